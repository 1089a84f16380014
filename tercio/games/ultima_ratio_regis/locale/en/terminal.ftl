### The board in a terminal.

terminal-with-note = { $what } ({ $note })
terminal-counted = { $what } { $count }
terminal-headline = { $scenario }. Turn { $turn } of { $last } ({ $years }), { $phase }{ $seat ->
    [none] {""}
   *[other] ; impulse of { $seat }
}.
terminal-phase-bids = bids for the game order
terminal-phase-groups = choice of powers
terminal-phase-turn_start = turn start
terminal-phase-deployment = deployment
terminal-phase-trade = trade
terminal-phase-deck = deck
terminal-phase-first_player = choice of who begins
terminal-phase-impulses = impulses
terminal-phase-solo = impulses
terminal-phase-turn_end = turn end
terminal-phase-over = over
terminal-auction = Auction of { $lot }: { $bidder ->
    [none] no bid yet
   *[other] { $bidder } bids { $bid }
}.
terminal-player = Player
terminal-vp = VP
terminal-cards = Cards
terminal-powers = Powers
terminal-power = Power
terminal-unrest = Unrest
terminal-vitality = Vitality
terminal-morale = Morale
terminal-areas = Areas
terminal-merchants = Merchants
terminal-at-war = At war
terminal-allied = Allied
terminal-casus-belli = Casus belli
terminal-forced-peace = Forced peace
terminal-and = { $one } and { $other }
terminal-against = { $one } v { $other }
terminal-war = { $war } (morale taken { $taken }:{ $lost }, { $vp } VP)
terminal-minor-allies = Minor allies of { $power }
terminal-neutral = Neutral minor powers
terminal-sieges = Under siege
terminal-siege = { $place } (by { $power })
terminal-revolts = Revolts
terminal-independent = Independent
terminal-razed = Razed ports
terminal-centers = Trade centers
terminal-prepared = { $power } +{ $count }
terminal-in-force = In force
terminal-technology = Technology
terminal-tech-land = { $power } land
terminal-tech-siege = { $power } siege
terminal-tech-naval = { $power } naval
terminal-tech-industrial = { $power } industrial
terminal-stack = { $place } { $units }
terminal-dispersed = { $box } (dispersed)
terminal-fortresses = fortresses
terminal-fortresses-of = { $power }, fortresses
terminal-begun = begun
terminal-leader-ordinary = leader
terminal-leader-tactical = tactical leader
terminal-leader-admiral = admiral leader
terminal-leader-determined = determined leader
terminal-leader-creative = creative leader
terminal-leader-organizer = organizer leader
terminal-hand = Your hand:
terminal-card = { $card } ({ $points }{ $priority ->
    [always] , priority
    [at4] , priority with 4 cards or fewer
   *[none] {""}
}): { $text }
legend = { $mark } reconstructed. `tercio data sources ultima_ratio_regis` tells more; of all areas, terrain, lines and ports are reconstructed where the book is silent.
