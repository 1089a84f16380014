"""How a game is shown: to screens, to terminals, and card by card."""
