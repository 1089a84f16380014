"""Construction, repair, regrouping (uRR 9)."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.names import FORTRESS, FORTRESS_BEGUN, S3, T2, T3
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import points_of
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.games.ultima_ratio_regis.rules import links
from tercio.games.ultima_ratio_regis.rules.actions.building import (
    begin_fortress,
    build_squadron,
    build_troop,
    finish_fortress,
    may_begin_fortress,
    may_finish_fortress,
    may_regroup,
    may_repair,
    regroup,
    repair_squadron,
)
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS
from tercio.games.ultima_ratio_regis.rules.actions.sites import (
    FORTRESS_SITE,
    SQUADRON_SITE,
    TROOP_SITE,
    areas_for_squadron,
    areas_for_troop,
    has_area_for_troop,
)
from tercio.games.ultima_ratio_regis.rules.links import Link, check_links
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import forced_peace
from tercio.kernel.masks import places_of
from tercio.kernel.restrictions import AnyTable
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

FRANCE = 1
"""The second player has France."""


def names(mask: int) -> set[str]:
    return {WORLD.location_ids[place] for place in places_of(mask)}


@pytest.mark.rule("uRR 9.1")
def test_9_1_a_troop_of_2_is_built_in_any_controlled_possession() -> None:
    s = Stage().impulse(FRANCE)
    s.run(build_troop(s.g, s.power("france")), answers=["build.france.T2.lyon", "pass"])
    assert s.units("france", "lyon") == {"T2": 1}
    assert points_of(s.g, s.power("france")) == 0


@pytest.mark.rule("uRR 9.1")
def test_9_1_not_under_siege_nor_in_revolt_nor_where_the_enemy_rules() -> None:
    s = Stage().war("england", "france")
    s.revolt("lyon").control("england", "rouen").put("france", "paris", fortress=True)
    s.siege("england", "paris")
    areas = names(areas_for_troop(s.g, s.power("france"), T2))
    assert not areas & {"lyon", "rouen", "paris"}
    assert "marseille" in areas


@pytest.mark.rule("uRR 9.1")
def test_9_1_a_troop_of_3_is_built_in_the_theater_with_most_home_areas() -> None:
    s = Stage()
    spain = s.power("spain")
    assert "milan" in names(areas_for_troop(s.g, spain, T2))
    areas = names(areas_for_troop(s.g, spain, T3))
    assert "madrid" in areas
    assert not areas & {"milan", "mexico", "brussels"}


@pytest.mark.rule("uRR 9.1")
def test_9_1_a_power_without_home_areas_builds_good_troops_in_its_possessions() -> None:
    s = Stage()
    assert "bordeaux" in names(areas_for_troop(s.g, s.power("huguenots"), T3))


@pytest.mark.rule("uRR 9.1")
def test_9_1_troops_of_a_minor_are_built_in_its_own_areas() -> None:
    s = Stage()
    assert names(areas_for_troop(s.g, s.power("scotland"), T2)) == {
        "edinburgh",
        "glasgow",
        "inverness",
    }
    s.impulse(2)
    s.run(build_troop(s.g, s.power("england")), answers=["build.scotland.T2.edinburgh", "pass"])
    assert s.units("scotland", "edinburgh") == {"T2": 1}


@pytest.mark.rule("uRR 9.1")
def test_9_1_only_as_many_as_the_card_has() -> None:
    s = Stage().put("barbary", "tunis", T2=2)
    barbary = s.power("barbary")
    assert available_units(s.g, barbary, T2) == 1
    s.put("barbary", "algiers", T2V=1)
    assert available_units(s.g, barbary, T2) == 0
    s.g.eliminate(barbary, s.at("tunis"), T2)
    assert available_units(s.g, barbary, T2) == 0


@pytest.mark.rule("uRR 9.1", "uRR 15.1")
def test_9_1_not_where_four_troops_stand_already() -> None:
    s = Stage().put("france", "lyon", T2=4)
    assert "lyon" not in names(areas_for_troop(s.g, s.power("france"), T2))
    s.lead("france", "lyon", "organizer")
    assert "lyon" in names(areas_for_troop(s.g, s.power("france"), T2))


@pytest.mark.rule("uRR 9.2")
def test_9_2_a_squadron_is_laid_down_in_a_port_under_repair() -> None:
    s = Stage().impulse(FRANCE)
    assert "lyon" not in names(areas_for_squadron(s.g, s.power("france")))
    s.run(build_squadron(s.g, s.power("france")), answers=["lay.france.S3D.rouen"])
    assert s.units("france", "rouen") == {"S3D": 1}


@pytest.mark.rule("uRR 9.3")
def test_9_3_only_a_squadron_that_began_the_impulse_under_repair_is_repaired() -> None:
    s = Stage().put("france", "rouen", S3D=1).impulse(FRANCE, france=2)
    france = s.power("france")
    s.run(repair_squadron(s.g, france), answers=["repair.france.S3D.rouen", "pass"])
    assert s.count("france", "rouen", "S3D") == 0
    s.run(build_squadron(s.g, france), answers=["lay.france.S2D.rouen"])
    assert not may_repair(s.g, france)


@pytest.mark.rule("uRR 9.4")
def test_9_4_a_fortress_takes_two_impulses() -> None:
    s = Stage().impulse(FRANCE, france=3)
    france, lyon = s.power("france"), s.at("lyon")
    s.run(begin_fortress(s.g, france), answers=["fortify.lyon"])
    assert s.g.state.fortress[lyon] == FORTRESS_BEGUN
    assert not may_finish_fortress(s.g, france)
    s.impulse(FRANCE)
    s.run(finish_fortress(s.g, france), answers=["finish.lyon"])
    assert s.g.state.fortress[lyon] == FORTRESS


@pytest.mark.rule("uRR 9.4")
def test_9_4_who_has_fortified_all_that_he_controls_begins_no_other() -> None:
    s = Stage().control("england", "bordeaux", "clermont", "narbonne")
    huguenots = s.power("huguenots")
    held = list(places_of(held_by_side(s.g, huguenots)))
    for area in held:
        assert may_begin_fortress(s.g, huguenots)
        s.g.state.fortress[area] = FORTRESS
    assert not may_begin_fortress(s.g, huguenots)


@pytest.mark.rule("uRR 9.4")
def test_9_4_one_in_an_area_also_of_an_allied_minor_and_gone_with_control() -> None:
    s = Stage().impulse(2, england=2)
    england = s.power("england")
    s.run(begin_fortress(s.g, england), answers=["fortify.edinburgh"])
    assert "fortify.edinburgh" not in {
        option.key for option in s.ask(begin_fortress(s.g, england)).options
    }
    s.g.set_holder(s.at("edinburgh"), s.power("france"))
    assert s.g.state.fortress[s.at("edinburgh")] == 0
    assert may_begin_fortress(s.g, england)


@pytest.mark.rule("uRR 9.5")
def test_9_5_a_troop_that_began_in_a_box_regroups_in_its_half_of_the_theater() -> None:
    s = Stage().put("england", "WE_isles", T2=1, leader="creative").impulse(2)
    s.own("england", "calais")
    england = s.power("england")
    ask = s.ask(regroup(s.g, england))
    goals = {option.key.rpartition(".")[2] for option in ask.options}
    assert "london" in goals
    assert "calais" not in goals
    s.run(regroup(s.g, england), answers=["regroup.england.T2.WE_isles.london", "pass"])
    assert s.units("england", "london") == {"T2": 1}
    assert s.g.state.leaders[0].place == s.at("london")


@pytest.mark.rule("uRR 9.5", "uRR 4.1")
def test_9_5_a_troop_of_the_box_that_an_event_makes_a_veteran_regroups_all_the_same() -> None:
    s = Stage().put("england", "WE_isles", T2=2).impulse(2)
    england, box = s.power("england"), s.at("WE_isles")
    s.g.flip_units(england, box, T2)
    keys = {option.key for option in s.ask(regroup(s.g, england)).options}
    assert {f"regroup.england.{kind}.WE_isles.london" for kind in ("T2", "T2V")} <= keys


@pytest.mark.rule("uRR 9.3", "uRR 4.1")
def test_9_3_a_squadron_that_is_damaged_in_the_impulse_is_not_repaired_in_it() -> None:
    s = Stage().put("england", "london", S3=1).impulse(2)
    s.g.flip_units(s.power("england"), s.at("london"), S3)
    assert not may_repair(s.g, s.power("england"))


@pytest.mark.rule("uRR 9.5")
def test_9_5_not_in_the_impulse_in_which_it_was_dispersed() -> None:
    s = Stage().put("england", "london", T2=1).impulse(2)
    england = s.power("england")
    s.g.disperse(england, s.at("london"), T2)
    assert not may_regroup(s.g, england)
    s.impulse(2)
    assert may_regroup(s.g, england)


@pytest.mark.rule("uRR 9")
def test_9_no_action_is_offered_that_would_find_nothing_to_do() -> None:
    s = Stage().impulse(FRANCE)
    for id in ("repair_squadron", "finish_fortress", "regroup"):
        assert not ACTIONS[id].may(s.g, s.power("france"))


@pytest.mark.rule("uRR 9.6")
def test_9_6_all_actions_of_the_book_are_in_the_table() -> None:
    other = {
        "strategic_move",
        "march",
        "cruise",
        "land",
        "build_leader",
        "build_merchant",
        "piracy",
        "lower_unrest",
        "subsidize",
        "declare_war",
    }
    assert other <= {action.id for action in ACTIONS.values() if action.when == "action"}


def test_every_link_leads_to_one_procedure(monkeypatch: pytest.MonkeyPatch) -> None:
    check_links()
    monkeypatch.setattr(links, "TO_NOWHERE", Link[[Regis]](), raising=False)
    with pytest.raises(ValueError, match="Nobody provides TO_NOWHERE"):
        check_links()
    with pytest.raises(ValueError, match="forced_peace is provided a second time"):
        links.FORCED_PEACE.provided(forced_peace)


@pytest.mark.rule("uRR 9.1", "uRR 9.2", "uRR 9.4")
@pytest.mark.parametrize(
    ("table", "area", "reasons"),
    [
        (TROOP_SITE, "madrid", {"no-possession-in-your-hands"}),
        (TROOP_SITE, "lyon", {"no-possession-in-your-hands"}),
        (TROOP_SITE, "paris", {"stack-is-full"}),
        (TROOP_SITE, "rouen", {"nothing-is-built-in-a-siege"}),
        (TROOP_SITE, "tours", set()),
        (SQUADRON_SITE, "tours", {"has-no-coast"}),
        (SQUADRON_SITE, "rouen", {"nothing-is-built-in-a-siege", "enemies-stand-there"}),
        (SQUADRON_SITE, "brest", set()),
        (FORTRESS_SITE, "madrid", {"not-held-by-your-side"}),
        (FORTRESS_SITE, "rouen", {"nothing-is-built-in-a-siege", "has-a-fortress-already"}),
        (FORTRESS_SITE, "tours", set()),
    ],
)
def test_9_the_player_is_told_why_nothing_is_built_somewhere(
    table: AnyTable, area: str, reasons: set[str]
) -> None:
    """Lyon is in revolt, Rouen under siege, and Paris full."""
    s = Stage().war("huguenots", "france").revolt("lyon").put("france", "paris", T2=4)
    s.put("france", "rouen", fortress=True).put("huguenots", "rouen", T3=1)
    s.siege("huguenots", "rouen")
    found = table.refusals(s.g, s.power("france"), s.at(area))
    assert {one.message.removeprefix("forbid-") for one in found} == reasons


@pytest.mark.rule("uRR 9.1")
def test_9_1_mercenaries_without_an_ally_are_built_nowhere() -> None:
    """Others are, if one of their areas has room."""
    stage = Stage()
    mercenaries = stage.power("german_mercenaries")
    stage.ally("german_mercenaries", "")
    assert not has_area_for_troop(stage.g, mercenaries, T2)
    stage.ally("german_mercenaries", "spain")
    assert has_area_for_troop(stage.g, mercenaries, T2)
    assert has_area_for_troop(stage.g, stage.power("spain"), T3)
