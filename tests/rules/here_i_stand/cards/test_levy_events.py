"""Cards 70 to 104 that bring new units, ships, leaders and walls."""

import pytest

from tercio.games.here_i_stand.model.court_verbs import found_haven
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    KNIGHTS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.winter.winter_phase import remove_renegade
from tercio.wars.land.construction import BUY_MERCENARY, RAISE_REGULAR
from tercio.wars.land.movement import MOVE_ACTIONS
from tercio.wars.model.names import AVAILABLE, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_fortified, is_home
from tercio.wars.model.troop_questions import has_cavalry, total_units
from tercio.wars.turn.actions import is_offered, spend_cp
from tercio.wars.turn.spring_deployment import deploy
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    deal,
    is_discarded,
    is_removed,
    last_keys,
    may_answer,
    may_play,
    next_turn,
    play,
    why_not,
)

# -- 70: Charles Bourbon ---------------------------------------------------------------------------


def test_card_70_bourbon_brings_mercenaries_and_leaves_in_winter() -> None:
    stage = play(quiet(), ENGLAND, "charles_bourbon", answers=["place.calais"])
    assert stage.where("renegade") == "calais"
    assert stage.second(ENGLAND, "calais") == 3
    remove_renegade(stage.g)
    assert stage.where("renegade") == AVAILABLE
    assert stage.second(ENGLAND, "calais") == 3


def test_card_70_an_enemy_of_france_finds_him_near_lyon() -> None:
    stage = quiet().war(HAPSBURG, FRANCE).put("grenoble", FRANCE, 1)
    play(stage, HAPSBURG, "charles_bourbon", answers=["place.dijon"])
    assert stage.controller("dijon") == HAPSBURG
    assert "place.grenoble" not in last_keys(stage, "renegade-site")


def test_card_70_for_the_ottoman_they_are_cavalry() -> None:
    stage = play(quiet(), OTTOMAN, "charles_bourbon", answers=["place.istanbul"])
    assert has_cavalry(stage.g, OTTOMAN, stage.at("istanbul"))


def test_card_70_protestants_have_no_army_before_the_league() -> None:
    stage = quiet().control(PROTESTANT, "wittenberg")
    assert why_not(stage, PROTESTANT, "charles_bourbon") == {"bourbon_site"}
    assert may_play(stage.done("schmalkaldic_league"), PROTESTANT, "charles_bourbon")


def test_card_70_not_among_enemies() -> None:
    stage = quiet().war(FRANCE, HAPSBURG).put("avignon", HAPSBURG, 2)
    play(stage, FRANCE, "charles_bourbon", answers=["place.paris"])
    assert "place.avignon" not in last_keys(stage, "renegade-site")


def test_card_70_there_is_but_one_renegade() -> None:
    stage = play(quiet(), ENGLAND, "charles_bourbon", answers=["place.calais"])
    assert why_not(next_turn(stage), FRANCE, "charles_bourbon") == {"bourbon_site"}


# -- 76: Foreign Recruits --------------------------------------------------------------------------


def recruiting(stage: Stage, power: Power) -> Stage:
    """The card is played as the event of an impulse; its CP are there to be spent."""
    stage.g.state.impulse.card = stage.g.world.card["foreign_recruits"]
    stage.g.state.impulse.as_event = True
    return play(stage, power, "foreign_recruits")


def test_card_76_recruits_appear_far_from_home() -> None:
    stage = recruiting(quiet().control(FRANCE, "milan"), FRANCE)
    build = ["action.raise_regular", "build.milan", "action.buy_mercenary", "build.milan"]
    stage.run(spend_cp(stage.g, FRANCE), answers=[*build, "end-impulse"])
    assert stage.troops(FRANCE, "milan") == (1, 1)


def test_card_76_the_cp_are_for_construction_alone() -> None:
    stage = recruiting(quiet().put("paris", FRANCE, 2), FRANCE)
    assert is_offered(stage.g, FRANCE, RAISE_REGULAR)
    assert not any(is_offered(stage.g, FRANCE, action) for action in MOVE_ACTIONS)


def test_card_76_no_recruits_in_unrest_or_under_siege() -> None:
    stage = quiet().war(FRANCE, HAPSBURG).control(FRANCE, "milan", "turin").unrest("turin")
    stage.put("milan", HAPSBURG, 2).siege("milan", HAPSBURG)
    recruiting(stage, FRANCE)
    answers = ["action.buy_mercenary", "build.paris", "end-impulse"]
    stage.run(spend_cp(stage.g, FRANCE), answers=answers)
    assert not {"build.milan", "build.turin"} & set(last_keys(stage, "build"))


def test_card_76_ottoman_regulars_in_algiers() -> None:
    stage = quiet()
    found_haven(stage.g, stage.at("algiers"))
    recruiting(stage, OTTOMAN)
    answers = ["action.raise_regular", "build.algiers", "end-impulse"]
    stage.run(spend_cp(stage.g, OTTOMAN), answers=answers)
    assert stage.regulars(OTTOMAN, "algiers") == 1


def test_card_76_without_the_event_mercenaries_stay_at_home() -> None:
    stage = quiet().control(FRANCE, "milan").impulse(FRANCE, 4)
    answers = ["action.buy_mercenary", "build.paris", "end-impulse"]
    stage.run(spend_cp(stage.g, FRANCE), answers=answers)
    assert "build.milan" not in last_keys(stage, "build")
    assert BUY_MERCENARY.price(stage.g, FRANCE) == 1


# -- 83: John Zapolya ------------------------------------------------------------------------------


@pytest.mark.parametrize("lord", [HUNGARY, OTTOMAN])
def test_card_83_zapolya_strengthens_whoever_holds_buda(lord: Power) -> None:
    stage = play(quiet().control(lord, "buda"), FRANCE, "john_zapolya")
    assert stage.regulars(lord, "buda") == 4
    assert is_removed(stage, "john_zapolya")


def test_card_83_not_while_buda_is_besieged() -> None:
    stage = quiet().put("buda", OTTOMAN, 2)
    stage.siege("buda", OTTOMAN)
    assert why_not(stage, FRANCE, "john_zapolya") == {"buda_not_besieged"}


# -- 86: Knights of St. John -----------------------------------------------------------------------


def test_card_86_the_knights_find_a_new_home() -> None:
    stage = quiet().put("malta", HAPSBURG, 1)
    play(stage, FRANCE, "knights_of_st_john", answers=["place.malta", "displace.naples"])
    assert stage.asked[0].seat == "hapsburg"
    assert stage.controller("malta") == INDEPENDENT
    assert stage.regulars(KNIGHTS, "malta") == 1
    assert is_fortified(stage.g, stage.at("malta"))
    assert stage.regulars(HAPSBURG, "malta") == 0


def test_card_86_the_knights_raid_an_ottoman_port() -> None:
    stage = deal(quiet().put("rhodes", KNIGHTS, 1), OTTOMAN, "threat_to_power")
    stage.g.state.religion.st_peters_cp = stage.g.state.religion.st_peters_vp = 0
    play(stage, FRANCE, "knights_of_st_john")
    assert stage.g.state.religion.st_peters_cp == 3
    assert is_discarded(stage, "threat_to_power")


def test_card_86_besieged_knights_do_nothing() -> None:
    stage = quiet().put("rhodes", KNIGHTS, 1).put("rhodes", OTTOMAN, 2)
    stage.siege("rhodes", OTTOMAN)
    assert why_not(stage, FRANCE, "knights_of_st_john") == {"knights_raid", "knights_off_map"}


# -- 89: Pirate Haven ------------------------------------------------------------------------------


def barbary() -> Stage:
    stage = quiet().done("barbary_pirates").war(OTTOMAN, HAPSBURG)
    return stage.control(OTTOMAN, "algiers").control(HAPSBURG, "oran", "tripoli")


def test_card_89_a_haven_for_pirates() -> None:
    stage = play(barbary(), FRANCE, "pirate_haven")
    assert stage.controller("oran") == OTTOMAN
    assert is_home(stage.g, OTTOMAN, stage.at("oran"))
    assert not is_home(stage.g, HAPSBURG, stage.at("oran"))
    assert is_fortified(stage.g, stage.at("oran"))
    assert (stage.regulars(OTTOMAN, "oran"), stage.ships(OTTOMAN, "oran")) == (1, 2)


def test_card_89_not_before_the_barbary_pirates() -> None:
    stage = barbary()
    stage.g.state.court.done.remove("barbary_pirates")
    assert why_not(stage, FRANCE, "pirate_haven") == {"barbary_pirates_done"}


def test_card_89_not_against_a_garrison() -> None:
    stage = barbary().put("oran", HAPSBURG, 1).put("tripoli", HAPSBURG, 1)
    assert why_not(stage, FRANCE, "pirate_haven") == {"haven_target"}


# -- 100: Shipbuilding -----------------------------------------------------------------------------


def test_card_100_two_squadrons_in_home_ports() -> None:
    answers = ["launch.squadron.rouen", "launch.squadron.marseille"]
    stage = play(quiet(), FRANCE, "shipbuilding", answers=answers)
    assert (stage.ships(FRANCE, "rouen"), stage.ships(FRANCE, "marseille")) == (1, 1)


def test_card_100_corsairs_for_a_squadron_but_no_squadron_in_algiers() -> None:
    stage = quiet().done("barbary_pirates")
    found_haven(stage.g, stage.at("algiers"))
    answers = ["launch.corsair.algiers", "launch.squadron.istanbul"]
    play(stage, OTTOMAN, "shipbuilding", answers=answers)
    assert (stage.ships(OTTOMAN, "algiers"), stage.ships(OTTOMAN, "istanbul")) == (2, 1)
    assert "launch.squadron.algiers" not in last_keys(stage, "shipbuilding")


def test_card_100_protestants_build_no_ships() -> None:
    assert "forbid-card-not-for-power" in why_not(quiet(), PROTESTANT, "shipbuilding")


def test_card_100_no_port_no_ships() -> None:
    stage = quiet()
    ports = stage.g.state.controlled[FRANCE] & stage.g.world.ports
    stage.control(HAPSBURG, *(stage.g.world.location_ids[port] for port in spaces_in(ports)))
    assert why_not(stage, FRANCE, "shipbuilding") == {"shipyard_open"}


# -- 102: Spring Preparations ----------------------------------------------------------------------


def test_card_102_over_the_passes_in_spring() -> None:
    stage = deal(quiet().control(FRANCE, "turin", "milan"), FRANCE, "spring_preparations")
    stage.put("paris", FRANCE, 3)
    answers = ["france=card.102", "deploy.paris.milan", "all"]
    stage.run(deploy(stage.g, FRANCE), answers=answers)
    assert stage.regulars(FRANCE, "milan") == 4
    assert is_discarded(stage, "spring_preparations")


def test_card_102_a_regular_in_each_capital_of_the_hapsburgs() -> None:
    stage = deal(quiet(), HAPSBURG, "spring_preparations")
    stage.run(deploy(stage.g, HAPSBURG), answers=["hapsburg=card.102", "pass"])
    assert (stage.regulars(HAPSBURG, "vienna"), stage.regulars(HAPSBURG, "valladolid")) == (1, 1)


def test_card_102_no_regular_appears_in_a_capital_in_unrest() -> None:
    stage = deal(quiet().unrest("vienna"), HAPSBURG, "spring_preparations")
    stage.run(deploy(stage.g, HAPSBURG), answers=["hapsburg=card.102", "pass"])
    assert (stage.regulars(HAPSBURG, "vienna"), stage.regulars(HAPSBURG, "valladolid")) == (0, 1)


def test_card_102_needs_a_capital_and_spring() -> None:
    stage = deal(quiet(), FRANCE, "spring_preparations")
    assert why_not(stage, FRANCE, "spring_preparations") == {"forbid-card-not-now"}
    assert may_answer(stage, FRANCE, "spring_preparations", "spring_deployment")
    stage.control(ENGLAND, "paris")
    assert not may_answer(stage, FRANCE, "spring_preparations", "spring_deployment")


# -- 104: Trace Italienne --------------------------------------------------------------------------


def test_card_104_a_fortress_with_a_garrison() -> None:
    stage = play(quiet(), HAPSBURG, "trace_italienne", answers=["fortify.avignon"])
    assert is_fortified(stage.g, stage.at("avignon"))
    assert stage.regulars(FRANCE, "avignon") == 1


@pytest.mark.parametrize("space", ["modena", "avignon"])
def test_card_104_nobody_mans_a_fortress_that_is_independent_or_in_unrest(space: str) -> None:
    stage = quiet().unrest("avignon").control(INDEPENDENT, "modena")
    play(stage, HAPSBURG, "trace_italienne", answers=[f"fortify.{space}"])
    assert is_fortified(stage.g, stage.at(space))
    assert total_units(stage.g, stage.at(space)) == 0


def test_card_104_enemies_there_besiege_the_new_walls_or_leave() -> None:
    stage = quiet().war(HAPSBURG, FRANCE).put("avignon", HAPSBURG, 3)
    play(stage, PAPACY, "trace_italienne", answers=["fortify.avignon"])
    assert stage.is_besieged("avignon")
    stage = quiet().war(HAPSBURG, FRANCE).put("avignon", HAPSBURG, 1).control(HAPSBURG, "lyon")
    play(stage, PAPACY, "trace_italienne", answers=["fortify.avignon", "retreat.lyon"])
    assert not stage.is_besieged("avignon")
    assert stage.regulars(HAPSBURG, "lyon") == 1


def test_card_104_there_are_nine_fortress_markers() -> None:
    stage = quiet()
    unfortified = stage.g.world.all_spaces & ~stage.g.state.fortresses & ~stage.g.state.closed
    for space in list(spaces_in(unfortified))[:9]:
        assert may_play(stage, FRANCE, "trace_italienne")
        stage.g.build_fortress(space)
    assert why_not(stage, FRANCE, "trace_italienne") == {"unfortified_space"}
