"""HIS 12.5: displacement."""

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PROTESTANT,
    VENICE,
)
from tercio.wars.land.displacement import displace
from tercio.wars.model.names import NEXT_TURN

from .stage import Stage


def test_12_5_land_units_and_leaders_go_together_to_the_nearest_fortress() -> None:
    stage = Stage().clear().put("turin", FRANCE, 3, 1, leaders=["montmorency"])
    stage.run(displace(stage.g, stage.at("turin"), [FRANCE]), answers=["displace.lyon"])
    assert stage.troops(FRANCE, "lyon") == (3, 1)
    assert stage.where("montmorency") == "lyon"


def test_12_5_or_to_the_capital() -> None:
    stage = Stage().clear().put("turin", FRANCE, 3)
    stage.run(displace(stage.g, stage.at("turin"), [FRANCE]), answers=["displace.paris"])
    assert stage.regulars(FRANCE, "paris") == 3


def test_12_5_not_to_a_capital_in_other_hands() -> None:
    stage = Stage().clear().war(FRANCE, ENGLAND).control(ENGLAND, "paris")
    stage.put("turin", FRANCE, 3)
    stage.run(displace(stage.g, stage.at("turin"), [FRANCE]))
    assert stage.regulars(FRANCE, "lyon") == 3


def test_12_5_equidistant_spaces_are_the_owners_choice() -> None:
    stage = (
        Stage()
        .clear()
        .control(PROTESTANT, "mainz", "cologne", "trier")
        .put("strasburg", PROTESTANT, 1)
    )
    stage.control(PROTESTANT, "metz")
    stage.run(displace(stage.g, stage.at("strasburg"), [PROTESTANT]))
    assert stage.regulars(PROTESTANT, "metz") == 1
    other = Stage().clear().control(FRANCE, "metz", "besancon").put("strasburg", FRANCE, 1)
    answers = ["displace.besancon"]
    other.run(displace(other.g, other.at("strasburg"), [FRANCE]), answers=answers)
    keys = {option.key for option in other.asked[-1].options}
    assert keys == {"displace.metz", "displace.besancon", "displace.paris"}


def test_12_5_sea_zones_count_as_spaces() -> None:
    stage = Stage().clear().put("corfu", OTTOMAN, 1).control(OTTOMAN, "corfu")
    stage.run(displace(stage.g, stage.at("corfu"), [OTTOMAN]), answers=["displace.scutari"])
    keys = {option.key for option in stage.asked[-1].options}
    assert keys == {"displace.scutari", "displace.istanbul"}, "over the Adriatic, 2 spaces"
    assert stage.regulars(OTTOMAN, "scutari") == 1


def test_12_5_nobody_is_put_into_a_besieged_space() -> None:
    stage = Stage().clear().war(FRANCE, ENGLAND).control(ENGLAND, "paris")
    stage.put("lyon", ENGLAND, 1).siege("lyon", ENGLAND)
    stage.put("turin", FRANCE, 3)
    stage.run(displace(stage.g, stage.at("turin"), [FRANCE]))
    assert stage.regulars(FRANCE, "marseille") == 3


def test_12_5_fleets_go_to_the_nearest_port_of_their_power() -> None:
    stage = Stage().clear().ally(FRANCE, VENICE).put("genoa", HAPSBURG, ships=2)
    stage.put("genoa", HAPSBURG, leaders=["andrea_doria"])
    stage.run(displace(stage.g, stage.at("genoa"), [HAPSBURG]), answers=["displace.naples"])
    assert stage.ships(HAPSBURG, "naples") == 2
    assert stage.where("andrea_doria") == "naples"


def test_12_5_only_the_named_powers_leave() -> None:
    stage = Stage().clear().put("turin", FRANCE, 1).put("turin", HAPSBURG, 2)
    stage.run(displace(stage.g, stage.at("turin"), [FRANCE]), answers=["displace.lyon"])
    assert stage.regulars(HAPSBURG, "turin") == 2


def test_12_5_with_nowhere_to_go_units_are_lost_and_leaders_return_next_turn() -> None:
    stage = Stage().clear().put("leipzig", PROTESTANT, 2, leaders=["john_frederick"])
    stage.control(HAPSBURG, "mainz", "cologne", "trier", "wittenberg", "augsburg", "brandenburg")
    stage.run(displace(stage.g, stage.at("leipzig"), [PROTESTANT]))
    assert stage.regulars(PROTESTANT, "leipzig") == 0
    assert stage.where("john_frederick") == NEXT_TURN


def test_12_5_besiegers_who_are_displaced_end_the_siege() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("besancon", FRANCE, 3)
    stage.siege("besancon", FRANCE)
    answers = ["displace.paris"]
    stage.run(displace(stage.g, stage.at("besancon"), [FRANCE]), answers=answers)
    assert not stage.is_besieged("besancon")
