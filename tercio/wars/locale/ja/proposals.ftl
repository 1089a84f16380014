# いくつもの問いを1つに：提案の各行。

proposal-winter = 提案どおり冬営
proposal-spring = 提案どおり配備
proposal-losses = 提案どおりの損害
proposal-reaction = 提案どおり対応
proposal-placing = 提案どおり配置
proposal-piracy = 提案どおり支払う
proposal-choosing = 提案どおり選ぶ
proposal-impulse = 助言どおり消費

proposed-option-take-unit = { $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}{ $n }
proposed-option-all = 全員
proposed-winter-excess = { $space }から帰還：{ $what }
proposed-winter-route = { $space }：{ $what }
proposed-winter-port = { $place }の船：{ $what }
proposed-winter-leader = { $leader }：{ $what }
proposed-loan-port = { $space }で貸与中の船：{ $what }
proposed-losses = { $space }：{ $what }
proposed-retreat = { $space }から撤退：{ $what }
proposed-displace = { $space }から再配置：{ $what }
proposed-avoid-battle-pass = { $space }での戦闘を回避しない
proposed-withdraw = { $space }：{ $what }
proposed-event-place-unit = { $kind ->
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}：{ $what }
proposed-place-leader = { $leader }：{ $what }
proposed-piracy-award = { $sea }：{ $what }
proposed-event-unrest = 不穏：{ $what }
