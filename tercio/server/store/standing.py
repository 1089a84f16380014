"""Whether a game stands in the database as it did when we last read it.

Everybody who looks or decides needs the rows of a game and its seats. To make objects of them takes
long; to see that they are the same ones takes little.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Table, column, text

from tercio.server.store import models

STANDING: Final = (
    *("status", "result", "events", "is_bots_turn", "turn_note", "release_at", "awaited"),
    *("round", "due_at", "changed_at", "acts", "head", "seal"),
)
"""What a decision may change of a game; it is written with every one."""
TIMED: Final = ("is_kept", "is_vacant", "stands_in", "since", "left", "bank", "due_at", "told")
"""What clocks change of a seat."""


Stored: TypeAlias = Sequence[tuple[Any, ...]]
"""The rows of a game and its seats, as the database has them: the revision, what no decision
changes, and what decisions do change."""


def _columns(model: type[models.Base], changed: Sequence[str]) -> tuple[list[str], list[str]]:
    """Those that are not among some, and those that are."""
    table: Table = models.Base.metadata.tables[model.__tablename__]
    names = {each.name: str(each) for each in table.c if each.name != "revision"}
    others = [names[name] for name in names if name not in changed]
    return others, [names[name] for name in changed]


_OF_GAME, _GAME_CHANGED = _columns(models.Game, STANDING)
_OF_SEATS, _SEATS_CHANGED = _columns(models.Seat, ("is_asked", *TIMED))
_OTHERS: Final = [*_OF_GAME, *_OF_SEATS]
_KEPT: Final = slice(1, 1 + len(_OTHERS))
_ALL: Final = ["games.revision", *_OTHERS, *_GAME_CHANGED, *_SEATS_CHANGED]
# As plain text: no value is made into anything. What the columns are is told once.
_AS_STORED: Final = text(
    f"SELECT {', '.join(_ALL)} FROM games JOIN seats ON seats.game_id = games.id "
    "WHERE games.id = :id ORDER BY seats.place"
).columns(*map(column, _ALL))


def as_stored(connection: Connection, game_id: str) -> Stored | None:
    """None where there is no such game."""
    return connection.execute(_AS_STORED, {"id": game_id}).all() or None


def goes_on_alone(before: Stored | None, after: Stored | None) -> bool:
    """Whether between the two nothing but one decision was stored."""
    if before is None or after is None:
        return False
    return len(before) == len(after) and all(
        now[0] == was[0] + 1 and now[_KEPT] == was[_KEPT]
        for was, now in zip(before, after, strict=True)
    )
