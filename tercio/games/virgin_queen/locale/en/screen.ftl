### What a screen shows on the maps and beside them.
about-game = The age of Elizabeth and Philip II: wars of religion, plots at court, marriages, patrons of the arts and ships on every ocean.

board-world = The World

## Pieces and markers

piece-captain = { $captain }{ $loot ->
    [0] {""}
   *[other] {" "}· { $loot } loot
}{ $colony ->
    [0] {""}
   *[other] {" "}· colony
}{ $damaged ->
    [0] {""}
   *[other] {" "}· damaged
}
piece-armada = Armada { $strength }{ $units ->
    [0] {""}
    [one] {" "}· 1 unit
   *[other] {" "}· { $units } units
}{ $leaders ->
    [0] {""}
    [one] {" "}· 1 leader
   *[other] {" "}· { $leaders } leaders
}
mark-piracy = Piracy: { $powers }
mark-capital = Capital: { $power }

## What is said of a place

note-area = Religious struggle area: { $area }.
note-entry = Voyages of { $powers } begin and end here.
note-winds = The wind blows towards { $oceans }; sailing back calls for a Navigation Check.
note-hazards = The passage to { $oceans } is dangerous both ways.
note-reserved = Reserved for { $power }.

## Reconstructed facts

note-reconstructed = ◇ Reconstructed: no source attests it.
note-guessed = ◇ Reconstructed: { $fields }.
note-stated = ◇ Stated by a player: { $fields }.
note-card-gist = ◇ Partly reconstructed: the idea is attested, the wording{ $cp ->
    [0] {""} and the amounts are ours
   *[other] , the amounts and the CP are ours
}.
note-card-invented = ◇ Reconstructed: what the card does{ $cp ->
    [0] {""}
   *[other] {" "}and its CP
} is our stand-in.
field-religion = its religion
field-home = whose home it is
field-kind = its kind
field-seas = its sea zones
field-adjacent = its borders
field-existence = that it exists
field-wind-to = its wind
field-text = its text
field-modes = its effects
field-cp = its CP
field-name = its name
field-count = how many there are

## Panels

panel-influence = Minor powers and influence
panel-areas = Struggle areas
panel-treasures = Treasures
panel-captains = Captains
panel-royals = Royals
panel-talents = Artists and scientists
panel-awards = Patronage awards
panel-science = Science bonuses
panel-espionage = Espionage
panel-courts = Courts and events

column-dealt = Next deal
column-treasures = Treasures
column-home-cards = Home cards
column-minor = Minor power
column-ally = Ally
column-area = Area
column-protestant-spaces = Protestant
column-catholic-spaces = Catholic
column-spaces = Protestant spaces
column-now = Now
column-spain = Spain
column-england = England
column-protestant = Protestant
column-hre-protestant = Holy Roman, if Protestant
column-hre-balanced = Holy Roman, if balanced
column-hre-catholic = Holy Roman, if Catholic
column-unrest = In unrest
column-jesuits = Jesuits
column-captain = Captain
column-ratings = Battle · piracy · navigation
column-whereabouts = Where
column-loot = Loot
column-bonus = Bonus
column-royal = Royal
column-sex = Sex
column-eligibility = Eligibility
column-state = State
column-talent = Who
column-kind = Kind
column-rating = Rating
column-science-bonus = Bonus
column-claimed = Claimed by
column-effect = Effect
column-informants = Informants
column-cipher = Cipher Key
column-assassination = Assassin

ruler-dead = { $ruler } (dead)
keys-protestant = { $inside } Netherlands, { $outside } elsewhere
status-no-war = –
status-war-cost = { $cp } CP

minor-inactive = inactive
minor-not-in-play = not in play yet
minor-resolved = { $ally } (resolved this turn)
influence-activate = { $points }
influence-deactivate = { $points } (to end it)

## The religious struggle

struggle-box = { $high ->
    [99] { $low }+
   *[other] { $low }–{ $high }
}
struggle-now = ● { $count } now
struggle-wins-protestant = The Protestant wins
struggle-wins-catholic = Spain or France wins

## Treasures

treasure-cp = Extends an impulse by { $cp } CP, for actions of another type than the card before it. Also pays in deals and for wars.
treasure-draw-card = Draw a card instead of playing one.
treasure-science-bonus = Claim a science bonus that is still there.
treasure-one-vp = Keep it as a victory point.
treasure-count = { $count ->
    [one] { $treasure }
   *[other] { $count } × { $treasure }
}
treasures-face-down = { $count } face down
fact-spanish-row = Spanish row
fact-portuguese-row = Portuguese row
fact-treasure-fleet = Aboard the Treasure Fleet
fact-pool = In the pool
fact-treasures-spent = Spent this turn
fact-treasures-gone = Kept as victory points

## Captains

captain-ratings = { $battle } · { $piracy } · { $navigation }
captain-at = { $place }{ $damaged ->
    [0] {""}
   *[other] , damaged
}
captain-winters = winters in { $place }
captain-available = available
captain-next-turn = back next turn
captain-europe = serves in Europe

## Royals, artists and scientists

royal-m = ♂
royal-f = ♀
royal-free = free
royal-betrothed = betrothed to { $royal }
royal-wed = wed
royal-returns = wed, free again next turn
royal-gone = dead or too old
talent-italian = Italian
talent-writer = writer
talent-painter = painter
talent-architect = architect
talent-scientist = scientist
talent-available = free
talent-works = at work for { $power }, { $cp } CP
talent-held-up = held up, for { $power }
award-any = Any artist
award-writer = Writers
award-painter = Painters
award-architect = Architects
award-science = Science
fact-prague = Prague
fact-prague-open = The Cultural Center is in play.

## Espionage

informant-at = with { $target }{ $neutralized ->
    [0] {""}
   *[other] {" "}(neutralized)
}
informants-at-home = { $count } in the pool
cipher-at = reads the hand of { $target }
assassin-ready = ready
assassin-used = used

## Courts and events

fact-mary = Mary Queen of Scots
fact-elizabeth = Elizabeth
fact-queen-vp = The Virgin Queen
fact-vp = { $count } VP
fact-walsingham = Walsingham
fact-preference = Religious preference of the Holy Roman
fact-league = Catholic League
fact-capitals = Capitals by marker
fact-waiting = Leaders on power cards
fact-mercenaries = Mercenaries for hire
fact-spanish-markers = On the Spanish power card
fact-armada = Spanish Armada
fact-escorts = Escorts of the Treasure Fleet
fact-circumnavigations = Voyages round the world
fact-suez = Suez Canal
fact-skipping = Skips the next impulse
fact-lasting = Events with a lasting effect
mary-not-in-play = not in play yet
mary-alive = alive and free
mary-captured = a prisoner in England
mary-executed = executed
mary-dead = dead
elizabeth-excommunicated = excommunicated
walsingham-unused = not used yet this turn
walsingham-offensive = at work abroad
walsingham-defensive = guards the realm
preference-secret = recorded in secret
preference-own = { $faith }, known to you alone
league-formed = has formed
capital-at = { $power }: { $space }
capital-lost = { $power }: lost
spanish-markers = { $fortresses ->
    [one] 1 fortress
   *[other] { $fortresses } fortresses
} and { $jesuits ->
    [one] 1 Jesuit
   *[other] { $jesuits } Jesuits
} to add
armada-empty = strength { $strength }, nobody aboard
armada-cargo = strength { $strength }, with { $cargo }
suez-built = built
suez-attempts = { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
} so far
effect-peace = peace between { $one } and { $other }
effect-bankruptcy = bankruptcy of { $power }
