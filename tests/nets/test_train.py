"""The games of a plan: what is kept of them, and what came of them."""

import numpy as np
import pytest

from tools.train.checking import warmth_of
from tools.train.figures import around, beside, calibration, measure
from tools.train.games import play_plan
from tools.train.plans import CYCLE, PARTS, Plan, Played, part_of, plan_of

SMALL = Plan("small", 20, 0.1, (Played("learning", 2, 2),))


def test_the_positions_of_a_plan_are_the_same_every_time() -> None:
    rows, again = (play_plan("virgin_queen", SMALL, processes=1) for _ in range(2))
    assert set(rows) == set(again)
    for name, values in rows.items():
        assert np.array_equal(values, again[name]), name


def test_a_position_knows_who_won_and_what_was_chosen() -> None:
    rows = play_plan("virgin_queen", SMALL, processes=1)
    count = len(rows["turn"])
    assert len(rows["own"]) == len(rows["public"]) == count > 4
    assert np.allclose(rows["won"].sum(axis=1), 1)
    assert np.allclose(rows["judged"].sum(axis=1), 1)
    assert np.ptp(rows["judged"]) > 0.01
    assert (rows["chosen"] < rows["number"]).all()
    assert (rows["number"] > 1).all()
    assert len(rows["verbs"]) == rows["number"].sum()
    for game in (0, 1):
        assert len(np.unique(rows["vp"][rows["game"] == game], axis=0)) == 1


def test_no_game_is_in_two_parts() -> None:
    assert sorted(turn for part in PARTS.values() for turn in part) == list(range(CYCLE))
    assert part_of(17) == part_of(17 + CYCLE) == "test"
    assert plan_of("here_i_stand").settings[0].scenario == "1517"


def test_figures_of_a_perfect_judge() -> None:
    won = np.eye(4)[np.arange(100) % 4]
    points = np.where(won > 0, 10.0, 9.0)
    figures = measure(won, won, points, np.ones(100), np.arange(100))
    assert figures["accuracy"] == figures["accuracy by VP"] == 1
    assert figures["loss"] == 0 < figures["loss by VP"]


def test_a_network_beside_a_judge_who_knows_nothing() -> None:
    """Positions of one game are no more than one: nine of ten won, in every game or in some."""
    won = np.eye(2)[(np.arange(1000) % 10 == 0).astype(int)]
    knows, nothing = np.tile([0.9, 0.1], (1000, 1)), np.full((1000, 2), 0.5)
    apart, together = np.arange(1000), np.repeat(np.arange(100), 10)
    first, second, whole = beside(knows, nothing, won, 1 + apart // 500, together)
    assert (first["turn"], second["turn"], whole["turn"]) == (1, 2, 0)
    assert first["positions"] + second["positions"] == whole["positions"] == 1000
    assert whole["loss"] < whole["mean"] < whole["judge"] == pytest.approx(np.log(2), abs=1e-4)
    gained, alike = whole["than judge"]
    assert gained == pytest.approx(whole["judge"] - whole["loss"], abs=2e-4)
    assert alike == pytest.approx(0, abs=1e-4), "every game has one of ten that was lost"
    *_, alone = beside(knows, nothing, won, apart // 500, apart)
    *_, few = beside(knows, nothing, np.sort(won, axis=0), apart // 500, together)
    assert few["than judge"][1] > alone["than judge"][1] > 0.03


def test_calibration_tells_given_from_won() -> None:
    chances = np.full((100, 2), [0.3, 0.7])
    won = np.zeros((100, 2))
    won[:20, 0], won[20:, 1] = 1, 1
    (low, high) = calibration(chances, won)
    assert (low["given"], low["won"], high["won"]) == (0.3, 0.2, 0.8)
    assert around(chances, won, 0.3)["won"] == 0.2


def test_who_is_too_sure_is_cooled_down_by_what_was_won() -> None:
    """Given 88 %, of 100 games 75 were won: a chance of 75 % is log 3, not 2."""
    logits = np.full((200, 2), [2.0, 0.0], np.float32)
    won = np.eye(2)[(np.arange(200) % 4 == 0).astype(int)]
    early = np.zeros(200, np.float32)
    first, later = warmth_of(logits, won, early)
    assert np.isclose(2 * np.exp(first), np.log(3), atol=0.01)
    assert later == 0
