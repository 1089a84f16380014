# 交易、競売、中小勢力、同盟、戦争と講和、ターン終了。

name-action-lower_unrest = 不穏の鎮静
name-action-subsidize = 同盟国への資金援助
name-action-build_merchant = 商船の準備
name-action-declare_war = 宣戦布告
name-action-declare_alliance = 同盟の宣言
name-action-open_peace = 講和交渉の開始
name-action-send_corps = 派遣軍団の派遣
name-action-recall_corps = 派遣軍団の召還

vp-rest = その他すべて
vp-war = 戦争の勝利
vp-peace = 講和条件
vp-objectives = 目標
vp-presence = 戦域でのプレゼンス
vp-monopoly = 交易の独占
vp-event = イベントの目標
vp-bonus = シナリオのボーナス
vp-dynasty = 王朝の断絶

ask-subsidize = { $power }：どの同盟国に資金援助しますか？
option-subsidize = { $a }
ask-build-merchant = { $power }：どの交易中心地への商船を準備しますか？
option-merchant = { $a }
forbid-no-possession-at-center = この交易中心地に通じるエリアを領有していません。
forbid-no-interest-in-trade = この交易に利害関係がありません。
forbid-has-two-merchants = 1つの交易中心地に置ける商船は、各勢力2隻までです。
forbid-center-is-inactive = この交易中心地では、まだ交易が行われていません。
ask-enter-merchants = { $power }：{ $center }に商船を何隻進入させますか？
option-enter = { $n ->
    [0] なし
   *[other] 商船{ $n }隻
  }
ask-competition = { $power }：{ $center }で誰の商船から先に除きますか？
option-first = { $a }

ask-auction = { $bid ->
    [0] { $lot }の競売です。いくつ入札しますか？
   *[other] { $lot }の競売です。{ $leader }が{ $bid }で入札しています。競り上げますか？
  }
option-raise-bid = { $a }が{ $n }で入札
event-bid-raised = { $power }、{ $lot }に{ $bid }で入札。
event-auction-won = { $bid ->
    [0] { $lot }に誰も入札せず。
   *[other] { $power }、{ $lot }を{ $bid }で落札。
  }

ask-minor-joins = { $power }が{ $enemy }と戦争中です。{ $minor }は参戦しますか？
option-minor-joins = { $a }は参戦する
option-minor-stays = { $a }は参戦しない
ask-withdraw-minor = { $power }：{ $place }のユニットはどこへ行きますか？
option-back-to = { $a }
ask-redeploy-minor = { $minor }、{ $place }の{ $unit }：このユニットはどこへ行きますか？
ask-reinforce-minor = { $minor }、{ $unit }：このユニットをどこに置きますか？
ask-settle-leader = { $power }：{ $leader }は誰と行きますか？

ask-declare-alliance = { $power }：誰と同盟しますか？
option-ally = { $a }
ask-alliance-offer = { $power }が{ $other }に同盟を申し出ています。受けますか？
option-accept-offer = 受諾
option-decline-offer = 拒否
forbid-is-no-major-in-play = 同盟できるのは、登場している主要勢力どうしだけです。
forbid-alliance-is-not-permitted = この同盟を許すカードもイベントもありません。
forbid-is-an-enemy = 両者は戦争中です。
forbid-is-allied-already = 両者はすでに同盟しています。
forbid-has-declined = その勢力はこのインパルスにすでに断りました。

ask-send-corps = { $power }：どの部隊を貸与しますか？
option-lend = { $a }が{ $d }の{ $c }を{ $b }に貸与
ask-corps-goal = { $power }：派遣軍団はどこへ行きますか？
option-corps = { $a }
ask-corps-offer = { $power }が派遣軍団を動かそうとしています。{ $other }は同意しますか？
ask-recall-corps = { $power }：どの部隊を召還しますか？
option-recall = { $a }から：{ $c }の{ $b }
ask-corps-home = { $power }：{ $receiver }のどの部隊が派遣軍団ですか？
option-from = { $a }の{ $b }

name-action-combine_fleets = 同盟国との合同艦隊の編成
name-action-dissolve_fleets = 合同艦隊の解散
ask-combine-fleets = { $power }：誰の戦隊を自分の旗の下に加えますか？
ask-dissolve-fleets = { $power }：誰との合同艦隊を解散しますか？
option-with = { $a }
ask-fleet-offer = { $power }が{ $other }の戦隊を合わせて率いようとしています。同意しますか？

ask-declare-war = { $power }：誰に宣戦布告しますか？
option-war = { $a }（{ $price ->
    [justified] 開戦事由あり
    [free] インパルス終了
   *[morale] 士気–1、インパルス終了
  }）
forbid-is-no-party-to-wars = 宣戦布告できる相手は、主要勢力と、同盟国を持つ独立の中小勢力だけです。
forbid-belongs-to-same-player = 同じプレイヤーの勢力どうしが戦争することはありません。
forbid-is-at-war-already = 両者はすでに戦争中です。
forbid-keeps-forced-peace = 両者はこのターン強制講和の状態にあります。
forbid-is-not-the-last-point = 開戦事由がなければ、宣戦布告は最後の行動でなければなりませんが、まだカードをプレイする必要があります。
ask-join-ally = { $friend }が{ $enemy }と戦争中です。{ $power }は参戦しますか？
option-join-war = { $a }、{ $b }と開戦
option-stay-out = { $a }は参戦しない

ask-open-peace = { $power }：誰と講和しますか？
ask-forced-peace = { $power }はもう戦えません。誰と講和しますか？
option-peace = { $a }（{ $how ->
    [won] { $points }差で勝利
    [lost] { $points }差で敗北
   *[draw] 引き分け
  }）
event-peace-opened = { $power }、{ $enemy }と講和交渉を開始。
event-war-decided = { $points ->
    [0] 戦争は引き分け。
   *[other] { $winner }、{ $loser }に{ $points }差で勝利。
  }
ask-peace-conditions = { $power }：{ $loser }との講和条件を選んでください（残り{ $left }点）。
option-demand-vp = 1VP（{ $price }点）
option-demand-take = { $a }が同盟を乗り換える（{ $price }点）
option-demand-break = { $a }との同盟を破棄させる（{ $price }点）
option-demand-cede = { $a }を割譲させる（{ $price }点）
option-demand-remove = { $a }から商船1隻を退去させる（{ $price }点）
option-demand-replace = { $a }の商船1隻を自分の商船と入れ替える（{ $price }点）
option-demand-unrest = 自分の不穏–1、相手の不穏+1（{ $price }点）
option-demand-raze = { $a }の交易を途絶させる（{ $price }点）
event-condition-demanded = { $power }の要求：{ $what }（{ $price }点）。
name-condition-vp = 1VP
name-condition-take = 中小勢力の同盟
name-condition-break = 同盟の破棄
name-condition-cede = エリアの割譲
name-condition-remove = 商船の退去
name-condition-replace = 商船の入れ替え
name-condition-unrest = 不穏の転嫁
name-condition-raze = 港湾の交易の途絶
event-power-collapsed = { $power }、崩壊。

ask-give-up = 何を手放しますか？
option-scrap = { $a }：{ $c }の{ $b }
option-degrade = { $a }：{ $c }の{ $b }を1段階下げる
option-raze = { $a }の要塞
option-dismiss = { $b }の{ $a }
event-agitation-spread = { $power }で社会不安：反乱{ $revolts }件が起こる。
ask-agitation = { $power }：反乱が{ $due }件起こります。部隊を分散させて防ぎますか？
option-calm = { $b }の{ $a }を分散させる
option-revolts = 反乱{ $n }件を受け入れる
ask-revolt-where = { $power }：反乱（R{ $level }）をどこに置きますか？（残り{ $left }件）
option-revolt = { $a }
forbid-is-key-area = 重要エリアで反乱が起こるのは、ほかに場所がないときだけです。
forbid-is-commercial-port = 商業港で反乱が起こるのは、ほかに場所がないときだけです。
forbid-is-last-quiet-area = その州またはその中小勢力で、反乱のない最後のエリアです。
forbid-has-military-units = そのエリアに軍事ユニットがいます。
ask-dynastic-change = いずれかの勢力で王朝交代を行いますか？
option-change = { $a }（{ $vp }VPを支払う）
event-dynasty-changed = { $power }、王朝交代。{ $vp }VPを支払う。
