"""What to play, and which games are for what."""

import tomllib
from pathlib import Path
from typing import Final

import msgspec

PLANS: Final = Path(__file__).with_name("plans.toml")
MODELS: Final = Path(__file__).parents[2] / "tercio" / "nets" / "models"
CARDS: Final = Path(__file__).parents[2] / "docs" / "models"

CYCLE: Final = 20
PARTS: Final = {
    "train": range(12),
    "choose": range(12, 14),
    "calibrate": range(14, 16),
    "test": range(16, 20),
}
"""Of a cycle of games: no game is in two parts."""


class Played(msgspec.Struct, frozen=True):
    scenario: str
    players: int
    games: int


class Plan(msgspec.Struct, frozen=True):
    seed: str
    every: int
    strays: float
    settings: tuple[Played, ...]

    def smaller(self, share: float) -> "Plan":
        settings = tuple(
            msgspec.structs.replace(each, games=max(CYCLE, round(each.games * share)))
            for each in self.settings
        )
        return msgspec.structs.replace(self, settings=settings)


def plan_of(game: str) -> Plan:
    plans = tomllib.loads(PLANS.read_text(encoding="utf-8"))
    return msgspec.convert(plans[game], Plan)


def part_of(number: int) -> str:
    """What a game is for."""
    return next(name for name, turns in PARTS.items() if number % CYCLE in turns)
