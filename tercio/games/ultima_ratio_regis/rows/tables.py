"""Row types of the rule book's small tables and numbers.

A number that the book sets is a field of one of these rows; what it does with it is code. Tables
with a single row bear its name.
"""

from typing import Annotated, ClassVar, Literal

from tercio.games.ultima_ratio_regis.rows.facts import AreaId, FactRow, Few, Level
from tercio.kernel.data import NOTE

Reparation = Literal[
    "vp",
    "vp_of_military_victory",
    "take",
    "break",
    "independent",
    "cede_conquered",
    "cede",
    "remove",
    "replace",
    "unrest",
    "raze",
]
Purchase = Literal[
    "T2",
    "T3",
    "S2D",
    "S3D",
    "S2",
    "S3",
    "fortress_begun",
    "fortress",
    "leader",
    "merchant",
    "unrest",
]
Engagement = Literal["land", "siege", "action", "transport", "support", "piracy"]


class TableRow(FactRow, frozen=True, kw_only=True):
    cite: Annotated[str, NOTE]


class NumbersRow(TableRow, frozen=True, kw_only=True):
    """The numbers of a chapter: each of them has its own use."""

    one_by_one: ClassVar[bool] = True


# -- tables --------------------------------------------------------------------------------------


class PurchaseRow(TableRow, frozen=True, kw_only=True):
    """What deployment points buy; the id is what."""

    one_by_one: ClassVar[bool] = True
    points: Few


class ReparationRow(TableRow, frozen=True, kw_only=True):
    """What the winner of a war may demand, and for how many conditions.

    `take` and `break` are of minors, and cost `independent` more of independent ones; `cede` is of
    areas, which he may have conquered; `remove` and `replace` are of merchants.
    """

    one_by_one: ClassVar[bool] = True
    price: Few


class CombatTableRow(TableRow, frozen=True, kw_only=True):
    """What a die brings; the id is what it shows."""

    points: Few
    casualties: Few


class BattlefieldRow(TableRow, frozen=True, kw_only=True):
    """How many dice each side may throw at first in a kind of combat."""

    one_by_one: ClassVar[bool] = True
    size: Few


class TerrainRow(TableRow, frozen=True, kw_only=True):
    """What the ground does in a battle; the id is the terrain.

    To these sizes the defender may reduce the battlefield: whenever, after a landing, and in
    sorties and relief battles. 0: he may not.
    """

    battlefield: Few = 0
    landing: Few = 0
    sortie: Few = 0
    disadvantages: Few = 0
    """Of the attacker."""


# -- numbers -------------------------------------------------------------------------------------


class ImpulseRow(NumbersRow, frozen=True, kw_only=True):
    few_cards: Few
    """With so many or fewer in hand, cards with a gradient title are priority cards too."""


class MovementRow(NumbersRow, frozen=True, kw_only=True):
    """The naval operation distances are those at the start, before any event."""

    strategic_units: Few
    """That a leader may have with him at any moment of a strategic move."""
    mediterranean: Few
    elsewhere: Few
    between_maps: Few
    """The least distance for a landing on another map."""


class CombatRow(NumbersRow, frozen=True, kw_only=True):
    fortress: Few
    """Category of the die of a fortress..."""
    conscripts: Few
    """...and of conscripts."""
    smallest: Few
    largest: Few
    """Between which leaders and cards change the battlefield."""
    rough_pass: Few
    """To which the defender may reduce it against an attack over one."""
    casualties: Few
    """That eliminate a unit."""
    disbands: Few
    """That disperse or damage a unit, but for land battles and troops without a leader in
    subjugations."""
    morale_dice: Few
    """Who has thrown fewer in a lost combat loses no morale by it."""


class SubjugationRow(NumbersRow, frozen=True, kw_only=True):
    subjugator: Few
    """Category of his die..."""
    opponent: Few
    """...and of that of a power."""
    home: Level
    domain: Level
    """At which areas overseas resist by themselves."""
    draw: Few
    defeat: Few
    """Troops to disperse for control after all."""


class StackingRow(NumbersRow, frozen=True, kw_only=True):
    """Troops of a power in an area."""

    main: Few
    home: Few
    domain: Few
    other: Few
    exceptions: tuple[AreaId, ...]
    """Areas of the main map that keep to the limit of others."""


class IndependenceRow(NumbersRow, frozen=True, kw_only=True):
    """Levels of independent areas, where nothing says another."""

    activated: Level
    left_behind: Level
    """By a power that is gone."""


class CommerceRow(NumbersRow, frozen=True, kw_only=True):
    merchants: Few
    """The most of a power in one trade center; with so many it has a monopoly."""
    income: tuple[Few, ...]
    """Of one merchant in a center, of two."""


class UnrestRow(NumbersRow, frozen=True, kw_only=True):
    extraordinary_leader: Few
    agitation: Few
    """Times the vitality: unrest beyond it causes agitation..."""
    agitation_level: Level
    """...and revolts of this level."""
    collapse: Few
    """Unrest at which a dynasty ends..."""
    collapse_vp: Few
    """...for so many times the VP of a change by choice."""
    dynasty_vitality: Few
    """For so much vitality a new dynasty begins with a revolt..."""
    dynasty_level: Level


class UpkeepRow(NumbersRow, frozen=True, kw_only=True):
    troop: Few
    squadron: Few
    leader: Few
    fortress: Few
    revolt: Few


class PeaceRow(NumbersRow, frozen=True, kw_only=True):
    areas: Few
    """Taken on the main map and not key, that count for a point."""
    winner_unrest: Few
    """Points of morale that the winner has lost for one of unrest."""


class VictoryRow(NumbersRow, frozen=True, kw_only=True):
    presence: Few
    """Areas in a theater of the main map that give a VP."""
