"""Artists and scientists, as state (VQ 22)."""

from dataclasses import dataclass, field
from typing import Final

from tercio.wars.names import Power

NOT_YET: Final = 0
AVAILABLE: Final = 1
SPONSORED: Final = 2
GONE: Final = 3


@dataclass(slots=True)
class Sponsorship:
    """Somebody at work this turn; `cp` gives the column of the Patronage table."""

    power: Power
    kind: str
    """artist or scientist"""
    who: int
    cp: int

    def copy(self) -> "Sponsorship":
        return Sponsorship(self.power, self.kind, self.who, self.cp)


@dataclass(slots=True)
class Patronage:
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

    def copy(self) -> "Patronage":
        return Patronage(
            self.artists[:],
            self.scientists[:],
            [each.copy() for each in self.sponsored],
            dict(self.awards),
            dict(self.bonuses),
            self.prague,
        )
