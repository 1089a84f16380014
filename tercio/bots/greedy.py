"""A bot for any game that can say what a position is worth: it looks one decision ahead."""

from typing import Any

from tercio.kernel.ask import BACK, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table

VICTORY = 1000.0
"""What a won game is worth beyond its position; winners share it."""


class GreedyBot:
    """Tries every option on a table that could be the real one, and takes the best.

    Options that come out alike are drawn by lot, but a selection is never taken back.
    """

    def __init__(self, seat: Seat, stream: Stream) -> None:
        self.seat = seat
        self._random = stream

    def choose(self, sight: Sight) -> str:
        keys = worthwhile(sight)
        if len(keys) == 1:
            return keys[0]
        table = sight.imagine(Randomness(self._random))
        if table is None:
            return keys[self._random.below("lot", len(keys))]
        values = [self._value(table, key) for key in keys]
        best = max(values)
        finalists = [key for key, value in zip(keys, values, strict=True) if value == best]
        return finalists[self._random.below("lot", len(finalists))]

    def _value(self, table: Table[Any], key: str) -> float:
        tried = try_option(table, self.seat, key, self._random)
        return -VICTORY if tried is None else value(tried, self.seat)


def worthwhile(sight: Sight) -> list[str]:
    """The keys worth a thought: all that are offered, but the way back."""
    keys = [option.key for option in sight.ask.options if option.key != BACK]
    return keys or [BACK]


def try_option(table: Table[Any], seat: Seat, key: str, chance: Stream) -> Table[Any] | None:
    """A fork of an imagined table in which the seat has chosen; None if it cannot there.

    Where others choose secretly at the same time, chance answers for them.
    """
    ask = table.asks().get(seat)
    if ask is None or ask.option(key) is None:
        return None
    fork = table.fork()
    stop = fork.stops
    fork.decide(seat, key)
    while fork.stops == stop:
        other, ask = next(iter(fork.asks().items()))
        fork.decide(other, ask.options[chance.below("others", len(ask.options))].key)
    return fork


def value(table: Table[Any], seat: Seat) -> float:
    """What a table is worth to a seat: its position, and the victory if there is one."""
    worth = table.game.worth(table.g, seat)
    if table.result is None:
        return worth
    winners = table.result.winners
    return worth + VICTORY / len(winners) if seat in winners else worth - VICTORY
