### overlayが作った局面、またはファザーが行き着いた局面のどこがおかしいか。
### エリアと勢力は、overlayで名指すときのidで示す。

## マスクや帳簿が一覧と合わない
impossible-masks = { $power }のマスクが正しくありません。
impossible-empty-stack = { $power }に、ユニットのないスタックがあります。
impossible-minors = { $power }の中小勢力が正しくありません。
impossible-foes = { $power }の敵が正しくありません。
impossible-held-revolt = { $area }の反乱を誰かが支配しています。
impossible-overdrawn = { $power }が、種類{ $type }を{ $count }個使っています。

## 決して成り立たないこと
impossible-whose-area = { $area }が、領有、独立、閉鎖のどれか1つになっていません。
impossible-held-of-nobody = 誰も領有していない{ $area }を、誰かが支配しています。
impossible-revolt-of-nobody = 誰も領有していない{ $area }で、反乱が起きています。
impossible-fortress-in-closed = 閉ざされている{ $area }に、要塞があります。
impossible-units-out-of-play = 登場していない{ $power }に、ユニットがあります。
impossible-troops-at-sea = { $power }の部隊が海域にいます。
impossible-squadrons-on-land = { $power }の戦隊が陸上にいます。
impossible-fresh-beyond-units = まだ行動していない{ $power }のユニットが、いるユニットより多くなっています。
impossible-leader-counters = 指揮官のカウンターが足りないか、2つあります。
impossible-leader-out-of-play = 登場していない{ $power }に、指揮官がいます。
impossible-cards-of-the-turn = カードがこのターンのものではありません。
impossible-war-twice = { $one }と{ $other }の戦争が、成り立たないか、重なっています。
impossible-war-out-of-play = { $one }と{ $other }の戦争の一方が、登場していません。
impossible-war-of-allies = { $one }と{ $other }が、戦争中なのに同盟しています。
impossible-war-and-casus-belli = { $one }と{ $other }が、戦争中なのに一方が開戦事由を持っています。
impossible-war-of-one-player = 同じプレイヤーの{ $one }と{ $other }が戦争中です。
impossible-ally-out-of-play = { $minor }と{ $major }が同盟していますが、一方が登場していません。
impossible-loan-out-of-play = { $lender }が{ $receiver }に部隊を貸与していますが、一方が登場していません。
impossible-morale = { $power }の士気が正しくありません。
impossible-morale-in-peace = { $power }が、戦争中でない{ $loser }の士気を持っています。
impossible-unrest = { $power }の不穏が0を下回っています。
impossible-points = 持っていない点が使われています。
impossible-merchants = { $power }の商船が、{ $center }に{ $count }隻います。

## アクションとアクションの間に成り立たないこと
impossible-alliance = { $one }と{ $other }が同盟していますが、登場している2つの主要勢力ではありません。
impossible-in-closed-area = { $power }のユニットが、閉ざされたエリアにいます。
impossible-overstacked = { $area }にいる{ $power }の部隊が多すぎます。
impossible-leader-alone = { $power }の指揮官が、{ $area }に1人きりでいます。
impossible-siege-of-nobody = { $area }を誰も包囲していません。
impossible-siege-of-no-enemy = 包囲下の{ $area }が、敵の要塞ではありません。
impossible-no-base = { $power }の戦隊の基地が、{ $sea }にありません。
impossible-port-of-others = { $power }の戦隊が、ほかの者の港湾である{ $port }にいます。
