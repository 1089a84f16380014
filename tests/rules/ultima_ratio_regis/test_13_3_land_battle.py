"""uRR 13.3: land battle, from the example at Rouen to ground, fortresses and abilities."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import besieger_of, has_fortress
from tercio.games.ultima_ratio_regis.model.events.combat import DiceCounted
from tercio.games.ultima_ratio_regis.model.events.general import PortRazed
from tercio.games.ultima_ratio_regis.model.names import NOWHERE, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import by_place
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import (
    Battle,
    Manner,
    reductions,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force

from .battles import battle, fight, meeting, morale, taken
from .stage import KIND, Stage

# -- the example -------------------------------------------------------------------------------


def rouen() -> Stage:
    stage = Stage().war("huguenots", "france").war("england", "france").impulse(1)
    stage.put("france", "rouen", T3V=1, T3=2, T2=1, leader="ordinary")
    stage.put("huguenots", "rouen", T3=2, T2=3, leader="organizer")
    stage.put("france", "sea_ea", S3=1)
    stage.put("england", "sea_ea", S3=1, S2=1, leader="ordinary", on="squadron")
    return stage.unrest("france", 4).unrest("england", 3)


@pytest.mark.rule(
    "uRR 13",
    "uRR 13.1",
    "uRR 13.1.8",
    "uRR 13.3",
    "uRR 13.3.6",
    "uRR 13.3.7",
    "uRR 13.3.8",
    "uRR 11.4.2",
    "uRR 16.1",
)
def test_13_3_the_battle_of_rouen() -> None:
    """The example 6.4: England wins the dispute of support, then the Huguenots win the battle."""
    stage = rouen()
    (admiral,) = leaders_of(stage.g, stage.power("england"))
    winner = fight(
        stage,
        battle(stage, "rouen", "france", "huguenots", "paris"),
        dice=[4, *(2, 6, 3), *(2, 4, 4, 5, 5), *(6, 4, 1, 5, 5)],
        answers=[
            "support.france.sea_ea.france.S3",
            f"support.huguenots.sea_ea.england.{admiral.number}",
            *("all", "conscript", "port.rouen"),
            *("size.5", "all", "all", "conscript", "lower.4"),
            *("lose.france.T2", "lose.huguenots.T2"),
            *("disperse.france.T3", "disperse.huguenots.T2"),
            *("veteran.france.T3", "veteran.huguenots.T2", "take", "port.calais"),
        ],
    )
    assert winner == 1
    assert taken(stage) == [[3], [3, 2, 1], [3, 3, 3, 2, 1], [3, 3, 2, 2, 2]]
    assert stage.units("france", "paris") == {"T3V": 2}
    assert stage.units("huguenots", "rouen") == {"T3": 2, "T2V": 1}
    assert stage.units("france", "calais") == {"S3D": 1}
    assert stage.holder("rouen") == "huguenots"
    assert (morale(stage, "huguenots", "france"), morale(stage, "england", "france")) == (2, 0)
    assert stage.events(PortRazed)
    unrest = stage.g.realm.unrest
    assert (unrest[stage.power("france")], unrest[stage.power("england")]) == (5, 4)
    assert stage.g.state.eliminated[stage.power("france")] == {KIND["T2"]: 1}
    assert leaders_of(stage.g, stage.power("france"))[0].place == stage.at("paris")


# -- dice --------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 13.3.3")
@pytest.mark.parametrize(
    ("area", "sizes", "dice"),
    [
        ("tours", [], [3, 3]),
        ("luxembourg", ["size.4"], [3, 3]),
        ("clermont", ["size.4"], [2, 3]),
        ("zeeland", ["size.4"], [2, 3]),
    ],
)
def test_13_3_3_mountains_and_marshes_are_bad_for_the_attacker(
    area: str, sizes: list[str], dice: list[int]
) -> None:
    stage = Stage().war("england", "france").put("england", area, T3=2).put("france", area, T3=2)
    what = battle(stage, area, "england", "france", "calais")
    fight(stage, what, [3, 3, 3, 3], [*sizes, "all", "all"])
    assert taken(stage) == [dice, [3, 3]]


@pytest.mark.rule("uRR 13.3.3")
def test_13_3_3_a_landing_is_a_disadvantage() -> None:
    stage = Stage().war("england", "france").put("england", "nantes", T3=1)
    stage.put("france", "nantes", T3=1)
    what = battle(stage, "nantes", "england", "france", "plymouth", "landing")
    fight(stage, what, [3, 3], ["size.3"])
    assert taken(stage) == [[2], [3]]
    assert stage.units("england", "plymouth") == {"T3": 1}


@pytest.mark.rule("uRR 13.3.4")
def test_13_3_4_what_the_defender_may_reduce_the_battlefield_to() -> None:
    stage = Stage()
    forces = Force(Power(0), Place(0), {}), Force(Power(1), Place(0), {})

    def sizes(area: str, origin: str = "", manner: Manner = "field") -> set[int]:
        start = stage.at(origin) if origin else NOWHERE
        return reductions(stage.g, Battle(stage.at(area), *forces, start, manner))

    assert sizes("tours", "paris") == set()
    assert sizes("luxembourg") == {3}
    assert sizes("clermont") == sizes("zeeland") == {2}
    assert sizes("nantes", manner="landing") == {3}
    assert sizes("zeeland", manner="landing") == {2}
    assert sizes("philippines", manner="landing") == {2, 3}
    assert sizes("tours", manner="sortie") == sizes("tours", manner="relief") == {3}
    rough = stage.g.world.rough.adjacent
    area = next(n for n, links in by_place(rough) if links)
    start = Place(rough[area].bit_length() - 1)
    assert 2 in reductions(stage.g, Battle(area, *forces, start))


@pytest.mark.rule("uRR 13.3.4")
def test_13_3_4_the_defender_chooses_and_the_others_stay_out_of_it() -> None:
    stage = Stage().war("netherlands", "france").put("netherlands", "clermont", T3=3)
    stage.put("france", "clermont", T3=3)
    picks = [*["fight.netherlands.T3"] * 2, *["fight.france.T3"] * 2]
    what = battle(stage, "clermont", "netherlands", "france", "lyon")
    fight(stage, what, [3] * 4, ["size.2", *picks])
    assert [len(dice) for dice in taken(stage)] == [2, 2]
    assert stage.asked[0].seat == "p2"


@pytest.mark.rule("uRR 13.3.4")
def test_13_3_4_a_fortress_fights_for_its_owner_and_cannot_be_lost() -> None:
    stage = meeting(good=0, poor=1).put("france", "tours", fortress=True)
    fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [4, 4, 1, 1],
        ["all", "all"],
    )
    assert taken(stage) == [[3, 3], [3, 2]]
    assert stage.units("france", "tours") == {}
    assert has_fortress(stage.g, stage.at("tours"))
    assert besieger_of(stage.g, stage.at("tours")) == stage.power("huguenots")
    assert stage.holder("tours") == "france"


@pytest.mark.rule("uRR 13.1.9")
def test_13_1_9_a_leader_may_raise_a_conscript_once() -> None:
    stage = meeting().lead("france", "tours", "ordinary").unrest("france", 1)
    fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [3, 3, 3, 3, 4],
        ["all", "all", "conscript"],
    )
    assert taken(stage) == [[3, 3], [3, 3, 1]]
    assert stage.g.realm.unrest[stage.power("france")] == 2


@pytest.mark.rule("uRR 13.1.9", "uRR 18.7")
def test_13_1_9_overseas_conscripts_cost_no_unrest() -> None:
    stage = Stage().own("england", "quebec", home=True).war("england", "france")
    stage.put("england", "quebec", T3=1, leader="ordinary").put("france", "quebec", T3=1)
    stage.unrest("england", 1)
    what = battle(stage, "quebec", "france", "england", "paris")
    fight(stage, what, [3, 3, 3], ["size.4", "conscript"])
    assert taken(stage) == [[3], [3, 1]]
    assert stage.g.realm.unrest[stage.power("england")] == 1


@pytest.mark.rule("uRR 13.1.2")
def test_13_1_2_what_cannot_be_applied_is_ignored() -> None:
    """One die of category 2 takes one of two disadvantages."""
    stage = Stage().war("england", "france").put("england", "zeeland", T2=1)
    stage.put("france", "zeeland", T2=1)
    what = battle(stage, "zeeland", "england", "france", "london", "landing")
    fight(stage, what, [3, 3], ["size.4"])
    assert taken(stage) == [[1], [2]]


@pytest.mark.rule("uRR 17.3.2")
def test_17_3_2_a_creative_leader_raises_a_die_before_the_roll() -> None:
    stage = meeting(good=1, poor=1).lead("france", "tours", "creative")
    fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [3, 3, 1, 3],
        ["all", "all", "pass", "raise.3"],
    )
    assert taken(stage) == [[3, 3], [4, 2]]


@pytest.mark.rule("uRR 17.3.2")
def test_17_3_2_a_tactical_leader_adds_to_a_die_after_the_roll() -> None:
    stage = meeting().lead("huguenots", "tours", "tactical")
    winner = fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [4, 3, 3, 3],
        ["all", "all", "pass", "plus.4", "retreat.paris", "take"],
    )
    assert winner == 0
    assert [o.key for o in next(a for a in stage.asked if a.kind == "die-plus").options] == [
        "plus.4",
        "plus.3",
        "pass",
    ]


@pytest.mark.rule("uRR 17.3.2")
@pytest.mark.parametrize(("choice", "counted"), [("plus.3", [[6, 3], [6, 4]]), ("pass", [[6, 3]])])
def test_17_3_2_the_dice_are_counted_again_where_he_has_added_to_one(
    choice: str, counted: list[list[int]]
) -> None:
    """A 6 cannot be more than it is, and is not offered."""
    stage = meeting().lead("huguenots", "tours", "tactical")
    what = battle(stage, "tours", "huguenots", "france", "clermont")
    fight(stage, what, [6, 3, 1, 1], ["all", "all", "pass", choice, "take"])
    ask = next(ask for ask in stage.asked if ask.kind == "die-plus")
    assert [option.key for option in ask.options] == ["plus.3", "pass"]
    huguenots = [e.dice for e in stage.events(DiceCounted) if e.power == "power:huguenots"]
    assert huguenots == counted


@pytest.mark.rule("uRR 17.3.2")
@pytest.mark.parametrize("intercepted", [True, False])
def test_17_3_2_a_determined_leader_is_tactical_when_intercepted(intercepted: bool) -> None:
    stage = meeting().lead("huguenots", "tours", "determined")
    what = battle(stage, "tours", "huguenots", "france", "clermont", intercepted=intercepted)
    answers = ["all", "all", "pass", *(["pass"] if intercepted else [])]
    fight(stage, what, [3, 3, 3, 3], answers)
    assert any(ask.kind == "die-plus" for ask in stage.asked) == intercepted


@pytest.mark.rule("uRR 17.3.2")
def test_17_3_2_the_first_ability_in_the_list_commands() -> None:
    """An admiral goes before an organizer, though he is of no use on land."""
    stage = meeting().lead("france", "tours", "organizer").lead("france", "tours", "admiral")
    fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [3, 3, 3, 3],
        ["all", "all", "pass"],
    )
    assert not any(ask.kind == "battlefield" for ask in stage.asked)


@pytest.mark.rule("uRR 19.3", "uRR 13.1.2")
def test_13_1_2_technology_and_events_in_force_are_advantages() -> None:
    stage = Stage().war("spain", "france").lasting("tercios")
    stage.put("spain", "tours", T3=2).put("france", "tours", T2=1)
    stage.g.realm.techs["land"] = stage.power("france")
    fight(
        stage,
        battle(stage, "tours", "spain", "france", "paris"),
        [1, 1, 1],
        ["all", "pass"],
    )
    assert taken(stage) == [[4, 3], [3]]
    stage = Stage().war("spain", "france").lasting("modern_army", "tercios")
    stage.put("spain", "tours", T3=2).put("france", "tours", T2=1)
    fight(
        stage,
        battle(stage, "tours", "spain", "france", "orleans"),
        [3, 3, 1],
        ["all", "pass"],
    )
    assert taken(stage) == [[3, 3], [2]]
