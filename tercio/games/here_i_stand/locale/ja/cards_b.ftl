### カード：65番から116番のカードの問いとログ。

## 信仰

ask-reconvert = 再洗礼派：どのスペースがカトリックになりますか？残り{ $left }か所です。
ask-nearest-convert = フリードリヒ賢公：最も近いスペースのうち、どこがプロテスタントになりますか？残り{ $left }か所です。
option-convert = { $a }
ask-wartburg = 捨て札置き場から「ヴァルトブルク城」を取りますか？
option-take-wartburg = 取る
option-leave-wartburg = 取らない
card-mode-thomas_more-execution = トマス・モアの処刑
card-mode-thomas_more-debate = トマス・モアの討論
card-mode-thomas_cromwell-protect_cranmer = クランマーを守る
card-mode-thomas_cromwell-retrieve_dissolution = イギリスが「修道院解散」を得る
card-mode-thomas_cromwell-treatise = 英語圏の論文

## 不穏と反乱

card-mode-cloth_prices_fluctuate-trade = 織物交易の繁栄
card-mode-cloth_prices_fluctuate-slump = 織物交易の崩壊
ask-rebel-key = どの都市で反乱が起きますか？
option-rebel = { $a }
ask-rebels-eliminate = { $space }の反乱：どのユニットを失いますか？残り{ $left }です。
option-lose-to-rebels = { $power }：{ $kind ->
    [squadron] 艦隊
    [corsair] 私掠船
    [mercenary] 傭兵
    [cavalry] 騎兵
   *[other] 正規兵
}1

## 中小勢力

card-mode-andrea_doria-activate = ジェノヴァを同盟国にする
card-mode-andrea_doria-raid = ドーリアがバルバリー海岸を襲う
card-mode-auld_alliance-activate = スコットランドがフランスの同盟国になる
card-mode-auld_alliance-deactivate = スコットランドが同盟国から離れる
card-mode-auld_alliance-reinforce = スコットランドにフランスの正規兵
card-mode-auld_alliance-intervention = スコットランドにフランスの正規兵
ask-reinforce-scotland = フランスの正規兵はどこに上陸しますか？
card-mode-diplomatic_marriage-activate = 中小勢力を同盟国にする
card-mode-diplomatic_marriage-deactivate = 中小勢力が同盟国から離れる
card-mode-diplomatic_marriage-peace = この和平ですべてを取り戻す
ask-activate-minor = どの中小勢力を同盟国にしますか？
ask-deactivate-minor = どの中小勢力が同盟国から離れますか？
card-mode-venetian_alliance-activate = ヴェニスがローマ教皇の同盟国になる
card-mode-venetian_alliance-deactivate = ヴェニスが同盟国から離れる
card-mode-venetian_alliance-reinforce = ヴェニスの増援
card-mode-venetian_alliance-intervention = ヴェニスの増援
ask-reinforce-venice = ヴェニスはローマ教皇のどの港湾に増援を送りますか？
event-courtship-rolled = 手荒な求婚：イギリス{ $england }、フランス{ $france }。

## 新世界

ask-cancel-voyage = どの航海が水泡に帰しますか？
option-cancel-exploration = { $a }の探検
option-cancel-conquest = { $a }の征服
option-cancel-cabot = { $a }のセバスチャン・カボット
ask-place-governor = 誰の植民地に植民地総督を置きますか？
ask-place-uprising = 誰の植民地で先住民が蜂起しますか？
card-mode-colonial_governor_native_uprising-governor = 植民地総督
card-mode-colonial_governor_native_uprising-uprising = 先住民の蜂起
event-voyage-cancelled = { $power }の{ $kind ->
    [exploration] 探検
    [conquest] 征服
    [colony] 植民
   *[other] { $kind }
}は水泡に帰す。
event-explorer-lost = { $who }、{ $power }のもとを永久に去る。

## 手札

ask-akinji-target = アキンジは誰を襲いますか？
ask-overture-taker = あなたのカードを1枚、誰に渡しますか？
ask-overture-card = { $power }にどのカードを渡しますか？
option-give = { $a }
ask-informant-reports-to = 誰が手札を見ますか？
ask-informant-target = { $power }は誰の手札を見ますか？
event-cards-owed = { $power }、次に配られるカードが{ $count }枚減る。

## 新しいユニットと城塞

ask-renegade-site = ブルボン公シャルルはどこで加わりますか？
ask-cloth-mercenaries = どの本国スペースで傭兵を雇いますか？
card-mode-knights_of_st_john-raid = 騎士団がオスマンの沿岸を襲う
card-mode-knights_of_st_john-place = 騎士団が新しい拠点を得る
ask-knights-port = 聖ヨハネ騎士団にどの港湾を与えますか？
ask-haven = どの港湾を海賊の港にしますか？
option-haven = { $a }
ask-shipbuilding = どこに何を建設しますか？残り{ $left }です。
option-launch-squadron = { $a }に艦隊
option-launch-corsair = { $a }に私掠船
ask-fortress-site = どこに要塞を建てますか？
option-fortify = { $a }

## 損害

ask-mercenaries-demand-pay = 誰の傭兵が給与を求めますか？
ask-pay-mercenaries = { $power }の傭兵{ $count }が給与を求めています。どのカードを差し出しますか？
option-pay = { $card }：{ $kept ->
    [-1] 全員残る
   *[other] { $kept }が残る
}
option-refuse-pay = 差し出さない：全員去る
ask-unpaid-whose = 誰の傭兵が去りますか？
ask-unpaid-where = その勢力のどの傭兵が去りますか？
ask-camp-whose = 誰の陣営に病が広がりますか？
ask-camp-where = その勢力のどの陣営ですか？
ask-ransom-whom = 誰が解放されますか？
ask-ransom-home = { $leader }はどこへ帰りますか？
ask-threaten = 誰が失脚しますか？
option-event-leader = { $a }

## 戦争

ask-scots-raid-leader = フランスのリーダーをスコットランドへ送りますか？フランスの得るCPは減ります。
ask-scots-raid-camp = { $leader }はスコットランドのどこに上陸しますか？
ask-treachery-space = 包囲下のどのスペースで裏切りが起きますか？
option-betray = { $a }
ask-treachery-besieger = どの包囲側が引き入れられますか？
ask-sack-stack = 誰がローマを略奪しますか？
option-sack = { $b }の{ $a }
ask-odd-loss = もう1ユニットの損害です。どの種類を失いますか？
option-odd-loss = { $kind ->
    [mercenary] 傭兵1
    [cavalry] 騎兵1
   *[other] 正規兵1
}
ask-sack-discard = ローマ教皇の手札からの戦利品です。{ $power }はどのカードを捨てますか？
