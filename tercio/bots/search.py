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

    It imagines `worlds` tables, tries each option on each of them `playouts` times, lets
    chance play on for `horizon` decisions, and takes the option with the best average.
    """

    def __init__(
        self, seat: Seat, stream: Stream, worlds: int = 4, playouts: int = 2, horizon: int = 30
    ) -> None:
        self.seat = seat
        self.worlds = worlds
        self.playouts = playouts
        self.horizon = horizon
        self._random = stream
        self._chance = RandomBot(seat, stream.child("playouts"))

    def choose(self, sight: Sight) -> str:
        keys = worthwhile(sight)
        if len(keys) == 1:
            return keys[0]
        totals = [0.0] * len(keys)
        for _ in range(self.worlds):
            table = sight.imagine(Randomness(self._random))
            if table is None:
                continue
            for index, key in enumerate(keys):
                for _ in range(self.playouts):
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
