"""The encoder of Captains of Lombardy. (No network judges it, so it is none of `tercio/nets`.)"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from tercio.games.primer.position import NOBODY, Board, Lombardy
from tercio.kernel.ask import Seat
from tercio.kernel.masks import Graph
from tercio.nets.blocks import BOARD, Block, FilledEncoder, Filling, names, one_of

PHASES: Final = ("levy", "bid", "council", "impulse", "over")
PLAYER_FACTS: Final = (
    "points",
    "ducats",
    "cards",
    "towns",
    "companies",
    "order",
    "plays now",
    "is mine",
)
CARD_PLACES: Final = ("mine", "discarded", "copies")


class PrimerEncoder(FilledEncoder[Lombardy]):
    game = "primer"

    def declare(self, data: Any) -> tuple[Block, ...]:
        board: Board = data
        self._map = board.map
        campaign = board.campaigns[self.setting.scenario]
        self.turns = 1, campaign.turns
        seats = self.setting.seats
        return (
            Block("players", tuple(seats), (*PLAYER_FACTS, *names("truce with", seats))),
            Block("facts", ("game",), ("turn", "turns left", "impulse", *names("phase", PHASES))),
            Block("cards", tuple(board.cards), CARD_PLACES),
            Block(
                BOARD,
                tuple(board.towns),
                (*names("held by", (*seats, NOBODY)), "companies", "value", "walls"),
            ),
        )

    def graph(self) -> Graph:
        return self._map

    def contenders(self, g: Lombardy) -> tuple[Seat, ...]:
        return g.seats

    def points(self, g: Lombardy) -> list[float]:
        return [float(g.points(seat)) for seat in g.seats]

    def fill(self, g: Lombardy, seat: Seat | None, into: Mapping[str, Filling]) -> None:
        self._players(g, seat, into["players"])
        s, facts = g.state, into["facts"]
        facts.column([s.turn], scale=4)
        facts.column([self.turns[1] - s.turn], scale=4)
        facts.column([s.impulse], scale=12)
        for value in one_of(s.phase, PHASES):
            facts.column([value])
        self._cards(g, seat, into["cards"])
        self._towns(g, into[BOARD])

    def _players(self, g: Lombardy, seat: Seat | None, into: Filling) -> None:
        s, seats = g.state, g.seats
        held = [g.holdings(each) for each in seats]
        acting = s.order[s.impulse % len(s.order)] if s.phase == "impulse" else None
        into.column(self.points(g), scale=10)
        into.column([s.ducats[each] for each in seats], scale=10)
        into.column([len(s.cards.hands[each]) for each in seats], scale=5)
        into.column([len(towns) for towns in held], scale=5)
        into.column([sum(s.companies[town] for town in towns) for towns in held], scale=10)
        into.column([s.order.index(each) for each in seats], scale=4)
        into.column([each == acting for each in seats])
        into.column([each == seat for each in seats])
        sworn = [set(pair) for pair in s.truces]
        into.columns(np.array([[{a, b} in sworn for a in seats] for b in seats]))

    def _cards(self, g: Lombardy, seat: Seat | None, into: Filling) -> None:
        cards, deck = g.data.cards, g.state.cards
        mine = deck.hands[seat] if seat is not None else []
        into.column([mine.count(card) for card in cards], scale=3)
        into.column([deck.discards.count(card) for card in cards], scale=3)
        into.column([row.copies for row in cards.values()], scale=3)

    def _towns(self, g: Lombardy, into: Filling) -> None:
        s, towns = g.state, g.data.towns
        for owner in (*g.seats, NOBODY):
            into.column([s.owner[town] == owner for town in towns])
        into.column([s.companies[town] for town in towns], scale=5)
        into.column([row.value for row in towns.values()], scale=3)
        into.column([row.walls for row in towns.values()])
