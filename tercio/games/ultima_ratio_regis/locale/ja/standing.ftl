### 事前指示で名指しできるもの。機会は「のとき」、条件は「場合」、期間は「が終わるまで」に続く。

name-window-combat-card = 戦闘でカードをプレイできる場面
name-window-support = 自分の艦隊が陸の戦闘を支援できる場面
name-window-reaction = 自分の部隊が迎撃か離脱をできる場面
name-window-oppose = 服従化に抵抗できる場面
name-window-intercept-transport = 自分の艦隊が輸送を阻止できる場面
name-window-intercept-pirate = 自分の艦隊が海賊行為を阻止できる場面
name-window-auction = 競売で入札できる場面

name-span-impulse = このインパルス
name-span-turn = このターン

name-condition-my-units-are-there = 自分のユニットがそこにいる
name-condition-it-is-my-area = そこが自分のエリアである
name-condition-an-enemy-of-mine-acts = 自分の敵が行動する
