### Layers of the map.

layer-religion = Religion
layer-religion-about = Which faith prevails where.
layer-unrest = Unrest
layer-unrest-about = Spaces in unrest bring nobody VP, cards or supply. Besieged ones are shown too.
layer-supply = Supply
layer-supply-about = Lines of communication: they begin in fortified home spaces and run through friendly spaces without enemies or unrest, and over seas with friendly ships.
layer-reach = Reach
layer-reach-about = How far armies come by land, and for how many CP, if nobody interferes. They stop at enemies and before walls that are not theirs.
layer-garrisons = Garrisons
layer-garrisons-about = Units within keys and fortresses, and the largest enemy army that could be there for 4 CP.

layer-key-catholic = Catholic
layer-key-protestant = Protestant
layer-key-unrest = In unrest
layer-key-besieged = Under siege
layer-key-source = Source of supply
layer-key-supplied = In supply
layer-key-cut-off = Cut off
layer-key-stands = Armies stand here
layer-key-reach-1 = 1 or 2 CP
layer-key-reach-3 = 3 or 4 CP
layer-key-reach-5 = 5 or 6 CP
layer-key-safe = Garrisoned, nobody near
layer-key-empty = No garrison, nobody near
layer-key-threatened = Enemies near, no stronger
layer-key-danger = Stronger enemies near
layer-key-post = Armies elsewhere

layer-march = { $cp } CP from { $place }.
layer-garrison = { $n ->
    [0] Nobody within.
    [one] 1 unit within.
   *[other] { $n } units within.
}
layer-threat = { $power } can bring { $n } from { $place } for { $cp } CP.
