"""Row types of the cards (uRR 3.1, 8.1.4)."""

from typing import Annotated, ClassVar, Literal

from tercio.games.ultima_ratio_regis.rows.facts import (
    CardId,
    FactRow,
    Few,
    ScenarioId,
    TurnNumber,
)
from tercio.games.ultima_ratio_regis.rows.op_rows import AnyOp
from tercio.kernel.data import NOTE

Priority = Literal["none", "always", "at4"]


class CardRow(FactRow, frozen=True, kw_only=True):
    """An event card. A generic one has no `turns`; a lasting one is in force during `active`."""

    name: str
    kind: Literal["generic", "historical"]
    sub: Literal[
        "alliance",
        "casus_belli",
        "combat",
        "diplomacy",
        "discovery",
        "leader",
        "military",
        "other",
        "rebellion",
        "religion",
        "technology",
        "trade",
        "transfer",
        "war",
    ]
    turns: tuple[TurnNumber, TurnNumber] | None = None
    active: tuple[TurnNumber, TurnNumber] | None = None
    points: Few
    copies: Few
    priority: Priority
    effect: Annotated[str, NOTE]
    ops: tuple[AnyOp, ...] = ()

    @property
    def is_combat(self) -> bool:
        return self.sub == "combat"


class ExclusionRow(FactRow, frozen=True, kw_only=True):
    """Cards that a scenario leaves out."""

    scenario: ScenarioId
    cards: tuple[CardId, ...]


class WorkedDeckRow(FactRow, frozen=True, kw_only=True):
    """A deck as the playbook builds one, for comparison."""

    is_note: ClassVar[bool] = True

    scenario: ScenarioId
    turn: TurnNumber
    players: Few
    deck: Few
    carried_over: tuple[CardId, ...]
    new: tuple[CardId, ...]
    generic: Few
