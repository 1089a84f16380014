"""What a model was made for: a hash of the facts that the rules are played with."""

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from tercio.kernel.data import Row
from tercio.kernel.registry import game as registered

_ABOUT: Final = frozenset({"src", "note", "agree", "guess", "conflict", "certainty", "conf"})
"""Where a fact is from, which no game is played with."""


@cache
def stamp(id: str) -> str:
    """Of the data tables of a game, without packs. Citations and notes may change."""
    return stamp_of(registered(id).schema.load().tables)


def stamp_of(tables: Mapping[str, Mapping[str, Row]]) -> str:
    facts = {
        name: {id: _facts(row) for id, row in sorted(rows.items())} for name, rows in tables.items()
    }
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()[:16]


def _facts(row: Row) -> dict[str, Any]:
    built = msgspec.to_builtins(row)
    return {name: value for name, value in built.items() if name not in _ABOUT}
