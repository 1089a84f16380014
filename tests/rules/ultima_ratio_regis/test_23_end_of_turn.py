"""The end of a turn (uRR 23)."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress
from tercio.games.ultima_ratio_regis.model.events.realms import DynastyChanged
from tercio.games.ultima_ratio_regis.model.names import FORTRESS_BEGUN, S2, T2, T3, Player
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied, are_at_war
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.deployment.deployment import enter_powers
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import (
    economic_phase,
    income,
    upkeep,
)
from tercio.games.ultima_ratio_regis.rules.end_of_turn.agitation import (
    excess_unrest,
    has_collapsed,
    social_agitation,
)
from tercio.games.ultima_ratio_regis.rules.end_of_turn.degradation import (
    degrade,
    give_up_units,
    remove_markers,
)
from tercio.games.ultima_ratio_regis.rules.end_of_turn.dynasties import (
    check_unrest,
    dynastic_change,
    last_end_of_turn,
    new_dynasties,
)
from tercio.games.ultima_ratio_regis.rules.end_of_turn.turn_end import STEPS, turn_end
from tercio.kernel.ask import Checkpoint
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

RULES = all_rules.MODULES


def revolts(s: Stage, power: str) -> list[int]:
    owned = s.g.state.owned[s.power(power)]
    levels = [s.g.state.rebels[n] for n in WORLD.area_places if owned >> n & 1]
    return [level for level in levels if level]


# -- income and upkeep -------------------------------------------------------------------------


@pytest.mark.rule("uRR 23.1", "uRR 23.1.1", "PB 8.5")
def test_23_1_1_the_example_of_spain() -> None:
    """22 of income, 23 of upkeep, with a squadron lost and a revolt in Santiago."""
    s = Stage().unrest("spain", 10).revolt("santiago")
    s.merchants("tc_caribbean", "spain", 2)
    for center in ("tc_west_med", "tc_east_atlantic", "tc_central_med"):
        s.merchants(center, "spain", 1)
    s.put("spain", "seville", S3=3, S2=1).put("spain", "madrid", T3=4, T2=3, T3V=0)
    spain = s.power("spain")
    s.g.eliminate(spain, s.at("seville"), S2)
    s.put("spain", "milan", T2=2).put("spain", "naples", fortress=True)
    s.g.eliminate(spain, s.at("milan"), T2)
    s.g.disperse(spain, s.at("milan"), T2)
    s.put("spain", "granada", fortress=True)
    for ability in ("tactical", "admiral", "ordinary"):
        s.lead("spain", "madrid", ability)
    assert income(s.g, spain) == 22
    assert upkeep(s.g, spain) == 23
    economic_phase(s.g)
    assert s.g.realm.unrest[spain] == 11


@pytest.mark.rule("uRR 23.1.1")
def test_23_1_1_unrest_falls_with_a_surplus_down_to_none() -> None:
    s = Stage().unrest("france", 4)
    economic_phase(s.g)
    assert s.g.realm.unrest[s.power("france")] == 0


@pytest.mark.rule("uRR 23.1.1", "uRR 20.2")
def test_23_1_1_minors_cost_nothing_and_bring_nothing() -> None:
    s = Stage()
    spain = s.power("spain")
    before = income(s.g, spain), upkeep(s.g, spain)
    s.put("genoa", "genoa", T2=1, S3=1, fortress=True).put("papacy", "rome", fortress=True)
    assert (income(s.g, spain), upkeep(s.g, spain)) == before
    s.put("spain", "corsica", fortress=True)
    assert upkeep(s.g, spain) == before[1] + 1, "built by the major in its minor's area"


@pytest.mark.rule("uRR 23.1.1", "uRR 20.2")
def test_23_1_1_nobody_pays_for_a_fortress_of_an_independent_area() -> None:
    """Not even Spain, whose allies are near."""
    s = Stage().independent("borneo").ally("east_indies_sultanate", "spain")
    before = upkeep(s.g, s.power("spain"))
    s.put("", "borneo", fortress=True)
    assert upkeep(s.g, s.power("spain")) == before


@pytest.mark.rule("uRR 23.1.1")
def test_23_1_1_what_is_under_construction_costs_too() -> None:
    s = Stage().put("france", "brest", S2D=1)
    s.g.begin_fortress(s.at("tours"))
    assert s.g.state.fortress[s.at("tours")] == FORTRESS_BEGUN
    assert upkeep(s.g, s.power("france")) == 3


@pytest.mark.rule("uRR 23.1.1")
def test_23_1_1_key_areas_bring_income_if_they_are_not_home() -> None:
    s = Stage()
    france = s.power("france")
    base = income(s.g, france)
    s.own("france", "milan")
    assert income(s.g, france) == base + 1
    s.revolt("milan")
    assert income(s.g, france) == base, "it must be controlled"


# -- degradation -------------------------------------------------------------------------------


@pytest.mark.rule("uRR 23.1.2", "PB 8.6")
@pytest.mark.parametrize(("veterans", "left"), [(3, 1), (4, 2), (1, 0)])
def test_23_1_2_half_of_the_veterans_rounded_up(veterans: int, left: int) -> None:
    s = Stage().put("spain", "madrid", T3V=veterans)
    s.run(degrade(s.g), idle=True)
    assert s.units("spain", "madrid").get("T3V", 0) == left
    assert s.count("spain", "madrid") == veterans


@pytest.mark.rule("uRR 23.1.2", "PB 8.6")
def test_23_1_2_extraordinary_leaders_become_ordinary_and_one_is_dismissed() -> None:
    s = Stage().put("spain", "madrid", T3=1).lead("spain", "madrid", "tactical")
    s.lead("spain", "madrid", "organizer")
    s.run(degrade(s.g), answers=["dismiss.spain.tactical.0", "done"], idle=True)
    (leader,) = leaders_of(s.g, s.power("spain"))
    assert leader.ability == "organizer"
    assert not leader.extraordinary


@pytest.mark.rule("uRR 23.1.2")
def test_23_1_2_units_may_be_given_up_or_exchanged_for_worse() -> None:
    s = Stage().put("france", "brest", S3=1).put("france", "paris", T3=2, fortress=True)
    s.run(
        give_up_units(s.g, Player(1)),
        answers=["degrade.france.S3.brest", "scrap.france.T3.paris", "raze.paris", "done"],
    )
    assert s.units("france", "brest") == {"S2": 1}
    assert s.units("france", "paris") == {"T3": 1}
    assert not has_fortress(s.g, s.at("paris"))


@pytest.mark.rule("uRR 23.1.2")
def test_23_1_2_the_eliminated_are_available_again_also_of_minors() -> None:
    s = Stage().put("spain", "madrid", T3=1).put("genoa", "genoa", T2=1)
    s.g.eliminate(s.power("spain"), s.at("madrid"), T3)
    s.g.eliminate(s.power("genoa"), s.at("genoa"), T2)
    s.run(degrade(s.g), idle=True)
    assert available_units(s.g, s.power("spain"), T3) == 4
    assert available_units(s.g, s.power("genoa"), T2) == 1


@pytest.mark.rule("uRR 23.1.2", "uRR 21.3.2", "uRR 21.5.4", "uRR 19.3")
def test_23_1_2_markers_of_the_turn_go() -> None:
    s = Stage()
    spain, france = s.power("spain"), s.power("france")
    s.g.give_casus_belli(spain, france)
    s.g.force_peace(spain, france)
    s.g.win_technology(spain, "land")
    s.g.realm.grants = [Grant(spain, "piracy", "calvin"), Grant(spain, "piracy", "a card")]
    remove_markers(s.g)
    realm = s.g.realm
    assert (realm.casus_belli, realm.forced_peace, realm.techs) == ({}, {}, {})
    assert [grant.card for grant in realm.grants] == ["calvin"], "that of an event in force stays"


# -- agitation ---------------------------------------------------------------------------------


@pytest.mark.rule("uRR 23.2", "PB 8.8")
@pytest.mark.parametrize(
    ("answers", "expected"),
    [(["calm.T3.madrid"], 0), (["calm.T2.madrid", "revolts"], 1), (["revolts"], 3)],
)
def test_23_2_the_example_of_spain(answers: list[str], expected: int) -> None:
    s = Stage().unrest("spain", 13).put("spain", "madrid", T3=1, T2=1)
    s.run(social_agitation(s.g, s.power("spain")), answers=answers, idle=True)
    assert revolts(s, "spain") == [2] * expected
    assert s.g.realm.unrest[s.power("spain")] == 13


@pytest.mark.rule("uRR 23.2", "PB 8.9")
def test_23_2_the_example_of_france() -> None:
    """Unrest 16, one troop of quality 2: six revolts."""
    s = Stage().unrest("france", 16).put("france", "paris", T2=1)
    s.run(social_agitation(s.g, s.power("france")), answers=["calm.T2.paris"], idle=True)
    assert revolts(s, "france") == [2] * 6


@pytest.mark.rule("uRR 23.2")
def test_23_2_none_up_to_twice_the_vitality() -> None:
    s = Stage().unrest("spain", 10)
    assert excess_unrest(s.g, s.power("spain")) == 0
    s.run(social_agitation(s.g, s.power("spain")))
    assert revolts(s, "spain") == []


@pytest.mark.rule("uRR 23.2")
def test_23_2_dispersed_troops_do_not_help() -> None:
    s = Stage().unrest("spain", 11).put("spain", "madrid", T3=1)
    s.g.disperse(s.power("spain"), s.at("madrid"), T3)
    s.run(social_agitation(s.g, s.power("spain")), idle=True)
    assert revolts(s, "spain") == [2]
    assert not [ask for ask in s.asked if ask.kind == "agitation"]


@pytest.mark.rule("uRR 23.2")
def test_23_2_a_leader_goes_on_when_his_troops_disperse() -> None:
    s = Stage().unrest("spain", 12).put("spain", "madrid", T2=1, leader="tactical")
    s.run(social_agitation(s.g, s.power("spain")), answers=["calm.T2.madrid"], idle=True)
    (leader,) = leaders_of(s.g, s.power("spain"))
    assert WORLD.is_box(leader.place)


@pytest.mark.rule("uRR 23.2")
def test_23_2_collapse_at_twenty_or_with_revolts_everywhere() -> None:
    s = Stage().unrest("netherlands", 19)
    netherlands = s.power("netherlands")
    assert not has_collapsed(s.g, netherlands)
    s.unrest("netherlands", 20)
    assert has_collapsed(s.g, netherlands)
    s.unrest("netherlands", 3)
    for area in ("amsterdam", "zeeland", "breda", "friesland"):
        s.revolt(area)
    assert has_collapsed(s.g, netherlands)


# -- dynasties ---------------------------------------------------------------------------------


@pytest.mark.rule("uRR 23.3", "PB 8.9")
def test_23_3_the_example_of_france() -> None:
    s = Stage().unrest("france", 16).put("france", "paris", T2=1, leader="tactical", fortress=True)
    s.put("france", "brest", S2=1).merchants("tc_east_atlantic", "france").revolt("tours")
    s.ally("scotland", "france")
    s.g.state.vp[1] = 6
    france = s.power("france")
    s.run(dynastic_change(s.g, france))
    assert s.g.state.vp[1] == 2
    assert s.g.realm.unrest[france] == 4
    assert s.g.state.units[france] == {}
    assert leaders_of(s.g, france) == []
    assert not has_fortress(s.g, s.at("paris"))
    assert s.g.state.merchants(WORLD.center["tc_east_atlantic"], france) == 0
    assert s.holder("tours") == "france"
    assert major_of(s.g, s.power("scotland")) == -1
    s.turn(7).run(new_dynasties(s.g), idle=True)
    assert revolts(s, "france") == [3, 3]
    s.run(enter_powers(s.g), idle=True)
    assert s.g.realm.deployment[france] == 10


@pytest.mark.rule("uRR 23.3", "uRR 23.2")
def test_23_3_after_a_collapse_it_costs_twice_as_much() -> None:
    s = Stage().unrest("spain", 20)
    s.run(check_unrest(s.g), idle=True)
    assert s.g.state.vp[0] == -10
    assert s.g.realm.unrest[s.power("spain")] == 5
    assert [event.vp for event in s.events(DynastyChanged)] == [10]


@pytest.mark.rule("uRR 23.2", "uRR 23.3")
def test_23_3_a_player_may_change_a_dynasty_of_his_own_will() -> None:
    s = Stage()
    s.run(check_unrest(s.g), answers=["change.barbary"], idle=True)
    assert s.g.state.vp == [0, -2, 0]
    assert s.g.realm.refounded == 1 << s.power("barbary")


@pytest.mark.rule("uRR 23.4")
def test_23_4_in_the_last_turn_powers_in_agitation_must_change() -> None:
    s = Stage().unrest("spain", 11).unrest("france", 8)
    s.run(last_end_of_turn(s.g))
    assert s.g.state.vp == [0, 0, 0]
    s.turn(8).run(last_end_of_turn(s.g))
    assert s.g.state.vp == [-5, 0, 0]


# -- the sequence ------------------------------------------------------------------------------


@pytest.mark.rule("uRR 23", "uRR 8.3")
def test_23_the_steps_follow_the_list_of_the_book() -> None:
    names = [step.__name__ for step in STEPS]
    assert names == [
        "wars_end",
        "competition",
        "economy",
        "degradation",
        "agitation",
        "victory_points",
        "last_turn",
    ]


@pytest.mark.rule("uRR 23")
def test_23_it_goes_on_from_the_step_that_the_state_names() -> None:
    s = Stage().war("france", "spain").unrest("spain", 5)
    s.g.state.turn_end_step = 2
    procedure = turn_end(s.g)
    stop = next(procedure)
    assert isinstance(stop, Checkpoint)
    assert stop.name == "turn end 2"
    s.run(turn_end(s.g), idle=True)
    assert are_at_war(s.g, s.power("france"), s.power("spain")), "the wars had been dealt with"
    assert s.g.state.turn_end_step == 0


@pytest.mark.rule("uRR 23", "uRR 8.3")
def test_23_a_whole_end_of_turn() -> None:
    s = Stage().war("france", "huguenots", "french_wars_of_religion", 1)
    s.morale("huguenots", "france", 1).alliance("england", "huguenots")
    s.run(turn_end(s.g), idle=True)
    assert s.g.realm.wars == []
    assert not are_allied(s.g, s.power("england"), s.power("huguenots"))
    assert s.g.state.vp[2] > 1
