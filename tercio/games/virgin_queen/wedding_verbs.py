"""Verbs on royals (VQ 21)."""

from tercio.games.virgin_queen.realm import Realm


class WeddingVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""
