"""One game under the eyes of the checks."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tercio.bots.random import RandomBot, eagerness, weighted
from tercio.contract.shown import refs_of, state_bytes
from tercio.contract.speech import Speech
from tercio.kernel.ask import Seat
from tercio.kernel.game import Game
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Kept, Table


class Case(msgspec.Struct, frozen=True):
    """Which game is played: all that reproduces it but the decisions."""

    scenario: str
    players: int
    options: dict[str, str]
    seed: str


class Run:
    """A table, and what the checks remember of its past."""

    def __init__(self, game: Game[Any], case: Case, speech: Speech) -> None:
        self.case = case
        self.speech = speech
        self.table = Table.new(game, case.scenario, case.players, case.options, seed=case.seed)
        self.totals: Mapping[str, int] = game.conserved(self.table.g)
        self.tally: Mapping[str, int] = game.tally(self.table.g)
        self.tallied = len(self.table.g.log)
        self.unaccounted: list[str] = []
        self.refs: dict[str, None] = {}
        self.heard = 0
        self._noticed: Kept | None = None
        self.noticed_state = b""
        self.notice()

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def number(self) -> int:
        """How many decisions have been made."""
        return len(self.table.decisions)

    def decide(self, seat: Seat, key: str) -> None:
        self.table.decide(seat, key, self.table.asked_at(seat))
        self.notice()

    def notice(self) -> None:
        """Remember what later checks compare with; account for what every decision has cost."""
        self._account()
        for ask in self.table.asks().values():
            self.refs.update(dict.fromkeys(refs_of(ask)))
        kept = self.table.last_kept()
        if kept is not self._noticed:
            self._noticed = kept
            self.noticed_state = state_bytes(kept.state)

    def _account(self) -> None:
        g = self.table.g
        self.unaccounted += self.game.unaccounted(g, self.tally, self.tallied)
        self.tally, self.tallied = self.game.tally(g), len(g.log)


def choose(table: Table[Any], stream: Stream) -> tuple[Seat, str]:
    """A random legal decision of one of the seats that are asked."""
    asks = table.asks()
    seats = list(asks)
    if len(seats) == 1:
        seat = seats[0]
    else:
        seat = seats[weighted(stream, "seat", [eagerness(ask) for ask in asks.values()])]
    return seat, RandomBot(seat, stream).pick(asks[seat])
