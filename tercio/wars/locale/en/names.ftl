### Names that are made of others, alike in both games.

# $adjective is that of the power: French, Spanish.
units-of-power = { $count } { $adjective } { $units }
units-counted = { $count } { $units }
units-regular = { $count ->
    [one] regular
   *[other] regulars
}
units-mercenary = { $count ->
    [one] mercenary
   *[other] mercenaries
}
units-cavalry = cavalry
units-squadron = { $count ->
    [one] squadron
   *[other] squadrons
}
units-corsair = { $count ->
    [one] corsair
   *[other] corsairs
}
# Somebody who plays one power, and who plays several.
seat-of-power = { $power }
seat-and = { $first } & { $last }
# An action with the units of another power.
action-borrowed = { $action } ({ $adjective })
# One of a kind of units, by its id.
unit-kind = { $kind ->
    [regular] regular
    [mercenary] mercenary
    [cavalry] cavalry
    [squadron] squadron
    [corsair] corsair
    [walloon] walloon
    [knight] knight
    [morisco] morisco
    [galley] galley
    [galleon] galleon
    [armada] armada
    [patrol] patrol
    [race_built_galleon] race-built galleon
   *[other] { $kind }
}
