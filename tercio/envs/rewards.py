"""What seats get for what they do.

| `rewards` | what a seat gets |
|---|---|
| `win` | at the end its share of the victory: 1, or as much less as there are others who won too |
| `vp` | after every decision, how much its lead has grown: VP before the others' mean |
| `shaped` | `win`, and after every decision `gamma * after - before` of its lead / 25 |

Leads are counted from what everybody sees, so that no reward tells a secret; at the end from the
scores. The potential of an end is 0, so that shaping changes no policy that is best.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any, Final

from tercio.kernel.ask import Seat
from tercio.kernel.table import Table
from tercio.nets.blocks import Encoder, view_of
from tercio.nets.judge import shares_of

SCALE: Final = 25.0
"""VP that win most games: a lead of so much is worth about a victory."""


class Purse:
    """Pays the seats of one table."""

    def __init__(self, kind: str, gamma: float, encoder: Encoder[Any], table: Table[Any]) -> None:
        self._kind = kind
        self._gamma = gamma
        self._encoder = encoder
        self._table = table
        self._leads = self._now() if kind != "win" else []

    def moved(self, table: Table[Any]) -> "Purse":
        """The same for another table that stands where this one does."""
        other = copy(self)
        other._table = table
        return other

    def pay(self) -> list[float]:
        """By seat, since the last payment."""
        table, result = self._table, self._table.result
        seats = table.setting.seats
        won = [0.0] * len(seats) if result is None else shares_of(seats, result.winners)
        if self._kind == "win":
            return won
        before, after = self._leads, self._now()
        self._leads = after
        if self._kind == "vp":
            return [b - a for a, b in zip(before, after, strict=True)]
        if table.over:
            after = [0.0] * len(after)
        return [
            share + (self._gamma * b - a) / SCALE
            for share, a, b in zip(won, before, after, strict=True)
        ]

    def _now(self) -> list[float]:
        table = self._table
        if table.result is not None:
            scores = table.result.scores
            return leads([float(scores.get(seat, 0)) for seat in table.seats])
        public = view_of(table, None)
        points: dict[Seat, float] = dict(
            zip(self._encoder.contenders(public), self._encoder.points(public), strict=True)
        )
        return leads([points[seat] for seat in table.seats])


def leads(points: Sequence[float]) -> list[float]:
    """What each has before the mean of the others; who is alone has what he has."""
    others = max(1, len(points) - 1)
    total = sum(points)
    return [each - (total - each) / others for each in points]
