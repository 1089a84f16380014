# Happenings: what several lines of the log tell together.

happening-combat-land = Battle
happening-combat-naval = Naval combat
happening-combat-siege = Assault
happening-combat-subjugation = Subjugation
happening-piracy = Piracy
happening-nobody = those who live there
happening-convoy = A convoy
happening-trade = trade without protection
happening-against = { $a } against { $b } in { $place }
happening-chances = Chances of { $power } before the dice
happening-points = { $points ->
    [one] one battle point
   *[other] { $points } battle points
}, { $casualties ->
    [one] one casualty
   *[other] { $casualties } casualties
}
dice-category = of category { $n }
dice-category-of = of category { $n } ({ $unit })
