"""Verbs on rulers, power cards and wars beside the map (VQ 3.3, 20, 23)."""

from tercio.games.virgin_queen.realm import Realm


class CourtVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""
