"""uRR 17: building leaders, their faces, those of history."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import S3, T3
from tercio.games.ultima_ratio_regis.model.power_questions import points_of
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import move_party
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    ability,
    commander,
    force_at,
)
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import (
    bring_historical,
    enlist,
    post_option,
    posts,
    retire_extraordinary,
)

from .stage import WORLD, Stage


def number_of(ability: str) -> str:
    return str(WORLD.leader_counters.index(ability))


@pytest.mark.rule("uRR 17", "uRR 17.2", "uRR 17.3")
def test_17_3_an_admiral_is_kept_for_three_unrest() -> None:
    """Example 4.15: unrest does not exceed vitality."""
    stage = Stage().put("netherlands", "sea_ns", S3=1).unrest("netherlands", 3)
    power = stage.power("netherlands")
    leader = stage.run(enlist(stage.g, power), [], ["extraordinary"], draws=[number_of("admiral")])
    assert (leader.ability, leader.extraordinary, leader.on) == ("admiral", True, "squadron")
    assert stage.g.realm.unrest[power] == 6
    assert leader.number not in stage.g.state.leader_pool


@pytest.mark.rule("uRR 17.3")
def test_17_3_above_its_vitality_a_power_has_ordinary_leaders_only() -> None:
    stage = Stage().put("netherlands", "sea_ns", S3=1).unrest("netherlands", 4)
    power = stage.power("netherlands")
    leader = stage.run(enlist(stage.g, power), [], [], draws=[number_of("admiral")])
    assert not leader.extraordinary
    assert stage.g.realm.unrest[power] == 4


@pytest.mark.rule("uRR 17.2")
def test_17_2_a_new_leader_may_replace_one_even_if_besieged() -> None:
    stage = Stage().put("france", "paris", T3=1, leader="ordinary", fortress=True)
    stage.put("france", "tours", T3=1).unrest("france", 5)
    stage.war("spain", "france").siege("spain", "paris").put("spain", "paris", T3=1)
    power = stage.power("france")
    (old,) = leaders_of(stage.g, power)
    leader = stage.run(
        enlist(stage.g, power),
        [],
        [f"replace.paris.{old.number}"],
        draws=[number_of("tactical") if old.ability != "tactical" else number_of("creative")],
    )
    assert leader.place == stage.at("paris")
    assert leaders_of(stage.g, power) == [leader]
    assert old.number in stage.g.state.leader_pool


@pytest.mark.rule("uRR 17.2", "uRR 17.1")
def test_17_2_where_a_leader_can_be_placed() -> None:
    """On troops, squadrons and fortresses, also of minors; not where they are besieged."""
    stage = Stage().put("england", "london", T3=1).put("england", "sea_ea", S2=1)
    stage.put("scotland", "edinburgh", T2=1).put("england", "bristol", fortress=True)
    stage.put("england", "dublin", T2=1, fortress=True).war("spain", "england")
    stage.put("spain", "dublin", T3=1).siege("spain", "dublin")
    assert sorted(posts(stage.g, stage.power("england"))) == [
        "onto.bristol.fortress",
        "onto.edinburgh.troop",
        "onto.london.troop",
        "onto.sea_ea.squadron",
    ]


@pytest.mark.rule("uRR 17.2", "uRR 9")
def test_17_2_building_a_leader_is_an_action() -> None:
    stage = Stage().impulse(1)
    power, action = stage.power("france"), ACTIONS["build_leader"]
    assert not action.may(stage.g, power)
    stage.put("france", "paris", T3=1).unrest("france", 9)
    assert action.may(stage.g, power)
    assert stage.run(action.take(stage.g, power), [], [], draws=["0"])
    assert points_of(stage.g, power) == 0
    assert len(leaders_of(stage.g, power)) == 1
    stage.g.state.leader_pool.clear()
    assert not action.may(stage.g, power)


@pytest.mark.rule("uRR 17.3.1")
def test_17_3_1_historical_leaders_cost_nothing_and_are_not_in_the_pool() -> None:
    stage = Stage().unrest("spain", 9)
    id, row = "farnese", WORLD.historical_leaders["farnese"]
    power = stage.power("spain")
    assert stage.run(bring_historical(stage.g, power, id)) is None
    stage.put("spain", "madrid", T3=1)
    pool = stage.g.state.leader_pool[:]
    leader = stage.run(bring_historical(stage.g, power, id))
    assert (leader.id, leader.ability, leader.extraordinary) == (id, row.ability, True)
    assert stage.g.realm.unrest[power] == 9
    stage.g.remove_leader(leader)
    assert stage.g.state.leader_pool == pool


@pytest.mark.rule("uRR 17.3.2")
def test_17_3_2_who_commands() -> None:
    stage = Stage().put("france", "paris", T3=1)
    force = force_at(stage.g, stage.power("france"), stage.at("paris"))
    assert commander(force) is None
    order = ["ordinary", "organizer", "creative", "determined", "admiral", "tactical"]
    for name in order:
        stage.lead("france", "paris", name)
        force = force_at(stage.g, stage.power("france"), stage.at("paris"))
        assert ability(force) == (None if name == "ordinary" else name)


@pytest.mark.rule("uRR 17.1")
def test_17_1_a_leader_in_the_fortress_joins_the_troops() -> None:
    stage = Stage().put("france", "paris", T3=1, fortress=True, leader="tactical", on="fortress")
    assert ability(force_at(stage.g, stage.power("france"), stage.at("paris"))) == "tactical"
    port = Force(stage.power("france"), stage.at("rouen"), {})
    stage.put("france", "rouen", T3=1, S3=1, leader="admiral", on="squadron")
    assert ability(port) is None
    assert ability(force_at(stage.g, port.power, port.place)) is None


@pytest.mark.rule("uRR 17.3.3", "uRR 23.1.2")
def test_17_3_3_at_the_end_of_the_turn_all_are_ordinary() -> None:
    stage = Stage().put("france", "paris", T3=1, leader="tactical")
    retire_extraordinary(stage.g)
    assert [leader.extraordinary for leader in stage.g.state.leaders] == [False]


@pytest.mark.rule("uRR 17.2", "uRR 18.1")
def test_18_1_dispersed_troops_are_told_from_those_of_the_map() -> None:
    stage = Stage().put("spain", "WM", T3=1).put("spain", "madrid", T3=1)
    found = posts(stage.g, stage.power("spain"))
    texts = {key: post_option(stage.g, key, post, "").text for key, post in found.items()}
    assert texts["onto.WM.troop"] == "option-onto-dispersed"
    assert texts["onto.madrid.troop"] == "option-onto-troop"


@pytest.mark.rule("uRR 17.1")
def test_17_1_a_leader_stays_with_what_is_left_of_his_own_kind() -> None:
    """At sea a squadron of 2-3 is company enough for an admiral; in port it is none for a general,
    who goes with the last troop."""
    s = Stage().put("spain", "sea_wm", S2=1, S3=1, leader="admiral", on="squadron")
    spain = s.power("spain")
    move_party(s.g, Force(spain, s.at("sea_wm"), {(spain, S3): 1}), s.at("barcelona"), "squadron")
    (admiral,) = leaders_of(s.g, spain)
    assert admiral.place == s.at("sea_wm")
    s = Stage().put("spain", "barcelona", T3=1, S2=1, leader="tactical")
    move_party(s.g, Force(spain, s.at("barcelona"), {(spain, T3): 1}), s.at("madrid"), "troop")
    (general,) = leaders_of(s.g, spain)
    assert (general.place, general.on) == (s.at("madrid"), "troop")


@pytest.mark.rule("uRR 17.1", "uRR 13.4")
@pytest.mark.parametrize(
    ("owner", "goes_to", "on"), [("spain", "", "fortress"), ("france", "madrid", "troop")]
)
def test_17_1_who_would_be_left_alone_goes_along_or_into_his_fortress(
    owner: str, goes_to: str, on: str
) -> None:
    """The last Spanish troop leaves Barcelona, which is Spanish, or which it has besieged."""
    s = Stage().war("spain", "france").own(owner, "barcelona")
    s.put("spain", "barcelona", T3=1, leader="tactical").put(owner, "barcelona", fortress=True)
    spain = s.power("spain")
    move_party(s.g, Force(spain, s.at("barcelona"), {(spain, T3): 1}), s.at("madrid"), "troop")
    (general,) = leaders_of(s.g, spain)
    assert (general.place, general.on) == (s.at(goes_to or "barcelona"), on)
