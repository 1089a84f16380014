latest-beyond = Last: { $name }. Show it
board-label = Map: { $name }. Arrow keys go from place to place, Page Down and Page Up through what you may choose; Enter chooses, or shows what can be done there. Shift and arrow keys move the map, plus and minus zoom, zero shows all of it.
zoom-tools = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show the whole map

stack = { $side }: { $units }
place-of-kind = { $name } ({ $kind })
stack-besieged = { $name } (besieged)
stack-besieging = { $name } (besieging)
unit-regular = { $count } { $count ->
    [one] regular
   *[other] regulars
}
unit-mercenary = { $count } { $count ->
    [one] mercenary
   *[other] mercenaries
}
unit-cavalry = { $count } cavalry
unit-militia = { $count } militia
unit-company = { $count } { $count ->
    [one] company
   *[other] companies
}
unit-squadron = { $count } { $count ->
    [one] naval squadron
   *[other] naval squadrons
}
unit-corsair = { $count } { $count ->
    [one] corsair
   *[other] corsairs
}
unit-galley = { $count } { $count ->
    [one] galley
   *[other] galleys
}
unit-galleon = { $count } { $count ->
    [one] galleon
   *[other] galleons
}
unit-race_built_galleon = { $count } { $count ->
    [one] race-built galleon
   *[other] race-built galleons
}
unit-patrol = { $count } { $count ->
    [one] patrol
   *[other] patrols
}
unit-armada = { $count } Spanish Armada
unit-expedition = { $count } expedition
unit-leader = { $count } leader
unit-admiral = { $count } admiral
unit-T2 = { $count } troops (quality 2)
unit-T2V = { $count } veterans (quality 3)
unit-T3 = { $count } troops (quality 3)
unit-T3V = { $count } veterans (quality 4)
unit-S2 = { $count } { $count ->
    [one] squadron (quality 2)
   *[other] squadrons (quality 2)
}
unit-S3 = { $count } { $count ->
    [one] squadron (quality 3)
   *[other] squadrons (quality 3)
}
unit-S2D = { $count } { $count ->
    [one] damaged squadron (2)
   *[other] damaged squadrons (2)
}
unit-S3D = { $count } { $count ->
    [one] damaged squadron (3)
   *[other] damaged squadrons (3)
}
unit-merchant = { $count } { $count ->
    [one] merchant
   *[other] merchants
}
unit-prepared = { $count } { $count ->
    [one] merchant who waits to enter
   *[other] merchants who wait to enter
}
unit-mixed = { $count } { $count ->
    [one] land unit
   *[other] land units
}

place-sea = sea zone
place-ocean = ocean zone
place-settlement = settlement
place-capital = capital
place-key = key
place-fortress = fortress
place-electorate = electorate
place-unfortified = space
place-area = area
place-box = dispersion box
place-center = trade center
place-town = town
place-walled = walled town

shade-catholic = Catholic
shade-protestant = Protestant
shade-inactive = out of play

place-may = You may choose it now.

mark-unrest = Unrest
mark-siege = Under siege{ $level ->
    [0] {""}
    [one] , 1 casualty
   *[other] , { $level } casualties
}
mark-university = Jesuit university
mark-jesuit = Jesuit
mark-colony = Colony
mark-piracy = Piracy
mark-capital = Capital by marker
mark-fortress = Fortress
mark-fortress_begun = Fortress under construction
mark-revolt = Revolt of level { $level }
mark-independent = Independent, level { $level }
mark-port = Commercial port
mark-razed = Razed port
mark-capacity = Room for { $level ->
    [one] one merchant
   *[other] { $level } merchants
}
mark-reformer = Reformer
