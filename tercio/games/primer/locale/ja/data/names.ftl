# 固有名詞（独自訳）。

## towns
name-town-genoa = ジェノヴァ
name-town-milan = ミラノ
name-town-pavia = パヴィア
name-town-lodi = ローディ
name-town-bergamo = ベルガモ
name-town-brescia = ブレシア
name-town-cremona = クレモナ
name-town-piacenza = ピアチェンツァ
name-town-mantua = マントヴァ
name-town-parma = パルマ

## seats
name-seat-colonna = コロンナ
name-seat-gonzaga = ゴンザーガ
name-seat-medici = メディチ
name-seat-orsini = オルシーニ

## cards
name-card-arquebusiers = 火縄銃兵（1）
name-card-swiss-pikes = スイス槍兵（2）
name-card-ambush = 伏兵（1）
name-card-stradiots = ストラディオット（2）
name-card-forage = 徴発（2）
name-card-genoese-loan = ジェノヴァの融資（4）

## scenarios
name-scenario-lombardy = ロンバルディアの春
name-scenario-pavia = パヴィアの城壁

## game
name-game-primer = ロンバルディアの隊長たち
