"""Verbs on the Diplomatic Influence Table (VQ 24)."""

from tercio.games.virgin_queen.realm import Realm


class InfluenceVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""
