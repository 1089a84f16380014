"""Makes a failure short, so that a person can read it."""

import time
from typing import Any

import msgspec

from tercio.contract.checks import ENDLESS
from tercio.contract.failures import Failure
from tercio.contract.rerun import rerun
from tercio.contract.speech import Speech
from tercio.kernel.game import Game

SECONDS = 20.0


class _Shrinker:
    """Leaves out ever smaller parts of the decisions, as long as the failure remains."""

    def __init__(self, game: Game[Any], failure: Failure, speech: Speech, seconds: float) -> None:
        self.game = game
        self.best = failure
        self.speech = speech
        self.deadline = time.monotonic() + seconds

    @property
    def out_of_time(self) -> bool:
        return time.monotonic() > self.deadline

    def attempt(self, decisions: list[str]) -> bool:
        """Whether these decisions, gone on with by a fixed policy, fail earlier than the best."""
        limit = len(self.best.decisions) - 1
        found = rerun(self.game, self.best, decisions, self.speech, limit=limit)
        if found is None or len(found.decisions) > limit:
            return False
        self.best = msgspec.structs.replace(
            self.best, decisions=found.decisions, message=found.message
        )
        return True

    def shrink(self) -> Failure:
        self.attempt(self.best.decisions)  # the first stop that fails, where checks were sampled
        self.attempt([])
        size = len(self.best.decisions) // 2
        while size and not self.out_of_time:
            if not self._leave_out(size):
                size //= 2
            size = min(size, len(self.best.decisions))
        return self.best

    def _leave_out(self, size: int) -> bool:
        """Try to do without each run of `size` decisions, the latest first."""
        shorter = False
        end = len(self.best.decisions)
        while end > 0 and not self.out_of_time:
            decisions = self.best.decisions
            if self.attempt(decisions[: max(0, end - size)] + decisions[end:]):
                shorter = True
                end = min(end, len(self.best.decisions))
            else:
                end -= size
        return shorter


def shrink(game: Game[Any], failure: Failure, speech: Speech, seconds: float = SECONDS) -> Failure:
    """The shortest way to a failure that could be found in the given time."""
    if failure.check == ENDLESS:
        return failure
    return _Shrinker(game, failure, speech, seconds).shrink()
