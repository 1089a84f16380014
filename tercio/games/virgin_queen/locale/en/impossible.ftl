### What is wrong with a position that an overlay has laid out, or that the fuzzer has come to.

impossible-home-card-aside = { $power } holds the home card that it laid aside.
impossible-patrols = There are more patrols than counters, or fewer than none.
impossible-colonies = { $power } has more colonies than markers.
impossible-escorts = Too many galleons escort the treasure fleet.
impossible-escort-twice = An escort of the treasure fleet is in two places.
impossible-armada-without-strength = The Armada is in play without strength, or has strength without being in play.
impossible-armada-full = The Armada carries more than it can hold.
impossible-passenger-twice = A passenger of the Armada is in two places.
impossible-captain-of-nobody = { $captain } sails for nobody, or serves without sailing.
impossible-loot-ashore = { $captain } carries something ashore.
impossible-winters-nowhere = { $captain } winters in a colony that is gone.
