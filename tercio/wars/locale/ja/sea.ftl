### 海のできごと（16）と船の貸与（9.2）。

## 船団

option-ship = { $power }：{ $kind ->
    [corsair] 私掠船
    [galley] ガレー船
    [galleon] ガレオン
    [race_built_galleon] ガレオン戦艦
   *[other] 艦隊
  }1
option-all-ships = すべての船
option-naval-leader = { $a }
option-no-leader = リーダーは同行しない
option-fleet-from = { $a }の船
option-fleet-to = { $a }
ask-fleet-leaders = { $place }から船{ $ships }隻が出ます。どの海軍リーダーが同行しますか？
ask-lose-ship = どの船を失いますか？
ask-keep-ship = あなたの1隻を除いて両船団が失われます。どの船が残りますか？

## 海上移動

ask-naval-move = どの船を移動しますか？「完了」とするまで、どの船も動きません。
ask-naval-destination = { $place }の船はどこへ行きますか？
ask-naval-ships = { $place }から{ $to }へどの船が行きますか？現在：{ $ships }
ask-naval-leaders = どの海軍リーダーが{ $place }から{ $to }へ行きますか？
ask-naval-combat = どの海上戦闘を先に解決しますか？
ask-naval_move_announced = { $mover }が海上移動を宣言しました。対応しますか？
option-fight = { $a }で{ $b }と
forbid-not-adjacent-by-sea = そこは海で隣接していません。
forbid-port-of-another-power = 他勢力の港湾に入れるのは、そこの敵船と戦う場合だけです。
forbid-port-out-of-play = その港湾は使用しません。
forbid-sea-closed-to-ships = これらの船はそこに入れません。
forbid-lost-at-sea-this-impulse = これらの船はこのインパルスの海上戦闘に敗れました。

## 海での迎撃と戦闘回避

ask-naval-intercept = { $power }が{ $sea }に入りました。迎撃しますか？
ask-intercepting-ships = { $place }からどの船で迎撃しますか？現在：{ $ships }
ask-naval-avoid = { $power }が{ $sea }であなたの船に迫りました。戦闘回避を試みますか？
ask-naval_interception_rolled = { $where }で船団が迎撃のダイスを振りました。対応しますか？
ask-naval_avoid_rolled = { $where }で船団が戦闘回避のダイスを振りました。対応しますか？
option-fleet-intercept = { $a }から迎撃
option-fleet-avoid = { $a }へ向かう
forbid-fleet-not-adjacent = これらの船はその海域に隣接していません。
forbid-fleet-not-at-war = その勢力はアクティブな勢力と戦争中ではありません。
forbid-fleet-has-company = アクティブな勢力の船が同じ場所にいます。
forbid-no-ship-may-enter = これらの船はその海域に入れません。
forbid-foes-hold-the-zone = 別の敵がすでにその海域にいます。
forbid-avoids-too-far = そこは海で隣接していません。
forbid-avoids-into-foreign-port = 戦闘回避で入れる港湾は自勢力のものだけです。
forbid-avoids-into-enemies = そこに敵船がいます。
forbid-avoids-into-closed-sea = 一部の船はそこに入れません。

## 海上戦闘

ask-naval_combat_cards = { $where }の海上戦闘でカードをプレイしますか？
ask-naval_combat_after_roll = { $where }の海上戦闘で両軍がダイスを振りました。対応しますか？
ask-naval_combat_resolved = { $where }の海上戦闘が終わりました。対応しますか？
ask-naval-retreat = あなたの船は{ $place }からどこへ撤退しますか？

## 海上輸送

ask-transport-from = どの港湾から陸軍ユニットを乗せますか？
ask-transport-sea = { $space }からどの海域へ出ますか？
ask-transport-force = { $space }で誰を乗せますか？
ask-transport-on = 部隊は{ $sea }にいます（残り{ $cp }CP）。どこへ行きますか？
ask-naval_transport_announced = { $where }で陸軍ユニットが乗船しました。対応しますか？
option-embark-at = { $a }から
option-embark-in = { $a }へ
option-land-at = { $a }に上陸
option-sail-to = { $a }へ進む
forbid-enemy-ships-in-port = この港湾に敵船がいます。
forbid-port-not-on-this-sea = この海域に面した港湾ではありません。
forbid-sailed-from-this-port = その編成はそこから来ました。

## 海賊行為

ask-piracy-sea = どの海域で海賊行為を行いますか？
ask-piracy-target = { $sea }で誰を襲いますか？
ask-piracy_announced = { $where }で海賊行為が始まります。対応しますか？
ask-piracy_resolved = { $where }で海賊行為が行われました。対応しますか？
ask-piracy-award = { $power }が{ $sea }で海賊行為に成功しました。1ヒットの報酬を何で払いますか？
ask-piracy-lose-ship = どこの船を差し出しますか？
ask-lose-pirate = 海賊側はどの船を失いますか？
option-piracy-sea = { $a }
option-piracy-target = { $a }
option-ship-at = { $a }の船
option-award-ship = 船を失う
option-award-card = { $a }があなたの手札から1枚引く
option-award-vp = { $a }が1VP獲得
forbid-has-no-pirates-there = そこには海賊行為のできる船がいません。
forbid-controls-no-port-there = その勢力はこの海域に面した港湾を支配していません。
forbid-raids-itself = 自分自身は襲えません。

## 貸与

ask-loan-port = { $space }で借りた船はどの港湾へ行きますか？
forbid-takes-no-loans = その勢力に船は貸せません。
forbid-is-no-squadron = 私掠船は貸せません。
forbid-is-never-lent = この船は貸せません。
forbid-is-not-in-port = 貸せるのは港湾にいる船だけです。
forbid-is-lent-already = この船はすでに貸与中です。
forbid-has-no-way-by-sea = その勢力の港湾に通じる海域の経路がありません。

## できごと

event-ship-lent = { $power }、{ $borrower }に船を貸与。
event-leader-lent = { $leader }、このターンは{ $borrower }に仕える。
event-naval-move-declared = { $power }、{ $origin }から{ $to }へ船{ $count }隻の移動を命令。
event-fleet-tried = { $power }、{ $origin }から{ $to }への{ $what ->
    [intercept] 迎撃
   *[avoid] 戦闘回避
  }の試み：合計{ $total }（必要{ $needed }）。
event-transport-began = { $power }、{ $origin }で{ $what }を乗せ{ $to }へ。
event-piracy-began = { $power }、{ $sea }で{ $target }に海賊行為。
event-piracy-hits = { $sea }の海賊、{ $target }に{ $hits }ヒット。
event-pirates-repelled = { $power }の海賊、{ $sea }で撃退され、{ $target }には届かない。

## 成功の見込み（カード抜き）

odds-naval-combat = { $place }で{ $enemy }との海上戦闘
odds-naval-combats = 海上戦闘{ $count }回の合計
odds-piracy = { $place }で{ $enemy }への海賊行為（同数はヒットなし）
