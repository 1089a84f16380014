### overlay（開始局面を書き換える行）のどこがおかしいか。「」の中は入力されたまま。

## 名詞：「『x』という…はありません」
overlay-noun-card = カード
overlay-noun-leader = リーダー
overlay-noun-major-power = 主要勢力
overlay-noun-phase = フェイズ
overlay-noun-place-off-the-map = マップ外の場所
overlay-noun-power = 勢力
overlay-noun-ruler = 統治者
overlay-noun-sea-zone = 海域
overlay-noun-space = スペース
