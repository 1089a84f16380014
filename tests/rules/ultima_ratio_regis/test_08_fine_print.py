"""Small print of the sequence, of actions and of moves (uRR 8 to 11), each from both sides."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import is_besieged
from tercio.games.ultima_ratio_regis.model.names import FORTRESS_BEGUN, Player
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, points_of
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.rules.actions.building import (
    build_troop,
    may_regroup_free,
    regroup,
    regroup_free,
)
from tercio.games.ultima_ratio_regis.rules.actions.obstacles import action_refusals
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import march
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import interceptors
from tercio.games.ultima_ratio_regis.rules.sequence.deck import build_deck
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import begin_without_cards
from tercio.games.ultima_ratio_regis.rules.sequence.impulse_edges import (
    free_leaders,
    may_send_home,
    may_swap_leaders,
    send_home,
    units_to_send_home,
)
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import (
    may_redeploy_free,
    strategic_move,
)
from tests.rules.ultima_ratio_regis.battles import battle, fight, meeting, taken
from tests.rules.ultima_ratio_regis.stage import KIND, Stage


def keys(stage: Stage, power: str, *answers: str) -> set[str]:
    """What a strategic move comes to after these answers."""
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    ask = stage.ask(strategic_move(stage.g, stage.power(power)), answers)
    return {option.key for option in ask.options}


# -- cards and the edges of an impulse ---------------------------------------------------------


@pytest.mark.rule("uRR 8.1.4")
@pytest.mark.parametrize(("players", "each"), [(3, 13), (4, 10), (5, 8), (6, 7), (7, 6), (8, 6)])
def test_8_1_4_how_many_cards_each_player_has(players: int, each: int) -> None:
    s = Stage("french_wars_of_religion", players)
    build_deck(s.g)
    assert [len(hand) for hand in s.g.state.cards.hands.values()] == [each] * players


@pytest.mark.rule("uRR 8.2.2", "uRR 21.1", "uRR 21.4.1", "uRR 11.6")
@pytest.mark.parametrize("id", ["open_peace", "declare_alliance", "put_to_sea", "sortie_free"])
def test_8_2_2_what_belongs_to_the_start_of_an_impulse_is_not_done_later(id: str) -> None:
    """All four could be done at the start, and none of them among the actions."""
    s = Stage().war("france", "england").morale("france", "england", 2).impulse(2)
    s.put("england", "london", S3=1).impulse(2)
    s.put("england", "york", T2=1, fortress=True).put("france", "york", T3=1)
    s.siege("france", "york")
    assert action_refusals(s.g, Player(2), "start", id) == []
    told = [refusal.message for refusal in action_refusals(s.g, Player(2), "action", id)]
    assert told == ["forbid-only-as-start-of-impulse"]


def besieged_general() -> Stage:
    """One leader in a besieged Paris, two more in the field."""
    s = Stage().war("huguenots", "france")
    s.put("france", "paris", T3=1, leader="tactical", fortress=True)
    s.put("huguenots", "paris", T3=1).siege("huguenots", "paris")
    return s.put("france", "lyon", T2=1, leader="creative").impulse(1)


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_a_besieged_leader_changes_places_with_nobody() -> None:
    s = besieged_general()
    france = s.power("france")
    assert not may_swap_leaders(s.g, france)
    s.put("france", "brest", T2=1, leader="organizer")
    assert may_swap_leaders(s.g, france)
    assert {leader.ability for leader in free_leaders(s.g, france)} == {"creative", "organizer"}


@pytest.mark.rule("uRR 8.2.2", "uRR 18.1")
def test_8_2_2_one_troop_goes_home_and_no_besieged_one() -> None:
    s = besieged_general().put("france", "milan", T3=1)
    france = s.power("france")
    assert set(units_to_send_home(s.g, france)) == {"home.lyon.T2", "home.milan.T3"}
    s.run(send_home(s.g, france), answers=["home.milan.T3"])
    assert s.count("france", "WE_continent") == 1
    assert not may_send_home(s.g, france), "a single unit in an impulse"


@pytest.mark.rule("uRR 8.2.3")
def test_8_2_3_it_is_one_or_the_other_and_only_for_powers_at_war() -> None:
    """England is at war, the Netherlands are not; both have a troop in the box and one at home."""
    s = (
        Stage()
        .war("england", "spain")
        .put("england", "WE_isles", T2=1)
        .put("england", "york", T2=1)
    )
    s.put("netherlands", "CE", T2=1).put("netherlands", "breda", T2=1).impulse(2)
    england, netherlands = s.power("england"), s.power("netherlands")
    begin_without_cards(s.g)
    assert (may_regroup_free(s.g, england), may_redeploy_free(s.g, england)) == (True, True)
    assert not may_regroup_free(s.g, netherlands)
    assert not may_redeploy_free(s.g, netherlands)
    s.run(regroup_free(s.g, england), answers=["regroup.england.T2.WE_isles.london", "pass"])
    assert (may_regroup_free(s.g, england), may_redeploy_free(s.g, england)) == (False, False)


# -- construction ------------------------------------------------------------------------------


@pytest.mark.rule("uRR 9.1", "uRR 10.2")
def test_9_1_a_new_troop_moves_in_the_same_action() -> None:
    s = Stage().impulse(1)
    s.run(build_troop(s.g, s.power("france")), answers=["build.france.T2.lyon", "goal.rouen"])
    assert s.units("france", "rouen") == {"T2": 1}
    assert s.units("france", "lyon") == {}
    assert points_of(s.g, s.power("france")) == 0, "one action for both"


@pytest.mark.rule("uRR 9.4", "uRR 12.1", "uRR 13.3.4")
def test_9_4_under_construction_it_stops_nobody_and_does_not_fight() -> None:
    """The Huguenots march through Tours, where walls are begun, to Rennes; in a battle before them
    one French troop has one die."""
    s = Stage().war("huguenots", "france").put("huguenots", "clermont", T3=1)
    s.g.begin_fortress(s.at("tours"))
    s.impulse(2, huguenots=1)
    way = ["unit.huguenots.T3.clermont", "goal.tours", "goal.rennes"]
    s.run(march(s.g, s.power("huguenots")), answers=way)
    assert s.count("huguenots", "rennes") == 1
    assert not is_besieged(s.g, s.at("tours"))
    assert s.g.state.fortress[s.at("tours")] == FORTRESS_BEGUN
    s = meeting(good=1)
    s.g.begin_fortress(s.at("tours"))
    fight(s, battle(s, "tours", "huguenots", "france", "clermont"), [3, 3, 3], ["all", "take"])
    assert taken(s) == [[3, 3], [3]]


@pytest.mark.rule("uRR 9.5", "uRR 18.3")
def test_9_5_nobody_regroups_in_a_siege_or_a_revolt() -> None:
    s = Stage().war("huguenots", "france").put("france", "WE_continent", T3=1).revolt("lyon")
    s.put("france", "paris", fortress=True).put("huguenots", "paris", T3=1)
    s.siege("huguenots", "paris").impulse(1, france=1)
    offered = {o.key.rpartition(".")[2] for o in s.ask(regroup(s.g, s.power("france"))).options}
    assert "troyes" in offered
    assert not {"paris", "lyon"} & offered


# -- strategic moves ---------------------------------------------------------------------------


@pytest.mark.rule("uRR 10.1", "uRR 10.2.1")
def test_10_2_1_squadrons_are_not_stopped_on_their_way() -> None:
    """A squadron goes from London to Dublin through two seas full of French ships."""
    s = Stage().war("england", "france").put("england", "norwich", S3=1)
    s.put("france", "sea_ns", S3=1).put("france", "sea_ea", S3=1).impulse(2, england=1)
    answers = ["unit.england.S3.norwich", "goal.dublin"]
    s.run(strategic_move(s.g, s.power("england")), answers=answers)
    assert s.units("england", "dublin") == {"S3": 1}
    assert not [ask for ask in s.asked if ask.kind.startswith("intercept")]


@pytest.mark.rule("uRR 10.2.1", "uRR 11.4.1")
@pytest.mark.parametrize("at_war", [False, True])
def test_10_2_1_fleets_at_peace_and_draws_stop_nobody(at_war: bool) -> None:
    """A troop goes from Plymouth to Dublin with an escort: nobody asks a fleet at peace, and one
    that draws does not stop it."""
    s = Stage().revolt("ulster").put("england", "plymouth", T3=1, S3=1)
    s.put("france", "sea_ea", S3=1)
    answers = ["unit.england.T3.plymouth", "goal.dublin"]
    if at_war:
        s.war("england", "france")
        answers += ["intercept.sea_ea.france.S3", "escort.plymouth.england.S3"]
    s.impulse(2, england=1)
    s.run(strategic_move(s.g, s.power("england")), dice=[3, 3] * at_war, answers=answers)
    assert s.count("england", "dublin") == 1
    assert s.units("france", "sea_ea") == {"S3": 1}


@pytest.mark.rule("uRR 11.4.1")
def test_11_4_1_troops_that_were_sent_back_may_try_again() -> None:
    s = Stage().war("england", "france").revolt("ulster")
    s.put("england", "plymouth", T3=1).put("france", "sea_ea", S3=1).impulse(2, england=2)
    way = ["unit.england.T3.plymouth", "goal.dublin"]
    stopped = [*way, "intercept.sea_ea.france.S3"]
    s.run(strategic_move(s.g, s.power("england")), dice=[5], answers=stopped)
    assert s.count("england", "plymouth") == 1
    s.run(strategic_move(s.g, s.power("england")), answers=way)
    assert s.count("england", "dublin") == 1


@pytest.mark.rule("uRR 10.3")
def test_10_3_a_leader_moves_squadrons_without_troops() -> None:
    """He goes to a squadron in London, takes another along, and no troop can join them."""
    s = Stage().put("england", "york", T2=1, leader="tactical").put("england", "london", S3=1, S2=1)
    s.put("england", "london", T2=1).impulse(2, england=1)
    begun = ["leader.york.tactical0", "onto.england.S3.london"]
    offered = keys(s, "england", *begun)
    assert not [key for key in offered if ".T2" in key]
    s.run(
        strategic_move(s.g, s.power("england")),
        answers=[*begun, "everybody", "goal.sea_ea", "pass"],
    )
    assert s.units("england", "sea_ea") == {"S3": 1, "S2": 1}
    assert s.units("england", "london") == {"T2": 1}
    assert [leader.place for leader in s.g.state.leaders] == [s.at("sea_ea")]


@pytest.mark.rule("uRR 10.4")
def test_10_4_between_maps_squadrons_go_one_by_one() -> None:
    s = Stage().put("spain", "sea_ea", S3=2, leader="tactical", on="squadron")
    s.g.set_distance(2, 2)
    assert "goal.sea_cs" in keys(s, "spain", "unit.spain.S3.sea_ea", "alone")
    fleet = keys(s, "spain", "leader.sea_ea.tactical0", "onto.spain.S3.sea_ea", "everybody")
    assert "goal.sea_cs" not in fleet
    assert [key for key in fleet if key.startswith("goal.")]


@pytest.mark.rule("uRR 11.4.3", "uRR 9.3")
def test_11_4_3_a_squadron_under_repair_meets_no_pirates() -> None:
    s = Stage().put("genoa", "genoa", S3=1).put("spain", "barcelona", S2D=1)
    spain, sea = s.power("spain"), s.at("sea_wm")
    assert [fleet.place for fleet in interceptors(s.g, spain, sea)] == [s.at("genoa")]
    s.g.flip_units(spain, s.at("barcelona"), KIND["S2D"])
    assert {fleet.place for fleet in interceptors(s.g, spain, sea)} == {
        s.at("genoa"),
        s.at("barcelona"),
    }


@pytest.mark.rule("uRR 18.6.1")
def test_18_6_1_atlantic_ships_stay_out_of_the_mediterranean() -> None:
    s = Stage().put("spain", "coruna", S2=1)
    s.g.set_distance(2, 2)
    assert "goal.sea_ea" in keys(s, "spain", "unit.spain.S2.coruna")
    assert not {"goal.sea_wm", "goal.barcelona", "goal.gibraltar"} & keys(
        s, "spain", "unit.spain.S2.coruna"
    )
    s.g.realm.grants.append(Grant(s.power("france"), "leave_mediterranean", "galleon"))
    s.g.realm.grants.append(Grant(s.power("spain"), "alliance", "galleon"))
    assert "goal.sea_wm" not in keys(s, "spain", "unit.spain.S2.coruna")
    s.g.realm.grants.append(Grant(s.power("spain"), "leave_mediterranean", "galleon"))
    assert "goal.sea_wm" in keys(s, "spain", "unit.spain.S2.coruna")


@pytest.mark.rule("uRR 11.4.1")
def test_11_4_1_ships_in_port_do_not_stop_troops() -> None:
    """A French squadron in Brest lets the English sail past; out at sea it is asked."""
    for place, asked in (("brest", 0), ("sea_ea", 1)):
        s = Stage().war("england", "france").revolt("ulster").put("france", place, S3=1)
        s.put("england", "plymouth", T3=1).impulse(2, england=1)
        way = ["unit.england.T3.plymouth", "goal.dublin"]
        s.run(strategic_move(s.g, s.power("england")), answers=way, idle=True)
        assert [ask.kind for ask in s.asked].count("intercept-transport") == asked
