### overlayが作った局面、またはファザーが行き着いた局面のどこがおかしいか。

impossible-mask = マスク「{ $mask }」が古くなっています。
impossible-card-twice = カード{ $card }が2か所にあります。
impossible-home-card = { $power }が、ほかの勢力の本国カードを持っています。
impossible-siege-in-the-open = { $space }は包囲下ですが、城塞スペースではありません。
impossible-siege-without-units = { $power }が、ユニットなしで{ $space }を包囲しています。
impossible-within-enemy-walls = { $power }が、敵の要塞である{ $space }の中にいます。
impossible-more-than-counters = { $power }のユニットが、カウンターの数より多くなっています。
impossible-ships-abroad = { $power }の船が、味方の港湾でない{ $space }にいます。
impossible-enemies-together = 包囲下でない{ $space }に、敵どうしが一緒にいます。
