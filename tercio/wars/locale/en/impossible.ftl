### What is wrong with a position that an overlay has laid out, or that the fuzzer has come to.

impossible-mask = The mask { $mask } is out of date.
impossible-card-twice = Card { $card } is in two places.
impossible-home-card = { $power } holds another power's home card.
impossible-siege-in-the-open = { $space } is besieged and not fortified.
impossible-siege-without-units = { $power } besieges { $space } without units.
impossible-within-enemy-walls = { $power } is within { $space }, a fortress of an enemy.
impossible-more-than-counters = { $power } has more units than counters.
impossible-ships-abroad = Ships of { $power } lie in { $space }.
impossible-enemies-together = Enemies share { $space }, which is not besieged.
