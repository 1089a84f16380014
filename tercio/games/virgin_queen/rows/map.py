"""Row types of the two maps of *Virgin Queen* and of its powers."""

from typing import Annotated, Literal

from tercio.games.virgin_queen.rows.links import ActionType, Area, Faith, Ocean, Religion
from tercio.kernel.data import NOTE
from tercio.wars.model.rows import (
    Action,
    ActionRow,
    Card,
    ConditionId,
    Degrees,
    FactRow,
    KeyTrackRow,
    Leader,
    MinorRow,
    Power,
    RulerRow,
    Sea,
    SeaRow,
    Space,
    SpaceRow,
    UnitType,
    WarCostRow,
)

# -- Europe ------------------------------------------------------------------------------------


class AreaRow(FactRow, frozen=True, kw_only=True):
    """A religious struggle area. `rebellion_against` controls what a rebellion may take."""

    name: str
    color: str
    rebellion_against: Power | None = None
    rebels: Power | None = None


class AreaActionRow(FactRow, frozen=True, kw_only=True):
    """Who works for which faith in an area, and by which action (18.2, 18.3)."""

    area: Area
    power: Power
    action: Action
    faith: Faith
    attempts: int


class VqSpaceRow(SpaceRow, frozen=True, kw_only=True):
    """`area` is None outside the four struggle areas. `religion` is what the map prints."""

    area: Area | None = None
    religion: Religion
    barred_builds: dict[Power, list[UnitType]] = {}
    """Units that a home power may not build here."""
    capital_after: Annotated[Card | None, NOTE] = None
    """The event that makes it a capital of its home power, instead of the one before."""


class VqSeaRow(SeaRow, frozen=True, kw_only=True):
    group: Literal["mediterranean", "atlantic"]
    adjacent_src: Annotated[dict[Sea, str], NOTE] = {}
    """Where each of its borders comes from."""


class WaterwayRow(FactRow, frozen=True, kw_only=True):
    """An inland waterway, used by the power that controls `port` and its allies (2.5, 16.7)."""

    port: Space
    inland: Space
    sea: Sea


# -- the world ---------------------------------------------------------------------------------


class OceanRow(FactRow, frozen=True, kw_only=True):
    """An ocean zone. Captains of `entry_for` begin and end their voyages here."""

    name: str
    x: int
    y: int
    lon: Degrees
    lat: Degrees
    entry_for: tuple[Power, ...] = ()


class OceanLinkRow(FactRow, frozen=True, kw_only=True):
    """Two ocean zones that a fleet may sail between.

    A hazardous passage needs a roll both ways, a boundary only against its wind. `legs` draw it
    on the canvas where a straight line would not do: some leave it on one side and come back on
    the other.
    """

    a: Ocean
    b: Ocean
    kind: Literal["boundary", "hazardous"]
    wind_to: Ocean | None = None
    legs: tuple[tuple[tuple[int, int], ...], ...] = ()


class SettlementRow(FactRow, frozen=True, kw_only=True):
    """Without an owner it is gray and open to colonies, unless `reserved_for` a power."""

    name: str
    owner: Power | None = None
    oceans: tuple[Ocean, ...]
    reserved_for: Power | None = None
    x: int
    y: int
    lon: Degrees
    lat: Degrees


# -- powers ------------------------------------------------------------------------------------


class VqRulerRow(RulerRow, frozen=True, kw_only=True):
    """`death_admin` and `death_bonus` hold from his death until a successor; `dies_by` says how
    he may die, besides giving way to a successor."""

    keeps_home_cards: bool = False
    dealt_card: Card | None = None
    dealt_turn: int = 0
    dies_by: Annotated[tuple[Literal["wedding", "assassination"], ...], NOTE] = ()
    death_admin: int = 0
    death_bonus: int = 0


class VqKeyTrackRow(KeyTrackRow, frozen=True, kw_only=True):
    """Of the Protestant, `cards` is by the keys held in each of two rows, `vp` by keys outside
    the Netherlands, and each key there is worth `netherlands_vp` more."""

    netherlands_vp: int = 0


class ActionTypeRow(FactRow, frozen=True, kw_only=True):
    """A treasure may not be spent on the types that the card before it was spent on (11)."""

    name: str
    color: Annotated[str, NOTE]


class VqActionRow(ActionRow, frozen=True, kw_only=True):
    """`max_cost` is the most that can be spent on it, 0 where the cost is fixed."""

    type: ActionType
    max_cost: int = 0
    from_turn: int = 1


class VqWarCostRow(WarCostRow, frozen=True, kw_only=True):
    """`discounts` lower the cost for good, never below `minimum`."""

    discounts: dict[ConditionId, int] = {}
    minimum: int = 0
    only_after: Card | None = None


class VqMinorRow(MinorRow, frozen=True, kw_only=True):
    """`deactivated_by` competes for the power, and can only end its alliance."""

    deactivated_by: Annotated[Power, NOTE]
    in_play_after: Card | None = None
    home_key: Annotated[Space, NOTE]


class ActivatedMajorRow(FactRow, frozen=True, kw_only=True):
    """A major power that nobody plays with few players, and who may win it."""

    power: Power
    activated_by: tuple[Power, ...]
    deactivated_by: Annotated[Power, NOTE]
    not_with: dict[str, list[Power]] = {}
    """By number of players, those who may not influence it after all."""


class InfluenceRow(FactRow, frozen=True, kw_only=True):
    """A marker on the Diplomatic Influence Table and the box it goes back to."""

    target: Power
    power: Power
    role: Literal["activate", "deactivate"]
    default: int = 0


class UnitFaithRow(FactRow, frozen=True, kw_only=True):
    """The faith of a power's regulars and naval units; mercenaries have none (18.5)."""

    power: Power
    faith: Religion


class ConfinedLeaderRow(FactRow, frozen=True, kw_only=True):
    """A leader who may not leave an area and some spaces beside it."""

    leader: Leader
    area: Area
    also: tuple[Space, ...] = ()
