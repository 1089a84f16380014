"""The Winter Phase (VQ 20)."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    KNIGHTS,
    MORISCOS,
    OTTOMAN,
    PORTUGAL,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
    WALLOONS,
)
from tercio.games.virgin_queen.rules.major_powers.moriscos import spread_morisco_unrest
from tercio.games.virgin_queen.rules.winter.winter_phase import (
    add_replacements,
    bring_treasures_home,
    discard_treasures,
    winter,
)
from tercio.games.virgin_queen.rules.winter.winter_quarters import withdraw_leaders
from tercio.kernel.ask import DONE, Ask
from tercio.wars.model.names import OUT_OF_PLAY
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_allied
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import is_unoccupied
from tercio.wars.winter.winter_ports import return_ships_home
from tercio.wars.winter.winter_return import check_stacking, return_armies_home, return_units
from tests.rules.virgin_queen.stage import Stage


def quiet(edition: str = "living", players: int = 6) -> Stage:
    stage = Stage(edition=edition, players=players).clear()
    stage.g.state.court.waiting = []
    stage.g.state.court.hire = 0
    return stage


# -- 20.1 ------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 20.1", "VQ 23.1")
def test_20_1_two_unoccupied_spaces_near_the_moriscos_are_in_unrest() -> None:
    stage = quiet().put("granada", MORISCOS, 1).put("seville", SPAIN, 1)
    near = stage.g.world.near_granada
    free = [s for s in spaces_in(near) if is_unoccupied(stage.g, s)]
    ids = [stage.g.world.location_ids[s] for s in free]
    stage.run(spread_morisco_unrest(stage.g), answers=[f"unrest.{ids[0]}", f"unrest.{ids[1]}"])
    assert stage.g.state.unrest == stage.g.world.mask(ids[0], ids[1])
    offered = {o.key for o in stage.asked[0].options}
    assert "unrest.granada" not in offered
    assert "unrest.seville" not in offered
    assert stage.asked[0].seat == "ottoman"


@pytest.mark.rule("VQ 20.1")
def test_20_1_nothing_happens_without_the_moriscos() -> None:
    stage = quiet()
    stage.run(spread_morisco_unrest(stage.g))
    assert not stage.g.state.unrest


@pytest.mark.rule("VQ 23.1")
def test_23_1_besieging_moriscos_are_eliminated() -> None:
    stage = quiet().put("granada", MORISCOS, 1).siege("granada", OTTOMAN)
    stage.run(spread_morisco_unrest(stage.g))
    assert stage.regulars(MORISCOS, "granada") == 0
    assert not stage.g.state.unrest


@pytest.mark.rule("VQ 28")
def test_28_england_acts_for_an_inactive_ottoman() -> None:
    stage = quiet(players=4).put("granada", MORISCOS, 1)
    stage.g.state.influence.activated = {}
    near = [s for s in spaces_in(stage.g.world.near_granada) if is_unoccupied(stage.g, s)]
    ids = [stage.g.world.location_ids[s] for s in near]
    stage.run(spread_morisco_unrest(stage.g), answers=[f"unrest.{ids[0]}", f"unrest.{ids[1]}"])
    assert stage.asked[0].seat == "england"


# -- 20.2, 20.7 ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 20.2")
def test_20_2_unused_treasures_are_discarded() -> None:
    stage = quiet()
    kind = stage.g.state.treasury.pool[0]
    stage.treasures(FRANCE, kind)
    discard_treasures(stage.g)
    assert not stage.g.state.treasury.hands[FRANCE]
    assert stage.g.state.treasury.discard == [kind]


@pytest.mark.rule("VQ 20.7")
@pytest.mark.parametrize(("edition", "left", "discarded"), [("living", 0, 2), ("first", 2, 0)])
def test_20_7_treasures_come_home(edition: str, left: int, discarded: int) -> None:
    stage = quiet(edition).control(ENGLAND, "lisbon")
    treasury = stage.g.state.treasury
    for row in (treasury.spanish_row, treasury.portuguese_row):
        row += treasury.pool[:3]
        del treasury.pool[:3]
    bring_treasures_home(stage.g)
    assert len(treasury.hands[SPAIN]) == 3
    assert not treasury.spanish_row
    assert len(treasury.hands[ENGLAND]) == 1
    assert len(treasury.portuguese_row) == left
    assert len(treasury.discard) == discarded


@pytest.mark.rule("VQ 20.7")
def test_20_7_nobody_gains_what_inactive_portugal_holds() -> None:
    stage = quiet()
    treasury = stage.g.state.treasury
    treasury.portuguese_row = [treasury.pool.pop()]
    assert stage.controller("lisbon") == PORTUGAL
    bring_treasures_home(stage.g)
    assert not any(treasury.hands)
    assert len(treasury.discard) == 1


# -- 20.4: naval units -----------------------------------------------------------------------------


@pytest.mark.rule("VQ 20.4", "VQ 20.3")
def test_20_4_ships_go_to_the_nearest_port_of_their_power() -> None:
    stage = quiet().put("english_channel", ENGLAND, galleon=1)
    ports = {"canterbury", "portsmouth", "plymouth"}
    stage.run(return_ships_home(stage.g), answers=["winter.plymouth"])
    assert stage.ships(ENGLAND, "plymouth") == 1
    assert {o.key.removeprefix("winter.") for o in stage.asked[0].options} == ports
    assert stage.asked[0].cite == "VQ 20.4"


@pytest.mark.rule("VQ 20.4")
@pytest.mark.parametrize(("edition", "at_home"), [("living", True), ("first", False)])
def test_20_4_minor_squadrons_may_go_to_their_own_port(edition: str, at_home: bool) -> None:
    stage = quiet(edition).ally(SPAIN, VENICE).control(SPAIN, "venice")
    stage.put("gulf_of_lyon", VENICE, galley=1)
    stop = next(return_ships_home(stage.g), None)
    keys = {option.key for option in stop.options} if isinstance(stop, Ask) else set()
    assert ("winter.venice" in keys) == at_home


@pytest.mark.rule("VQ 20.4", "VQ 23.6")
def test_20_4_ships_of_the_dutch_know_no_port_of_their_own() -> None:
    """The Protestant is their power: the nearest of his ports will do."""
    stage = quiet().control(PROTESTANT, "la_rochelle", "brielle")
    stage.put("bay_of_biscay", DUTCH, galleon=1)
    stage.run(return_ships_home(stage.g))
    assert stage.ships(PROTESTANT, "la_rochelle") == 1


@pytest.mark.rule("VQ 20.4")
def test_20_4_a_fleet_without_a_port_is_eliminated() -> None:
    stage = quiet().put("north_sea", DUTCH, galleon=1)
    stage.run(return_ships_home(stage.g))
    assert all(place < 0 for place in stage.g.state.ship_at)


@pytest.mark.rule("VQ 20.4")
def test_20_4_a_besieged_port_receives_ships() -> None:
    stage = quiet().control(PROTESTANT, "flushing").put("north_sea", DUTCH, galleon=1)
    stage.siege("flushing", SPAIN)
    stage.run(return_ships_home(stage.g))
    assert stage.ships(PROTESTANT, "flushing") == 1


@pytest.mark.rule("VQ 20.4")
def test_20_4_don_john_may_go_ashore_to_either_spanish_capital() -> None:
    stage = quiet().put("gulf_of_lyon", SPAIN, galley=1, leaders=["don_john_naval"])
    stage.run(return_ships_home(stage.g), answers=["winter.barcelona", "winter.milan"])
    asked = {o.key for o in stage.asked[-1].options}
    assert {"winter.madrid", "winter.milan", "winter.barcelona"} == asked
    assert stage.where("don_john") == "milan"
    assert not isinstance(stage.where("don_john_naval"), str)


# -- 20.4: land units ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 20.4", "VQ 23.2")
def test_20_4_spanish_units_may_return_to_either_capital() -> None:
    stage = quiet().put("ghent", SPAIN, 2)
    stage.run(return_units(stage.g, SPAIN), answers=["home.milan", "all"])
    routes = {o.key for o in stage.asked[0].options}
    assert {"home.madrid", "home.milan"} <= routes
    assert any(key.startswith("fortress.") for key in routes)
    assert stage.asked[0].cite == "VQ 20.4"


@pytest.mark.rule("VQ 20.4")
def test_20_4_without_an_open_path_half_are_lost() -> None:
    """Vienna is far from Lyon, and no ally holds the way."""
    stage = quiet().put("reims", HRE, 3)
    stage.run(return_units(stage.g, HRE), answers=["home.vienna"])
    assert stage.regulars(HRE, "vienna") == 1


@pytest.mark.rule("VQ 20.4")
def test_20_4_a_capital_in_enemy_hands_receives_nobody() -> None:
    stage = quiet().control(SPAIN, "paris").put("orleans", FRANCE, 6)
    stage.run(check_stacking(stage.g, FRANCE), answers=["regular", "regular", DONE])
    assert stage.regulars(FRANCE, "orleans") == 4


@pytest.mark.rule("VQ 20.4", "VQ 23.6")
def test_20_4_huguenots_and_dutch_return_to_their_own_capital() -> None:
    stage = quiet().control(PROTESTANT, "la_rochelle", "flushing")
    stage.g.state.court.capitals = {
        HUGUENOT: stage.at("la_rochelle"),
        DUTCH: stage.at("flushing"),
    }
    stage.put("brussels", HUGUENOT, 2)
    stage.run(return_units(stage.g, PROTESTANT))
    assert stage.regulars(HUGUENOT, "la_rochelle") == 1
    assert stage.regulars(HUGUENOT, "flushing") == 0


@pytest.mark.rule("VQ 23.6")
def test_23_6_nobody_winters_in_the_capital_of_the_other_half() -> None:
    """Huguenots in the Dutch capital leave for the nearest other fortress, or for their own."""
    stage = quiet().control(PROTESTANT, "la_rochelle", "flushing", "amsterdam")
    stage.g.state.court.capitals = {
        HUGUENOT: stage.at("la_rochelle"),
        DUTCH: stage.at("flushing"),
    }
    stage.put("flushing", HUGUENOT, 2).put("flushing", DUTCH, 3)
    stage.run(return_units(stage.g, PROTESTANT), answers=["fortress.amsterdam", "all"])
    assert stage.regulars(HUGUENOT, "amsterdam") == 2
    assert stage.regulars(DUTCH, "flushing") == 3


@pytest.mark.rule("VQ 23.6")
def test_23_6_in_the_first_printing_capitals_are_shared() -> None:
    stage = quiet("first").control(PROTESTANT, "la_rochelle", "flushing")
    stage.g.state.court.capitals = {HUGUENOT: stage.at("la_rochelle"), DUTCH: stage.at("flushing")}
    stage.put("flushing", HUGUENOT, 2)
    stage.run(return_units(stage.g, PROTESTANT))
    assert stage.regulars(HUGUENOT, "flushing") == 2


@pytest.mark.rule("VQ 23.6")
def test_23_6_allied_minors_use_neither_capital() -> None:
    stage = quiet().ally(PROTESTANT, SCOTLAND).control(PROTESTANT, "la_rochelle", "edinburgh")
    stage.g.state.court.capitals = {HUGUENOT: stage.at("la_rochelle")}
    stage.put("la_rochelle", SCOTLAND, 1)
    stage.run(return_units(stage.g, PROTESTANT))
    assert stage.regulars(SCOTLAND, "la_rochelle") == 0
    assert stage.regulars(SCOTLAND, "edinburgh") <= 1


@pytest.mark.rule("VQ 20.4")
def test_20_4_walloons_have_no_keys_of_their_own() -> None:
    stage = quiet().put("brussels", WALLOONS, 2)
    hooks = stage.g.hooks
    assert hooks.winter_keys(stage.g, WALLOONS) == 0
    assert hooks.winter_keys(stage.g, SCOTLAND) == stage.g.world.mask("edinburgh")


@pytest.mark.rule("VQ 17.1", "VQ 23.1")
def test_20_4_knights_and_moriscos_do_not_move_in_winter() -> None:
    stage = quiet().put("malta", KNIGHTS, 1).put("granada", MORISCOS, 1)
    stage.run(return_armies_home(stage.g))
    assert stage.regulars(KNIGHTS, "malta") == 1
    assert stage.regulars(MORISCOS, "granada") == 1
    assert not stage.asked


@pytest.mark.rule("VQ 20.10")
def test_20_10_guise_is_eliminated_rather_than_leave_france() -> None:
    stage = quiet().put("reims", SPAIN, 1, leaders=["guise"])
    stage.run(return_units(stage.g, SPAIN), answers=["home.madrid"])
    assert stage.where("guise") == OUT_OF_PLAY


@pytest.mark.rule("VQ 20.10")
def test_20_10_guise_winters_with_his_troops_in_france() -> None:
    stage = quiet().control(SPAIN, "orleans").put("bourges", SPAIN, 1, leaders=["guise"])
    stage.run(return_units(stage.g, SPAIN), answers=["fortress.orleans", "all"])
    assert stage.where("guise") == "orleans"


@pytest.mark.rule("VQ 23.6")
def test_23_6_protestant_leaders_may_leave_the_map() -> None:
    stage = quiet().control(PROTESTANT, "la_rochelle")
    stage.put("la_rochelle", PROTESTANT, leaders=["coligny", "conde"])
    stage.run(withdraw_leaders(stage.g, PROTESTANT), answers=["withdraw.coligny", DONE])
    assert stage.g.world.leader["coligny"] in stage.g.state.court.waiting
    assert stage.where("conde") == "la_rochelle"
    stage.run(withdraw_leaders(stage.g, FRANCE))


# -- 20.6 ------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 20.6", "VQ 23.2")
def test_20_6_a_regular_in_each_capital() -> None:
    stage = quiet().control(PROTESTANT, "la_rochelle", "flushing").control(FRANCE, "london")
    stage.g.state.court.capitals = {HUGUENOT: stage.at("la_rochelle"), DUTCH: stage.at("flushing")}
    stage.unrest("paris")
    stage.run(add_replacements(stage.g), answers=["regular"])
    assert stage.regulars(SPAIN, "madrid") == stage.regulars(SPAIN, "milan") == 1
    assert stage.regulars(HUGUENOT, "la_rochelle") == stage.regulars(DUTCH, "flushing") == 1
    assert stage.regulars(OTTOMAN, "istanbul") == 1
    assert stage.regulars(HRE, "vienna") == 1
    assert stage.regulars(FRANCE, "paris") == stage.regulars(ENGLAND, "london") == 0


@pytest.mark.rule("VQ 20.6")
@pytest.mark.parametrize(
    ("choice", "troops", "hire"), [("mercenaries", (0, 2), 0), ("hire", (0, 0), 4)]
)
def test_20_6_the_holy_roman_may_have_mercenaries(
    choice: str, troops: tuple[int, int], hire: int
) -> None:
    stage = quiet()
    stage.run(add_replacements(stage.g), answers=[choice])
    assert stage.troops(HRE, "vienna") == troops
    assert stage.g.state.court.hire == hire


@pytest.mark.rule("VQ 20.6")
def test_20_6_for_hire_even_without_the_capital() -> None:
    stage = quiet().control(OTTOMAN, "vienna")
    stage.run(add_replacements(stage.g))
    assert stage.g.state.court.hire == 4


@pytest.mark.rule("VQ 27")
def test_27_inactive_powers_get_nothing() -> None:
    stage = quiet(players=4)
    stage.g.state.influence.activated = {}
    stage.run(add_replacements(stage.g))
    assert stage.regulars(OTTOMAN, "istanbul") == 0
    assert stage.troops(HRE, "vienna") == (0, 0)


# -- the phase -------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 20", "VQ 20.5", "VQ 20.3", "VQ 20.8", "VQ 20.9", "VQ 30")
def test_20_the_whole_phase() -> None:
    """Patrols stay where they are."""
    stage = quiet().ally(ENGLAND, PROTESTANT)
    stage.g.state.oceans.patrols[0] = 1
    spies = stage.g.state.spies
    informant = spies.informants[0]
    informant.target, informant.neutralized = FRANCE, True
    spies.assassins_used, spies.walsingham = 1 << SPAIN, "offensive"
    stage.g.state.influence.resolved = 1 << VENICE
    stage.g.state.oceans.sea_piracy[ENGLAND] = 1
    stage.g.state.oceans.piracy_actions[ENGLAND] = 1
    stage.run(winter(stage.g), answers=["regular"])
    state = stage.g.state
    assert not is_allied(stage.g, ENGLAND, PROTESTANT)
    assert (informant.target, informant.neutralized) == (informant.owner, False)
    assert not state.spies.assassins_used
    assert state.spies.walsingham == "unused"
    assert not state.influence.resolved
    assert state.oceans.patrols[0] == 1
    assert not any(state.oceans.sea_piracy)
    assert not any(state.oceans.piracy_actions)


@pytest.mark.rule("VQ 20.3")
def test_20_3_loans_end_before_fleets_return() -> None:
    stage = quiet().ally(ENGLAND, PROTESTANT).put("london", ENGLAND, galleon=1)
    ship = ships_at(stage.g, stage.at("london"))[0]
    stage.control(PROTESTANT, "flushing")
    stage.g.lend_ship(ship, PROTESTANT)
    stage.g.move_ships([ship], stage.at("flushing"))
    ask = next(winter(stage.g))
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.seat) == ("winter-port", "england")
