"""VQ 20.4, 24.3: where land units go in Winter, and what it costs them."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    FRANCE,
    HRE,
    OTTOMAN,
    PAPACY,
    SPAIN,
    VENICE,
)
from tercio.wars.winter.winter_ports import return_ships_home
from tercio.wars.winter.winter_return import return_armies_home
from tests.rules.virgin_queen.stage import Stage


def quiet() -> Stage:
    stage = Stage().clear()
    stage.g.state.court.waiting = []
    return stage


def armies(stage: Stage, *answers: str) -> Stage:
    stage.run(return_armies_home(stage.g), answers=answers)
    return stage


def routes(stage: Stage) -> set[str]:
    return {option.key for ask in stage.asked for option in ask.options}


@pytest.mark.rule("VQ 20.4")
def test_20_4_ships_may_split_between_equal_ports_and_leaders_go_with_a_ship() -> None:
    stage = quiet().put("english_channel", SPAIN, galleon=2, leaders=["santa_cruz"])
    stage.control(SPAIN, "calais")
    answers = ["winter.calais", "winter.gravelines", "winter.calais"]
    stage.run(return_ships_home(stage.g), answers=answers)
    assert stage.ships(SPAIN, "calais") == stage.ships(SPAIN, "gravelines") == 1
    assert stage.where("santa_cruz") == "calais"
    leader = {option.key for option in stage.asked[-1].options}
    assert leader == {"winter.calais", "winter.gravelines"}, "only where ships have gone"


@pytest.mark.rule("VQ 20.4")
def test_20_4_no_more_than_4_winter_in_a_fortress_others_may_return_too() -> None:
    stage = armies(quiet().put("lyon", FRANCE, 6), "regular", "regular", "done")
    assert (stage.regulars(FRANCE, "lyon"), stage.regulars(FRANCE, "paris")) == (4, 2)
    stage = armies(quiet().put("lyon", FRANCE, 3), "return.lyon", "regular", "done")
    assert (stage.regulars(FRANCE, "lyon"), stage.regulars(FRANCE, "paris")) == (2, 1)


@pytest.mark.rule("VQ 20.4")
def test_20_4_units_in_the_capital_never_move_and_have_no_limit() -> None:
    stage = armies(quiet().put("paris", FRANCE, 9))
    assert stage.regulars(FRANCE, "paris") == 9
    assert stage.asked == []


@pytest.mark.rule("VQ 20.4")
def test_20_4_to_the_capital_or_the_nearest_fortress_with_room() -> None:
    stage = quiet().put("grenoble", FRANCE, 3).put("lyon", FRANCE, 2)
    armies(stage, "pass", "fortress.lyon", "all")
    assert stage.regulars(FRANCE, "lyon") == 4
    assert stage.regulars(FRANCE, "paris") == 1
    assert {"home.paris", "fortress.lyon"} <= routes(stage)
    assert not {"fortress.orleans", "fortress.marseille"} & routes(stage)


@pytest.mark.rule("VQ 20.4")
def test_20_4_attrition_takes_half_rounded_up_and_the_owner_chooses() -> None:
    stage = quiet().war(OTTOMAN, HRE).put("linz", OTTOMAN, 3, 2)
    armies(stage, "regular.1", "fortress.buda", "all")
    assert stage.troops(OTTOMAN, "buda") == (2, 0)


@pytest.mark.rule("VQ 20.4", "VQ 12.4")
def test_20_4_unrest_on_the_path_or_at_its_end_means_attrition() -> None:
    stage = armies(quiet().put("reims", FRANCE, 2).unrest("paris"))
    assert stage.regulars(FRANCE, "paris") == 1
    stage = armies(quiet().put("reims", FRANCE, 2).unrest("reims"))
    assert stage.regulars(FRANCE, "paris") == 2, "where it begins does not matter"


@pytest.mark.rule("VQ 20.4")
def test_20_4_enemy_units_do_not_close_the_path_nor_does_a_sea_without_ships() -> None:
    stage = quiet().war(HRE, FRANCE).put("linz", HRE, 2).put("vienna", FRANCE, 1)
    assert armies(stage, "home.vienna", "all").regulars(HRE, "vienna") == 2
    stage = quiet().war(FRANCE, SPAIN).put("palma", SPAIN, 2).put("gulf_of_lyon", FRANCE, galley=2)
    assert armies(stage, "home.madrid", "all").regulars(SPAIN, "madrid") == 2


@pytest.mark.rule("VQ 20.4", "VQ 9.2")
def test_20_4_spaces_of_allies_keep_the_path_open_but_are_no_quarters() -> None:
    stage = quiet().ally(FRANCE, SPAIN).put("brussels", FRANCE, 2)
    armies(stage, "home.paris", "all")
    assert stage.regulars(FRANCE, "paris") == 2
    assert "pass" not in routes(stage), "they must leave"


@pytest.mark.rule("VQ 20.4", "VQ 15")
def test_20_4_besiegers_go_home_and_the_siege_is_over() -> None:
    stage = quiet().war(FRANCE, SPAIN).put("besancon", FRANCE, 3).put("besancon", SPAIN, 1)
    stage.siege("besancon", FRANCE)
    armies(stage, "pass", "home.paris", "all")
    assert not stage.is_besieged("besancon")
    assert stage.regulars(FRANCE, "paris") == 3
    assert stage.regulars(SPAIN, "besancon") == 1


@pytest.mark.rule("VQ 20.4")
def test_20_4_a_leader_goes_with_a_unit_or_to_the_capital_and_stays_with_those_who_stay() -> None:
    stage = quiet().put("grenoble", FRANCE, 2, leaders=["montmorency"])
    armies(stage, "fortress.lyon", "regular", "regular", "done", "winter.paris")
    assert stage.regulars(FRANCE, "lyon") == 2
    assert stage.where("montmorency") == "paris"
    stage = armies(quiet().put("lyon", FRANCE, 2, leaders=["montmorency"]), "pass")
    assert stage.where("montmorency") == "lyon"


@pytest.mark.rule("VQ 24.3", "VQ 20.4")
def test_24_3_a_minors_key_is_a_capital_for_its_own_units_alone() -> None:
    stage = quiet().ally(HRE, VENICE).control(HRE, "venice", "trent").put("trent", VENICE, 3)
    assert armies(stage, "home.venice", "all").regulars(VENICE, "venice") == 3
    stage = quiet().ally(SPAIN, PAPACY).control(SPAIN, "rome", "siena").put("siena", SPAIN, 6)
    armies(stage, "fortress.rome", *["regular"] * 4, "home.milan", "all")
    assert stage.regulars(SPAIN, "rome") == 4, "a fortress of their own, with its limit"
    assert "home.rome" not in routes(stage)


@pytest.mark.rule("VQ 20.4")
def test_20_4_the_french_in_scotland_go_home_or_to_edinburgh() -> None:
    stage = quiet().control(FRANCE, "edinburgh").put("stirling", FRANCE, 2)
    armies(stage, "fortress.edinburgh", "all")
    assert stage.regulars(FRANCE, "edinburgh") == 2
    stage = quiet().control(FRANCE, "edinburgh").put("stirling", FRANCE, 2)
    armies(stage, "home.paris", "all")
    assert stage.regulars(FRANCE, "paris") == 2, "over the North Sea, without attrition"
