# Events about troops, towns and cards.

ask-unsanitary-camp = Which camp does the fever strike?
option-camp = { $b } in { $a }
event-army-stopped = { $power } is stopped: { $act ->
    [assault] there is no assault on { $space }
    [transport] those at { $space } do not embark
   *[move] the march from { $space } ends where it began
} ({ $what }).
event-fleet-stopped = { $power } is stopped: { $count ->
    [one] 1 ship does
   *[other] { $count } ships do
} not sail from { $place } to { $to }.
ask-storms = Which fleet does the storm stop?
option-stop-fleet = { $ships ->
    [one] One ship
   *[other] { $ships } ships
} from { $a } to { $b }
ask-reroll = { $missed } of England's dice missed: how many are rolled again?
option-reroll-dice = { $count ->
    [0] None
    [one] One die
   *[other] { $count } dice
}
ask-event-levy = Where does { $power } raise the new troops?
ask-volunteers = Where do the volunteers land?
ask-reiters = Where are the Reiters hired?
option-raise = { $b } in { $a }
option-stack = { $b } in { $a }
ask-mutiny = Whose army mutinies, and where?
ask-bribe = Which mercenaries are bribed?
ask-bribed-go = Where do the bribed mercenaries go?
ask-demand-pay = Whose mercenaries demand their pay?
ask-pay-mercenaries = { $power }: { $count } mercenaries want their pay. Give up a card?
option-pay = Discard { $a }
option-refuse-pay = Refuse
ask-uprising-whose = Whose lands rise?
ask-moriscos = Where does the Morisco unit appear?
ask-rebel-city = Which city do the rebels rise in?
option-rebel = { $a }
ask-treachery-space = Which gates are opened?
option-betray = { $a }
ask-treachery-besieger = Which besieger do they let in?
ask-untimely-death = Which leader dies?
ask-spanish-road = Which leader goes to Milan?
ask-spanish-road-to = Where does the march end?
ask-prophecy-of-whom = Whose hand do you look at?
ask-letters-of-whom = From whose hand do you draw a card?
ask-ruler-ill = Whose ruler falls ill?
ask-ruler-ill-choice = Your ruler is ill: skip your next impulse, or give { $power } a card at random?
option-skip-impulse = Skip the next impulse
option-give-card = Give a card at random
ask-bankruptcy-of = Which power's credit fails?
card-mode-grand_vizier-cancel = Cancel the event
card-mode-grand_vizier-canal = Work on the Suez Canal
card-mode-grand_vizier-levy = Raise troops
card-mode-arquebusiers-field_battle = Extra dice in the field battle
card-mode-arquebusiers-walls = Extra dice on the walls
card-mode-janissaries-ottoman = Extra dice
card-mode-janissaries-mutiny = The Ottoman rolls fewer dice
card-mode-master_gunners-naval_combat = Extra dice in the naval combat
card-mode-master_gunners-bombard = Extra dice in the assault
card-mode-siege_engineering-guns = Extra dice in the assault
card-mode-siege_engineering-drain = Drain the flood
card-mode-reiters-battle = Into the battle
card-mode-reiters-levy = Into one of your spaces
card-mode-storms-land = Stop them on land
card-mode-storms-sea = Stop them at sea
card-mode-tercios-pikes = Extra dice
card-mode-tercios-drill = Roll all misses again
