"""Row types of what is drawn: where on a board, and in which colour."""

from typing import Annotated

import msgspec

from tercio.games.ultima_ratio_regis.rows.facts import FactRow, PowerId
from tercio.games.ultima_ratio_regis.rows.map import Canvas
from tercio.kernel.display.scene import Pattern

Color = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]


class SpotRow(FactRow, frozen=True, kw_only=True):
    """Where a thing lies on a canvas: a box, a trade center, or an area of the other canvas that
    a line leads to."""

    ref: str
    canvas: Canvas
    x: int
    y: int


class LiveryRow(FactRow, frozen=True, kw_only=True):
    """How the counters of a power look."""

    power: PowerId
    color: Color
    pattern: Pattern
