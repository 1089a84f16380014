"""Amphibious landings (uRR 12.3)."""

from typing import Any

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import is_besieged
from tercio.games.ultima_ratio_regis.model.events.combat import CombatBegun
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.rules.combat.siege import sortie
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import act_subjugate
from tercio.games.ultima_ratio_regis.rules.land_movement.amphibious_landings import land, may_land
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import enlist
from tercio.games.ultima_ratio_regis.rules.sequence.impulse_edges import swap_leaders
from tests.rules.ultima_ratio_regis.stage import Stage


def go(stage: Stage, power: str, *answers: str, dice: tuple[int, ...] = ()) -> bool:
    return bool(stage.run(land(stage.g, stage.power(power)), dice=dice, answers=answers))


def reasons(stage: Stage, power: str, thing: str, *answers: str) -> set[str]:
    ask = stage.ask(land(stage.g, stage.power(power)), answers)
    assert ask.explain is not None
    return {refusal.message.removeprefix("forbid-") for refusal in ask.explain(thing)}


def channel(**squadrons: Any) -> Stage:
    """English troops in Plymouth, their ships in the East Atlantic, at war with France."""
    stage = Stage().war("england", "france").put("england", "plymouth", T3=2, leader="ordinary")
    stage.put("england", "sea_ea", leader="ordinary", on="squadron", **squadrons)
    return stage.impulse(2, england=2)


def army_of(stage: Stage) -> str:
    leader = next(one for one in stage.g.state.leaders if one.on == "troop")
    return f"leader.plymouth.{leader.ability}{leader.number}"


def fleet_of(stage: Stage) -> str:
    leader = next(one for one in stage.g.state.leaders if one.on == "squadron")
    return f"escort.sea_ea.england.{leader.number}"


TROOP = ("unit.england.T3.plymouth", "alone")


@pytest.mark.rule("uRR 12.3", "uRR 12.3.2")
def test_12_3_a_troop_lands_and_claims_the_area() -> None:
    stage = channel(S3=1)
    assert go(stage, "england", *TROOP, "goal.brest", "escort.sea_ea.england.S3", "claim")
    assert stage.holder("brest") == "england"
    assert stage.count("england", "brest") == 1


@pytest.mark.rule("uRR 12.3.1")
def test_12_3_1_no_more_troops_than_squadrons_of_the_escort() -> None:
    stage = channel(S3=1)
    assert "not-enough-escorts" in reasons(
        stage, "england", "area:brest", army_of(stage), "everybody"
    )
    stage = channel(S3=1, S2=1)
    assert go(stage, "england", army_of(stage), "everybody", "goal.brest", fleet_of(stage), "claim")
    assert stage.count("england", "brest") == 2


@pytest.mark.rule("uRR 12.3.1")
def test_12_3_1_without_ships_based_in_the_port_nobody_lands() -> None:
    stage = Stage().war("england", "france").put("england", "plymouth", T3=1)
    stage.put("england", "sea_ns", S3=1).impulse(2, england=1)
    assert not may_land(stage.g, stage.power("england"))
    stage.put("england", "plymouth", S3=1)
    assert may_land(stage.g, stage.power("england"))


@pytest.mark.rule("uRR 12.3.1", "uRR 13.4")
def test_12_3_1_the_besieged_do_not_land() -> None:
    """Though their ships lie in port with them."""
    stage = Stage().war("england", "france").put("england", "plymouth", T3=1, S3=1)
    stage.impulse(2, england=1)
    assert may_land(stage.g, stage.power("england"))
    stage.put("england", "plymouth", fortress=True).put("france", "plymouth", T3=1)
    stage.siege("france", "plymouth")
    assert not may_land(stage.g, stage.power("england"))


@pytest.mark.rule("uRR 12.3.1")
def test_12_3_1_troops_and_leaders_that_have_moved_do_not_land() -> None:
    stage = Stage().war("england", "france").put("england", "sea_ea", S3=1)
    stage.impulse(2, england=1).put("england", "plymouth", T3=1)
    assert not may_land(stage.g, stage.power("england"))
    stage.impulse(2, england=1)
    assert may_land(stage.g, stage.power("england"))


def leaders_offered(stage: Stage) -> int:
    ask = stage.ask(land(stage.g, stage.power("england")))
    return sum(option.key.startswith("leader.") for option in ask.options)


@pytest.mark.rule("uRR 12.3.1", "uRR 17.2")
def test_12_3_1_a_leader_who_has_come_in_the_impulse_leads_no_landing() -> None:
    stage = Stage().war("england", "france").put("england", "plymouth", T3=2)
    stage.put("england", "sea_ea", S3=1).impulse(2, england=1)
    stage.run(
        enlist(stage.g, stage.power("england")),
        answers=["ordinary", "onto.plymouth.troop"],
    )
    assert leaders_offered(stage) == 0
    stage.impulse(2, england=1)
    assert leaders_offered(stage) == 1


@pytest.mark.rule("uRR 12.3.1", "uRR 8.2.2")
def test_12_3_1_nor_does_one_who_has_been_swapped() -> None:
    stage = channel(S3=1)
    assert leaders_offered(stage) == 1
    stage.run(swap_leaders(stage.g, stage.power("england")), idle=True)
    assert leaders_offered(stage) == 0


@pytest.mark.rule("uRR 12.3.1")
def test_12_3_1_nor_do_troops_that_have_subjugated_an_area() -> None:
    stage = Stage().war("england", "france").put("england", "brest", T3=1)
    stage.put("england", "sea_ea", S3=1).control("england", "brest").revolt("nantes")
    stage.put("england", "nantes", T3=1).impulse(2, england=1)
    stage.run(
        act_subjugate(stage.g, stage.power("england")),
        dice=[6, 1],
        answers=["subjugate.nantes"],
    )
    assert stage.holder("nantes") == "england"
    keys = {o.key for o in stage.ask(land(stage.g, stage.power("england"))).options}
    assert "unit.england.T3.brest" in keys
    assert "unit.england.T3.nantes" not in keys


def brest() -> Stage:
    """English troops shut up in Brest, with ships at sea to take them elsewhere."""
    stage = Stage().war("england", "france").control("england", "brest")
    stage.put("england", "brest", T3=2, leader="ordinary", fortress=True)
    stage.put("england", "sea_ea", S3=1).put("france", "brest", T2=1).siege("france", "brest")
    return stage.impulse(2, england=1)


@pytest.mark.rule("uRR 12.3.1", "uRR 13.3.1")
def test_12_3_1_nor_do_troops_that_have_made_a_sortie() -> None:
    stage = brest()
    answers = ["size.4", "all", "pass"]
    assert stage.run(sortie(stage.g, stage.at("brest")), [3, 3, 2], answers) == 0
    assert not is_besieged(stage.g, stage.at("brest"))
    assert not may_land(stage.g, stage.power("england"))
    stage.impulse(2, england=1)
    assert may_land(stage.g, stage.power("england"))


@pytest.mark.rule("uRR 12.3.1", "uRR 11.1.2")
def test_11_1_2_the_target_is_within_operation_distance() -> None:
    stage = channel(S3=1).war("england", "spain")
    assert reasons(stage, "england", "area:brugge", *TROOP) == {
        "out-of-landing-range",
        "not-enough-escorts",
    }
    stage.g.set_distance(2, 2)
    assert go(stage, "england", *TROOP, "goal.brugge", "escort.sea_ea.england.S3", "pass")
    assert stage.count("england", "brugge") == 1


@pytest.mark.rule("uRR 12.3", "uRR 12.3.1")
def test_12_3_1_where_nobody_lands() -> None:
    stage = channel(S3=1)
    assert "not-on-the-coast" in reasons(stage, "england", "area:paris", *TROOP)
    assert "nobody-to-land-against" in reasons(stage, "england", "area:dublin", *TROOP)
    assert "belongs-to-a-power-at-peace" in reasons(stage, "england", "area:bordeaux", *TROOP)
    stage.alliance("england", "huguenots")
    assert "belongs-to-an-ally" in reasons(stage, "england", "area:bordeaux", *TROOP)


@pytest.mark.rule("uRR 12.3.2", "uRR 11.4.1")
def test_12_3_2_the_escort_fights_interceptors_and_if_it_loses_the_landing_is_off() -> None:
    stage = channel(S2=1).put("france", "sea_ea", S3=1)
    answers = (*TROOP, "goal.brest", "escort.sea_ea.england.S2")
    assert go(
        stage, "england", *answers, "intercept.sea_ea.france.S3", "port.plymouth", dice=(1, 5)
    )
    assert stage.count("england", "plymouth") == 2
    assert stage.units("england", "sea_ea") == {}


@pytest.mark.rule("uRR 12.3.2", "uRR 10.2.1")
@pytest.mark.parametrize(
    ("seas", "asked"), [(["sea_ns"], 0), (["sea_ea"], 0), (["sea_ns", "sea_ea"], 1)]
)
def test_12_3_2_a_landing_avoids_enemy_fleets_if_it_can(seas: list[str], asked: int) -> None:
    stage = Stage().war("england", "france").put("england", "portsmouth", T3=1, S3=1)
    for sea in seas:
        stage.put("france", sea, S3=1)
    stage.impulse(2, england=1)
    answers = ("unit.england.T3.portsmouth", "goal.calais", "escort.portsmouth.england.S3")
    assert go(stage, "england", *answers, *([] if asked else ["claim"]))
    assert sum(ask.kind == "intercept-transport" for ask in stage.asked) == asked
    assert stage.count("england", "calais") == 1


@pytest.mark.rule("uRR 12.3.2", "uRR 13.3.3")
def test_12_3_2_a_landing_that_is_beaten_returns_to_its_port() -> None:
    stage = channel(S3=1, S2=1).put("france", "brest", T3=1)
    answers = (army_of(stage), "everybody", "goal.brest", fleet_of(stage), "pass", "pass")
    assert go(stage, "england", *answers, "size.3", "all", "pass", dice=(1, 1, 6))
    assert stage.count("england", "brest") == 0
    assert [event.kind for event in stage.events(CombatBegun)] == ["land"]


@pytest.mark.rule("uRR 12.3.3")
def test_12_3_3_the_printed_example_cape_colony() -> None:
    """PB 4.11 to 4.13: with a distance of 2 and an interest in Africa, one Dutch troop lands from
    Amsterdam; it loses the subjugation, 2 to 3, and stays, for its leader is with it."""
    stage = Stage().interest("netherlands", "WE", "CE", "BT", "Af").independent("cape_colony", 3)
    stage.put("netherlands", "amsterdam", T2=2, leader="ordinary").put(
        "netherlands", "sea_ns", S3=1
    )
    stage.g.set_distance(2, 2)
    stage.impulse(2, netherlands=1)
    leader = next(one for one in stage.g.state.leaders)
    name = f"amsterdam.{leader.ability}{leader.number}"
    army = (f"leader.{name}", "everybody")
    assert "between-maps-only-one-troop-lands" in reasons(
        stage, "netherlands", "area:cape_colony", *army
    )
    assert go(
        stage,
        "netherlands",
        "unit.netherlands.T2.amsterdam",
        f"lead.{name}",
        "goal.cape_colony",
        "escort.sea_ns.netherlands.S3",
        "claim",
        dice=(1, 1),
    )
    assert stage.count("netherlands", "cape_colony") == 1
    assert stage.holder("cape_colony") == ""


@pytest.mark.rule("uRR 12.3.3", "uRR 11.1.3")
def test_12_3_3_the_printed_example_mexico_to_the_philippines() -> None:
    """PB 5.1: Q1 against Q2, 2 to 4: two disbands, the troop and its leader go to Asia's box."""
    stage = Stage().independent("philippines", 2)
    stage.put("spain", "mexico", T2=1, leader="ordinary").put("spain", "sea_po", S3=1)
    stage.impulse(0, spain=1)
    assert "out-of-landing-range" in reasons(
        stage, "spain", "area:philippines", "unit.spain.T2.mexico"
    )
    stage.g.set_distance(2, 2)
    assert go(
        stage,
        "spain",
        "unit.spain.T2.mexico",
        "goal.philippines",
        "escort.sea_po.spain.S3",
        "claim",
        dice=(3, 4),
    )
    assert stage.count("spain", "As") == 1
    assert stage.g.state.leaders[0].place == stage.at("As")


@pytest.mark.rule("uRR 11.1.2")
def test_11_1_2_an_event_may_let_one_landing_go_further() -> None:
    stage = Stage().war("england", "spain").put("england", "plymouth", T3=1)
    stage.put("england", "sea_ea", S3=1).interest("england", "WE", "Ca").impulse(2, england=2)
    cuba = 1 << stage.at("cuba")
    assert "out-of-landing-range" in reasons(
        stage, "england", "area:cuba", "unit.england.T3.plymouth"
    )
    england = stage.power("england")
    stage.g.realm.grants.append(Grant(england, "landing", "cortes", areas=cuba))
    assert go(
        stage,
        "england",
        "unit.england.T3.plymouth",
        "goal.cuba",
        "escort.sea_ea.england.S3",
        "pass",
    )
    assert stage.count("england", "cuba") == 1
    assert stage.g.realm.grants == []


@pytest.mark.rule("uRR 12.3.1")
def test_12_3_1_whatever_is_not_offered_has_a_reason() -> None:
    stage = channel(S3=1).war("england", "spain")
    ask = stage.ask(land(stage.g, stage.power("england")), TROOP)
    assert ask.explain is not None
    offered = {o.value for o in ask.options if o.key.startswith("goal.")}
    assert offered
    for area in stage.g.world.area_places:
        assert (area in offered) == (not ask.explain(place_ref(stage.g, area))), area


@pytest.mark.rule("uRR 17.1", "uRR 12.3")
def test_17_1_the_leader_of_a_fortress_may_lead_a_landing() -> None:
    stage = channel(S3=1, S2=1).put("england", "plymouth", fortress=True)
    leader = next(one for one in stage.g.state.leaders if one.on == "troop")
    leader.on = "fortress"
    army = f"leader.plymouth.{leader.ability}{leader.number}"
    assert go(stage, "england", army, "everybody", "goal.brest", fleet_of(stage), "claim")
    assert (leader.place, leader.on) == (stage.at("brest"), "troop")
