"""Deployment (uRR 24), with the examples of the playbook (PB 2.3)."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress
from tercio.games.ultima_ratio_regis.model.names import FORTRESS, FORTRESS_BEGUN, Player
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied, has_casus_belli
from tercio.games.ultima_ratio_regis.rules.deployment.deployment import (
    collect_minor_units,
    deploy,
    enter_power,
    enter_powers,
    items,
    points_left,
)
from tercio.games.ultima_ratio_regis.rules.deployment.purchases import ITEMS, placing_ask
from tercio.games.ultima_ratio_regis.rules.major_powers.alliances import end_alliances
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import turn_start
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def say(seat: str, *steps: str) -> list[str]:
    """Answers of one player: `france.T3 lyon` buys a thing and places it; troops stay there."""
    found: list[str] = []
    for step in steps:
        item, _, place = step.partition(" ")
        found.append(f"{seat}=deploy.{item}")
        if place:
            found.append(f"{seat}=place.{place}")
        if place and item.partition(".")[2] in ("T2", "T3"):
            found.append("pass")
    return found


def only(stage: Stage, *powers: str) -> Stage:
    """Nobody else has anything to deploy."""
    points = stage.g.realm.deployment
    stage.g.realm.deployment = {stage.power(id): points[stage.power(id)] for id in powers}
    return stage


@pytest.mark.rule("uRR 24", "uRR 7.2")
def test_24_france_of_example_2_3_spends_12_points() -> None:
    s = only(Stage(), "france")
    france = s.power("france")
    assert s.g.realm.deployment[france] == 12
    steps = say(
        "p2",
        "france.S2 sea_wm",
        "france.merchant tc_west_med",
        "france.fortress lyon",
        "france.fortress_begun paris",
        "france.S3D rouen",
        "france.T3 paris",
        "france.T3 rouen",
        "france.T3 tours",
        "france.T2 paris",
        "france.leader",
    )
    s.run(deploy(s.g), answers=[*steps, "ordinary", "onto.paris.troop"])
    assert s.g.realm.deployment == {}
    assert s.units("france", "sea_wm") == {"S2": 1}
    assert s.units("france", "paris") == {"T2": 1, "T3": 1}
    assert s.g.state.fortress[s.at("lyon")] == FORTRESS
    assert s.g.state.fortress[s.at("paris")] == FORTRESS_BEGUN
    assert s.g.state.merchants(WORLD.center["tc_west_med"], france) == 1
    assert s.g.realm.unrest[france] == 4


@pytest.mark.rule("uRR 24", "uRR 17.2")
def test_24_the_huguenots_of_example_2_3_end_with_unrest_5() -> None:
    s = only(Stage(), "huguenots")
    steps = say(
        "p3",
        "huguenots.merchant tc_east_atlantic",
        "huguenots.fortress bordeaux",
        "huguenots.T3 clermont",
        "huguenots.T3 clermont",
        "huguenots.T2 clermont",
        "huguenots.unrest",
        "huguenots.leader",
    )
    s.run(deploy(s.g), answers=[*steps, "extraordinary", "onto.clermont.troop"], draws=["24"])
    assert s.g.state.leaders[0].extraordinary
    assert s.g.state.leaders[0].ability == "organizer"
    assert s.g.realm.unrest[s.power("huguenots")] == 5


@pytest.mark.rule("uRR 24", "uRR 9.1", "uRR 10.2")
def test_24_a_troop_that_is_deployed_may_make_a_strategic_move() -> None:
    """A French troop of 3-4 is raised in Paris and goes to Marseille in the same breath."""
    s = only(Stage(), "france")
    steps = ["p2=deploy.france.T3", "p2=place.paris", "goal.marseille", "p2=done"]
    s.run(deploy(s.g), answers=steps)
    assert s.units("france", "marseille") == {"T3": 1}
    assert s.units("france", "paris") == {}
    assert s.g.realm.deployment == {}


@pytest.mark.rule("uRR 24", "uRR 20.3.2", "uRR 9.1")
def test_24_a_minors_troop_may_go_to_its_ally_as_a_reinforcement_does() -> None:
    """PB 5.3: a Scottish troop that comes on the map is led to Newcastle."""
    s = only(Stage(), "england")
    s.g.realm.deployment[s.power("england")] = 0
    steps = ["p3=deploy.scotland.T2", "p3=place.edinburgh", "goal.newcastle"]
    s.run(deploy(s.g), answers=[*steps, *say("p3", "scotland.T2 glasgow")])
    assert s.units("scotland", "newcastle") == {"T2": 1}
    assert s.units("scotland", "glasgow") == {"T2": 1}


@pytest.mark.rule("uRR 24", "uRR 9.3", "uRR 10.1")
def test_24_a_squadron_that_is_ready_may_leave_the_port_where_it_was_built() -> None:
    s = only(Stage(), "france")
    steps = ["p2=deploy.france.S3", "p2=place.rouen", "goal.sea_ea", "p2=done"]
    s.run(deploy(s.g), answers=steps)
    assert s.units("france", "sea_ea") == {"S3": 1}
    s = only(Stage(), "france")
    s.run(deploy(s.g), answers=["p2=deploy.france.S3D", "p2=place.rouen", "p2=done"])
    assert s.units("france", "rouen") == {"S3D": 1}


@pytest.mark.rule("uRR 24", "uRR 17.2")
def test_24_who_a_leader_is_is_seen_before_it_is_said_where_he_goes() -> None:
    s = only(Stage().put("france", "paris", T2=1).put("france", "sea_ea", S3=1), "france")
    steps = ["p2=deploy.france.leader", "ordinary", "onto.sea_ea.squadron", "p2=done"]
    s.run(deploy(s.g), answers=steps, draws=["6"])
    assert [ask.kind for ask in s.asked] == ["leader-face", "leader-post"]
    assert (s.g.state.leaders[0].place, s.g.state.leaders[0].on) == (s.at("sea_ea"), "squadron")


@pytest.mark.rule("uRR 24", "uRR 18.6.1")
def test_24_squadrons_of_gibraltar_begin_in_the_mediterranean() -> None:
    s = only(Stage(), "spain")
    spain = s.power("spain")
    s.g.state.owned[spain] = s.g.state.held[spain] = WORLD.mask("gibraltar")
    assert ITEMS["S3"].places(s.g, spain) == [s.at("gibraltar"), s.at("sea_wm")]


@pytest.mark.rule("uRR 24")
def test_24_the_player_is_told_how_many_points_are_left() -> None:
    s = Stage()
    words = Words(game("ultima_ratio_regis"), WORLD)
    s.g.realm.deployment = {s.power("spain"): 16}
    told = words.say("ask-deploy", {"left": points_left(s.g, Player(0))})
    assert told == "What do you deploy? (points left: Spain 16)"
    collect_minor_units(s.g)
    told = words.say("ask-deploy", {"left": points_left(s.g, Player(0))})
    assert told.endswith("(points left: Spain 16; 6 units of your minor powers are to be placed)")


@pytest.mark.rule("uRR 24")
def test_24_whoever_is_content_is_not_asked_again() -> None:
    s = only(Stage(), "france", "netherlands")
    s.run(deploy(s.g), answers=["p3=done", *say("p2", "france.T2 lyon"), "p2=done"])
    assert s.units("france", "lyon") == {"T2": 1}


@pytest.mark.rule("uRR 24")
def test_24_a_choice_can_be_taken_back_before_it_is_placed() -> None:
    s = only(Stage(), "france")
    s.run(deploy(s.g), answers=["p2=deploy.france.T2", "p2=back", "p2=done"])
    assert s.g.state.units[s.power("france")] == {}


@pytest.mark.rule("uRR 24", "uRR 20.3.2")
def test_24_units_of_minors_are_placed_without_points() -> None:
    s = only(Stage(), "england")
    s.g.realm.deployment[s.power("england")] = 0
    steps = say("p3", "scotland.T2 edinburgh", "scotland.T2 glasgow")
    s.run(deploy(s.g), answers=steps)
    assert s.units("scotland", "edinburgh") == {"T2": 1}
    assert s.g.realm.to_place == {}


@pytest.mark.rule("uRR 24", "uRR 20.3.4")
def test_24_minors_deploy_with_their_ally_and_not_without_him() -> None:
    """Units of Scotland wait to be placed, but England does not deploy."""
    s = only(Stage(), "england", "huguenots")
    collect_minor_units(s.g)
    assert "deploy.scotland.T2" in {option.key for option in items(s.g, Player(2))}
    only(s, "huguenots")
    keys = {option.key for option in items(s.g, Player(2))}
    assert {key.split(".")[1] for key in keys} == {"huguenots"}


@pytest.mark.rule("uRR 24", "uRR 21.1")
@pytest.mark.parametrize("at_war", [False, True])
def test_24_a_new_power_is_allied_as_the_set_up_says_unless_they_are_at_war(at_war: bool) -> None:
    s = Stage()
    s.g.realm.alliances.clear()
    if at_war:
        s.war("spain", "netherlands")
    spain, netherlands = s.power("spain"), s.power("netherlands")
    (row,) = [row for row in WORLD.deployments(s.g.scenario.setup) if row.power == "netherlands"]
    s.run(enter_power(s.g, netherlands, row), idle=True)
    assert are_allied(s.g, spain, netherlands) != at_war


@pytest.mark.rule("uRR 24", "uRR 9.2", "uRR 9.3")
def test_24_a_squadron_that_is_only_laid_down_stays_in_port() -> None:
    s = Stage()
    france = s.power("france")
    ports = set(ITEMS["S3D"].places(s.g, france))
    assert s.at("rouen") in ports
    assert ports <= set(WORLD.area_places)
    ready = set(ITEMS["S3"].places(s.g, france))
    assert ports < ready
    assert s.at("sea_ea") in ready


@pytest.mark.rule("uRR 24", "uRR 20.3.4")
def test_24_nobody_is_content_before_all_units_of_his_minors_are_deployed() -> None:
    s = only(Stage(), "england")
    s.g.realm.deployment[s.power("england")] = 1
    with pytest.raises(AssertionError, match="done is not offered"):
        s.run(deploy(s.g), answers=[*say("p3", "scotland.T2 edinburgh"), "p3=done"])
    s.run(deploy(s.g), answers=[*say("p3", "scotland.T2 glasgow"), "p3=done"])
    assert (s.count("scotland", "edinburgh"), s.count("scotland", "glasgow")) == (1, 1)


@pytest.mark.rule("uRR 24")
def test_24_a_new_power_takes_its_home_areas_from_whoever_has_them() -> None:
    s = Stage("sixteenth_century", 3).turn(6).own("austria", "amsterdam").revolt("breda")
    s.put("austria", "zeeland")
    s.run(enter_powers(s.g))
    assert s.owner("amsterdam") == s.holder("amsterdam") == "netherlands"
    assert s.holder("breda") == "netherlands"
    assert s.g.state.rebels[s.at("breda")] == 0
    assert s.owner("bordeaux") == "huguenots"


@pytest.mark.rule("uRR 24")
def test_24_domains_only_if_nobody_has_them() -> None:
    s = Stage("italian_wars", 3).turn(5).own("russia", "riga")
    s.own("", "konigsberg")
    s.run(enter_powers(s.g))
    assert (s.owner("riga"), s.owner("konigsberg")) == ("russia", "poland")


@pytest.mark.rule("uRR 24")
def test_24_calais_does_not_join_the_league_if_it_is_english() -> None:
    s = Stage("sixteenth_century", 3).turn(7).own("england", "calais")
    s.run(enter_powers(s.g))
    assert (s.owner("calais"), s.owner("brest")) == ("england", "catholic_league")


@pytest.mark.rule("uRR 24", "uRR 21.3.2")
def test_24_merchants_of_later_entrants_give_those_present_a_casus_belli() -> None:
    s = only(Stage().turn(7).merchants("tc_west_med", "spain"), "france")
    s.merchants("tc_west_med", "barbary")
    s.run(deploy(s.g), answers=[*say("p2", "france.merchant tc_west_med"), "p2=done"])
    assert has_casus_belli(s.g, s.power("spain"), s.power("france"))
    assert not has_casus_belli(s.g, s.power("france"), s.power("spain"))
    assert not has_casus_belli(s.g, s.power("barbary"), s.power("france"))  # one player has both


@pytest.mark.rule("uRR 23.3")
def test_23_3_a_new_dynasty_deploys_with_its_income() -> None:
    s = Stage().turn(7)
    s.g.realm.refounded = 1 << s.power("france")
    s.run(enter_powers(s.g))
    assert s.g.realm.deployment[s.power("france")] == 10
    assert s.g.realm.unrest[s.power("france")] == 4


@pytest.mark.rule("uRR 24", "uRR 21.1")
def test_24_majors_that_the_scenario_allies_begin_as_allies() -> None:
    s = Stage("thirty_years_war", 4)
    g = s.g
    assert are_allied(g, s.power("spain"), s.power("portugal"))
    assert are_allied(g, s.power("ottomans"), s.power("crimea"))
    s.run(end_alliances(g))
    assert not are_allied(g, s.power("spain"), s.power("portugal"))
    s = Stage("french_wars_of_religion", 4)
    s.run(end_alliances(s.g))
    assert are_allied(s.g, s.power("spain"), s.power("netherlands"))


@pytest.mark.rule("uRR 24", "uRR 20.4.2")
def test_24_strangers_leave_the_minors_that_come_with_a_new_power() -> None:
    """Savoy, neutral until now, is an ally of the Catholic League in turn 7."""
    s = Stage().put("genoa", "turin", T2=1)
    s.turn(7).run(turn_start(s.g), idle=True)
    assert major_of(s.g, s.power("savoy")) == s.power("catholic_league")
    assert s.count("genoa", "turin") == 0


@pytest.mark.rule("uRR 24", "uRR 9.1", "uRR 20.2")
@pytest.mark.parametrize(
    ("power", "item", "area", "reasons"),
    [
        ("spain", "T3", "milan", ["is-raised-elsewhere"]),
        ("spain", "T2", "milan", []),
        ("papacy", "T2", "madrid", ["is-raised-elsewhere"]),
        ("papacy", "S2", "barcelona", ["is-raised-elsewhere"]),
        ("spain", "S3", "madrid", ["has-no-coast"]),
        ("papacy", "T2", "paris", ["no-possession-in-your-hands"]),
    ],
)
def test_24_the_player_is_told_why_this_unit_is_not_deployed_somewhere(
    power: str, item: str, area: str, reasons: list[str]
) -> None:
    s = Stage()
    ask = placing_ask(s.g, s.g.seats[0], s.power(power), ITEMS[item])
    assert ask.explain is not None
    assert [one.message for one in ask.explain(f"area:{area}")] == [f"forbid-{r}" for r in reasons]


@pytest.mark.rule("uRR 24", "uRR 20.3.2")
def test_24_fortresses_of_the_minors_that_come_with_a_new_power_stand_again() -> None:
    s = Stage().turn(7)
    s.g.destroy_fortress(s.at("turin"))
    s.run(turn_start(s.g), idle=True)
    s.run(deploy(s.g), idle=True)
    assert has_fortress(s.g, s.at("turin"))


@pytest.mark.rule("uRR 24", "uRR 20.3.4")
def test_24_minors_that_begin_as_allies_have_the_fortresses_of_their_cards() -> None:
    s = Stage()
    assert major_of(s.g, s.power("papacy")) == s.power("spain")
    s.run(deploy(s.g), idle=True)
    assert has_fortress(s.g, s.at("rome"))
    assert not has_fortress(s.g, s.at("turin")), "Savoy is neutral"


@pytest.mark.rule("uRR 24", "uRR 11.6", "PB 9.4")
def test_pb_9_4_squadrons_leave_the_ports_of_a_power_that_does_not_come() -> None:
    """With two players Brittany is independent instead of the Catholic League's."""
    stage = Stage("catholics_and_protestants", 2).turn(7).put("france", "brest", S3=1)
    stage.g.realm.special.missing[stage.power("catholic_league")] = 3
    stage.run(enter_powers(stage.g), idle=True)
    assert stage.g.state.free[stage.at("brest")] == 3
    assert stage.units("france", "brest") == {}
    ships = sum(n for _, kind, n in stacks_of(stage.g, stage.power("france")) if kind > 3)
    assert ships == 1, "in another port"
