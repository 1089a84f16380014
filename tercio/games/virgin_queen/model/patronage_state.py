"""Artists and scientists, as state (VQ 22)."""

from dataclasses import field
from typing import Final

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import Power

NOT_YET: Final = 0
AVAILABLE: Final = 1
SPONSORED: Final = 2
GONE: Final = 3


@copied
class Sponsorship(Copied):
    """Somebody at work this turn; `cp` gives the column of the Patronage table."""

    power: Power
    kind: str
    """artist or scientist"""
    who: int
    cp: int
    bonus: int = 0
    """What events add to his roll."""


@copied
class Patronage(Copied):
    artists: list[int] = field(default_factory=list)
    scientists: list[int] = field(default_factory=list)
    """Where each is, in the order of the data."""
    sponsored: list[Sponsorship] = field(default_factory=list)
    awards: dict[str, int] = field(default_factory=dict)
    """VP markers left, by the id of the award."""
    bonuses: dict[str, Power] = field(default_factory=dict)
    """Science bonuses claimed, and by whom."""
    prague: bool = False
    """The Prague Cultural Center marker is in play."""
    held_up: list[Sponsorship] = field(default_factory=list)
    """Works that an event holds up until next turn; their power sponsors no other meanwhile."""
    favours: dict[int, int] = field(default_factory=dict)
    """By power, what an event adds to all its rolls this turn."""
