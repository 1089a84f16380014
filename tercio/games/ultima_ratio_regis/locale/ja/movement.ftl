# 陸と海の移動、対応、上陸、海賊行為、本国送還（uRR 10、11、12、14、15）。

name-action-strategic_move = 戦略移動
name-action-redeploy_free = コストなしの戦略移動
name-action-march = 進軍
name-action-land = 上陸作戦
name-action-cruise = 海上の戦術移動
name-action-put_to_sea = 出港
name-action-piracy = 海賊行為

option-to-place = { $a }
option-stack = { $a }：{ $c }の{ $b }
option-member = { $a }：{ $b }
option-fleet = { $b }の{ $n ->
    [1] { $owner }の{ $unit }
   *[other] { $a }の艦隊（戦隊{ $n }）
  }{ $led ->
    [0] {""}
   *[other] と指揮官
  }
option-everybody = 全員
option-alone = 指揮官なし

ask-strategic-move = { $power }：何を戦略移動させますか？
ask-strategic-onto = { $power }：{ $leader }はどのユニットとともに出発しますか？
ask-strategic-party = { $power }：{ $place }から誰が同行しますか？
ask-strategic-leg = { $power }：{ $place }から誰が先へ進みますか？ここで移動を終えますか？
ask-strategic-leader = { $power }：{ $place }から指揮官が同行しますか？
ask-strategic-goal = { $power }：{ $start }からどこへ移動しますか？
option-move-ends = ここで移動を終える
option-stays-there = その場にとどまる
ask-strategic-route = { $power }：{ $goal }へのどの航路にも敵艦隊がいます。どの海域を通りますか？
option-by = { $a }を通る

ask-intercept-transport = { $power }の部隊が{ $sea }に入ります。{ $enemy }は迎撃しますか？
ask-interceptor = { $power }：{ $place }でまず誰と戦いますか？
option-fight-power = { $a }
ask-escort = { $power }：{ $place }でどの艦船が部隊を護衛しますか？

ask-march = { $power }：誰が進軍しますか？
ask-march-party = { $power }：{ $place }から誰が進軍しますか？
ask-march-leader = { $power }：{ $place }から指揮官が同行しますか？
ask-march-goal = { $power }：{ $start }からどこへ進軍しますか？
ask-march-on = { $power }は{ $area }にいます。先へ進みますか、とどまりますか？
option-regroup-army = { $a }で部隊を残す、または加える
option-claim = { $a }の支配を求める
ask-claim = { $power }：{ $area }の支配を求めますか？

ask-react = { $mover }が{ $start }から{ $area }へ来ます。{ $power }はどうしますか？
option-intercept-from = { $a }から迎撃
option-withdraw-to = { $a }へ離脱
option-disperse-all = 全員分散
option-detach = { $a }：{ $b }だけ別行動
option-shelter = { $a }の要塞へ
option-stand = そのまま動かない
ask-detach = { $power }：この部隊は{ $area }からどこへ行きますか？
ask-intercept-leader = { $power }：{ $place }から指揮官が来ますか？
ask-intercept-party = { $power }：{ $place }から誰が来ますか？

ask-landing = { $power }：誰が上陸しますか？
ask-landing-party = { $power }：{ $place }で誰が乗船しますか？
ask-landing-leader = { $power }：{ $place }で指揮官が乗船しますか？
ask-landing-goal = { $power }：{ $start }からどこへ上陸しますか？
ask-landing-escort = { $power }：{ $area }への上陸をどの艦船が護衛しますか？

ask-put-to-sea = { $power }：どの戦隊が出港しますか？
option-sail = { $a }：{ $b }から{ $c }へ
ask-sail-leader = { $power }：{ $place }から指揮官が乗り込みますか？
ask-cruise = { $power }：どの艦隊または戦隊を動かしますか？
ask-cruise-party = { $power }：{ $place }から誰が指揮官とともに出ますか？
ask-cruise-leader = { $power }：{ $place }から指揮官が同行しますか？
ask-cruise-goal = { $power }：{ $start }からどこへ移動しますか？
ask-hunt = { $power }：{ $sea }で誰を攻撃しますか？
option-attack = { $n ->
    [1] { $owner }の{ $unit }
   *[other] { $a }の艦隊（戦隊{ $n }）
  }{ $led ->
    [0] {""}
   *[other] と指揮官
  }
ask-absorb = { $power }：{ $place }の戦隊を、艦隊に入るだけすべて連れて行きますか？
option-absorb = 戦隊{ $n }の艦隊
ask-attacked-at-sea = { $attacker }が{ $place }で{ $power }の{ $n ->
    [1] 戦隊
   *[other] 艦隊
  }を攻撃してきます。どうしますか？
option-give-battle = 戦う
option-to-port = 港湾へ退避

ask-piracy = { $power }：どの戦隊が交易を襲いますか？
option-pirate = { $a }：{ $c }の{ $b }
ask-prey = { $power }：{ $sea }から誰の商船を襲いますか？
option-prey = { $a }：{ $b }
ask-piracy-leader = { $power }：{ $place }での襲撃を指揮官が率いますか？
ask-intercept-pirate = { $power }が{ $center }で{ $victim }の商船を襲います。迎撃しますか？
ask-robbed = { $power }は{ $center }で略奪され、不穏が上がりました。商船を引き揚げますか？
option-keep-merchants = 商船をそこに残す
option-give_up = 商船を1隻引き揚げる

ask-repatriate = { $power }：{ $place }の部隊はどこへ帰国しますか？
ask-repatriate-leader = { $power }：{ $place }から指揮官が同行しますか？
option-stay = { $a }にとどまる
ask-surplus = { $power }：{ $place }の部隊が多すぎます。誰を分散させますか？

event-transport-intercepted = { $power }、{ $sea }で{ $mover }の部隊を迎撃。
event-escort-named = { $power }、{ $sea }で{ $squadrons ->
    [1] 戦隊1
   *[other] 戦隊{ $squadrons }の艦隊
  }が部隊を護衛。
event-transport-turned-back = { $power }の部隊、{ $port }へ引き返す。
event-march-intercepted = { $power }の部隊、{ $start }から{ $area }へ迎撃。
event-evaded = { $power }、{ $area }で離脱。
event-landing-begun = { $power }の部隊、{ $port }から{ $area }への上陸に出発。
event-piracy-begun = { $power }、{ $center }で{ $victim }の商船を襲う。
event-piracy-succeeded = { $power }、{ $center }で{ $victim }から略奪。
event-piracy-failed = { $power }、{ $center }で{ $victim }から何も奪えず。
event-repatriation-begun = { $area }の{ $power }の部隊、本国送還に。

forbid-troops-cannot-stay-at-sea = 部隊は海上で移動を終えることができません。
forbid-area-does-not-exist = そのエリアはインアクティブで、マップ上にないものとして扱います。
forbid-neither-controlled-nor-held = そのエリアを支配しておらず、自分の部隊もいません。
forbid-only-a-way-through = そのエリアは同盟国のものです。通過はできますが、とどまれません。部隊1を派遣軍団として貸与することはできます。
forbid-no-way-leads-there = 通れるエリアや海をたどる道がありません。
forbid-enemy-troops-are-there = 敵の部隊がいます。戦略移動で敵と出会うことはできません。
forbid-too-many-troops-there = これ以上の部隊を置く余地がありません。
forbid-not-a-port-of-yours = 自分の側が支配する港湾ではないか、包囲下にあります。
forbid-no-base-in-range = 海軍作戦距離内に自分の基地がありません。
forbid-sea-is-not-in-the-game = その海域に面する戦域はこのシナリオになく、マップ上にないものとして扱います。
forbid-galleys-keep-to-their-sea = まだ艦船は地中海に出入りできません。
forbid-fleets-stay-on-their-map = マップ間の移動は1ユニットずつです。
forbid-no-sea-leads-there = そこへ通じる航路がありません。

forbid-no-line-leads-there = そこへ通じる接続がありません。
forbid-area-is-inactive = そのエリアはインアクティブで、マップ上にないものとして扱います。
forbid-special-rule-bars-the-way = このターンの特別ルールにより、これらの部隊はそのエリアに入れません。
forbid-outside-its-theaters = そのエリアは、これらの部隊が活動できる戦域の外です。
forbid-belongs-to-an-ally = 戦術移動では同盟国である主要勢力のエリアに入れません。
forbid-belongs-to-a-power-at-peace = そのエリアの領有者と戦争中ではありません。
forbid-neutral-troops-are-there = 戦争中でない勢力の部隊がいます。

forbid-not-your-area-to-defend = 攻撃されるエリアを支配していないか、包囲下にあります。
forbid-nobody-there-to-intercept = そこに迎撃できる自分の部隊がいません。
forbid-interceptors-are-besieged = そこの部隊は包囲下にあります。
forbid-too-far-to-intercept = 部隊が3エリア以上離れているか、間に自分が支配し敵のいないエリアがありません。
forbid-mini-maps-need-a-neighbour = ミニマップでは、隣接エリアからしか迎撃できません。
forbid-no-room-for-interceptors = そのエリアにこれ以上の部隊を置く余地がありません。
forbid-not-next-to-the-attack = 攻撃されるエリアに隣接していません。
forbid-the-enemy-comes-from-there = 敵はそこから来ます。
forbid-neither-safe-nor-held = 自分の部隊がいるエリアか、自分が支配し敵のいないエリアでなければなりません。
forbid-minor-goes-no-further = 中小勢力の部隊は本国からそれほど遠くへは行けません。
forbid-no-room-to-evade = それだけの部隊を置く余地がありません。

forbid-not-on-the-coast = 海岸に面していません。
forbid-nobody-to-land-against = そのエリアは自分のものです。部隊は戦略移動で行けます。
forbid-out-of-landing-range = その港湾からの海軍作戦距離内にありません。
forbid-not-enough-escorts = その港湾を基地とする護衛の戦隊が、部隊の数だけありません。
forbid-between-maps-only-one-troop-lands = 別のマップから一度に上陸できるのは部隊1だけです。

forbid-not-this-sea-or-the-next = 艦隊が行動できるのは、今いる海域か隣接する海域だけです。
forbid-out-of-range-of-bases = 海軍作戦距離内に自分の基地がありません。
forbid-no-such-sea-in-the-scenario = その海域に面する戦域はこのシナリオになく、マップ上にないものとして扱います。
forbid-galleys-stay-inside = まだ艦船は地中海に出入りできません。
forbid-fleet-too-large-for-its-bases = そこの基地では、それほど大きな艦隊を支えられません。

forbid-their-owner-is-not-in-play = その勢力は登場していません。被害を受ける者がいません。
forbid-no-merchants-there = その勢力の商船はそこにありません。
forbid-not-a-center-of-this-sea = その交易中心地はこの海域にありません。
forbid-piracy-is-not-allowed = この海賊行為を許す勢力カードもイベントもありません。
forbid-privateers-need-a-war = 私掠行為には、両勢力が戦争中であることが必要です。
forbid-forced-peace-protects = 強制講和により、このターンその勢力は守られています。
forbid-not-ones-own-side = 自分自身や同盟国から略奪することはできません。

## 先を見る

price = アクション{ $n }回
risk-reaction = { $seat }が対応する可能性あり
risk-oppose = { $seat }が戦闘を挑む可能性あり
