"""Espionage: what comes of every result, and what the actions tell beforehand (VQ 19)."""

import pytest

from tercio.games.virgin_queen.model.events.espionage import EspionageResolved
from tercio.games.virgin_queen.model.events.religion import ConversionsRolled
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, SPAIN
from tercio.games.virgin_queen.rules.espionage.assassination import VICTIMS, assassinate, attempt
from tercio.games.virgin_queen.rules.espionage.espionage import gain_intelligence, plot_rebellion
from tercio.games.virgin_queen.rules.espionage.operatives import why_no_informant
from tercio.wars.cards.card_events import HandLookedAt
from tercio.wars.model.power_questions import is_at_war
from tests.rules.virgin_queen.chancery import europe
from tests.rules.virgin_queen.stage import Stage

HIT, MISS = 6, 1


def turn_3() -> Stage:
    return europe().no_treasures().turn(3).impulse(SPAIN, 5)


# -- intelligence (19.1, 19.2) -------------------------------------------------------------------


@pytest.mark.rule("VQ 19.1")
def test_19_1_more_hits_of_the_defence_are_no_worse_than_as_many() -> None:
    stage = turn_3().hand(FRANCE, "storms").bonus(FRANCE, "cryptography")
    spying = gain_intelligence(stage.g, SPAIN)
    stage.run(spying, dice=[MISS, MISS, HIT, HIT], answers=["spy.france"])
    (told,) = stage.events(EspionageResolved)
    assert (told.margin, told.result) == (0, "nothing")
    assert not stage.events(HandLookedAt)


@pytest.mark.rule("VQ 19.2")
def test_19_2_reasons_against_an_informant_are_told_of_a_power() -> None:
    stage = turn_3()
    assert not why_no_informant(stage.g, SPAIN, "power:france")
    assert why_no_informant(stage.g, SPAIN, "power:spain")
    assert not why_no_informant(stage.g, SPAIN, "power:scotland"), "no power to spy on"


# -- assassination (19.3) ------------------------------------------------------------------------


@pytest.mark.rule("VQ 19.3")
def test_19_3_nobody_is_safe_in_edinburgh() -> None:
    stage = turn_3().put("edinburgh", FRANCE, leaders=["montmorency"])
    montmorency = stage.g.world.leader["montmorency"]
    assert VICTIMS.allow(stage.g, SPAIN, montmorency)
    stage.captive("montmorency", ENGLAND)
    assert not VICTIMS.allow(stage.g, SPAIN, montmorency)


@pytest.mark.rule("VQ 19.3")
def test_19_3_the_odds_are_told_for_each_price() -> None:
    stage = turn_3().put("lyon", FRANCE, leaders=["montmorency"])
    ask = stage.ask(assassinate(stage.g, SPAIN), ["kill.montmorency"])
    assert ask.foresee is not None
    cheap, dear = (ask.foresee(stage.g, key) for key in ("cp.2", "cp.4"))
    assert cheap is not None
    assert dear is not None
    assert 0 < cheap.win < dear.win < 1
    assert ask.foresee(stage.g, "back") is None


@pytest.mark.rule("VQ 19.3")
def test_19_3_the_log_tells_by_how_much_an_assassin_failed() -> None:
    stage = turn_3().put("lyon", FRANCE, leaders=["montmorency"])
    victim = stage.g.world.leader["montmorency"]
    stage.run(attempt(stage.g, SPAIN, victim, 2), dice=[MISS] * 3 + [HIT, HIT, MISS])
    (told,) = stage.events(EspionageResolved)
    assert (told.margin, told.result) == (-2, "failed")


# -- English Catholic Rebellion (19.4) -----------------------------------------------------------


@pytest.mark.rule("VQ 19.4")
def test_19_4_one_hit_ahead_converts_without_a_rebellion() -> None:
    stage = turn_3()
    dice = [HIT, MISS, MISS, MISS] + [MISS] * 5
    stage.run(plot_rebellion(stage.g, 3), dice=[*dice, 2, 2, 2])
    (rolled,) = stage.events(ConversionsRolled)
    assert (rolled.power, rolled.area, rolled.faith) == ("power:spain", "area:england", "catholic")
    assert not is_at_war(stage.g, SPAIN, ENGLAND)


@pytest.mark.rule("VQ 19.4")
def test_19_4_nobody_is_converted_by_a_failure() -> None:
    stage = turn_3()
    stage.run(plot_rebellion(stage.g, 3), dice=[MISS] * 9)
    assert not stage.events(ConversionsRolled)
