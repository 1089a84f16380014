"""The cards of Here I Stand: what each does as an event.

A card's CP, type, entry, removal, windows, conditions and numbers are data (`data/cards.toml`);
its effect is a short function here, registered for the card's id and the mode it plays.
"""
