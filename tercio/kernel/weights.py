"""The numbers that a game's bots think with, by name: read from a file, changed for one bot.

A game has them in `weights.toml`, each with what it weighs, and a struct that names them all.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Self, TypeVar

import msgspec

from tercio.kernel.data import NOTE, Row, Schema, converted

FILE: Final = "weights.toml"


class WeightRow(Row, frozen=True):
    """One number, and what it weighs."""

    value: float
    what: Annotated[str, NOTE]
    times: dict[str, float] = {}
    """By who plays, so many times the value."""


class NamedWeights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game's bots weigh; a game names its weights."""

    def changed(self, others: Mapping[str, float]) -> Self:
        """The same with other values for some of them."""
        return converted({**msgspec.structs.asdict(self), **others}, type(self), "changed weights")

    def times(self, factors: Mapping[str, float]) -> Self:
        """The same with some of them multiplied."""
        return self.changed({name: getattr(self, name) * by for name, by in factors.items()})


W = TypeVar("W", bound=NamedWeights)


def read_weights(kind: type[W], folder: Path) -> W:
    """The weights in a folder; every one must be there, and no other."""
    values = {row.id: row.value for row in _rows(folder).values()}
    return converted(values, kind, str(folder / FILE))


def read_times(folder: Path) -> dict[str, dict[str, float]]:
    """By who plays, what some of his weights are multiplied by."""
    found: dict[str, dict[str, float]] = {}
    for row in _rows(folder).values():
        for who, times in row.times.items():
            found.setdefault(who, {})[row.id] = times
    return found


def _rows(folder: Path) -> Mapping[str, WeightRow]:
    return Schema(folder, {FILE: {"weights": WeightRow}}).load().table("weights", WeightRow)
