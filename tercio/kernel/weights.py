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


class NamedWeights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game's bots weigh; a game names its weights."""

    def changed(self, others: Mapping[str, float]) -> Self:
        """The same with other values for some of them."""
        return converted({**msgspec.structs.asdict(self), **others}, type(self), "changed weights")


W = TypeVar("W", bound=NamedWeights)


def read_weights(kind: type[W], folder: Path) -> W:
    """The weights in a folder; every one must be there, and no other."""
    rows = Schema(folder, {FILE: {"weights": WeightRow}}).load().table("weights", WeightRow)
    return converted({row.id: row.value for row in rows.values()}, kind, str(folder / FILE))
