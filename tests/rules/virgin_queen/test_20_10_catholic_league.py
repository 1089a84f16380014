"""The formation of the Catholic League (VQ 20.10)."""

import pytest

from tercio.games.virgin_queen.model.powers import FRANCE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.model.religion_questions import league_formed
from tercio.games.virgin_queen.rules.winter.catholic_league import (
    check_league,
    form_league,
    league_forms,
    league_sites,
)
from tercio.kernel.randomness import Script
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.space_questions import is_fortified
from tests.rules.virgin_queen.stage import Stage

SIX = ("la_rochelle", "saumur", "caen", "dieppe", "montauban", "castres")


def quiet(edition: str = "living", players: int = 6) -> Stage:
    return Stage(edition=edition, players=players).clear().turn(3)


def forms(stage: Stage, *dice: int) -> bool:
    stage.g.random.script = Script(dice)
    return league_forms(stage.g)


@pytest.mark.rule("VQ 20.10")
def test_20_10_three_keys_in_france_form_it_without_a_die() -> None:
    assert forms(quiet().control(PROTESTANT, "paris", "lyon", "rouen"))
    assert not forms(quiet().control(PROTESTANT, "paris", "lyon"))


@pytest.mark.rule("VQ 20.10")
def test_20_10_five_spaces_are_not_enough_to_roll() -> None:
    assert not forms(quiet().control(PROTESTANT, *SIX[:5]))


@pytest.mark.rule("VQ 20.10")
def test_20_10_die_and_spaces_must_make_twelve() -> None:
    assert forms(quiet().control(PROTESTANT, *SIX), 6)
    assert not forms(quiet().control(PROTESTANT, *SIX), 5)
    assert forms(quiet().control(PROTESTANT, *SIX, "nimes"), 5)


@pytest.mark.rule("VQ 20.10", "VQ 30")
def test_30_spaces_in_unrest_count() -> None:
    assert forms(quiet().control(PROTESTANT, *SIX).unrest(*SIX), 6)
    assert not forms(quiet("first").control(PROTESTANT, *SIX).unrest("saumur"))


@pytest.mark.rule("VQ 20.10")
@pytest.mark.parametrize(("turn", "checked"), [(2, False), (3, True), (6, True), (7, False)])
def test_20_10_only_on_turns_3_to_6_and_once(turn: int, checked: bool) -> None:
    stage = quiet().turn(turn).control(PROTESTANT, "paris", "lyon", "rouen")
    answers = ["league.troyes", "league.dijon"] if checked else []
    stage.run(check_league(stage.g), answers=answers)
    assert league_formed(stage.g) == checked
    stage.run(check_league(stage.g))  # never again: nobody is asked


@pytest.mark.rule("VQ 20.10")
def test_20_10_the_four_steps() -> None:
    stage = quiet().protestant("reims", "troyes")
    stage.put("paris", FRANCE, 4, 2).put("rouen", FRANCE, 3)
    stage.run(
        form_league(stage.g),
        answers=["league.troyes", "league.dijon", "lose.paris", "lose.paris", "lose.rouen"],
    )
    for space in ("reims", "troyes", "dijon"):
        assert stage.controller(space) == SPAIN
        assert not stage.is_protestant(space)
    assert stage.troops(FRANCE, "paris") == (2, 1)
    assert stage.troops(FRANCE, "rouen") == (2, 0)
    assert stage.troops(SPAIN, "reims") == (4, 1)
    assert is_fortified(stage.g, stage.at("reims"))
    assert stage.where("guise") == "reims"
    assert is_at_war(stage.g, SPAIN, FRANCE)
    assert is_at_war(stage.g, SPAIN, PROTESTANT)
    assert stage.g.state.court.no_deals_with_spain


@pytest.mark.rule("VQ 20.10")
def test_20_10_more_than_four_regulars_if_france_lost_more() -> None:
    stage = quiet().put("paris", FRANCE, 15)
    stage.run(form_league(stage.g), answers=["league.troyes", "league.dijon"])
    assert stage.regulars(SPAIN, "reims") == 5
    assert stage.regulars(FRANCE, "paris") == 10


@pytest.mark.rule("VQ 20.10")
def test_20_10_units_in_a_fortified_reims_are_displaced() -> None:
    stage = quiet().put("reims", FRANCE, 2)
    stage.g.build_fortress(stage.at("reims"))
    stage.run(form_league(stage.g), answers=["league.troyes", "league.dijon"])
    assert stage.regulars(FRANCE, "reims") == 0
    assert stage.regulars(FRANCE, "paris") == 1


@pytest.mark.rule("VQ 20.10")
def test_20_10_league_spaces_are_solid_french_and_unfortified() -> None:
    stage = quiet()
    sites = league_sites(stage.g)
    world = stage.g.world
    assert sites & world.mask("troyes", "dijon") == world.mask("troyes", "dijon")
    assert not sites & world.mask("saumur", "orleans", "paris", "reims", "metz")


@pytest.mark.rule("VQ 27")
def test_27_with_two_players_spain_and_france_do_not_fight() -> None:
    stage = quiet(players=2)
    stage.run(form_league(stage.g), answers=["league.troyes", "league.dijon"])
    assert not is_at_war(stage.g, SPAIN, FRANCE)
    assert is_at_war(stage.g, SPAIN, PROTESTANT)
