"""A recorded game that can be wound to any decision, and told from there."""

from typing import Any

import msgspec

from tercio.cli.eyes import Eyes
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.table import Table


class Step(msgspec.Struct, frozen=True):
    """One decision and what came of it, as far as the eyes that look may know.

    To eyes that may not see the decision, `seat`, `key` and `text` are None.
    """

    n: int
    seat: Seat | None
    key: str | None
    text: str | None
    cite: str
    events: list[str]


class Reel:
    """Stands after decision number `at` of a recorded game."""

    def __init__(self, played: Table[Any], eyes: Eyes) -> None:
        self._played = played
        self.eyes = eyes
        self.decisions = played.history
        self.table = played.replay(())
        self._told = 0

    @property
    def at(self) -> int:
        return len(self.table.history)

    @property
    def is_at_end(self) -> bool:
        return self.at == len(self.decisions)

    def opening(self) -> list[str]:
        """What happened before the first decision."""
        return self._news()

    def wind_to(self, number: int) -> None:
        """Jump to the point after decision `number`; 0 is the beginning."""
        self.check(number)
        if number < self.at:
            self.table = self._played.replay(())
        for seat, key in self.decisions[self.at : number]:
            self.table.repeat(seat, key)
        self._told = 0
        self._news()

    def check(self, number: int) -> int:
        """The number, if there is such a decision."""
        if not 0 <= number <= len(self.decisions):
            raise Unknown(f"The game has decisions 1 to {len(self.decisions)}, but no {number}.")
        return number

    def step(self) -> Step:
        """Take one decision further."""
        seat, key = self.decisions[self.at]
        text, cite = self._words_for(seat, key)
        self.table.repeat(seat, key)
        if not self.eyes.may_see_decision(seat):
            return Step(self.at, None, None, None, "", self._news())
        return Step(self.at, seat, key, text, cite, self._news())

    def _words_for(self, seat: Seat, key: str) -> tuple[str, str]:
        offer = self.table.offer(seat)
        assert offer is not None, "a recorded decision was offered"
        option = next(option for option in offer.options if option.key == key)
        return self.eyes.words.option(option), option.cite or offer.cite

    def _news(self) -> list[str]:
        """What the eyes have seen since they were last told."""
        logged = self.eyes.events(self.table, self._told)
        if logged:
            self._told = logged[-1].n + 1
        return [self.eyes.words.event(entry.event) for entry in logged]
