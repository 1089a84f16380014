"""What a game must be, to be played on a table."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, TypeAlias

import msgspec

from tercio.kernel import overlays
from tercio.kernel.ask import Ask, Procedure, Refusal, Seat
from tercio.kernel.bot import BotFactory, Judge
from tercio.kernel.data import Dataset, Pack, Schema
from tercio.kernel.display.protocol import Display
from tercio.kernel.errors import DataError, TercioError, Unknown
from tercio.kernel.events import Event
from tercio.kernel.families import Family
from tercio.kernel.fields import Gap, Viewer, gaps_of
from tercio.kernel.position import Position, S, Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.told import Name, told
from tercio.kernel.windows import StandingOrder


class Scenario(msgspec.Struct, frozen=True):
    """`seats` are all its seats, in the order in which they are taken."""

    id: str
    name: str
    players: tuple[int, ...]
    seats: tuple[Seat, ...] = ()
    turns: int = 0
    """How many it lasts at most; 0 where the data do not say."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `reason` is a message id; `scores` are victory points."""

    winners: tuple[Seat, ...]
    reason: str
    scores: dict[Seat, int]
    turn: int = 0


OrderCondition = Callable[[Any, Seat, Ask], bool]
"""A named condition of a standing order. It may look only at what everybody knows."""
Guess = Callable[[Any, Any, Randomness], None]
"""`guess(g, state, random)` fills gaps of `state`, a copy of the view `g.state`."""
Guesses: TypeAlias = Mapping[Gap[Any], Guess]
"""In this order, what fills the gaps of each kind that views of a state have."""


class Game(ABC, Generic[S]):
    """A game's identity, its data, its rules, and what it keeps hidden.

    Class attributes say what it is; methods are its rules. `play` may be entered with any state
    that a checkpoint has kept, and must then go on from there.
    """

    id: str
    name: str
    book: str
    """Short name of the rule book in citations."""
    version: int = 1
    """Raise it when a rule change would make an old game replay differently."""
    folder: Path
    """Holds data/*.toml and locale/<language>/*.ftl."""
    locales: tuple[Path, ...] = ()
    """Further locale folders, which a family of games shares."""
    schema: Schema
    scenarios: Sequence[Scenario]
    options: Mapping[str, tuple[str, ...]] = {}
    """Rule variants: the values each may take, the default first."""
    events: tuple[type[Event], ...] = ()
    windows: tuple[str, ...] = ()
    """The names of its interrupt windows, and..."""
    spans: tuple[str, ...] = ()
    """...of the spans that its checkpoints end: what standing orders may name (none: anything)."""
    conditions: Mapping[str, OrderCondition] = {}
    """Under which a standing order does not hold: public facts, the most telling first."""
    families: tuple[Family, ...] = ()
    """Questions that people see as one."""
    mutual_clauses: frozenset[str] = frozenset()
    """Kinds of clauses without a direction: whoever writes one of them writes the same."""
    bots: Mapping[str, BotFactory] = {}
    judge: Judge[Any] | None = None
    """Who is winning, for bots that search."""
    characters: Mapping[str, Mapping[str, float]] = {}
    """By name, the weights that bots of a character see otherwise than the first of the bots."""
    verbs: Mapping[str, overlays.Verb] = overlays.VERBS
    """The words of overlays (`kernel/overlays.py`)."""
    guided: str = ""
    """The scenario with which newcomers begin, where the game has a guide."""
    guided_seat: str = ""
    """Which seat they take there, if not the first of as many as can play."""
    display: Display[Any] = Display()
    """How it is shown to people."""
    state_type: type[S]
    position_type: type[Position[S]] = Position
    """`g`, with the game's verbs."""
    guesses: Guesses = {}

    def __init_subclass__(cls) -> None:
        if "state_type" not in vars(cls) or cls.determinize is not Game.determinize:
            return
        for gap in gaps_of(cls.state_type):
            if gap not in cls.guesses:
                raise TypeError(f"{cls.__name__} does not say how to guess {gap.what}.")

    def scenarios_in(self, data: Any) -> Sequence[Scenario]:
        """The scenarios of this data: a pack may change some, or bring its own."""
        return self.scenarios

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        """Who plays, where a scenario does not say it."""
        return self.scenario(scenario).seats[:players]

    def acting(self, g: Any) -> Seat | None:
        """Whose impulse it is, if anybody's: a public fact, which standing orders may name."""
        return None

    def lasts(self, g: Any, span: str) -> bool:
        """Whether one of the spans lasts now, as far as an order could end with it."""
        return True

    def may_hold(self, g: Any, condition: str, ask: Ask) -> bool:
        """Whether one of the conditions could be so in such a moment: nobody is offered an order
        with an exception that says nothing, as of units in a place where it is about none."""
        return True

    def loss_rules(self, g: Any, seat: Seat) -> Sequence[StandingOrder]:
        """Rules for losses that a seat may leave before it is asked for any."""
        return ()

    def digest(self, data: Dataset) -> Any:
        """What the rules want to have at hand, computed once from the data files."""
        return data

    def position(self, setting: Setting, data: Any, state: S, random: Randomness) -> Position[S]:
        return self.position_type(setting, data, state, random)

    @abstractmethod
    def setup(self, setting: Setting, data: Any, random: Randomness) -> S: ...

    @abstractmethod
    def play(self, g: Any) -> Procedure[None]: ...

    @abstractmethod
    def result(self, g: Any) -> Result | None:
        """None while the game is on."""

    def viewer(self, g: Any, seat: Seat | None) -> Viewer:
        """What the fields of the state must know of `seat` (None: a spectator), to show or hide."""
        return Viewer(seat)

    def hide(self, g: Position[S], seat: Seat | None) -> S:
        """A copy of the state without what `seat` (None: a spectator) may not know.

        What is unknown is replaced by placeholders, so that a view is a state with gaps and the
        rules' questions can be asked of it.
        """
        return g.state.view(self.viewer(g, seat))

    def glance(self, g: Position[S], seat: Seat | None) -> S:
        """What `hide` shows, for one who looks once and changes nothing.

        It shares with the state whatever the seat may know of it, which saves the copy.
        """
        return g.state.glance(self.viewer(g, seat))

    def determinize(self, g: Position[S], seat: Seat | None, random: Randomness) -> S:
        """Fill the gaps of a view at random, consistently with what `seat` knows.

        `g.state` is a state as `hide` made it.
        """
        state = g.state.copy()
        for guess in self.guesses.values():
            guess(g, state, random)
        return state

    def recall(self, g: Any, state: S, told: Sequence[Event]) -> None:
        """Change a guess by what the seat was told later on: a card that somebody plays was in his
        hand. `state` is what `determinize` made of the view `g.state`, and still fits it after."""

    def other_times(self, g: Any, seat: Seat, thing: str) -> Sequence[Refusal]:
        """When something of the seat's own, a card or its units in a place, has its time, for
        whoever points at it while the question is about something else. `g` is what it sees."""
        return ()

    def conserved(self, g: Any) -> Mapping[str, int]:
        """Totals that no decision may change (pieces, cards)."""
        return {}

    def violations(self, g: Any) -> Sequence[str]:
        """Broken invariants, a sentence each; checked while fuzzing."""
        return ()

    def tally(self, g: Any) -> Mapping[str, int]:
        """Totals that fall only for a cause (the units of a side); see `unaccounted`."""
        return {}

    def unaccounted(self, g: Any, before: Mapping[str, int], since: int) -> Sequence[str]:
        """What has gone without a cause since the tally was `before`, a sentence each.

        `since` is how many events there were in the log. Checked after every decision while
        fuzzing.
        """
        return ()

    def worth(self, g: Any, seat: Seat) -> float:
        """How good a position is for a seat, for bots that have no better idea."""
        return 0.0

    def allows_private_talk(self, g: Any) -> bool:
        """Whether seats may speak in private now; from what everybody sees."""
        return True

    def overlay(self, g: Position[S], verb: str, args: Mapping[str, Any]) -> None:
        """Change a freshly set-up position by one of `verbs`, for a script of play or a test."""
        overlays.apply(self.title, self.verbs, g, verb, args=args)
        g.log.clear()

    # -- choosing a setting ----------------------------------------------------------------

    def scenario(self, id: str | None, packs: Sequence[Pack] = ()) -> Scenario:
        scenarios = self.scenarios_in(self.load_data(packs)) if packs else self.scenarios
        for scenario in scenarios:
            if id in (None, scenario.id):
                return scenario
        known = ", ".join(s.id for s in scenarios) or told("none")
        raise Unknown(told("no-scenario", game=self.title, id=str(id), known=known))

    @property
    def title(self) -> Name:
        """Its name, for sentences that are told in other languages, too."""
        return Name.known(self.name, f"name-game-{self.id}", self.folder / "locale")

    def setting(
        self,
        scenario: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        packs: Sequence[Pack] = (),
    ) -> Setting:
        """A complete setting from what was asked for; the rest by default."""
        chosen = self.scenario(scenario, packs)
        count = max(chosen.players) if players is None else players
        if count not in chosen.players:
            known = ", ".join(map(str, chosen.players))
            raise Unknown(
                told("players", scenario=chosen.id, game=self.title, known=known, count=count)
            )
        seats = chosen.seats[:count] or self.seats(chosen.id, count)
        if len(seats) != count:
            raise DataError(
                told("seats-for-players", scenario=chosen.id, seats=len(seats), count=count)
            )
        return Setting(
            self.id,
            chosen.id,
            seats,
            self._options(options or {}),
            packs=tuple(pack.ref for pack in packs),
        )

    def _options(self, asked: Mapping[str, str]) -> dict[str, str]:
        for name, value in asked.items():
            if name not in self.options:
                known = ", ".join(self.options) or told("none")
                raise Unknown(told("no-rule", game=self.title, name=name, known=known))
            if value not in self.options[name]:
                known = ", ".join(self.options[name])
                raise Unknown(
                    told("rule-value", name=name, game=self.title, known=known, value=value)
                )
        return {name: asked.get(name, values[0]) for name, values in self.options.items()}

    def load_data(self, packs: Sequence[Pack] = ()) -> Any:
        """The digested data; without packs it is loaded once and kept, with them until others
        are asked for."""
        for pack in packs:
            if pack.manifest.game != self.id:
                raise DataError(
                    told("pack-game", pack=pack.manifest.name, of=pack.manifest.game, game=self.id)
                )
        if packs:
            refs = tuple(pack.ref for pack in packs)
            known, data = getattr(self, "_packed", (None, None))
            if known != refs:
                dataset = self.schema.load(packs)
                with blaming_packs([pack.manifest.name for pack in packs]):
                    data = self.digest(dataset)
                self._packed = (refs, data)
            return data
        if not hasattr(self, "_data"):
            self._data = self.digest(self.schema.load())
        return self._data


@contextmanager
def blaming_packs(names: Sequence[str]) -> Iterator[None]:
    """Rules that fail on data from packs, which they alone can judge, say so as a pack's fault."""
    try:
        yield
    except TercioError:
        raise
    except Exception as error:
        if not names:
            raise
        packs = ", ".join(map(repr, names))
        wrong = f"{type(error).__name__}: {error}".rstrip(".")
        raise DataError(told("pack-unplayable", packs=packs, why=wrong)) from error
