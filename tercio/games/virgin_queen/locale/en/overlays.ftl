### What is wrong with a line of an overlay, which changes an opening position. What stands in quotes is as it was typed.

## Nouns, for "There is no … 'x'"
overlay-noun-artist-or-scientist = artist or scientist
overlay-noun-captain = captain
overlay-noun-ocean-zone = ocean zone
overlay-noun-preference = preference
overlay-noun-row = row
overlay-noun-royal = royal
overlay-noun-science-bonus = science bonus
overlay-noun-settlement = settlement
overlay-noun-side-of-walsingham = side of Walsingham
overlay-noun-status-of-mary = status of Mary

## Sentences
overlay-power-for-units = It needs 'power' for units.
overlay-no-more-ships = { $power } has no more naval units of type { $kind }.
overlay-not-activated = { $power } cannot be activated here; those that can: { $known }.
overlay-not-betrothed = { $groom } and { $bride } are not betrothed.
overlay-power-of-whom = It needs 'power', whose they are.
overlay-informants = { $power } has only { $count } informants.
overlay-no-treasure = There is no treasure '{ $treasure }' in the pool{ $known }.
overlay-power-of-captain = It needs 'power', for which he sails.
overlay-escorts = The Treasure Fleet Escorts box holds 0 to { $most } galleons.
overlay-no-more-galleons = spain has no more galleons.
overlay-armada-strength = The Armada has a strength of { $strengths }.
overlay-armada-space = The Armada needs 'space' if it has strength, and only then.
