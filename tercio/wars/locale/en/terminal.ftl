### The board in a terminal, alike in both games.

terminal-with-note = { $what } ({ $note })
terminal-counted = { $what } { $count }
terminal-headline = Turn { $turn }, { $phase }{ $power ->
    [none] {""}
   *[other] ; impulse of { $power }
}{ $cp ->
    [-1] {""}
   *[other] {" "}with { $cp } CP
}. { $deck } cards in the deck, { $discard } discarded.
terminal-phase-none = before its first phase
terminal-phase-luthers_95_theses = luthers 95 theses phase
terminal-phase-card_draw = card draw phase
terminal-phase-diplomacy = diplomacy phase
terminal-phase-diet_of_worms = diet of worms phase
terminal-phase-spring_deployment = spring deployment phase
terminal-phase-action = action phase
terminal-phase-winter = winter phase
terminal-phase-marriage = marriage phase
terminal-phase-patronage = patronage phase
terminal-phase-new_world = new world phase
terminal-phase-victory_determination = victory determination phase
terminal-power = Power
terminal-ruler = Ruler
terminal-vp = VP
terminal-keys = Keys
terminal-cards = Cards
terminal-at-war = At war with
terminal-allied = Allied with
terminal-idle = Inactive minor powers
terminal-unrest = In unrest
terminal-sieges = Under siege
terminal-siege = { $space } (by { $powers })
terminal-this-turn = This turn
terminal-prisoners = Prisoners
terminal-captive = { $leader } (of { $power })
terminal-also-holds = also holds
terminal-stack = { $place } { $units }
terminal-protestant-spaces = Protestant spaces, { $count }
terminal-hand = Hand of { $power }:
terminal-card = { $card } ({ $cp } CP, { $type })
terminal-card-home = home
terminal-card-mandatory = mandatory
terminal-card-combat = combat
terminal-card-response = response
terminal-card-event = event
terminal-card-diplomatic = diplomatic
