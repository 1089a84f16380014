### What is wrong with a line of an overlay, which changes an opening position. What stands in quotes is as it was typed.

## Nouns, for "There is no … 'x'"
overlay-noun-colony = colony
overlay-noun-debater = debater
overlay-noun-diplomatic-card = diplomatic card
overlay-noun-discovery-or-conquest = discovery or conquest
overlay-noun-kind-of-voyage = kind of voyage
overlay-noun-language-zone = language zone
overlay-noun-marital-status = marital status
overlay-noun-power-or-reformer = power or reformer
overlay-noun-reformer = reformer

## Sentences
overlay-power-for-units = It needs 'power' for units.
overlay-no-more-ships = { $power } has no more naval units.
overlay-two-players-alone = Only the two players of that variant hold diplomatic cards.
overlay-not-excommunicated = The ruler of { $power } cannot be excommunicated.
