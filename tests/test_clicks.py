"""How few clicks a turn takes; `python -m tools.clicks` tells all figures."""

from typing import Final

import pytest

from tercio.kernel.ask import Seat
from tools.clicks import GAMES, Count, count

REGIS: Final = "ultima_ratio_regis"
PLAYERS: Final = tuple(Seat(f"p{n}") for n in range(1, 4))
DEPLOYING: Final = ("proposal-deployment", "deploy", "deploy-where", "leader-face", "leader-post")


def clicks(name: str, seat: str, *, at_ease: bool = True) -> Count:
    return count(name, GAMES[name], Seat(seat), at_ease=at_ease)


def test_a_turn_of_ultima_ratio_regis_takes_a_third_of_the_clicks() -> None:
    """New Order for six, three of whom are in turn a person among bots."""
    one_by_one = [clicks(REGIS, seat, at_ease=False).clicks.total() for seat in PLAYERS]
    counts = [clicks(REGIS, seat) for seat in PLAYERS]
    at_ease = [count.clicks.total() for count in counts]
    assert max(at_ease) <= 57, at_ease
    assert sum(at_ease) * 3 <= sum(one_by_one)
    assert all(count.of(*DEPLOYING) <= 15 for count in counts), "the deployment alone"


@pytest.mark.parametrize(("name", "seat"), [("here_i_stand", "ottoman"), ("virgin_queen", "spain")])
def test_spring_deployment_is_one_click(name: str, seat: str) -> None:
    one_by_one = clicks(name, seat, at_ease=False)
    at_ease = clicks(name, seat)
    assert one_by_one.of("deploy", "spring-formation") > 5
    assert at_ease.of("proposal-spring", "proposal-opening", "deploy", "spring-formation") == 1


@pytest.mark.parametrize("name", ["here_i_stand", "virgin_queen"])
def test_winter_is_one_click(name: str) -> None:
    one_by_one = clicks(name, "ottoman", at_ease=False)
    at_ease = clicks(name, "ottoman")
    winter = [kind for kind in one_by_one.questions if kind.startswith("winter-")]
    assert one_by_one.of(*winter) > 2
    assert at_ease.of("proposal-winter", *winter) == 1


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_what_has_one_answer(name: str) -> None:
    me = Seat("p4" if name == REGIS else "england")
    assert count(name, GAMES[name], me, at_ease=False).single == 0
