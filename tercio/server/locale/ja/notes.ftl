### テーブルの会話に残すサーバーの記録。

note-join = { $name }が{ $seat }を担当します。
note-leave = { $name }が{ $seat }の席を離れました。
note-resign = { $name }が降りました。{ $seat }はボットが担当し、席は空いています。
note-kick = 主催者が{ $name }を退席させました。{ $seat }の席は空いています。
note-bot = ボット「{ $name }」が{ $seat }を担当します。
note-take-back = { $name }が再び{ $seat }を担当します。
note-invite = { $seat }の席は、招待された人のために取ってあります。
note-uninvite = 主催者が{ $seat }の席への招待を取り消しました。
note-apply = { $name }が{ $seat }の担当を申し出ています。
note-withdraw = { $name }が{ $seat }の担当の申し出を取り下げました。
note-caretaker = 担当者が戻るまで、{ $seat }はボットが代わりに担当します。
note-vacant = { $seat }は時間切れです。代わりに担当したい人はいますか？
note-time-over = { $seat }は時間切れです。
note-paused = 全員が中断に同意しました。時計は止まっています。
note-resumed = 時計が再び動き始めました。
note-vote-pause = { $seat }が中断を希望しています。
note-vote-resume = { $seat }が再開を希望しています。
note-vote-caretaker = { $seat }が、応答のない人の代わりにボットが進めることを希望しています。
note-vote-replacement = { $seat }が、空いた席を担当する人を選びました。
note-stands-in = 応答のない人の代わりにボットが答えます。
note-rewind-asked = { $seat }が巻き戻しを提案しました。
note-rewind-agreed = { $seat }が巻き戻しに同意しました。
note-rewind-declined = { $seat }が巻き戻しを断りました。
note-rewind-withdrawn = { $seat }が巻き戻しの提案を取り下げました。
note-rewound = 全員が巻き戻しに同意しました。ここからは出目が変わります。
note-branch = { $name }が、別のゲームの{ $line }行目から新しいダイスで続けます。
note-upload = { $name }がこのゲームをアップロードしました。{ $decisions }回の決定の後から続きます。{ $provenance }

## セーブの封印が語ること
seal-good = 封印は正しく、このサーバーが書いた保存データのまま、変更されていません。
seal-broken = このサーバーの封印がありますが、封印の後に変更されています。
seal-foreign = 別のサーバー（{ $by }）が封印した保存データです。封印はそのサーバーでしか確かめられません。
seal-none = どのサーバーも封印していない保存データです。誰が書いたかはわかりません。
