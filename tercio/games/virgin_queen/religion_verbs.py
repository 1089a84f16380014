"""Verbs on religious influence, Jesuits (VQ 18)."""

from tercio.games.virgin_queen.realm import Realm


class ReligionVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""
