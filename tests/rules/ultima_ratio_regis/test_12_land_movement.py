"""Tactical movement on land, reactions to it, and control without opposition (uRR 12)."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import besieger_of, is_besieged
from tercio.games.ultima_ratio_regis.model.events.combat import CombatBegun
from tercio.games.ultima_ratio_regis.model.names import On
from tercio.games.ultima_ratio_regis.model.power_questions import player_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import march, may_march
from tests.rules.ultima_ratio_regis.stage import Stage


def go(stage: Stage, power: str, *answers: str, dice: tuple[int, ...] = ()) -> bool:
    """One march, for which the power has a point."""
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    return bool(stage.run(march(stage.g, stage.power(power)), dice=dice, answers=answers))


def keys(stage: Stage, power: str, *answers: str) -> set[str]:
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    return {o.key for o in stage.ask(march(stage.g, stage.power(power)), answers).options}


def reasons(stage: Stage, power: str, thing: str, *answers: str) -> set[str]:
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    ask = stage.ask(march(stage.g, stage.power(power)), answers)
    assert ask.explain is not None
    return {refusal.message.removeprefix("forbid-") for refusal in ask.explain(thing)}


def war() -> Stage:
    """The wars of religion, as in the playbook from 4.3 on."""
    return Stage().war("huguenots", "france").war("england", "france")


def leader_of(stage: Stage, power: str) -> str:
    leader = leaders_of(stage.g, stage.power(power))[0]
    place = stage.g.world.location_ids[leader.place]
    return f"{place}.{leader.ability}{leader.number}"


# -- where to ------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 12.1")
def test_12_1_a_troop_goes_two_areas_along_lines() -> None:
    stage = Stage().put("france", "paris", T3=1)
    assert "goal.lyon" not in keys(stage, "france", "unit.france.T3.paris")
    assert reasons(stage, "france", "area:lyon", "unit.france.T3.paris") == {"no-line-leads-there"}
    assert go(stage, "france", "unit.france.T3.paris", "goal.rouen", "goal.calais")
    assert stage.count("france", "calais") == 1


@pytest.mark.rule("uRR 12.1")
def test_12_1_it_may_stop_after_one_step() -> None:
    stage = Stage().put("france", "paris", T3=1)
    assert go(stage, "france", "unit.france.T3.paris", "goal.rouen", "pass")
    assert stage.count("france", "rouen") == 1


@pytest.mark.rule("uRR 12.1")
def test_12_1_powers_at_peace_bar_the_way() -> None:
    stage = Stage().put("france", "calais", T3=1)
    assert reasons(stage, "france", "area:brugge", "unit.france.T3.calais") == {
        "belongs-to-a-power-at-peace"
    }
    stage.war("france", "spain")
    assert "goal.brugge" in keys(stage, "france", "unit.france.T3.calais")


@pytest.mark.rule("uRR 12.1", "uRR 21.2.1")
def test_12_1_areas_of_allied_majors_are_barred() -> None:
    stage = Stage().put("france", "calais", T3=1).alliance("france", "spain")
    assert reasons(stage, "france", "area:brugge", "unit.france.T3.calais") == {
        "belongs-to-an-ally"
    }


@pytest.mark.rule("uRR 12.1", "uRR 20.1", "uRR 20.2")
def test_12_1_minors_of_ones_own_and_neutral_ones_are_open() -> None:
    stage = Stage().put("spain", "milan", T3=1)
    found = keys(stage, "spain", "unit.spain.T3.milan")
    assert {"goal.genoa", "goal.turin"} <= found


@pytest.mark.rule("uRR 12.1")
def test_12_1_independent_areas_must_be_free_of_neutral_troops() -> None:
    stage = Stage().independent("lorraine").put("france", "troyes", T3=1)
    assert "goal.lorraine" in keys(stage, "france", "unit.france.T3.troyes")
    stage.put("spain", "lorraine", T3=1)
    assert reasons(stage, "france", "area:lorraine", "unit.france.T3.troyes") == {
        "neutral-troops-are-there"
    }


@pytest.mark.rule("uRR 18.4.1", "uRR 18.5")
def test_18_5_without_interest_only_border_areas_are_open() -> None:
    stage = Stage().war("france", "spain").put("france", "toulouse", T3=1)
    border = [o for o in keys(stage, "france", "unit.france.T3.toulouse") if o != "back"]
    assert "goal.zaragoza" in border
    stage.put("france", "zaragoza", T2=1)
    assert "outside-its-theaters" in reasons(
        stage, "france", "area:madrid", "unit.france.T2.zaragoza"
    )


@pytest.mark.rule("uRR 18.2.1")
def test_18_2_1_troops_do_not_enter_inactive_areas() -> None:
    stage = Stage().put("france", "troyes", T3=1)
    stage.g.close_area(stage.at("lorraine"))
    assert "area-is-inactive" in reasons(stage, "france", "area:lorraine", "unit.france.T3.troyes")


@pytest.mark.rule("uRR 12.1")
def test_12_1_the_besieged_do_not_march() -> None:
    stage = war().put("france", "tours", T3=1, fortress=True)
    stage.put("huguenots", "tours", T3=2).siege("huguenots", "tours")
    assert not may_march(stage.g, stage.power("france"))


@pytest.mark.rule("uRR 12.1", "uRR 13.4.1")
def test_12_1_an_enemy_fortress_ends_the_march_and_is_besieged() -> None:
    stage = war().put("huguenots", "clermont", T3=1).put("france", "tours", fortress=True)
    assert go(stage, "huguenots", "unit.huguenots.T3.clermont", "goal.tours")
    assert besieger_of(stage.g, stage.at("tours")) == stage.power("huguenots")


@pytest.mark.rule("uRR 13.4.5")
def test_13_4_5_a_siege_ends_when_the_besiegers_march_away() -> None:
    stage = war().put("huguenots", "tours", T3=1).put("france", "tours", fortress=True)
    stage.siege("huguenots", "tours")
    assert go(stage, "huguenots", "unit.huguenots.T3.tours", "goal.orleans", "pass")
    assert not is_besieged(stage.g, stage.at("tours"))


@pytest.mark.rule("uRR 12.1")
@pytest.mark.parametrize("start", ["troyes", "calais", "marseille", "lyon"])
def test_12_1_whatever_is_not_offered_has_a_reason(start: str) -> None:
    stage = war().war("france", "spain").put("france", start, T3=1).independent("lorraine")
    stage.impulse(1, france=1)
    unit = f"unit.france.T3.{start}"
    ask = stage.ask(march(stage.g, stage.power("france")), [unit])
    assert ask.explain is not None
    offered = {o.value for o in ask.options if o.key.startswith("goal.")}
    for area in stage.g.world.area_places:
        assert (area in offered) == (not ask.explain(place_ref(stage.g, area))), area


# -- armies --------------------------------------------------------------------------------------


def huguenots_at_clermont() -> Stage:
    stage = war().put("huguenots", "clermont", T3=2, T2=3, leader="organizer")
    return stage.put("france", "tours", T3=3, T2=1, leader="ordinary")


@pytest.mark.rule("uRR 12", "uRR 12.2", "uRR 12.4.2")
def test_12_2_the_printed_example_tours() -> None:
    """PB 4.3, 4.4, 4.7: five troops march on Tours; the French withdraw to Rouen, and from there
    to Paris when the Huguenots come again."""
    stage = huguenots_at_clermont()
    army = "leader." + leader_of(stage, "huguenots")
    asked = keys(stage, "huguenots", army, "everybody", "goal.tours")
    french = {key.removeprefix("withdraw.") for key in asked if key.startswith("withdraw.")}
    assert french == {"paris", "rouen", "rennes", "nantes"}
    assert go(stage, "huguenots", army, "everybody", "goal.tours", "withdraw.rouen", "pass", "pass")
    assert stage.count("huguenots", "tours") == 5
    assert stage.count("france", "rouen") == 4
    assert stage.holder("tours") == "france"
    army = "leader." + leader_of(stage, "huguenots")
    assert go(stage, "huguenots", army, "everybody", "goal.rouen", "withdraw.paris", "pass", "pass")
    assert stage.count("france", "paris") == 4
    assert leaders_of(stage.g, stage.power("france"))[0].place == stage.at("paris")


@pytest.mark.rule("uRR 12.2")
def test_12_2_after_the_first_step_an_army_leaves_and_takes_troops() -> None:
    stage = Stage().put("france", "paris", T3=2, leader="tactical").put("france", "rouen", T2=1)
    army = "leader." + leader_of(stage, "france")
    assert go(
        stage,
        "france",
        army,
        "everybody",
        "goal.rouen",
        "regroup",
        "take.france.T2",
        "take.france.T3",
        "done",
        "goal.calais",
    )
    assert stage.units("france", "calais") == {"T2": 1, "T3": 1}
    assert stage.units("france", "rouen") == {"T3": 1}


@pytest.mark.rule("uRR 12.2")
def test_12_2_part_of_an_army_may_stay_behind() -> None:
    stage = Stage().put("france", "paris", T3=2, T2=1, leader="tactical")
    army = "leader." + leader_of(stage, "france")
    assert go(stage, "france", army, "take.france.T3", "done", "goal.rouen", "pass")
    assert stage.units("france", "paris") == {"T2": 1, "T3": 1}
    assert stage.g.state.leaders[0].place == stage.at("rouen")


# -- evasion -------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 12.4.2")
def test_12_4_2_troops_may_part() -> None:
    stage = huguenots_at_clermont()
    army = "leader." + leader_of(stage, "huguenots")
    assert go(
        stage,
        "huguenots",
        army,
        "everybody",
        "goal.tours",
        "detach.france.T2",
        "to.nantes",
        "detach.france.T3",
        "disperse",
        "withdraw.paris",
        "pass",
        "pass",
    )
    assert (stage.count("france", "nantes"), stage.count("france", "paris")) == (1, 2)
    assert stage.count("france", "WE_continent") == 1


@pytest.mark.rule("uRR 12.4.2")
def test_12_4_2_who_lets_a_troop_go_may_think_better_of_it() -> None:
    stage = huguenots_at_clermont()
    army = "leader." + leader_of(stage, "huguenots")
    attack = (army, "everybody", "goal.tours")
    assert go(
        stage, "huguenots", *attack, "detach.france.T2", "back", "withdraw.paris", "pass", "pass"
    )
    assert stage.count("france", "paris") == 4


@pytest.mark.rule("uRR 12.4.2")
def test_12_4_2_nobody_evades_to_where_the_enemy_comes_from_or_is() -> None:
    stage = huguenots_at_clermont().put("england", "rouen", T3=1).revolt("rennes")
    army = "leader." + leader_of(stage, "huguenots")
    attack = (army, "everybody", "goal.tours")
    assert "the-enemy-comes-from-there" in reasons(stage, "huguenots", "area:clermont", *attack)
    assert "neither-safe-nor-held" in reasons(stage, "huguenots", "area:rouen", *attack)
    assert "neither-safe-nor-held" in reasons(stage, "huguenots", "area:rennes", *attack)
    assert "not-next-to-the-attack" in reasons(stage, "huguenots", "area:calais", *attack)
    stage.put("france", "paris", T3=1)
    assert "no-room-to-evade" in reasons(stage, "huguenots", "area:paris", *attack)


@pytest.mark.rule("uRR 12.4.2")
def test_12_4_2_the_printed_example_rouen_can_only_disperse() -> None:
    """PB 6.3: all areas around Rouen are enemies'; the Huguenots there could only disperse."""
    stage = war().put("huguenots", "rouen", T3=2, T2=2, leader="organizer")
    stage.put("france", "paris", T3=3, leader="ordinary")
    army = "leader." + leader_of(stage, "france")
    found = keys(stage, "france", army, "everybody", "goal.rouen")
    assert not [key for key in found if key.startswith(("withdraw", "intercept"))]
    assert go(stage, "france", army, "everybody", "goal.rouen", "disperse", "pass")
    assert stage.count("huguenots", "WE_continent") == 4
    assert leaders_of(stage.g, stage.power("huguenots"))[0].place == stage.at("WE_continent")


@pytest.mark.rule("uRR 13.4.1")
def test_13_4_1_defenders_go_into_their_fortress() -> None:
    stage = huguenots_at_clermont().put("france", "tours", fortress=True)
    army = "leader." + leader_of(stage, "huguenots")
    detached = ("detach.france.T2", "to.paris")
    assert go(stage, "huguenots", army, "everybody", "goal.tours", *detached, "shelter")
    assert besieger_of(stage.g, stage.at("tours")) == stage.power("huguenots")
    assert stage.count("france", "tours") == 3


@pytest.mark.rule("uRR 13.3.1")
def test_13_3_1_those_who_stay_fight() -> None:
    stage = war().put("huguenots", "clermont", T3=1).put("france", "tours", T2=1)
    assert go(
        stage,
        "huguenots",
        "unit.huguenots.T3.clermont",
        "goal.tours",
        "pass",
        "take",
        dice=(6, 1),
    )
    assert [event.kind for event in stage.events(CombatBegun)] == ["land"]
    assert stage.holder("tours") == "huguenots"


@pytest.mark.rule("uRR 13.3.6")
def test_13_3_6_a_beaten_attacker_is_back_where_he_came_from() -> None:
    stage = war().put("huguenots", "clermont", T3=2, leader="ordinary")
    stage.put("france", "tours", T3=1)
    army = "leader." + leader_of(stage, "huguenots")
    attack = (army, "everybody", "goal.tours")
    assert go(stage, "huguenots", *attack, "pass", "all", "pass", dice=(1, 1, 6))
    assert stage.count("huguenots", "clermont") == 1
    assert stage.g.state.leaders[0].place == stage.at("clermont")


# -- interception --------------------------------------------------------------------------------


@pytest.mark.rule("uRR 12.4.1")
def test_12_4_1_the_printed_example_a_single_troop_from_two_areas_away() -> None:
    """PB 7.7: Rennes is two areas from Paris, so only one troop could intercept there."""
    stage = war().put("huguenots", "rouen", T3=3, leader="organizer").control("huguenots", "rouen")
    stage.put("france", "paris", T3=2, T2=2, leader="ordinary")
    army = "leader." + leader_of(stage, "huguenots")
    march_on = (army, "everybody", "goal.rennes")
    assert "intercept.paris" in keys(stage, "huguenots", *march_on)
    lead = f"lead.{leader_of(stage, 'france')}"
    stage.impulse(2, huguenots=1)
    procedure = march(stage.g, stage.power("huguenots"))
    ask = stage.ask(procedure, [*march_on, "intercept.paris", lead])
    assert "everybody" not in {option.key for option in ask.options}
    assert go(stage, "huguenots", *march_on, "pass", "goal.nantes", "pass", "pass")
    assert stage.count("huguenots", "nantes") == 3


@pytest.mark.rule("uRR 12.4.1")
def test_12_4_1_the_printed_example_an_army_from_next_door() -> None:
    """PB 7.9: the army of Paris comes to Tours; the troop of Troyes cannot come too."""
    stage = war().put("huguenots", "nantes", T3=2, T2=1, leader="organizer")
    stage.control("huguenots", "nantes").put("france", "paris", T3=2, leader="ordinary")
    stage.put("france", "troyes", T2=1)
    army = "leader." + leader_of(stage, "huguenots")
    lead = f"lead.{leader_of(stage, 'france')}"
    begun = (army, "everybody", "goal.tours", "intercept.paris", lead, "everybody")
    found = keys(stage, "huguenots", *begun)
    assert "intercept.troyes" not in found
    assert {"withdraw.paris", "pass"} <= found
    assert stage.count("france", "tours") == 2


@pytest.mark.rule("uRR 12.4.1", "uRR 17.3.2")
def test_12_4_1_a_determined_leader_brings_several_from_afar() -> None:
    stage = war().put("huguenots", "rouen", T3=1).control("huguenots", "rouen")
    stage.put("france", "paris", T3=3, leader="determined")
    lead = f"lead.{leader_of(stage, 'france')}"
    troop = ("unit.huguenots.T3.rouen", "goal.rennes", "intercept.paris", lead)
    assert "everybody" in keys(stage, "huguenots", *troop)


@pytest.mark.rule("uRR 12.4.1", "uRR 17.1")
@pytest.mark.parametrize(("on", "where"), [("troop", "tours"), ("fortress", "orleans")])
def test_12_4_1_a_leader_goes_with_his_only_troop_but_not_out_of_the_fortress(
    on: On, where: str
) -> None:
    """The French troop of Orleans, which is fortified, comes to Tours."""
    stage = war().put("huguenots", "clermont", T3=1).control("huguenots", "clermont")
    stage.own("france", "orleans")
    stage.put("france", "orleans", T2=1, leader="ordinary", on=on, fortress=True)
    march_on = ("unit.huguenots.T3.clermont", "goal.tours")
    keys(stage, "huguenots", *march_on, "intercept.orleans", "take.france.T2")
    assert stage.count("france", "tours") == 1
    (leader,) = leaders_of(stage.g, stage.power("france"))
    assert (leader.place, leader.on) == (stage.at(where), on)


@pytest.mark.rule("uRR 12.4", "uRR 12.4.1")
def test_12_4_1_from_where_nobody_can_intercept() -> None:
    stage = war().put("huguenots", "rouen", T3=1).control("huguenots", "rouen")
    stage.put("france", "paris", T3=1).put("france", "lyon", T3=1)
    step = ("unit.huguenots.T3.rouen", "goal.rennes")
    assert "too-far-to-intercept" in reasons(stage, "huguenots", "area:lyon", *step)
    assert "nobody-there-to-intercept" in reasons(stage, "huguenots", "area:nantes", *step)
    stage.put("england", "tours", T3=1)
    assert "goal.brest" in keys(stage, "huguenots", *step)


@pytest.mark.rule("uRR 12.4.1")
def test_12_4_1_the_besieged_do_not_intercept_and_a_full_area_takes_nobody() -> None:
    stage = war().put("huguenots", "clermont", T3=1).put("france", "tours", T3=3, T2=1)
    stage.put("france", "rouen", T2=1, fortress=True).put("england", "rouen", T3=1)
    stage.siege("england", "rouen").put("france", "paris", T2=1)
    step = ("unit.huguenots.T3.clermont", "goal.tours")
    assert "interceptors-are-besieged" in reasons(stage, "huguenots", "area:rouen", *step)
    assert "no-room-for-interceptors" in reasons(stage, "huguenots", "area:paris", *step)


@pytest.mark.rule("uRR 12.4")
def test_12_4_nobody_intercepts_into_what_he_does_not_control() -> None:
    stage = war().control("huguenots", "tours").put("huguenots", "clermont", T3=1)
    stage.put("france", "tours", T2=1).put("france", "paris", T3=1)
    step = ("unit.huguenots.T3.clermont", "goal.tours")
    found = keys(stage, "huguenots", *step)
    assert "intercept.paris" not in found
    assert {"withdraw.paris", "disperse"} <= found
    assert "not-your-area-to-defend" in reasons(stage, "huguenots", "area:paris", *step)


@pytest.mark.rule("uRR 12.4.1", "uRR 18.7")
def test_18_7_on_mini_maps_one_troop_comes_from_next_door() -> None:
    stage = Stage().war("spain", "england").own("england", "florida", "virginia")
    stage.interest("england", "Ca", "Na", "WE").interest("spain", "Ca", "Na")
    world = stage.g.world
    goal, area = next(
        (a, b)
        for a in world.area_places
        for b in world.area_places
        if world.overseas >> a & 1 and world.land.adjacent[a] >> b & 1
    )
    from tercio.games.ultima_ratio_regis.rules.land_movement.interception import how_many

    leader = stage.put("england", "london", T3=1, leader="tactical").g.state.leaders[0]
    assert how_many(stage.g, stage.power("england"), goal, area, leader=leader) == 1


@pytest.mark.rule("uRR 12.4", "uRR 12.4.1", "uRR 12.4.2", "uRR 13.4.1")
def test_12_4_the_printed_example_zeeland() -> None:
    """PB 8.1: the weaker troop retires to Breda, the army of Breda comes to Zeeland; they could
    then accept a siege at once."""
    stage = Stage().war("spain", "netherlands")
    stage.put("spain", "brugge", T3V=1, T3=2, T2=1, leader="ordinary")
    stage.put("netherlands", "zeeland", T3=1, T2=1, fortress=True)
    stage.put("netherlands", "breda", T3=2, leader="ordinary")
    army = "leader." + leader_of(stage, "spain")
    lead = f"lead.{leader_of(stage, 'netherlands')}"
    answers = (
        *(army, "everybody", "goal.zeeland"),
        *("detach.netherlands.T2", "to.breda"),
        *("intercept.breda", lead, "take.netherlands.T3", "take.netherlands.T3", "done"),
        "shelter",
    )
    assert go(stage, "spain", *answers)
    assert stage.units("netherlands", "zeeland") == {"T3": 3}
    assert stage.units("netherlands", "breda") == {"T2": 1}
    assert besieger_of(stage.g, stage.at("zeeland")) == stage.power("spain")
    assert leaders_of(stage.g, stage.power("netherlands"))[0].place == stage.at("zeeland")


# -- control without opposition ------------------------------------------------------------------


@pytest.mark.rule("uRR 12.5")
def test_12_5_what_nobody_opposes_is_taken() -> None:
    stage = war().put("huguenots", "clermont", T3=1)
    assert go(stage, "huguenots", "unit.huguenots.T3.clermont", "goal.tours", "claim")
    assert stage.holder("tours") == "huguenots"


@pytest.mark.rule("uRR 12.5", "uRR 13.5.2")
def test_12_5_the_printed_example_nantes() -> None:
    """PB 7.8: two steps to Nantes, subjugation opposed from Paris: Q2 against Q1, 3 to 2."""
    stage = war().put("huguenots", "rouen", T3=3, leader="organizer").control("huguenots", "rouen")
    stage.put("france", "paris", T3=2, leader="ordinary")
    army = "leader." + leader_of(stage, "huguenots")
    stage.impulse(2, huguenots=1)
    ask = stage.ask(
        march(stage.g, stage.power("huguenots")),
        [army, "everybody", "goal.rennes", "pass", "goal.nantes", "pass", "claim"],
    )
    opposition = next(o.key for o in ask.options if "paris" in o.key)
    stage = war().put("huguenots", "rouen", T3=3, leader="organizer").control("huguenots", "rouen")
    stage.put("france", "paris", T3=2, leader="ordinary")
    army = "leader." + leader_of(stage, "huguenots")
    assert go(
        stage,
        "huguenots",
        army,
        "everybody",
        "goal.rennes",
        "goal.nantes",
        "claim",
        opposition,
        dice=(3, 3),
    )
    assert stage.holder("nantes") == "huguenots"
    assert stage.g.state.razed >> stage.at("nantes") & 1


@pytest.mark.rule("uRR 12.5", "uRR 18.3")
def test_12_5_a_revolt_of_ones_own_is_put_down_on_arrival() -> None:
    """PB 5.1: Spanish troops go to Granada, which is in revolt, and may subjugate it."""
    stage = Stage().revolt("granada").put("spain", "madrid", T3=1, leader="ordinary")
    assert go(stage, "spain", "unit.spain.T3.madrid", "goal.granada", "claim", dice=(5, 2))
    assert stage.holder("granada") == "spain"
