### What standing orders may name. A window and a condition end a sentence that begins with "when"
### or "unless"; a span begins one that ends with "ends".

name-window-any_impulse = anybody has an impulse
name-window-impulse_over = an impulse is over
name-window-event_declared = an event is declared
name-window-move_announced = a land move is announced
name-window-interception = my army could intercept
name-window-avoid_battle = my army could avoid battle
name-window-before_field_battle = a field battle is about to begin
name-window-field_battle_cards = combat cards are played in a field battle
name-window-field_battle_after_roll = the dice of a field battle have been rolled
name-window-assault_announced = an assault is announced
name-window-before_assault = an assault is about to begin
name-window-assault_cards = combat cards are played in an assault
name-window-assault_after_roll = the dice of an assault have been rolled
name-window-assault_resolved = an assault is over
name-window-assault_won = an assault has taken the walls
name-window-naval_move_announced = a naval move is declared
name-window-naval_interception_rolled = a fleet has rolled to intercept
name-window-naval_avoid_rolled = a fleet has rolled to avoid battle
name-window-naval_combat_cards = combat cards are played at sea
name-window-naval_combat_after_roll = the dice of a naval combat have been rolled
name-window-naval_combat_resolved = a naval combat is over
name-window-naval_transport_announced = land units go aboard
name-window-piracy_announced = pirates are about to strike
name-window-piracy_resolved = pirates have struck
name-window-spring_deployment_start = spring deployment is about to begin
name-window-spring_deployment = it is my spring deployment

name-span-impulse = this impulse
name-span-phase = this phase
name-span-turn = this turn

name-condition-my-units-are-there = my units are there
name-condition-it-is-my-space = it is a space of mine
name-condition-an-enemy-of-mine-acts = an enemy of mine acts
