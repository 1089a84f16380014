### The religious struggle (18, 21.5).

## Attempts

ask-reformation = { $power } makes Reformation attempts, { $left } left: which space?
ask-counter-reformation = { $power } makes Counter Reformation attempts, { $left } left: which space?
ask-treatise = Publish a treatise: which language zone?
ask-burn-books = Burn books: which language zone?
option-target = { $a }
option-commit = Commit { $a } for his bonus
option-treatise = In the { $a } zone
option-treatise-by = In the { $a } zone, by { $b }
option-burn-books = In the { $a } zone
option-burn-books-by = In the { $a } zone, by { $b }
option-burn-anywhere = In all zones, by { $a }
event-attempt-resolved = { $power } preaches in { $space }: best die { $best }{ $against ->
    [0] {""}
   *[other] {" "}against { $against }
  }, { $success ->
    [1] success
   *[other] failure
  }.
event-religion-changed = { $space } becomes { $to ->
    [protestant] Protestant
   *[other] Catholic
  }.
forbid-has-the-faith-already = The attempt can only convert a space of the other faith.
forbid-is-out-of-reach = The attempt needs a churchman there, or an adjacent space or a port across the sea that has the right faith and no unrest.
forbid-was-targeted-this-impulse = The space has already been a target this impulse.
forbid-is-outside-the-allowed-spaces = These attempts may not be made in this space.

## Flipping spaces

ask-flip-to-protestant = Which space becomes Protestant? { $left } to flip.
ask-flip-to-catholic = Which space becomes Catholic again? { $left } to flip.
option-flip = { $a }
forbid-cannot-be-flipped = This space is not one of those that can be flipped now.

## Debates

ask-debate-zone = Call a theological debate: in which language zone?
ask-debate-attacker = Who attacks in the debate?
ask-debate-excluded = Which Protestant debater may not take part?
ask-debate-defender = { $attacker } attacks. Whom do you challenge?
ask-insert-debater = The debate goes into its second round. Does { $debater } step in?
ask-debate_round = The debaters of the round are chosen. Do you play a card?
option-debate = In the { $a } zone
option-debater = { $a }
option-debate-committed = A committed debater
option-debate-uncommitted = An uncommitted debater
option-insert = { $a } steps in
event-debate-called = { $power } calls a theological debate in the { $zone } zone.
event-debater-chosen = { $debater } debates for { $power }.
event-debater-replaced = { $by } takes the place of { $debater }.
event-debate-round-fought = Round { $round }: { $attacker } scores { $attacker_hits }, { $defender } scores { $defender_hits }.
event-debate-result-cancelled = { $debater } cancels the result of the debate.
event-debater-burnt = { $debater } is burnt at the stake!
event-debater-disgraced = { $debater } is disgraced!
forbid-has-no-debates = Debates are held only in the German, English and French zones.
forbid-debaters-are-all-committed = You have no uncommitted debater for the zone.
forbid-zone-has-no-protestant-debater = No Protestant debater is in play for the zone.
forbid-nobody-can-answer = The other side has no debater left to answer.
forbid-luther-is-at-the-wartburg = Luther is at the Wartburg: the Protestant calls no debates this turn.
forbid-more-has-died = Thomas More died this turn: there are no debates in the English zone.

## Debaters and reformers

event-debater-entered = { $debater } joins the dispute.
event-debater-committed = { $debater } is committed.
event-debater-ready = { $debater } is uncommitted again.
event-debater-away = { $debater } is gone for this turn.
event-debater-gone = { $debater } leaves the game.
event-reformer-placed = { $reformer } preaches in { $space }.
event-reformer-away = { $reformer } leaves the map for this turn.
event-reformer-gone = { $reformer } preaches no more.

## Translations, Saint Peter's, universities

ask-translate = Translate scripture: into which language?
option-translate = { $a }
option-translate-with = { $a }, with { $b }: one box more
event-scripture-translated = { $zone } { $work ->
    [new_testament] New Testament
   *[other] Bible
  }: box { $box }.
event-saint-peters-built = Saint Peter's: { $cp } CP, { $vp } VP.
event-saint-peters-looted = Saint Peter's loses { $cp } CP.
ask-university = Where is a Jesuit university founded?
ask-university-price = How do you pay for the university?
option-university = { $a }
option-full-price = At the full price
event-university-founded = A Jesuit university is founded in { $space }.
forbid-is-not-catholic = The space is not Catholic.
forbid-has-a-university = The space already has a university.

## The Diet of Worms

ask-diet-of-worms = The Diet of Worms: which card do you commit?
option-commit-card = { $a }
option-commit-cards = { $a } and { $b }
event-card-committed = { $power } commits { $card } at Worms.
event-diet-held = Worms: { $protestant_hits } Protestant hits, { $catholic_hits } Catholic hits.

## Excommunication

ask-excommunicate-reformer = Which reformer is excommunicated?
ask-excommunicate-ruler = Which power's ruler is excommunicated?
ask-excommunication-unrest = Unrest in a home space of { $power }: { $left } to place.
ask-debate-after-bull = Call a debate in the zone of the excommunicated reformer?
ask-papal_bull_on_cranmer = A Papal Bull is aimed at Cranmer. Do you respond?
option-reformer = { $a }
option-ruler = { $a }
event-reformer-excommunicated = { $reformer } is excommunicated.
event-ruler-excommunicated = The ruler of { $power } is excommunicated.
event-excommunication-lifted = The excommunication of { $power }'s ruler is lifted.
forbid-reformer-is-not-on-the-map = He is not on the map.
forbid-reformer-was-excommunicated = He has already been excommunicated.
forbid-ruler-has-no-box = The Pope cannot excommunicate this ruler.
forbid-ruler-was-excommunicated = This ruler has already been excommunicated.
forbid-pope-has-no-grounds = The Pope has no grounds against this ruler.

## Language zones

name-zone-german = German
name-zone-english = English
name-zone-french = French
name-zone-italian = Italian
name-zone-spanish = Spanish

## Chances

odds-reformation = Reformation of { $place }
odds-counter-reformation = Counter Reformation of { $place }
odds-debate = Debate in the { $zone } (losses are spaces that change their faith)
