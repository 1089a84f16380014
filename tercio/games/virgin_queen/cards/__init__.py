"""The cards of Virgin Queen: what each does as an event.

Every mode of a card names its event, with its parameters (`data/cards.toml`). What several cards
share is in `plain` and `plain_faith`; what one card does stands in card order: what must hold for
it alone, what is said when it is announced, what it does, and what that needs. Conditions of
several cards, and those that rules ask too, are in `conditions`.
"""
