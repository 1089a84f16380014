"""What the encoders of both wars have in common: the map, the powers, the cards, the turn."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, ClassVar, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from tercio.kernel.ask import Seat
from tercio.kernel.masks import Graph
from tercio.kernel.position import Setting
from tercio.nets.blocks import BOARD, Block, Encoder, Filling, bits, names, one_of
from tercio.nets.memory import Memory
from tercio.wars.model.names import NO_CARD, NOBODY, CardId, Power
from tercio.wars.model.setup_rows import ScenarioRow
from tercio.wars.model.space_questions import controlled_keys
from tercio.wars.model.state import WarsState
from tercio.wars.model.war import AnyWar
from tercio.wars.model.world import World

W = TypeVar("W", bound=AnyWar)
Table = NDArray[np.float32]

PLACE_FLAGS: Final = ("unrest", "fortress", "besieged", "closed", "protestant")
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
PASSING: Final = slice(POWER_FACTS.index("cards"), len(POWER_FACTS))
"""Of these, what changes with every card and every impulse."""
FLEETING: Final = frozenset(
    (
        "active",
        "aside",
        "deals",
        "deck",
        "discard",
        "events_played",
        "floor",
        "hands",
        "impulse",
        "impulses",
        "on_table",
        "passed",
        "removed",
        "step",
    )
)
"""Fields of a state on which no other number of a power depends."""
CARD_PLACES: Final = ("mine", "known elsewhere", "discarded", "gone", "not yet")
FAR: Final = 20
"""Keys to an automatic victory, for a power that has none."""


class WarEncoder(Encoder[W]):
    phases: ClassVar[tuple[str, ...]]
    scalars: ClassVar[dict[str, float]]
    """Open numbers of the state by the path of their field, with what they are divided by."""
    counted: ClassVar[tuple[str, ...]]
    """Open lists, dicts and masks, of which the network is told how many are in them."""

    def __init__(self, setting: Setting, data: Any) -> None:
        self._numbers = [(attrgetter(path), scale) for path, scale in self.scalars.items()]
        self._counts = [attrgetter(path) for path in self.counted]
        self._fields: Callable[[WarsState], object] | None = None
        super().__init__(setting, data)

    @abstractmethod
    def world(self, setting: Setting, data: Any) -> World:
        """The board of this setting's edition."""

    @abstractmethod
    def victory_points(self, g: W, power: Power) -> int: ...

    def declare(self, data: Any) -> tuple[Block, ...]:
        world = self._world = self.world(self.setting, data)
        powers = [row.id for row in world.power_rows]
        majors = powers[: len(world.majors)]
        sides = (*majors, "others")
        places = (
            *names("held by", powers),
            *PLACE_FLAGS,
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

    def fill(self, g: W, seat: Seat | None, into: Mapping[str, Filling]) -> None:
        memory = self.memory or Memory()
        troops = memory.counted(g.state.troops)
        self._places(g, into[BOARD], troops, memory)
        self._powers(g, seat, into["powers"], memory)
        self._fill_cards(g, seat, into["cards"], memory)
        into["leaders"].lists(
            ([at >= 0 for at in g.state.leader_at], [at <= -100 for at in g.state.leader_at])
        )
        self._facts(g, into["facts"])

    # -- the map -----------------------------------------------------------------------------

    def _places(self, g: W, into: Filling, troops: Table, memory: Memory) -> None:
        state, world = g.state, g.world
        sides = len(world.majors) + 1
        patrons = tuple(state.patron)
        side_of = memory.recall(
            "sides", patrons, lambda: [self._side(state, power, sides) for power in world.powers]
        )
        held = (
            *state.controlled,
            state.unrest,
            state.fortresses,
            _places_with(state.besiegers),
            state.closed,
            state.religion.protestant,
        )
        ships = (patrons, *state.ship_at, *state.ship_lent)
        leaders = (patrons, *state.leader_at, *state.leader_power)

        def drawn() -> Table:
            return np.concatenate(
                (
                    memory.recall("held", held, lambda: bits(held, world.location_count)),
                    _padded(self._units(troops, side_of, sides), world.location_count),
                    memory.recall("ships", ships, lambda: self._fleets(g, side_of, sides)),
                    memory.recall("command", leaders, lambda: self._command(g, side_of, sides)),
                ),
                dtype=np.float32,
            ).T

        key = (held, memory.changes, ships, leaders)
        into.table(memory.recall(BOARD, key, drawn))

    def _units(self, troops: Table, side_of: Sequence[int], sides: int) -> Table:
        """`[side, place]`, of all powers on a side."""
        joins = np.zeros((sides, len(troops)), np.float32)
        for stack in range(len(troops)):
            joins[side_of[stack // 2], stack] = 0.25
        return joins @ troops

    def _fleets(self, g: W, side_of: Sequence[int], sides: int) -> Table:
        state, world = g.state, g.world
        ships = np.zeros((sides, world.location_count), np.float32)
        for ship, place in enumerate(state.ship_at):
            if place >= 0:
                lent = state.ship_lent[ship]
                owner = lent if lent != NOBODY else world.ship_owner[ship]
                ships[side_of[owner], place] += 0.5
        return ships

    def _command(self, g: W, side_of: Sequence[int], sides: int) -> Table:
        state, world = g.state, g.world
        command = np.zeros((sides, world.location_count), np.float32)
        for leader, place in enumerate(state.leader_at):
            if place >= 0:
                rating = world.command_rating[leader]
                command[side_of[state.leader_power[leader]], place] += rating / 8
        return command

    def _side(self, state: WarsState, power: int, sides: int) -> int:
        """The major that commands a power, or the last of the sides."""
        return min(state.patron[power], sides - 1) if power < len(state.patron) else sides - 1

    # -- the powers --------------------------------------------------------------------------

    def _powers(self, g: W, seat: Seat | None, into: Filling, memory: Memory) -> None:
        """What lasts is remembered; hands, and whose turn it is, are looked at each time."""
        state, world, majors = g.state, g.world, g.world.majors
        settled = memory.settled("powers", state, self._lasting(state))
        into.table(memory.recall("powers", settled, lambda: self._lasting_powers(g, memory)))
        mine = g.powers_of(seat) if seat is not None else ()
        hands = state.hands
        passing: Sequence[Sequence[float]] = (
            [len(hands[p]) / 8 for p in majors],
            [self._known_cp(world, hands[p]) / 20 for p in majors],
            [p == state.active for p in majors],
            [state.passed >> p & 1 for p in majors],
            [p in mine for p in majors],
        )
        into.numbers[:, PASSING] = np.array(passing, np.float32).T

    def _lasting(self, state: WarsState) -> Callable[[WarsState], object]:
        """All fields of a state but those that no lasting number of a power depends on."""
        if self._fields is None:
            names = [field.name for field in fields(state) if field.name not in FLEETING]
            self._fields = attrgetter(*names)
        return self._fields

    def _lasting_powers(self, g: W, memory: Memory) -> Table:
        state, world, majors = g.state, g.world, g.world.majors
        vp = [self.victory_points(g, power) for power in majors]
        tracks = world.key_tracks
        keys = [controlled_keys(g, power) for power in majors]
        totals = memory.table.sum(axis=1).tolist()
        ships = _counts(
            (world.ship_owner[ship] for ship, at in enumerate(state.ship_at) if at >= 0),
            len(majors),
        )
        leaders = _counts(
            (of for at, of in zip(state.leader_at, state.leader_power, strict=True) if at >= 0),
            len(majors),
        )
        best = max(vp)
        second = max(_others(vp, vp.index(best)))
        none = [0.0] * len(majors)
        facts: list[Sequence[float]] = [
            [each / 25 for each in vp],
            [each / 10 for each in state.bonus_vp[: len(majors)]],
            [(self._scenario.standard_vp - each) / 25 for each in vp],
            [(each - (second if each == best else best)) / 10 for each in vp],
            [each / 10 for each in keys],
            [((tracks[p].auto_win if p in tracks else FAR) - keys[p]) / 10 for p in majors],
            [state.controlled[p].bit_count() / 20 for p in majors],
            [(totals[2 * p] + totals[2 * p + 1]) / 20 for p in majors],
            [totals[2 * p] / 20 for p in majors],
            [each / 6 for each in ships],
            [each / 4 for each in leaders],
            *[none] * (PASSING.stop - PASSING.start),
        ]
        own = self.power_values(g, vp)
        parts = [np.array(facts, np.float32), self._ties(g)]
        return np.concatenate([*parts, np.array(own, np.float32)] if own else parts).T

    def _ties(self, g: W) -> Table:
        """`[column, power]`: at war with, allied with, commands."""
        state, world, majors = g.state, g.world, g.world.majors
        patrons = state.patron
        return np.concatenate(
            (
                _square([state.at_war[p] for p in majors], len(world.powers)),
                _square([state.allied[p] for p in majors], len(majors)),
                np.array([[patrons[p] == m for m in majors] for p in world.powers], np.float32),
            )
        )

    def _known_cp(self, world: World, hand: Sequence[CardId]) -> int:
        cards = world.cards
        return sum(cards[card].cp for card in hand if card in cards)

    # -- cards and facts ---------------------------------------------------------------------

    def _fill_cards(self, g: W, seat: Seat | None, into: Filling, memory: Memory) -> None:
        state, rows = g.state, self._cards
        mine = g.powers_of(seat) if seat is not None else ()
        piles = (tuple(state.discard), tuple(state.removed), tuple(state.aside))
        into.table(memory.recall("piles", piles, lambda: self._piles(piles)))
        numbers = into.numbers
        for power, hand in enumerate(state.hands):
            column = 0 if power in mine else 1
            for card in hand:
                if card > NO_CARD and card in rows:
                    numbers[rows[card], column] = 1

    def _piles(self, piles: Sequence[Sequence[CardId]]) -> Table:
        """What lies open."""
        table = np.zeros((len(self._cards), len(CARD_PLACES)), np.float32)
        for column, pile in enumerate(piles, len(CARD_PLACES) - len(piles)):
            for card in pile:
                table[self._cards[card], column] = 1
        return table

    def _facts(self, g: W, into: Filling) -> None:
        state, scenario = g.state, self._scenario
        into.table(
            np.array(
                (
                    state.turn / 9,
                    (scenario.last_turn - state.turn) / 9,
                    state.impulses / 200,
                    state.impulse.cp / 6,
                    *one_of(state.phase, self.phases),
                    *(float(number(state)) / scale for number, scale in self._numbers),
                    *(_how_many(count(state)) / 10 for count in self._counts),
                    *self.fact_values(g),
                ),
                np.float32,
            )
        )


def _places_with(powers: Sequence[int]) -> int:
    """The mask of the places where there are any."""
    found = 0
    if not any(powers):
        return found
    for place, any_power in enumerate(powers):
        if any_power:
            found |= 1 << place
    return found


def _padded(table: Table, width: int) -> Table:
    """With columns of zeros up to a width: no troops stand at sea."""
    return np.pad(table, ((0, 0), (0, width - table.shape[1])))


def _counts(powers: Iterable[int], majors: int) -> list[int]:
    found = [0] * majors
    for power in powers:
        if power < majors:
            found[power] += 1
    return found


def _others(values: Sequence[float], n: int) -> list[float]:
    return [*values[:n], *values[n + 1 :]]


def _square(masks: Sequence[int], width: int) -> NDArray[np.float32]:
    """`[other, power]`: the columns of a relation."""
    return np.array([[mask >> n & 1 for mask in masks] for n in range(width)], np.float32)


def _how_many(value: Any) -> int:
    return int(value).bit_count() if isinstance(value, int) else len(value)
