"""The shapes that keys of options have: a verb, and what may stand in each place behind it.

`shapes/<game>.toml` lists them (`python -m tools.shapes` writes it from many games); what the
names of tables in it stand for follows from the data, so that a pack's own places and cards are
among them.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tercio.envs.sentences import told
from tercio.kernel.data import Dataset
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game

FOLDER: Final = Path(__file__).parent / "shapes"
TABLE, NUMBERS = "@", "#"
CLAUSES: Final = ("item", "heading")
"""Of these the next word says what kind of clause it is, and belongs to the verb."""
SEATS: Final = "seats"
"""A table that no data file has: everybody who can sit down in some scenario."""


class ShapeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`slots` are words, `@table` for the ids of its rows, `#low..high` for numbers."""

    verb: str
    slots: list[str] = []


class ShapeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bound: int
    """How many options an environment lays out at a time."""
    most: int
    """The most that a question was seen to have."""
    shapes: list[ShapeRow]


class Shape(NamedTuple):
    """Keys of `verb` and as many words behind it as there are slots; each with all it may say."""

    verb: str
    slots: tuple[tuple[str, ...], ...]


def read_shapes(game: str) -> ShapeFile:
    path = FOLDER / f"{game}.toml"
    if not path.is_file():
        known = ", ".join(sorted(each.stem for each in FOLDER.glob("*.toml")))
        raise Unknown(told("no-environment", game=game, known=known))
    return msgspec.toml.decode(path.read_bytes(), type=ShapeFile)


def split(key: str) -> tuple[str, list[str]]:
    """The verb of a key, and the words behind it."""
    verb, *words = key.split(".")
    return (f"{verb}.{words[0]}", words[1:]) if words and verb in CLAUSES else (verb, words)


def tables_of(game: Game[Any], dataset: Dataset) -> dict[str, tuple[str, ...]]:
    """What a slot may name: the ids of every table, and the seats."""
    tables = {name: tuple(map(str, rows)) for name, rows in dataset.tables.items()}
    return {**tables, SEATS: tuple(sorted(_seats(game)))}


def expand(rows: Iterable[ShapeRow], tables: Mapping[str, tuple[str, ...]]) -> list[Shape]:
    return [Shape(row.verb, tuple(_words(slot, tables) for slot in row.slots)) for row in rows]


def _words(slot: str, tables: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for part in slot.split():
        if part.startswith(TABLE):
            found.update(dict.fromkeys(tables.get(part[1:], ())))
        elif part.startswith(NUMBERS):
            low, _, high = part[1:].partition("..")
            found.update(dict.fromkeys(map(str, range(int(low), int(high) + 1))))
        else:
            found[part] = None
    return tuple(found)


def _seats(game: Game[Any]) -> set[str]:
    return {
        seat
        for scenario in game.scenarios
        for players in scenario.players
        for seat in game.setting(scenario.id, players).seats
    }
