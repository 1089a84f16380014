"""Row types of the data tables that *Here I Stand* and *Virgin Queen* share.

A game subclasses a row where it has something of its own to say about it. Every fact can carry
how sure we are of it: `agree` counts the independent carriers, `guess` names the fields that no
source attests, `conflict` says who disagrees.
"""

from typing import Annotated, ClassVar, Literal

import msgspec

from tercio.kernel.data import NOTE, Row, link
from tercio.wars.model.names import CardId

Power = Annotated[str, link("powers")]
Space = Annotated[str, link("spaces")]
Sea = Annotated[str, link("seas")]
Leader = Annotated[str, link("leaders")]
Ruler = Annotated[str, link("rulers")]
Card = Annotated[str, link("cards")]
Window = Annotated[str, link("windows")]
ConditionId = Annotated[str, link("conditions")]
UnitType = Annotated[str, link("unit_types")]
EventId = Annotated[str, link("events")]
Action = Annotated[str, link("actions")]
Setup = Annotated[str, link("setups")]

Cite = Annotated[str, NOTE]
"""Where the book says it."""
Text = Annotated[str, NOTE]
"""What it is, for whoever reads the data."""
Degrees = Annotated[float, NOTE]
"""On the globe."""
Value = bool | int | str | list[str]


class FactRow(Row, frozen=True, kw_only=True):
    """A row that can say how far to trust it."""

    note: Annotated[str, NOTE] = ""
    agree: Annotated[int, NOTE] = 0
    guess: Annotated[tuple[str, ...], NOTE] = ()
    conflict: Annotated[str, NOTE] = ""
    certainty: Annotated[Literal["", "documented", "gist", "invented"], NOTE] = ""
    conf: Annotated[dict[str, str], NOTE] = {}


# -- the map -----------------------------------------------------------------------------------


class SpaceRow(FactRow, frozen=True, kw_only=True):
    """A space. `x` and `y` place it on the board's canvas; `lon` and `lat` on the globe."""

    name: str
    home: Power
    kind: Literal["key", "electorate", "fortress", "unfortified"]
    seas: tuple[Sea, ...] = ()
    x: int
    y: int
    lon: Degrees = 0.0
    lat: Degrees = 0.0
    capital_of: Power | None = None
    also_home: tuple[Power, ...] = ()
    """Further home powers of a split home space."""

    @property
    def is_fortified(self) -> bool:
        return self.kind != "unfortified"


class ConnectionRow(FactRow, frozen=True, kw_only=True):
    a: Space
    b: Space
    kind: Literal["normal", "pass"] = "normal"


class SeaRow(FactRow, frozen=True, kw_only=True):
    name: str
    adjacent: tuple[Sea, ...] = ()
    ports: Annotated[tuple[Space, ...], NOTE] = ()
    """For comparison: the ports say on which seas they lie."""
    x: int
    y: int
    lon: Degrees = 0.0
    lat: Degrees = 0.0


class StraitRow(FactRow, frozen=True, kw_only=True):
    """Two sea zones that are not adjacent; a fleet passes through the port between them. For
    comparison: the map says so by the seas of its ports."""

    is_note: ClassVar[bool] = True

    port: Space
    seas: tuple[Sea, Sea]


class RegionRow(FactRow, frozen=True, kw_only=True):
    """A named set of spaces that the rules refer to."""

    one_by_one: ClassVar[bool] = True
    name: Annotated[str, NOTE]
    spaces: tuple[Space, ...]


class PassesRow(FactRow, frozen=True, kw_only=True):
    """The passes of a mountain range, for comparison with the map."""

    is_note: ClassVar[bool] = True
    name: str
    connections: tuple[Annotated[str, link("connections")], ...]


# -- powers ------------------------------------------------------------------------------------


class PowerRow(FactRow, frozen=True, kw_only=True):
    """`order` is the place in impulse order, 0 for those who have no impulse."""

    name: str
    adjective: str
    kind: Literal["major", "minor", "faction", "independent"]
    order: int = 0
    color: str
    faction_of: Power | None = None
    closed_seas: tuple[Sea, ...] = ()


class RulerRow(FactRow, frozen=True, kw_only=True):
    """`admin` is how many cards may be kept; `bonus` how many extra cards are dealt."""

    name: str
    power: Power
    admin: int
    bonus: int
    card: Card | None = None
    replaces: tuple[Ruler, ...] = ()
    leader: Leader | None = None


class KeyTrackRow(FactRow, frozen=True, kw_only=True):
    """Cards and base VP by the number of keys held and free of unrest (the index).

    `auto_win` keys win at once, and there are as many square markers; 0 for a power without.
    """

    power: Power
    cards: tuple[int, ...]
    vp: tuple[int, ...]
    auto_win: int


class ActionRow(FactRow, frozen=True, kw_only=True):
    """An action and what it costs each power that has it, in CP."""

    name: str
    cite: str
    costs: dict[Power, int]
    type: str = ""
    requires: tuple[ConditionId, ...] = ()


class WarCostRow(FactRow, frozen=True, kw_only=True):
    """What a declaration of war costs in CP; `never` when it may not be made at all.

    `printed_cp` is what the board's display shows, where that differs from the rule book.
    """

    declarer: Power
    target: Power
    cp: int = 0
    never: bool = False
    printed_cp: Annotated[int | None, NOTE] = None
    discount: int = 0
    discount_when: ConditionId | None = None


class MinorRow(FactRow, frozen=True, kw_only=True):
    """Who may be the ally of a minor power, and how it is won and lost."""

    power: Power
    activated_by: tuple[Power, ...]
    natural_ally: Power | None = None
    intervention_cp: int = 0
    intervention: Literal["none", "may", "must"] = "none"
    can_deactivate: bool = True


class PoolRow(FactRow, frozen=True, kw_only=True):
    """The counters of a power. `land` is counters per denomination where both sides show the
    same strength; `pieces` lists (front, back) strengths where they do not."""

    power: Power
    land: dict[Literal["1", "2", "4", "6"], int] = {}
    pieces: tuple[tuple[int, int], ...] = ()
    back: UnitType | None = None
    max_strength: int
    naval: int = 0
    naval_types: tuple[UnitType, ...] = ()


class UnitTypeRow(FactRow, frozen=True, kw_only=True):
    """`dice` are rolled in naval combat, `hits` eliminate; land units are worth 1 of each."""

    name: str
    element: Literal["land", "naval"]
    dice: int = 1
    hits: int = 1


class LeaderRow(FactRow, frozen=True, kw_only=True):
    """An army leader has a command rating; a naval leader may have a piracy rating."""

    name: str
    kind: Literal["army", "naval"]
    power: Power | None = None
    battle: int
    command: int = 0
    piracy: int = 0
    enter_turn: int = 0
    closed_seas: tuple[Sea, ...] = ()


class MarkerRow(FactRow, frozen=True, kw_only=True):
    """How many markers there are; 0 is no limit."""

    count: int
    power: Annotated[Power | None, NOTE] = None
    vp: int = 0


# -- the turn ----------------------------------------------------------------------------------


class PhaseRow(FactRow, frozen=True, kw_only=True):
    """A phase of the turn, in the book's order."""

    is_note: ClassVar[bool] = True
    name: str
    cite: str
    turns: tuple[int, ...] = ()
    """Empty: every turn."""


class TurnRow(FactRow, frozen=True, kw_only=True):
    turn: Annotated[int, NOTE]
    first_year: Annotated[int, NOTE]
    last_year: Annotated[int, NOTE]


class ConstantRow(FactRow, frozen=True, kw_only=True):
    """A number of the rules that a variant might want to change."""

    one_by_one: ClassVar[bool] = True
    value: int
    cite: Cite


class BandRow(FactRow, frozen=True, kw_only=True):
    """A line of a die table, for the modified rolls from `low` to `high`."""

    low: int
    high: int


class OutcomeRow(BandRow, frozen=True, kw_only=True):
    """The rolls from `low` to `high` give `result`."""

    result: str


class ModifierRow(FactRow, frozen=True, kw_only=True):
    """What is added to a roll while a condition holds."""

    value: int
    when: ConditionId
    cite: Cite


class VpSourceRow(FactRow, frozen=True, kw_only=True):
    """A source of VP besides keys; `max` 0 is no limit."""

    one_by_one: ClassVar[bool] = True
    vp: int
    max: int = 0


class DealItemRow(FactRow, frozen=True, kw_only=True):
    """A clause that a deal may hold, and who may give it to whom."""

    cite: Cite
    givers: tuple[Power, ...] = ()
    not_to: tuple[Power, ...] = ()


# -- cards -------------------------------------------------------------------------------------


class WindowRow(FactRow, frozen=True, kw_only=True):
    """A moment at which a card may be played."""

    text: Text
    cite: Cite


class ConditionRow(FactRow, frozen=True, kw_only=True):
    """A question about the position that the rules answer by this name."""

    text: Text
    cite: Cite = ""


class EffectRow(FactRow, frozen=True, kw_only=True):
    """An effect that card modes name, and the numbers it reads: those it always needs, and
    `optional` ones."""

    is_note: ClassVar[bool] = True
    text: str
    numbers: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


class CardMode(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to use a card as an event. No `powers`: anybody. All of `requires` must hold.

    `event` is the effect it has, with the parameters of the mode; none where the card has code
    of its own. `targets` are powers that it is about or that may be chosen. While `bigger_when`
    holds, a number `x_if` takes the place of `x`.
    """

    one_by_one: ClassVar[bool] = True
    id: str
    event: EventId | None = None
    windows: tuple[Window, ...] = ()
    powers: tuple[Power, ...] = ()
    not_powers: tuple[Power, ...] = ()
    role: Literal["any", "participant", "attacker", "defender", "other"] = "any"
    """What the player must be in the battle, or in the impulse that the card interrupts."""
    requires: tuple[ConditionId, ...] = ()
    numbers: dict[str, int] = {}
    bigger_when: ConditionId | None = None
    targets: tuple[Power, ...] = ()
    spaces: tuple[Space, ...] = ()
    leaders: tuple[Leader, ...] = ()
    actions: tuple[Action, ...] = ()


class CardRow(FactRow, frozen=True, kw_only=True):
    """A card. `text` is our own summary of what it does as an event.

    `enter` is when it joins the deck: at the start, on `turn`, on `turn` once `enter_when` holds,
    or (variable) on the first turn on which `enter_when` holds.
    `remove` is when it leaves the game: never, after play as an event, when it becomes the ruler,
    or after play as an event if `remove_when` holds.
    """

    number: CardId
    name: str
    type: Literal["home", "mandatory", "combat", "response", "event", "diplomatic"]
    owner: Power | None = None
    cp: int = 0
    enter: Literal["start", "turn", "variable"] = "start"
    turn: int = 0
    enter_when: ConditionId | None = None
    remove: Literal["never", "after_event", "becomes_ruler", "if"] = "never"
    remove_when: ConditionId | None = None
    due: int = 0
    """The turn in whose Winter the event is resolved if it has not occurred."""
    text: str
    modes: tuple[CardMode, ...] = ()
