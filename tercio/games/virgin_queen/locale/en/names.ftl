### Names that no row of the data has.

name-action-switch_don_john = Don John goes ashore or to sea
name-action-load_armada = Troops board or leave the Armada
name-faith-protestant = Protestant
name-faith-catholic = Catholic
name-faith-balanced = Balanced
name-preference-protestant = Protestant
name-preference-catholic = Catholic
name-preference-balanced = Balanced
treasure-name-cp = { $value } CP treasure
treasure-name-draw_card = Draw Card treasure
treasure-name-science_bonus = Science Bonus treasure
treasure-name-one_vp = 1 VP treasure
units-walloon = { $count ->
    [one] walloon
   *[other] walloons
}
units-knight = { $count ->
    [one] knight
   *[other] knights
}
units-morisco = { $count ->
    [one] morisco
   *[other] moriscos
}
units-galley = { $count ->
    [one] galley
   *[other] galleys
}
units-galleon = { $count ->
    [one] galleon
   *[other] galleons
}
units-race_built_galleon = { $count ->
    [one] race-built galleon
   *[other] race-built galleons
}
units-armada = { $count ->
    [one] armada
   *[other] armadas
}
units-patrol = { $count ->
    [one] patrol
   *[other] patrols
}
