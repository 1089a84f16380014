cards = All cards
cards-open = All cards of the game (C)
cards-search = Name or text of a card
cards-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
  }
cards-where = Where it is
cards-anywhere = Anywhere
cards-kind = Kind
cards-any-kind = All kinds
cards-about = Power
cards-any-power = All powers
cards-value = Value
cards-any-value = Any value
cards-worth = { $value ->
    [0] No value
   *[other] Value { $value }
}
cards-turn = Turn in which it comes
cards-any-turn = Any turn
cards-from-start = From the start
cards-from-turn = From turn { $turn }
cards-all = Show all
cards-found = { $count ->
    [0] No such card
    [one] One card
   *[other] { $count } cards
}
cards-back = All cards
cards-choose = Choose a card to read all of it.
cards-at-mine = In your hand
cards-at-held = { $holder ->
    [any] In a hand, as you know
   *[other] Held by { $holder }
}
cards-at-hidden = May be in a hand
cards-at-deck = In the deck
cards-at-discard = Discarded
cards-at-table = On the table
cards-at-removed = Out of the game
cards-at-later = Not yet in the game
cards-place-mine = In your hand.
cards-place-held = { $holder } holds it.
cards-place-hidden = In a hand or in the deck: { $percent } % that somebody holds it, as far as you know.
cards-place-deck = In the deck: nobody holds it.
cards-place-discard = In the discard pile.
cards-place-table = Face up on the table.
cards-place-removed = Out of the game.
cards-place-later = Not yet in the game.
cards-copies = { $count } copies
cards-copies-at = { $count ->
    [one] One: { $place }
   *[other] { $count }: { $place }
}
cards-when = When it comes and goes
cards-comes-start = In the deck from the start.
cards-comes-once = Joins the deck once something has happened.
cards-comes-turn = Joins the deck in turn { $turn }.
cards-comes-turn-once = Joins the deck in turn { $turn } at the earliest, once something has happened.
cards-in-turn = In the deck of turn { $turn }.
cards-during = In the deck of turns { $turn } to { $until }.
cards-leaves-never = It stays in the game.
cards-leaves-event = It leaves the game after its event.
cards-leaves-ruler = It leaves the game when its ruler comes to the throne.
cards-leaves-sometimes = Whether it leaves the game depends on how its event ends.
cards-bots = What the bot thinks its event is worth
cards-vp = { $worth } VP
cards-bots-note = A rule of thumb, now or at the start of a game; what its points buy comes on top.
cards-rulings = Rulings
cards-draw-none = There are no odds of drawing: the whole deck of a turn is dealt when it begins. How likely somebody holds a card stands on its page.
cards-draw-narrow = Look for some of them, and you are told how likely you draw one.
cards-draw = If you draw so many cards:
cards-draw-now = from the deck as it is ({ $wanted } of { $all } unseen cards)
cards-draw-deal = in the next deal, if all hands are played ({ $wanted } of { $all } cards)
