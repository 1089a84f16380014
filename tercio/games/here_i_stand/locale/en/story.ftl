# Happenings: what several lines of the log tell together.

happening-debate = Theological debate
happening-debate-draw = a second round
happening-diet = Diet of Worms
happening-diet-held = { $one } against { $other }
happening-voyage = Voyage
happening-voyage-of = { $who } sails for { $power }
happening-voyage-win = finds something
happening-voyage-draw = nothing
happening-voyage-loss = lost at sea
happening-riches = Riches of the New World
happening-raid = Raiders
happening-birth = At court
happening-chateau = Patron of the arts
event-religion-changed-all = { $space } become { $to ->
    [protestant] Protestant
   *[other] Catholic
  }.
dice-debater = { $debater }
dice-debate = calling or answering, and special rules
dice-debate-calls = calling the debate
dice-debate-uncommitted = answering, uncommitted
dice-debate-committed = answering, committed
dice-debate-own = the debater’s own bonus
dice-debate-doubled = value doubled under Mary I
happening-diet-draw = a draw
dice-diet = besides, at the Diet
sum-chateau = what France holds in Italy, and how its own land fares
sum-voyage = who sails, and what helps the voyage
happening-diet-both = { $one } and { $other }
sum-riches = plantations
happening-raid-win = steals the card
happening-raid-draw = nothing
happening-raid-loss = the raider is lost
happening-chateau-win = VP
happening-chateau-loss = no VP
dice-uncharted = uncharted waters
dice-plantations = plantations
dice-chateau-milan = France holds Milan
dice-chateau-florence = France holds Florence
dice-chateau-italian-keys = France holds three Italian keys
dice-chateau-tournament = tournament scenario
dice-chateau-lost-home-space = a French home space is lost
dice-chateau-enemy-in-home-space = enemies in a French home space
happening-debate-against = { $a } against { $b }, { $zone }
happening-riches-win = a card
happening-riches-draw = nothing
happening-riches-loss = it is lost
happening-birth-win = Edward
happening-birth-draw = a sister
happening-birth-loss = no child
happening-reformation = Reformation attempt
happening-reformation-win = converted
happening-reformation-loss = fails
happening-counter-reformation = Counter Reformation attempt
happening-counter-reformation-win = converted
happening-counter-reformation-loss = fails
happening-best = best: { $n }
happening-no-dice = no dice: a success all by itself
happening-each-die = { $more } to each die
dice-faith-near = { $n ->
    [one] space of the faith nearby
   *[other] spaces of the faith nearby
}
dice-reformer-near = { $n ->
    [one] reformer nearby
   *[other] reformers nearby
}
dice-university-near = { $n ->
    [one] university nearby
   *[other] universities nearby
}
dice-stack-near = { $n ->
    [one] army nearby
   *[other] armies nearby
}
dice-reformer-there = a reformer there
dice-university-there = a university there
dice-stack-there = an army there
dice-least = always at least so many
dice-printing-press = Printing Press
happening-debaters = { $a } against { $b }
happening-trent = Council of Trent
happening-suit = The Rough Wooing
happening-suit-win = England wins Scotland
happening-suit-loss = Scotland stays with France
dice-suitor-units = { $n ->
    [one] unit in Scotland
   *[other] units in Scotland
}
dice-trent = at the Council of Trent
happening-mary = Mary I
happening-mary-win = England plays its card
happening-mary-loss = the Papacy acts with it
happening-barbary = Raid on the Barbary coast
happening-barbary-win = a hit
happening-barbary-loss = no hit
happening-prayer-book = Book of Common Prayer
happening-fountain = Fountain of Youth
happening-fountain-win = everybody comes back
happening-fountain-loss = an explorer is lost
happening-prayer-book-win = unrest
happening-prayer-book-loss = all stays quiet
happening-threat = Threat to Power
happening-threat-win = gone for good
happening-threat-loss = gone for this turn
happening-michelangelo = Michelangelo
happening-corsair-raid = Corsair raid
happening-corsair-raid-win = a hit
happening-corsair-raid-loss = no hit
happening-secret-circle = Secret Protestant circle
happening-secret-circle-win = Spain too
happening-secret-circle-loss = Italy only
event-chance-taken = { $result ->
    [trent-won] { $power } has { $n ->
        [one] one hit
       *[other] { $n } hits
      } more at the Council of Trent.
    [trent-drawn] Nobody prevails at the Council of Trent.
    [barbary] Andrea Doria’s raid scores { $n ->
        [one] one hit
       *[other] { $n } hits
      } for { $power }.
    [prayer-book] { $n ->
        [0] England takes the prayer book calmly.
        [one] One English space rises against the prayer book.
       *[other] { $n } English spaces rise against the prayer book.
      }
    [fountain-lost] { $power } loses an explorer in search of the fountain.
    [fountain-spared] The explorers of { $power } come back from their search.
    [threat-for-good] { $about } falls from favor for good.
    [threat-for-a-turn] { $about } is out of favor for this turn.
    [mary-lets-be] Mary I lets be what is planned.
    [corsair-raid] The corsairs of { $power } score { $n ->
        [one] one hit
       *[other] { $n } hits
      } on { $about }.
    [circle-spreads] The circle has friends in Spain too.
   *[other] The circle stays in Italy.
  }
