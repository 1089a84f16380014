"""Row types of the tables of *Here I Stand*: turns, religion, court, New World, piracy."""

from typing import Annotated, ClassVar, Literal

from tercio.games.here_i_stand.rows.links import Debater, Discovery, Reformer, Zone
from tercio.kernel.data import NOTE
from tercio.wars.model.rows import (
    Action,
    BandRow,
    Card,
    Cite,
    ConditionId,
    FactRow,
    Leader,
    OutcomeRow,
    Power,
    TurnRow,
)


class HisTurnRow(TurnRow, frozen=True, kw_only=True):
    """What the turn track says enters. `conditional` says that the counts include what waits
    for a condition."""

    is_note: ClassVar[bool] = True
    reformers: tuple[Reformer, ...] = ()
    leaders: tuple[Leader, ...] = ()
    protestant_debaters: int = 0
    papal_debaters: int = 0
    new_cards: int = 0
    conditional: bool = False


class ProtestantTrackRow(FactRow, frozen=True, kw_only=True):
    spaces: int
    papacy: int
    protestant: int


class PresenceRow(FactRow, frozen=True, kw_only=True):
    """Dice that something gives a side in attempts on its space and on adjacent spaces."""

    in_space: int
    adjacent: int


class AttemptRow(FactRow, frozen=True, kw_only=True):
    """A source of (Counter) Reformation attempts.

    `zones` are the target zones, all five if empty; `choose_zone` has one chosen. A space may be
    picked in any zone, unless `only_zone` binds all attempts to the target zones (18.3).
    """

    attempt: Literal["reformation", "counter_reformation"]
    cite: Cite
    count: int
    zones: tuple[Zone, ...] = ()
    choose_zone: bool = False
    extra_dice: int = 0
    die_modifier: int = 0
    only_home_of: Power | None = None
    only_zone: bool = False
    action: Action | None = None
    commits: tuple[Debater, ...] = ()


class DebateModifierRow(FactRow, frozen=True, kw_only=True):
    """Dice for the Papal initiator of a debate."""

    dice: int
    factor: int = 1
    zone: Zone | None = None
    when: ConditionId | None = None
    debater: Debater | None = None
    card: Card | None = None


class DietRow(FactRow, frozen=True, kw_only=True):
    """Dice at the Diet of Worms beyond the CP of the card committed."""

    power: Power
    side: Literal["protestant", "catholic"]
    bonus_dice: int


class ChateauRow(OutcomeRow, frozen=True, kw_only=True):
    edition: Literal["2010", "2017"]
    vp: int
    draw: int
    discard: int


class PregnancyRow(FactRow, frozen=True, kw_only=True):
    """A line of the pregnancy chart; one already used gives way to the next one up."""

    roll: int
    result: str
    child: Literal["", "edward", "elizabeth"] = ""
    healthy: bool = True
    next_wife_on_pass: bool = False


class MaryHijackRow(FactRow, frozen=True, kw_only=True):
    """What the Papacy does with an English card of this CP value under Mary I."""

    low_cp: int
    high_cp: int
    actions: tuple[Action, ...]


class VoyageRow(BandRow, frozen=True, kw_only=True):
    result: str = ""
    discovery: Discovery | None = None
    cards: int = 0


Riches = Literal["card", "deplete", "galleon", "none", "elim"]


class RichesRow(FactRow, frozen=True, kw_only=True):
    roll: int
    inca: Riches
    aztec: Riches
    maya: Riches
    potosi: Riches
    colony: Riches


class RaiderRow(OutcomeRow, frozen=True, kw_only=True):
    """`stolen`: the card goes to the raider. `eliminated_with_galleons` needs the marker."""

    stolen: bool = False
    eliminated: bool = False
    eliminated_with_galleons: bool = False


class NewWorldPowerRow(FactRow, frozen=True, kw_only=True):
    """Orders are places in line: exploration ties, conquests, raids on Hapsburg riches."""

    power: Power
    colony_boxes: int = 0
    exploration_order: int = 0
    conquest_order: int = 0
    raider_order: int = 0


class ForeignWarRow(FactRow, frozen=True, kw_only=True):
    power: Power
    own_units: int
    enemy: Annotated[str, NOTE]
    enemy_units: int
    extra_enemy_units: int = 0
    extra_by: tuple[Power, ...] = ()
    vp: int
    minus_cards: int


class CpBandRow(FactRow, frozen=True, kw_only=True):
    """What a card of this CP value is worth; `amount` -1 is everything."""

    low_cp: int
    high_cp: int
    amount: int


class UnrestRow(BandRow, frozen=True, kw_only=True):
    spaces: int
    """-1 is all."""
