"""Better weights by evolution: many are tried at the same tables, the best are bred.

A weight is multiplied by a factor, so that what is small stays small and nothing changes its sign;
what weighs nothing keeps weighing nothing. The strategy is separable CMA-ES, which learns for every
weight by itself how far to go: there are a hundred of them, and games are noisy.
"""

from collections.abc import Iterator, Sequence
from math import exp, log
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
from cmaes import SepCMA  # type: ignore[import-untyped]

from tercio.arena.match import Match
from tercio.arena.processes import in_processes
from tools.fit.score import Scored, Task, Weights, played

FARTHEST: Final = log(3)
"""Nothing becomes more than three times as much, or less than a third."""


class Plan(NamedTuple):
    """How much is tried."""

    generations: int
    population: int
    games: int
    """Games of each candidate in a generation."""
    step: float
    """How far the first generation goes, in factors of e."""
    processes: int | None


class Generation(NamedTuple):
    number: int
    mean: float
    """How its candidates did on average; 0.5 is as well as the weights of now."""
    best: float
    weights: dict[str, float]
    """Where the search stands after it."""


def evolved(match: Match, start: Weights, plan: Plan) -> Iterator[Generation]:
    """One generation after the other, each at tables of its own."""
    names = [name for name, value in start.items() if value]
    search = SepCMA(
        mean=np.zeros(len(names)),
        sigma=plan.step,
        bounds=np.array([[-FARTHEST, FARTHEST]] * len(names)),
        seed=sum(match.seed.encode()),
        population_size=plan.population,
    )
    for number in range(plan.generations):
        factors = [search.ask() for _ in range(plan.population)]
        tried = [_times(start, names, each) for each in factors]
        scores = _scores(_tables(match, number), tried, plan)
        search.tell([(each, -score) for each, score in zip(factors, scores, strict=True)])
        yield Generation(number, fmean(scores), max(scores), _times(start, names, search.mean))


def verdict(match: Match, weights: Weights, games: int, processes: int | None) -> list[Scored]:
    """Games on seeds that the search has not seen."""
    tasks = [Task(_tables(match, "verdict"), number, 0, weights) for number in range(games)]
    return list(in_processes(played, tasks, processes))


def _tables(match: Match, which: int | str) -> Match:
    return Match(match.game, f"{match.seed}/{which}", match.scenario, match.players, match.bots)


def _times(start: Weights, names: Sequence[str], factors: Sequence[float]) -> dict[str, float]:
    changed = zip(names, factors, strict=True)
    return {name: float(f"{start[name] * exp(factor):.3g}") for name, factor in changed}


def _scores(match: Match, tried: Sequence[Weights], plan: Plan) -> list[float]:
    """All candidates play the same games."""
    tasks = [
        Task(match, number, candidate, weights)
        for number in range(plan.games)
        for candidate, weights in enumerate(tried)
    ]
    results: list[list[float]] = [[] for _ in tried]
    for each in in_processes(played, tasks, plan.processes):
        results[each.candidate].append(each.score)
    return [fmean(each) for each in results]
