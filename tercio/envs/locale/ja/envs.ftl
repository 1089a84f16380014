### 学習用の環境が断ること。パラメーターの名前は書かれたまま。

parts = tercio.envsには{ $names }が必要です：pip install 'tercio[{ $extra }]'
no-environment = 「{ $game }」の環境はありません。あるのは{ $known }です。
no-actions = 「{ $value }」というactionsはありません。あるのは{ $known }です。
no-observations = 「{ $value }」というobservationsはありません。あるのは{ $known }です。
no-rewards = 「{ $value }」というrewardsはありません。あるのは{ $known }です。
no-illegal = 「{ $value }」というillegalはありません。あるのは{ $known }です。
no-parameter = { $names }はありません。あるのは{ $known }です。
no-parameters = 観測者にパラメーターはありませんが、{ $given }が渡されました。
a-share = { $name }は0から1までです。{ $value }にはできません。
not-below-nought = { $name }は0以上です。{ $count }にはできません。
at-least-one = { $name }は1以上です。{ $count }にはできません。
two-options = 一度に並べる選択肢は2つ以上です。{ $count }にはできません。
one-table = テーブルは1つ以上です。{ $count }にはできません。
processes-and-tables = プロセス{ $processes }個でテーブル{ $tables }個は分けられません。
bots-and-seats = ほかの席は{ $seats }席ですが、ボットが{ $bots }体あります。
action-needed = { $seat }はアクションを選ぶ必要があります。
no-action = アクション{ $action }はありません。全部で{ $count }個です。
no-such-choice = { $seat }はアクション{ $action }を選べません。選べるのは{ $legal }です。
not-asked-for-long = { $seat }は{ $count }回の決定の間、一度も選択を求められませんでした。
imagined = 想像された局面には、保存するためのシードがありません。
