"""What the encoders of both wars have in common: the map, the powers, the cards, the turn.

Every table of numbers stands in the memory and is written anew only when something has changed
that it is made of: the `Watch` of its name says what that is.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence, Set
from operator import attrgetter
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

import numpy as np

from tercio.kernel.ask import Seat
from tercio.kernel.masks import Graph
from tercio.kernel.paths import Values
from tercio.kernel.position import Setting
from tercio.nets import war_map
from tercio.nets.blocks import BOARD, Block, bits, names, one_of
from tercio.nets.memory import Counted, Memory, Table, Watch
from tercio.nets.watching import WatchingEncoder
from tercio.wars.model.names import NO_CARD, CardId, Mask, Power
from tercio.wars.model.setup_rows import ScenarioRow
from tercio.wars.model.space_questions import controlled_keys
from tercio.wars.model.state import WarsState
from tercio.wars.model.war import AnyWar
from tercio.wars.model.world import World

W = TypeVar("W", bound=AnyWar)

POWER_FACTS: Final = (
    "vp",
    "bonus vp",
    "vp to victory",
    "vp before the best other",
    "keys",
    "keys to automatic victory",
    "spaces",
    "units",
    "regulars",
    "ships",
    "leaders",
    "cards",
    "known cp",
    "plays now",
    "has passed",
    "is mine",
)
PIECES: Final = slice(POWER_FACTS.index("units"), POWER_FACTS.index("cards"))
"""Of these, what changes when pieces move..."""
HELD: Final = slice(POWER_FACTS.index("cards"), POWER_FACTS.index("plays now"))
"""...with every card..."""
TURN: Final = slice(POWER_FACTS.index("plays now"), len(POWER_FACTS))
"""...and with every impulse."""
STANDING: Final = ("allied", "at_war", "bonus_vp", "controlled", "patron", "unrest")
"""What the other facts of powers are made of, besides what each game adds."""
CLOCK: Final = ("turn", "impulses", "impulse.cp", "phase")
CARD_PLACES: Final = ("mine", "known elsewhere", "discarded", "gone", "not yet")
IN_HANDS: Final = 2
"""The first of these, which depend on who looks."""
FAR: Final = 20
"""Keys to an automatic victory, for a power that has none."""


class Held(NamedTuple):
    """What a seat sees of all hands, and what it comes to."""

    hands: list[list[CardId]]
    counts: Table
    """By major: how many cards, and CP of those that are known."""
    places: Table
    """By card: whether it is mine, whether it is known elsewhere."""


class WarEncoder(WatchingEncoder[W]):
    own = ("active", "passed", "hands", *CLOCK)
    contenders_in = "powers"
    standing = (*POWER_FACTS[: POWER_FACTS.index("known cp")], "has passed")
    phases: ClassVar[tuple[str, ...]]
    scalars: ClassVar[dict[str, float]]
    """Open numbers of the state by the path of their field, with what they are divided by."""
    counted: ClassVar[tuple[str, ...]]
    """Lists, dicts and masks, of which the network is told how many are in them."""
    read_for_powers: ClassVar[tuple[str, ...]]
    """Paths of the state that `victory_points` and `power_values` read, besides `STANDING` and what
    they count..."""
    counted_for_powers: ClassVar[Counted | None] = None
    """...what they make of things that some see and others do not..."""
    read_for_facts: ClassVar[tuple[str, ...]]
    """...and those that `fact_values` reads."""

    def __init__(self, setting: Setting, data: Any) -> None:
        self._numbers = [(attrgetter(path), scale) for path, scale in self.scalars.items()]
        self._counts = attrgetter(*self.counted)
        super().__init__(setting, data)

    @abstractmethod
    def victory_points(self, g: W, power: Power) -> int: ...

    def declare(self, data: Any) -> tuple[Block, ...]:
        world = self._world = _board(self.setting, data)
        powers = [row.id for row in world.power_rows]
        majors = powers[: len(world.majors)]
        sides = (*majors, "others")
        places = (
            *names("held by", powers),
            *war_map.FLAGS,
            *names("units of", sides),
            *names("ships of", sides),
            *names("command of", sides),
        )
        relations = (*names("at war with", powers), *names("allied with", majors))
        self._cards = {card: row for row, card in enumerate(sorted(world.cards))}
        self._scenario = world.data.table("scenarios", ScenarioRow)[self.setting.scenario]
        self.turns = self._scenario.first_turn, self._scenario.last_turn
        cards = tuple(world.cards[card].id for card in self._cards)
        commands = names("commands", powers)
        own = self.power_columns(world)
        facts = ("turn", "turns left", "impulses", "cp", *names("phase", self.phases))
        all_facts = (*facts, *self.scalars, *names("number of", self.counted))
        return (
            Block("powers", tuple(majors), (*POWER_FACTS, *relations, *commands, *own)),
            Block("facts", ("game",), (*all_facts, *self.fact_columns(world))),
            Block("cards", cards, CARD_PLACES),
            Block("leaders", tuple(row.id for row in world.leader_rows), ("on the map", "captive")),
            Block(BOARD, tuple(world.location_ids), places),
        )

    def power_columns(self, world: World) -> tuple[str, ...]:
        """What only this game knows of its powers..."""
        return ()

    def power_values(self, g: W, vp: Sequence[int]) -> list[Sequence[float]]:
        """`vp` are those of the powers now."""
        return []

    def fact_columns(self, world: World) -> tuple[str, ...]:
        """...and of the game."""
        return ()

    def fact_values(self, g: W) -> Iterable[float]:
        return ()

    def graph(self) -> Graph:
        return self._world.everything

    def contenders(self, g: W) -> tuple[Seat, ...]:
        """In the order of the seats: with six players that of the powers."""
        return g.seats

    def points(self, g: W) -> list[float]:
        """Who plays several powers counts with the best of them."""
        return [
            float(max((self.victory_points(g, power) for power in g.powers_of(seat)), default=0))
            for seat in g.seats
        ]

    def watches(self) -> dict[str, Watch]:
        """By name, what tables of numbers are made of."""
        powers = (*STANDING, *self.read_for_powers)
        return {
            **war_map.watches(),
            "standing": Watch(*powers, counted=self.counted_for_powers),
            "ties": Watch("allied", "at_war", "patron"),
            "piles": Watch("discard", "removed", "aside"),
            "facts": Watch(*self.scalars, *self.read_for_facts, sizes=self.counted),
        }

    def tables(self, row: Table) -> dict[str, Table]:
        blocks = self.parts(row)
        powers, cards = blocks["powers"], blocks["cards"]
        return {
            **blocks,
            "held": powers[:, HELD],
            "in hands": cards[:, :IN_HANDS],
            "turn": powers[:, TURN],
            **war_map.tables(blocks[BOARD], len(self._world.majors) + 1),
        }

    def write_open(self, g: W, memory: Memory, changed: Set[str]) -> None:
        """What everybody sees, where it has changed."""
        tables = memory.tables
        if "standing" in changed:
            self._write_standing(g, tables["powers"])
        if "ties" in changed:
            self._write_ties(g, tables["powers"])
        if "facts" in changed:
            self._write_facts(g, tables["facts"])
        if "piles" in changed:
            self._write_piles(g.state, tables["cards"])
        if changed & war_map.PARTS:
            war_map.write(g, memory, changed)
            self._write_pieces(g, memory, tables, changed)

    # -- the powers --------------------------------------------------------------------------

    def _write_standing(self, g: W, into: Table) -> None:
        state, world, majors = g.state, g.world, g.world.majors
        vp = [self.victory_points(g, power) for power in majors]
        tracks = world.key_tracks
        keys = [controlled_keys(g, power) for power in majors]
        best = max(vp)
        second = max(_others(vp, vp.index(best)))
        facts: list[Sequence[float]] = [
            [each / 25 for each in vp],
            [each / 10 for each in state.bonus_vp[: len(majors)]],
            [(self._scenario.standard_vp - each) / 25 for each in vp],
            [(each - (second if each == best else best)) / 10 for each in vp],
            [each / 10 for each in keys],
            [((tracks[p].auto_win if p in tracks else FAR) - keys[p]) / 10 for p in majors],
            [state.controlled[p].bit_count() / 20 for p in majors],
        ]
        into[:, : PIECES.start] = np.array(facts, np.float32).T
        if values := self.power_values(g, vp):
            into[:, -len(values) :] = np.array(values, np.float32).T

    def _write_ties(self, g: W, into: Table) -> None:
        """At war with, allied with, commands."""
        state, world, majors = g.state, g.world, g.world.majors
        powers, patrons = len(world.powers), np.array(state.patron[: len(world.powers)])
        wars = bits([state.at_war[p] for p in majors], powers)
        allies = bits([state.allied[p] for p in majors], len(majors))
        commands = patrons == np.array(majors)[:, None]
        ties = np.concatenate((wars, allies, commands), axis=1)
        into[:, TURN.stop : TURN.stop + ties.shape[1]] = ties

    def _write_pieces(
        self, g: W, memory: Memory, tables: Mapping[str, Table], changed: Set[str]
    ) -> None:
        state, world, majors = g.state, g.world, g.world.majors
        into = tables["powers"][:, PIECES]
        if "troops" in changed:
            totals = war_map.totals(memory)
            into[:, 0] = [(totals[2 * p] + totals[2 * p + 1]) / 20 for p in majors]
            into[:, 1] = [totals[2 * p] / 20 for p in majors]
        if "ships" in changed:
            owners = (world.ship_owner[ship] for ship, at in enumerate(state.ship_at) if at >= 0)
            into[:, 2] = [each / 6 for each in _counts(owners, len(majors))]
        if "leaders" in changed:
            where = state.leader_at
            owners = (of for at, of in zip(where, state.leader_power, strict=True) if at >= 0)
            into[:, 3] = [each / 4 for each in _counts(owners, len(majors))]
            tables["leaders"][:] = [(at >= 0, at <= -100) for at in where]

    # -- cards and facts ---------------------------------------------------------------------

    def _write_piles(self, state: WarsState, into: Table) -> None:
        """What lies open."""
        into[:, IN_HANDS:] = 0
        for column, pile in enumerate((state.discard, state.removed, state.aside), IN_HANDS):
            if pile:
                into[[self._cards[card] for card in pile], column] = 1

    def _write_clock(self, clock: Sequence[Any], into: Table) -> None:
        turn, impulses, cp, phase = clock
        values = (
            turn / 9,
            (self._scenario.last_turn - turn) / 9,
            impulses / 200,
            cp / 6,
            *one_of(phase, self.phases),
        )
        into[0, : len(values)] = values

    def _write_facts(self, g: W, into: Table) -> None:
        state = g.state
        values = (
            *(float(number(state)) / scale for number, scale in self._numbers),
            *(size / 10 for size in self._sizes(state)),
            *self.fact_values(g),
        )
        into[0, -len(values) :] = values

    def _sizes(self, state: WarsState) -> list[int]:
        return [
            value.bit_count() if isinstance(value, int) else len(value)
            for value in self._counts(state)
        ]

    # -- what depends on who looks -----------------------------------------------------------

    def write_own(self, g: W, seat: Seat | None, memory: Memory, own: Values) -> None:
        """The clock, which goes on all the time, hands, and whose turn it is. Whose powers are
        whose may change."""
        active, passed, hands, *clock = own
        things, tables = memory.things, memory.tables
        if things.get("clock") != clock:
            things["clock"] = clock
            self._write_clock(clock, tables["facts"])
        mine = tuple(g.powers_of(seat)) if seat is not None else ()
        held: Held | None = things.get(mine)
        if held is None or held.hands != hands:
            held = things[mine] = self._hold(g.world, mine, hands)
        if things.get("held") is not held:
            things["held"] = held
            tables["held"][:] = held.counts
            tables["in hands"][:] = held.places
        turn = (mine, active, passed)
        if things.get("turn") != turn:
            things["turn"] = turn
            if (written := things.get(turn)) is None:
                written = things[turn] = _turn(g.world.majors, mine, active, passed=passed)
            tables["turn"][:] = written

    def _hold(self, world: World, mine: Sequence[Power], hands: Sequence[list[CardId]]) -> Held:
        rows, cards = self._cards, world.cards
        places = np.zeros((len(rows), IN_HANDS), np.float32)
        counts: list[tuple[float, float]] = []
        for power, hand in enumerate(hands):
            column, cp = (0 if power in mine else 1), 0
            for card in hand:
                if card > NO_CARD and card in rows:
                    places[rows[card], column] = 1
                    cp += cards[card].cp
            counts.append((len(hand) / 8, cp / 20))
        majors = len(world.majors)
        return Held([hand[:] for hand in hands], np.array(counts[:majors], np.float32), places)


def _turn(majors: Sequence[Power], mine: Sequence[Power], active: Power, *, passed: Mask) -> Table:
    """By major: whether it plays now, has passed, is mine."""
    rows = [(p == active, passed >> p & 1, p in mine) for p in majors]
    return np.array(rows, np.float32)


def _board(setting: Setting, data: Any) -> World:
    """The one of this setting's edition."""
    world: World = data.world(setting.options["edition"])
    return world


def _counts(powers: Iterable[int], majors: int) -> list[int]:
    found = [0] * majors
    for power in powers:
        if power < majors:
            found[power] += 1
    return found


def _others(values: Sequence[float], n: int) -> list[float]:
    return [*values[:n], *values[n + 1 :]]
