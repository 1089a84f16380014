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
sum-wedding = 2人の適格値と祝宴
sum-navigation = 船長の航海力と助けになるもの
sum-work = 才能の値、使ったCP、そのほかの助け
happening-rebellion-win = 反乱側の勝利
happening-rebellion-loss = 鎮圧
happening-loyal = 忠誠を守る{ $n }ユニット
happening-raid-win = ヒットあり
happening-raid-draw = ヒットなし
happening-raid-loss = 船長を失う
happening-fleet-win = 船団よりヒットが多い
happening-fleet-draw = 同数
happening-fleet-loss = 撃退される
happening-work-win = VPかボーナス
happening-work-loss = 実らず
dice-agents = 使ったCP
dice-plot-informant = 密告者
dice-plot-cipher-key = 暗号鍵
dice-plot-walsingham-offensive = 攻撃側のウォルシンガム
dice-plot-walsingham-defensive = 防御側のウォルシンガム
dice-plot-cryptography-attack = 暗号学
dice-plot-cryptography-defence = 暗号学
dice-plot-mary-captured = スコットランド女王メアリの捕縛
dice-plot-mary-captured-elizabeth = スコットランド女王メアリの捕縛
dice-plot-jesuit = イギリスのイエズス会
dice-plot-foothold = アイルランドかスコットランドのスペイン正規兵
dice-plot-landing = イギリスのスペイン正規兵
dice-plot-protestant-home = 本国にいるプロテスタントのリーダー
dice-plot-own-capital = 標的自身の首都
dice-rebels = 反乱軍
dice-rebels-at-home = 本国スペース
dice-patrols = 警備艇
dice-settlements = 入植地
dice-expedition = 探検隊
dice-damaged = 損害を受けた探検隊
dice-one-settlement = 襲える入植地が1つのみ
dice-treasure-fleet = 財宝船団
dice-escorts = 護衛
dice-cp-spent = 使ったCP
dice-patron-wed = 芸術を助ける王族の結婚
dice-cultural-center = 文化センター、プラハ
dice-festivities = 祝宴
dice-knights-galleys = 騎士団自身のガレー船
happening-conversions = 改宗の試み
happening-in-area = { $power }：{ $area }
happening-conversions-win = 改宗あり
happening-conversions-loss = 改宗なし
happening-status = 外交状態
dice-influence = 影響力
dice-status = その他の修正
happening-colony = 植民地
happening-colony-win = 財宝
happening-colony-draw = 成果なし
happening-colony-loss = 喪失
sum-colony = 植民地を助けるもの
dice-plantation = プランテーション
happening-suez-canal = スエズ運河
happening-suez-canal-win = 完成
happening-suez-canal-loss = 未完成
sum-suez-canal = これまでの試みと掘削
dice-attempts-before = これまでの試み
dice-excavation = 掘削
happening-jilted = エリザベスに捨てられる
happening-coast-guard = 沿岸警備
happening-coast-guard-win = 駆逐
happening-coast-guard-loss = 植民地は持ちこたえる
happening-flooding = 洪水
happening-barricades = バリケードの日
happening-barricades-win = パリは同盟の手に
happening-barricades-loss = 守備隊は持ちこたえる
dice-regulars-near = パリとその隣のスペイン正規兵
happening-catholic-league = 旧教同盟
happening-catholic-league-win = 結成
happening-catholic-league-loss = まだ結成されない
dice-league = プロテスタントが支配するフランスのスペース
happening-storms = 嵐
happening-storms-win = 全艦無事
happening-storms-loss = 沈む船あり
event-chance-taken = { $result ->
    [coast-guard-wins] { $power }、{ $about }の入植者を追い払う。
    [coast-guard-fails] { $about }の入植者、{ $power }に対し持ちこたえる。
    [flooding] { $about }の洪水で{ $power }が{ $n }ユニットを失う。
    [barricades-won] { $about }の民衆が{ $n }ヒット：守備隊は全滅。
    [barricades-held] { $about }の民衆が{ $n }ヒット：守備隊は持ちこたえる。
    [league-forms] 旧教同盟が結成される。
    [league-waits] 旧教同盟はまだ結成されない。
   *[other] { $n ->
        [0] { $about }の嵐、{ $power }の船はすべて無事。
       *[other] { $about }の嵐、{ $power }の船{ $n }隻を襲う。
      }
  }
luck-conversions = 改宗{ $n }、期待値{ $expected }
luck-storms = { $n }隻が遭難、期待値{ $expected }
