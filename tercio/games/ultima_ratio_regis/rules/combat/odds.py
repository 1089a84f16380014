"""Exact chances of combats: pure arithmetic over every fall of the dice (uRR 13.1.1, 13.1.6).

    scores(table, (3, 3, 2), gift=False)     {Score(points, casualties): chance} of some dice

What a leader adds to a die after the roll goes where it brings a battle point, else a casualty.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.book import FACES, CombatTable
from tercio.games.ultima_ratio_regis.rules.combat.dice import (
    Result,
    Score,
    compare,
    score,
    transformed,
)
from tercio.kernel.citations import cites

Results = tuple[int, ...]
Scores = dict[Score, float]
Losses = Callable[[Result], tuple[int, int]]


class Chances(NamedTuple):
    """Of the attacker; and the units that each side may expect to lose."""

    win: float
    draw: float
    loss: float
    mine: float
    theirs: float


@lru_cache(maxsize=64)
def rolls(categories: Results) -> dict[Results, float]:
    """The chances of what dice show after they were transformed, in rising order."""
    found: dict[Results, float] = {(): 1.0}
    for category in categories:
        faces = Counter(transformed(category, face) for face in FACES)
        step: dict[Results, float] = {}
        for shown, chance in found.items():
            for face, count in faces.items():
                key = tuple(sorted((*shown, face)))
                step[key] = step.get(key, 0.0) + chance * count / len(FACES)
        found = step
    return found


@cites("uRR 17.3.2")
def gifted(table: CombatTable, shown: Results) -> int:
    """The result to which a leader's point is added; 0 if it would be wasted."""
    return next((result for result in gains(table) if result in shown), 0)


@lru_cache(maxsize=16)
def gains(table: CombatTable) -> list[int]:
    """Results that are better by one, the best of them first."""

    def gain(result: int) -> tuple[int, int, int]:
        more = (column[result + 1] - column[result] for column in table)
        points, casualties = more
        return points, casualties, result

    better = [result for result in FACES[:-1] if gain(result)[:2] > (0, 0)]
    return sorted(better, key=gain, reverse=True)


@lru_cache(maxsize=256)
def scores(table: CombatTable, categories: Results, gift: bool = False) -> Scores:
    found: Scores = {}
    for shown, chance in rolls(categories).items():
        results = list(shown)
        if gift and (best := gifted(table, shown)):
            results[results.index(best)] += 1
        total = score(table, results)
        found[total] = found.get(total, 0.0) + chance
    return found


@cites("uRR 13.1.6", "uRR 13.1.7")
def chances(attacker: Scores, defender: Scores, losses: Losses, each: int) -> Chances:
    """Each fall of all dice, with what it costs either side; `each` so many casualties eliminate a
    unit."""
    outcome = [0.0, 0.0, 0.0]
    mine = theirs = 0.0
    for one, p in attacker.items():
        for other, q in defender.items():
            result = compare(one, other, each)
            outcome[result.winner] += p * q
            lost = losses(result)
            mine += p * q * lost[0]
            theirs += p * q * lost[1]
    win, loss, draw = outcome
    return Chances(win, draw, loss, mine, theirs=theirs)
