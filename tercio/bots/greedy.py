"""A bot for any game that can say what a position is worth: it looks one choice ahead."""

from typing import Any

from tercio.kernel.ask import BACK, PASS, Ask, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table

VICTORY = 1000.0
"""What a won game is worth beyond its position; winners share it."""
LOOKS = 150
"""Forks that a choice is worth; beyond them the rest of a long selection is not looked at."""
TRIES = 3
"""How often a complete choice is tried, because dice fall differently."""


class GreedyBot:
    """Tries every option on a table that could be the real one, and takes the best.

    A selection made of several picks is looked at as a whole, and never taken back. In the
    windows that a choice opens, everybody is taken to pass. What comes out alike is drawn by lot.
    """

    def __init__(self, seat: Seat, stream: Stream) -> None:
        self.seat = seat
        self._random = stream
        self._looks = 0

    def choose(self, sight: Sight) -> str:
        keys = worthwhile(sight.ask)
        if len(keys) == 1:
            return keys[0]
        table = sight.imagine(Randomness(self._random))
        self._looks = LOOKS
        values = [self._look(table, key) for key in keys]
        best = max(values)
        finalists = [key for key, value in zip(keys, values, strict=True) if value == best]
        return finalists[self._random.below("lot", len(finalists))]

    def _look(self, table: Table[Any], key: str) -> float:
        """What an option promises: the best way to complete the selection that it begins."""
        tried = try_option(table, self.seat, key, self._random)
        if tried is None:
            return -VICTORY
        self._looks -= 1
        ask = tried.asks().get(self.seat)
        if ask is not None and ask.option(BACK) is not None and self._looks > 0:
            return max(self._look(tried, further) for further in worthwhile(ask))
        values = [value(settled(tried), self.seat)]
        while self._looks > 0 and len(values) < TRIES:
            self._looks -= 1
            again = try_option(table, self.seat, key, self._random)
            assert again is not None, "it was possible on this very table"
            values.append(value(settled(again), self.seat))
        return sum(values) / len(values)


def worthwhile(ask: Ask) -> list[str]:
    """The keys worth a thought: all that are offered, but the way back."""
    keys = [option.key for option in ask.options if option.key != BACK]
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


def settled(table: Table[Any]) -> Table[Any]:
    """The same table after everybody has passed in the windows that are open."""
    while window := [seat for seat, ask in table.asks().items() if ask.window]:
        table.decide(window[0], PASS)
    return table


def value(table: Table[Any], seat: Seat) -> float:
    """What a table is worth to a seat: its position, and the victory if there is one."""
    worth = table.game.worth(table.g, seat)
    if table.result is None:
        return worth
    winners = table.result.winners
    return worth + VICTORY / len(winners) if seat in winners else worth - VICTORY
