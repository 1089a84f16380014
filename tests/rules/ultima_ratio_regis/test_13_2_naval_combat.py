"""uRR 13.2: naval combat, and the fights with pirates of the long example."""

from collections.abc import Iterable

import pytest

from tercio.games.ultima_ratio_regis.model.events.combat import DiceTaken
from tercio.games.ultima_ratio_regis.model.events.general import MoraleTaken
from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at, leaders_of
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import (
    Cause,
    may_rig_merchants,
    naval_combat,
    piracy_combat,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import fleets_at, squadrons_in_port

from .stage import KIND, Stage

EA, WM, NS = "sea_ea", "sea_wm", "sea_ns"


def fleet(stage: Stage, power: str, sea: str, **units: int) -> Force:
    """These squadrons of a power, with its leaders there."""
    who, where = stage.power(power), stage.at(sea)
    ships = {(who, KIND[kind]): count for kind, count in units.items()}
    return Force(who, where, ships, leaders_at(stage.g, who, where))


def fight(
    stage: Stage,
    sides: tuple[Force | None, Force | None],
    dice: Iterable[int],
    answers: Iterable[str] = (),
    cause: Cause = "action",
) -> int:
    place = next(force.place for force in sides if force is not None)
    winner: int = stage.run(naval_combat(stage.g, place, *sides, cause), dice, answers)
    return winner


def taken(stage: Stage) -> list[list[int]]:
    """The categories of all dice, side by side."""
    return [event.dice for event in stage.events(DiceTaken)]


def channel() -> Stage:
    """The example 4.6: two English squadrons against a French one with a leader."""
    stage = Stage().war("england", "france").unrest("france", 4)
    stage.put("england", EA, S3=1, S2=1)
    return stage.put("france", EA, S3=1, leader="ordinary", on="squadron")


def channel_fleets(stage: Stage) -> tuple[Force, Force]:
    return fleet(stage, "england", EA, S3=1, S2=1), fleet(stage, "france", EA, S3=1)


@pytest.mark.rule("uRR 13.2", "uRR 13.1.9", "uRR 13.2.5", "uRR 13.2.6")
def test_13_2_the_example_in_the_channel() -> None:
    stage = channel()
    winner = fight(
        stage,
        channel_fleets(stage),
        dice=[2, 4, 4, 3],
        answers=["all", "conscript", "port.rouen"],
    )
    assert winner == 0
    assert taken(stage) == [[3, 2], [3, 1]]
    assert stage.g.realm.unrest[stage.power("france")] == 5
    assert stage.units("france", "rouen") == {"S3D": 1}
    assert stage.units("england", EA) == {"S2": 1, "S3": 1}
    assert leaders_of(stage.g, stage.power("france"))[0].place == stage.at("rouen")
    assert stage.g.realm.morale[stage.power("england")][stage.power("france")] == 1


@pytest.mark.rule("uRR 13.1.7", "uRR 13.2.5")
def test_13_1_7_the_winner_never_loses_the_last_unit() -> None:
    """The other end of the example: two casualties would sink the only French squadron."""
    stage = channel()
    winner = fight(
        stage,
        channel_fleets(stage),
        dice=[4, 4, 5, 5],
        answers=["all", "conscript", "damage.england.S2", "port.plymouth"],
    )
    assert winner == 1
    assert stage.units("france", EA) == {"S3": 1}
    assert stage.units("england", "plymouth") == {"S3": 1, "S2D": 1}
    assert stage.units("england", EA) == {}
    assert stage.g.realm.morale[stage.power("france")][stage.power("england")] == 1


@pytest.mark.rule("uRR 13.1.9")
def test_13_1_9_no_merchants_are_rigged_without_a_leader() -> None:
    stage = Stage().war("england", "france").put("england", EA, S3=1, S2=1).put("france", EA, S3=1)
    fight(stage, channel_fleets(stage), dice=[5, 5, 4], answers=["all", "port.rouen"])
    assert taken(stage) == [[3, 2], [3]]


@pytest.mark.rule("uRR 13.1.9")
def test_13_1_9_no_merchants_are_rigged_where_all_ports_are_razed() -> None:
    stage = channel()
    stage.g.state.razed = stage.g.world.commercial
    fight(stage, channel_fleets(stage), dice=[5, 5, 4], answers=["all", "port.rouen"])
    assert taken(stage) == [[3, 2], [3]]


@pytest.mark.rule("uRR 13.1.9", "uRR 19.2.1")
def test_13_1_9_a_fortress_overseas_rigs_merchants_until_it_is_razed() -> None:
    stage = (
        Stage().own("spain", "cuba").put("spain", "sea_cs", S3=1, leader="ordinary", on="squadron")
    )
    sea, cuba = stage.at("sea_cs"), stage.at("cuba")
    stage.g.state.razed = stage.g.world.commercial
    force = fleet(stage, "spain", "sea_cs", S3=1)
    assert not may_rig_merchants(stage.g, force, sea)
    stage.put("spain", "cuba", fortress=True)
    stage.g.state.razed &= ~(1 << cuba)
    assert may_rig_merchants(stage.g, force, sea)
    stage.g.raze_port(cuba)
    assert not may_rig_merchants(stage.g, force, sea)


@pytest.mark.rule("uRR 13.1.9")
def test_13_1_9_conscripts_never_exceed_the_battlefield() -> None:
    stage = channel().put("france", EA, S2=1)
    french = fleet(stage, "france", EA, S3=1, S2=1)
    english = fleet(stage, "england", EA, S3=1, S2=1)
    fight(stage, (english, french), dice=[3, 3, 3, 3], answers=["all", "all"])
    assert taken(stage) == [[3, 2], [3, 2]]


@pytest.mark.rule("uRR 13.2.5")
def test_13_2_5_a_draw_sends_nobody_home_but_the_damaged() -> None:
    stage = channel()
    winner = fight(stage, channel_fleets(stage), dice=[3, 2, 3, 3], answers=["all", "conscript"])
    assert winner == -1
    assert stage.units("france", EA) == {"S3": 1}
    assert stage.units("england", EA) == {"S2": 1, "S3": 1}
    assert stage.events(MoraleTaken) == []


@pytest.mark.rule("uRR 13.1.6", "uRR 13.1.7")
def test_13_1_6_two_casualties_sink_a_squadron_and_its_leader() -> None:
    stage = channel()
    fight(stage, channel_fleets(stage), dice=[4, 6, 1], answers=["all", "pass"])
    assert stage.units("france", EA) == {}
    assert leaders_of(stage.g, stage.power("france")) == []
    assert stage.g.state.eliminated[stage.power("france")] == {KIND["S3"]: 1}
    assert stage.events(MoraleTaken) == []


@pytest.mark.rule("uRR 13.2.4", "uRR 13.2.6")
def test_13_2_4_the_dispute_of_support_has_three_dice() -> None:
    """The example 6.4: the loser threw one die, so no morale changes hands."""
    stage = channel().lead("england", EA, "ordinary", on="squadron").unrest("england", 3)
    winner = fight(
        stage,
        channel_fleets(stage),
        dice=[2, 6, 3, 4],
        answers=["all", "conscript", "pass", "port.rouen"],
        cause="support",
    )
    assert winner == 0
    assert taken(stage) == [[3, 2, 1], [3]]
    assert stage.units("france", "rouen") == {"S3D": 1}
    assert stage.g.realm.unrest[stage.power("england")] == 4
    assert stage.events(MoraleTaken) == []


@pytest.mark.rule("uRR 13.2.4")
@pytest.mark.parametrize(("cause", "size"), [("action", 2), ("transport", 2), ("support", 3)])
def test_13_2_4_only_so_many_squadrons_fight(cause: Cause, size: int) -> None:
    stage = Stage().war("spain", "france").put("spain", EA, S3=3, S2=1).put("france", EA, S3=1)
    picks = ["fight.spain.S3"] * size
    sides = fleet(stage, "spain", EA, S3=3, S2=1), fleet(stage, "france", EA, S3=1)
    fight(stage, sides, [3] * size + [3], [*picks, "port.rouen"], cause)
    assert taken(stage) == [[3] * size, [3]]


@pytest.mark.rule("uRR 13.1.5")
def test_13_1_5_units_that_did_not_fight_are_not_damaged() -> None:
    """S2 did not fight: only the S3 can be damaged, though all retire."""
    stage = Stage().war("england", "france").put("england", EA, S3=1, S2=1).put("france", EA, S3=1)
    sides = fleet(stage, "england", EA, S3=1, S2=1), fleet(stage, "france", EA, S3=1)
    fight(stage, sides, [1, 5], ["fight.england.S3", "done", "port.plymouth"])
    assert stage.units("england", "plymouth") == {"S2": 1, "S3": 1}
    stage = Stage().war("england", "france").put("england", EA, S3=1, S2=1).put("france", EA, S3=1)
    sides = fleet(stage, "england", EA, S3=1, S2=1), fleet(stage, "france", EA, S3=1)
    fight(stage, sides, [1, 6], ["fight.england.S3", "done", "port.plymouth"])
    assert stage.units("england", "plymouth") == {"S2": 1, "S3D": 1}


@pytest.mark.rule("uRR 13.2.1", "uRR 11.4.1")
@pytest.mark.parametrize(("face", "winner"), [(3, 1), (2, -1)])
def test_13_2_1_a_convoy_without_escort_is_stopped_by_a_battle_point(
    face: int, winner: int
) -> None:
    stage = Stage().war("england", "france").put("england", EA, S2=1)
    interceptor = fleet(stage, "england", EA, S2=1)
    assert fight(stage, (None, interceptor), [face], cause="transport") == winner


@pytest.mark.rule("uRR 17.3.2")
def test_17_3_2_an_admiral_adds_to_a_die_below_6() -> None:
    stage = channel().lead("england", EA, "admiral", on="squadron")
    winner = fight(
        stage,
        channel_fleets(stage),
        dice=[2, 4, 6],
        answers=["all", "pass", "plus.4", "port.rouen"],
    )
    assert (winner, stage.units("france", "rouen")) == (0, {"S3": 1})


@pytest.mark.rule("uRR 13.1.4", "uRR 17.3.2")
def test_13_1_4_organizers_change_the_battlefield_the_attackers_first() -> None:
    stage = Stage().war("england", "france")
    stage.put("england", EA, S3=2, S2=1, leader="organizer", on="squadron")
    stage.put("france", EA, S3=2, leader="organizer", on="squadron")
    sides = fleet(stage, "england", EA, S3=2, S2=1), fleet(stage, "france", EA, S3=2)
    fight(
        stage,
        sides,
        dice=[3, 3, 3, 3, 3],
        answers=["size.3", "size.3", "all", "all", "pass", "port.rouen"],
    )
    assert taken(stage) == [[3, 3, 2], [3, 3]]
    assert stage.asked[0].seat == "p3"
    assert [option.key for option in stage.asked[0].options] == ["size.2", "size.3"]
    assert [option.key for option in stage.asked[1].options] == ["size.3", "size.2", "size.4"]


@pytest.mark.rule("uRR 13.2.2")
@pytest.mark.parametrize("swapped", [False, True])
def test_13_2_2_it_does_not_matter_who_attacks(swapped: bool) -> None:
    """The example again; the dice lie in the order of the sides."""
    stage = channel()
    english, french = channel_fleets(stage)
    if swapped:
        answers = ["all", "conscript", "port.rouen"]
        winner = fight(stage, (french, english), [4, 3, 2, 4], answers)
    else:
        winner = fight(stage, (english, french), [2, 4, 4, 3], ["all", "conscript", "port.rouen"])
    assert winner == int(swapped)
    assert stage.units("france", "rouen") == {"S3D": 1}
    assert stage.g.realm.morale[stage.power("england")][stage.power("france")] == 1


@pytest.mark.rule("uRR 19.3", "uRR 13.1.2")
def test_13_1_2_naval_technology_is_an_advantage_in_every_naval_combat() -> None:
    stage = channel()
    stage.g.realm.techs["naval"] = stage.power("france")
    fight(stage, channel_fleets(stage), dice=[3, 3, 3], answers=["all", "pass", "port.rouen"])
    assert taken(stage) == [[3, 2], [4]]


# -- pirates -----------------------------------------------------------------------------------


def barbary(stage: Stage) -> tuple[Force, Power]:
    stage.put("barbary", WM, S2=1)
    return fleet(stage, "barbary", WM, S2=1), stage.power("genoa")


@pytest.mark.rule("uRR 13.2.4", "uRR 11.5.2")
def test_11_5_2_the_first_pirate_of_the_example() -> None:
    """A Genoese squadron, allied with Spain, intercepts, and goes to port undamaged."""
    stage = Stage()
    pirate, genoa = barbary(stage)
    stage.put("genoa", WM, S3=1)
    interceptor = Force(stage.power("spain"), stage.at(WM), {(genoa, KIND["S3"]): 1})
    proceeding = piracy_combat(stage.g, stage.at(WM), pirate, interceptor)
    assert stage.run(proceeding, dice=[5, 1], answers=["port.genoa"]) == 0
    assert stage.units("genoa", "genoa") == {"S3": 1}
    assert stage.units("barbary", WM) == {"S2": 1}


@pytest.mark.rule("uRR 13.2.3", "uRR 11.4.3")
def test_13_2_3_who_intercepts_from_port_has_a_disadvantage() -> None:
    """The second pirate of the example is damaged and goes to Tunis."""
    stage = Stage()
    pirate, genoa = barbary(stage)
    stage.put("genoa", "genoa", S3=1)
    (interceptor,) = squadrons_in_port(stage.g, stage.power("spain"), stage.at("genoa"))
    assert interceptor.units == {(genoa, KIND["S3"]): 1}
    proceeding = piracy_combat(stage.g, stage.at(WM), pirate, interceptor)
    assert stage.run(proceeding, dice=[2, 5], answers=["port.tunis"]) == 1
    assert taken(stage) == [[2], [2]]
    assert stage.units("barbary", "tunis") == {"S2D": 1}
    assert stage.units("genoa", "genoa") == {"S3": 1}


@pytest.mark.rule("uRR 11.5.2")
@pytest.mark.parametrize(("face", "winner"), [(3, 0), (2, -1)])
def test_11_5_2_without_interceptor_a_pirate_needs_a_point(face: int, winner: int) -> None:
    stage = Stage()
    pirate, _ = barbary(stage)
    proceeding = piracy_combat(stage.g, stage.at(WM), pirate, None)
    assert stage.run(proceeding, dice=[face]) == winner


# -- fleets ------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 11.2", "uRR 15.1.2")
def test_11_2_a_fleet_needs_a_leader_and_is_no_larger_than_its_base_allows() -> None:
    stage = Stage().put("spain", EA, S3=3, S2=2)
    alone = fleets_at(stage.g, stage.power("spain"), stage.at(EA))
    assert [force.size for force in alone] == [1, 1]
    stage.lead("spain", EA, "admiral", on="squadron")
    led = fleets_at(stage.g, stage.power("spain"), stage.at(EA))[0]
    assert led.units == {
        (stage.power("spain"), KIND["S3"]): 3,
        (stage.power("spain"), KIND["S2"]): 1,
    }
    stage.lead("spain", EA, "organizer", on="squadron")
    assert fleets_at(stage.g, stage.power("spain"), stage.at(EA))[1].size == 5


@pytest.mark.rule("uRR 21.2.3")
def test_21_2_3_allies_sail_under_the_flag_of_the_commander() -> None:
    """Only where they too are at war with the enemy."""
    stage = Stage().alliance("england", "netherlands").war("netherlands", "spain")
    stage.put("netherlands", NS, S3=1, leader="admiral", on="squadron").put("england", NS, S2=1)
    dutch, spain, sea = stage.power("netherlands"), stage.power("spain"), stage.at(NS)
    assert fleets_at(stage.g, dutch, sea, spain)[0].size == 1
    stage.war("england", "spain")
    combined = fleets_at(stage.g, dutch, sea, spain)[0]
    assert (combined.power, combined.size) == (dutch, 2)


@pytest.mark.rule("uRR 11.4.1")
def test_11_4_1_ships_that_have_gone_home_fight_no_second_time() -> None:
    """A fleet that was named before others fought has no ships left at sea."""
    stage = Stage().war("england", "france").put("france", EA, S3=1)
    ghost = Force(stage.power("england"), stage.at(EA), {(stage.power("england"), KIND["S3"]): 1})
    winner = fight(stage, (fleet(stage, "france", EA, S3=1), ghost), [3])
    assert (winner, taken(stage)) == (0, [[3]])
