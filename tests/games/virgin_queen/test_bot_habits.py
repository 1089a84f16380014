"""Habits that a bot of Virgin Queen should have: strength, variety, and an eye for odds."""

from collections.abc import Sequence
from typing import Any

import pytest

from tercio.games.virgin_queen.bots.answers import ANSWERS
from tercio.games.virgin_queen.bots.deals import DIPLOMAT
from tercio.games.virgin_queen.bots.espionage import intelligence_worth, plots
from tercio.games.virgin_queen.bots.faith import rebellions, revolt_chance
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.bots.spanish_road import best_march, road_worth
from tercio.games.virgin_queen.bots.spending import SPENDING
from tercio.games.virgin_queen.bots.thinker import PLANS, Thinker
from tercio.games.virgin_queen.bots.values import WEIGHTS
from tercio.games.virgin_queen.bots.weddings import good_match, matches
from tercio.games.virgin_queen.model.espionage_verbs import use_assassin
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.kernel.ask import Ask, Option, Seat
from tercio.kernel.randomness import Stream
from tercio.wars.bots.campaigns import Goals
from tercio.wars.bots.fleets import hunts
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.war import army_at, formation_script
from tercio.wars.model.names import Power
from tests.games.thinking import Glimpse
from tests.rules.virgin_queen.stage import Stage


def question(stage: Stage, whose: Power, kind: str, *keys: str, **args: str) -> Question:
    seat = Seat(stage.g.world.power_rows[whose].id)
    ask = Ask(seat, kind, [Option(key) for key in keys], "VQ 1", args=args)
    sight: Any = Glimpse(stage.g, ask)
    return Question(sight, whose, PLANS)


def answer(stage: Stage, whose: Power, kind: str, *keys: str, **args: str) -> str:
    return ANSWERS[kind](question(stage, whose, kind, *keys, **args))


def best(found: Sequence[Undertaking], action: str) -> Undertaking:
    return max((u for u in found if u.action == action), key=lambda u: u.worth)


# -- plots -----------------------------------------------------------------------------------------


def test_20_8_walsingham_is_kept_while_spain_may_plot() -> None:
    stage = Stage().clear().turn(4).hand(ENGLAND, "walsingham").hand(SPAIN, "armada_indulgence")
    card = stage.g.world.card["walsingham"]
    assert SPENDING.kept(Outlook(stage.g, ENGLAND), card) > 0
    use_assassin(stage.g, SPAIN)
    assert SPENDING.kept(Outlook(stage.g, ENGLAND), card) == 0


# -- rebels and their enemies ----------------------------------------------------------------------


def restless_amsterdam(*, loyal: int) -> Stage:
    stage = Stage().clear().turn(3).protestant("amsterdam", "haarlem", "utrecht", "alkmaar")
    return stage.put("amsterdam", SPAIN, regulars=loyal)


def test_18_4_rebels_who_can_spend_more_strike_harder() -> None:
    """Each CP makes it surer and brings more along: 2 CP are not all, because they come first."""
    stage = restless_amsterdam(loyal=1).impulse(PROTESTANT, cp=5)
    stage.g.state.impulse.spending = True
    for cp in (5, 3, 2):
        found = rebellions(Outlook(stage.g, PROTESTANT), cp)
        assert [u.script for u in found if u.what == "rebellion.netherlands"] == [
            ("rebel.amsterdam", f"strength.{cp}")
        ]


def test_18_5_a_key_with_a_garrison_is_a_space_like_any_other() -> None:
    """It was converted and converted back, and never rose."""
    quiet, restless = (restless_amsterdam(loyal=n) for n in (4, 0))
    at = quiet.at("amsterdam")
    assert revolt_chance(Outlook(quiet.g, PROTESTANT), at) < 0.1
    assert revolt_chance(Outlook(restless.g, PROTESTANT), at) == pytest.approx(1.0)
    keys = ("convert.amsterdam", "convert.antwerp")
    restless.put("antwerp", SPAIN, regulars=4)
    for stage, expected in ((quiet, "convert.antwerp"), (restless, "convert.amsterdam")):
        stage.catholic("amsterdam", "antwerp").impulse(PROTESTANT, cp=3)
        assert answer(stage, PROTESTANT, "convert", *keys, faith="protestant") == expected


def rebels_in_amsterdam() -> Stage:
    stage = Stage().clear().war(SPAIN, PROTESTANT).control(PROTESTANT, "amsterdam")
    stage.put("amsterdam", DUTCH, regulars=1).put("antwerp", SPAIN, regulars=1)
    return stage.put("milan", SPAIN, regulars=6, leaders=["alva"]).hand(SPAIN, "spanish_road")


def test_the_spanish_road_brings_an_army_to_where_rebels_are() -> None:
    """It was never taken as an event, while Flushing fell."""
    o = Outlook(rebels_in_amsterdam().g, SPAIN)
    march = best_march(o, PLANS[SPAIN])
    assert march is not None
    assert o.world.land.adjacent[march.to] >> o.world.space["amsterdam"] & 1
    calm = Stage().clear().put("milan", SPAIN, regulars=6, leaders=["alva"])
    calm.catholic("amsterdam", "antwerp", "brussels").control(SPAIN, "metz")
    assert road_worth(o, PLANS[SPAIN]) > 1 > 0.1 > road_worth(Outlook(calm.g, SPAIN), PLANS[SPAIN])


def test_the_road_leaves_a_garrison_in_milan() -> None:
    stage = rebels_in_amsterdam()
    q = question(stage, SPAIN, "spanish-road", "leader.don_john", "done")
    assert ANSWERS["spanish-road"](q) == "done"
    assert q.script == ["leader.alva", *["regular"] * 5, "done"]


# -- the sea ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("galleys", "expected"), [(4, True), (1, False)])
def test_16_2_a_stronger_fleet_falls_on_pirates_at_sea(galleys: int, expected: bool) -> None:
    """There was no naval combat in ten games."""
    stage = Stage().clear().war(SPAIN, OTTOMAN).put("naples", SPAIN, galley=galleys)
    stage.put("tyrrhenian_sea", OTTOMAN, corsair=3).impulse(SPAIN, cp=1)
    found = list(hunts(Outlook(stage.g, SPAIN)))
    assert bool(found) is expected
    if found:
        assert found[0].script == ("from.naples", "to.tyrrhenian_sea", "all", "done")


# -- armies ----------------------------------------------------------------------------------------


def test_15_1_foot_goes_before_cavalry_which_storms_no_walls() -> None:
    """The Ottoman besieged Tunis with cavalry in every game, and could not assault it."""
    stage = Stage().clear().put("algiers", OTTOMAN, regulars=3, second=4)
    o = Outlook(stage.g, OTTOMAN)
    taken = formation_script(o, army_at(o, stage.at("algiers")), 3)
    assert taken == ("regular", "regular", "regular", "cavalry", "done")


def test_16_7_flushing_is_taken_before_antwerp() -> None:
    """While it is open, nobody storms Antwerp: it was besieged in vain, year after year."""
    stage = Stage().clear().war(SPAIN, PROTESTANT).control(PROTESTANT, "antwerp", "flushing")
    stage.put("antwerp", DUTCH, regulars=2).put("flushing", DUTCH, regulars=1)
    o = Outlook(stage.g, SPAIN)
    goals = Goals(o, PLANS[SPAIN])
    antwerp, flushing = (goals.at(stage.at(id)) for id in ("antwerp", "flushing"))
    assert flushing is not None
    assert antwerp is None or flushing.worth > antwerp.worth
    o = Outlook(stage.control(SPAIN, "flushing").g, SPAIN)
    antwerp = Goals(o, PLANS[SPAIN]).at(stage.at("antwerp"))
    assert antwerp is not None
    assert antwerp.worth == antwerp.prize


# -- wars ------------------------------------------------------------------------------------------


def test_spain_does_not_fight_three_at_once() -> None:
    """It declared war on France while it fought the Ottoman and the Dutch."""
    stage = Stage().clear().put("brussels", SPAIN, regulars=8, leaders=["alva"])
    keys = ("war.france", "pass")
    peace = question(stage, SPAIN, "declare-war", *keys)
    assert DIPLOMAT.war_worth(peace, FRANCE) > -1
    stage.war(SPAIN, OTTOMAN).war(SPAIN, PROTESTANT)
    assert DIPLOMAT.war_worth(question(stage, SPAIN, "declare-war", *keys), FRANCE) == -1
    stage.g.state.bonus_vp[FRANCE] = 24
    assert DIPLOMAT.war_worth(question(stage, SPAIN, "declare-war", *keys), FRANCE) > -1


# -- the court -------------------------------------------------------------------------------------


def test_21_no_royal_is_wed_far_below_his_best_match() -> None:
    """The Holy Roman gave his niece to the first who asked."""
    o = Outlook(Stage().g, HRE, WEIGHTS)
    royal = o.world.royal
    for other, groom, expected in ((SPAIN, "don_carlos", False), (FRANCE, "charles_ix", True)):
        assert good_match(o, other, royal[groom], royal["anna_of_saxony"]) is expected


def test_9_1_no_two_bots_like_everybody_alike() -> None:
    """The deals of the first turn were the same in every game."""
    bots = [Thinker(Seat("hre"), Stream.from_seed(f"taste-{n}")) for n in range(2)]
    assert bots[0].tastes != bots[1].tastes
    o = Outlook(Stage().g, HRE)
    plain = matches(o, FRANCE)[0].worth
    fond = Outlook(o.g, HRE)
    fond.tastes = tuple(float(power == FRANCE) for power in o.world.majors)
    assert matches(fond, FRANCE)[0].worth == pytest.approx(plain + o.weights.taste)


def spying(*planted: Power) -> Outlook:
    stage = Stage().clear().turn(3).hand(ENGLAND, "walsingham").impulse(SPAIN, cp=2)
    own = [i for i in stage.g.state.spies.informants if i.owner == SPAIN]
    for informant, target in zip(own, planted, strict=False):
        informant.target = target
    return Outlook(stage.g, SPAIN)


def test_19_spies_are_worth_what_their_dice_add() -> None:
    found = list(plots(spying(), 2))
    assert best(found, "plant_operative").script[0] == "informant.england"
    assert intelligence_worth(spying(ENGLAND), ENGLAND) > 2 * intelligence_worth(spying(), ENGLAND)


def test_19_2_informants_are_not_sent_from_court_to_court() -> None:
    """It cost 2 CP each time, and the dice were missed where they had been."""
    found = list(plots(spying(ENGLAND, FRANCE), 2))
    assert not [u for u in found if u.what == "informant"]
