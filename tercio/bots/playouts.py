"""Playing on in one's mind: the same world and the same dice for everything that is tried there."""

import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tercio.bots.turns import next_seat
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Idea, Judge, Ponders
from tercio.kernel.pace import Pace
from tercio.kernel.table import Table

_log = logging.getLogger("tercio.bots.playouts")
NEVER: Final = 1 << 30
"""So many decisions lie between two checkpoints of a table that nobody goes back in."""


class Playouts:
    """What becomes of ideas in worlds that a seat imagines, if everybody plays on by habit.

    Questions with one answer are answered by the table itself. `steps` counts the decisions, as a
    measure of the time that it has taken, which is the same on every machine.
    """

    def __init__(
        self, seat: Seat, judge: Judge[Any], habits: Mapping[Seat, Ponders], *, longest: int
    ) -> None:
        self._seat = seat
        self._judge = judge
        self._habits = habits
        self._longest = longest
        self.steps = 0

    def try_out(self, world: Table[Any], idea: Idea) -> float | None:
        """The chance of victory after an idea has been followed to the end of the turn, or as far
        as one looks ahead; None where it cannot be followed in this world."""
        ask = world.asks().get(self._seat)
        if ask is None or ask.option(idea.key) is None:
            return None
        try:
            return next(self.values(world, idea, (self._longest,)))
        except Exception:
            # Nobody shall wait for ever because of a rule that fails in somebody's mind.
            _log.warning("A world of %s broke down.", self._seat, exc_info=True)
            return None

    def values(self, world: Table[Any], idea: Idea, after: Iterable[int]) -> Iterator[float]:
        """The chance of victory after so many decisions, and then so many more, or at the end of
        the turn if it comes first."""
        self.steps += 1
        table = world.clone()
        table.pace = Pace.QUICK
        table.keep_rarely(NEVER)
        minds = {seat: mind.copy() for seat, mind in self._habits.items()}
        minds[self._seat] = idea.mind.copy()
        table.decide(self._seat, idea.key)
        moment = self._judge.moment(table.g)
        for longest in after:
            self._play_on(table, minds, moment, longest)
            yield self._value(table)

    def _play_on(
        self, table: Table[Any], minds: Mapping[Seat, Ponders], moment: int, longest: int
    ) -> None:
        last = self._seat
        for _ in range(longest):
            if table.over or self._judge.moment(table.g) != moment:
                return
            last = next_seat(table, last)
            table.decide(last, minds[last].choose(table.sight(last)))
            self.steps += 1

    def _value(self, table: Table[Any]) -> float:
        result = table.result
        if result is None:
            return self._judge.chances(table.g, self._seat).get(self._seat, 0.0)
        return 1 / len(result.winners) if self._seat in result.winners else 0.0
