"""Row types of the cards of *Virgin Queen*, and of the events they name."""

from typing import Annotated, Literal

from tercio.games.virgin_queen.rows.links import (
    ActionType,
    Area,
    Captain,
    Conversion,
    Ocean,
    Royal,
    Settlement,
)
from tercio.kernel.data import NOTE
from tercio.wars.model.rows import (
    Card,
    CardMode,
    CardRow,
    EventId,
    Power,
    Sea,
    UnitType,
)


class VqCardMode(CardMode, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`event` is always named; `resolver` carries it out in place of the player."""

    event: EventId
    resolver: Power | None = None
    areas: tuple[Area, ...] = ()
    seas: tuple[Sea, ...] = ()
    oceans: tuple[Ocean, ...] = ()
    settlements: tuple[Settlement, ...] = ()
    action_types: tuple[ActionType, ...] = ()
    units: dict[UnitType, int] = {}
    royals: tuple[Royal, ...] = ()
    captains: tuple[Captain, ...] = ()
    cards: tuple[Card, ...] = ()
    conversions: tuple[Conversion, ...] = ()


class VqCardRow(CardRow, frozen=True, kw_only=True):
    """`conf` gives the source of number, name, type, CP and text in one letter each: R rule
    book, F FAQ, W web, M memory, X reconstructed. `rulings` are those of the FAQ, and what of
    the text is a guess. `improved` cards were given more to do than our sources say."""

    modes: tuple[VqCardMode, ...] = ()
    rulings: Annotated[str, NOTE] = ""
    learning: Annotated[bool, NOTE] = False
    """In the deck of the learning scenario."""
    players: tuple[int, ...] = (2, 3, 4, 5, 6)
    """With how many it is in the deck, unless a scenario names its whole deck."""
    remove_for_cp: bool = False
    """Removed under `remove_when` even if played for CP."""
    improved: Annotated[bool, NOTE] = False
    lasts: Annotated[Literal["", "turn", "until_gone"], NOTE] = ""
    """The card or its marker stays on the table meanwhile."""
