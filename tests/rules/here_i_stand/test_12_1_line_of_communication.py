"""HIS 12.1: lines of communication."""

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    VENICE,
)
from tercio.wars.land.lines_of_communication import has_loc, loc_length_by_land
from tercio.wars.model.names import Power

from .stage import Stage


def loc(stage: Stage, power: Power, space: str) -> bool:
    return has_loc(stage.g, power, stage.at(space))


def test_12_1_the_line_ends_in_any_space_next_to_it() -> None:
    stage = Stage().clear()
    assert loc(stage, FRANCE, "metz")
    assert loc(stage, FRANCE, "besancon")
    assert not loc(stage, FRANCE, "strasburg"), "Metz and Besançon are not French"


def test_12_1_spaces_on_the_line_are_friendly() -> None:
    stage = Stage().clear()
    assert not loc(stage, FRANCE, "milan")
    assert loc(stage.control(FRANCE, "turin"), FRANCE, "milan")


def test_12_1_allies_lend_their_spaces_and_their_homes() -> None:
    stage = Stage().clear()
    assert not loc(stage, FRANCE, "modena")
    assert loc(stage.ally(FRANCE, PAPACY), FRANCE, "modena")


def test_12_1_a_home_fortress_of_an_allys_minor_is_a_source() -> None:
    stage = Stage().clear().ally(FRANCE, PAPACY).ally(PAPACY, VENICE)
    stage.control(PAPACY, "corfu")
    assert loc(stage, FRANCE, "corfu")


def test_12_1_an_enemy_unit_cuts_it() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).control(FRANCE, "turin")
    assert loc(stage, FRANCE, "milan")
    assert not loc(stage.put("turin", HAPSBURG, 1), FRANCE, "milan")


def test_12_1_an_enemy_leader_or_ship_cuts_it() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).control(FRANCE, "turin")
    assert not loc(stage.put("turin", HAPSBURG, leaders=["duke_of_alva"]), FRANCE, "milan")
    other = Stage().clear().war(ENGLAND, HAPSBURG).control(ENGLAND, "amsterdam")
    other.put("north_sea", ENGLAND, ships=1)
    assert loc(other, ENGLAND, "munster")
    assert not loc(other.put("amsterdam", HAPSBURG, ships=1), ENGLAND, "munster")


def test_12_1_an_enemy_leader_in_agram_cuts_it() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "belgrade", "agram")
    assert loc(stage, OTTOMAN, "graz")
    assert not loc(stage.put("agram", HAPSBURG, leaders=["ferdinand"]), OTTOMAN, "graz")


def test_12_1_units_of_a_power_at_peace_do_not_cut_it() -> None:
    stage = Stage().clear().control(FRANCE, "turin").put("turin", HAPSBURG, 1)
    assert loc(stage, FRANCE, "milan")


def test_12_1_unrest_cuts_it_but_not_where_it_ends() -> None:
    stage = Stage().clear().control(FRANCE, "turin").unrest("turin")
    assert loc(stage, FRANCE, "turin")
    assert not loc(stage, FRANCE, "milan")


def test_12_1_a_sea_zone_needs_a_friendly_naval_unit() -> None:
    stage = Stage().clear()
    assert not loc(stage, FRANCE, "bastia")
    assert loc(stage.put("gulf_of_lyon", FRANCE, ships=1), FRANCE, "bastia")


def test_12_1_an_allys_ship_will_do() -> None:
    stage = Stage().clear().ally(FRANCE, GENOA)
    assert not loc(stage, FRANCE, "palma")
    assert loc(stage.put("gulf_of_lyon", GENOA, ships=1), FRANCE, "palma")


def test_12_1_several_adjacent_sea_zones() -> None:
    stage = Stage().clear().put("aegean_sea", OTTOMAN, ships=1)
    assert not loc(stage, OTTOMAN, "messina")
    assert loc(stage.put("ionian_sea", OTTOMAN, ships=1), OTTOMAN, "messina")


def test_12_1_it_leaves_land_through_a_friendly_port() -> None:
    """Both ends of the strait belong to others: the ships alone make no line."""
    stage = Stage().clear().put("adriatic_sea", FRANCE, ships=1)
    assert not loc(stage, FRANCE, "venice")
    stage = Stage().clear().put("gulf_of_lyon", FRANCE, ships=1)
    assert loc(stage, FRANCE, "bastia")
    assert not loc(stage.control(ENGLAND, "marseille"), FRANCE, "bastia")


def test_12_1_no_line_through_an_electorate_before_the_league() -> None:
    stage = Stage().clear().control(HAPSBURG, "augsburg", "salzburg", "innsbruck", "linz")
    assert loc(stage, HAPSBURG, "augsburg")
    assert not loc(stage, HAPSBURG, "worms")
    assert loc(stage.done("schmalkaldic_league"), HAPSBURG, "worms")


def test_12_1_length_over_land() -> None:
    stage = Stage().clear().control(FRANCE, "turin")
    assert loc_length_by_land(stage.g, FRANCE, stage.at("paris")) == 0
    assert loc_length_by_land(stage.g, FRANCE, stage.at("turin")) == 2
    assert loc_length_by_land(stage.g, FRANCE, stage.at("milan")) == 3
    assert loc_length_by_land(stage.g, FRANCE, stage.at("rome")) is None
