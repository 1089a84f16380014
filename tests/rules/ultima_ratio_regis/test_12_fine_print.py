"""Small print of marches and combats on land (uRR 12, 13), each from both sides."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress
from tercio.games.ultima_ratio_regis.model.events.combat import (
    BattlefieldSet,
    CombatBegun,
    DiceTaken,
)
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at, leaders_of
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import Battle, land_battle
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import naval_combat, piracy_combat
from tercio.games.ultima_ratio_regis.rules.combat.opposition import offers
from tercio.games.ultima_ratio_regis.rules.combat.siege import assault
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import subjugate
from tercio.games.ultima_ratio_regis.rules.land_movement.entering import lord_of
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, enemies_at
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import march
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import actions_and_cards
from tercio.games.ultima_ratio_regis.rules.strategic_movement.routes import roads_of
from tests.rules.ultima_ratio_regis.battles import battle, fight, meeting, taken
from tests.rules.ultima_ratio_regis.stage import KIND, Stage


def war() -> Stage:
    return Stage().war("huguenots", "france").war("england", "france")


def go(stage: Stage, *answers: str, dice: tuple[int, ...] = ()) -> None:
    """The Huguenots march."""
    stage.impulse(2, huguenots=1)
    stage.run(march(stage.g, stage.power("huguenots")), dice=dice, answers=answers)


def keys(stage: Stage, *answers: str) -> set[str]:
    stage.impulse(2, huguenots=1)
    ask = stage.ask(march(stage.g, stage.power("huguenots")), answers)
    return {option.key for option in ask.options}


def told(stage: Stage, thing: str, *answers: str) -> set[str]:
    stage.impulse(2, huguenots=1)
    ask = stage.ask(march(stage.g, stage.power("huguenots")), answers)
    assert ask.explain is not None
    return {refusal.message.removeprefix("forbid-") for refusal in ask.explain(thing)}


# -- marches -----------------------------------------------------------------------------------

STEP = ("unit.huguenots.T3.clermont", "goal.tours")


@pytest.mark.rule("uRR 12.1", "uRR 13.3.1")
def test_12_1_a_battle_ends_the_march() -> None:
    """It is won, and there would be a second area to go to; nobody asks for one."""
    stage = war().put("huguenots", "clermont", T3=1).put("france", "tours", T2=1)
    go(stage, *STEP, "pass", "take", dice=(6, 1))
    assert [event.kind for event in stage.events(CombatBegun)] == ["land"]
    assert stage.count("huguenots", "tours") == 1
    assert [ask.kind for ask in stage.asked].count("march-goal") == 1


@pytest.mark.rule("uRR 12.1")
def test_12_1_nothing_is_explained_of_what_is_no_area() -> None:
    stage = war().put("huguenots", "clermont", T3=1)
    assert told(stage, "area:madrid", STEP[0])
    for thing in ("sea:madrid", "box:WE_continent", "area:WE_continent", "area:nowhere"):
        assert told(stage, thing, STEP[0]) == set(), thing


@pytest.mark.rule("uRR 12.1", "uRR 18.3", "uRR 20.1")
def test_12_1_it_counts_who_controls_an_area_and_who_owns_it_if_it_is_in_revolt() -> None:
    """Spain is at war with England, which has taken Rouen, and not with France."""
    stage = Stage().war("spain", "england").war("england", "france").control("england", "rouen")
    stage.revolt("lyon").ally("savoy", "").independent("prague")
    lords = {area: lord_of(stage.g, stage.power("spain"), stage.at(area)) for area in LANDS}
    assert {area: stage.power(id) for area, id in LANDS.items()} == lords


@pytest.mark.rule("uRR 12.4.1", "uRR 13.3")
def test_13_3_enemies_in_an_area_are_those_at_war_who_stand_there() -> None:
    """Huguenots and Spaniards beside Frenchmen in Tours; England, at war too, is elsewhere."""
    stage = war().put("england", "london", T2=1)
    for power in ("france", "huguenots", "spain"):
        stage.put(power, "tours", T2=1)
    assert enemies_at(stage.g, stage.power("france"), stage.at("tours")) == [
        stage.power("huguenots")
    ]
    assert enemies_at(stage.g, stage.power("france"), stage.at("london")) == [
        stage.power("england")
    ]


LANDS = {
    "rouen": "england",
    "paris": "france",
    "lyon": "france",
    "edinburgh": "england",
    "turin": "savoy",
    "prague": "",
    "sea_ea": "",
}
"""Scotland is England's ally, Savoy nobody's."""


@pytest.mark.rule("uRR 12.4.1")
def test_12_4_1_without_a_leader_one_troop_comes() -> None:
    stage = war().put("huguenots", "clermont", T3=1).put("france", "paris", T3=2, T2=1)
    go(stage, *STEP, "intercept.paris", "take.france.T3", "pass", dice=(3, 3))
    assert stage.count("france", "tours") == 1
    assert stage.count("france", "paris") == 2


@pytest.mark.rule("uRR 12.4.1", "uRR 13.5.6", "uRR 18.3")
def test_13_5_6_nobody_intercepts_into_a_revolt() -> None:
    stage = war().put("huguenots", "clermont", T3=1).put("france", "paris", T3=1)
    assert "intercept.paris" in keys(stage, *STEP)
    stage.revolt("tours")
    assert not [key for key in keys(stage, *STEP) if key.startswith("intercept")]


@pytest.mark.rule("uRR 12.4.2")
def test_12_4_2_own_troops_receive_those_who_evade_also_in_what_they_do_not_control() -> None:
    """Orleans is Huguenot, and a French troop stands in it."""
    stage = war().put("huguenots", "clermont", T3=1).put("france", "tours", T2=1)
    assert "withdraw.orleans" not in keys(stage, *STEP)
    stage.put("france", "orleans", T2=1)
    assert "withdraw.orleans" in keys(stage, *STEP)
    stage.put("france", "orleans", fortress=True).siege("huguenots", "orleans")
    assert "withdraw.orleans" not in keys(stage, *STEP)


@pytest.mark.rule("uRR 12.4.2")
def test_12_4_2_nobody_evades_to_where_the_enemy_comes_from_even_if_it_is_his() -> None:
    """The Huguenots stand in Clermont, which the French hold."""
    stage = war().control("france", "clermont").put("huguenots", "clermont", T3=1)
    stage.put("france", "tours", T2=1)
    assert {"withdraw.paris", "disperse"} <= keys(stage, *STEP)
    assert "withdraw.clermont" not in keys(stage, *STEP)
    assert "the-enemy-comes-from-there" in told(stage, "area:clermont", *STEP)


@pytest.mark.rule("uRR 13.4.1", "uRR 15.1.1")
@pytest.mark.parametrize(("troops", "shelter"), [(3, True), (4, False)])
def test_13_4_1_no_more_go_in_than_may_stack(troops: int, shelter: bool) -> None:
    """Four may stand in Tours, but under siege the fortress counts."""
    stage = (
        war().put("huguenots", "clermont", T3=1).put("france", "tours", T2=troops, fortress=True)
    )
    assert ("shelter" in keys(stage, *STEP)) is shelter


@pytest.mark.rule("uRR 13.4.7", "uRR 10.2")
def test_13_4_7_strategic_moves_go_through_a_siege_of_ones_own() -> None:
    """Tours, besieged by the Huguenots, is on their roads and on no French one."""
    stage = war().put("france", "tours", T2=1, fortress=True)
    tours = stage.at("tours")
    assert roads_of(stage.g, stage.power("france")).areas >> tours & 1
    assert not roads_of(stage.g, stage.power("huguenots")).areas >> tours & 1
    stage.put("huguenots", "tours", T3=2).siege("huguenots", "tours")
    assert roads_of(stage.g, stage.power("huguenots")).areas >> tours & 1
    assert not roads_of(stage.g, stage.power("france")).areas >> tours & 1


# -- combats -----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 13.1.2")
def test_13_1_2_a_die_of_category_4_takes_no_advantage() -> None:
    """Land technology raises a veteran of 4 no further; beside him it raises another."""
    for second, dice in ((0, [4]), (1, [4, 3])):
        stage = war().put("huguenots", "tours", T3V=1).put("france", "tours", T2=1)
        if second:
            stage.put("huguenots", "tours", T2=second)
        stage.g.realm.techs["land"] = stage.power("huguenots")
        picks = ["all"] if len(dice) > 1 else []
        what = battle(stage, "tours", "huguenots", "france", "clermont")
        fight_idle(stage, what, [3] * (len(dice) + 1), picks)
        assert sorted(taken(stage)[0], reverse=True) == dice


def fight_idle(stage: Stage, what: Battle, dice: list[int], answers: list[str]) -> None:
    stage.run(land_battle(stage.g, what), dice, answers, idle=True)


@pytest.mark.rule("uRR 13.1.9")
def test_13_1_9_without_a_leader_no_conscripts_in_the_field_but_in_a_siege() -> None:
    """Room for four dice in the field and three before the walls, and nobody to command there."""
    stage = meeting()
    fight(stage, battle(stage, "tours", "huguenots", "france", "clermont"), [3] * 4, ["all", "all"])
    assert not [ask for ask in stage.asked if ask.kind == "conscript"]
    stage = war().impulse(2).put("huguenots", "tours", T3=2).put("france", "tours", fortress=True)
    stage.siege("huguenots", "tours").unrest("france", 2)
    answers = ["all", "pass", "conscript", "resist"]
    stage.run(assault(stage.g, stage.at("tours")), [3, 3, 3, 4], answers)
    assert [event.dice for event in stage.events(DiceTaken)] == [[3, 3], [3, 1]]
    assert stage.g.realm.unrest[stage.power("france")] == 3


@pytest.mark.rule("uRR 17.1", "uRR 13.1.7")
def test_17_1_a_leader_lost_in_combat_is_back_in_the_pool() -> None:
    stage = meeting(good=1).lead("france", "tours", "tactical")
    pool, france = len(stage.g.state.leader_pool), stage.power("france")
    what = battle(stage, "tours", "huguenots", "france", "clermont")
    fight_idle(stage, what, [6, 6, 1], ["all"])
    assert leaders_of(stage.g, france) == []
    assert len(stage.g.state.leader_pool) == pool + 1
    assert stage.g.state.eliminated[france] == {KIND["T3"]: 1}


@pytest.mark.rule("uRR 13.5.3")
@pytest.mark.parametrize(("before", "category"), [(0, 2), (1, 3)])
def test_13_5_3_who_was_there_before_spares_the_disadvantage_of_arrival(
    before: int, category: int
) -> None:
    """A troop comes to Tours, where another of its side stands already, or does not."""
    stage = war().put("huguenots", "clermont", T3=1).put("france", "paris", T3=1)
    if before:
        stage.put("huguenots", "tours", T2=before)
    go(stage, *STEP, "pass", "claim", "troops.paris", dice=(6, 1))
    assert next(event.dice for event in stage.events(DiceTaken)) == [category]
    assert stage.holder("tours") == "huguenots"


@pytest.mark.rule("uRR 17.3.2", "uRR 13.2.4", "uRR 13.5.4")
def test_17_3_2_an_organizer_does_not_change_the_battlefield_of_pirates_or_a_small_war() -> None:
    """In a fleet action he is asked for its size; against pirates and rebels one die is thrown."""
    stage = Stage().war("england", "france").put("france", "sea_ea", S3=1)
    stage.put("england", "sea_ea", S3=1, leader="organizer", on="squadron")
    sea = stage.at("sea_ea")
    england, france = (
        Force(power, sea, {(power, KIND["S3"]): 1}, leaders_at(stage.g, power, sea))
        for power in (stage.power("england"), stage.power("france"))
    )
    stage.run(
        naval_combat(stage.g, sea, england, france, cause="action"), [3, 3], ["size.2", "pass"]
    )
    assert [ask.kind for ask in stage.asked].count("battlefield") == 1
    stage.asked.clear()
    stage.run(piracy_combat(stage.g, sea, england, france), [3, 3])
    rebels = Stage().revolt("tours").put("france", "tours", T3=2, leader="organizer").impulse(1)
    tours = rebels.at("tours")
    rebels.run(subjugate(rebels.g, rebels.power("france"), tours, moved=False), [6, 1])
    assert not [ask for ask in (*stage.asked, *rebels.asked) if ask.kind == "battlefield"]
    assert {event.size for event in rebels.events(BattlefieldSet)} <= {1}


@pytest.mark.rule("uRR 12.1")
def test_12_1_allied_troops_shut_an_independent_area_too() -> None:
    """There is no war with them either; with those of an enemy there is a battle."""
    for relation, way in (("ally", False), ("enemy", True)):
        stage = Stage().independent("lorraine").put("france", "troyes", T3=1)
        stage.put("spain", "lorraine", T3=1)
        stage = (
            stage.alliance("france", "spain")
            if relation == "ally"
            else stage.war("france", "spain")
        )
        stage.impulse(1, france=1)
        ask = stage.ask(march(stage.g, stage.power("france")), ["unit.france.T3.troyes"])
        assert (ask.option("goal.lorraine") is not None) is way


@pytest.mark.rule("uRR 15.1.1", "uRR 12.2")
@pytest.mark.parametrize(("on", "rouen", "calais"), [("goal.calais", 4, 2), ("pass", 4, 0)])
def test_15_1_1_an_army_marches_through_a_full_area(on: str, rouen: int, calais: int) -> None:
    """Two troops march from Paris to Rouen, where four stand: on to Calais, or two disperse."""
    stage = Stage().put("france", "paris", T3=2, leader="tactical").put("france", "rouen", T2=4)
    stage.hand(1, "ambush").impulse(1)
    way = ["leader.paris.tactical0", "everybody", "goal.rouen", on]
    surplus = ["surplus.france.T2", "surplus.france.T3"] if on == "pass" else []
    stage.run(
        actions_and_cards(stage.g),
        answers=["act.france.march", *way, *surplus, "card.ambush"],
        idle=True,
    )
    assert (stage.count("france", "rouen"), stage.count("france", "calais")) == (rouen, calais)
    assert stage.count("france", "WE_continent") == 6 - rouen - calais


@pytest.mark.rule("uRR 12.4.1", "uRR 13.5.2")
def test_12_4_1_interceptors_may_stand_in_what_they_do_not_control() -> None:
    """French troops in Huguenot Orleans come to Tours, but oppose no subjugation from there."""
    stage = war().put("huguenots", "clermont", T3=1).put("france", "orleans", T2=1)
    assert "intercept.orleans" in keys(stage, *STEP)
    stage.put("huguenots", "tours", T3=1)
    tours = stage.at("tours")
    assert offers(stage.g, stage.power("france"), tours) == []
    stage.control("france", "orleans")
    assert [one.key for one in offers(stage.g, stage.power("france"), tours)] == ["troops.orleans"]


@pytest.mark.rule("uRR 13.4.7", "uRR 13.5.7")
def test_13_4_7_a_capitulation_gives_the_area_also_overseas() -> None:
    stage = Stage().war("england", "spain").own("spain", "mexico", home=True)
    stage.interest("england", "WE", "Ca").put("england", "mexico", T3=2).impulse(2)
    stage.put("spain", "mexico", fortress=True).siege("england", "mexico")
    answers = ["all", "pass", "pass", "capitulate"]
    stage.run(assault(stage.g, stage.at("mexico")), [], answers, idle=True)
    assert stage.holder("mexico") == "england"
    assert not has_fortress(stage.g, stage.at("mexico"))
