"""Where seats have passed in windows, written down or not, for the report of what went wrong."""

import difflib
from collections.abc import Sequence
from typing import NamedTuple

from tercio.kernel.ask import PASS, Ask
from tercio.kernel.told import Told
from tercio.scripts.phrases import told

_TOLD = 3
"""So many of the last passes of a seat are told."""


class _Pass(NamedTuple):
    kind: str
    keys: Sequence[str]
    step: int
    """Where it is written; 0: the seat passed by itself."""

    @property
    def had_a_choice(self) -> bool:
        return len(self.keys) > 1

    def told(self, seat: str) -> Told:
        if self.step:
            return told("pass-taken", seat=seat, step=self.step, kind=self.kind)
        return told("passed-by-itself", seat=seat, kind=self.kind, keys=", ".join(self.keys))


class Passes:
    """The passes of each seat since it last chose anything else."""

    def __init__(self) -> None:
        self._of: dict[str, list[_Pass]] = {}

    def by_itself(self, ask: Ask) -> None:
        self._note(ask, 0)

    def decided(self, step: int, key: str, ask: Ask | None) -> None:
        """A written decision: a pass in a window counts, anything else ends the list."""
        if ask is None:
            return
        if key == PASS and ask.window:
            self._note(ask, step)
        else:
            self._of.pop(ask.seat, None)

    def told(self, seat: str) -> list[str]:
        """What to say of a seat that did not do as expected; nothing if it has not passed."""
        passes = [each for each in self._of.get(seat, ()) if each.step or each.had_a_choice]
        return [each.told(seat) for each in passes[-_TOLD:]]

    def written(self, seat: str) -> list[str]:
        """The last written pass of a seat: the script may think play farther on than it is."""
        passes = [each for each in self._of.get(seat, ()) if each.step]
        return [each.told(seat) for each in passes[-1:]]

    def offered_like(self, seat: str, key: str) -> bool:
        """Whether a seat has passed by itself where it was offered something like this key."""
        keys = [key for each in self._of.get(seat, ()) if not each.step for key in each.keys]
        return bool(difflib.get_close_matches(key, keys, 1))

    def _note(self, ask: Ask, step: int) -> None:
        keys = [option.key for option in ask.options]
        self._of.setdefault(ask.seat, []).append(_Pass(ask.kind, keys, step))
