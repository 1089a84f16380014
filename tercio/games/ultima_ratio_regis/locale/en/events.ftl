# What the log says.

event-units-placed = { $power }: { $count ->
    [one] a { $unit }
   *[other] { $count } × { $unit }
} in { $place }.
event-units-removed = { $power }: { $count ->
    [one] a { $unit } leaves
   *[other] { $count } × { $unit } leave
} { $place }.
event-units-eliminated = { $power }: { $count ->
    [one] a { $unit } is lost
   *[other] { $count } × { $unit } are lost
} in { $place }.
event-units-moved = { $power }: { $count ->
    [one] a { $unit }
   *[other] { $count } × { $unit }
} from { $start } to { $goal }.
event-units-dispersed = { $power }: { $count ->
    [one] a { $unit } of { $start } disperses
   *[other] { $count } × { $unit } of { $start } disperse
} ({ $goal }).
event-units-flipped = { $power }: { $count ->
    [one] a unit in { $place } becomes a { $unit }
   *[other] { $count } units in { $place } become { $count } × { $unit }
}.
event-troop-lent = { $power } lends { $receiver } a { $unit } in { $place }.
event-troop-recalled = { $power } has its { $unit } in { $place } back from { $receiver }.
event-leader-drawn = { $power }: a leader is drawn ({ $ability }).
event-leader-placed = { $power }: { $extraordinary ->
    [0] an ordinary leader
   *[1] { $leader }
  } in { $place }.
event-leader-moved = { $power }: { $leader } from { $start } to { $goal }.
event-leader-removed = { $power }: { $leader } is lost.
event-leader-flipped = { $power }: { $leader } is { $extraordinary ->
    [0] ordinary
   *[1] extraordinary
  } now.

event-control-changed = { $power ->
    [nobody] Nobody
   *[other] { $power }
  } controls { $area }.
event-possession-changed = { $power }: possession of { $area }.
event-revolt-placed = Revolt (R{ $level }) in { $area }.
event-revolt-ended = The revolt of { $area } is over.
event-area-freed = { $area } is independent (A{ $level }).
event-area-opened = { $area } is active.
event-area-closed = { $area } is inactive.
event-fortress-begun = A fortress is begun in { $area }.
event-fortress-finished = The fortress of { $area } is complete.
event-fortress-destroyed = The fortress of { $area } is gone.
event-port-razed = The trade of { $area } is interrupted.
event-ports-restored = { $count ->
    [one] One port trades
   *[other] { $count } ports trade
  } again.
event-siege-begun = { $power }: siege of { $area }.
event-siege-casualties = { $area }: { $now } siege casualties.
event-siege-ended = The siege of { $area } is over.

event-unrest-changed = { $power }: unrest from { $was } to { $now }.
event-vp-scored = { $seat }{ $power ->
    [nobody] {""}
   *[other] {" "}({ $power })
  }: { $vp } VP ({ $why ->
    [start] { vp-start }
    [order] { vp-order }
    [province] { vp-province }
    [discovery] { vp-discovery }
    [reckoning] { vp-reckoning }
    [unrest] { vp-unrest }
    [scotland] { vp-scotland }
    [war] { vp-war }
    [peace] { vp-peace }
    [objectives] { vp-objectives }
    [presence] { vp-presence }
    [monopoly] { vp-monopoly }
    [event] { vp-event }
    [bonus] { vp-bonus }
    [dynasty] { vp-dynasty }
   *[other] { $why }
  }), { $now } now.
event-power-entered = { $power } enters the game.
event-power-left = { $power } leaves the game.
event-minor-allied = { $minor } is allied with { $power }.
event-minor-neutral = { $minor } is neutral.
event-minor-kept-out = { $minor } stays out of the war with { $enemy }.
event-minor-joined = { $minor } joins the war with { $enemy }.
event-alliance-made = { $power } and { $other } are allied.
event-offer-declined = { $power } turns down { $what ->
    [alliance] an alliance
    [fleet] a combined fleet
   *[corps] an expeditionary corps
} with { $other }.
event-alliance-ended = The alliance of { $power } and { $other } is over.
event-casus-belli-gained = { $power }: casus belli against { $other }.
event-casus-belli-lost = { $power }: no casus belli against { $other } any more.
event-war-begun = { $power }: war with { $other }.
event-war-worth-more = The war of { $power } and { $other } is worth { $vp } VP more.
event-war-ended = { $power } and { $other } make peace.
event-forced-peace-made = { $power } and { $other } keep peace for the rest of the turn.
event-morale-taken = { $loser } loses { $points } morale to { $power }.
event-morale-returned = { $loser } has { $points } morale back from { $power }.
event-merchant-entered = { $power }: { $now ->
    [one] one merchant
   *[other] { $now } merchants
  } in { $center }.
event-merchant-prepared = { $power }: a merchant is prepared for { $center }.
event-merchant-removed = { $power }: { $now ->
    [0] no merchant
    [one] one merchant
   *[other] { $now } merchants
  } left in { $center }.
event-capacity-changed = The capacity of { $center } is { $now }.
event-technology-won = { $power } has the technology: { $tech }.
event-event-lasts = { $card } stays in force.
event-event-ends = { $card } is no longer in force.
event-interest-changed = { $power }: interest in { $theaters }.
event-religion-changed = { $power }: { $religion } now.
event-emperor-chosen = { $power } is Emperor.
event-distance-changed = Naval operation distance: { $mediterranean } in the Mediterranean, { $elsewhere } elsewhere.

event-bids-opened = The bids of { $seats } are opened: { $bids }.
event-game-order-set = Game order: { $seats }.
event-group-chosen = { $seat } plays { $powers }.
event-turn-begun = Turn { $turn }, { $year ->
   *[other] { NUMBER($year, useGrouping: 0) }
  }.
event-deck-built = The deck: { $historical } historical and { $generic } generic cards.
event-direction-chosen = { $seat } decides: { $first } begins, { $forward ->
    [0] against
   *[1] in
  } the order of seats.
event-turn-end-begun = The end of the turn.
event-impulse-begun = The impulse of { $seat }.
event-impulse-ended = { $seat } has ended the impulse.
event-points-given = { $power } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-action-taken = { $power }: { $action }.
event-game-ended = The game ends with turn { $turn }.
