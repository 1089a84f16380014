"""The encoder of Ultima Ratio Regis.

Seats are alike until groups of powers are chosen. So the contenders go by their groups, in the
order of the data, and what one plays stands in the same row in every game.

Every table of numbers stands in the memory and is written anew only when something has changed
that it is made of: the `Watch` of its name says what that is.
"""

from collections.abc import Mapping, Sequence, Set
from typing import Any, Final

import numpy as np

from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    KINDS,
    NAVAL,
    NO_PLAYER,
    NOBODY,
    QUALITY,
    Player,
    Power,
    Stack,
)
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import morale_left, player_of
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rules.economy.commerce import monopolies
from tercio.games.ultima_ratio_regis.rules.end_of_turn.victory_points import (
    aim_vp,
    objective_vp,
    presence_vp,
)
from tercio.kernel.ask import Seat
from tercio.kernel.decks import UNKNOWN
from tercio.kernel.masks import Graph
from tercio.kernel.paths import Values
from tercio.nets.blocks import BOARD, Block, Filling, Numbers, names, one_of
from tercio.nets.memory import Memory, Watch
from tercio.nets.watching import WatchingEncoder

PHASES: Final = (
    "groups",
    "turn_start",
    "deployment",
    "trade",
    "deck",
    "first_player",
    "impulses",
    "turn_end",
)
PLACE_FLAGS: Final = ("rebels", "free", "fortress begun", "fortress", "besieged", "closed", "razed")
PLAYER_FACTS: Final = (
    "vp",
    "vp per turn",
    "vp of this turn so far",
    "vp before the best other",
    "bid",
    "cards",
    "areas",
    "troops",
    "squadrons",
    "unrest",
    "wars",
    "minors",
    "merchants",
    "order",
    "plays now",
    "is mine",
)
POWER_FACTS: Final = ("in play", "unrest", "areas", "strength", "squadrons", "morale", "wars", "vp")
CARD_PLACES: Final = ("mine", "of this turn", "discarded")
CARDS: Final = PLAYER_FACTS.index("cards")
SIDES: Final = ("player_of", "realm.patron", "starting.groups")
"""Who plays whom: all other tables change with that..."""
MADE_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "sides": SIDES,
    "units": ("units",),
    "points": (
        "closed",
        "owned",
        "realm.acquired",
        "realm.aims",
        "realm.emperor",
        "realm.foes",
        "realm.in_play",
        "realm.kept_out",
        "realm.merchants",
        "realm.minors",
        "realm.piracies",
    ),
    "powers": ("held", "realm.foes", "realm.in_play", "realm.morale", "realm.unrest"),
    "players": ("game_order", "realm.merchants", "starting.bids", "vp", "vp_per_turn"),
    "facts": ("turn", "realm.emperor", "impulse.unassigned", "phase"),
    "piles": ("deck_list", "cards.discards"),
    "map": ("held", "owned", "rebels", "free", "fortress", "sieges", "closed", "razed"),
}
"""...and what each is made of besides."""
DAMAGED: Final = 1
"""What a unit counts at least, whatever it is worth in combat."""


class RegisEncoder(WatchingEncoder[Regis]):
    game = "ultima_ratio_regis"
    own = ("active", "cards.hands")
    contenders_in = "players"
    standing = PLAYER_FACTS[: PLAYER_FACTS.index("order")]

    def declare(self, data: Any) -> tuple[Block, ...]:
        world: World = data
        self._world = world
        groups = names("group", map(str, range(len(self.setting.seats))))
        sides = (*groups, "others")
        self._cards = {card: row for row, card in enumerate(world.cards)}
        scenario = world.scenarios[self.setting.scenario]
        self.turns = scenario.first_turn, scenario.last_turn
        places = (
            *names("held by", sides),
            *names("owned by", groups),
            *PLACE_FLAGS,
            *names("troops of", sides),
            *names("squadrons of", sides),
        )
        return (
            Block("players", groups, PLAYER_FACTS),
            Block("powers", tuple(world.power_ids), (*POWER_FACTS, *names("played by", groups))),
            Block(
                "facts",
                ("game",),
                ("turn", "turns left", "emperor", "points", *names("phase", PHASES)),
            ),
            Block("centers", tuple(row.id for row in world.centers), names("merchants of", groups)),
            Block("cards", tuple(self._cards), CARD_PLACES),
            Block(BOARD, tuple(world.location_ids), places),
        )

    def graph(self) -> Graph:
        return self._world.land.joined(self._world.sailing)

    def contenders(self, g: Regis) -> tuple[Seat, ...]:
        return tuple(g.seats[player] for player in self._players(g))

    def points(self, g: Regis) -> list[float]:
        return [float(g.state.vp[player]) for player in self._players(g)]

    def _players(self, g: Regis) -> list[Player]:
        """By group, once all are chosen; else by seat."""
        groups = g.state.starting.groups
        players = [Player(n) for n in range(len(g.seats))]
        if len(groups) < len(players):
            return players
        return sorted(players, key=lambda one: groups[one])

    def watches(self) -> dict[str, Watch]:
        return {name: Watch(*paths) for name, paths in MADE_OF.items()}

    def write_open(self, g: Regis, memory: Memory, changed: Set[str]) -> None:
        """What everybody sees, where it has changed."""
        things = memory.things
        if "sides" in changed:
            changed = {*changed, *MADE_OF}
            things["sides"] = self._sides(g)
        sides = things["sides"]
        units = _units(g, memory) if "units" in changed else things["units"]
        if "points" in changed:
            things["points"] = [self.points_of(g, power) for power in g.data.majors]
        vp = things["points"]
        blocks = {block.name: Filling(block, memory.tables[block.name]) for block in self.blocks}
        if changed & {"powers", "units", "points"}:
            self._fill_powers(g, blocks["powers"], sides, units, vp=vp)
        if changed & {"powers", "units", "points", "players"}:
            self._fill_players(g, blocks["players"], sides=sides, units=units, vp=vp)
        if "facts" in changed:
            self._facts(g, blocks["facts"])
        if "players" in changed:
            self._centers(g, blocks["centers"], sides)
        if "piles" in changed:
            self._piles(g, memory.tables["cards"])
        if "map" in changed:
            self._places(g, blocks[BOARD], sides)
        if "units" in changed:
            self._stacks(memory.tables[BOARD], sides, units)

    def _sides(self, g: Regis) -> list[int]:
        """By power, the row of who plays it, or the row after the last."""
        players = self._players(g)
        row_of: dict[int, int] = {player: row for row, player in enumerate(players)}
        row_of[NO_PLAYER] = len(players)
        return [row_of[player_of(g, power)] for power in g.data.every_power]

    def points_of(self, g: Regis, power: Power) -> int:
        """What it would score if the turn ended now."""
        if not g.state.realm.in_play >> power & 1 or player_of(g, power) == NO_PLAYER:
            return 0
        scored = objective_vp(g, power) + presence_vp(g, power) + aim_vp(g, power)
        return scored + monopolies(g, power)

    # -- players and powers ------------------------------------------------------------------

    def _fill_players(
        self,
        g: Regis,
        into: Filling,
        *,
        sides: Sequence[int],
        units: "_Units",
        vp: Sequence[int],
    ) -> None:
        s, realm, powers = g.state, g.state.realm, g.data.every_power
        players = self._players(g)
        count = len(players)
        points = self.points(g)
        bids = s.starting.bids or [0] * count
        merchants = [0.0] * count
        for center in realm.merchants:
            for power, number in center.items():
                if sides[power] < count:
                    merchants[sides[power]] += number

        def over(values: Sequence[float]) -> list[float]:
            """By player, of the powers on his side."""
            total = [0.0] * (count + 1)
            for power in powers:
                total[sides[power]] += values[power]
            return total[:count]

        turn = over([*vp, *[0] * (len(powers) - len(vp))])
        majors = set(g.data.majors)
        into.column(points, scale=40)
        into.column([s.vp_per_turn[p] for p in players], scale=5)
        into.column(turn, scale=15)
        into.column([each - max(_others(points, n)) for n, each in enumerate(points)], scale=20)
        into.column([bids[p] for p in players], scale=10)
        into.skip()  # cards
        into.column(over([mask.bit_count() for mask in s.held]), scale=40)
        into.column(over(units.strength), scale=40)
        into.column(over(units.squadrons), scale=10)
        into.column(over(realm.unrest), scale=20)
        into.column(over([mask.bit_count() for mask in realm.foes]), scale=4)
        into.column(over([p not in majors for p in powers]), scale=4)
        into.column(merchants, scale=10)
        into.column([s.game_order.index(p) if p in s.game_order else 0 for p in players], scale=4)

    def _fill_powers(
        self, g: Regis, into: Filling, sides: Sequence[int], units: "_Units", *, vp: Sequence[int]
    ) -> None:
        s, realm = g.state, g.state.realm
        into.masks([realm.in_play])
        into.column(realm.unrest, scale=10)
        into.column([mask.bit_count() for mask in s.held], scale=20)
        into.column(units.strength, scale=20)
        into.column(units.squadrons, scale=5)
        into.column([morale_left(g, power) for power in g.data.majors], scale=10)
        into.column([mask.bit_count() for mask in realm.foes], scale=3)
        into.column(vp, scale=10)
        count = len(self.setting.seats)
        into.columns(np.array([[side == row for side in sides] for row in range(count)]))

    def _facts(self, g: Regis, into: Filling) -> None:
        s = g.state
        into.column([s.turn], scale=12)
        into.column([self.turns[1] - s.turn], scale=4)
        into.column([s.realm.emperor != NOBODY])
        into.column([s.impulse.unassigned], scale=4)
        for value in one_of(s.phase, PHASES):
            into.column([value])

    def _centers(self, g: Regis, into: Filling, sides: Sequence[int]) -> None:
        count = len(self.setting.seats)
        table = np.zeros((count, len(g.data.centers)), np.float32)
        for center, merchants in enumerate(g.state.realm.merchants):
            for power, number in merchants.items():
                if sides[power] < count:
                    table[sides[power], center] += number
        into.columns(table, scale=3)

    def _piles(self, g: Regis, into: Numbers) -> None:
        into[:, 1:] = 0
        for column, pile in enumerate((g.state.deck_list, g.state.cards.discards), 1):
            for card in pile:
                if card != UNKNOWN:
                    into[self._cards[card], column] += 1

    def write_own(self, g: Regis, seat: Seat | None, memory: Memory, own: Values) -> None:
        """Hands, whose turn it is, and who looks."""
        seats, things = g.seats, memory.things
        active, hands = own
        players = self._players(g)
        held = [len(hands.get(seats[p], ())) for p in players]
        if things.get("players") != (seen := (seat, active, players, held)):
            things["players"] = seen
            into = memory.tables["players"]
            into[:, CARDS] = np.array(held, np.float32) / 6
            into[:, -2:] = [(p == active, seats[p] == seat) for p in players]
        hand = [*hands.get(seat, ())] if seat is not None else []
        if things.get("hand") != hand:
            things["hand"] = hand
            mine = memory.tables["cards"][:, 0]
            mine[:] = 0
            for card in hand:
                if card != UNKNOWN:
                    mine[self._cards[card]] += 1

    # -- the map -----------------------------------------------------------------------------

    def _places(self, g: Regis, into: Filling, sides: Sequence[int]) -> None:
        s = g.state
        count = len(self.setting.seats)
        held, owned = [0] * (count + 1), [0] * (count + 1)
        for power in g.data.every_power:
            held[sides[power]] |= s.held[power]
            owned[sides[power]] |= s.owned[power]
        into.masks(held)
        into.masks(owned[:count])
        into.column(s.rebels, scale=3)
        into.column(s.free, scale=3)
        into.column([0 < each < FORTRESS for each in s.fortress])
        into.column([each == FORTRESS for each in s.fortress])
        into.column([place in s.sieges for place in range(len(s.fortress))])
        into.masks([s.closed, s.razed])

    def _stacks(self, into: Numbers, sides: Sequence[int], units: "_Units") -> None:
        """Troops and squadrons: the last columns of the map."""
        count = len(self.setting.seats) + 1
        joins = np.zeros((count, len(sides)), np.float32)
        joins[sides, range(len(sides))] = 1
        into[:, -2 * count : -count] = (joins @ units.troops_at).T / np.float32(6)
        into[:, -count:] = (joins @ units.ships_at).T / np.float32(4)


class _Units:
    """Counted by power, and by power and place."""

    def __init__(self, powers: int, places: int) -> None:
        self.seen: list[Mapping[Stack, int] | None] = [None] * powers
        """Nobody changes what is here: other stacks are put in its place."""
        self.troops_at = np.zeros((powers, places), np.float32)
        self.ships_at = np.zeros((powers, places), np.float32)
        self.strength: list[float] = []
        self.squadrons: list[float] = []

    def count(self, units: Sequence[Mapping[Stack, int]]) -> None:
        """Those powers that have other units than before."""
        for power, stacks in enumerate(units):
            if stacks is self.seen[power]:
                continue
            self.seen[power] = stacks
            self.troops_at[power] = self.ships_at[power] = 0
            for key, count in stacks.items():
                place, kind = divmod(key, KINDS)
                at = self.ships_at if kind in NAVAL else self.troops_at
                at[power, place] += count * max(DAMAGED, QUALITY[kind])
        self.strength = self.troops_at.sum(axis=1).tolist()
        self.squadrons = self.ships_at.sum(axis=1).tolist()


def _units(g: Regis, memory: Memory) -> _Units:
    units: _Units | None = memory.things.get("units")
    if units is None:
        units = memory.things["units"] = _Units(len(g.data.power_ids), len(g.data.location_ids))
    units.count(g.state.units)
    return units


def _others(values: Sequence[float], n: int) -> list[float]:
    return [*values[:n], *values[n + 1 :]] or [0.0]
