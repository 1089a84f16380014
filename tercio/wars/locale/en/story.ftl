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
dice-units = units
dice-ships = ships
dice-assault = storming units
dice-leader = leader
dice-defender = defender
dice-walls = walls
dice-port = own port
dice-formation = too many for a formation
dice-cards = cards
happening-sum = { $more } for { $why }: { $total }
