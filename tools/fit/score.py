"""How good other weights are: games against the thinker as it is, half of the seats each."""

from collections.abc import Callable, Mapping
from functools import partial
from statistics import fmean
from typing import Final, NamedTuple

from tercio.arena.match import Match
from tercio.kernel.bot import Bot
from tercio.kernel.registry import game as registered
from tools.halves import Halves, play_halves

THINKER: Final = "thinker"
VP_COUNTS: Final = 0.01
"""What a victory point more than the others counts beside a victory: games are few, and points tell
something even of those that were lost."""

Weights = Mapping[str, float]


class Task(NamedTuple):
    """One game of some weights; plain data, so that it can go to another process."""

    match: Match
    number: int
    candidate: int
    weights: Weights


class Scored(NamedTuple):
    candidate: int
    won: float
    """The candidate's share of the victory."""
    lead: float
    """Its victory points beyond those of the others, on average."""

    @property
    def score(self) -> float:
        return self.won + VP_COUNTS * self.lead


def played(task: Task) -> Scored:
    thinker: Callable[..., Bot] = registered(task.match.game).bots[THINKER]
    game = play_halves(task.match, task.number, partial(thinker, weights=task.weights))
    return scored(game, task.candidate)


def scored(game: Halves, candidate: int) -> Scored:
    """What the others have come to."""
    winners, scores = game.outcome.winners, game.outcome.scores
    theirs = [vp for seat, vp in scores.items() if seat in game.others]
    rest = [vp for seat, vp in scores.items() if seat not in game.others]
    won = sum(seat in game.others for seat in winners) / max(1, len(winners))
    return Scored(candidate, won, fmean(theirs) - fmean(rest))
