"""A recorded game that can be wound to any point, and told from there."""

from bisect import bisect_left
from typing import Any

import msgspec

from tercio.cli.playing.viewer import Viewer
from tercio.cli.speaking.speech import say
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.table import Table


class Step(msgspec.Struct, frozen=True):
    """Something that the viewer could notice, and its number among such things.

    That is a decision that they may see, with what came of it; or, with `seat`, `key` and `text`
    None, what came in the open of a decision that they may not see.
    """

    n: int
    seat: Seat | None
    key: str | None
    text: str | None
    cite: str
    events: list[str]


class Reel:
    """Stands after step number `at` of a recorded game.

    To the host every decision is a step. Others do not count what they could not notice: how
    often somebody has decided in secret would be told by the numbers.
    """

    def __init__(self, played: Table[Any], viewer: Viewer) -> None:
        self._played = played
        self.viewer = viewer
        self.unit = "decision" if viewer.is_host else "step"
        self.table = played.replay(())
        self._noticed = self._find_steps()
        self._told = 0

    def _find_steps(self) -> list[int]:
        """How many decisions there are after each step."""
        table, steps = self._played.replay(()), []
        for number, (seat, key) in enumerate(self._played.history, 1):
            before = len(table.g.log)
            table.repeat(seat, key)
            told = any(logged.is_seen_by(self.viewer.seat) for logged in table.g.log[before:])
            if told or self.viewer.may_see_decision(seat):
                steps.append(number)
        return steps

    @property
    def steps(self) -> int:
        return len(self._noticed)

    @property
    def at(self) -> int:
        return min(self.steps, bisect_left(self._noticed, len(self.table.history) + 1))

    @property
    def is_at_end(self) -> bool:
        return self.at == self.steps

    def opening(self) -> list[str]:
        """What happened before the first decision."""
        return self._news()

    def wind_to(self, number: int) -> None:
        """Jump to the point after step `number`; 0 is the beginning."""
        self.check(number)
        if number < self.at:
            self.table = self._played.replay(())
        self._repeat(self._noticed[number - 1] if number else 0)
        self._finish()
        self._told = 0
        self._news()

    def check(self, number: int) -> int:
        """The number, if there is such a step."""
        if not 0 <= number <= self.steps:
            raise Unknown(say(f"no-such-{self.unit}", {"steps": self.steps, "number": str(number)}))
        return number

    def step(self) -> Step:
        """Go one step further."""
        number = self.at + 1
        self._repeat(self._noticed[self.at] - 1)
        seat, key = self._played.history[len(self.table.history)]
        text, cite = self._words_for(seat, key)
        self.table.repeat(seat, key)
        self._finish()
        if not self.viewer.may_see_decision(seat):
            return Step(number, None, None, None, cite="", events=self._news())
        return Step(number, seat, key, text, cite=cite, events=self._news())

    def _repeat(self, decisions: int) -> None:
        """Take decisions until there are so many."""
        for seat, key in self._played.history[len(self.table.history) : decisions]:
            self.table.repeat(seat, key)

    def _finish(self) -> None:
        """After the last step the game stands as it was recorded."""
        if self.is_at_end:
            self._repeat(len(self._played.history))

    def _words_for(self, seat: Seat, key: str) -> tuple[str, str]:
        offer = self.table.offer(seat)
        assert offer is not None, "a recorded decision was offered"
        option = next(option for option in offer.options if option.key == key)
        return self.viewer.words.option(option), option.cite or offer.cite

    def _news(self) -> list[str]:
        """What the viewer has seen since they were last told."""
        lines = self.viewer.told(self.table, self._told)
        self._told += len(lines)
        return lines
