"""Verbs on treasures (VQ 6.3)."""

from tercio.games.virgin_queen.realm import Realm


class TreasuryVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""
