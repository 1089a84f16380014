# アクションを選べない理由：時機、点数の不足、対象がない。

forbid-card-waits-for-an-impulse = { $use ->
    [combat] 戦闘の時に、または自分のインパルスに点数{ $points }点としてプレイできます。
   *[event] 自分のインパルスに、イベントと点数{ $points }点のためにプレイできます。
 }
forbid-units-without-an-action = 残っているアクションでは、{ $place }のユニットは何もできません。
forbid-units-of-a-power-without-actions = { $power }には、{ $place }のユニットに使えるアクションが残っていません。
forbid-merchants-trade = { $place }の商船はそこで交易を続けます。商船自身のアクションはありません。
forbid-merchants-enter-next-turn = { $place }に向かう商船は、次のターンの初めに入ります。
forbid-units-wait-for-an-impulse = { $place }のユニットは、自分のインパルスに行動できます。
forbid-only-as-start-of-impulse = それができるのは、インパルスの開始時、最初のアクションの前だけです。
forbid-only-as-action-of-impulse = それにはアクションが必要です。インパルスの開始から終了までの間にだけできます。
forbid-only-as-end-of-impulse = それができるのは、インパルスの終了時、最後のアクションの後だけです。
forbid-no-point-is-left = アクションが残っていません。各勢力が使えるのはカード1枚のアクションです。
forbid-a-card-must-be-played = 手札があり、このインパルスにまだプレイしていません。1枚プレイしなければなりません。
forbid-the-event-must-happen = 先に、プレイ中のカードのイベントを解決しなければなりません。

forbid-idle-build-leader = 引ける指揮官が残っていないか、率いるユニットや要塞がありません。
forbid-idle-declare-war = 今、宣戦布告できる相手がいません。開戦事由がなければ、インパルスの最後の1点で行うため、先にカードをプレイする必要があります。
forbid-idle-build-merchant = 利害関係のある戦域で交易中心地の海域に面するエリアを領有し、そこの商船が2隻未満であることが必要です。
forbid-idle-piracy = 海賊行為を許す勢力カードかイベント、インパルスの開始時から海上にいる戦隊、そこで略奪できる商船が必要です。
forbid-idle-strategic-move = 支配するエリアや海を通って行ける先のあるユニットがありません。
forbid-idle-send-corps = 同盟国である主要勢力と、そのエリアに届く部隊が必要です。同盟国どうしで貸与できるのは部隊1ずつです。
forbid-idle-recall-corps = 同盟国に貸与中の部隊がありません。
forbid-idle-cruise = 基地から届く別の海域へ行けるか、敵と戦える海上の戦隊が必要です。
forbid-idle-build-troop = カードに部隊が残っていないか、支配する領有エリアに置く余地がありません。包囲下のエリアは数えません。
forbid-idle-build-squadron = カードに戦隊が残っていないか、敵のいない港湾を支配していません。
forbid-idle-repair-squadron = インパルスの開始時に、港湾で修理中の戦隊がありませんでした。
forbid-idle-begin-fortress = 支配するエリアにはすべて、すでに要塞があるか、包囲下にあります。
forbid-idle-finish-fortress = インパルスの開始時に、建設中の要塞がありませんでした。
forbid-idle-regroup = インパルスの開始時に分散ボックスに部隊がいなかったか、その戦域に余地のある支配エリアがありません。
forbid-idle-lower-unrest = 下げる不穏がありません。
forbid-idle-subsidize = 同盟国である主要勢力のどれにも不穏がありません。
forbid-idle-assault = 要塞を包囲していないか、包囲側が補給切れです。
forbid-idle-sortie = 包囲下の部隊がありません。
forbid-idle-subjugate = 奪えるエリアにいる部隊がありません。補給下にあり、守る部隊も要塞もなく、敵のものか、反乱中か、独立のエリアでなければなりません。
forbid-idle-march = 包囲されていない部隊で、入れるエリアへの接続があるものがありません。
forbid-idle-land = インパルスの開始時から港湾にいる部隊、そこを基地とする護衛、距離内にある入れる海岸が必要です。
forbid-idle-raid = 襲撃を許すイベント、戦争、インパルスの開始時から海上にいる戦隊、敵の海外の商業港が必要です。
forbid-idle-redeploy-free = 手札のないプレイヤーの戦争中の勢力だけが、1回だけ行えます。再編の後にはできません。
forbid-idle-regroup-free = 手札のないプレイヤーの戦争中の勢力だけが、1回だけ行えます。戦略移動の後にはできません。
forbid-idle-put-to-sea = 港湾に行動できる戦隊がありません。
forbid-idle-open-peace = 戦争中で、相手を問わず士気の半分を失っていることが必要です。
forbid-idle-declare-alliance = まだ同盟国でも敵でもない勢力との同盟を許す勢力カードもイベントもありません。
forbid-idle-combine-fleets = 同盟国である他プレイヤーの勢力の戦隊もいる海域に、指揮官のいる自分の戦隊が必要です。
forbid-idle-dissolve-fleets = 合同艦隊に加わっていません。
forbid-idle-swap-leaders = 包囲されていない、別々の場所にいる指揮官2人が必要です。行えるのは1回だけです。
forbid-idle-sortie-free = 包囲下の部隊がないか、すでに出撃しました。
forbid-idle-send-home = 分散ボックスの外にいて離れられる部隊がないか、すでに1つ帰国させました。
forbid-idle-post-leader = ほかに行ける場所のある指揮官がいないか、すでに1人転任させました。
