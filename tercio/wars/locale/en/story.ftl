# Happenings: what several lines of the log tell together.

happening-field = Field battle
happening-assault = Assault
happening-naval = Naval combat
happening-piracy = Piracy
happening-against = { $a } against { $b } at { $place }
happening-chances = Chances of { $power } before the dice
happening-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
dice-units = { $n ->
    [one] unit
   *[other] units
}
dice-ships = { $n ->
    [one] ship
   *[other] ships
}
dice-assault = { $n ->
    [one] storming unit
   *[other] storming units
}
dice-leader = leader
dice-defender = defender
dice-walls = walls
dice-port = own port
dice-formation = too many for a formation
dice-cards = from cards
happening-sum = { $more } for { $why }: { $total }
happening-sum-parts = { $parts }: { $total }
happening-piracy-win = a hit
happening-piracy-draw = nothing
happening-piracy-loss = no pirate left
happening-revolt = Revolt
happening-revolt-win = the city is free
happening-revolt-loss = the garrison holds out
dice-other = special rules
dice-ships-there = { $n ->
    [one] ship in the sea zone
   *[other] ships in the sea zone
}
dice-ships-in-port = { $n ->
    [one] ship in a port beside it
   *[other] ships in ports beside it
}
dice-fortresses = { $n ->
    [one] fortress
   *[other] fortresses
}
dice-knights = Knights of St. John
dice-pirates = { $n ->
    [one] pirate
   *[other] pirates
}
dice-one-pirate = a single pirate
dice-one-port = a single port to raid
dice-pirate-leader = the pirates’ leader
happening-foreign-war = Foreign war
happening-abroad = { $power }: { $card }
happening-abroad-enemies = Enemies abroad
happening-foreign-war-win = the war is won
happening-foreign-war-draw = it goes on
happening-foreign-war-loss = everybody is lost
happening-total = { $n } in all
dice-event = from the event
happening-rebels = Rebels
happening-garrison = The garrison
happening-garrison-of = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
