### overlay（開始局面を書き換える行）のどこがおかしいか。「」の中は入力されたまま。

## 名詞：「『x』という…はありません」
overlay-noun-colony = 植民地
overlay-noun-debater = 論客
overlay-noun-diplomatic-card = 外交カード
overlay-noun-discovery-or-conquest = 発見または征服
overlay-noun-kind-of-voyage = 航海の種類
overlay-noun-language-zone = 言語圏
overlay-noun-marital-status = 婚姻状態
overlay-noun-power-or-reformer = 勢力または宗教改革者
overlay-noun-reformer = 宗教改革者

## 文
overlay-power-for-units = ユニットには「power」が必要です。
overlay-no-more-ships = { $power }には海軍ユニットが残っていません。
overlay-two-players-alone = 外交カードを持つのは、2人用ヴァリアントの2人だけです。
overlay-not-excommunicated = { $power }の統治者は破門できません。
