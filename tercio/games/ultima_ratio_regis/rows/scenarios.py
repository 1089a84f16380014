"""Row types of scenarios, set-ups and turns (uRR 7, 24, PB 9, PB 10)."""

from typing import Annotated

from tercio.games.ultima_ratio_regis.rows.facts import (
    AreaId,
    BlockId,
    CardId,
    CenterId,
    FactRow,
    Few,
    Level,
    PowerId,
    ProvinceId,
    ScenarioId,
    SetupId,
    TheaterId,
    TurnNumber,
)
from tercio.games.ultima_ratio_regis.rows.powers import Religion
from tercio.kernel.data import NOTE


class ScenarioRow(FactRow, frozen=True, kw_only=True):
    """`decks` is the size of the deck for each of `players`, 0 where there are no cards.

    With `own_rules` its rules replace those of its first turn (24).
    """

    name: str
    section: Annotated[str, NOTE]
    first_turn: TurnNumber
    last_turn: TurnNumber
    players: tuple[Few, ...]
    decks: tuple[Few, ...]
    theaters: tuple[TheaterId, ...]
    setup: SetupId
    solo: bool = False
    own_rules: bool = False
    active_events: tuple[CardId, ...] = ()
    blocks: tuple[BlockId, ...] = ()
    specials: tuple[str, ...] = ()

    def deck_size(self, players: int) -> int:
        return self.decks[self.players.index(players)]


class GroupRow(FactRow, frozen=True, kw_only=True):
    """The powers that one player gets, and the VP that go with them (7.1)."""

    scenario: ScenarioId
    players: Few
    slot: Few
    powers: tuple[PowerId, ...]
    starting_vp: Few
    vp_per_turn: Few


class ScenarioInterestRow(FactRow, frozen=True, kw_only=True):
    """Interests in the first turn of a scenario, where they are not those of the turn."""

    scenario: ScenarioId
    power: PowerId
    theaters: tuple[TheaterId, ...]


class SoloBandRow(FactRow, frozen=True, kw_only=True):
    """How well so many VP did in a solo game; the id says it."""

    scenario: ScenarioId
    least: int


class RuleBlockRow(FactRow, frozen=True, kw_only=True):
    """A set of rules that holds for some turns of some scenarios (PB 10)."""

    turns: tuple[TurnNumber, TurnNumber]
    contenders: tuple[PowerId, ...] = ()
    friends: dict[Religion, tuple[PowerId, ...]] = {}
    """Who is allied with a contender of that faith in the turn after it has won."""
    prizes: dict[ProvinceId, Few] = {}
    """VP for whoever has most areas of a province."""
    level: Level = 0
    """Of the revolts that it brings."""
    risings: dict[PowerId, tuple[AreaId, ...]] = {}
    """Where they break out with the war, and whom they welcome."""
    unrest: Few = 0
    """Of the winner."""
    rules: tuple[str, ...]


class SetupRow(FactRow, frozen=True, kw_only=True):
    """A complete one says for every area whose it is (`starts`); others add powers to a game."""

    complete: Annotated[bool, NOTE] = False


class StartRow(FactRow, frozen=True, kw_only=True):
    """Areas at the start: of an owner, or independent of a level, or closed.

    For a closed area owner or level say what it becomes when it is activated.
    """

    setup: SetupId
    owner: PowerId | None = None
    level: Level = 0
    closed: bool = False
    areas: tuple[AreaId, ...]


class DeploymentRow(FactRow, frozen=True, kw_only=True):
    """What a power enters the game with (24). An `addition` only gives it more areas."""

    setup: SetupId
    power: PowerId
    points: Few
    home: tuple[AreaId, ...] = ()
    domains: tuple[AreaId, ...] = ()
    allies: tuple[PowerId, ...] = ()
    initial_unrest: Few | None = None
    addition: bool = False
    as_stated: Annotated[str, NOTE] = ""


class TurnRow(FactRow, frozen=True, kw_only=True):
    """A turn; the id is its number. `setup` names the powers that enter."""

    year: int
    years: str
    setup: SetupId | None = None
    active_events: tuple[CardId, ...] = ()
    specials: tuple[str, ...] = ()


class RuleRow(FactRow, frozen=True, kw_only=True):
    """A special rule of a turn or a scenario: the name of a function, and what it is given."""

    turn: TurnNumber | None = None
    scenario: ScenarioId | None = None
    rule: str
    powers: tuple[PowerId, ...] = ()
    areas: tuple[AreaId, ...] = ()
    unless: tuple[AreaId, ...] = ()
    provinces: tuple[ProvinceId, ...] = ()
    theaters: tuple[TheaterId, ...] = ()
    cards: tuple[CardId, ...] = ()
    tcs: tuple[CenterId, ...] = ()
    turns: tuple[TurnNumber, TurnNumber] | None = None
    level: Level = 0
    n: Few = 0
    mediterranean: Few = 0
    elsewhere: Few = 0
    fixed: bool = False
    closes: bool = False
