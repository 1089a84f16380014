### Layers of the map.

layer-religion = Religion
layer-religion-about = The faith of whoever controls an area.
layer-unrest = Unrest
layer-unrest-about = Revolts and independent areas, with their levels.
layer-supply = Supply
layer-supply-about = Where troops of this power could besiege or subjugate: next to what its side controls, next to supplied troops, or on a sea without enemy fleets.
layer-reach = Reach
layer-reach-about = Where troops come with one tactical move, if nobody interferes: one step, and a second one if nothing stops them.
layer-garrisons = Garrisons
layer-garrisons-about = Troops in key areas and fortresses, and the largest enemy army that could march there with one action.

layer-key-catholic = Catholic
layer-key-protestant = Protestant
layer-key-mixed = Mixed
layer-key-orthodox = Orthodox
layer-key-muslim = Muslim
layer-key-revolt = Revolt
layer-key-independent = Independent
layer-key-source = Source of supply
layer-key-supplied = In supply
layer-key-cut-off = Cut off
layer-key-stands = Troops stand here
layer-key-reach-1 = One step
layer-key-reach-2 = Two steps
layer-key-safe = Garrisoned, nobody near
layer-key-empty = No garrison, nobody near
layer-key-threatened = Enemies near, no stronger
layer-key-danger = Stronger enemies near
layer-key-besieged = Under siege
layer-key-post = Armies elsewhere

layer-level-revolt = A revolt of level { $n }.
layer-level-independent = Independent, level { $n }.
layer-march = { $steps ->
    [one] One step
   *[other] { $steps } steps
} from { $place }.
layer-garrison = { $n ->
    [0] No troops there.
    [one] 1 troop there.
   *[other] { $n } troops there.
}
layer-threat = { $power } can march there from { $place } with { $n }.
