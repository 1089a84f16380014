"""Bases, fleets, tactical movement at sea, fleets in port (uRR 11.1 to 11.3, 11.6)."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, points_of
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import (
    nearest_ports,
    ports_in_range,
    ports_of,
)
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import formed
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_movement import (
    cruise,
    may_cruise,
    may_put_to_sea,
    put_to_sea,
    recall_baseless,
)
from tercio.games.ultima_ratio_regis.rules.naval_actions.seeking import enemy_fleets
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def go(stage: Stage, power: str, *answers: str, dice: tuple[int, ...] = ()) -> bool:
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    return bool(stage.run(cruise(stage.g, stage.power(power)), dice=dice, answers=answers))


def reasons(stage: Stage, power: str, thing: str, *answers: str) -> set[str]:
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    ask = stage.ask(cruise(stage.g, stage.power(power)), answers)
    assert ask.explain is not None
    return {refusal.message.removeprefix("forbid-") for refusal in ask.explain(thing)}


def in_range(stage: Stage, power: str, sea: str) -> set[str]:
    world = stage.g.world
    mask = ports_in_range(stage.g, stage.power(power), stage.at(sea))
    return {world.location_ids[a] for a in world.area_places if mask >> a & 1}


# -- bases ---------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 11.1")
def test_11_1_a_base_touches_the_sea_or_the_next_one() -> None:
    stage = Stage()
    assert in_range(stage, "netherlands", "sea_ea") == set()
    assert "amsterdam" in in_range(stage, "netherlands", "sea_ns")
    stage.g.set_distance(2, 2)
    assert "amsterdam" in in_range(stage, "netherlands", "sea_ea")


@pytest.mark.rule("uRR 11.1.3", "uRR 18.6.2")
def test_11_1_3_the_printed_example_amsterdam_and_the_caribbean() -> None:
    """PB 4.9: with a distance of 2, a Dutch fleet may operate in the Caribbean."""
    stage = Stage()
    assert in_range(stage, "netherlands", "sea_cs") == set()
    stage.g.set_distance(2, 2)
    assert "amsterdam" in in_range(stage, "netherlands", "sea_cs")
    assert "amsterdam" in in_range(stage, "netherlands", "sea_soa")
    assert in_range(stage, "netherlands", "sea_io") == set()


@pytest.mark.rule("uRR 18.4.1")
def test_18_4_1_without_interest_a_port_is_no_base() -> None:
    stage = Stage().control("france", "seville")
    assert not ports_of(stage.g, stage.power("france")) >> stage.at("seville") & 1
    stage.interest("france", "WM")
    assert ports_of(stage.g, stage.power("france")) >> stage.at("seville") & 1


@pytest.mark.rule("uRR 18.6.1")
def test_18_6_1_gibraltar_is_no_base_for_the_atlantic() -> None:
    stage = Stage()
    assert "gibraltar" not in in_range(stage, "spain", "sea_ea")
    assert "gibraltar" in in_range(stage, "spain", "sea_wm")
    assert "coruna" not in in_range(stage, "spain", "sea_wm")


@pytest.mark.rule("uRR 11.1.1")
def test_11_1_1_without_a_base_squadrons_go_to_the_nearest() -> None:
    stage = Stage().put("france", "sea_ns", S3=1, S2D=1, leader="admiral", on="squadron")
    stage.control("england", "calais")
    ports = nearest_ports(stage.g, stage.power("france"), stage.at("sea_ns"))
    assert ports >> stage.at("rouen") & 1
    stage.run(recall_baseless(stage.g), answers=["port.rouen"])
    assert stage.units("france", "rouen") == {"S3": 1, "S2D": 1}
    assert stage.g.state.leaders[0].place == stage.at("rouen")


@pytest.mark.rule("uRR 11.1.1", "uRR 17.1", "uRR 20.2")
def test_11_1_1_a_leader_stays_with_squadrons_that_have_a_base() -> None:
    """The Genoese squadron has none in the North Sea; the Spanish one and the admiral stay."""
    stage = Stage().put("spain", "sea_ns", S3=1, leader="admiral", on="squadron")
    stage.put("genoa", "sea_ns", S3=1)
    stage.run(recall_baseless(stage.g), idle=True)
    assert (stage.units("spain", "sea_ns"), stage.units("genoa", "sea_ns")) == ({"S3": 1}, {})
    assert stage.g.state.leaders[0].place == stage.at("sea_ns")


@pytest.mark.rule("uRR 11.1.1", "uRR 14.2")
def test_11_1_1_without_any_port_squadrons_are_lost() -> None:
    stage = Stage().put("huguenots", "sea_ea", S2=1, leader="ordinary", on="squadron")
    for area in ("bordeaux", "narbonne"):
        stage.control("france", area)
    stage.run(recall_baseless(stage.g))
    assert stage.g.state.eliminated[stage.power("huguenots")] != {}
    assert stage.g.state.leaders == []


# -- fleets in port ------------------------------------------------------------------------------


@pytest.mark.rule("uRR 11.6")
def test_11_6_squadrons_put_to_sea_at_the_start_of_an_impulse() -> None:
    """PB 5: the squadron of Genoa goes out to the Western Mediterranean for nothing."""
    stage = Stage().put("genoa", "genoa", S3=1).impulse(0)
    spain = stage.power("spain")
    assert not stage.run(put_to_sea(stage.g, spain), answers=["back"])
    assert stage.run(put_to_sea(stage.g, spain), answers=["sail.genoa.S3.genoa.sea_wm"])
    assert stage.units("genoa", "sea_wm") == {"S3": 1}
    assert points_of(stage.g, spain) == 1


@pytest.mark.rule("uRR 11.6")
def test_11_6_not_those_that_were_damaged_or_came_in_later() -> None:
    stage = Stage().put("england", "london", S3D=1).impulse(2)
    england = stage.power("england")
    assert not may_put_to_sea(stage.g, england)
    stage.put("england", "london", S3=1)
    assert not may_put_to_sea(stage.g, england)
    stage.impulse(2)
    assert may_put_to_sea(stage.g, england)


@pytest.mark.rule("uRR 11.6", "uRR 18.6.1")
def test_11_6_a_fleet_in_gibraltar_does_not_go_to_the_atlantic() -> None:
    stage = Stage().put("spain", "gibraltar", S3=1, leader="admiral", on="squadron").impulse(0)
    ask = stage.ask(put_to_sea(stage.g, stage.power("spain")))
    assert [o.key for o in ask.options] == ["sail.spain.S3.gibraltar.sea_wm", "back"]
    stage.run(put_to_sea(stage.g, stage.power("spain")), answers=["sail.spain.S3.gibraltar.sea_wm"])
    assert stage.g.state.leaders[0].place == stage.at("sea_wm")


# -- tactical movement ---------------------------------------------------------------------------


@pytest.mark.rule("uRR 11", "uRR 11.3")
def test_11_3_the_printed_example_east_atlantic() -> None:
    """PB 4.5 and 4.6: the English attack; 3 and 4 against 4 and 2 with a conscript. The French
    squadron goes damaged to Rouen; a morale point is lost."""
    stage = Stage().war("england", "france")
    stage.put("england", "sea_ea", S3=1, S2=1, leader="ordinary", on="squadron")
    stage.put("france", "sea_ea", S3=1, leader="ordinary", on="squadron").unrest("france", 4)
    english = leaders_of(stage.g, stage.power("england"))[0]
    french = leaders_of(stage.g, stage.power("france"))[0]
    assert go(
        stage,
        "england",
        f"leader.sea_ea.{english.ability}{english.number}",
        "everybody",
        "goal.sea_ea",
        f"attack.france.{french.ability}{french.number}",
        "fight",
        "all",
        "conscript",
        "port.rouen",
        dice=(2, 4, 4, 3),
    )
    assert stage.units("france", "rouen") == {"S3D": 1}
    assert stage.units("england", "sea_ea") == {"S2": 1, "S3": 1}
    assert stage.g.realm.morale[stage.power("england")][stage.power("france")] == 1
    assert stage.g.realm.unrest[stage.power("france")] == 5


@pytest.mark.rule("uRR 11.3")
def test_11_3_a_fleet_goes_to_the_next_sea_and_joins_others_there() -> None:
    """PB 4.5: with a leader, the squadron of the North Sea could have joined the two others."""
    stage = Stage().war("england", "france").put("england", "sea_ea", S3=1)
    stage.put("england", "sea_ns", S2=1, leader="ordinary", on="squadron")
    stage.put("france", "sea_ea", S2=1)
    assert go(
        stage,
        "england",
        "unit.england.S2.sea_ns",
        "goal.sea_ea",
        "attack.france.S2",
        "absorb",
        "withdraw",
        "port.rouen",
    )
    assert stage.units("england", "sea_ea") == {"S2": 1, "S3": 1}
    assert stage.units("france", "rouen") == {"S2": 1}


@pytest.mark.rule("uRR 11.3")
def test_11_3_beaten_enemies_make_way_for_the_next_in_the_same_action() -> None:
    stage = Stage().war("england", "france").put("england", "sea_ea", S3=1)
    stage.put("france", "sea_ea", S2=1, S3=1)
    assert go(
        stage,
        "england",
        "unit.england.S3.sea_ea",
        "goal.sea_ea",
        "attack.france.S2",
        "withdraw",
        "port.rouen",
        "attack.france.S3",
        "withdraw",
        "port.rouen",
    )
    assert stage.units("france", "sea_ea") == {}


@pytest.mark.rule("uRR 11.3")
def test_11_3_after_a_draw_the_action_is_over() -> None:
    stage = Stage().war("england", "france").put("england", "sea_ea", S3=1)
    stage.put("france", "sea_ea", S3=1)
    attack = ("unit.england.S3.sea_ea", "goal.sea_ea", "attack.france.S3", "fight")
    assert go(stage, "england", *attack, dice=(3, 3))
    assert stage.units("france", "sea_ea") == {"S3": 1}
    assert stage.units("england", "sea_ea") == {"S3": 1}


@pytest.mark.rule("uRR 11.3", "uRR 11.1")
def test_11_3_where_a_fleet_may_not_go() -> None:
    stage = Stage("wars_of_religion", 4).put("netherlands", "sea_ns", S3=1)
    stage.own("netherlands", "amsterdam", "lubeck")
    who = "unit.netherlands.S3.sea_ns"
    assert reasons(stage, "netherlands", "sea:sea_ea", who) == {"out-of-range-of-bases"}
    assert "not-this-sea-or-the-next" in reasons(stage, "netherlands", "sea:sea_wm", who)
    stage = Stage().put("spain", "sea_wm", S3=1)
    assert "galleys-stay-inside" in reasons(stage, "spain", "sea:sea_ea", "unit.spain.S3.sea_wm")


@pytest.mark.rule("uRR 7.2", "uRR 11.3")
def test_7_2_a_fleet_does_not_go_to_a_sea_without_a_theater_in_play() -> None:
    stage = Stage().put("netherlands", "sea_ns", S3=1)
    stage.g.set_distance(2, 2)
    who = "unit.netherlands.S3.sea_ns"
    assert reasons(stage, "netherlands", "sea:sea_bs", who) == {"no-such-sea-in-the-scenario"}
    assert reasons(stage, "netherlands", "sea:sea_ea", who) == set()


@pytest.mark.rule("uRR 11.2", "uRR 15.1.2")
def test_11_2_a_fleet_is_no_larger_than_the_stack_of_its_base() -> None:
    """A domain overseas, as the Philippines would be, stacks two."""
    stage = Stage().put("spain", "sea_po", S3=3, leader="admiral", on="squadron")
    stage.own("spain", "philippines")
    leader = f"leader.sea_po.admiral{stage.g.state.leaders[0].number}"
    assert formed(stage.g, [stage.power("spain")], stage.at("sea_po"))[0].size == 3
    assert reasons(stage, "spain", "sea:sea_sc", leader, "everybody") == {
        "fleet-too-large-for-its-bases"
    }
    two = ("take.spain.S3", "take.spain.S3", "done", "goal.sea_sc")
    assert go(stage, "spain", leader, *two)
    assert stage.units("spain", "sea_sc") == {"S3": 2}


@pytest.mark.rule("uRR 11.2")
def test_11_2_squadrons_without_a_leader_act_one_by_one() -> None:
    stage = Stage().war("england", "france").put("france", "sea_ea", S3=2, S2=1)
    fleets = enemy_fleets(stage.g, stage.power("england"), stage.at("sea_ea"))
    assert sorted(fleet.size for fleet in fleets) == [1, 1]


@pytest.mark.rule("uRR 11.3")
def test_11_3_with_nowhere_to_go_and_nobody_to_fight_there_is_no_action() -> None:
    stage = Stage().put("netherlands", "sea_ns", S3=1)
    assert not may_cruise(stage.g, stage.power("netherlands"))
    stage.war("netherlands", "france").put("france", "sea_ns", S3=1)
    assert may_cruise(stage.g, stage.power("netherlands"))
    assert not go(stage, "netherlands", "back")
    assert points_of(stage.g, stage.power("netherlands")) == 2


@pytest.mark.rule("uRR 20.2", "uRR 11.1")
def test_20_2_a_minors_fleet_may_lie_in_ports_of_its_ally_in_its_own_theaters() -> None:
    """Genoa belongs to the Western and the Central Mediterranean."""
    stage = Stage()
    ports = ports_of(stage.g, stage.power("genoa"))
    for area in ("genoa", "barcelona", "naples"):
        assert ports >> stage.at(area) & 1
    for area in ("brugge", "cuba", "marseille"):
        assert not ports >> stage.at(area) & 1


@pytest.mark.rule("uRR 20.2", "uRR 20.5")
def test_20_2_but_not_without_an_ally() -> None:
    stage = Stage()
    stage.g.realm.patron[stage.power("genoa")] = NOBODY
    ports = ports_of(stage.g, stage.power("genoa"))
    assert ports == stage.g.state.held[stage.power("genoa")] & WORLD.coastal
