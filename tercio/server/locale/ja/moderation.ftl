### 人と人との間で、サーバーが求めに応じない理由。

not-this-account = このアカウントの名前ではありません。
host-shows-out = 退席させられるのは主催者だけです。
nobody-sits-there = { $seat }には誰も着いていません。
not-yourself-out = 自分を退席させることはできません。席を離れてください。
shown-out = 主催者があなたをこのテーブルから退席させました。
apart-from-host = あなたとこのテーブルの主催者は、一緒に遊びません。
apart-no-whispers = あなたと{ $seat }の人は、個別に会話しません。
not-block-yourself = 自分をブロックすることはできません。
blocks-full = すでに{ $count }人をブロックしています。
nobody-of-that-name = その名前の人はここにいません。
report-about = 通報は、人、発言、テーブルのいずれかについて行います。
line-of-which-table = 発言はテーブルでのものです。どのテーブルかを指定してください。
nobody-said-that = そのような発言はありません。
no-such-report = その通報はありません。
report-settled = その通報はすでに解決しています。
for-moderators = モデレーター専用です。
moderators-not-locked = モデレーターをロックできるのは、コマンドラインを使う運営者だけです。
