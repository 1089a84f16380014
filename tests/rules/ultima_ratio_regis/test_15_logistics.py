"""Stacking and supply (uRR 15)."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import besieger_of, is_besieged
from tercio.games.ultima_ratio_regis.model.limits import room_for
from tercio.games.ultima_ratio_regis.model.power_questions import player_of
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import land_battle
from tercio.games.ultima_ratio_regis.rules.combat.siege import ASSAULT, act_assault, may_assault
from tercio.games.ultima_ratio_regis.rules.land_movement.entering import enter
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import force_at
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import disperse_surplus, room
from tercio.games.ultima_ratio_regis.rules.logistics.supply import is_supplied
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import become_neutral
from tercio.games.ultima_ratio_regis.rules.sequence.aftermath import put_in_order
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import impulse
from tercio.games.ultima_ratio_regis.rules.sequence.impulse_edges import send_home
from tests.rules.ultima_ratio_regis.battles import battle
from tests.rules.ultima_ratio_regis.stage import KIND, Stage


def supplied(stage: Stage, power: str, area: str) -> bool:
    return is_supplied(stage.g, stage.power(power), stage.at(area))


def space(stage: Stage, power: str, area: str) -> int:
    return room(stage.g, stage.power(power), stage.at(area))


# -- stacking ------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 15.1")
def test_15_1_four_on_the_main_map_two_in_domains_overseas_one_elsewhere() -> None:
    stage = Stage()
    assert space(stage, "france", "paris") == 4
    assert space(stage, "spain", "mexico") == 4
    stage.own("spain", "philippines").independent("cape_colony")
    assert space(stage, "spain", "philippines") == 2
    assert space(stage, "spain", "cape_colony") == 1
    assert space(stage, "spain", "hormuz") == 1


@pytest.mark.rule("uRR 15.1.1")
def test_15_1_1_the_printed_example_paris() -> None:
    """PB 6.5: four troops, a leader and a fortress are as much as Paris takes."""
    stage = Stage().put("france", "paris", T3V=2, T2=2, leader="ordinary", fortress=True)
    assert space(stage, "france", "paris") == 0


@pytest.mark.rule("uRR 15.1.1", "uRR 17.3.2")
def test_15_1_1_the_printed_example_clermont() -> None:
    """PB 4.3: an organizer has five troops; where he goes there is room for one more."""
    stage = Stage().put("huguenots", "clermont", T3=2, T2=3, leader="organizer")
    assert space(stage, "huguenots", "clermont") == 0
    organizer = stage.g.state.leaders
    assert room(stage.g, stage.power("huguenots"), stage.at("orleans"), organizer) == 5
    assert room(stage.g, stage.power("huguenots"), stage.at("clermont"), organizer) == 0


@pytest.mark.rule("uRR 15.1.1", "uRR 17.3.2", "uRR 8.2.2")
def test_15_1_1_where_an_organizer_leaves_without_troops_the_surplus_disperses() -> None:
    stage = Stage().put("spain", "madrid", T2=5, leader="organizer").put("spain", "seville", T2=1)
    answers = ["act.spain.post_leader", "leader.madrid.organizer.0", "onto.seville.troop"]
    stage.run(impulse(stage.g), answers=answers, idle=True)
    assert stage.g.state.leaders[0].place == stage.at("seville")
    assert stage.count("spain", "madrid") == 4


@pytest.mark.rule("uRR 15.1.1")
def test_15_1_1_a_besieged_fortress_counts() -> None:
    stage = Stage().war("france", "huguenots").put("france", "paris", T3=1, fortress=True)
    stage.put("huguenots", "paris", T3=1).siege("huguenots", "paris")
    assert space(stage, "france", "paris") == 2
    assert space(stage, "huguenots", "paris") == 3


@pytest.mark.rule("uRR 15.1.1")
def test_15_1_1_the_surplus_disperses_at_the_end_of_an_action() -> None:
    stage = Stage().put("france", "paris", T3=3, T2=3)
    stage.run(
        disperse_surplus(stage.g, stage.power("france")),
        answers=["surplus.france.T2", "surplus.france.T3"],
    )
    assert stage.units("france", "paris") == {"T2": 2, "T3": 2}
    assert stage.units("france", "WE_continent") == {"T2": 1, "T3": 1}


@pytest.mark.rule("uRR 15.1.1")
def test_15_1_1_troops_of_allied_minors_count_as_ones_own() -> None:
    stage = Stage().put("spain", "genoa", T3=3, T2=1).put("genoa", "genoa", T2=1)
    stage.run(disperse_surplus(stage.g, stage.power("spain")), answers=["surplus.genoa.T2"])
    assert stage.units("spain", "genoa") == {"T2": 1, "T3": 3}
    assert stage.units("genoa", "CM") == {"T2": 1}


@pytest.mark.rule("uRR 15.1.1", "uRR 20.2")
def test_15_1_1_neutral_minors_do_not_stack_with_each_other() -> None:
    """A troop of Savoy in Genoa takes no room from the Genoese, once neither has an ally."""
    stage = Stage().ally("savoy", "").ally("genoa", "").put("savoy", "genoa", T2=1)
    stage.put("genoa", "genoa", T2=1)
    assert room_for(stage.g, stage.power("genoa"), stage.at("genoa")) == 3


@pytest.mark.rule("uRR 15", "uRR 17.1", "uRR 11.1.1")
def test_17_1_after_an_action_nothing_is_left_without_unit_or_base() -> None:
    stage = Stage().lead("france", "paris", "ordinary").put("france", "lyon", T3=1)
    stage.put("huguenots", "sea_wm", S2=1).control("france", "narbonne")
    stage.run(put_in_order(stage.g, [stage.power("france")]))
    assert stage.g.state.leaders[0].place == stage.at("lyon")
    assert stage.units("huguenots", "sea_wm") == {}


@pytest.mark.rule("uRR 13.4.5", "uRR 8.2.2")
def test_13_4_5_a_siege_ends_when_the_last_besieger_is_sent_home() -> None:
    stage = Stage().war("huguenots", "france").put("france", "tours", fortress=True)
    stage.put("huguenots", "tours", T3=1).siege("huguenots", "tours").impulse(2)
    stage.run(send_home(stage.g, stage.power("huguenots")), answers=["home.tours.T3"])
    assert not is_besieged(stage.g, stage.at("tours"))


@pytest.mark.rule("uRR 13.4.5", "uRR 20.4.1")
def test_13_4_5_a_siege_ends_when_the_besieging_minor_stands_down() -> None:
    stage = Stage().war("spain", "france").put("france", "marseille", fortress=True)
    stage.put("genoa", "marseille", T2=1).siege("spain", "marseille")
    stage.run(become_neutral(stage.g, stage.power("genoa")))
    assert not is_besieged(stage.g, stage.at("marseille"))


# -- supply --------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 15.2")
def test_15_2_a_controlled_area_next_to_it_supplies() -> None:
    stage = Stage().war("huguenots", "france")
    assert supplied(stage, "huguenots", "tours")
    assert not supplied(stage, "huguenots", "st_quentin")


@pytest.mark.rule("uRR 15.2", "uRR 21.2.1")
def test_15_2_so_does_an_area_of_an_ally() -> None:
    stage = Stage().war("huguenots", "france")
    assert not supplied(stage, "huguenots", "st_quentin")
    stage.alliance("huguenots", "spain")
    assert supplied(stage, "huguenots", "st_quentin")


@pytest.mark.rule("uRR 15.2")
def test_15_2_supplied_troops_pass_it_on_unless_an_enemy_fortress_is_there() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "paris", T3=1)
    assert supplied(stage, "huguenots", "st_quentin")
    stage.put("france", "paris", fortress=True)
    assert not supplied(stage, "huguenots", "st_quentin")


@pytest.mark.rule("uRR 15.2", "uRR 13.4.7")
def test_15_2_who_is_besieged_supplies_nobody() -> None:
    """Paris, taken by the Huguenots, is all that they have next to Saint-Quentin."""
    stage = Stage().war("huguenots", "france").control("huguenots", "paris")
    stage.put("huguenots", "paris", T3=1, fortress=True)
    assert supplied(stage, "huguenots", "st_quentin")
    stage.put("france", "paris", T3=1).siege("france", "paris")
    assert not supplied(stage, "huguenots", "st_quentin")


@pytest.mark.rule("uRR 15.2")
def test_15_2_troops_without_supply_pass_nothing_on() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "st_quentin", T3=1)
    assert not supplied(stage, "huguenots", "st_quentin")
    assert not supplied(stage, "huguenots", "luxembourg")


@pytest.mark.rule("uRR 15.2")
def test_15_2_the_printed_example_rouen_by_sea() -> None:
    """PB 4.8: Rouen is next to no Huguenot area, but the East Atlantic is free of enemies."""
    stage = Stage().war("huguenots", "france").put("huguenots", "rouen", T3=1)
    assert supplied(stage, "huguenots", "rouen")
    stage.put("france", "sea_ea", S3=1)
    assert not supplied(stage, "huguenots", "rouen")


@pytest.mark.rule("uRR 15.2")
def test_15_2_fleets_of_powers_at_peace_do_not_hinder() -> None:
    stage = Stage().war("huguenots", "france").put("spain", "sea_ea", S3=1)
    assert supplied(stage, "huguenots", "rouen")


@pytest.mark.rule("uRR 15.2")
def test_15_2_water_crossings_carry_no_supply() -> None:
    stage = Stage()
    world = stage.g.world
    crossings = [
        (a, b)
        for a in world.area_places
        for b in world.area_places
        if world.land.adjacent[a] >> b & 1 and not world.supply.adjacent[a] >> b & 1
    ]
    assert crossings
    venice = stage.at("venice")
    assert not world.supply.adjacent[venice]
    assert world.land.adjacent[venice]


def before_venice(venetian_fleet: bool) -> Stage:
    """Two Austrian troops march over the water from Udine to the walls of Venice."""
    stage = Stage("new_order").war("austria", "venice").put("austria", "udine", T2=2)
    stage.control("austria", "udine").put("venice", "venice", fortress=True)
    if venetian_fleet:
        stage.put("venice", "sea_cm", S2=1)
    party = force_at(stage.g, stage.power("austria"), stage.at("udine"))
    assert stage.run(enter(stage.g, party, stage.at("venice")), idle=True) == "halt"
    assert stage.units("austria", "venice") == {"T2": 2}
    return stage


@pytest.mark.rule("uRR 15.2", "uRR 13.4.1")
def test_15_2_venice_is_besieged_only_with_supply_by_sea() -> None:
    """The way over the water brings none, and Venice rules the sea: its walls stop the Austrians,
    but there is no siege."""
    stage = before_venice(venetian_fleet=True)
    assert not is_besieged(stage.g, stage.at("venice"))
    assert ASSAULT.refusals(stage.g, stage.power("austria"), "venice")
    stage = before_venice(venetian_fleet=False)
    assert besieger_of(stage.g, stage.at("venice")) == stage.power("austria")


@pytest.mark.rule("uRR 15.2", "uRR 13.4.1")
def test_15_2_who_has_supply_again_before_the_walls_begins_the_siege_with_an_assault() -> None:
    stage = before_venice(venetian_fleet=True)
    stage.g._take(stage.power("venice"), stage.at("sea_cm"), KIND["S2"], 1)
    austria = stage.power("austria")
    stage.impulse(player_of(stage.g, austria))
    assert may_assault(stage.g, austria)
    ask = stage.ask(act_assault(stage.g, austria))
    assert [option.key for option in ask.options] == ["assault.venice", "back"]
    assert ask.foresee is not None
    assert ask.foresee(stage.g, "assault.venice") is not None
    stage.run(act_assault(stage.g, austria), [6, 6, 3], ["assault.venice"], idle=True)
    assert stage.holder("venice") == "austria"


@pytest.mark.rule("uRR 15.2", "uRR 13.3.7")
def test_15_2_a_victory_in_the_field_without_supply_plants_no_siege() -> None:
    """The Huguenots beat the French before Paris, far from anything of theirs."""
    stage = Stage().war("huguenots", "france").put("france", "paris", T3=2, fortress=True)
    stage.put("huguenots", "paris", T3=3).control("france", "orleans")
    paris = battle(stage, "paris", "huguenots", "france", origin="troyes")
    assert (
        stage.run(
            land_battle(stage.g, paris), [5, 3, 3, 3, 3, 3], ["all", "all", "fortress"], idle=True
        )
        == 0
    )
    assert stage.units("france", "paris") == {"T3": 1}
    assert stage.count("huguenots", "paris") == 3
    assert not is_besieged(stage.g, stage.at("paris"))


@pytest.mark.rule("uRR 15.1.1", "uRR 17.1")
@pytest.mark.parametrize(("poor", "good", "goes"), [(5, 0, "T2"), (4, 1, "T3")])
def test_15_1_1_a_leader_stays_with_the_troops_that_are_left(
    poor: int, good: int, goes: str
) -> None:
    stage = Stage().put("spain", "madrid", T2=poor, leader="ordinary")
    if good:
        stage.put("spain", "madrid", T3=good)
    answers = [f"surplus.spain.{goes}"] if good else []
    stage.run(disperse_surplus(stage.g, stage.power("spain")), answers=answers)
    assert stage.units("spain", "madrid") == {"T2": 4}
    assert stage.g.state.leaders[0].place == stage.at("madrid")
