# いくつもの問いを1つに：提案の各行。

proposal-deployment = 助言どおり配備
proposal-minors = 提案どおり配置
proposal-peace = 提案どおり講和
proposal-joining = 提案どおり返答
proposal-losses = 提案どおり処理
proposal-reaction = 提案どおり対応
proposal-revolts = 提案どおりの反乱
proposal-end-of-turn = 提案どおり処理
proposal-impulse = 助言どおり行動

proposed-option-deploy = { $power }：{ $item }
proposed-redeploy-minor = { $minor }、{ $place }の{ $unit }：{ $what }
proposed-redeploy-minor-done = { $minor }、{ $place }の{ $unit }：そのまま
proposed-reinforce-minor = { $minor }、{ $unit }：{ $what }
proposed-repatriate = { $place }：{ $what }へ
proposed-lose = { $place }で除去：{ $what }
proposed-disperse = { $place }で分散：{ $what }
proposed-box = { $place }から分散ボックス{ $what }へ
proposed-base = { $place }の艦船：{ $what }
proposed-fighters = { $place }で戦う：{ $what }
proposed-battlefield = { $place }：{ $what }
proposed-revolt-where = 反乱（R{ $level }）：{ $what }
proposed-give-up = 手放す：{ $what }
proposed-give-up-done = 何も手放さない
proposed-dynastic-change-done = 王朝交代なし
proposed-enter-merchants = { $power }、{ $center }へ：{ $what }
proposed-impulse-start-done = インパルス開始時は何もしない
proposed-action-done = これ以上のアクションなし
proposed-impulse-end-done = インパルス終了時は何もしない
