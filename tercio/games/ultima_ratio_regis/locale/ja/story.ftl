# Happenings: what several lines of the log tell together.

happening-combat-land = 野戦
happening-combat-naval = 海上戦闘
happening-combat-siege = 強襲
happening-combat-subjugation = 服従化
happening-piracy = 海賊行為
happening-nobody = 住民
happening-convoy = 船団
happening-trade = 護衛のない交易
happening-against = { $place }：{ $a }対{ $b }
happening-chances = ダイスを振る前の{ $power }の勝算
happening-points = 戦闘点{ $points }、損害{ $casualties }
dice-category = 個、カテゴリー{ $n }
dice-category-of = 個、カテゴリー{ $n }（{ $unit }）
