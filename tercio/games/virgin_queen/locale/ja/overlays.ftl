### overlay（開始局面を書き換える行）のどこがおかしいか。「」の中は入力されたまま。

## 名詞：「『x』という…はありません」
overlay-noun-artist-or-scientist = 芸術家または科学者
overlay-noun-captain = 船長
overlay-noun-ocean-zone = 大洋ゾーン
overlay-noun-preference = 選好
overlay-noun-row = 列
overlay-noun-royal = 王族
overlay-noun-science-bonus = 科学ボーナス
overlay-noun-settlement = 入植地
overlay-noun-side-of-walsingham = ウォルシンガムの面
overlay-noun-status-of-mary = メアリの状態

## 文
overlay-power-for-units = ユニットには「power」が必要です。
overlay-no-more-ships = { $power }には{ $kind }の海軍ユニットが残っていません。
overlay-not-activated = { $power }はここでは活性化できません。できるのは{ $known }です。
overlay-not-betrothed = { $groom }と{ $bride }は婚約していません。
overlay-power-of-whom = 誰のものかを示す「power」が必要です。
overlay-informants = { $power }の密告者は{ $count }人しかいません。
overlay-no-treasure = プールに「{ $treasure }」という財宝はありません{ $known }。
overlay-power-of-captain = 誰のために航海するかを示す「power」が必要です。
overlay-escorts = 財宝船団の護衛ボックスに置けるガレオンは0～{ $most }です。
overlay-no-more-galleons = spainにはガレオンが残っていません。
overlay-armada-strength = 無敵艦隊の戦力は{ $strengths }のいずれかです。
overlay-armada-space = 無敵艦隊に「space」が必要なのは、戦力があるときだけです。
