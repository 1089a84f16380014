### 事前指示で名指しできるもの。機会は「のとき」、条件は「場合」、期間は「が終わるまで」に続く。

name-window-any_impulse = 誰かのインパルス
name-window-impulse_over = インパルスの終了時
name-window-event_declared = イベントの宣言
name-window-move_announced = 陸上移動の宣言
name-window-interception = 自軍が迎撃できる場面
name-window-avoid_battle = 自軍が戦闘回避できる場面
name-window-before_field_battle = 野戦の開始前
name-window-field_battle_cards = 野戦の戦闘カード
name-window-field_battle_after_roll = 野戦のダイスの直後
name-window-assault_announced = 強襲の宣言
name-window-before_assault = 強襲の開始前
name-window-assault_cards = 強襲の戦闘カード
name-window-assault_after_roll = 強襲のダイスの直後
name-window-assault_resolved = 強襲の終了後
name-window-assault_won = 強襲による城塞の陥落
name-window-naval_move_announced = 海上移動の宣言
name-window-naval_interception_rolled = 船団の迎撃のダイスの直後
name-window-naval_avoid_rolled = 船団の戦闘回避のダイスの直後
name-window-naval_combat_cards = 海上戦闘の戦闘カード
name-window-naval_combat_after_roll = 海上戦闘のダイスの直後
name-window-naval_combat_resolved = 海上戦闘の終了後
name-window-naval_transport_announced = 陸軍ユニットの乗船
name-window-piracy_announced = 海賊行為の開始前
name-window-piracy_resolved = 海賊行為の終了後
name-window-spring_deployment_start = 春期配備の開始前
name-window-spring_deployment = 自分の春期配備

name-span-impulse = このインパルス
name-span-phase = このフェイズ
name-span-turn = このターン

name-condition-my-units-are-there = 自分のユニットがそこにいる
name-condition-it-is-my-space = そこが自分のスペースである
name-condition-an-enemy-of-mine-acts = 自分の敵が行動する
