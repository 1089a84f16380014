"""New troops, unpaid troops and the sick: whose counters, where, and who is asked at all."""

import pytest

from tercio.games.virgin_queen.model.court_verbs import skip_impulse
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    FRANCE,
    HUGUENOT,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.major_powers.foreign_war import begin_foreign_war
from tercio.wars.land.formations import whole_force
from tercio.wars.model.names import OUT_OF_PLAY
from tercio.wars.siege.assault import assault_on
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import answer_with, deal, is_discarded, last_keys, may_answer, play


def was_asked(stage: Stage, kind: str) -> bool:
    return any(ask.kind == kind for ask in stage.asked)


# -- Grand Vizier (1) ----------------------------------------------------------------------------


@pytest.mark.rule("VQ 17.2", "VQ 23.7")
def test_card_1_the_whole_levy_may_go_to_a_war_abroad() -> None:
    stage = quiet().put("istanbul", OTTOMAN, regulars=3)
    persia = stage.g.world.card["war_in_persia"]
    answers = ["send.regular.istanbul"] * 3 + ["enemies.5"]
    stage.run(begin_foreign_war(stage.g, SPAIN, persia), answers=answers)
    (war,) = stage.g.state.foreign_wars
    assert (war.regulars, war.second) == (3, 0)
    play(stage, OTTOMAN, "grand_vizier", answers=["mode.levy", f"build-abroad.{persia}"])
    assert (war.regulars, war.second) == (5, 2)


# -- Foreign Volunteers (21) ---------------------------------------------------------------------


@pytest.mark.rule("VQ 17.2", "VQ 28")
def test_card_21_no_walloons_and_no_knights_volunteer() -> None:
    stage = play(quiet(), SPAIN, "foreign_volunteers", answers=["raise.spain.madrid"])
    owners = {key.split(".")[1] for key in last_keys(stage, "volunteers")}
    assert owners == {"spain"}


@pytest.mark.rule("VQ 17")
def test_card_21_huguenots_in_france_and_dutch_in_the_netherlands() -> None:
    stage = quiet().control(PROTESTANT, "utrecht", "la_rochelle")
    play(stage, PROTESTANT, "foreign_volunteers", answers=["raise.huguenot.la_rochelle"])
    assert stage.regulars(HUGUENOT, "la_rochelle") == 4
    offered = {"raise.huguenot.la_rochelle", "raise.dutch.utrecht"}
    assert set(last_keys(stage, "volunteers")) == offered


@pytest.mark.rule("VQ 17")
def test_card_21_nobody_is_asked_where_there_is_one_place_for_volunteers() -> None:
    stage = quiet().control(PROTESTANT, "utrecht")
    play(stage, PROTESTANT, "foreign_volunteers")
    assert stage.regulars(DUTCH, "utrecht") == 4
    assert not was_asked(stage, "volunteers")


@pytest.mark.rule("VQ 17", "VQ 15")
def test_card_21_no_volunteers_behind_besieged_walls() -> None:
    stage = quiet().control(PROTESTANT, "utrecht", "la_rochelle").war(PROTESTANT, FRANCE)
    stage.put("la_rochelle", HUGUENOT, 1).put("la_rochelle", FRANCE, 2).siege("la_rochelle", FRANCE)
    play(stage, PROTESTANT, "foreign_volunteers")
    assert stage.regulars(DUTCH, "utrecht") == 4


# -- Mercenaries Demand Pay (27) -----------------------------------------------------------------


@pytest.mark.rule("VQ 5.3")
def test_card_27_who_can_pay_may_refuse_and_lose_them() -> None:
    stage = deal(quiet(), FRANCE, "treachery").put("paris", FRANCE, second=5)
    play(stage, SPAIN, "mercenaries_demand_pay", answers=["refuse-pay"])
    assert stage.second(FRANCE, "paris") == 2
    assert not is_discarded(stage, "treachery")


# -- Ruler Falls Ill (30), Unsanitary Camp (16) --------------------------------------------------


@pytest.mark.rule("VQ 11")
def test_card_30_who_has_no_card_to_give_is_not_asked() -> None:
    stage = play(quiet(), SPAIN, "ruler_falls_ill", answers=["power.france"])
    assert skip_impulse(stage.g, FRANCE)
    assert not was_asked(stage, "ruler-ill-choice")


@pytest.mark.rule("VQ 6.1")
def test_card_16_of_two_camps_the_player_of_the_card_names_one() -> None:
    stage = quiet().put("paris", FRANCE, regulars=4).put("milan", SPAIN, regulars=6)
    answers = ["camp.spain.milan"]
    answer_with(stage, OTTOMAN, "unsanitary_camp", "any_impulse", answers=answers)
    assert [ask.seat for ask in stage.asked if ask.kind == "unsanitary-camp"] == ["ottoman"]
    assert (stage.regulars(FRANCE, "paris"), stage.regulars(SPAIN, "milan")) == (4, 4)


# -- Untimely Death (71), Dragut Falls! (11) -----------------------------------------------------


@pytest.mark.rule("VQ 5.1")
def test_card_71_a_prisoner_of_the_sultan_can_die_too() -> None:
    stage = quiet().captive("alva", OTTOMAN).put("paris", FRANCE, leaders=["montmorency"])
    play(stage, FRANCE, "untimely_death", answers=["leader.alva"])
    assert stage.where("alva") == OUT_OF_PLAY
    assert stage.where("montmorency") == "paris"


@pytest.mark.rule("VQ 28")
@pytest.mark.parametrize(
    ("place", "can"), [("ionian_sea", True), ("tyrrhenian_sea", False), ("algiers", False)]
)
def test_card_11_dragut_takes_part_in_an_assault_from_the_sea(place: str, can: bool) -> None:
    stage = quiet().war(OTTOMAN, SPAIN).put("malta", OTTOMAN, regulars=4).siege("malta", OTTOMAN)
    stage.put(place, OTTOMAN, corsair=1, leaders=["dragut"])
    assault = assault_on(stage.g, whole_force(stage.g, OTTOMAN, stage.at("malta")))
    deal(stage, FRANCE, "dragut_falls")
    assert may_answer(stage, FRANCE, "dragut_falls", "assault_resolved", assault) is can
