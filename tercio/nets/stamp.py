"""What a model was made for: a hash of the facts that the rules read."""

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from tercio.kernel.data import Row
from tercio.kernel.registry import game as registered

_ABOUT: Final = frozenset({"src", "note", "agree", "guess", "conflict", "certainty", "conf"})
"""Where a fact is from, which no game is played with."""
_WORDS: Final = frozenset({"name", "adjective", "text", "effect", "rulings", "two_player", "color"})
"""What a person reads of a row, or sees: rules go by its id. (Of the operations in a card of Ultima
Ratio Regis `effect` is a kind; only what is a row's own is left out.)"""
_PLACES: Final = frozenset({"cite", "section", "stated", "as_stated"})
"""Where the book says it."""
_UNREAD: Final = _ABOUT | _WORDS | _PLACES


@cache
def stamp(id: str) -> str:
    """Of the data tables of a game, without packs. Citations, notes and texts may change."""
    return stamp_of(registered(id).schema.load().tables)


def stamp_of(tables: Mapping[str, Mapping[str, Row]]) -> str:
    facts = {
        name: {id: _facts(row) for id, row in sorted(rows.items())} for name, rows in tables.items()
    }
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()[:16]


def _facts(row: Row) -> dict[str, Any]:
    built = msgspec.to_builtins(row)
    return {name: value for name, value in built.items() if name not in _UNREAD}
