### コマンドの答え。コマンド、オプション、ファイルの名はそのまま入力します。

## できないこと
no-file = ファイル{ $file }がありません。
in-file = { $file }：{ $why }
cannot-write = { $file }に書き込めません：{ $why }
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
headed = { $head }：{ $text }
no-powers = { $game }には勢力の説明がありません。
ended-so = { $reason }：{ $count }
set-up = { $game }、{ $scenario }：{ $seats }。
no-power = { $game }に「{ $power }」という勢力の説明はありません。あるのは{ $names }です。
nothing-decided = { $file }：まだ誰も決定していません。
analyse-later = { $file }：ゲームはまだ終わっておらず、ほかの人の持つものは隠されています。ボットだけを相手にプレイしているなら、--as SEATで、その席から分かることを示します。
no-such-decision = このゲームの決定は1～{ $steps }です。{ $number }はありません。
no-such-step = このゲームのステップは1～{ $steps }です。{ $number }はありません。
cannot-resume = セーブは再生できますが、再開できません：{ $why }
resumes-otherwise = セーブを再開した状態が、再生した状態と異なります。

## --helpの見出しなど
help-usage = 使い方：
help-arguments = 引数
help-options = オプション
help-commands = コマンド
help-show = この説明を表示する。
help-env-var = 環境変数
help-default = 省略時
help-required = 必須

## 入力の誤り。$nameは入力されたとおりのオプション、コマンド、引数
usage-error = エラー：{ $why }
usage-try = 「{ $command }」で使い方を表示します。
usage-no-command = コマンド「{ $name }」はありません。
usage-no-command-but = コマンド「{ $name }」はありません。{ $meant }のことですか？
usage-which-command = コマンドを指定してください。
usage-no-option = オプション{ $name }はありません。
usage-no-option-but = オプション{ $name }はありません。{ $meant }のことですか？
usage-takes-none = { $name }は値をとりません。
usage-takes-one = { $name }には値が必要です。
usage-too-much = 余分な引数があります：{ $rest }
usage-missing-argument = 引数{ $name }がありません。
usage-missing-option = オプション{ $name }が必要です。
# $why：以下のいずれか
usage-bad-value = { $name }：{ $why }
usage-one-of = { $known }のいずれかを指定してください。
usage-whole-number = 整数を指定してください。
usage-whole-number-within = 整数を指定してください（{ $limits }）。
usage-number = 数値を指定してください。
usage-number-within = 数値を指定してください（{ $limits }）。
usage-other = { $why }

## ゲーム
game-broken = 「{ $name }」というゲームは使えません：{ $why }。
by = { $game }、作者{ $who }
games-with = { $name }（{ $more }）
# Between what a line tells, and between the ends of a span.
list-apart = 、
span = ～
games-players = { $players }人
games-minutes = { $minutes }分
games-complexity = 複雑さ{ $complexity }／5
games-state-complete = 完成
games-state-all-rules-and-cards = ルールとカードのすべて
games-state-all-rules-and-cards-part-of-the-data-is-reconstructed = ルールとカードのすべて。データの一部は推定
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
cannot-serve = { $host }のポート{ $port }では動かせません：{ $why }
proxy-address = プロキシはアドレスかネットワークで指定します。「{ $said }」はどちらでもありません。
messages-lead-back = 通知にはリンクが含まれます。--hostedと、リンク先を示す--originを指定してください。
push-by-https = ブラウザーはhttpsからの通知しか受け取りません。--pushを使うなら、--originはhttps://で始まる必要があります。
mail-from-whom = メールを送るには差出人が必要です：--mail-from tercio@example.org
reset-leads-back = リンク先が必要です。サーバーのアドレスを--originで指定してください。
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

## 書き出したもの
report-is-in = レポートは{ $file }にあります。
exported = { $folder }に{ $count }ゲーム
left-out = 同意がないため除いたもの：{ $games }。
agreed-there = --databaseは--savesや--consentと併用できません。同意はサーバー上で得ます。
bots-not-asked = --consentは--savesと共に使います。ボットの同意は要りません。
consent-wanted = 人のゲームには同意が必要です。--consentでファイルを指定してください。
progress-games = ゲーム
col-table = 表
col-rows = 行

## 分析
chances-known = 誰にでも分かる情報から見た勝機：
chances = 誰にでも分かる情報から見た勝機（{ $why }）：
changed-most = 最も大きく流れを変えた決定：
changed = { $who }、第{ $turn }ターン：{ $told }（{ $change }）
would-have-chosen = { $bot }ならこれを選択：{ $text }
where-from = 勝機の由来：
col-turn = ターン
col-decision = 決定
col-own-choices = 自分の選択
col-others-choices = 他者の選択
col-luck = 運

## ランダムプレイと失敗
thorough-or-quick = --thoroughと--quickは同時に指定できません。
fuzzed = { $games }ゲーム、{ $decisions }決定。
kind-of-game = { $scenario }、{ $players }人
check-fails = { $check }が{ $count }決定後に失敗：{ $why } { $file }を参照してください。
still-fails = { $check }はまだ失敗します：{ $why }
failure-outdated = { $file }は古くなりました。今のルールに{ $left }という選択肢はありません。
failure-mended = { $check }は成り立ちます。失敗は直っています。
col-kind = 種類
col-decisions = 決定
col-failures = 失敗

## カード
card-use = 使い方{ $use }、場面：{ $when }
card-if = 条件{ $condition }：{ $place }
card-announces = 告知
card-does = 効果
card-worth = { $power }にとっての価値：{ $worth }VP
cited-by-test = テスト
col-card = カード
col-name = 名前
col-text = 文章

## バックアップ
backed-up = { $database }の内容を{ $file }に保存しました：アカウント{ $accounts }、ゲーム{ $games }、決定{ $decisions }。
restored = { $file }の内容を{ $database }に戻しました：アカウント{ $accounts }、ゲーム{ $games }、決定{ $decisions }。
kept-whole = どのゲームの決定も欠けておらず、サーバーが書いたとおりです。
kept-broken = 次のゲームの決定は、サーバーが書いたものと異なります：{ $games }。

## 性能の測定
no-figures = { $file }に測定結果はありません：{ $why }
better = 向上
worse = 悪化
col-figure = 項目
col-value = 値
col-old = 旧
col-new = 新
col-change = 変化

## データとパック
data-is-sound = { $game }のデータに問題はありません。
pack-fits = 適合
no-pack-there = { $folder }はパックではなく、パックを含んでもいません。
col-file = ファイル
col-id = ID
col-guess = 推定
col-source = 出典
col-version = 版
col-game = ゲーム
col-hash = ハッシュ
col-state = 状態

## スクリプト
scripts-held = { $of }本のスクリプトのうち{ $held }本が書かれたとおりに進みました。

## ルールの引用元
cited-in-vain = { $cite }は{ $places }で引用されていますが、ルールブックにその節はありません。
covered = 全{ $count }節、対象外{ $waived }節。残りのうちコードがあるのは{ $code }%、テストがあるのは{ $tests }%です。
ruling-on-card = カード{ $card }：
left-open = 未解決
cited-by-code = コード
cited-by-nothing = 引用元はありません。
hook = フック{ $hook }
hook-declared = 宣言
hook-asked-by = 呼び出し元
hook-filled = 実装
col-section = 節
col-title = 題
col-code = コード
col-tests = テスト
col-waived = 対象外

oidc-needs-origin = --oidc-issuerには--hostedと--originが必要です。ログインした人はそこへ戻ります。
oidc-needs-client = --oidc-issuerには--oidc-client-idと--oidc-client-secretが必要です。
oidc-by-https = --oidc-issuerはhttps://で始まる必要があります。
oidc-needs-packages = --oidc-issuerにはパッケージの追加が必要です：pip install 'tercio[oidc]'
