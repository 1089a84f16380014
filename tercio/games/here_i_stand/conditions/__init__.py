"""The conditions that the data speaks of, answered (see `registry`)."""

from tercio.games.here_i_stand.conditions import (
    court,
    diplomacy,
    religion,
    warfare,
)
from tercio.games.here_i_stand.conditions.registry import CONDITIONS, InDeal, all_hold, holds

__all__ = [
    "CONDITIONS",
    "InDeal",
    "all_hold",
    "court",
    "diplomacy",
    "holds",
    "religion",
    "warfare",
]
