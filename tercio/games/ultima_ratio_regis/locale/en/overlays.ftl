### What is wrong with a line of an overlay, which changes an opening position. What stands in quotes is as it was typed.

## Nouns, for "There is no … 'x'"
overlay-noun-card = card
overlay-noun-kind-of-unit = kind of unit
overlay-noun-major-power = major power
overlay-noun-phase = phase
overlay-noun-place = place
overlay-noun-power = power
overlay-noun-religion = religion
overlay-noun-seat = seat
overlay-noun-technology = technology
overlay-noun-theater = theater
overlay-noun-trade-center = trade center

## Sentences
overlay-turn-rules-ask = The rules of turn { $turn } ask { $ask }.
overlay-no-leader = There is no leader '{ $leader }' in the pool; there are { $known }, and those with names.
overlay-not-at-war = { $one } and { $other } are not at war.
