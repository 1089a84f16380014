### ネットワークが形勢を判断できない理由

no-model = { $game }のモデルはありません。
no-model-file = { $file }はTercioのモデルではありません：{ $why }
packs-unknown = モデルはこのゲームのパックを知りません。
# $known：シナリオと、かっこの中に人数
no-model-of = { $scenario }（{ $players }人）のモデルはありません。あるのは{ $known }です。
usual-options = モデルはゲームの通常のオプションのために作られています。
other-rules = モデルはバージョン{ $version }のルールのために作られたもので、{ $ours }のためのものではありません。
other-numbers = モデルの読む数値の表が、このバージョンのものと異なります。
other-data = モデルはこのゲームの別のデータのために作られたものです。
no-encoder = 「{ $game }」を読むエンコーダーはありません。あるのは{ $known }です。
