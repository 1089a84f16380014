### overlay（開始局面を書き換える行）のどこがおかしいか。「」の中は入力されたまま。

## 名詞：「『x』という…はありません」
overlay-noun-card = カード
overlay-noun-kind-of-unit = ユニットの種類
overlay-noun-major-power = 主要勢力
overlay-noun-phase = フェイズ
overlay-noun-place = 場所
overlay-noun-power = 勢力
overlay-noun-religion = 宗教
overlay-noun-seat = 席
overlay-noun-technology = 技術
overlay-noun-theater = 戦域
overlay-noun-trade-center = 交易中心地

## 文
overlay-turn-rules-ask = ターン{ $turn }のルールは{ $ask }を尋ねます。
overlay-no-leader = プールに「{ $leader }」という指揮官はいません。いるのは{ $known }と、名前のある指揮官です。
overlay-not-at-war = { $one }と{ $other }は戦争中ではありません。
