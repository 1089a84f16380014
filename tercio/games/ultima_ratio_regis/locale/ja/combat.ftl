# 戦闘、包囲、服従化、指揮官。

event-combat-begun = { $place }の{ $kind ->
    [naval] 海上戦闘
    [land] 野戦
    [siege] 強襲
   *[subjugation] 服従化
  }：{ $attacker ->
    [nobody] 船団
   *[other] { $attacker }
  }対{ $defender ->
    [nobody] { $kind ->
        [naval] 護衛のない交易
       *[other] 住民
      }
   *[other] { $defender }
  }。
event-battlefield-set = { $place }の戦場：ダイス{ $size }個。
event-conscript-raised = { $power }、徴集兵を動員。
event-dice-taken = { $power ->
    [nobody] エリア側
   *[other] { $power }
  }、ダイスのカテゴリー：{ $dice }。
event-dice-counted = { $power ->
    [nobody] エリア側
   *[other] { $power }
  }：{ $dice }。戦闘点{ $points }、損害{ $casualties }。
event-combat-won = { $power ->
    [nobody] { $place }、守り抜く。
   *[other] { $power }、{ $place }で勝利。
  }
event-combat-drawn = { $place }は引き分け。
event-support-announced = { $power }、{ $sea }の艦隊で{ $supported ->
    [nobody] 住民
   *[other] { $supported }
  }を支援。
event-support-gained = { $power ->
    [nobody] 抵抗側
   *[other] { $power }
  }、{ $area }で艦隊の支援を得る。
event-opposition-announced = { $power }、{ $start }から{ $area }で抵抗。
event-capitulated = { $area }、降伏。

roll-combat-attacker = 攻撃側
roll-combat-defender = 防御側

ask-battlefield = { $power }：{ $place }の戦場の広さをどうしますか？
option-size = ダイス{ $n }個
ask-combat-card = { $power }：{ $place }で戦闘です。戦闘カードをプレイしますか？
option-card-size = 「{ $a }」をプレイ：ダイス{ $n }個
ask-fighters = { $power }：{ $place }で戦うユニットを選んでください（あと{ $n }）。
option-fight = { $a }：{ $b }
option-all = 全員
ask-conscript = { $power }：{ $place }で徴集兵を動員しますか？
option-conscript = 徴集兵を動員
ask-distribute = { $power }：{ $place }でどのダイスを変えますか？
option-raise = カテゴリー{ $n }のダイスを1段階よくする
option-lower = カテゴリー{ $n }のダイスを1段階悪くする
ask-creative = { $power }：{ $place }で、独創的な指揮官はどのダイスをよくしますか？
ask-die-plus = { $power }：{ $place }でどのダイスに加えますか？
option-plus = 出目{ $n }に+{ $plus }
ask-lose = { $power }：{ $place }でどのユニットを除去しますか？
option-lose = { $a }：{ $b }
ask-disperse = { $power }：{ $place }でどの部隊を分散させますか？
option-disperse = { $a }：{ $b }
ask-damage = { $power }：{ $place }でどの戦隊が損傷しますか？
option-damage = { $a }：{ $b }
ask-box = { $power }：{ $place }の部隊はどの分散ボックスへ行きますか？
option-box = { $a }
ask-base = { $power }：{ $place }の艦船はどの港湾へ行きますか？
option-port = { $a }
ask-support = { $place }で{ $attacker }が{ $defender ->
    [nobody] 住民
   *[other] { $defender }
  }と戦います。艦隊でどちらかを支援しますか？
option-support = { $c ->
    [nobody] 住民
   *[other] { $c }
  }を支援：{ $b }の{ $n ->
    [1] { $owner }の{ $unit }
   *[other] { $a }の艦隊（戦隊{ $n }）
  }{ $led ->
    [0] {""}
   *[other] と指揮官
  }
ask-champion = { $power }：{ $place }への支援をかけて、どの艦隊が戦いますか？
option-champion = { $a }
ask-veteran = { $power }：{ $place }のどの部隊がベテランになりますか？
option-veteran = { $a }：{ $b }
option-veteran-dispersed = { $a }：{ $b }（分散中）
ask-regular = { $power }：どのベテランを通常の部隊に戻しますか？
option-regular = { $c }：{ $a }の{ $b }
ask-control = { $power }：{ $place }を支配しますか？
option-take = 支配する
ask-retreat = { $power }：この部隊（{ $owner }、{ $unit }）はどこへ行きますか？
option-retreat = { $a }へ撤退
option-fortress = { $a }の要塞へ退却
option-away = 分散ボックスへ
ask-leader-goes = { $power }：{ $place }の指揮官は誰と行きますか？
ask-join-relief = { $power }：{ $place }の籠城側は解囲の戦いに加わりますか？
option-join = 加わる
ask-return = { $power }：{ $place }から誰が戻りますか？
option-return = { $a }：{ $b }
ask-assault = { $power }：どの要塞を強襲しますか？
option-assault = { $a }
ask-sortie = { $power }：どこから出撃しますか？
option-sortie = { $a }
ask-capitulation = { $power }：{ $place }を明け渡して降伏しますか？
option-resist = 抗戦
option-capitulate = 降伏
ask-oppose = { $power }：{ $place }の服従化に抵抗しますか？
option-troops = { $a }の部隊で抵抗
option-walls = { $a }の要塞で抵抗
ask-subjugate = { $power }：どのエリアを服従させますか？
option-subjugate = { $a }
ask-take-anyway = { $power }：部隊を分散させて{ $place }を取りますか？
option-sacrifice = 部隊{ $n }を分散させて取る
ask-replace-leader = { $power }：ほかの指揮官と交代させますか？
option-besides = 交代させず、新たに加える
option-replace = { $b }の{ $a }と交代
ask-leader-post = { $power }：指揮官はどこに着任しますか？

name-unit-fortress = 要塞
name-unit-conscript = 徴集兵
name-unit-irregulars = 不正規兵
name-action-assault = 強襲
name-action-sortie = 出撃
name-action-sortie_free = 出撃
name-action-subjugate = 服従化
name-action-build_leader = 指揮官の任命

forbid-not-controlled = このエリアを支配していません。
forbid-where-the-attacker-came-from = 攻撃側はそこから来ました。
forbid-enemies-are-there = そこに敵ユニットがいます。
forbid-minor-leaves-its-theater = 中小勢力の部隊は本国からそれほど遠くへは行けません。
forbid-no-room-to-stack = これ以上の部隊を置く余地がありません。
forbid-not-besieging = この要塞を包囲していません。
forbid-no-besiegers-left = そこに自分の部隊がいません。
forbid-without-supply = そこの部隊は補給を受けていません。
forbid-not-besieged = そこで包囲されていません。
forbid-no-troops-inside = 要塞の中に自分の部隊がいません。
forbid-has-made-a-sortie = このインパルスにすでに出撃しました。
forbid-no-troops-of-yours = そこに自分の部隊がいません。
forbid-not-yours-to-take = そのエリアはすでに自分のものか、領有者が敵ではありません。
forbid-defenders-are-there = 敵の部隊がそのエリアを守っています。まず野戦で破らなければなりません。
forbid-fortress-holds-out = まだ要塞が持ちこたえています。まず包囲しなければなりません。
forbid-no-interest-there = その戦域に利害関係がありません。
