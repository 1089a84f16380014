### イベントが何も変えない理由と、今は戦闘カードをプレイできない理由。

event-event-ignored = 「{ $card }」のイベントは何も変えないため無視。

forbid-event-comes-first = プレイ中のカードのイベントが先です。
forbid-war-was-the-last-point = 開戦事由なしに宣戦布告したため、このインパルスにはもう何もできません。
forbid-power-is-not-in-play = { $power }は登場していません。
forbid-one-player-has-both = { $a }と{ $b }は同じプレイヤーの勢力なので、戦うことはありません。
forbid-nobody-is-meant = カードの指す種類の勢力が登場していません。
forbid-there-is-no-unrest-to-lower = 下げる不穏がありません。
forbid-nobody-can-bid = どの勢力も不穏が高すぎて入札できません。
forbid-no-such-minor-is-there = カードの中小勢力のうち、今対象にできるものがありません。
forbid-nobody-can-win-it = 入札できる勢力のうち、そこに利害関係のあるものがありません。
forbid-there-is-no-empire = 神聖ローマ帝国は登場していません。
forbid-nobody-can-be-emperor = 中央ヨーロッパに利害関係のあるキリスト教勢力で、入札できるものがありません。
forbid-has-no-such-ally = カードの指す同盟国は{ $power }にありません。
forbid-has-an-ally-already = { $power }にはすでに同盟国があります。
forbid-is-not-kept-out = { $power }が参戦せずにいる戦争はありません。
forbid-has-this-faith-already = すでにその宗派です。
forbid-has-no-ally = { $power }には同盟国がありません。
forbid-powers-of-one-player-are-meant = どちらも同じプレイヤーの勢力なので、争いになりません。
forbid-allies-ignore-it = 同盟国は開戦事由を無視します。
forbid-has-a-casus-belli-already = すでに開戦事由があります。2つ目は何も変えません。
forbid-war-is-on-already = 両者はすでに戦争中です。
forbid-has-no-land = { $power }には攻撃できる領有エリアがありません。
forbid-is-its-enemy-already = { $power }はすでに戦争中です。
forbid-is-in-no-war = { $power }には負けうる戦争がありません。
forbid-are-not-at-war = { $a }と{ $b }は戦争中ではありません。
forbid-there-is-no-war-to-end = { $powers }：終わらせる戦争がありません。
forbid-are-not-allied = { $a }と{ $b }は同盟していません。
forbid-nothing-is-closed-there = そこに活性化するものはもうありません。
forbid-has-nothing-to-gain = { $power }がそこで得るものはありません。
forbid-no-enemy-is-there = { $power }の敵はそこに何も持っていません。
forbid-no-area-can-revolt = カードのとおりに反乱が起こりうるエリアがありません。
forbid-has-the-interest-already = { $power }にはすでにその利害関係があります。
forbid-distance-is-that-already = 海軍作戦距離はすでにその値です。
forbid-capacity-is-nothing = { $center }には減らせる容量がありません。
forbid-has-it-since-before = { $power }はこのターンより前からそれを持っています。
forbid-is-out-of-the-game = このシナリオのどの戦域にも入っていません。
forbid-no-regular-troops-are-there = ベテランになれる通常の部隊がありません。
forbid-leader-is-there-already = { $leader }はすでにマップ上にいます。
forbid-has-no-unit-to-lead = { $power }には、{ $leader }が率いることのできるユニットがありません。
forbid-no-area-to-settle = { $power }の隣に、そのような独立エリアはありません。
forbid-nobody-has-to-leave = { $power }のユニットで、そこから去らなければならないものはありません。
forbid-nobody-can-use-it = それを使える勢力が登場していません。
forbid-victim-is-not-in-play = 対象の{ $power }が登場していません。
forbid-may-prepare-none-there = { $power }はそこに商船を準備できません。
forbid-is-in-force-already = そのイベントの効果はすでに続いています。
forbid-is-not-in-force = 「{ $card }」の効果は続いていません。
forbid-has-been-overtaken = 「{ $card }」によって効力を失いました。
forbid-an-event-protects-them = 効果の続いているイベントが、これらの商船を守っています。

forbid-is-no-combat-card = これは戦闘カードではありません。
forbid-is-for-other-combats = このカードは別の種類の戦闘で使います。
forbid-has-another-moment = このカードは戦闘の別の段階で使います。
forbid-is-for-the-other-side = このカードは相手側が使うものです。
forbid-battlefield-cannot-change = 戦場の広さは変えられません。
forbid-dice-cannot-change = このカードで変えられるダイスがありません。
forbid-no-die-is-below-six = 6未満の出目がありません。

name-action-raid = 海外の商業拠点への襲撃
ask-raid = { $power }：どの戦隊が港湾を襲撃しますか？
ask-raid-port = { $power }：どの港湾を襲撃しますか？
event-port-raided = { $power }、{ $area }を襲撃{ $razed ->
    [0] するも失敗
   *[other] 。このターンの交易が途絶える
}。
forbid-no-enclave-is-there = この海域に海外の商業拠点はありません。
forbid-has-been-razed = そこの交易はすでに途絶えています。
forbid-no-enemy-holds-it = そこは敵のものではありません。

ask-free-merchant = { $power }：アクションなしで、どこに商船を準備しますか？
option-event-veteran = { $a }の{ $b }
