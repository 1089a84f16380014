"""The data tables of *Here I Stand*: its own row types, and which table is in which file."""

from pathlib import Path
from typing import Annotated, ClassVar, Literal

from tercio.games.here_i_stand.rows.links import (
    Attempts,
    Colony,
    Conquistador,
    Debater,
    DiplomaticCard,
    Discovery,
    Excommunicant,
    Explorer,
    Reformer,
    Religion,
    Wife,
    Zone,
)
from tercio.games.here_i_stand.rows.tables import (
    AttemptRow,
    ChateauRow,
    CpBandRow,
    DebateModifierRow,
    DietRow,
    ForeignWarRow,
    HisTurnRow,
    MaryHijackRow,
    NewWorldPowerRow,
    PregnancyRow,
    PresenceRow,
    ProtestantTrackRow,
    RaiderRow,
    RichesRow,
    UnrestRow,
    VoyageRow,
)
from tercio.kernel.data import NOTE, Schema, link
from tercio.wars.model.editions import (
    EditionChangeRow,
    EditionNoteRow,
    EditionRuleRow,
)
from tercio.wars.model.names import CardId
from tercio.wars.model.rows import (
    ActionRow,
    Card,
    CardMode,
    CardRow,
    ConditionId,
    ConditionRow,
    ConnectionRow,
    ConstantRow,
    EffectRow,
    FactRow,
    KeyTrackRow,
    Leader,
    LeaderRow,
    MarkerRow,
    MinorRow,
    ModifierRow,
    OutcomeRow,
    PassesRow,
    PhaseRow,
    PoolRow,
    Power,
    PowerRow,
    RegionRow,
    Ruler,
    RulerRow,
    SeaRow,
    Space,
    SpaceRow,
    StraitRow,
    Text,
    UnitTypeRow,
    WarCostRow,
    WindowRow,
)
from tercio.wars.model.setup_rows import (
    PlacementRow,
    ScenarioRow,
    SeatingRow,
    SetupRow,
)

# -- map ---------------------------------------------------------------------------------------


class LanguageZoneRow(FactRow, frozen=True, kw_only=True):
    """`debates` says whether debates are held and scripture translated in the zone."""

    name: str
    color: Annotated[str, NOTE]
    debates: bool = False


class HisSpaceRow(SpaceRow, frozen=True, kw_only=True):
    """`zone` is None outside the five language zones. Regulars of an electorate wait on the
    Electorate Display."""

    zone: Zone | None = None
    electorate_regulars: int = 0
    pirate_haven: bool = False


# -- powers and pieces -------------------------------------------------------------------------


class HisRulerRow(RulerRow, frozen=True, kw_only=True):
    army_religion: Religion = "none"
    """Of the power's land units while he rules, where the ruler decides it."""
    wins_counter_ties: bool = False


class ArmyReligionRow(FactRow, frozen=True, kw_only=True):
    """Whose land units pray how; `by_ruler` leaves it to the ruler, `as_ally` to the ally."""

    power: Power
    religion: Religion
    by_ruler: bool = False
    as_ally: Power | None = None


class HisLeaderRow(LeaderRow, frozen=True, kw_only=True):
    enter_card: tuple[Card, ...] = ()
    near: Space | None = None
    """Placed with the Protestant regulars nearest to this space."""
    enter_spaces: tuple[Space, ...] = ()
    leaves_in_winter: bool = False


class ReformerRow(FactRow, frozen=True, kw_only=True):
    name: str
    space: Space
    zone: Zone
    debater: Debater
    turn: int = 0
    phase: Annotated[str, link("phases")]
    enter_when: ConditionId | None = None


class DebaterRow(FactRow, frozen=True, kw_only=True):
    """A debater and his bonus: what it does, how much, and where.

    The place is a zone, home spaces of powers, a kind of space, or a distance from a space or
    leader; nothing said is anywhere. `automatic` bonuses are not chosen; the others count
    against the one bonus that a power may use in an impulse if `limited`.
    """

    name: str
    side: Literal["protestant", "papacy"]
    value: int
    zone: Zone | None = None
    turn: int
    requires_reformer: Reformer | None = None
    bonus: Literal[
        "translate",
        "reform_dice",
        "counter_dice",
        "treatise_attempts",
        "burn_books_attempts",
        "insert_round_2",
        "debate_attack_dice",
        "cancel_loss",
        "extra_flip",
        "st_peters_cp",
        "trent_dice",
        "university_cost",
    ]
    amount: int
    limited: bool = False
    bonus_zone: Zone | None = None
    bonus_home: tuple[Power, ...] = ()
    bonus_kind: Literal["electorate"] | None = None
    within: int = 0
    of_space: Space | None = None
    of_leader: Leader | None = None
    unrest_on_failure: bool = False
    usable_by: tuple[Power, ...] = ()


class ExplorerRow(FactRow, frozen=True, kw_only=True):
    name: str
    power: Power
    value: int
    card: Card | None = None


class ConquistadorRow(FactRow, frozen=True, kw_only=True):
    name: str
    power: Power
    value: int


class ColonyRow(FactRow, frozen=True, kw_only=True):
    name: str
    power: Power | None = None


class WifeRow(FactRow, frozen=True, kw_only=True):
    """A box of the marital track; `marriage` where Henry weds there and rolls."""

    name: str
    box: int
    marriage: bool = True
    roll_bonus: int = 0
    draws: tuple[Power, ...] = ()
    draws_when: ConditionId | None = None
    opens_english_reformation: bool = False
    marker_to: Power | None = None


class ExcommunicantRow(FactRow, frozen=True, kw_only=True):
    """A box of the Papal card that can be used once a game."""

    reformer: Reformer | None = None
    rulers: tuple[Ruler, ...] = ()


# -- the New World --------------------------------------------------------------------------


class DiscoveryRow(FactRow, frozen=True, kw_only=True):
    """`by_choice` may be chosen by whoever rolls high."""

    name: str
    kind: Literal["exploration", "conquest"]
    vp: int
    by_choice: bool = False
    rank: int


# -- cards -------------------------------------------------------------------------------------


class HisCardMode(CardMode, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Unrest falls on spaces of `home` and of `zones`; attempts are those of the table of that
    name; `mark` is what the rules know an effect by that lasts until the turn ends."""

    home: Power | None = None
    zones: tuple[Zone, ...] = ()
    attempts: Attempts | None = None
    ruler: Ruler | None = None
    mark: str = ""


class HisCardRow(CardRow, frozen=True, kw_only=True):
    """`commits` are the debaters an event needs uncommitted and commits."""

    modes: tuple[HisCardMode, ...] = ()
    only_1517: bool = False
    commits: tuple[Debater, ...] = ()
    two_player: Annotated[str, NOTE] = ""
    """What the card does instead in the two-player variant."""
    extra_windows: tuple[Annotated[str, link("windows")], ...] = ()


class InvasionForce(FactRow, frozen=True, kw_only=True):
    """The force that an invasion card of the two-player variant brings on.

    The commander draws `cards`, and where `choice` is true takes a squadron or two mercenaries.
    """

    card: DiplomaticCard
    commander: Power
    invader: Power
    leaders: tuple[Leader, ...]
    regulars: int
    mercenaries: int = 0
    squadrons: int = 0
    cards: int = 1
    choice: bool = False
    war_with: Power | None = None
    when: ConditionId | None = None


class DiplomaticCardRow(FactRow, frozen=True, kw_only=True):
    """A card of the diplomatic deck; both players use it in their own way."""

    one_by_one: ClassVar[bool] = True
    number: CardId
    name: str
    after_league: bool = False
    invasion: bool = False
    removed_after_play: bool = False
    text: Text
    numbers: dict[str, int] = {}
    spaces: tuple[Space, ...] = ()
    debaters: tuple[Debater, ...] = ()


# -- scenarios ---------------------------------------------------------------------------------


class HisSetupRow(SetupRow, frozen=True, kw_only=True):
    """A starting position beside its placements."""

    protestant: tuple[Space, ...] = ()
    """Spaces under Protestant religious influence."""
    debaters: tuple[Debater, ...] = ()
    reformers: tuple[Reformer, ...] = ()
    electorate_display: dict[Space, int] = {}
    out_of_play: tuple[Space, ...] = ()
    home_changes: dict[Space, Power] = {}
    knights: Space | None = None
    marital: Wife
    piracy_vp: int = 0
    chateaux_vp: int = 0
    st_peters_cp: int = 0
    st_peters_vp: int = 0
    new_testament: dict[Zone, int] = {}
    excommunicated: tuple[Excommunicant, ...] = ()
    war_winner: dict[Power, int] = {}
    claimed: dict[Discovery, Power] = {}
    depleted: tuple[Discovery, ...] = ()
    colonies: tuple[Colony, ...] = ()
    explorations: tuple[Power, ...] = ()
    """Powers with a voyage of exploration in the Crossing Atlantic box."""
    conquests: tuple[Power, ...] = ()
    charted: tuple[Power, ...] = ()
    explorers_gone: tuple[Explorer, ...] = ()
    conquistadors_gone: tuple[Conquistador, ...] = ()
    debaters_gone: tuple[Debater, ...] = ()
    reformers_gone: tuple[Reformer, ...] = ()
    events_done: tuple[Card, ...] = ()
    square_markers_on_card: Annotated[dict[Power, int], NOTE] = {}


class HisScenarioRow(ScenarioRow, frozen=True, kw_only=True):
    use_1517_cards: bool = True
    chateau_bonus: int = 0
    diplomatic_deck: bool = False


class VariantRuleRow(FactRow, frozen=True, kw_only=True):
    """A rule of the two-player or the 3-5 player game, with its numbers."""

    one_by_one: ClassVar[bool] = True
    variant: Annotated[Literal["two_player", "three_to_five"], NOTE]
    text: Text
    numbers: dict[str, int] = {}
    powers: tuple[Power, ...] = ()
    spaces: tuple[Space, ...] = ()
    zones: tuple[Zone, ...] = ()


DATA = Path(__file__).parents[1] / "data"

SCHEMA = Schema(
    DATA,
    {
        "map.toml": {
            "language_zones": LanguageZoneRow,
            "spaces": HisSpaceRow,
            "connections": ConnectionRow,
            "seas": SeaRow,
            "straits": StraitRow,
            "regions": RegionRow,
            "passes": PassesRow,
        },
        "powers.toml": {
            "powers": PowerRow,
            "rulers": HisRulerRow,
            "key_tracks": KeyTrackRow,
            "actions": ActionRow,
            "war_costs": WarCostRow,
            "minors": MinorRow,
            "army_religions": ArmyReligionRow,
            "excommunicants": ExcommunicantRow,
            "new_world_powers": NewWorldPowerRow,
        },
        "pieces.toml": {
            "unit_types": UnitTypeRow,
            "force_pools": PoolRow,
            "leaders": HisLeaderRow,
            "reformers": ReformerRow,
            "debaters": DebaterRow,
            "explorers": ExplorerRow,
            "conquistadors": ConquistadorRow,
            "colonies": ColonyRow,
            "wives": WifeRow,
            "markers": MarkerRow,
        },
        "tables.toml": {
            "constants": ConstantRow,
            "turns": HisTurnRow,
            "phases": PhaseRow,
            "protestant_track": ProtestantTrackRow,
            "presence": PresenceRow,
            "attempts": AttemptRow,
            "debate_modifiers": DebateModifierRow,
            "diet_of_worms": DietRow,
            "chateau_modifiers": ModifierRow,
            "chateaux": ChateauRow,
            "pregnancy": PregnancyRow,
            "mary_rolls": OutcomeRow,
            "mary_hijacks": MaryHijackRow,
            "discoveries": DiscoveryRow,
            "explorations": VoyageRow,
            "circumnavigations": VoyageRow,
            "conquests": VoyageRow,
            "riches": RichesRow,
            "raiders": RaiderRow,
            "foreign_wars": ForeignWarRow,
            "mercenary_pay": CpBandRow,
            "prayer_book_unrest": UnrestRow,
        },
        "cards.toml": {
            "windows": WindowRow,
            "conditions": ConditionRow,
            "events": EffectRow,
            "cards": HisCardRow,
        },
        "diplomatic_cards.toml": {
            "diplomatic_cards": DiplomaticCardRow,
            "invasions": InvasionForce,
        },
        "scenarios.toml": {
            "scenarios": HisScenarioRow,
            "seatings": SeatingRow,
            "setups": HisSetupRow,
            "placements": PlacementRow,
            "variant_rules": VariantRuleRow,
        },
        "editions.toml": {
            "edition_rules": EditionRuleRow,
            "edition_notes": EditionNoteRow,
            "edition_changes": EditionChangeRow,
        },
    },
)
