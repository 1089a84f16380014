# できごと：ログの何行かがまとめて語ること。

happening-plot = 諜報
happening-plot-against = { $a }の手の者対{ $b }
happening-plot-win = 成功
happening-plot-draw = 半ば成功
happening-plot-loss = 失敗
happening-wedding-win = VPあり
happening-wedding-draw = VPなし
happening-wedding-loss = 破談か暗殺
happening-navigation-win = 無事
happening-navigation-draw = 損害
happening-navigation-loss = 喪失
happening-wedding = 王族の結婚
happening-rebellion = 反乱
happening-navigation = 航海
happening-raid = 大洋での海賊行為
happening-fleet = 財宝船団への攻撃
happening-work = パトロン
event-faith-changed-all = { $space }が{ $faith ->
    [protestant] プロテスタント
   *[other] カトリック
  }になる。
sum-wedding = 二人の適格値と祝典
sum-navigation = 船長の航海値と助けになるもの
sum-work = 才能の値、使ったCP、そのほかの助け
