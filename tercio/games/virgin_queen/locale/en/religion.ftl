### The religious struggle (18, 19.4).

## Conversion attempts

ask-conversion-area = { $power } makes { $faith ->
    [protestant] Protestant
   *[other] Catholic
  } conversion attempts: in which area?
ask-spare-unrest = Major conversions: { $major }, minor ones: { $minor }; unrest comes with them. Turn a 6 into a 5 to spare one space its unrest?
ask-enlarge-base = { $left ->
    [one] One major conversion: convert a space now, as a base for the others, or save it for a space with hostile units?
   *[other] { $left } major conversions: convert a space now, as a base for the others, or save them for spaces with hostile units?
 }
ask-convert = Which space becomes { $faith ->
    [protestant] Protestant
   *[other] Catholic
  }? { $left } to convert{ $saved ->
    [0] {""}
   *[other] , of which { $saved } may hold hostile units
  }.
ask-conversion-unrest = Which of the converted spaces is in unrest? { $left } to place.
option-area = { $a }
option-reduce-six = Turn a 6 into a 5: one unrest less
option-keep-six = Keep every 6
option-save-majors = Save the rest for the next step
event-faith-changed = { $space } becomes { $faith ->
    [protestant] Protestant
   *[other] Catholic
  }.
event-conversions-rolled = { $power } has { $major } major and { $minor } minor { $faith ->
    [protestant] Protestant
   *[other] Catholic
  } conversions in { $area }{ $unrest ->
    [0] {""}
   *[other] , and unrest
  }.
event-die-reduced = { $power } turns a 6 into a 5; there is less unrest.
forbid-is-outside-the-area = The space is not in the area of these attempts.
forbid-has-that-faith-already = The space already has that faith.
forbid-has-no-calm-neighbour-of-the-faith = No adjacent space, and no port on the same sea zone, has that faith and is free of unrest.
forbid-is-guarded = A unit of the other faith, or a Jesuit, is there: only a major conversion will do.
forbid-is-the-last-of-its-faith = A faith cannot lose its last space in an area.
forbid-does-not-work-there = This power may not convert that area to its faith.
forbid-nobody-there-can-be-converted = No space there can be converted now.

## Rebellions

ask-rebellion-target = Where does the rebellion break out?
ask-rebellion-strength = The rebellion in { $space }: how many CP?
ask-rebellion-losses = Rebels in { $space }: which unit is lost? { $left } to go.
ask-rebellion-spaces = { $power } may take { $left ->
    [one] one more space
   *[other] { $left } more spaces
} beside the rebels.
ask-found-capital = { $power }: found a capital?
ask-rebel-leader = Who leads the rebels in { $space }?
option-strength = { $n } CP
option-lose-unit = { $power }: { $kind ->
    [regular] one regular
    [galley] one galley
    [race_built_galleon] one race-built galleon
    [galleon] one galleon
    [armada] the Armada
   *[other] one { unit-kind }
}
option-capital = In { $a }
event-rebellion-began = { $power } raises a rebellion in { $space }{ $strength ->
    [0] {""}: no garrison stands in its way
   *[other] {""} with { $strength } dice
  }.
event-rebellion-ended = The rebellion in { $space } { $success ->
    [1] succeeds
   *[other] fails
  }.
event-league-formed = The Catholic League forms under the Duke of Guise.
forbid-is-no-area-of-rebellion = Rebellions break out only in France and the Netherlands.
forbid-has-rebelled-this-impulse = There has already been a rebellion in that area this impulse.
forbid-is-the-land-of-an-ally = The Protestant is allied with France.
forbid-is-pacified = An event forbids rebellions in France for now.
forbid-has-no-space-to-rebel = No space there could rebel.
forbid-lies-outside-the-area = A rebellion needs a space in France or the Netherlands.
forbid-is-not-under-the-old-master = A rebellion needs a space under French control in France, or under Spanish control in the Netherlands.
forbid-is-not-protestant = The space is not Protestant.
forbid-is-under-siege = The space is besieged.
forbid-is-outside-england = The space is not in England.
forbid-is-not-english = The space is not under English control.
forbid-is-not-catholic = The space is not Catholic.
forbid-is-besieged-or-in-unrest = The space is besieged or in unrest.

## Jesuits

event-jesuit-placed = A Jesuit lands in { $space }.
event-jesuit-removed = The Jesuit in { $space } is driven out.
event-jesuit-moved = The Jesuit of { $space } goes to { $to }.
event-jesuits-trained = Spain has { $count ->
    [one] one more Jesuit
   *[other] { $count } more Jesuits
} ready.

## Chances

odds-rebellion = The rebellion in { $place }
