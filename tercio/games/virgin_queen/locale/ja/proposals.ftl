# いくつもの問いを1つに：提案の各行。

proposal-opening = 提案どおりターンを始める
proposal-league = 提案どおり選ぶ
proposal-treasure = 提案どおり出航
proposal-calm = 提案どおり鎮める
proposal-religion = 提案どおり改宗
proposal-rebellion = 提案どおり反乱

proposed-rebellion-losses = { $space }の損害：{ $what }
proposed-league-losses = 旧教同盟による損害：{ $what }
proposed-league-spaces = 旧教同盟へ：{ $what }
proposed-fleet-treasures = スペインへ：{ $what }
proposed-convert = { $faith ->
    [protestant] プロテスタント
   *[other] カトリック
}：{ $what }
proposed-enlarge-base = 先に、ほかの足がかりとして：{ $what }
proposed-conversion-unrest = 不穏：{ $what }
proposed-rebellion-target = 反乱：{ $what }
proposed-choose-home-card = 本国カード：{ $what }
proposed-post-captain-done = 船長をヨーロッパで使わない
proposed-withdraw-leaders-done = どのリーダーもマップから離れない
