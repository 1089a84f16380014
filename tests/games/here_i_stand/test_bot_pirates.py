"""What the others do about the Sultan: his pirates, Tunis, and an eye on what he will have."""

from typing import Any

import pytest

from tercio.games.here_i_stand.bots.answers import ANSWERS
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.bots.seas import coast_guards
from tercio.games.here_i_stand.bots.thinker import PLANS
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, OTTOMAN, PAPACY
from tercio.kernel.ask import Ask, Option, Seat
from tests.games.thinking import Glimpse
from tests.rules.here_i_stand.stage import Stage


def pirates() -> Stage:
    stage = Stage().clear().put("barbary_coast", OTTOMAN, corsairs=3)
    stage.g.state.court.done.append("barbary_pirates")
    return stage


def in_spring(stage: Stage, *keys: str) -> tuple[str, list[str]]:
    """Where the Hapsburg deploys, and with whom."""
    ask = Ask(Seat("hapsburg"), "deploy", [Option(k) for k in keys], "HIS 10")
    sight: Any = Glimpse(stage.g, ask)
    question = Question(sight, HAPSBURG, PLANS)
    return ANSWERS["deploy"](question), question.script


# -- pirates ---------------------------------------------------------------------------------------


def test_16_4_squadrons_are_built_where_pirates_come() -> None:
    stage = pirates()
    (guard,) = coast_guards(Outlook(stage.g, HAPSBURG))
    assert guard.action == "build_squadron"
    port = stage.at(guard.script[0].partition(".")[2])
    assert stage.g.world.water.adjacent[port] >> stage.g.world.sea["barbary_coast"] & 1


def test_16_4_no_coast_is_guarded_before_there_are_pirates() -> None:
    assert not list(coast_guards(Outlook(Stage().clear().g, HAPSBURG)))


def test_16_4_each_squadron_more_is_worth_less() -> None:
    stage = pirates()
    (first,) = coast_guards(Outlook(stage.g, PAPACY))
    stage.put(first.script[0].partition(".")[2], PAPACY, ships=2)
    found = list(coast_guards(Outlook(stage.g, PAPACY)))
    assert all(guard.worth < first.worth for guard in found)


# -- Tunis -----------------------------------------------------------------------------------------


def test_10_tunis_is_given_a_garrison_in_spring() -> None:
    stage = Stage().clear().control(HAPSBURG, "tunis").put("tunis", HAPSBURG, regulars=1)
    stage.put("valladolid", HAPSBURG, regulars=6, leaders=["charles_v"])
    key, script = in_spring(stage, "deploy.valladolid.tunis", "pass")
    assert key == "deploy.valladolid.tunis"
    assert script == ["regular", "regular", "regular", "done"]


@pytest.mark.parametrize("held", [True, False])
def test_10_nobody_is_sent_to_an_outpost_that_is_full_or_lost(held: bool) -> None:
    stage = Stage().clear().control(HAPSBURG if held else OTTOMAN, "tunis")
    stage.put("tunis", HAPSBURG if held else OTTOMAN, regulars=4)
    stage.put("valladolid", HAPSBURG, regulars=6)
    assert in_spring(stage, "deploy.valladolid.tunis", "pass")[0] == "pass"


def test_outposts_are_keys() -> None:
    world = Stage().g.world
    assert all(world.is_key(world.space[place]) for plan in PLANS for place in plan.outposts)


# -- the race --------------------------------------------------------------------------------------


def test_16_4_vp_that_pirates_will_win_count_before_they_have_won_them() -> None:
    stage = pirates()
    for power in (OTTOMAN, HAPSBURG):
        stage.g.state.bonus_vp[power] += 20 - Outlook(stage.g, FRANCE).vp[power]
    o = Outlook(stage.g, FRANCE)
    assert o.best_rival == OTTOMAN
    assert o.nearness(OTTOMAN) > o.nearness(HAPSBURG)
    stage.g.state.court.piracy_vp = 10
    stage.g.state.bonus_vp[OTTOMAN] -= 10
    assert Outlook(stage.g, FRANCE).promise(OTTOMAN) == 0


def test_21_4_a_france_that_builds_chateaux_is_the_one_to_watch() -> None:
    """The Pope has more VP today, and France gains some every turn."""
    stage = Stage().clear()
    vp = Outlook(stage.g, HAPSBURG).vp
    for power, points in ((FRANCE, 16), (PAPACY, 17), (OTTOMAN, 10)):
        stage.g.state.bonus_vp[power] += points - vp[power]
    stage.g.state.court.chateaux_vp = 0
    stage.g.state.bonus_vp[FRANCE] += 16 - Outlook(stage.g, HAPSBURG).vp[FRANCE]
    assert Outlook(stage.g, HAPSBURG).best_rival == FRANCE
    stage.g.state.court.chateaux_vp = 6
    stage.g.state.bonus_vp[FRANCE] -= 6
    assert Outlook(stage.g, HAPSBURG).best_rival == PAPACY
