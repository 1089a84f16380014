"""VQ 12.1, 12.2, 12.4, 12.5: lines of communication, adjacency, unrest, displacement."""

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, OTTOMAN, PAPACY, SPAIN, VENICE
from tercio.wars.land.control import calmable, controllable
from tercio.wars.land.displacement import displace
from tercio.wars.land.lines_of_communication import has_loc
from tercio.wars.model.names import NEXT_TURN, Power
from tercio.wars.model.numbered import spaces_in
from tests.rules.virgin_queen.stage import Stage


def loc(stage: Stage, power: Power, space: str) -> bool:
    return has_loc(stage.g, power, stage.at(space))


def named(stage: Stage, mask: int) -> set[str]:
    return {stage.g.world.location_ids[space] for space in spaces_in(mask)}


@pytest.mark.rule("VQ 12.1")
def test_12_1_the_line_runs_through_friendly_spaces_and_may_end_elsewhere() -> None:
    stage = Stage().clear()
    assert loc(stage, FRANCE, "turin"), "next to Grenoble, over the pass"
    assert not loc(stage, FRANCE, "milan")
    assert loc(stage.control(FRANCE, "turin"), FRANCE, "milan")


@pytest.mark.rule("VQ 12.1")
def test_12_1_it_begins_in_a_fortified_home_space_of_ones_own_or_of_an_ally() -> None:
    stage = Stage().clear().control(FRANCE, "buda")
    assert not loc(stage, FRANCE, "mohacs"), "Buda is no French home space"
    assert loc(stage.ally(FRANCE, OTTOMAN), FRANCE, "mohacs"), "of the Ottoman it is"


@pytest.mark.rule("VQ 12.1")
def test_12_1_a_home_fortress_of_an_allys_minor_will_do() -> None:
    stage = Stage().clear().ally(SPAIN, VENICE).control(SPAIN, "corfu")
    assert not loc(stage, FRANCE, "corfu")
    assert loc(stage.ally(FRANCE, SPAIN), FRANCE, "corfu")


@pytest.mark.rule("VQ 12.1")
def test_12_1_enemy_units_leaders_or_ships_cut_it_and_strangers_do_not() -> None:
    def line() -> Stage:
        return Stage().clear().war(FRANCE, SPAIN).control(FRANCE, "turin")

    assert loc(line(), FRANCE, "milan")
    assert loc(line().put("turin", ENGLAND, 1), FRANCE, "milan")
    assert not loc(line().put("turin", SPAIN, 1), FRANCE, "milan")
    assert not loc(line().put("turin", SPAIN, leaders=["alva"]), FRANCE, "milan")
    bordeaux = Stage().clear().war(FRANCE, SPAIN).control(SPAIN, "cognac", "montauban", "navarre")
    assert loc(bordeaux, FRANCE, "bayonne")
    assert not loc(bordeaux.put("bordeaux", SPAIN, galleon=1), FRANCE, "bayonne")


@pytest.mark.rule("VQ 12.1", "VQ 12.4")
def test_12_1_unrest_cuts_it_but_not_where_it_ends() -> None:
    stage = Stage().clear().control(FRANCE, "turin").unrest("turin")
    assert loc(stage, FRANCE, "turin")
    assert not loc(stage, FRANCE, "milan")


@pytest.mark.rule("VQ 12.1")
def test_12_1_each_sea_zone_needs_a_friendly_ship_and_a_friendly_port_to_enter_it() -> None:
    stage = Stage().clear()
    assert not loc(stage, FRANCE, "palma")
    assert loc(stage.put("gulf_of_lyon", FRANCE, galley=1), FRANCE, "palma")
    assert not loc(stage.control(ENGLAND, "marseille", "montpellier"), FRANCE, "palma")
    two = Stage().clear().put("aegean_sea", OTTOMAN, galley=1)
    assert not loc(two.control(SPAIN, "coron", "lepanto"), OTTOMAN, "messina")
    assert loc(two.put("ionian_sea", OTTOMAN, galley=1), OTTOMAN, "messina")


@pytest.mark.rule("VQ 12.1", "VQ 9.2")
def test_12_1_an_allys_ship_will_do() -> None:
    stage = Stage().clear().ally(FRANCE, PAPACY).put("gulf_of_lyon", PAPACY, galley=1)
    assert loc(stage, FRANCE, "palma")


# -- 12.2, 12.4 ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 12.2", "VQ 15")
def test_12_2_besieged_and_besieging_units_count_as_adjacent() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).control(FRANCE, "mons").put("brussels", FRANCE, 2)
    stage.siege("brussels", FRANCE)
    assert "namur" in named(stage, controllable(stage.g, FRANCE)), "from a siege, though cut off"
    stage.put("brussels", SPAIN, 1)
    assert "namur" not in named(stage, controllable(stage.g, FRANCE)), "those inside are next to it"


@pytest.mark.rule("VQ 12.2")
def test_12_2_enemies_beyond_a_pass_do_not_hinder() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).put("grenoble", FRANCE, 1).put("turin", SPAIN, 1)
    assert "geneva" in named(stage, controllable(stage.g, FRANCE))
    stage.put("basel", SPAIN, 1)
    assert "geneva" not in named(stage, controllable(stage.g, FRANCE))


@pytest.mark.rule("VQ 12.4", "VQ 2.5")
def test_12_4_a_pass_is_no_adjacency_for_unrest() -> None:
    stage = Stage().clear().put("grenoble", FRANCE, 1).unrest("geneva", "turin")
    assert named(stage, calmable(stage.g, FRANCE)) == {"geneva"}


# -- 12.5 ------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 12.5")
def test_12_5_units_and_leaders_go_to_the_nearest_fortress_or_to_the_capital() -> None:
    for to in ("lyon", "paris"):
        stage = Stage().clear().put("geneva", FRANCE, 3, 1, leaders=["montmorency"])
        procedure = displace(stage.g, stage.at("geneva"), [FRANCE])
        stage.run(procedure, answers=[f"displace.{to}"])
        assert {option.key for option in stage.asked[-1].options} == {
            "displace.lyon",
            "displace.paris",
        }
        assert stage.troops(FRANCE, to) == (3, 1)
        assert stage.where("montmorency") == to


@pytest.mark.rule("VQ 12.5")
def test_12_5_not_to_a_capital_in_other_hands() -> None:
    stage = Stage().clear().war(FRANCE, ENGLAND).control(ENGLAND, "paris")
    stage.put("geneva", FRANCE, 3)
    stage.run(displace(stage.g, stage.at("geneva"), [FRANCE]))
    assert stage.regulars(FRANCE, "lyon") == 3


@pytest.mark.rule("VQ 12.5")
def test_12_5_sea_zones_count_as_spaces_and_equal_distances_are_the_owners_choice() -> None:
    stage = Stage().clear().put("corfu", OTTOMAN, 1).control(OTTOMAN, "corfu", "malta")
    stage.run(displace(stage.g, stage.at("corfu"), [OTTOMAN]), answers=["displace.scutari"])
    keys = {option.key for option in stage.asked[-1].options}
    assert keys == {"displace.scutari", "displace.malta", "displace.istanbul"}
    assert stage.asked[-1].seat == "ottoman"
    assert stage.regulars(OTTOMAN, "scutari") == 1


@pytest.mark.rule("VQ 12.5")
def test_12_5_fleets_go_to_the_nearest_port_of_their_power() -> None:
    stage = Stage().clear().put("marseille", SPAIN, galley=2, leaders=["doria"])
    stage.run(displace(stage.g, stage.at("marseille"), [SPAIN]), answers=["displace.barcelona"])
    assert stage.ships(SPAIN, "barcelona") == 2
    assert stage.where("doria") == "barcelona"


@pytest.mark.rule("VQ 12.5")
def test_12_5_with_nowhere_to_go_units_are_lost_and_leaders_return_next_turn() -> None:
    stage = Stage().clear().put("metz", ENGLAND, 2, leaders=["sussex"])
    stage.control(FRANCE, *named(stage, stage.g.state.controlled[ENGLAND]))
    stage.run(displace(stage.g, stage.at("metz"), [ENGLAND]))
    assert stage.regulars(ENGLAND, "metz") == 0
    assert stage.where("sussex") == NEXT_TURN


@pytest.mark.rule("VQ 12.5")
def test_12_5_the_french_in_scotland_go_to_edinburgh() -> None:
    stage = Stage().clear().control(FRANCE, "edinburgh").put("stirling", FRANCE, 2)
    stage.run(displace(stage.g, stage.at("stirling"), [FRANCE]), answers=["displace.edinburgh"])
    assert stage.regulars(FRANCE, "edinburgh") == 2
