"""Verbs on informants and assassins (VQ 19)."""

from tercio.games.virgin_queen.realm import Realm


class SpyVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""
