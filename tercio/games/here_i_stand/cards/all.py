"""Importing this module registers the effect of every card, in the order of the deck."""

from tercio.games.here_i_stand.cards import (
    combat,
    courts,
    home,
    mandatory,
    overseas,
    reform,
    registry,
    responses,
)

__all__ = [
    "combat",
    "courts",
    "home",
    "mandatory",
    "overseas",
    "reform",
    "registry",
    "responses",
]
