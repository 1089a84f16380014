"""Verbs on captains, colonies, patrols and the Armada (VQ 16, 17.4, 23.2)."""

from tercio.games.virgin_queen.realm import Realm


class OceanVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""
