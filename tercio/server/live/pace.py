"""How fast a table goes on: as its host said, or as suits those who sit at it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tercio.kernel.ask import Seat
from tercio.kernel.pace import Pace
from tercio.kernel.table import Table
from tercio.server.store import models


class Pacing(msgspec.Struct, frozen=True):
    """What a checkpoint keeps of a table's pace."""

    pace: Pace = Pace.ASKING
    promised: tuple[Seat, ...] = ()
    released: int = -1

    @classmethod
    def at(cls, table: Table[Any]) -> "Pacing":
        now = cls(table.pace, tuple(sorted(table.promised)), table.released)
        return AS_EVER if now == AS_EVER else now

    def resume(self, table: Table[Any]) -> None:
        table.pace, table.promised = self.pace, frozenset(self.promised)
        table.released = self.released


AS_EVER = Pacing()
"""A table that asks everything: checkpoints from before there was a pace say nothing of it."""


def people_at(seats: Sequence[models.Seat]) -> set[str]:
    """The accounts of those who sit there themselves."""
    return {seat.account_id for seat in seats if seat.bot is None and seat.account_id is not None}


def holders(seats: Sequence[models.Seat]) -> set[str]:
    """Whoever holds a seat, also while a bot takes care of it."""
    return {seat.account_id for seat in seats if seat.account_id is not None}


def pace_of(row: models.Game, seats: Sequence[models.Seat]) -> Pace:
    """Among people nobody is to guess from the pace who could have played a card."""
    if row.pace:
        return Pace(row.pace)
    is_free = any(seat.bot is None and seat.account_id is None for seat in seats)
    awaited = 1 if row.status == "gathering" and is_free else 0
    return Pace.DISCREET if len(people_at(seats)) + awaited > 1 else Pace.QUICK
