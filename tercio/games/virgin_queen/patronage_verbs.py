"""Verbs on artists and scientists (VQ 22)."""

from tercio.games.virgin_queen.realm import Realm


class PatronageVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""
