### カードをプレイできる機会。

ask-event_declared = { $player }が「{ $declared }」をイベントとして宣言しました。対応しますか？
ask-any_impulse = { $power }がインパルスを始めるところです。反応カードをプレイしますか？
ask-emperor_announced = カール5世が旅立とうとしています。対応しますか？
ask-victory_determination = これから勝利判定です。カードをプレイしますか？
ask-war_intervention = あなたは介入します。あわせてカードをプレイしますか？

## 事前指示で「のとき」に続く

name-window-emperor_announced = カール5世の旅立ち
name-window-papal_bull_on_cranmer = クランマーへの破門
name-window-debate_round = 討論のラウンドの開始
name-window-peace_segment = 和平の申し入れの機会
name-window-victory_determination = 勝利判定の直前
