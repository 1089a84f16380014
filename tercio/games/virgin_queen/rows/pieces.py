"""Row types of the pieces of *Virgin Queen*: units and people."""

from typing import Annotated, Literal

from tercio.games.virgin_queen.rows.links import Captain, EntryTurn, Royal, Scientist
from tercio.kernel.data import NOTE
from tercio.wars.model.rows import (
    Card,
    FactRow,
    Leader,
    LeaderRow,
    Power,
    Ruler,
    Space,
    UnitTypeRow,
)
from tercio.wars.model.rows import UnitType as UnitTypeId

# -- units -------------------------------------------------------------------------------------


class VqUnitTypeRow(UnitTypeRow, frozen=True, kw_only=True):
    """`dice` hold in ports and the Mediterranean, `atlantic_dice` in Atlantic sea zones."""

    atlantic_dice: int | None = None


class SpecialUnitRow(FactRow, frozen=True, kw_only=True):
    """Counters outside the force pools. `counters` lists (front, back) strengths."""

    unit: Annotated[UnitTypeId, NOTE]
    power: Annotated[Power, NOTE]
    counters: tuple[tuple[int, int], ...]
    card: Annotated[Card | None, NOTE] = None
    """The event that brings it into play or back."""
    within: Annotated[int, NOTE] = 0
    of_space: Annotated[Space | None, NOTE] = None


# -- people ------------------------------------------------------------------------------------


class VqLeaderRow(LeaderRow, frozen=True, kw_only=True):
    """A leader. A faction's leader enters in its area. `other_role` is the same man ashore or
    afloat; `captain` the captain who serves in Europe; `royal` and `ruler` are his other roles.
    A default leader stands in for a power or faction that has no other."""

    power: Power
    faction: Power | None = None
    default: bool = False
    other_role: Leader | None = None
    captain: Captain | None = None
    royal: Royal | None = None
    ruler: Ruler | None = None
    replaces: Leader | None = None
    """Enters the turn after this one died."""
    enters_with_league: Annotated[bool, NOTE] = False


CaptainBonus = Literal[
    "none",
    "race_built",
    "picks_awards",
    "reroll_navigation",
    "extra_loot",
    "free_colony",
]


class CaptainRow(FactRow, frozen=True, kw_only=True):
    """`powers` are those who may send him out; `bonus` holds on both sides of the counter."""

    name: str
    powers: tuple[Power, ...]
    battle: int
    piracy: int
    navigation: int
    turn: EntryTurn
    bonus: CaptainBonus
    text: str
    scientist: Scientist | None = None


RoyalBonus = Literal[
    "none",
    "minus_card_unless",
    "reroll_highest",
    "reroll_lowest",
    "patronage",
    "unmarried_vp",
    "ages_slowly",
    "influence",
    "valois_vp",
    "no_patronage_home_card",
    "suppress_heresy",
    "preach_sermon",
    "card_marker",
    "returns",
]


class RoyalRow(FactRow, frozen=True, kw_only=True):
    """A royal and the bonus of a wedding.

    `bonus_for` says whose power has it: the royal's own, that of the spouse, or both.
    """

    name: str
    sex: Literal["m", "f"]
    power: Power | None = None
    family: Literal["", "hapsburg", "valois"] = ""
    eligibility: int
    turn: EntryTurn = 0
    card: Annotated[Card | None, NOTE] = None
    bonus: RoyalBonus
    amount: int = 0
    bonus_for: Literal["own", "spouse", "both"] = "own"
    minor: Power | None = None
    except_with: Royal | None = None
    only_turn: int = 0
    only_scenario: str = ""
    text: str
    leader: Leader | None = None
    ruler: Ruler | None = None
    dies_by: Annotated[tuple[Literal["event", "assassination"], ...], NOTE] = ()
    players: tuple[int, ...] = (2, 3, 4, 5, 6)


class ArtistRow(FactRow, frozen=True, kw_only=True):
    """Without a power he is Italian, and only some events may sponsor him (22.1)."""

    name: str
    power: Power | None = None
    kind: Literal["writer", "painter", "architect"]
    rating: int
    turn: EntryTurn


class ScientistRow(FactRow, frozen=True, kw_only=True):
    """Without a power he is Italian, and only some events may sponsor him (22.2)."""

    name: str
    power: Power | None = None
    rating: int
    turn: EntryTurn
    captain: Captain | None = None


class ScienceBonusRow(FactRow, frozen=True, kw_only=True):
    """`powers` are those who can use it, and so may claim it."""

    name: str
    text: str
    powers: tuple[Power, ...]
    numbers: dict[str, int] = {}


class TreasureRow(FactRow, frozen=True, kw_only=True):
    """A kind of treasure counter, and how many there are."""

    kind: Literal["cp", "draw_card", "science_bonus", "one_vp"]
    value: int = 0
    count: int
