board-label = Map: { $name }. Arrow keys move it, plus and minus zoom, zero shows all of it, Tab goes through what you may choose.
zoom-tools = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show the whole map

stack = { $side }: { $count } { $kind }
unit-regular = { $count ->
    [one] regular
   *[other] regulars
}
unit-mercenary = { $count ->
    [one] mercenary
   *[other] mercenaries
}
unit-cavalry = cavalry
unit-militia = militia
unit-company = { $count ->
    [one] company
   *[other] companies
}
unit-squadron = { $count ->
    [one] naval squadron
   *[other] naval squadrons
}
unit-corsair = { $count ->
    [one] corsair
   *[other] corsairs
}
unit-galley = { $count ->
    [one] galley
   *[other] galleys
}
unit-galleon = { $count ->
    [one] galleon
   *[other] galleons
}
unit-race_built_galleon = { $count ->
    [one] race-built galleon
   *[other] race-built galleons
}
unit-patrol = { $count ->
    [one] patrol
   *[other] patrols
}
unit-armada = Spanish Armada
unit-expedition = expedition
unit-leader = leader
unit-admiral = admiral
unit-mixed = { $count ->
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
place-town = town
place-walled = walled town

shade-catholic = Catholic
shade-protestant = Protestant

place-may = You may choose it now.

mark-unrest = Unrest
mark-siege = Under siege
mark-university = Jesuit university
mark-jesuit = Jesuit
mark-colony = Colony
mark-piracy = Piracy
mark-capital = Capital by marker
mark-fortress = Fortress built in play
mark-reformer = Reformer
