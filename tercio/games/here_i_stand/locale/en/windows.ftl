### Moments at which cards may be played.

ask-event_declared = { $player } declares { $declared } as an event. Do you respond?
ask-any_impulse = { $power } is about to take an impulse. Do you play a response card?
ask-emperor_announced = Charles V is to travel. Do you respond?
ask-victory_determination = Victory is about to be determined. Do you play a card?
ask-war_intervention = You intervene. Do you play a card with it?

## In standing orders, after "when"

name-window-emperor_announced = Charles V is to travel
name-window-papal_bull_on_cranmer = the Pope would ban Cranmer
name-window-debate_round = a round of a debate begins
name-window-peace_segment = powers may sue for peace
name-window-victory_determination = victory is about to be determined
