### What a screen shows on the maps and beside them.
about-game = Two centuries of European war, from Ferdinand and Isabella to the Thirty Years' War: realms rise on money, trade, faith and cannon.

board-europe = Europe
board-overseas = Overseas
headline = Turn { $turn } ({ $years }) · { $phase }
headline-impulse = Turn { $turn } ({ $years }) · { $phase } · { $seat }{ $points ->
    [0] {""}
    [one] {" "}· 1 point for any power
   *[other] {" "}· { $points } points for any power
}
headline-auction = {" "}· Auction: { $lot }, { $bid ->
    [0] no bid yet
   *[other] { $leader } bids { $bid }
}

name-phase-bids = Bids for the choice of powers
name-phase-groups = Choice of powers
name-phase-turn_start = Start of the turn
name-phase-deployment = Deployment
name-phase-trade = Trade
name-phase-deck = Cards are dealt
name-phase-first_player = Who begins
name-phase-impulses = Impulses
name-phase-solo = Impulses
name-phase-turn_end = End of the turn
name-phase-over = Over

name-seat-p1 = Player 1
name-seat-p2 = Player 2
name-seat-p3 = Player 3
name-seat-p4 = Player 4
name-seat-p5 = Player 5
name-seat-p6 = Player 6
name-seat-p7 = Player 7
name-seat-p8 = Player 8

name-terrain-clear = clear
name-terrain-wooded = wooded
name-terrain-mountain = mountains
name-terrain-marsh = marsh

## Pieces and markers

piece-leader = { $name }{ $extraordinary ->
    [0] {""}
   *[other] {" "}★
}
place-center = { $center } trade
shade-belongs = belongs to { $power }

## What is said of a place or a card

note-area = { $theater } · { $province } · { $terrain }
note-strategic-port = A strategic port: squadrons based here take two seas for one.
note-area-attested = ◇ Its name is attested; ground, lines and ports are reconstructed where the book is silent.
note-reconstructed = ◇ Reconstructed: no source attests it.
note-galley-sea = Galleys keep to this sea until an event lets them out.
note-box = Dispersed troops of this theater wait here until they regroup.
note-center-sea = Merchants here live on the commercial ports of { $sea }.
note-center-theater = Merchants here live on the areas of { $theater }.
note-center-guessed = ◇ Reconstructed: its first capacity.
note-priority-always = Priority: it is played before other cards.
note-priority-at4 = Priority with four cards or fewer in hand.
note-card-reconstructed = ◇ Reconstructed: what the card does, its points and its turns.
note-guessed = ◇ Reconstructed: { $fields }.
field-effect = what it does
field-points = its points
field-priority = its priority
field-turns = its turns

## Displays

panel-powers = Power cards
panel-realms = Allies and interests
panel-minors = Minor powers
panel-objectives = Objectives
panel-specials = Special rules
panel-victory = Victory points
panel-unrest = Unrest
panel-wars = Wars and morale
panel-diplomacy = Diplomatic status
panel-comrades = Corps and combined fleets
panel-trade = Trade centers
panel-forces = Forces
panel-leaders = Leaders
panel-lasting = Events in force
panel-technology = Technology
panel-record = Rules of the turn
panel-turns = Turns
panel-deck = Cards of the turn
panel-discard = Played cards

column-power = Power
column-player = Player
column-actions = Actions
column-vitality = Vitality
column-unrest = Unrest
column-limit = Revolts above
column-morale = Morale left
column-income = Income
column-upkeep = Upkeep
column-areas = Held / owned
column-religion = Religion
column-minors = Minor allies
column-interests = Interests
column-minor = Minor power
column-kind = Kind
column-ally = Ally
column-units = Units
column-state = State
column-objective = Objective
column-rule = Rule
column-vp = VP
column-now = Now
column-type-T2 = Troops 2-3
column-type-T3 = Troops 3-4
column-type-S2 = Squadrons 2
column-type-S3 = Squadrons 3
column-leader = Leader
column-ability = Ability
column-place = Where
column-with = With
column-attacker = Attacker
column-defender = Against
column-morale-taken = Morale it took
column-morale-lost = Morale it lost
column-stands = If it ended now
column-lender = Of
column-leader-of = Under the flag of
column-lent = What
column-events = Events
column-center = Trade center
column-capacity = Capacity
column-merchants = Merchants
column-prepared = Waiting to enter
column-technology = Technology
column-event = By event

areas-held = { $held } / { $owned }
kind-ordinary = ordinary
kind-independent = independent
kind-imperial = imperial
kind-mercenary = mercenary
minor-kept-out = kept out of the war with { $enemies }
counted-T2 = { $count ->
    [one] 1 troop (2)
   *[other] { $count } troops (2)
}
counted-T2V = { $count ->
    [one] 1 veteran (3)
   *[other] { $count } veterans (3)
}
counted-T3 = { $count ->
    [one] 1 troop (3)
   *[other] { $count } troops (3)
}
counted-T3V = { $count ->
    [one] 1 veteran (4)
   *[other] { $count } veterans (4)
}
counted-S2 = { $count ->
    [one] 1 squadron (2)
   *[other] { $count } squadrons (2)
}
counted-S3 = { $count ->
    [one] 1 squadron (3)
   *[other] { $count } squadrons (3)
}
counted-S2D = { $count ->
    [one] 1 damaged squadron (2)
   *[other] { $count } damaged squadrons (2)
}
counted-S3D = { $count ->
    [one] 1 damaged squadron (3)
   *[other] { $count } damaged squadrons (3)
}
objective-presence = presence: three areas in a theater of the main map
objective-monopoly = monopoly: two merchants in a trade center
objective-event = objectives of events
counters = { $there } on the map, { $left } to build{ $lost ->
    [0] {""}
   *[other] , { $lost } out
}
leader-ordinary = ordinary leader
leader-extraordinary = extraordinary leader
leader-on-troop = troops
leader-on-squadron = squadrons
leader-on-fortress = a fortress
war-draw = a draw
war-leads = { $power } by { $points }
comrades-corps = expeditionary corps: { $unit }
comrades-fleet = squadrons in a combined fleet
status-war = at war
status-allied = allied
status-peace = peace enforced
status-casus-belli = casus belli
merchants-of = { $power } { $count }
record-distance = Naval operation distance
distances = { $mediterranean } in the Mediterranean, { $elsewhere } elsewhere
record-emperor = Emperor
record-scenario = Scenario
record-turn = Turn { $turn }
turn-box = { $turn } · { $years }
marker-turn = now

## Dialogs

dialog-auction = Auction: { $lot }
auction-highest = Highest bid
auction-none = nobody has bid
auction-bid = { $leader }, { $bid }
auction-purse = unrest { $unrest }, vitality { $vitality }
auction-paid = Paid with
auction-money = unrest; beside each bid stands where it would rise to
auction-then = unrest { $unrest }
auction-what = For
auction-ally = Ally now
lot-technology = { $tech ->
    [land] an advantage in every land battle until the turn ends
    [siege] an advantage in every assault, on either side of the walls, until the turn ends
    [naval] an advantage in every naval combat but piracy until the turn ends
   *[industrial] more income at the end of this turn
}
lot-minor = { $kind } minor power, { $religion }, { $areas ->
    [0] without areas
    [one] 1 area
   *[other] { $areas } areas
}; { $units }
lot-no-units = no units
lot-neutral = nobody
dialog-bid = Bid for the choice of powers
bid-in-secret = Your bid, in secret
bid-note = The highest bidder chooses first. Everybody starts with what they bid less than the highest.
bid-group = Group { $n }
dialog-groups = Which powers do you play?
group-note = { $vp } VP at the start, { $each } each turn. { $powers }.
group-power = { $power } ({ $areas ->
    [0] not in play at first
    [one] vitality { $vitality }, 1 area
   *[other] vitality { $vitality }, { $areas } areas
})
group-take = Take them
dialog-peace = Peace with { $loser }
peace-winner = Winner
peace-left = Points left
peace-note-areas = Areas in your hands are the cheapest. Whatever is not ceded goes back to its owner.
peace-note-unrest = { $power } has { $power-unrest }, { $loser } { $loser-unrest }.
peace-note-ports = A port without trade counts in no competition until the next turn.
peace-price = { $price ->
    [one] 1 point
   *[other] { $price } points
}
peace-vp = Victory points
peace-unrest = Unrest
peace-minors = Minor powers
peace-areas = Areas
peace-merchants = Merchants
peace-ports = Ports
peace-other = More
peace-demand-vp = A victory point
peace-demand-unrest = Unrest falls by 1, and theirs rises by 1
peace-demand-take = { $a } becomes an ally
peace-demand-break = { $a } becomes neutral
peace-demand-cede = { $a } is ceded
peace-demand-remove = A merchant leaves { $a }
peace-demand-replace = A merchant in { $a } is replaced
peace-demand-raze = The trade of { $a } is interrupted
