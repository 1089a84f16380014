### What is wrong with a line of an overlay, which changes an opening position. What stands in quotes is as it was typed.

## Nouns, for "There is no … 'x'"
overlay-noun-card = card
overlay-noun-leader = leader
overlay-noun-major-power = major power
overlay-noun-phase = phase
overlay-noun-place-off-the-map = place off the map
overlay-noun-power = power
overlay-noun-ruler = ruler
overlay-noun-sea-zone = sea zone
overlay-noun-space = space
