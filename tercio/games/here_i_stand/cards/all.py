"""Importing this module registers the effect of every card, in the order of the deck."""

from tercio.games.here_i_stand.cards import (
    combat,
    events_39_to_54,
    events_55_to_64,
    events_65_to_70,
    events_71_to_76,
    events_77_to_94,
    events_96_to_104,
    events_105_to_116,
    home,
    mandatory,
    plain,
    registry,
    responses,
    sack_of_rome,
    shared,
)

__all__ = [
    "combat",
    "events_39_to_54",
    "events_55_to_64",
    "events_65_to_70",
    "events_71_to_76",
    "events_77_to_94",
    "events_96_to_104",
    "events_105_to_116",
    "home",
    "mandatory",
    "plain",
    "registry",
    "responses",
    "sack_of_rome",
    "shared",
]
