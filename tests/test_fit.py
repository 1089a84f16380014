"""Fitting of bots' weights: what is tried, what is written, and when it counts as better."""

import tomllib
from math import log
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tercio.arena.match import Match
from tercio.kernel.ask import Seat
from tercio.kernel.errors import DataError
from tools.fit.evolution import Plan, evolved
from tools.fit.files import judged, weights_file, weights_of, written, written_times
from tools.fit.prior import likely
from tools.fit.score import Scored, Task, played
from tools.fit.slopes import (
    best,
    drawn,
    kinds_of,
    lots,
    names_of,
    slopes,
    steps_by_seat,
    table_of,
)
from tools.halves import play_halves

TOURNAMENT = Match("here_i_stand", "fit", "tournament", 6, ("thinker",))


def test_the_fitted_weights_are_written_and_nothing_else_is_changed() -> None:
    text = weights_file("here_i_stand").read_text(encoding="utf-8")
    before = {row["id"]: row for row in tomllib.loads(text)["weights"]}
    after = {row["id"]: row for row in tomllib.loads(written(text, {"rival": 0.25}))["weights"]}
    assert after.pop("rival") == before.pop("rival") | {"value": 0.25}
    assert after == before


def test_a_table_is_played_twice_with_seats_changed() -> None:
    chance = Match("primer", "halves", bots=("random",))
    first, second = (
        play_halves(chance, number, chance.rules.bots["sergeant"]) for number in (0, 1)
    )
    seats = set(chance.setting.seats)
    assert first.others | second.others == seats
    assert not first.others & second.others or len(seats) % 2


def test_a_candidate_plays_with_its_own_weights() -> None:
    with pytest.raises(DataError, match="greed"):
        played(Task(TOURNAMENT, 0, 0, {"greed": 1.0}))


def test_a_search_keeps_signs_and_zeros_and_is_the_same_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = {"partner": -0.8, "winner": 1.4, "fortress": 0.0}
    monkeypatch.setattr("tools.fit.evolution.played", _likes_great_winners)
    plan = Plan(generations=8, population=6, games=1, step=0.3, processes=1)
    runs = [list(evolved(TOURNAMENT, start, plan))[-1].weights for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0].keys() == {"partner", "winner"}
    assert -2.41 <= runs[0]["partner"] < 0
    assert 1.4 < runs[0]["winner"] <= 4.21


def _likes_great_winners(task: Task) -> Scored:
    return Scored(task.candidate, log(task.weights["winner"]), 0.0)


@pytest.mark.parametrize(("wins", "better"), [(240, True), (205, False)])
def test_better_is_what_wins_clearly_more_than_half(wins: int, better: bool) -> None:
    games = [Scored(0, float(number < wins), 0.0) for number in range(400)]
    is_better, told = judged(games)
    assert is_better is better
    assert f"{wins} of 400" in told


def test_every_great_game_has_weights_to_fit() -> None:
    for game in ("here_i_stand", "virgin_queen", "ultima_ratio_regis"):
        assert len(weights_of(weights_file(game))) > 50


def test_slopes_are_found_among_lots_drawn_all_at_once() -> None:
    names = [f"w{n}" for n in range(8)]
    rows, told = [], []
    for number in range(1500):
        x: NDArray[np.float64] = np.array(lots("slopes", number, Seat("a"), len(names)))
        rows.append(np.concatenate([[1.0], x, x * x]))
        told.append(
            0.3 + 0.1 * x[2] - 0.05 * x[5] - 0.04 * x[2] ** 2 + Random(number).gauss(0, 0.2)
        )
    found = slopes(np.array(rows), np.array(told), 1, names)
    step = best(found, sure=4.0, far=1.0)
    assert step.keys() == {"w2", "w5"}
    assert step["w2"] > 0 > step["w5"]
    assert found[2].slope == pytest.approx(0.1, abs=3 * found[2].error)


def test_a_game_of_lots_is_the_same_again_and_tells_of_every_seat() -> None:
    start = weights_of(weights_file("here_i_stand"))
    once, again = drawn(TOURNAMENT, start, 3), drawn(TOURNAMENT, start, 3)
    assert once == again
    assert sum(once.won) == pytest.approx(1.0)
    assert sum(once.lead) == pytest.approx(0.0)
    assert len(once.won) == 6


def test_what_a_weight_does_to_a_single_power_is_found() -> None:
    """And what it does to all of them alike."""
    rows, told, names = [], [], 6
    for number in range(1500):
        for seat in range(3):
            x: NDArray[np.float64] = np.array(
                lots("one", number, Seat(f"{seat}"), names, wide=True)
            )
            rows.append(np.concatenate([np.eye(3)[seat], x, x * x]))
            own = 0.06 * x[1] * (seat == 2) - 0.05 * x[4]
            told.append(0.3 + own + Random(3 * number + seat).gauss(0, 0.2))
    steps, found, errors = steps_by_seat(np.array(rows), np.array(told), 3)
    assert steps[2][1] > 1.5 * max(abs(steps[0][1]), abs(steps[1][1]))
    assert max(step[4] for step in steps) < -0.5
    assert found[2][1] == pytest.approx(0.06, abs=3 * errors[2][1])


def test_wide_lots_are_never_near() -> None:
    drawn_so = lots("wide", 1, Seat("a"), 200, wide=True)
    assert min(map(abs, drawn_so)) >= 0.4
    assert max(map(abs, drawn_so)) <= 1.1
    assert 70 < sum(each > 0 for each in drawn_so) < 130


def test_what_powers_multiply_is_written_and_nothing_else_is_changed() -> None:
    text = weights_file("virgin_queen").read_text(encoding="utf-8")
    once = written_times(text, {"rival": {"spain": 1.5}, "deal": {"hre": 0.8, "france": 2.0}})
    again = written_times(once, {"rival": {"spain": 1.2}})
    before, after = (
        {row["id"]: row for row in tomllib.loads(each)["weights"]} for each in (text, again)
    )
    assert after.pop("rival") == before.pop("rival") | {"times": {"spain": 1.2}}
    assert after.pop("deal") == before.pop("deal") | {"times": {"hre": 0.8, "france": 2.0}}
    assert after == before
    assert written_times(again, {"rival": {}, "deal": {}}) == written_times(
        text, {"rival": {}, "deal": {}}
    )


def test_large_slopes_are_trusted_and_small_ones_are_not() -> None:
    random = Random(3)
    true = np.array([0.05] * 5 + [0.0] * 95)
    errors = np.full(100, 0.01)
    found = true + np.array([random.gauss(0, 0.01) for _ in true])
    probable = likely(found, errors)
    assert probable[:5] == pytest.approx(true[:5], abs=0.025)
    assert abs(probable[5:]).mean() < 0.3 * abs(found[5:]).mean()


def test_what_an_action_counts_cannot_matter_to_a_power_that_does_not_have_it() -> None:
    match = Match("here_i_stand", "kinds", bots=("thinker",))
    names = ("counts_translate", "counts_event", "card")
    kinds = kinds_of(match, ("ottoman", "protestant"), names)
    assert kinds.tolist() == [["", "counts", "number"], ["counts", "counts", "number"]]


def test_other_seats_play_as_they_are_and_tell_nothing() -> None:
    start = weights_of(weights_file("here_i_stand"))
    game = drawn(TOURNAMENT, start, 3, only="counts_", whose=("papacy",))
    names = names_of(start, "counts_")
    assert names
    assert all(name.startswith("counts_") for name in names)
    rows, told, seats = table_of([game], TOURNAMENT, names, whose=("papacy",))
    assert len(rows) == len(told) == 1
    assert rows[0][: len(seats)].tolist() == [float(seat == "papacy") for seat in seats]
