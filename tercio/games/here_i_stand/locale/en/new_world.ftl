### The New World (20).

event-voyage-launched = { $power } sends { $kind ->
    [exploration] explorers
    [conquest] conquistadors
   *[other] colonists
} across the Atlantic.
event-voyage-revealed = { $who } sails for { $power }.
event-voyage-resolved = { $who } ({ $power }) rolls { $total }: { $result ->
    [lost] lost for ever
   *[other] nothing found
}.
event-discovery-claimed = { $who } claims { $discovery } for { $power }: { $vp } VP.
event-colony-founded = { $power } founds { $colony }.
event-riches-rolled = { $holding } ({ $power }) rolls { $total }: { $result ->
    [card] a card
    [deplete] a card, and it is depleted
    [elim] lost
   *[other] nothing
}.
event-holding-lost = { $power } loses { $holding }.
event-raider-rolled = Raiders of { $power }: { $die }, { $result ->
    [stolen] the card is stolen
    [retires] the card is stolen and the raider retires
    [eliminated] the raider is caught
    [galleons] galleons stand guard
   *[other] no luck
}.
event-marker-gained = { $power } gains { $marker ->
    [galleons] galleons
    [plantations] plantations
    [raider] a raider
    [governor] a colonial governor
   *[other] a native uprising
}.
event-marker-lost = { $power } loses its { $marker ->
    [raider] raider
    [governor] colonial governor
   *[other] native uprising
} marker.
ask-far-south = { $who } ({ $power }) rolls { $total } and has reached the far south.
option-claim = Claim { $a }
option-circumnavigate = Sail on through the Pacific Strait

## Chances, as the New World stands (a draw: nothing is found)

odds-exploration = Exploration
odds-conquest = Conquest
odds-circumnavigation = Circumnavigation
