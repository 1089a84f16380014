### 信仰と反乱のイベント（18、19.4、20.10）。

ask-drive-out-jesuit = どのイエズス会を追放しますか？
ask-move-jesuit = { $space }のイエズス会はどこへ行きますか？
ask-land-jesuit = イエズス会をイギリスに無料で上陸させますか？
ask-exile-leader = プロテスタントのリーダーをネーデルランドから追い出しますか？
ask-massacre-victim = どのユグノーのリーダーが死にますか？
ask-ghent-space = ヘントの和約：どのスペースが寝返りますか？残り{ $left }か所です。
ask-malcontent-space = どのスペースがスペインに戻りますか？
ask-arras-space = アトレヒト同盟：どのスペースがスペインの支配下に入りますか？残り{ $left }か所です。
ask-arras-convert = アトレヒト同盟：どのスペースがカトリックになりますか？残り{ $left }か所です。
ask-arras-walloon = ワロン人をどこに置きますか？残り{ $left }です。
ask-mass-space = パリはミサを捧げるに値する：隣接するどのスペースも寝返りますか？残り{ $left }か所です。
ask-mass-units = ユグノーのユニットはどこからパリへ進みますか？残り{ $left }です。
ask-mass-force = どのユニットがパリへ進みますか？
ask-guise-to-paris = ギーズ公はパリへ行きますか？
option-guise-to-paris = パリへ行く
option-guise-stays = 留まる

## カードの使い方

card-mode-the_virgin_queen-retrieve = 捨て札置き場からカードを取る
card-mode-the_virgin_queen-jilt = エリザベスが結婚を取りやめる
card-mode-gouvernante_de_france-pacify = グランドツアー、ユグノーとの和平、このターンのフランスでの反乱の禁止
card-mode-gouvernante_de_france-festivities = 結婚の祝宴と芸術家
card-mode-pacification_of_ghent-pacification = ネーデルランドのスペースがプロテスタントに寝返る
card-mode-pacification_of_ghent-peace = スペインとプロテスタントの和平
card-mode-printed_ballads-protestant = プロテスタントの改宗の試み
card-mode-printed_ballads-catholic = カトリックの改宗の試み
card-mode-printed_ballads-slander = 宗教戦争エリアに不穏
card-mode-prague_cabinet-cabinet = 後援のためのCPと、神聖ローマの全作品への有利
card-mode-prague_cabinet-gift = 作品1つへの有利
card-mode-st_bartholomews_day-wedding = 結婚式に客が集まる間に
card-mode-st_bartholomews_day-assassination = 暗殺の試みの後に
