"""The conditions that the data speaks of, answered (see `registry`)."""

from tercio.games.virgin_queen.conditions import (
    court,
    diplomacy,
    espionage,
    land,
    religion,
    sea,
)
from tercio.games.virgin_queen.conditions.registry import CONDITIONS, all_hold, holds

__all__ = [
    "CONDITIONS",
    "all_hold",
    "court",
    "diplomacy",
    "espionage",
    "holds",
    "land",
    "religion",
    "sea",
]
