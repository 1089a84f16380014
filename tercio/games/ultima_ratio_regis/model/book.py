"""The rule book's tables and numbers, as the rules ask for them."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar, get_args

from tercio.games.ultima_ratio_regis.rows.map import Terrain
from tercio.games.ultima_ratio_regis.rows.tables import (
    BattlefieldRow,
    CombatRow,
    CombatTableRow,
    CommerceRow,
    Engagement,
    ImpulseRow,
    IndependenceRow,
    MovementRow,
    NumbersRow,
    PeaceRow,
    Purchase,
    PurchaseRow,
    Reparation,
    ReparationRow,
    StackingRow,
    SubjugationRow,
    TerrainRow,
    UnrestRow,
    UpkeepRow,
    VictoryRow,
)
from tercio.kernel.data import Dataset, Row
from tercio.kernel.errors import DataError
from tercio.kernel.told import told

FACES = range(1, 7)
R = TypeVar("R", bound=Row)
N = TypeVar("N", bound=NumbersRow)


class CombatTable(NamedTuple):
    """Battle points and casualties by what a die shows, from 0 on (13.1.6)."""

    points: tuple[int, ...]
    casualties: tuple[int, ...]


class Book:
    """All of them; a pack may change a number, and must leave none out."""

    def __init__(self, data: Dataset) -> None:
        self.impulse = _numbers(data, "impulse", ImpulseRow)
        self.movement = _numbers(data, "movement", MovementRow)
        self.combat = _numbers(data, "combat", CombatRow)
        self.subjugation = _numbers(data, "subjugation", SubjugationRow)
        self.stacking = _numbers(data, "stacking", StackingRow)
        self.independence = _numbers(data, "independence", IndependenceRow)
        self.commerce = _numbers(data, "commerce", CommerceRow)
        self.unrest = _numbers(data, "unrest", UnrestRow)
        self.upkeep = _numbers(data, "upkeep", UpkeepRow)
        self.peace = _numbers(data, "peace", PeaceRow)
        self.victory = _numbers(data, "victory", VictoryRow)
        self._reparations = _rows(data, "reparations", ReparationRow, get_args(Reparation))
        self._purchases = _rows(data, "purchases", PurchaseRow, get_args(Purchase))
        self._battlefields = _rows(data, "battlefields", BattlefieldRow, get_args(Engagement))
        self.terrain = _rows(data, "terrain", TerrainRow, get_args(Terrain))
        faces = _rows(data, "combat_table", CombatTableRow, map(str, FACES))
        dice = [faces[str(face)] for face in FACES]
        self.combat_table = CombatTable(
            (0, *(row.points for row in dice)), (0, *(row.casualties for row in dice))
        )

    def price(self, what: Reparation) -> int:
        """Conditions that the winner of a war gives for it (21.5.3)."""
        return self._reparations[what].price

    def cost(self, what: Purchase) -> int:
        """Deployment points (24)."""
        return self._purchases[what].points

    def battlefield(self, kind: Engagement) -> int:
        return self._battlefields[kind].size


def _numbers(data: Dataset, table: str, type: type[N]) -> N:
    return _rows(data, table, type, [table])[table]


def _rows(data: Dataset, table: str, type: type[R], ids: Iterable[str]) -> Mapping[str, R]:
    rows = data.table(table, type)
    if wrong := set(ids) ^ set(rows):
        rows_wrong = ", ".join(sorted(wrong))
        raise DataError(told("rows-wanted", file="tables.toml", table=table, rows=rows_wrong))
    return rows
