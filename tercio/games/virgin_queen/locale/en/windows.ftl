### Moments at which cards may be played.

ask-any_impulse = { $power } is about to take an impulse. Do you play a response card?
ask-event_declared = { $player } declares { $declared } as an event. Do you respond?
ask-assault_resolved = The assault on { $where } is over. Do you respond?
ask-assault_won = The walls of { $where } are taken. Do you respond?
ask-flooding_played = The dikes at { $where } are cut. Do you respond?

## Ways to use a card

card-mode-border_reivers-claim = Add 3 to a claim on Scotland
card-mode-border_reivers-raid = Unrest on the border
card-mode-colloquy_of_poissy-peace = France and the Protestants make peace
card-mode-colloquy_of_poissy-quiet = Calm in France, and a sermon
card-mode-the_black_queen-plot = An Informant, then an assassination
card-mode-the_black_queen-spies = CP for espionage
card-mode-walsingham-offensive = Walsingham attacks
card-mode-walsingham-defensive = Walsingham defends
card-mode-mary_queen_of_scots-claim = Add 3 to a claim on Scotland
card-mode-mary_queen_of_scots-plot = More dice for the plot
card-mode-sultana_safiye-peace = A look at the Ottoman hand, and peace
card-mode-sultana_safiye-gifts = A card, and influence

## In standing orders, after "when"

name-window-flooding_played = the dikes are cut
name-window-status_check = the status of a power is determined
name-window-espionage_announced = an act of espionage is declared
name-window-assassination_resolved = an assassin has struck
name-window-negotiation = the powers negotiate
