"""Bots play many games, in several processes; the results do not depend on how many."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from tercio.arena.chances import interval
from tercio.arena.match import Match, Outcome, play
from tercio.arena.processes import EVERY_CORE, Crew
from tercio.arena.sentences import told
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown

Progress = Callable[[int], None]
"""Is told how many games are done."""


class Spread(msgspec.Struct, frozen=True):
    mean: float
    min: int
    max: int


class WinShare(msgspec.Struct, frozen=True):
    """The part of the games that a seat won, and where its chance lies with 95 % confidence."""

    share: float
    low: float
    high: float


class Simulation(msgspec.Struct, frozen=True):
    """The results of many games. A shared victory counts for each of its winners."""

    game: str
    scenario: str
    seed: str
    bots: dict[Seat, str]
    games: int
    wins: dict[Seat, int]
    shares: dict[Seat, WinShare]
    shared: int
    turns: dict[int, int]
    vp: dict[Seat, Spread]
    reasons: dict[str, int]
    decisions: int


def simulate(
    match: Match,
    games: int,
    crew: Crew = EVERY_CORE,
    on_progress: Progress | None = None,
) -> Simulation:
    """Play games 0 to `games` - 1 of a match."""
    check_match(match, games)
    played: list[Outcome] = []
    for outcome in crew.each(partial(play, match), range(games)):
        played.append(outcome)
        if on_progress is not None:
            on_progress(len(played))
    return sum_up(match, played)


def check_match(match: Match, games: int) -> None:
    """Refuse what cannot be played before anybody begins: no games, unknown bots."""
    if games < 1:
        raise Unknown(told("some-games", games=games))
    assert match.seating


def sum_up(match: Match, played: Sequence[Outcome]) -> Simulation:
    """What came of games, in whatever order they are told."""
    played = sorted(played, key=lambda outcome: outcome.number)
    seating = match.seating
    wins = Counter(seat for outcome in played for seat in outcome.winners)
    scores = {seat: [outcome.scores.get(seat, 0) for outcome in played] for seat in seating}
    return Simulation(
        match.game,
        match.setting.scenario,
        match.seed,
        seating,
        games=len(played),
        wins={seat: wins[seat] for seat in seating},
        shares={seat: _share(wins[seat], len(played)) for seat in seating},
        shared=sum(len(outcome.winners) > 1 for outcome in played),
        turns=dict(sorted(Counter(outcome.turn for outcome in played).items())),
        vp={seat: _spread(values) for seat, values in scores.items()},
        reasons=dict(Counter(outcome.reason for outcome in played).most_common()),
        decisions=sum(outcome.decisions for outcome in played),
    )


def _share(wins: int, games: int) -> WinShare:
    low, high = interval(wins, games)
    return WinShare(round(wins / games, 4), round(low, 4), round(high, 4))


def _spread(values: Sequence[int]) -> Spread:
    return Spread(round(sum(values) / len(values), 3), min(values), max(values))
