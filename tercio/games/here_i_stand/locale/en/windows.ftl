### Moments at which cards may be played.

ask-event_declared = A card is declared as an event. Do you respond?
ask-any_impulse = Do you play a response card?
ask-impulse_over = The impulse is over. Do you play a response card before the next begins?
ask-emperor_announced = Charles V is to travel. Do you respond?
ask-victory_determination = Victory is about to be determined. Do you play a card?
ask-war_intervention = You intervene. Do you play a card with it?
