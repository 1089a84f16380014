### What every game says.

option-pass = Pass
option-back = Back
option-done = Done

roll-of = { $what }, { $who }
digest-nobody = Meanwhile
digest-times = { $n ->
    [one] { $what }
   *[other] { $what } (× { $n })
}
event-rolled = Dice ({ $purpose }): { $dice }
event-card-drawn = { $seat } draws { $card }.
event-card-played = { $seat } plays { $card }.

note-about-data = { $some } of the { $all } rows of this game's data hold something that no source confirms and that was reconstructed to complete the game. A data pack can replace any of it.

# Between things of a list; the second where they may hold commas of their own.
list-comma = {", "}
list-semicolon = {"; "}
# Between sentences, and between the words of one.
list-space = {" "}
# Stands where there is nothing to list.
list-nothing = nothing
# What a list in a terminal is of, and the list.
terminal-titled = { $title }: { $text }
# What was to be done, why it is not allowed, and where that is said.
refusal-doing = { $doing }: { $sentence }
refusal-cited = { $sentence } ({ $cite })
forbid-not-asked = It is not your decision now.
forbid-not-in-this-decision = { $thing } is not part of this decision.
forbid-no-such-thing = There is no "{ $thing }" on this table.

undo-another-seat-decided = Another seat has decided since.
undo-another-seat-asked = Another seat is being asked.
undo-open-floor = Nothing can be taken back while everybody may speak, because others may have moved in secret. Scrap a draft, withdraw a proposal, or say that you are not ready after all.
undo-dice-or-draw = Dice have been rolled or cards drawn since.
undo-game-is-over = The game is over and its seed has been published.
undo-reveal = Something hidden has been revealed since.
undo-not-yours = That was decided by whoever held your seat before you.
undo-another-seat-decided-told = Another seat has decided since: { $what }
undo-dice-or-draw-told = Dice have been rolled or cards drawn since: { $what }
undo-reveal-told = Something hidden has been revealed since: { $what }
undo-nothing-to-take-back = There is nothing to take back.

## Looking ahead

price = { $n }
risk-anybody = Others may respond
risk-somebody = { $seat } may respond

## Proposals

proposal = As proposed
proposed-line = { $first } – { $rest }
proposed-list = { $what }
proposed-times = { $n } × { $what }

## Standing orders

order-stands = Pass for me { $window ->
    [any] whenever I might respond
   *[other] when { $window }
  }{ $against ->
    [anybody] {""}
   *[other] {" "}and { $against } acts
  }{ $until ->
    [ever] {""}
   *[other] , until { $until } ends
  }{ $unless ->
    [never] {""}
   *[other] , unless { $unless }
  }.
order-plays = Play { $what } for me { $window ->
    [any] as soon as I may respond with it
   *[other] when { $window }
  }{ $named ->
    [0] {""}
   *[other] , if it is about { $about }
  }{ $against ->
    [anybody] {""}
   *[other] {" "}and { $against } acts
  }{ $until ->
    [ever] {""}
   *[other] , until { $until } ends
  }{ $unless ->
    [never] {""}
   *[other] , unless { $unless }
  }.
order-loses = Losses: { order-fits-losses }
order-loses-first = Losses: { order-fits-losses-first }
order-fits-losses = as { $most ->
    [1] many
   *[other] few
  } { $kind ->
    [regular] regulars
    [mercenary] mercenaries
    [cavalry] cavalry
   *[other] { $kind }
  } as possible
order-fits-losses-first = { $unit } first
order-accepts = Accept exactly this offer: { $what }
order-fits-until = not again { $span }
order-fits-all = no more responses { $span }
order-fits-against = not while { $seat } acts
order-fits-unless = only when { $condition }

## Negotiation

ask-negotiate = Negotiate, or say that you are ready.
option-ready = Ready: no more deals
option-unready = Not ready after all
option-draft = Draft a deal with { $a }
option-invite = Ask { $a } to join the deal
option-propose = Propose the draft
option-scrap = Scrap the draft
option-strike = Strike from the draft: { $clause }
option-accept = Accept deal { $number } of { $seat }: { $clauses }
option-decline = Decline deal { $number } of { $seat }: { $clauses }
option-withdraw = Withdraw deal { $number } with { $partners }: { $clauses }
event-deal-proposed = { $proposer } proposes deal { $deal } to { $partners }: { $clauses }.
event-deal-accepted = { $seat } accepts deal { $deal } of { $proposer }; others have still to answer.
event-deal-declined = { $seat } turns down deal { $deal }.
event-deal-declined-of = { $seat } turns down what { $proposer } offered: { $clauses }.
event-deal-withdrawn = { $seat } withdraws deal { $deal }.
event-deal-withdrawn-of = { $seat } withdraws its offer to { $partners }: { $clauses }.
event-deal-agreed = { $proposer } and { $partners } agree on deal { $deal }: { $clauses }.

## Layers of the map

layer-control = Control
layer-control-about = Who holds what.
layer-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}

## Displays beside the map, sorted
shelf-powers = Powers
shelf-victory = Victory
shelf-war = War
shelf-faith = Faith
shelf-oceans = Oceans
shelf-court = Court
shelf-trade = Trade
shelf-rules = Rules of the turn
shelf-cards = Cards
