"""Whether a game stands in the database as it did when we last read it.

Everybody who looks or decides needs the rows of a game and its seats. To make objects of them takes
long; to see that they are the same ones takes little.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, text

from tercio.server.store import models

STANDING: Final = (
    *("status", "result", "events", "is_bots_turn", "turn_note", "release_at", "awaited"),
    *("round", "due_at", "changed_at", "acts", "head", "seal"),
)
"""What a decision may change of a game; it is written with every one."""
TIMED: Final = ("is_kept", "is_vacant", "stands_in", "since", "left", "bank", "due_at", "told")
"""What clocks change of a seat."""


class Stored(NamedTuple):
    """The rows of a game and its seats, as the database has them."""

    others: list[tuple[Any, ...]]
    """What no decision changes."""
    revision: int
    standing: list[tuple[Any, ...]]
    """What decisions do change."""


def _columns(model: type[models.Base], changed: Sequence[str]) -> tuple[list[str], list[str]]:
    """Those that are not among some, and those that are."""
    table: Table = models.Base.metadata.tables[model.__tablename__]
    names = {each.name: str(each) for each in table.c if each.name != "revision"}
    others = [names[name] for name in names if name not in changed]
    return others, [names[name] for name in changed]


_OF_GAME, _GAME_CHANGED = _columns(models.Game, STANDING)
_OF_SEATS, _SEATS_CHANGED = _columns(models.Seat, ("is_asked", *TIMED))
_OTHERS: Final = [*_OF_GAME, *_OF_SEATS]
_ALL: Final = ["games.revision", *_OTHERS, *_GAME_CHANGED, *_SEATS_CHANGED]
# As plain text: no value is made into anything.
_AS_STORED: Final = text(
    f"SELECT {', '.join(_ALL)} FROM games JOIN seats ON seats.game_id = games.id "
    "WHERE games.id = :id ORDER BY seats.place"
)


def as_stored(connection: Connection, game_id: str) -> Stored | None:
    """None where there is no such game."""
    rows = [tuple(row) for row in connection.execute(_AS_STORED, {"id": game_id})]
    if not rows:
        return None
    end = 1 + len(_OTHERS)
    return Stored([row[1:end] for row in rows], rows[0][0], [row[end:] for row in rows])


def goes_on_alone(before: Stored | None, after: Stored | None) -> bool:
    """Whether between the two nothing but one decision was stored."""
    if before is None or after is None:
        return False
    return before.others == after.others and before.revision + 1 == after.revision
