"""The cards of Here I Stand: what each does as an event.

A card's CP, type, entry, removal, windows, conditions and numbers are data (`data/cards.toml`).
Where a row names its effect (`event`), it is one of `plain`; else it is code of its own, which
stands in card order: what must hold for it alone, what it does, and what that needs. Conditions
of several cards, and those that rules ask too, are in `conditions`.
"""
