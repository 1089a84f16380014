"""Row types of the map (uRR 6, 18)."""

from typing import Annotated, ClassVar, Literal

from tercio.games.ultima_ratio_regis.rows.facts import (
    AreaId,
    BoxId,
    FactRow,
    Few,
    PowerId,
    ProvinceId,
    SeaId,
    TheaterId,
)
from tercio.kernel.data import NOTE

Degrees = Annotated[float, NOTE]
"""On the globe."""
Board = Literal["main", "siberia", "america", "india", "africa", "asia"]
Canvas = Literal["europe", "overseas"]
Terrain = Literal["clear", "wooded", "mountain", "marsh"]
Status = Literal["home", "domain", "minor", "independent"]


class TheaterRow(FactRow, frozen=True, kw_only=True):
    """`board` is the main map or a mini-map; Western Europe alone has two dispersion boxes."""

    name: str
    board: Board


class BoxRow(FactRow, frozen=True, kw_only=True):
    """Where dispersed troops wait (18.1)."""

    name: str
    theater: TheaterId


class ProvinceRow(FactRow, frozen=True, kw_only=True):
    name: str


class SeaRow(FactRow, frozen=True, kw_only=True):
    name: str
    code: Annotated[str, NOTE]
    canvas: Canvas
    x: int
    y: int
    lon: Degrees
    lat: Degrees


class SeaLineRow(FactRow, frozen=True, kw_only=True):
    """Two seas next to each other."""

    a: SeaId
    b: SeaId


class SeaGroupRow(FactRow, frozen=True, kw_only=True):
    """Seas that count as one for distances between maps, or that galleys may not leave."""

    seas: tuple[SeaId, ...]


class StrategicPortRow(FactRow, frozen=True, kw_only=True):
    """Ships based in `area` treat two seas as one (18.6.3)."""

    area: AreaId
    joins: tuple[SeaId, ...]


class AreaRow(FactRow, frozen=True, kw_only=True):
    """An area. `native` is whose colour it is printed in, `status` whether solid or striped."""

    name: str
    canvas: Canvas
    theater: TheaterId
    box: BoxId
    province: ProvinceId
    native: PowerId | None = None
    status: Annotated[Status, NOTE]
    terrain: Terrain
    key: bool = False
    commercial_port: bool = False
    coasts: tuple[SeaId, ...] = ()
    x: int
    y: int
    lon: Degrees
    lat: Degrees


class LineRow(FactRow, frozen=True, kw_only=True):
    """A connection: plain, a rough pass, or across water, which carries no supply."""

    a: AreaId
    b: AreaId
    kind: Literal["normal", "rough_pass", "water"]


class MissingLineRow(FactRow, frozen=True, kw_only=True):
    """Two areas that an example shows to be unconnected, for comparison."""

    is_note: ClassVar[bool] = True

    a: AreaId
    b: AreaId


class TradeCenterRow(FactRow, frozen=True, kw_only=True):
    """It serves the commercial ports of its sea, or all areas of its theater (19.2)."""

    name: str
    kind: Literal["sea", "theater", "river"]
    sea: SeaId | None = None
    theater: TheaterId
    capacity: Few
    lon: Degrees
    lat: Degrees
