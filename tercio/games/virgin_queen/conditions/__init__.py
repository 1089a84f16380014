"""The conditions that the data speaks of, answered (see `registry`)."""

from tercio.games.virgin_queen.conditions import (
    court,
    diplomacy,
    espionage,
    hands,
    land,
    patronage,
    religion,
    sea,
    weddings,
)
from tercio.games.virgin_queen.conditions.registry import CONDITIONS, all_hold, holds

__all__ = [
    "CONDITIONS",
    "all_hold",
    "court",
    "diplomacy",
    "espionage",
    "hands",
    "holds",
    "land",
    "patronage",
    "religion",
    "sea",
    "weddings",
]
