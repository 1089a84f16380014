# 時計と、離れている人について。

clock = 時計
clock-none = なし：各自のペースで
clock-deadline = 決定ごとに期限
clock-bank = 持ち時間制
clock-hours = 時間数
clock-bank-hours = 持ち時間（時間）
clock-increment = 毎回の加算（時間）
clock-nights = 夜間は時間が進まない
clock-weekends = 週末は時間が進まない
clock-over = 時間切れのとき
clock-over-remind = 催促する
clock-over-caretaker = 戻るまでボットが代わる
clock-over-replace = ほかの人が席を引き継げる
clock-chosen-by = 代わりの人を選ぶのは
clock-chosen-by-host = 主催者
clock-chosen-by-vote = ほかの人の投票
clock-deadline-of = 決定ごとに{ $hours }時間
clock-bank-of = 持ち時間{ $hours }時間、毎回{ $increment }時間加算
clock-off-nights = 夜間は停止
clock-off-weekends = 週末は停止

time-left = 残り{ $time }
time-in-bank = 持ち時間{ $time }
time-up = 時間切れ
on-vacation = { $day }まで休暇
kept-for = { $name }の代わりに{ $bot }
seat-vacant = 代わりの人を募集中

time = 時間
pause-want = 中断したい
pause-days = 最大日数
paused-until = すべての時計が止まっています。最長で{ $day }までです。
resume-want = 再開したい
vote-no-more = 希望を取り下げる
vote-wanted-pause = { $names }が中断を希望しています（{ $needed }人中{ $count }人）。
vote-wanted-resume = { $names }が再開を希望しています（{ $needed }人中{ $count }人）。
vote-wanted-caretaker = { $names }が、応答のない人の代わりにボットが進めることを希望しています（{ $needed }人中{ $count }人）。
vote-wanted-replacement = { $names }が、{ $candidate }が{ $seat }を担当することを希望しています（{ $needed }人中{ $count }人）。
caretaker-want = 応答のない人はボットに代わってほしい
would-play = { $seat }の担当を申し出る
would-not-play = { $seat }の担当の申し出を取り下げる
choose-candidate = { $name }に{ $seat }を任せたい
play-again = 自分でプレイに戻る
bot-for-you = ボットが代わりにプレイしています。
seat-open-for-others = 時間切れのため、あなたの席にほかの人が選ばれることがあります。

your-time = あなたの時間
your-time-about = 時計のあるテーブルでは、休暇の間は時間が進みません。夜間や週末にも進まないテーブルがあります。
time-zone = タイムゾーン
vacation-first = 初日
vacation-last = 最終日
vacation-add = 休暇を登録
vacation-end = 休暇を終える
vacation-span = { $first }～{ $last }
vacation-days-left = 今年の休暇は残り{ $days }日です。

# 全員の同意による巻き戻し
rewind-title = 巻き戻し
rewind-want = ここまで巻き戻す……
rewind-sure = 着席している全員に同意を求めます。返事がそろうまでテーブルは止まります。
rewind-ask = 同意を求める
rewind-not = 今はしない
rewind-wanted = { $names }が巻き戻しを提案しています。
rewind-point = ログを{ $lines }行取り消して、次の時点に戻ります：
rewind-learned = その後にあなたが知ったこと（{ $count }件）：
rewind-learned-nothing = その後にダイスもカードも見ていません。
rewind-dice = 出目は前とは変わります。手札と、それより前にシャッフルされたデッキはそのままです。指示は解除されます。
rewind-waits = 返事がそろうまで、テーブルは止まっています。
rewind-missing = まだ返事がない人：{ $names }。
rewind-agree = 同意する
rewind-decline = 断る
rewind-withdraw = 取り下げる
