"""uRR 13.1: dice by category, the combat table, and every worked example in its own numbers."""

from typing import NamedTuple

import pytest

from tercio.games.ultima_ratio_regis.rules.combat.dice import Score, compare, score, transformed
from tests.rules.ultima_ratio_regis.stage import WORLD

TABLE = WORLD.book.combat_table


@pytest.mark.rule("uRR 13.1.1")
@pytest.mark.parametrize(
    ("category", "results"),
    [
        (4, [4, 4, 4, 4, 5, 6]),
        (3, [3, 3, 3, 4, 5, 6]),
        (2, [2, 2, 3, 4, 5, 6]),
        (1, [1, 1, 2, 3, 4, 5]),
    ],
)
def test_13_1_1_dice_count_by_their_category(category: int, results: list[int]) -> None:
    assert [transformed(category, face) for face in range(1, 7)] == results


@pytest.mark.rule("uRR 13.1.6")
@pytest.mark.parametrize(
    ("result", "points", "casualties"),
    [(1, 0, 0), (2, 0, 0), (3, 1, 0), (4, 1, 1), (5, 2, 0), (6, 2, 1)],
)
def test_13_1_6_the_combat_table(result: int, points: int, casualties: int) -> None:
    assert score(TABLE, [result]) == Score(points, casualties)


class Case(NamedTuple):
    """Dice as (category, face), or results that are given already transformed."""

    id: str
    a: list[tuple[int, int]]
    b: list[tuple[int, int]]
    scores: tuple[tuple[int, int], tuple[int, int]]
    winner: int
    eliminated: tuple[int, int]
    disbands: tuple[int, int]


def given(*results: int) -> list[tuple[int, int]]:
    """Results after transformation: category 2 leaves 2 and more as they are."""
    return [(1, result) if result == 1 else (2, result) for result in results]


EXAMPLES = [
    Case("C01", [(4, 1), (2, 6)], [(3, 4), (1, 3)], ((3, 2), (1, 1)), 0, (0, 1), (1, 2)),
    Case("C02", [(2, 5)], [(3, 1)], ((2, 0), (1, 0)), 0, (0, 0), (0, 1)),
    Case("C03", [(2, 2)], [(2, 5)], ((0, 0), (2, 0)), 1, (0, 0), (2, 0)),
    Case("C04", [(3, 2), (2, 4)], [(3, 4), (1, 3)], ((2, 1), (1, 1)), 0, (0, 0), (1, 2)),
    Case("C05", [(3, 4), (2, 4)], [(3, 5), (1, 5)], ((2, 2), (3, 1)), 1, (0, 1), (2, 0)),
    Case("C06", [(2, 4)], [(1, 5)], ((1, 1), (1, 1)), -1, (0, 0), (1, 1)),
    Case("C07", given(4), given(5), ((1, 1), (2, 0)), 1, (0, 0), (1, 1)),
    Case("C08", [(2, 1)], [(3, 1)], ((0, 0), (1, 0)), 1, (0, 0), (1, 0)),
    Case("C09", [(3, 2)], [(3, 1)], ((1, 0), (1, 0)), -1, (0, 0), (0, 0)),
    Case("C10", [(1, 3)], [(2, 4)], ((0, 0), (1, 1)), 1, (0, 0), (2, 0)),
    Case(
        "C11",
        [(3, 2), (3, 4), (3, 4), (2, 5), (1, 5)],
        [(3, 6), (3, 4), (2, 1), (2, 5), (2, 5)],
        ((6, 3), (7, 2)),
        1,
        (1, 1),
        (1, 1),
    ),
    Case("C12", [(3, 2), (2, 6), (1, 3)], [(3, 4)], ((3, 1), (1, 1)), 0, (0, 0), (1, 3)),
    Case("C13", [(2, 3)], [(1, 3)], ((1, 0), (0, 0)), 0, (0, 0), (0, 1)),
    Case("C14", given(4, 6), given(3, 4), ((3, 2), (2, 1)), 0, (0, 1), (1, 1)),
    Case("C15", given(4, 4), given(3, 6), ((2, 2), (3, 1)), 1, (0, 1), (2, 0)),
    Case("C16", given(4, 3, 3), given(4, 3, 1), ((3, 1), (2, 1)), 0, (0, 0), (1, 2)),
]


@pytest.mark.rule("uRR 13.1.6", "uRR 13.1.7")
@pytest.mark.parametrize("case", EXAMPLES, ids=[case.id for case in EXAMPLES])
def test_13_1_7_the_worked_examples(case: Case) -> None:
    a = score(TABLE, (transformed(*die) for die in case.a))
    b = score(TABLE, (transformed(*die) for die in case.b))
    result = compare(a, b, 2)
    assert (tuple(a), tuple(b)) == case.scores
    assert (result.winner, result.eliminated, result.disbands) == (
        case.winner,
        case.eliminated,
        case.disbands,
    )
