"""Row types of the tables of *Virgin Queen*: turns, religion, espionage, court, oceans."""

from typing import Annotated, ClassVar, Literal

from tercio.games.virgin_queen.rows.links import (
    Area,
    Faith,
    Ocean,
    Settlement,
)
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
    Ruler,
    TurnRow,
)


class VqTurnRow(TurnRow, frozen=True, kw_only=True):
    """What the turn allows, and how many cards enter on it."""

    new_cards: Annotated[int, NOTE] = 0
    league_check: bool = False
    great_paris: bool = False
    """Paris is worth 2 VP to a power that meets its condition."""


class ProtestantTrackRow(FactRow, frozen=True, kw_only=True):
    """Special VP while `low` to `high` spaces are Protestant and free of unrest.

    `wins` is the faith that wins at once.
    """

    low: int
    high: int
    spain: int = 0
    england: int = 0
    protestant: int = 0
    hre_catholic: int = 0
    hre_balanced: int = 0
    hre_protestant: int = 0
    wins: Faith | None = None


class ConversionDieRow(FactRow, frozen=True, kw_only=True):
    """What a die of a conversion attempt does (18.5)."""

    roll: int
    result: Literal["unrest", "miss", "minor", "major"]


class ConversionRow(FactRow, frozen=True, kw_only=True):
    """A batch of conversion attempts. One of `areas` is chosen.

    `first` is the number the first die is set to instead of being rolled; `count_as` changes
    rolls; with `unrest_each` every 1 brings unrest.
    """

    faith: Faith
    areas: tuple[Area, ...]
    count: int
    first: int = 0
    count_as: dict[str, int] = {}
    unrest_each: bool = False
    card: Card | None = None
    cite: Cite


class RebellionRow(FactRow, frozen=True, kw_only=True):
    """A rebellion by what is spent on it: dice, spaces at most, and regulars (18.5, 19.4)."""

    cp: int
    dice: int
    spaces: int
    regulars: int
    power: Power


class EspionageRow(FactRow, frozen=True, kw_only=True):
    """Base dice of an espionage action by its cost; defence where there is any."""

    action: Action
    cp: int
    attack: int
    defence: int = 0


class EspionageModifierRow(FactRow, frozen=True, kw_only=True):
    """Dice more for a side; each of something counts if `each`."""

    actions: tuple[Action, ...]
    side: Literal["attack", "defence"]
    dice: int
    when: ConditionId
    each: bool = False
    cite: Cite = ""


class EspionageResultRow(FactRow, frozen=True, kw_only=True):
    """What a margin of hits does, from `low` to `high`; intelligence counts plain hits."""

    action: Action
    low: int
    high: int
    result: str
    numbers: dict[str, int] = {}


class TreasureFleetRow(BandRow, frozen=True, kw_only=True):
    ocean: Ocean
    ocean_with: Ocean | None = None
    settlement: Settlement | None = None
    """While it is Spanish, the fleet appears in `ocean_with`."""


class ColonyRow(OutcomeRow, frozen=True, kw_only=True):
    keeps: bool = True
    treasures: int = 0
    vp: int = 0


class PatronageRow(OutcomeRow, frozen=True, kw_only=True):
    """What a work is worth. `removed_up_to` is the highest rating that leaves the game.

    A scientist earns `science_vp` and `bonuses`, or may swap one VP step for a bonus if `choice`.
    """

    vp: int = 0
    science_vp: int = 0
    bonuses: int = 0
    choice: bool = False
    back_in_pool: bool = False
    removed_up_to: int = 99


class PatronageColumnRow(FactRow, frozen=True, kw_only=True):
    cp: int
    modifier: int


class PatronageAwardRow(FactRow, frozen=True, kw_only=True):
    """VP markers of a kind; artists of any kind may claim one without `type`."""

    field: Literal["artist", "science"]
    vp: int
    count: int
    type: Literal["", "writer", "painter", "architect"] = ""


class WeddingRow(OutcomeRow, frozen=True, kw_only=True):
    """VP and cards of the next turn for each power at the wedding."""

    vp: int = 0
    cards: int = 0
    cancelled: bool = False
    dies: Literal["", "wife", "husband"] = ""


class JiltedRow(OutcomeRow, frozen=True, kw_only=True):
    mercenaries: int = 0
    cp: int = 0
    cards: int = 0


class PiracyDieRow(FactRow, frozen=True, kw_only=True):
    """Dice of a side in piracy on a map; `each` counts per unit, fortress or settlement."""

    map: Annotated[Literal["europe", "world", "treasure_fleet"], NOTE]
    side: Annotated[Literal["target", "pirate"], NOTE]
    dice: int
    each: Annotated[bool, NOTE] = False
    when: Annotated[ConditionId, NOTE]
    cite: Cite


class PiracyAwardRow(FactRow, frozen=True, kw_only=True):
    is_note: ClassVar[bool] = True
    map: Literal["europe", "world", "treasure_fleet"]
    chooser: Literal["target", "spain", "pirate"]
    when: ConditionId | None = None
    cite: Cite


class CircumnavigationRow(FactRow, frozen=True, kw_only=True):
    """Complete on sailing from `last_from` to `last_to` after `first_from` to `first_to`."""

    powers: tuple[Power, ...]
    first_from: Ocean
    first_to: Ocean
    last_from: Ocean
    last_to: Ocean


class ForeignWarRow(FactRow, frozen=True, kw_only=True):
    """`enemy_units` are the sizes to choose from; `vp` is earned if it began with `vp_at`."""

    card: Card
    power: Power
    min_units: int
    max_units: int
    enemy_units: tuple[int, ...]
    vp_at: int
    vp: int
    minus_cards: int
    ended_by: Card | None = None


class ParisVpRow(FactRow, frozen=True, kw_only=True):
    """VP for holding Paris; `great_vp` when the turn and one of the people allow it."""

    power: Power
    vp: int
    great_vp: int
    rulers: tuple[Ruler, ...] = ()
    leader: Leader | None = None


class StatusModifierRow(FactRow, frozen=True, kw_only=True):
    """What a power adds to its die when the status of a minor is resolved (24.6)."""

    target: Power
    power: Power
    value: int
    when: ConditionId


class SpaceCountRow(FactRow, frozen=True, kw_only=True):
    """VP of an event by a count of spaces; its conversion attempts instead where there are none."""

    card: Card
    low: int
    high: int
    vp: int = 0
