### Moments at which cards may be played.

ask-any_impulse = Do you play a response card?
ask-event_declared = A card is declared as an event. Do you respond?
ask-assault_resolved = The assault is over. Do you respond?
ask-assault_won = The walls are taken. Do you respond?
ask-flooding_played = The dikes are cut. Do you respond?
