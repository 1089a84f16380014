### A game for the tests of the contract suite.

ask-attack = Attack with a card, or pass.
ask-parry = Parry { $card }?
option-attack = Attack with { $a }
option-parry = Parry with { $a }
event-began = Turn { $turn } begins.
event-drew = { $seat } draws { $card }.
event-attacked = { $seat } attacks with { $card }.
event-parried = { $seat } parries with { $card }.
event-scored = { $seat } scores { $points }.
odds-attack = An attack by { $seat }
forbid-not-held = You do not hold { $card }.
result-most-points = Most points
name-seat-red = Red
name-seat-blue = Blue
name-seat-green = Green
