# What events ask.

ask-event-unrest = { $up ->
    [0] どの勢力の不穏を{ $by }下げますか？
   *[other] どの勢力の不穏を{ $by }上げますか？
  }
option-restless = { $a }（不穏{ $unrest }、国力{ $vitality }）
option-power = { $a }
ask-event-minor = どの中小勢力を選びますか？
ask-event-veteran = { $power }：どの部隊をベテランにしますか？
ask-event-leader = { $power }：{ $leader }はどこで指揮を執りますか？
ask-settle = { $power }：どのエリアに入植しますか？
option-settle = { $a }
