"""uRR 13.3: land battle, from the example at Rouen to the ground, landings, sorties and reliefs."""

from collections.abc import Iterable
from typing import Any

import pytest

from tercio.games.ultima_ratio_regis.combat_events import DiceTaken
from tercio.games.ultima_ratio_regis.events import MoraleTaken, PortRazed
from tercio.games.ultima_ratio_regis.names import NOBODY
from tercio.games.ultima_ratio_regis.rules.forces import Force, force_at
from tercio.games.ultima_ratio_regis.rules.land_battle import (
    Battle,
    Manner,
    land_battle,
    reductions,
)
from tercio.games.ultima_ratio_regis.rules.retreat import RETREAT

from .stage import KIND, Stage


def army(stage: Stage, power: str, area: str) -> Force:
    return force_at(stage.g, stage.power(power), stage.at(area))


def battle(
    stage: Stage,
    area: str,
    attacker: str,
    defender: str,
    origin: str = "",
    manner: Manner = "field",
    **more: Any,
) -> Battle:
    """All troops of both in the area; the attacker has been moved there already."""
    start = stage.at(origin) if origin else NOBODY
    forces = army(stage, attacker, area), army(stage, defender, area)
    return Battle(stage.at(area), *forces, start, manner, **more)


def fight(stage: Stage, what: Battle, dice: Iterable[int] = (), answers: Iterable[str] = ()) -> int:
    winner: int = stage.run(land_battle(stage.g, what), dice, answers)
    return winner


def taken(stage: Stage) -> list[list[int]]:
    return [event.dice for event in stage.events(DiceTaken)]


def morale(stage: Stage, winner: str, loser: str) -> int:
    return stage.g.realm.morale[stage.power(winner)][stage.power(loser)]


def meeting(area: str = "tours", good: int = 2, poor: int = 0) -> Stage:
    """Two Huguenot troops attack French ones (T3 and T2); nobody has a leader."""
    stage = Stage().war("huguenots", "france").impulse(2).put("huguenots", area, T3=2)
    for kind, count in (("T3", good), ("T2", poor)):
        if count:
            stage.g._put(stage.power("france"), stage.at(area), KIND[kind], count)
    return stage


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
    (admiral,) = stage.g.leaders_of(stage.power("england"))
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
            *("veteran.huguenots.T2", "take", "port.calais"),
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
    assert stage.g.leaders_of(stage.power("france"))[0].place == stage.at("paris")


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
    forces = Force(0, 0, {}), Force(1, 0, {})

    def sizes(area: str, origin: str = "", manner: Manner = "field") -> set[int]:
        start = stage.at(origin) if origin else NOBODY
        return reductions(stage.g, Battle(stage.at(area), *forces, start, manner))

    assert sizes("tours", "paris") == set()
    assert sizes("luxembourg") == {3}
    assert sizes("clermont") == sizes("zeeland") == {2}
    assert sizes("nantes", manner="landing") == {3}
    assert sizes("zeeland", manner="landing") == {2}
    assert sizes("philippines", manner="landing") == {2, 3}
    assert sizes("tours", manner="sortie") == sizes("tours", manner="relief") == {3}
    rough = stage.g.world.rough.adjacent
    area = next(n for n, links in enumerate(rough) if links)
    start = rough[area].bit_length() - 1
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
    assert stage.g.has_fortress(stage.at("tours"))
    assert stage.g.besieger(stage.at("tours")) == stage.power("huguenots")
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


# -- after the battle --------------------------------------------------------------------------


@pytest.mark.rule("uRR 13.3.6")
def test_13_3_6_an_attacker_who_does_not_win_goes_back() -> None:
    stage = meeting()
    what = battle(stage, "tours", "huguenots", "france", "clermont")
    assert fight(stage, what, [3, 3, 3, 3], ["all", "all"]) == -1
    assert stage.units("huguenots", "clermont") == {"T3": 2}
    assert stage.units("france", "tours") == {"T3": 2}
    assert stage.events(MoraleTaken) == []


@pytest.mark.rule("uRR 13.3.6", "uRR 13.3.7", "uRR 13.3.8")
def test_13_3_6_each_disband_result_disperses_a_troop_and_the_rest_retreat() -> None:
    stage = meeting(good=2, poor=1).lead("france", "tours", "ordinary")
    answers = [
        *("all", "fight.france.T3", "fight.france.T3", "done", "pass"),
        *("retreat.paris", "retreat.nantes", "leader.paris", "take"),
    ]
    stage.run(
        land_battle(stage.g, battle(stage, "tours", "huguenots", "france", "clermont")),
        [5, 3, 3, 3],
        answers,
    )
    assert stage.units("france", "paris") == {"T3": 1}
    assert stage.units("france", "nantes") == {"T2": 1}
    assert stage.g.leaders_of(stage.power("france"))[0].place == stage.at("paris")
    assert stage.holder("tours") == "huguenots"
    assert morale(stage, "huguenots", "france") == 1


@pytest.mark.rule("uRR 13.3.6")
def test_13_3_6_without_a_controlled_area_around_all_disperse() -> None:
    """As the Huguenots in Rouen would have: all areas around are French."""
    stage = Stage().war("huguenots", "france").impulse(1)
    stage.put("france", "rouen", T3=2).put("huguenots", "rouen", T3=3, leader="ordinary")
    what = battle(stage, "rouen", "france", "huguenots", "paris")
    winner = fight(
        stage,
        what,
        [5, 5, 3, 1],
        ["all", "fight.huguenots.T3", "fight.huguenots.T3", "done", "pass"],
    )
    box = stage.g.world.location_ids[stage.g.world.box_of[stage.at("rouen")]]
    assert winner == 0
    assert stage.units("huguenots", box) == {"T3": 3}
    assert stage.g.leaders_of(stage.power("huguenots"))[0].place == stage.at(box)
    assert stage.holder("rouen") == "france"


@pytest.mark.rule("uRR 13.3.6")
def test_13_3_6_where_a_beaten_defender_may_not_go() -> None:
    stage = (
        meeting().control("", "rennes").siege("huguenots", "nantes").put("huguenots", "rouen", T2=1)
    )
    stage.put("france", "paris", T3=2, T2=2)
    force, clermont = army(stage, "france", "tours"), stage.at("clermont")
    power = stage.power("france")

    def why(area: str, barred: int = clermont) -> list[str]:
        refusals = RETREAT.refusals(stage.g, force, barred, power, stage.at(area))
        return [refusal.message for refusal in refusals]

    assert why("orleans") == ["forbid-not-controlled"]
    assert why("rennes") == ["forbid-not-controlled"]
    assert why("nantes") == ["forbid-enemies-are-there"]
    assert why("rouen") == ["forbid-enemies-are-there"]
    assert why("paris") == ["forbid-no-room-to-stack"]
    assert why("calais", stage.at("calais")) == ["forbid-where-the-attacker-came-from"]


@pytest.mark.rule("uRR 13.3.6", "uRR 20.2")
def test_13_3_6_a_minors_troops_do_not_leave_their_theater() -> None:
    stage = Stage().war("england", "france")
    scots = stage.power("scotland")
    stage.put("scotland", "newcastle", T2=1)
    force = army(stage, "england", "newcastle")
    assert force.units == {(scots, KIND["T2"]): 1}
    assert RETREAT.allow(stage.g, force, NOBODY, scots, stage.at("edinburgh"))
    stage.own("england", "quebec")
    refusals = RETREAT.refusals(stage.g, force, NOBODY, scots, stage.at("quebec"))
    assert [refusal.message for refusal in refusals] == ["forbid-minor-leaves-its-theater"]


@pytest.mark.rule("uRR 13.3.6", "uRR 13.4.1")
def test_13_3_6_defenders_may_go_into_their_fortress() -> None:
    stage = meeting().put("france", "tours", fortress=True)
    winner = fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [5, 5, 3, 3, 3],
        ["all", "all", "fortress"],
    )
    assert winner == 0
    assert stage.units("france", "tours") == {"T3": 1}
    assert stage.g.besieger(stage.at("tours")) == stage.power("huguenots")


@pytest.mark.rule("uRR 13.3.7")
def test_13_3_7_the_winner_may_leave_the_area_alone() -> None:
    stage = meeting(good=1)
    what = battle(stage, "tours", "huguenots", "france", "clermont")
    fight(stage, what, [5, 5, 3], ["all", "pass"])
    assert stage.holder("tours") == "france"


@pytest.mark.rule("uRR 13.3.7", "uRR 21.3.2")
def test_13_3_7_a_third_power_has_a_casus_belli() -> None:
    """Spain has taken Tours of France; the Huguenots take it of Spain, at peace with France."""
    stage = Stage().war("huguenots", "spain").control("spain", "tours")
    stage.put("huguenots", "tours", T3=2).put("spain", "tours", T3=1)
    fight(
        stage,
        battle(stage, "tours", "huguenots", "spain", "clermont"),
        [5, 5, 3],
        ["all", "take"],
    )
    assert stage.holder("tours") == "huguenots"
    assert stage.g.has_casus_belli(stage.power("france"), stage.power("huguenots"))
    assert morale(stage, "huguenots", "spain") == 0


@pytest.mark.rule("uRR 13.5.7", "uRR 13.3.7")
def test_13_5_7_overseas_a_battle_does_not_give_the_area() -> None:
    stage = Stage().own("spain", "mexico").war("spain", "france")
    stage.put("spain", "mexico", T2=1).put("france", "mexico", T3=1)
    what = battle(stage, "mexico", "france", "spain", "paris")
    fight(stage, what, [5, 1], ["size.4"] if reductions(stage.g, what) else [])
    assert stage.holder("mexico") == "spain"


@pytest.mark.rule("uRR 13.3.8", "uRR 16.1")
def test_13_3_8_only_who_eliminates_a_unit_gets_a_veteran() -> None:
    stage = meeting()
    fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [4, 6, 5, 5],
        ["all", "all"],
    )
    assert stage.units("huguenots", "tours") == {}
    assert stage.units("huguenots", "clermont") == {"T3V": 1}
    assert stage.units("france", "tours") == {"T3": 1}


@pytest.mark.rule("uRR 13.3.8")
def test_13_3_8_one_die_loses_no_morale() -> None:
    stage = meeting(good=1)
    what = battle(stage, "tours", "huguenots", "france", "clermont")
    fight(stage, what, [5, 5, 3], ["all", "take"])
    assert morale(stage, "huguenots", "france") == 0


# -- sieges ------------------------------------------------------------------------------------


def besieged(casualties: int = 1) -> Stage:
    """France besieged in Tours by Huguenots."""
    stage = meeting().put("france", "tours", fortress=True)
    return stage.siege("huguenots", "tours", casualties)


@pytest.mark.rule("uRR 13.3.1", "uRR 13.3.3", "uRR 13.3.4", "uRR 13.3.6")
def test_13_3_3_a_sortie_suffers_from_siege_casualties_and_has_no_fortress() -> None:
    stage = besieged(casualties=2)
    what = battle(stage, "tours", "france", "huguenots", manner="sortie")
    fight(stage, what, [3, 3, 3, 3], ["size.4", "all", "all", "lower.3"])
    assert taken(stage) == [[2, 2], [3, 3]]
    assert stage.g.is_besieged(stage.at("tours"))


@pytest.mark.rule("uRR 13.4.5")
def test_13_4_5_who_loses_too_many_in_a_sortie_capitulates() -> None:
    stage = besieged(casualties=1)
    what = battle(stage, "tours", "france", "huguenots", manner="sortie")
    fight(stage, what, [3, 3, 5, 5], ["size.4", "all", "all"])
    assert stage.units("france", "tours") == {}
    assert stage.holder("tours") == "huguenots"
    assert not stage.g.has_fortress(stage.at("tours"))


@pytest.mark.rule("uRR 13.3.6", "uRR 13.4.5")
def test_13_3_6_a_sortie_that_wins_ends_the_siege() -> None:
    stage = besieged(casualties=0)
    what = battle(stage, "tours", "france", "huguenots", manner="sortie")
    fight(stage, what, [5, 5, 3, 3], ["size.4", "all", "all"])
    assert not stage.g.is_besieged(stage.at("tours"))
    assert stage.units("huguenots", "tours") == {}


def relief(stage: Stage, power: str = "france") -> Battle:
    """One troop of a power has come from Paris."""
    who = stage.power(power)
    stage.put(power, "tours", T3V=1)
    relievers = Force(who, stage.at("tours"), {(who, KIND["T3V"]): 1})
    return Battle(
        stage.at("tours"), relievers, army(stage, "huguenots", "tours"), stage.at("paris"), "relief"
    )


@pytest.mark.rule("uRR 13.3.5")
def test_13_3_5_the_besieged_join_a_relief_with_their_siege_casualties() -> None:
    stage = besieged(casualties=1)
    what = relief(stage)
    winner = fight(
        stage,
        what,
        [*(3, 3, 3), *(5, 5)],
        ["join", "size.4", "all", "all", "lower.3", "disperse.france.T3"],
    )
    assert winner == 1
    assert taken(stage)[0] == [4, 2, 3]
    assert stage.units("france", "tours") == {"T3": 1}
    assert stage.units("france", "paris") == {"T3V": 1}
    assert stage.g.is_besieged(stage.at("tours"))


@pytest.mark.rule("uRR 13.3.5")
def test_13_3_5_the_besieged_may_stay_out_of_it() -> None:
    stage = besieged(casualties=1)
    what = relief(stage)
    winner = fight(stage, what, [3, 3, 3], ["pass", "size.4", "all"])
    assert winner == 1
    assert taken(stage)[0] == [4]
    assert stage.units("france", "tours") == {"T3": 2}
    assert stage.units("france", "paris") == {}


@pytest.mark.rule("uRR 13.3.5")
def test_13_3_5_a_relief_that_wins_may_send_troops_back() -> None:
    stage = besieged(casualties=0)
    what = relief(stage)
    winner = fight(
        stage,
        what,
        [6, 5, 5, 3, 3],
        ["join", "size.4", "all", "all", "return.france.T3", "done"],
    )
    assert winner == 0
    assert not stage.g.is_besieged(stage.at("tours"))
    assert stage.units("france", "paris") == {"T3": 1}
    assert stage.units("france", "tours") == {"T3": 1, "T3V": 1}


@pytest.mark.rule("uRR 13.3.5", "uRR 13.3.3")
def test_13_3_5_a_relief_from_the_sea_is_a_landing_too() -> None:
    stage = besieged(casualties=0)
    what = relief(stage)
    what.landed = True
    fight(stage, what, [4, 3, 3], ["pass", "size.4", "all"])
    assert taken(stage)[0] == [3]


@pytest.mark.rule("uRR 13.3.5")
def test_13_3_5_who_relieves_a_friend_must_go_back() -> None:
    stage = besieged(casualties=0).war("spain", "huguenots")
    what = relief(stage, "spain")
    winner = fight(stage, what, [6, 3, 3], ["size.4", "all"])
    assert winner == -1
    stage = besieged(casualties=0).war("spain", "huguenots")
    stage.g._take(stage.power("huguenots"), stage.at("tours"), KIND["T3"], 1)
    what = relief(stage, "spain")
    winner = fight(stage, what, [6, 3], ["size.4"])
    assert winner == 0
    assert stage.units("spain", "paris") == {"T3V": 1}
    assert stage.units("spain", "tours") == {}
    assert not stage.g.is_besieged(stage.at("tours"))
    assert stage.holder("tours") == "france"
