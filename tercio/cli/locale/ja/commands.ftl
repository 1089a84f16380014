### コマンドの答え。コマンド、オプション、ファイルの名はそのまま入力します。

## できないこと
no-file = ファイル{ $file }がありません。
in-file = { $file }：{ $why }
cannot-write = { $file }に書き込めません：{ $why }。
exists-already = { $file }はすでにあります。--forceで上書きします。
no-rule-option = 「{ $said }」はルールのオプションではありません。NAME=VALUEの形で指定してください。
server-not-installed = サーバーがインストールされていません（{ $part }がありません）：pip install 'tercio[server]'
numpy-wanted = 分析にはnumpyが必要です：pip install 'tercio[nets]'
other-game = { $file }は「{ $of }」のゲームで、「{ $game }」のものではありません。
which-game = どのゲームですか？あるのは{ $games }です。
as-it-was-begun = セーブしたゲームは始めたときの設定で続きます。{ $extra }を外してください。
watch-alone = --watchでは誰もプレイしません。--meを外してください。
no-cards = { $game }のカードについての説明はありません。
no-card = { $game }に「{ $card }」というカードはありません。一覧は`tercio cards list { $id }`で見られます。
# Stands where a list would stand.
none = なし
no-power = { $game }に「{ $power }」という勢力の説明はありません。あるのは{ $names }です。
nothing-decided = { $file }：まだ誰も決定していません。
analyse-later = { $file }：ゲームはまだ終わっておらず、ほかの人の持つものは隠されています。ボットだけを相手にプレイしているなら、--as SEATで、その席から分かることを示します。
no-such-decision = このゲームの決定は1～{ $steps }です。{ $number }はありません。
no-such-step = このゲームのステップは1～{ $steps }です。{ $number }はありません。
cannot-resume = セーブは再生できますが、再開できません：{ $why }
resumes-otherwise = セーブを再開した状態が、再生した状態と異なります。

## ゲーム
game-broken = 「{ $name }」というゲームは使えません：{ $why }。
by = { $game }、作者{ $who }
games-players = { $players }人
games-minutes = { $minutes }分
games-complexity = 複雑さ{ $complexity }／5
col-scenario = シナリオ
col-players = 人数

## セーブ
saved-with-seed = { $file }にセーブしました。シードが入っているので、プレイヤーには見せないでください。
chain-is-whole = { $file }：ハッシュの連鎖は完全です。
seed-matches = シードはコミットメント{ $commitment }と一致します。
decisions-replay = { $count }回の決定はすべて再生でき、セーブされた状態になります。
seal-is-good = 封印は正しく、そのサーバーが書いたセーブで、誰も変更していません。
seal-unchecked = サーバー{ $by }が封印しました。その後に変更されたかどうかは、そのサーバーにしか分かりません。そこにアップロードするか、そこで--key-ofを使って確かめてください。
seal-is-none = どのサーバーも封印していません。内容に矛盾はありませんが、誰が書いたかは分かりません。

## 記録されたゲームを見る
reel-help = Enterかn：次へ。b：戻る。数字：その位置へ。board、log、help、q：終了。
after-decision = 決定{ $at }／{ $steps }の後：
after-step = ステップ{ $at }／{ $steps }の後：
last-decision = これが最後の決定でした。
last-step = これが最後のステップでした。

## ボットの多数のゲーム
games-of = { $game }、{ $scenario }：{ $count }ゲーム
on-turn = 第{ $turn }ターン：{ $count }
ended-on = 終わったターン：{ $turns }。
how-ended = 終わり方：{ $reasons }。共同勝利{ $shared }。
decisions-a-game = 1ゲームに{ $count }回の決定。
clearly-apart = { $bot }には、席の違いでは説明できない明らかな差があります。
not-apart = { $bot }には、席の違いで説明できる以上の明らかな差はありません。
col-seat = 席
col-bot = ボット
col-games = ゲーム
col-wins = 勝利
col-vp = VP
col-min = 最小
col-max = 最大
col-share = 全勝利に占める割合
col-rating = レーティング
col-ms = 1決定のミリ秒

## ルール
how-it-wins = 勝ち方
what-it-does = できること
opening = 序盤
mistakes = よくある失敗
no-section-tells = { $book }に「{ $words }」を扱う節はありません。
rulings-count = 裁定：{ $count }、未解決を含むもの：{ $open }。

## サーバー
tercio-is-at = Tercioは{ $url }で動いています（{ $mode }、ゲームの保存先は{ $kept }）。
local-server = ローカルサーバーにはパスワードがないので、{ $host }で待ち受けてはいけません。--hostedを使ってください。
cannot-serve = { $host }のポート{ $port }では動かせません：{ $why }。
proxy-address = プロキシはアドレスかネットワークで指定します：{ $why }。
messages-lead-back = 通知にはリンクが含まれます。--hostedと、リンク先を示す--originを指定してください。
mail-from-whom = メールを送るには差出人が必要です：--mail-from tercio@example.org
mails-lead-back = メールにはリンクが含まれます。サーバーのアドレスを--originで指定してください。
mail-password = メールの送信にログインするには、パスワードのファイルが必要です。
password-in-the-open = パスワードを暗号化せずに送ることはできません。--smtp-tlsにstarttlsかtlsを指定してください。

## 翻訳
no-translations = 翻訳はまだありません。
no-translation = 「{ $language }」の翻訳はありません。あるのは{ $known }です。
translated-so-far = { $language }：{ $messages }文のうち{ $translated }文（{ $share }%）
words-missing = 未訳
words-stale = 要更新
words-unknown = 不明
words-wrong = 誤り
