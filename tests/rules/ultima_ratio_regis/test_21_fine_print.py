"""Small print of diplomacy, victory and the end of a turn (uRR 21 to 24), each from both sides."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import MoraleTaken
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, player_of, points_of
from tercio.games.ultima_ratio_regis.model.views import result
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war, has_casus_belli
from tercio.games.ultima_ratio_regis.rules.deployment.deployment import deploy
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import income
from tercio.games.ultima_ratio_regis.rules.end_of_turn.agitation import social_agitation
from tercio.games.ultima_ratio_regis.rules.end_of_turn.victory_points import presence_vp
from tercio.games.ultima_ratio_regis.rules.land_movement.control import take_control
from tercio.games.ultima_ratio_regis.rules.major_powers.expeditionary_corps import send_corps
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import (
    end_all_wars,
    may_open_peace,
    open_peace,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.war import declare_war, war_by_event
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import ports_in_range
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_movement import cruise
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import turn_start
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


@pytest.mark.rule("uRR 21.2.1")
def test_21_2_1_ports_of_an_ally_are_no_bases() -> None:
    """With a distance of 1 no English port reaches the Western Mediterranean, nor does Marseille,
    which is an ally's."""
    s = Stage().alliance("england", "france")
    england, sea = s.power("england"), s.at("sea_wm")
    assert not ports_in_range(s.g, england, sea)
    s.own("england", "marseille")
    assert ports_in_range(s.g, england, sea) == 1 << s.at("marseille")


@pytest.mark.rule("uRR 21.2.2", "uRR 11.4.1")
@pytest.mark.parametrize(("lender", "asked"), [(True, 0), (False, 1)])
def test_21_2_2_enemies_of_the_lender_alone_do_not_stop_a_corps(lender: bool, asked: int) -> None:
    """PB 7.6: an English troop sails to the Netherlands past a Spanish squadron. Spain is at war
    with England alone, or with the Netherlands alone."""
    s = Stage().alliance("england", "netherlands").put("england", "london", T2=1)
    s.war("spain", "england" if lender else "netherlands").put("spain", "sea_ns", S3=1)
    s.impulse(2, england=1)
    answers = ["lend.england.netherlands.T2.london", "corps.amsterdam"]
    s.run(send_corps(s.g, s.power("england")), answers=answers, idle=True)
    assert [ask.kind for ask in s.asked].count("intercept-transport") == asked
    assert s.units("netherlands", "amsterdam") == {"T2": 1}


@pytest.mark.rule("uRR 21.2.3", "uRR 11.3")
def test_21_2_3_a_fleet_leaves_its_sea_without_squadrons_of_allies() -> None:
    """A Dutch admiral goes to the East Atlantic; the English squadron that fights under him in the
    North Sea stays there, though England could be based in both."""
    s = Stage().alliance("england", "netherlands").war("spain", "netherlands")
    s.war("england", "spain").put("england", "sea_ns", S3=1)
    s.put("netherlands", "sea_ns", S2=1, leader="admiral", on="squadron")
    s.g.set_distance(2, 2)
    s.impulse(2, netherlands=1)
    leader = f"leader.sea_ns.admiral{s.g.state.leaders[0].number}"
    s.run(cruise(s.g, s.power("netherlands")), answers=[leader, "goal.sea_ea"], idle=True)
    assert s.units("netherlands", "sea_ea") == {"S2": 1}
    assert s.units("england", "sea_ns") == {"S3": 1}


@pytest.mark.rule("uRR 21.3.5", "uRR 20.2")
def test_21_3_5_a_key_area_of_a_minor_costs_its_ally_morale() -> None:
    """Rome, of the Papacy, is taken from Spain's ally; Ancona, which is not key, costs nothing."""
    s = Stage().war("france", "spain").put("france", "rome", T2=1).put("france", "ancona", T2=1)
    france, spain = s.power("france"), s.power("spain")
    assert WORLD.key >> s.at("rome") & 1
    s.run(take_control(s.g, france, s.at("ancona")), idle=True)
    assert s.g.realm.morale[france][spain] == 0
    s.run(take_control(s.g, france, s.at("rome")), idle=True)
    assert s.g.realm.morale[france][spain] == 1


@pytest.mark.rule("uRR 21.3.3", "uRR 21.3.5")
def test_21_3_5_who_helps_an_ally_loses_no_morale() -> None:
    """England joins the war of the Huguenots without a casus belli, and for no action."""
    s = Stage().alliance("england", "huguenots").impulse(2)
    england, france = s.power("england"), s.power("france")
    s.run(
        war_by_event(s.g, france, s.power("huguenots"), "french_wars_of_religion", vp=1),
        answers=["join-war", "minor-stays.scotland"],
    )
    assert are_at_war(s.g, england, france)
    assert s.events(MoraleTaken) == []
    assert points_of(s.g, england) == 1
    assert not s.g.state.impulse.closing


# -- victory and the end of a turn -------------------------------------------------------------


@pytest.mark.rule("uRR 22.1", "uRR 21.3.1", "uRR 21.5")
@pytest.mark.parametrize(("lost", "vp"), [(1, 0), (2, 1)])
def test_22_1_after_a_drawn_war_nobody_has_its_vp(lost: int, vp: int) -> None:
    """France has taken one point of Spain, and Spain one or two of France."""
    s = Stage().war("spain", "france", "pavia", 1).morale("france", "spain", 1)
    s.morale("spain", "france", lost)
    s.run(end_all_wars(s.g), answers=["done"] * vp, idle=True)
    assert s.g.state.vp == [vp, 0, 0]


@pytest.mark.rule("uRR 22.2", "uRR 20.2")
def test_22_2_presence_counts_areas_of_allied_minors() -> None:
    """Two Spanish areas in a theater and one of the ally make a presence; two alone do not."""
    s = Stage()
    spain, theater = s.power("spain"), WORLD.theater_areas[WORLD.theater["CM"]]
    for area in places_of(theater):
        s.own("france", WORLD.location_ids[area])
    without = presence_vp(s.g, spain)
    s.own("spain", "milan", "naples")
    assert presence_vp(s.g, spain) == without
    s.own("papacy", "rome")
    assert presence_vp(s.g, spain) == without + 1
    s.ally("papacy", "france")
    assert presence_vp(s.g, spain) == without


@pytest.mark.rule("uRR 23.1.1", "uRR 20.2")
def test_23_1_1_key_areas_of_minors_bring_nothing() -> None:
    s = Stage()
    spain = s.power("spain")
    assert WORLD.key >> s.at("rome") & 1
    before = income(s.g, spain)
    s.ally("papacy", "")
    assert income(s.g, spain) == before
    s.own("spain", "rome")
    assert income(s.g, spain) == before + 1, "as a domain of its own"


@pytest.mark.rule("uRR 23")
@pytest.mark.parametrize(("vp", "winner"), [([7, 7, 3], 1), ([8, 7, 3], 0)])
def test_23_a_tie_is_won_by_game_order(vp: list[int], winner: int) -> None:
    s = Stage()
    s.g.state.vp, s.g.state.game_order, s.g.state.over = vp, [Player(2), Player(1), Player(0)], True
    told = result(s.g)
    assert told is not None
    assert told.winners == (s.g.seats[winner],)


@pytest.mark.rule("uRR 24", "uRR 21.3.2")
def test_24_at_the_start_of_the_game_merchants_give_no_casus_belli() -> None:
    """As the test of later turns, but in the first turn of the scenario."""
    s = Stage().merchants("tc_west_med", "spain")
    s.g.realm.deployment = {s.power("france"): 2}
    answers = ["p2=deploy.france.merchant", "p2=place.tc_west_med", "p2=done"]
    s.run(deploy(s.g), answers=answers, idle=True)
    assert s.g.state.merchants(WORLD.center["tc_west_med"], s.power("france")) == 1
    assert s.g.realm.casus_belli == {}


@pytest.mark.rule("uRR 20.5", "uRR 21.3.3")
@pytest.mark.parametrize(("justified", "lost"), [(False, 1), (True, 0)])
def test_21_3_3_war_on_an_independent_minor_is_declared_like_any_other(
    justified: bool, lost: int
) -> None:
    """France on Scotland: without a casus belli against its ally England it costs a point, which
    England has, and ends the impulse. The war is worth no VP."""
    s = Stage().impulse(1, france=1).hand(1)
    france, england = s.power("france"), s.power("england")
    if justified:
        s.g.give_casus_belli(france, england)
    s.run(declare_war(s.g, france), answers=["war.scotland"], idle=True)
    assert s.g.realm.morale[england][france] == lost
    assert s.g.state.impulse.closing is not justified
    (war,) = s.g.realm.wars
    assert ({war.a, war.b}, war.vp) == ({france, england}, 0)
    assert are_at_war(s.g, france, s.power("scotland"))


@pytest.mark.rule("uRR 21.6", "uRR 21.4.1")
def test_21_6_nobody_ends_a_war_of_collapse_of_his_own_will() -> None:
    """The Ottomans, beaten by Venice and Hungary, may open peace with Venice alone: in their war
    with Hungary one of the two powers is to fall."""
    s = Stage("new_order", 5).war("ottomans", "hungary").war("ottomans", "venice")
    s.morale("venice", "ottomans", 4)
    ottomans = s.power("ottomans")
    s.impulse(player_of(s.g, ottomans))

    def enemies() -> set[str]:
        keys = {option.key for option in s.ask(open_peace(s.g, ottomans)).options}
        return {key.removeprefix("peace.") for key in keys - {"back"}}

    assert enemies() == {"hungary", "venice"}
    s.g.realm.collapsing |= 1 << s.power("hungary")
    assert enemies() == {"venice"}
    s.g.end_war(s.g.realm.wars[1])
    assert not may_open_peace(s.g, ottomans)


@pytest.mark.rule("uRR 24", "uRR 21.3.2")
def test_24_powers_that_enter_together_give_each_other_no_casus_belli() -> None:
    """Spain and France, of two players, both deploy a merchant in turn 7; Barbary was there."""
    s = Stage().turn(7).merchants("tc_west_med", "barbary")
    spain, france, barbary = (s.power(id) for id in ("spain", "france", "barbary"))
    s.g.realm.deployment = {spain: 1, france: 1}
    answers = [
        *("p1=deploy.spain.merchant", "p1=place.tc_west_med"),
        *("p2=deploy.france.merchant", "p2=place.tc_west_med"),
    ]
    s.run(deploy(s.g), answers=answers, idle=True)
    assert has_casus_belli(s.g, barbary, spain)
    assert not has_casus_belli(s.g, spain, france)
    assert not has_casus_belli(s.g, france, spain)


@pytest.mark.rule("uRR 24", "uRR 8.1.2")
@pytest.mark.parametrize(("before", "after"), [("", "catholic_league"), ("spain", "spain")])
def test_24_a_minor_comes_with_a_new_power_only_if_it_is_neutral(before: str, after: str) -> None:
    """Savoy, which the table of turn 7 gives to the Catholic League."""
    s = Stage().turn(7).ally("savoy", before)
    s.run(turn_start(s.g), idle=True)
    assert major_of(s.g, s.power("savoy")) == s.power(after)


@pytest.mark.rule("uRR 23.2", "uRR 20.2")
def test_23_2_troops_and_land_of_minors_have_no_part_in_it() -> None:
    """Spain has two revolts to place, and a Genoese troop, which is not asked for."""
    s = Stage().unrest("spain", 12).put("genoa", "genoa", T2=1)
    s.run(social_agitation(s.g, s.power("spain")), idle=True)
    assert {ask.kind for ask in s.asked} == {"revolt-where"}
    offered = {option.key for ask in s.asked for option in ask.options}
    assert not offered & {"revolt.genoa", "revolt.corsica", "revolt.ancona"}
    assert s.count("genoa", "genoa") == 1
