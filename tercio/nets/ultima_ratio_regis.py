"""The encoder of Ultima Ratio Regis.

Seats are alike until groups of powers are chosen. So the contenders go by their groups, in the
order of the data, and what one plays stands in the same row in every game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    KINDS,
    NAVAL,
    NO_PLAYER,
    NOBODY,
    QUALITY,
    Player,
    Power,
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
from tercio.nets.blocks import BOARD, Block, Encoder, Filling, names, one_of

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
DAMAGED: Final = 1
"""What a unit counts at least, whatever it is worth in combat."""


class RegisEncoder(Encoder[Regis]):
    game = "ultima_ratio_regis"

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

    def fill(self, g: Regis, seat: Seat | None, into: Mapping[str, Filling]) -> None:
        players = self._players(g)
        row_of: dict[int, int] = {player: row for row, player in enumerate(players)}
        row_of[NO_PLAYER] = len(players)
        sides = [row_of[player_of(g, power)] for power in g.data.every_power]
        units = _Units(g)
        vp = [self._vp(g, power) for power in g.data.majors]
        self._fill_players(g, seat, into["players"], players, sides=sides, units=units, vp=vp)
        self._fill_powers(g, into["powers"], sides, units, vp=vp)
        self._facts(g, into["facts"])
        self._centers(g, into["centers"], sides)
        self._fill_cards(g, seat, into["cards"])
        self._places(g, into[BOARD], sides, units)

    def _vp(self, g: Regis, power: Power) -> int:
        """What it would score if the turn ended now."""
        if not g.state.realm.in_play >> power & 1 or player_of(g, power) == NO_PLAYER:
            return 0
        scored = objective_vp(g, power) + presence_vp(g, power) + aim_vp(g, power)
        return scored + monopolies(g, power)

    # -- players and powers ------------------------------------------------------------------

    def _fill_players(
        self,
        g: Regis,
        seat: Seat | None,
        into: Filling,
        players: Sequence[Player],
        *,
        sides: Sequence[int],
        units: "_Units",
        vp: Sequence[int],
    ) -> None:
        s, realm, powers = g.state, g.state.realm, g.data.every_power
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
        into.column([len(s.cards.hands.get(g.seats[p], ())) for p in players], scale=6)
        into.column(over([mask.bit_count() for mask in s.held]), scale=40)
        into.column(over(units.strength), scale=40)
        into.column(over(units.squadrons), scale=10)
        into.column(over(realm.unrest), scale=20)
        into.column(over([mask.bit_count() for mask in realm.foes]), scale=4)
        into.column(over([p not in majors for p in powers]), scale=4)
        into.column(merchants, scale=10)
        into.column([s.game_order.index(p) if p in s.game_order else 0 for p in players], scale=4)
        into.column([p == s.active for p in players])
        into.column([g.seats[p] == seat for p in players])

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

    def _fill_cards(self, g: Regis, seat: Seat | None, into: Filling) -> None:
        s = g.state
        mine = s.cards.hands.get(seat, []) if seat is not None else []
        for pile in (mine, s.deck_list, s.cards.discards):
            column = np.zeros(len(self._cards), np.float32)
            for card in pile:
                if card != UNKNOWN:
                    column[self._cards[card]] += 1
            into.column(column)

    # -- the map -----------------------------------------------------------------------------

    def _places(self, g: Regis, into: Filling, sides: Sequence[int], units: "_Units") -> None:
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
        into.columns(_by_side(units.troops_at, sides, count + 1), scale=6)
        into.columns(_by_side(units.ships_at, sides, count + 1), scale=4)


class _Units:
    """Counted once: by power, and by power and place."""

    def __init__(self, g: Regis) -> None:
        powers, places = len(g.data.power_ids), len(g.data.location_ids)
        self.troops_at = np.zeros((powers, places), np.float32)
        self.ships_at = np.zeros((powers, places), np.float32)
        for power, stacks in enumerate(g.state.units):
            for key, count in stacks.items():
                place, kind = divmod(key, KINDS)
                at = self.ships_at if kind in NAVAL else self.troops_at
                at[power, place] += count * max(DAMAGED, QUALITY[kind])
        self.strength: list[float] = self.troops_at.sum(axis=1).tolist()
        self.squadrons: list[float] = self.ships_at.sum(axis=1).tolist()


def _by_side(at: NDArray[np.float32], sides: Sequence[int], count: int) -> NDArray[np.float32]:
    table = np.zeros((count, at.shape[1]), np.float32)
    np.add.at(table, np.array(sides), at)
    return table


def _others(values: Sequence[float], n: int) -> list[float]:
    return [*values[:n], *values[n + 1 :]] or [0.0]
