about-game = A small war for the towns of Lombardy that teaches the table in ten minutes.
board-lombardy = Lombardy
headline = Turn { $turn } · { $phase ->
    [levy] Levy
    [bid] The bid
    [council] The council
    [over] The campaign is over
   *[impulse] Impulse of { $seat }
}
town-note = worth { $value }{ $walls ->
    [1] , walled
   *[0] {""}
}
card-text = { $when ->
    [before-battle] Before a battle of yours: { $power } more dice.
    [on-the-march] When others march on a town that is not theirs: kills { $power }.
   *[impulse] In your impulse: take { $power } ducats.
}
purse = Ducats: { $ducats }
panel-captains = Captains
panel-discard = Discards
column-captain = Captain
column-ducats = Ducats
column-points = Points
column-companies = Companies
odds-battle = Battle at { $goal }, before cards


term-ducat = Ducat
    .also = ducats
    .help = Money. Two hire a company; bids for the first move are paid in it, and deals may name it.
    .cite = PR 3.1
term-unit-company = Companies
    .also = company
    .help = Soldiers. Each rolls a die in battle, and 5 or 6 is a hit.
    .cite = PR 7.1
term-walled = Walled town
    .also = walls
    .help = Its defender rolls one die more.
    .cite = PR 7.2
term-town = Town
    .also = towns
    .help = Worth points to whoever holds it.
    .cite = PR 9.2
term-truce = Truce
    .help = Two captains who keep one may not march into each other’s towns this turn.
    .cite = PR 5.3
term-impulse = Impulse
    .also = impulses
    .help = One captain’s go: march, muster or pass.
    .cite = PR 6.1
term-card-before-battle = Before battle
    .help = Such a card is played when a battle is about to be fought: it adds dice.
    .cite = PR 8.1
term-card-on-the-march = On the march
    .help = Such a card is played while somebody marches on a town of another.
    .cite = PR 8.2

name-window-on-the-march = somebody marches
name-window-before-battle = a battle is about to be fought
name-span-impulse = this impulse
name-span-turn = this turn
name-condition-against-me = it is against me

# In a terminal towns and captains go by the ids that are typed.
terminal-turn = Turn { $turn } of { $turns }. The order is { $order }. { $mastery } points at the end of a turn win.
terminal-truce = { $one } and { $other } keep a truce.
terminal-town = town
terminal-points = points
terminal-holder = held by
terminal-companies = companies
terminal-roads = roads
terminal-worth = { $points }{ $walls ->
    [1] {" "}walls
   *[0] {""}
}
terminal-no-cards = no cards
terminal-captain = { $who }: { $points } points, { $ducats } ducats, { $cards }
