# Happenings: what several lines of the log tell together.

happening-plot = Espionage
happening-plot-against = The agents of { $a } against { $b }
happening-plot-win = succeeds
happening-plot-draw = by half
happening-plot-loss = fails
happening-wedding-win = VP
happening-wedding-draw = no VP
happening-wedding-loss = called off, or murder
happening-navigation-win = unharmed
happening-navigation-draw = damaged
happening-navigation-loss = lost
happening-wedding = Royal wedding
happening-rebellion = Rebellion
happening-navigation = Navigation
happening-raid = Ocean piracy
happening-fleet = Attack on the treasure fleet
happening-work = Patronage
event-faith-changed-all = { $space } become { $faith ->
    [protestant] Protestant
   *[other] Catholic
  }.
sum-wedding = the eligibility of the couple, and festivities
sum-navigation = the captain’s rating, and what helps him
sum-work = the talent, the CP spent, and what else helps the work
happening-rebellion-win = the rebels prevail
happening-rebellion-loss = put down
happening-loyal = { $n ->
    [one] { $n } loyal unit
   *[other] { $n } loyal units
  }
happening-raid-win = a hit
happening-raid-draw = nothing
happening-raid-loss = the captain is lost
happening-fleet-win = more hits than the fleet
happening-fleet-draw = as many
happening-fleet-loss = beaten off
happening-work-win = VP or a bonus
happening-work-loss = comes to nothing
dice-agents = CP spent
dice-plot-informant = an informant
dice-plot-cipher-key = the Cipher Key
dice-plot-walsingham-offensive = Walsingham on the offensive
dice-plot-walsingham-defensive = Walsingham on the defensive
dice-plot-cryptography-attack = Cryptography
dice-plot-cryptography-defence = Cryptography
dice-plot-mary-captured = Mary Queen of Scots is captured
dice-plot-mary-captured-elizabeth = Mary Queen of Scots is captured
dice-plot-jesuit = Jesuits in England
dice-plot-foothold = Spanish regulars in Ireland or Scotland
dice-plot-landing = Spanish regulars in England
dice-plot-protestant-home = a Protestant leader at home
dice-plot-own-capital = in the target’s own capital
dice-rebels = { $n ->
    [one] rebel
   *[other] rebels
}
dice-rebels-at-home = home space
dice-patrols = { $n ->
    [one] patrol
   *[other] patrols
}
dice-settlements = { $n ->
    [one] settlement
   *[other] settlements
}
dice-expedition = expedition
dice-damaged = damaged expedition
dice-one-settlement = a single settlement to raid
dice-treasure-fleet = treasure fleet
dice-escorts = { $n ->
    [one] escort
   *[other] escorts
}
dice-cp-spent = CP spent
dice-patron-wed = a royal wedding that favours the arts
dice-cultural-center = Prague, a cultural center
dice-festivities = festivities
dice-knights-galleys = the Knights’ own galleys
happening-conversions = Conversion attempts
happening-in-area = { $power }: { $area }
happening-conversions-win = somebody is converted
happening-conversions-loss = nobody is
happening-status = Diplomatic status
dice-influence = influence
dice-status = what else counts
happening-colony = Colony
happening-colony-win = treasure
happening-colony-draw = nothing
happening-colony-loss = lost
sum-colony = what helps the colony
dice-plantation = plantation
happening-suez-canal = Suez Canal
happening-suez-canal-win = built
happening-suez-canal-loss = not yet
sum-suez-canal = earlier attempts, and the art of digging
dice-attempts-before = { $n ->
    [one] earlier attempt
   *[other] earlier attempts
}
dice-excavation = the art of digging
happening-jilted = Jilted by Elizabeth
happening-coast-guard = Coast guard
happening-coast-guard-win = driven out
happening-coast-guard-loss = the colony holds out
happening-flooding = Flooding
happening-barricades = Day of the Barricades
happening-barricades-win = Paris falls to the League
happening-barricades-loss = the garrison holds out
dice-regulars-near = Spanish regulars in and next to Paris
happening-catholic-league = Catholic League
happening-catholic-league-win = it forms
happening-catholic-league-loss = not yet
dice-league = French spaces of the Protestant
happening-storms = Storms
happening-storms-win = all ships are spared
happening-storms-loss = ships founder
event-chance-taken = { $result ->
    [coast-guard-wins] { $power } drives the settlers out of { $about }.
    [coast-guard-fails] The settlers of { $about } hold out against { $power }.
    [flooding] The flood at { $about } costs { $power } { $n ->
        [one] one unit
       *[other] { $n } units
      }.
    [barricades-won] The mob in { $about } scores { $n ->
        [one] one hit
       *[other] { $n } hits
      }: the garrison is gone.
    [barricades-held] The mob in { $about } scores { $n ->
        [one] one hit
       *[other] { $n } hits
      }: the garrison holds out.
    [league-forms] The Catholic League forms.
    [league-waits] The Catholic League does not form yet.
   *[other] { $n ->
        [0] The storm at { $about } spares all ships of { $power }.
        [one] The storm at { $about } strikes one ship of { $power }.
       *[other] The storm at { $about } strikes { $n } ships of { $power }.
      }
  }
luck-conversions = { $n ->
    [one] one converts
   *[other] { $n } convert
  }, { $expected } expected
luck-storms = { $n ->
    [one] one founders
   *[other] { $n } founder
  }, { $expected } expected
