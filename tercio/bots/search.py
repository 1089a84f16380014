"""A bot that plays every option out at random, on tables that could be the real one."""

from typing import Any

from tercio.bots.greedy import VICTORY, try_option, value, worthwhile
from tercio.bots.random import RandomBot
from tercio.bots.turns import play_out
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table


class SearchBot:
    """Flat Monte-Carlo search.

    It imagines one table after the other, tries each option on it, lets chance play on for
    `horizon` decisions, until `playouts` are spent, and takes the option with the best average.
    """

    def __init__(self, seat: Seat, stream: Stream, playouts: int = 60, horizon: int = 20) -> None:
        self.seat = seat
        self.playouts = playouts
        self.horizon = horizon
        self._random = stream
        self._chance = RandomBot(seat, stream.child("playouts"))

    def choose(self, sight: Sight) -> str:
        keys = worthwhile(sight.ask)
        if len(keys) == 1:
            return keys[0]
        totals = [0.0] * len(keys)
        for _ in range(max(2, self.playouts // len(keys))):
            table = sight.imagine(Randomness(self._random))
            for index, key in enumerate(keys):
                totals[index] += self._play_out(table, key)
        best = max(totals)
        finalists = [key for key, total in zip(keys, totals, strict=True) if total == best]
        return finalists[self._random.below("lot", len(finalists))]

    def _play_out(self, world: Table[Any], key: str) -> float:
        table = try_option(world, self.seat, key, self._random)
        if table is None:
            return -VICTORY
        play_out(table, dict.fromkeys(table.seats, self._chance), self.horizon)
        return value(table, self.seat)
