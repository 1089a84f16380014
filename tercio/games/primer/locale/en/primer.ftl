name-seat-colonna = Colonna
name-seat-gonzaga = Gonzaga
name-seat-medici = Medici
name-seat-orsini = Orsini

ask-bid = How many ducats do you bid for the Duke's commission?
ask-commission = The Duke sends you a company. Where does it join you?
ask-impulse = Your impulse: march, muster, play a card, or pass.
ask-goal = Where does the column march?
ask-companies = How many companies march?
ask-on-the-march = { $seat } marches on { $town }. Do you respond?
ask-before-battle = { $seat } gives battle at { $town }. Do you play a card?
ask-retreat = Where do your companies retreat?

option-bid = Bid { $ducats }
option-commission = { $a }
option-march = March from { $a }
option-goal = To { $a }
option-companies = { $companies ->
    [one] One company
   *[other] { $companies } companies
  }
option-muster = Muster at { $a }
option-play = Play { $a }
option-retreat = To { $a }
item-truce = A truce for this turn
item-ducats = { $seat } pays { $n } ducats

event-turn-began = Turn { $turn } begins.
event-received = { $seat } draws { $card }.
event-purse-changed = { $seat } has { $now } ducats ({ $by }).
event-bid-opened = { $seat } bid { $ducats }.
event-truce-sworn = { $seat } and { $partner } swear a truce.
event-mustered = { $seat } musters a company at { $town }.
event-marched = { $seat } marches from { $start } to { $goal } with { $companies }.
event-card-played = { $seat } plays { $card }.
event-companies-lost = { $companies } lost at { $town }.
event-occupied = { $seat } enters { $town } with { $companies }.

forbid-bound-by-truce = You have sworn a truce with its master.
forbid-not-yours = The town is not yours.
forbid-nobody-to-march = No company of yours stands there.
forbid-out-of-reach = No road through your own towns leads there.
forbid-too-few-ducats = You cannot pay a company.
forbid-town-is-crowded = The town cannot feed another company.
forbid-no-refuge = Only a town of yours next to the battle is a refuge.
forbid-not-in-hand = You do not hold the card.
forbid-wrong-moment = The card is for another moment.

end-mastery = A captain is master of Lombardy.
end-last-turn = The campaign is over.
