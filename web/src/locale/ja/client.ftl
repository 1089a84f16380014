tercio = Tercio
motto = 16世紀の戦争を、審判つきで
loading = お待ちください……
try-again = もう一度試す
close = 閉じる
help = ヘルプ
site = サイト
language = 言語
light-or-dark = ライト／ダーク

## うまくいかないとき
line-down = サーバーに接続できません。再接続しています……
line-down-chosen = サーバーに接続できません。再接続しています。選択は保持されています……
trouble-lost = サーバーに接続できません。
trouble-moved-on = テーブルの状況が進みました。今の問いはこちらです。
trouble-not-offered = それはもう選べません。
trouble-log-in = 先にログインしてください。
trouble-too-large = 大きすぎて、サーバーが受け付けません。
trouble-too-often = 操作が速すぎます。少し待ってから、もう一度試してください。
trouble-busy = サーバーが混み合っています。何も変更されていません。少し待って、もう一度試してください。
trouble-version = このページとサーバーのバージョンが異なります。ページを再読み込みしてください。
trouble-broken = サーバーで問題が起きました。何も変更されていません。
trouble-refused = サーバーが応じませんでした。
trouble-here = このページで問題が起きました。続けるには再読み込みしてください。

## ロビー
solo-as = { $name }で担当する勢力
solo-seats = 担当
solo-chosen = 勢力はテーブルで選びます。
solo-scenario = { $name }のシナリオ
length-minutes = { $n }分
length-hours = { $n }時間
length-turns = { $n }ターン
facts-players = { $count }人プレイ
facts-complexity = 難易度{ $n }（5段階）
facts-complexity-1 = 遊びながら覚えられる
facts-complexity-2 = やさしい
facts-complexity-3 = 覚えるのに一晩
facts-complexity-4 = 難しい
facts-complexity-5 = とても難しい
about-this-game = このゲームについて
guided-start = 手引きつきの最初のインパルス
guided-turn = 手引きつきの最初のターン
guided-alone = 手引きつき：{ $name }
play-now = 今すぐプレイ
starting = テーブルを準備しています……
primer-title = 初めてですか？
primer-about = 「{ $name }」は、同じテーブルで遊ぶ10分の小さなゲームです。決定のたびに手引きが説明します。
primer-start = 手引きつきのゲームをプレイ
my-games = あなたのゲーム
games = ゲーム
turn-of = { $names }
waits-since = { $who }・{ $time }
open-tables = 参加者募集中のテーブル
running-games = 観戦できるゲーム
finished-games = 終了したゲーム
new-table = テーブルを作る……
upload-save = 保存したゲームを開く
game = ゲーム
scenario = シナリオ
players = プレイヤー
who-sits-there = { $seat }：{ $who }
who-sits = 席の割り当て
who-me = 自分
who-open = 誰でも可
who-invited = 招待制
who-bot = ボット：{ $name }
pace = 進め方
pace-suits = 着席者に合わせる
pace-quick = 速く：対応できる全員が答えしだい先へ
pace-discreet = 慎重に：対応の機会はいつも同じ長さ
hints = ヒント
hints-solo = ボットだけを相手にする人に
hints-all = 全員に
hints-none = なし
pack = データパック
ask-before-dice = ダイスを振る前に確認する
dice = ダイス
listed = テーブルをロビーで全員に表示
chosen = { $name }：{ $value }
make-table = テーブルを作る
option-edition = 版
option-walls = 城壁
value-2017 = 2017年版（500周年記念）
value-living = リビングルール
value-first = 初版
value-stone = 石造り
value-earth = 土造り
seat-open = 空席
seat-invited = 招待中
seat-human = プレイヤー
seat-bot = ボット
status-gathering = 募集中
status-playing = 進行中
status-over = 終了
to-lobby = ロビーへ
gathering-about = すべての席が埋まると、ゲームが始まります。
invitation = この席の招待リンク
copy-link = リンクをコピー
copied = コピーしました。
copy-by-hand = ブラウザーがこのページにコピーを許していません。手動でコピーしてください。
is-here = 在席
is-away = 離席
call-off = ゲームを中止
call-off-sure = テーブルと、そこでの発言は失われます。
call-off-yes = 中止する
call-off-no = 続ける
called-off = 主催者がこのゲームを中止しました。
invite-somebody = 誰かを招待
uninvite = 招待を取り消す
sit-down = この席に着く
seat-kept-for-you = あなたのための席です
stand-up = 席を立つ
give-to-bot = ボットに任せる
start-game = ゲームを開始
log-in-to-sit = ログインして席に着く
seats-still-open = まだ空いている席があります。
commitment = 出目はすでに決まっており、{ $hash }で封印されています。終了後に誰でも検証できます。

## ログイン
log-in-invited = あなたのために席が空けてあります。
log-in-about = ログインするか、名前とパスワードを決めて登録してください。
name = 名前
password = パスワード
log-in = ログイン
log-out = ログアウト
sign-up = 登録
password-rule = パスワードは10文字以上です。

## プレイするプログラム
tokens = 自作のボット
tokens-about = プログラムがHTTP経由であなたの名前でプレイできます。方法はdocs/bot-protocol.mdにあります。トークンが必要です。
token = トークン
token-label = ロビーで作成
token-make = トークンを作成
token-once = 今コピーしてください。一度しか表示されません。
tokens-revoke = すべてのトークンを取り消す
tokens-revoked = すべてのトークンを取り消しました。

## テーブル
table-tools = テーブル
turn-track = ターン
all-seats = 誰の視点か
spectator = 観戦者
your-seats = あなたの席
displays = ディスプレイ
display-of = { $name }：勢力カード
no-map = このゲームにマップはありません。ほかはすべて横にあります。
replay = リプレイ
beside-the-map = マップの横
tab-log = ログ
tab-talk = チャット
tab-deals = 協定
tab-orders = 指示
tab-notes = メモ
notes-about = このテーブルでのあなたのメモです。ほかの人には読めません。
notes-kept = 保存しました。
notes-writing = 保存しています……
notes-failed = まだ保存されていません。もう一度試みます。
options = 選択肢
filter-options = 選択肢を絞り込む
narrowed = クリックしたものに関する選択肢：{ $count }個。
show-all-options = すべて表示
show-on-map = マップに表示：{ $text }
order-always = 常に：
pass-and = パスし、さらに：
orders-standing = 事前指示
order-end = この指示を終える：{ $text }
just-changed = 一覧が変わったところです。よければもう一度選んでください。
no-option-matches = 該当する選択肢はありません。
menu-part = 一部だけ……
menu-several = ほかと一緒に……
menu-several-of = { $name }：いくつかを、それぞれの行き先へ送る
menu-part-of = { $name }：行くユニットを選ぶ
menu-goals = または光っている場所をクリック
menu-chance = { $what }：{ $n }%
proposed-show = { $count ->
    [1] 内容を表示
   *[other] 全{ $count }手を表示
}
proposed-hide = 隠す
proposed-up-to-here = ここまで提案どおりにし、その後は尋ねる
proposed-hint = 行をクリックするとそこまで進み、その後は自分で選べます。
menu-barred = ここでできないことと、その理由
menu-list = まとめて……
menu-list-of = { $name }：いくつかまとめて計画してから実行
menu-approaches = ここへ来られる味方：
menu-unsure = すべては調べきれませんでした。ほかにも行ける場所があるかもしれません。
menu-afar = { $name }からなら{ $cost }かかります。
menu-beyond = 使える{ $cost }でここへ来られる味方はいません。
menu-approach = { $name }から距離{ $steps }{ $cost ->
    [none] {""}
   *[other] ：{ $cost }
}
draft-march = { $from }から移動{ $cost ->
    [none] {""}
   *[other] ：{ $cost }
}
draft-ends = そこから先は誰にもわかりません。
draft-go = 移動
draft-way = 別の道
draft-way-turns = 通る場所を順にクリックしてください。最後の場所をもう一度クリックすると移動します。
draft-gone = 問いが変わったため、計画は破棄されました。
draft-do = 実行
draft-drop = やめる
draft-list = { $name }{ $cost ->
    [none] {""}
   *[other] ：合計{ $cost }
}
draft-list-goals = 場所をクリックすると加え、もう一度クリックすると外します。
draft-list-full = これ以上は空きか資金がありません。
draft-more = { $name }：1つ増やす
draft-less = { $name }：1つ減らす
muster = 誰が{ $name }を出ますか？
muster-none = 行くユニットを選んでください。
muster-goals = 次に行き先をクリックしてください。
march-halted = 途中で何かが起き、移動は止まりました。
chain-stopped = 途中で何かが起きました。今の問いはこちらです。
not-your-move = あなたの手番ではありません。
you-watch = 観戦中です。
you-passed = パスしました。
you-pass-by-order = 事前指示により、対応の時間が終わるとパスします。ここで指示を終えると、選べるようになります。
you-passed-about = 対応の時間が終わると確定します。その時間は全員同じです。それまでは取り消せます。
responses-may-come = 対応があるかもしれません……
seat-of = { $name }（{ $person }）
waiting-for = { $names }を待っています。
winners = 勝者：{ $names }。
verify-dice = 出目を検証
dice-verified = すべての出目と{ $count }個の決定に問題はありません。
download-save = ゲームをダウンロード
looking-back = 振り返り中
back-to-now = 現在に戻る
undo = 取り消す
why-name = { $name }：
why-not-now = 今これでできることはありません。
why-not-your-turn = あなたの手番ではありません。
odds-win = 勝ち{ $n }%
odds-draw = 引き分け{ $n }%
odds-loss = 負け{ $n }%
odds-losses = 予想される損害：味方{ $mine }、敵{ $theirs }
attempt-win = 成功{ $n }%
attempt-loss = 失敗{ $n }%
percent = { $n }%
range = { $first }～{ $last }
list-comma = 、
list-semicolon = ；
# $doing: what cannot be done; why not follows.
why-doing = { $doing }：
list-space = {""}
standings = 形勢
points = { $count }VP
cards-held = 手札{ $count }枚
your-move = あなたの手番
your-move-title = あなたの手番
your-moves = { $count ->
    [1] あなたの手番
   *[other] { $count }つのゲームがあなたを待っています
}
bell = 手番を知らせる
bell-about = あなたの手番になると、タブの題名とアイコンで知らせます。ほかの知らせ方：
bell-sound = 音
bell-notice = よそを見ているときの通知
bell-forbidden = ブラウザーがこのページに通知を許していません。ブラウザーの設定で変更できます。
before-dice = { $what }：ダイスを振るので、取り消せません。
roll-dice = 振る
not-yet = まだ
time-now = たった今
time-minutes = { $n }分
time-hours = { $n }時間
time-days = { $n }日
you = あなた
person-local = あなた
to-move = 手番
bot = ボット
bot-thinks = ボットが思考中
bot-is-random = ランダム
bot-is-greedy = 目先重視
bot-is-search = 先読み
bot-is-thinker = 思考家
bot-is-sergeant = 軍曹
bot-is-strategist = 戦略家
bot-is-recruit = 新兵
bot-is-captain = 隊長
bot-is-marshal = 元帥
bot-is-master = 達人
bot-of-character = { $character }{ $level }
character-bold = 大胆な
character-careful = 慎重な
character-loyal = 律儀な
character-treacherous = 油断ならない
bot-named = { $name }（ボット）
move-since = { $move }・{ $time }
filter-log = ログを絞り込む
filter-log-side = この勢力の行だけ
filter-log-all = 全員
log-nothing = 該当するできごとはありません。
log-nothing-yet = まだ何も起きていません。
map-tabs = マップ
map-targets = 選べる場所{ $count }か所
your-hand = あなたの手札：{ $count }枚
card-value = 値{ $count }：
card-playable = 今プレイ可能
hand-before = 左のカード
hand-after = 右のカード
card-not-now = 今は不可
card-barred = 今は不可：{ $reason }
reconstructed-sign = ◇ 推定：ルールブックに記載がありません。
no-cards = カードなし。
since-you-left = 前回の手番から{ $count }件のできごとがありました。
play-it-back = 再生する
skip = 飛ばす
play = 再生
pause = 一時停止
step-back = 1つ戻る
step-on = 1つ進む
replay-slider = ゲーム中の位置
replay-at = { $at }／{ $total }
replay-more = 単位、速度、リンク
replay-by = 進める単位
replay-by-turn = ターン
replay-by-phase = フェイズ
replay-by-impulse = インパルス
replay-by-line = ログの行
replay-speed = 速度
replay-link = リンクをコピー
go-on = ここから続ける
go-on-as = 担当
layers = マップのレイヤー
layers-whose = 誰の軍隊か
layers-show = マップに表示
layers-nothing = 今のマップには該当するものがありません。
vp-over-time = 勝利得点の推移

options-of-one = { $name }の選択肢だけ
options-of = 選択肢を絞り込む勢力
dialog-hide = 先にマップを見る
dialog-show = 戻る：{ $title }

card-home = 本国カード
card-event = イベント
card-mandatory = 強制イベント
card-response = 反応
card-combat = 戦闘
card-treasure = 財宝
card-diplomacy = 外交
card-before-battle = 戦いの前
card-on-the-march = 行軍中
card-impulse = 自分のインパルス
card-alliance = 同盟
card-casus_belli = 開戦事由
card-discovery = 発見
card-leader = 指揮官
card-military = 軍事
card-other = その他
card-rebellion = 反乱
card-religion = 宗教
card-technology = 技術
card-trade = 交易
card-transfer = 移譲
card-war = 戦争

## チャット、協定、指示
talk-channels = チャンネル
talk-private = 個別：
talk-unread = 未読
talk-person = （{ $name }）
talk-colon = ：
talk-only = これを読めるのは、あなたと{ $names }だけです。
talk-not-private-now = 今は個別の会話がルールで認められていません。
talk-sit-first = 発言するには席に着いてください。
talk-nothing = まだ発言はありません。
talk-everybody = 全員
talk-say = 発言する
talk-say-to = { $names }だけに発言する
talk-send = 送信
deal-draft-title = { $partner }への草案
deal-proposed-title = { $proposer }から{ $partner }への提案
deal-agreed-title = { $proposer }と{ $partner }の合意
deal-empty = まだ何もありません。
deal-add = 条項を加える
deal-choose = 選択……
deal-propose = 提案を送る
deal-scrap = 破棄
deal-strike = 削除
deal-accept = 受諾
deal-decline = 拒否
deal-withdraw = 取り下げ
deal-counter = 対案を出す
deal-with-whom = 提案を書く相手：
deal-await = 提案されたら受諾する
deal-await-why = その場にいる必要はありません。ちょうどこの内容が提案されると、自動で受諾します。この指示は誰にも見えません。
deal-ready-seats = 準備完了：{ $names }。
deal-nobody-ready = まだ誰も準備完了ではありません。全員が準備完了になると交渉は終わります。
orders-about = 事前指示は、対応の機会にあなたの代わりにパスします。誰も待たずに済みます。
orders-none = 指示はありません。
order-cancel = 取り消す
plan-about = または、時機が来たときにカードを1回だけ自動でプレイします。計画はほかの誰にも見えません。
plan-card = プレイするカード
plan-no-card = （カードを選択）
plan-when = 機会
plan-when-any = 対応できるようになりしだい
plan-named = 対象
plan-named-any = 何でも、または場所や人物
plan-unknown = マップに「{ $name }」はありません。
plan-give = 計画する
plan-losses = 損害の割り振り方をあらかじめ決めておけます。取り消すまで、どの戦闘にも適用されます。ほかの誰にも見えません。
order-give = 指示を出す
order-when = パスする機会
order-against = 誰の行動中か
against-anybody = 誰でも
against-seat = { $name }
order-until = いつまで
order-unless = 次の場合を除く
when-any = 対応できるときは常に
until-ever = 取り消すまで
until-span = { $span }が終わるまで
unless-never = （例外なし）
bot-offer = しばらく時間がありませんか？ボットが代わりにプレイできます。席はいつでも取り戻せます。全員に知らされます。
hand-to-bot = ボットに代わってもらう
resign = 降りる
resign-sure = 完全に降りる
resign-about = 降りると席を完全に手放します。ボットが続け、ほかの人が席を引き継げます。
bot-plays-you = ボットが代わりにプレイしています。
take-back = 自分でプレイに戻る

## ヒント
hint = ヒント
hint-title = ボットならどうするかと、その理由（H）
hint-told = ボットなら「{ $option }」を選びます。

## 手引きつきのゲーム
guide = 手引き。
guide-advice = よい選択：{ $option }
guide-wise = （手引きのおすすめ）
guide-off = 手引きなし
guide-on = 手引きを表示

skip-to-options = 決定欄へ
skip-to-map = マップへ
announce-ask = { $text }選択肢は{ $count }個です。
announce-menu = { $name }：{ $text }{ $count ->
    [0] {""}
   *[other] {" "}選べる場所は{ $count }か所です。
}
announce-count = { $name } × { $count }
announce-list = { $name }：{ $places }{ $cost ->
    [none] {""}
   *[other] 、{ $cost }
}。{ $count ->
    [0] {""}
   *[other] ほかに選べる場所は{ $count }か所です。
}Enterで実行、Escapeで破棄します。
announce-party = 誰が{ $name }を出ますか？{" "}{ $who ->
    [none] 行くユニットを選んでください。
   *[other] { $who }。
}{ $count ->
    [0] {""}
   *[other] {" "}選べる場所は{ $count }か所です。
}
announce-draft = { $from }から{ $way }へ{ $cost ->
    [none] {""}
   *[other] 、{ $cost }
}。Enterで実行、Escapeで破棄します。
