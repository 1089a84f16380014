ask-bid = How many ducats do you bid to move first?
ask-impulse = Your impulse: march, muster, play a card, or pass.
ask-goal = Where does the column march?
ask-companies = How many companies march?
ask-on-the-march = { $seat } marches on { $town }. A card kills as many companies as its number.
ask-before-battle = { $seat } gives battle at { $town }. A card adds as many dice as its number.

option-bid = Bid { $n }
option-march = March from { $a }
option-goal = To { $a }
option-companies = Companies: { $n }
option-muster = Muster at { $a }
option-play = Play { $a }
item-truce = a truce for this turn
item-ducats = { $seat } pays { $n }
name-seat-nobody = its citizens
name-seat-colonna = Colonna
name-seat-gonzaga = Gonzaga
name-seat-medici = Medici
name-seat-orsini = Orsini
roll-attack = attack
roll-defence = defence

event-purse-changed = { $seat } has { $now } ducats (change: { $by }).
event-bid-opened = { $seat } bid { $ducats }.
event-truce-sworn = { $seat } and { $partner } swear a truce.
event-marched = { $seat } marches from { $start } on { $goal }; companies: { $companies }.
event-garrisoned = { $town } is held by { $seat }; companies: { $companies }.

forbid-bound-by-truce = You have sworn a truce with the captain who holds it.
forbid-out-of-reach = You cannot march there through your own towns.
forbid-no-company = You have no company there.
forbid-nowhere-to-go = Its companies cannot march anywhere.
forbid-not-yours = This town is not yours.
forbid-empty-purse = You cannot afford a company.
forbid-not-in-hand = You do not hold this card.
forbid-wrong-moment = This card is for another moment.

end-mastery = A captain is master of Lombardy.
end-last-turn = The campaign is over.

impossible-count = { $name } has { $count }.
impossible-no-seat = There is no seat '{ $seat }'.
