"""Rewards: a share of the victory, a lead that grows, or both by potentials."""

from typing import Any

import pytest

from tercio.bots.random import RandomBot
from tercio.envs.frame import Frame
from tercio.envs.play import Play
from tercio.envs.rewards import SCALE, leads
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream


def paid(rewards: Any, gamma: float = 1.0) -> tuple[Play, list[list[float]]]:
    play = Play(Frame("primer", "lombardy", 3, rewards=rewards, gamma=gamma), "rewards")
    bot = RandomBot(Seat(""), Stream.from_seed("rewards"))
    found = []
    while play.ask is not None:
        found.append(play.choose(bot.pick(play.ask)))
    return play, found


def totals(found: list[list[float]]) -> list[float]:
    return [sum(column) for column in zip(*found, strict=True)]


def test_the_victory_is_shared_at_the_end_and_nothing_is_paid_before() -> None:
    play, found = paid("win")
    assert not any(any(each) for each in found[:-1])
    assert sum(found[-1]) == pytest.approx(1)
    result = play.table.result
    assert result is not None
    assert [bool(each) for each in found[-1]] == [seat in result.winners for seat in play.seats]


def test_leads_add_up_to_the_last() -> None:
    start = Play(Frame("primer", "lombardy", 3), "rewards")
    first = leads([start.table.g.points(seat) for seat in start.seats])  # type: ignore[attr-defined]
    play, found = paid("vp")
    assert play.table.result is not None
    last = leads([float(play.table.result.scores[seat]) for seat in play.seats])
    assert totals(found) == pytest.approx([b - a for a, b in zip(first, last, strict=True)])
    assert any(any(each) for each in found[:-1])
    assert all(sum(each) == pytest.approx(0) for each in found)


def test_shaping_changes_what_is_paid_when_but_not_who_is_best() -> None:
    """With a discount of 1 it adds up to the victory, less the lead at the start."""
    start = Play(Frame("primer", "lombardy", 3), "rewards")
    first = leads([start.table.g.points(seat) for seat in start.seats])  # type: ignore[attr-defined]
    shaped, won = totals(paid("shaped")[1]), totals(paid("win")[1])
    assert shaped == pytest.approx([w - a / SCALE for w, a in zip(won, first, strict=True)])
    assert paid("shaped", gamma=0.9)[1] != paid("shaped")[1]


def test_who_is_alone_has_what_he_has() -> None:
    assert leads([7.0]) == [7.0]
    assert leads([5.0, 2.0, 2.0]) == [3.0, -1.5, -1.5]
