### What standing orders may name. A window and a condition end a sentence that begins with "when"
### or "unless"; a span begins one that ends with "ends".

name-window-combat-card = I could play a card in a combat
name-window-support = my fleet could support a combat on land
name-window-reaction = my troops could intercept or evade
name-window-oppose = I could oppose a subjugation
name-window-intercept-transport = my fleet could stop a transport
name-window-intercept-pirate = my fleet could stop pirates
name-window-auction = I could bid in an auction

name-span-impulse = this impulse
name-span-turn = this turn

name-condition-my-units-are-there = my units are there
name-condition-it-is-my-area = it is an area of mine
name-condition-an-enemy-of-mine-acts = an enemy of mine acts
