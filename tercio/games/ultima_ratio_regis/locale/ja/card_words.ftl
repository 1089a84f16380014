### カードの文章：操作ごとに1文。「none」は操作に書かれていないもの。

## 戦闘カード

card-combat-in-land = 野戦
card-combat-in-naval = 海上戦闘
card-combat-in-siege = 強襲
card-combat-in-subjugation = 服従化
card-combat-advantage = { $combats }でダイスを取る前に使う：自分の側は有利{ $n }を得る。
card-combat-enemy-disadvantage = { $combats }でダイスを取る前に使う：相手側は不利{ $n }を受ける。
card-combat-battlefield = { $combats }で使う：戦場の広さをダイス1個分増やすか減らす。
card-combat-die-plus = { $combats }でダイスを振った後に使う：自分のダイス1個の出目に+{ $n }。
card-combat-ignore-own-losses = { $combats }で使う：出目にかかわらず、自分の側はユニットを失わない。
card-combat-by-attacker = 行動している側だけが使える（強襲では包囲側）。
card-combat-by-defender = 行動している側に対してだけ使える。
card-combat-veterans = 勝てば、自分の部隊{ $n }がベテランになる。

## 競売

card-auction_technology = { $tech ->
    [land] 技術の競売：ターンの終わりまで、すべての野戦で有利。
    [siege] 技術の競売：ターンの終わりまで、包囲側でも籠城側でも、すべての強襲で有利。
    [naval] 技術の競売：ターンの終わりまで、海賊行為を除くすべての海上戦闘で有利。
   *[industrial] 技術の競売：このターンの終わりに収入+{ $income }。
}
card-auction_alliance = { $several ->
    [0] { $minors }との同盟を競売にかける
   *[other] 次のうち選んだ1つとの同盟を競売にかける：{ $minors }
}。{ $pay_more ->
    [none] {""}
   *[other] { $pay_more }は不穏を1多く支払う。
}
card-imperial_election = 中央ヨーロッパに利害関係のあるキリスト教勢力が皇帝の座に入札する。皇帝は帝国の同盟国となる。勝者の同盟国に選帝侯がいれば、1人につき支払う不穏が1減る。

## 戦争と講和

card-ally-of = { $minor }の同盟国
card-casus_belli = { $mutual ->
    [0] { $a }は{ $b }への開戦事由を得る。
   *[other] { $a }と{ $b }は互いに開戦事由を得る。
}
card-casus_belli-in-war = すでに戦争中なら、その戦争の価値が{ $vp }VP増える。
card-start_war = { $a }と{ $b }は戦争状態になる。勝者は{ $vp }VP。
card-war_minor = { $power }は{ $minor }と戦争状態になる。
card-collapse_rule = { $power }は戦争に敗れると崩壊する。
card-morale_transfer = { $frm }は士気{ $n }を{ $to }に渡す。
card-peace = { $with_anybody ->
    [0] { $between }の間の戦争を講和交渉で終える。
   *[other] { $between }のすべての戦争を講和交渉で終える。
}
card-break_alliance = { $a }と{ $b }の同盟を終える。

## 不穏と反乱

card-unrest = { $who ->
    [own] 自分の勢力1つ
    [other] ほかのプレイヤーの勢力1つ
    [any] 任意の勢力1つ
    [catholic] カトリック勢力1つ
    [divided] 信仰の異なる中小勢力か属領を持つキリスト教勢力1つ
    [among] { $powers }のうち1つ
   *[named] { $power }
}の不穏{ $up ->
    [0] –{ $by }
   *[other] +{ $by }
}。
card-place_revolt = レベル{ $level }の反乱を{ $count }つ置く：{ $which }。
# 反乱の起こるエリアについて述べる語の間。
card-revolt-and = 、かつ
card-revolt-in = { $where }
card-revolt-minor = { $minor }
card-revolt-domains = 属領
card-revolt-owner = { $owner }の領有エリア
card-revolt-religion = { $religion }勢力の領有エリア
card-revolt-agitated = 不穏が国力より高い勢力の領有エリア
card-revolt-not-key = 重要エリア以外
card-revolt-anywhere = 港湾にも部隊のいる所にも置ける。

## エリア、利害関係、交易

card-activate = インアクティブなエリアを活性化：{ $where }。
card-activate-level = 領有者のいないエリアはレベル{ $level }の独立エリアとなる。
card-transfer = { $where }の領有が{ $to }に移る{ $frm ->
    [none] {""}
   *[other] （{ $frm }が領有するものに限る）
}。
card-control = { $to }は、{ $where }で敵が持つものを支配する。
card-inherit = ターンの終わりに{ $power }が{ $area }を領有していれば、その本国の残りも領有する。
card-gain_interest = { $when ->
    [next_turn] 次のターンから、
   *[now] {""}
}{ $power }は{ $theaters }に利害関係を得る。
card-bar = { $power }は領有しない限り入れない：{ $areas }。
card-objective = ターンの終わりに{ $power }が{ $areas }を{ $when ->
    [acquires] 新たに領有していれば
   *[other] 領有していれば
}{ $vp }VP。
card-set_nod = 海軍作戦距離はどこでも{ $value }となる。
card-tc_capacity = { $tc }の容量{ $up ->
    [0] –{ $by }
   *[other] +{ $by }
}。
card-free_merchant = { $power }はアクションなしで{ $tcs }に商船を1隻準備できる。
card-shield_trade = { $tcs }の商船から略奪できるのは{ $but }だけとなる。
card-auto_subjugate = { $power }は{ $theaters }で、自分のエリアに隣接するレベル{ $level }の独立エリア1つを戦わずに取れる。

## 許可

card-permission-landing = { $power }はこのターン1回、距離にかかわらず{ $areas }に上陸できる。
card-permission-privateering = { $power }はこのターン{ $tcs ->
    [none] {""}
   *[other] 、{ $tcs }で
}私掠行為ができる。
card-permission-piracy = { $power }はこのターン、戦争でなくても{ $target }の商船から略奪できる。
card-permission-fleet-raids-overseas = 戦隊は海外の商業拠点を襲撃できる。
card-permission-leave-mediterranean = 戦隊は地中海とほかの海域の間を行き来できる。
card-permission-subjugation-advantage = { $until ->
    [impulse] このインパルス
   *[turn] このターン
}、{ $power }は{ $where }での服従化{ $uses ->
    [0] {""}
   *[other] 1回
}で有利を得る。
card-permission-piracy-advantage = その襲撃1回で有利を得る。

## 続く効果

card-permanent = このイベントの効果は{ $last ->
    [none] 続く。
   *[other] ターン{ $last }の終わりまで続く。
}
card-end_permanent = 「{ $card }」の効果を終える。
card-modifier-land = { $until ->
    [none] ゲームの終わりまで
   *[other] 「{ $until }」がプレイされるまで
}、{ $power }は野戦で有利を得る。
card-modifier-subjugation = { $power }は服従化で有利を得る。

## 部隊、指揮官、中小勢力、信仰

card-veteran = { $who ->
    [everybody] 各勢力は部隊{ $n }をベテランにできる。
   *[named] { $power }の部隊{ $n }がベテランになる。
}
card-leader = { $leader }が{ $power }のユニットを率いる。
card-repatriate = { $where }にいる{ $power }のユニットを本国送還する。
card-break_minor = { $minor }は中立に戻る{ $of ->
    [none] {""}
   *[other] （{ $of }が同盟国の場合）
}。
card-ally_minor = { $minor }は、中立なら{ $power }と同盟する。
card-join_minor = { $minor }は、同盟国が{ $powers }のいずれかなら、その戦争に参戦できる。
card-set_religion = { $power ->
    [none] { $minor }
   *[other] { $power }
}の宗教は今後{ $to }となる。

## 1枚のカードだけのルール

card-more-luther = 時代を告げるだけで、ほかには何も変えない。
card-more-calvin = プロテスタントとなるべき勢力は今後プロテスタントとなり、宗派の異なるキリスト教勢力どうしの同盟は不穏を1多く支払う。
card-more-treaty_of_tordesillas = ほかの勢力は、後のターンの表にあるまで、そこに利害関係を持たない。
card-more-fall_of_the_hospitallers = 次のターン、ロードスを失った騎士団は、キリスト教勢力がマルタを領有していればそこに移り、その勢力は1VPを得る。そうでなければ騎士団は消える。オスマン帝国は騎士団からマルタを奪えば1VPを得る。
