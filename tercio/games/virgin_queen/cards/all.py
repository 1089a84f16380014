"""Importing this module registers every event function."""

from tercio.games.virgin_queen.cards import (
    combat,
    diplomacy,
    espionage,
    faith,
    fleets,
    hands,
    oceans,
    registry,
    responses,
    revolts,
    royals,
    rulers,
    status,
    thrones,
    towns,
    troops,
)

__all__ = [
    "combat",
    "diplomacy",
    "espionage",
    "faith",
    "fleets",
    "hands",
    "oceans",
    "registry",
    "responses",
    "revolts",
    "royals",
    "rulers",
    "status",
    "thrones",
    "towns",
    "troops",
]
