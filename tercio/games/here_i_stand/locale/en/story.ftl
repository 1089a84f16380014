# Happenings: what several lines of the log tell together.

happening-debate = Theological debate
happening-debate-draw = a second round
happening-diet = Diet of Worms
happening-diet-held = The Diet of Worms meets
happening-voyage = Voyage
happening-voyage-of = { $who } sails for { $power }
happening-voyage-win = finds something
happening-voyage-draw = nothing
happening-voyage-loss = lost at sea
happening-riches = Riches of the New World
happening-raid = Raiders
happening-revolt = Revolt
happening-birth = At court
happening-chateau = Patron of the arts
event-religion-changed-all = { $space } become { $to ->
    [protestant] Protestant
   *[other] Catholic
  }.
dice-debater = { $debater }
dice-debate = calling or answering, and special rules
happening-diet-draw = a draw
dice-diet = besides, at the Diet
sum-chateau = what France holds in Italy, and how its own land fares
sum-voyage = who sails, and what helps the voyage
happening-diet-both = { $one } and { $other }
