# Happenings: what several lines of the log tell together.

happening-plot = Espionage
happening-plot-against = The agents of { $a } against { $b }
happening-plot-win = succeeds
happening-plot-draw = by half
happening-plot-loss = fails
happening-wedding-win = VP
happening-wedding-draw = no VP
happening-wedding-loss = called off, or murder
happening-navigation-win = unharmed
happening-navigation-draw = damaged
happening-navigation-loss = lost
happening-wedding = Royal wedding
happening-rebellion = Rebellion
happening-navigation = Navigation
happening-raid = Ocean piracy
happening-fleet = Attack on the treasure fleet
happening-work = Patronage
event-faith-changed-all = { $space } become { $faith ->
    [protestant] Protestant
   *[other] Catholic
  }.
sum-wedding = the eligibility of the couple, and festivities
sum-navigation = the captain’s rating, and what helps him
sum-work = the talent, the CP spent, and what else helps the work
