"""Bots play many games, in several processes; the results do not depend on how many."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from tercio.arena.match import Match, Outcome, play
from tercio.arena.processes import in_processes
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown

Progress = Callable[[int], None]
"""Is told how many games are done."""


class Spread(msgspec.Struct, frozen=True):
    mean: float
    min: int
    max: int


class Simulation(msgspec.Struct, frozen=True):
    """The results of many games. A shared victory counts for each of its winners."""

    game: str
    scenario: str
    seed: str
    bots: dict[Seat, str]
    games: int
    wins: dict[Seat, int]
    shared: int
    turns: dict[int, int]
    vp: dict[Seat, Spread]
    reasons: dict[str, int]
    decisions: int


def simulate(
    match: Match, games: int, processes: int | None = None, on_progress: Progress | None = None
) -> Simulation:
    """Play games 0 to `games` - 1 of a match."""
    if games < 1:
        raise Unknown(f"A simulation needs at least one game, not {games}.")
    seating = match.seating  # refuses unknown bots before any process is started
    played: list[Outcome] = []
    for outcome in in_processes(partial(play, match), range(games), processes):
        played.append(outcome)
        if on_progress is not None:
            on_progress(len(played))
    played.sort(key=lambda outcome: outcome.number)
    return _sum_up(match, seating, played)


def _sum_up(match: Match, seating: dict[Seat, str], played: Sequence[Outcome]) -> Simulation:
    wins = Counter(seat for outcome in played for seat in outcome.winners)
    scores = {seat: [outcome.scores.get(seat, 0) for outcome in played] for seat in seating}
    return Simulation(
        match.game,
        match.setting.scenario,
        match.seed,
        seating,
        games=len(played),
        wins={seat: wins[seat] for seat in seating},
        shared=sum(len(outcome.winners) > 1 for outcome in played),
        turns=dict(sorted(Counter(outcome.turn for outcome in played).items())),
        vp={seat: _spread(values) for seat, values in scores.items()},
        reasons=dict(Counter(outcome.reason for outcome in played).most_common()),
        decisions=sum(outcome.decisions for outcome in played),
    )


def _spread(values: Sequence[int]) -> Spread:
    return Spread(round(sum(values) / len(values), 3), min(values), max(values))
