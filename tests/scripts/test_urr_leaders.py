"""Leaders without names go by what they show, whichever counters the pool gives (uRR 17)."""

from collections.abc import Callable
from pathlib import Path

from tercio.scripts import run

SCRIPT = """
title = "Two leaders and a march"
game = "ultima_ratio_regis"
scenario = "catholics_and_protestants"
players = 3
overlay = [
  { do = "groups" },
  { do = "war", powers = ["france", "huguenots"] },
  %s
  { do = "control", power = "huguenots", areas = ["clermont"] },
  { do = "place", power = "huguenots", place = "clermont", T3 = 2, leader = "ordinary" },
  { do = "place", power = "huguenots", place = "clermont", leader = "ordinary" },
  { do = "place", power = "huguenots", place = "clermont", leader = "organizer" },
  { do = "impulse", seat = "p3", points = 3 },
]
steps = [
  "p3: act.huguenots.march",
  { ask = "p3", includes = ["leader.clermont.ordinary", "leader.clermont.ordinary.2"] },
  { ask = "p3", includes = ["leader.clermont.organizer"] },
  "p3: %s",
]
"""
ELSEWHERE = '{ do = "place", power = "france", place = "tours", T2 = 1, leader = "ordinary" },'


def test_keys_do_not_depend_on_which_counters_are_in_the_pool(
    written: Callable[[str], Path],
) -> None:
    for before in ("", ELSEWHERE, ELSEWHERE * 2):
        report = run(written(SCRIPT % (before, "leader.clermont.ordinary.2")))
        assert report.passed, report.sentence


def test_the_old_spelling_is_understood(written: Callable[[str], Path]) -> None:
    """The first two tactical leaders of the pool, and its first organizer."""
    for key in (
        "leader.clermont.tactical0",
        "leader.clermont.tactical1",
        "leader.clermont.organizer24",
    ):
        report = run(written(SCRIPT % ("", key)))
        assert report.passed, report.sentence
