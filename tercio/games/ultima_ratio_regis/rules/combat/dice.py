"""Dice by category, the combat table and what it leads to (uRR 13.1.1, 13.1.6, 13.1.7).

Pure arithmetic: no state, no chance. The worked examples are tested here in their own numbers.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.book import Book, CombatTable
from tercio.kernel.citations import cites

LEAST, MOST = 1, 4
"""The categories of dice."""


class Score(NamedTuple):
    points: int
    casualties: int


class Result(NamedTuple):
    """What two sides have done to each other; `a` and `b` name what each *suffers*."""

    winner: int
    """0, 1, or -1 for a draw."""
    scores: tuple[Score, Score]
    eliminated: tuple[int, int]
    """Units that each side loses for good, as far as it has them."""
    disbands: tuple[int, int]
    """Disband results that each side suffers."""


@cites("uRR 13.1.1")
def transformed(category: int, face: int) -> int:
    """A die of category 1 counts one less; of others, no less than the category."""
    if category == LEAST:
        return max(face - 1, 1)
    return max(face, category)


@cites("uRR 13.1.6")
def score(table: CombatTable, results: Iterable[int]) -> Score:
    rolled = list(results)
    points, casualties = table
    return Score(sum(points[n] for n in rolled), sum(casualties[n] for n in rolled))


@cites("uRR 13.1.6", "uRR 13.1.7")
def compare(a: Score, b: Score, each: int) -> Result:
    """The winner; eliminations, one for `each` so many casualties; disbands by difference and for
    a casualty that is left over."""
    margin = a.points - b.points
    winner = -1 if not margin else 0 if margin > 0 else 1
    gone_a, left_b = divmod(b.casualties, each)
    gone_b, left_a = divmod(a.casualties, each)
    suffered_a = left_b + (-margin if margin < 0 else 0)
    suffered_b = left_a + (margin if margin > 0 else 0)
    return Result(winner, (a, b), (gone_a, gone_b), (suffered_a, suffered_b))


@cites("uRR 13.1.6")
def judge(book: Book, a: Iterable[int], b: Iterable[int]) -> Result:
    """What the results of two sides come to."""
    table = book.combat_table
    return compare(score(table, a), score(table, b), book.combat.casualties)
