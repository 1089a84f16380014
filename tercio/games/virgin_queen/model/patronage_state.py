"""Artists and scientists, as state (VQ 22)."""

from dataclasses import field
from typing import Final

from tercio.kernel.fields import Open, Part, part
from tercio.wars.model.names import Power

NOT_YET: Final = 0
AVAILABLE: Final = 1
SPONSORED: Final = 2
GONE: Final = 3


@part
class Sponsorship(Part):
    """Somebody at work this turn; `cp` gives the column of the Patronage table."""

    power: Open[Power]
    kind: Open[str]
    """artist or scientist"""
    who: Open[int]
    cp: Open[int]
    bonus: Open[int] = 0
    """What events add to his roll."""


@part
class Patronage(Part):
    artists: Open[list[int]] = field(default_factory=list)
    scientists: Open[list[int]] = field(default_factory=list)
    """Where each is, in the order of the data."""
    sponsored: Open[list[Sponsorship]] = field(default_factory=list)
    awards: Open[dict[str, int]] = field(default_factory=dict)
    """VP markers left, by the id of the award."""
    bonuses: Open[dict[str, Power]] = field(default_factory=dict)
    """Science bonuses claimed, and by whom."""
    prague: Open[bool] = False
    """The Prague Cultural Center marker is in play."""
    held_up: Open[list[Sponsorship]] = field(default_factory=list)
    """Works that an event holds up until next turn; their power sponsors no other meanwhile."""
    favours: Open[dict[int, int]] = field(default_factory=dict)
    """By power, what an event adds to all its rolls this turn."""
