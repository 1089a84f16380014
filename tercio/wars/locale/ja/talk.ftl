# ボットが卓の他の者に言うこと。

talk-deal = { $power }よ、これは互いに利のある話のはずだ。
talk-peace = { $power }よ、この戦争は互いの益にならぬ。終わりにしよう。
talk-peace-fronts = { $power }よ、敵ならもう十分にいる。貴国とまで争いたくはない。
talk-peace-leader = { $power }よ、我らが争う間に{ $leader }が勝とうとしている。和平を結ぼう。
talk-alliance = { $power }よ、我らに争う理由はない。手を組もう。
talk-alliance-against = { $power }よ、{ $enemy }は貴国の敵であり、こちらの敵でもある。手を組もう。
talk-war = { $power }よ、貴国の持つものがこちらには必要だ。力ずくでいただく。
talk-war-again = { $power }よ、約束を忘れたわけではない。だが事情が変わった。
talk-war-leader = { $power }が勝とうとしている。誰かが止めねばならぬ。
talk-war-minor = { $power }には味方がいない。これより攻め入る。
