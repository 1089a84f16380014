"""VQ 12: gaining control of unfortified spaces, and what unrest does."""

import random

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    INDEPENDENT,
    MAJORS,
    OTTOMAN,
    PAPACY,
    SPAIN,
)
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import base_cards
from tercio.wars.land.control import CALMS, CONTROL, CONTROLS, calmable, controllable
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import controlled_keys, is_in_unrest, is_unoccupied
from tests.rules.virgin_queen.stage import Stage


def taken(stage: Stage, power: Power) -> set[str]:
    return {stage.g.world.location_ids[s] for s in spaces_in(controllable(stage.g, power))}


def calmed(stage: Stage, power: Power) -> set[str]:
    return {stage.g.world.location_ids[s] for s in spaces_in(calmable(stage.g, power))}


def refusals(stage: Stage, power: Power, space: str) -> set[str]:
    return {r.message for r in CONTROLS.refusals(stage.g, power, stage.at(space))}


def french_in_pavia() -> Stage:
    """With Turin French, so that Grenoble and a pass connect them with home."""
    stage = Stage().clear().war(FRANCE, SPAIN).control(FRANCE, "turin")
    return stage.put("pavia", FRANCE, 2).impulse(FRANCE, 2)


def test_12_2_an_occupied_enemy_space_is_taken_for_1_cp() -> None:
    stage = french_in_pavia()
    stage.run(CONTROL.run(stage.g, FRANCE), answers=["control.pavia"])
    assert stage.controller("pavia") == FRANCE
    assert stage.cp == 1


def test_12_2_an_adjacent_space_too_unless_an_enemy_is_next_to_it() -> None:
    stage = french_in_pavia().control(FRANCE, "pavia")
    assert "modena" in taken(stage, FRANCE)
    stage.put("milan", SPAIN, 1)
    assert "modena" not in taken(stage, FRANCE)
    assert "forbid-is-not-dominated" in refusals(stage, FRANCE, "modena")
    assert "pavia" in taken(stage.control(SPAIN, "pavia"), FRANCE), "which they occupy"


def test_12_2_a_pass_is_no_adjacency() -> None:
    stage = Stage().clear().put("grenoble", FRANCE, 2)
    assert "geneva" in taken(stage, FRANCE)
    assert "turin" not in taken(stage, FRANCE)


def test_12_2_not_without_a_line_of_communication() -> None:
    stage = Stage().clear().put("siena", FRANCE, 4)
    assert refusals(stage, FRANCE, "siena") == {"forbid-is-out-of-communication"}
    assert "siena" in taken(stage.ally(FRANCE, PAPACY), FRANCE), "from Rome"


def test_12_2_only_independent_and_enemy_spaces() -> None:
    stage = Stage().clear().put("amiens", FRANCE, 2).put("arras", FRANCE, 1)
    assert taken(stage, FRANCE) == set()
    assert "forbid-is-neither-independent-nor-enemy" in refusals(stage, FRANCE, "arras")
    assert "arras" in taken(stage.war(FRANCE, SPAIN), FRANCE)


def test_12_2_not_where_others_stand_unless_they_are_allies() -> None:
    stage = french_in_pavia().control(FRANCE, "pavia").put("modena", PAPACY, 1)
    assert "modena" not in taken(stage, FRANCE)
    assert "modena" in taken(stage.ally(FRANCE, PAPACY), FRANCE)


def test_12_2_the_faith_of_the_space_stays() -> None:
    stage = Stage().clear().war(SPAIN, FRANCE).protestant("amiens").put("amiens", SPAIN, 1)
    stage.impulse(SPAIN, 1)
    stage.run(CONTROL.run(stage.g, SPAIN), answers=["control.amiens"])
    assert stage.controller("amiens") == SPAIN
    assert stage.is_protestant("amiens")


def test_12_2_ships_in_the_port_put_to_sea() -> None:
    stage = Stage().clear().war(FRANCE, ENGLAND).control(ENGLAND, "boulogne")
    stage.put("boulogne", FRANCE, 1).put("boulogne", ENGLAND, galleon=1).impulse(FRANCE, 1)
    stage.run(CONTROL.run(stage.g, FRANCE), answers=["control.boulogne"])
    assert stage.ships(ENGLAND, "english_channel") == 1


def test_12_3_a_fortified_space_is_not_taken_by_the_action() -> None:
    stage = Stage().clear().put("metz", FRANCE, 2)
    assert "metz" not in taken(stage, FRANCE)
    assert refusals(stage, FRANCE, "metz") == {"forbid-has-fortifications"}


def test_12_3_a_new_fortress_is_out_of_reach_too() -> None:
    stage = french_in_pavia()
    stage.g.build_fortress(stage.at("pavia"))
    assert refusals(stage, FRANCE, "pavia") == {"forbid-has-fortifications"}


def test_12_4_units_there_remove_unrest_without_communication() -> None:
    stage = Stage().clear().put("siena", FRANCE, 1).unrest("siena").impulse(FRANCE, 1)
    stage.run(CONTROL.run(stage.g, FRANCE), answers=["calm.siena"])
    assert not is_in_unrest(stage.g, stage.at("siena"))
    assert stage.cp == 0


def test_12_4_adjacent_units_remove_it_unless_an_enemy_is_adjacent_too() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).put("paris", FRANCE, 1).unrest("reims")
    assert calmed(stage, FRANCE) == {"reims"}
    stage.put("mons", SPAIN, 1)
    assert calmed(stage, FRANCE) == set()


def test_12_4_independents_next_to_it_do_not_hinder() -> None:
    stage = Stage().clear().put("paris", FRANCE, 1).put("metz", INDEPENDENT, 1).unrest("reims")
    assert calmed(stage, FRANCE) == {"reims"}


def test_12_4_a_key_in_unrest_counts_for_neither_cards_nor_points() -> None:
    stage = Stage().clear()
    keys = controlled_keys(stage.g, OTTOMAN)
    cards = base_cards(stage.g, OTTOMAN)
    stage.unrest("salonika", "athens", "edirne", "belgrade", "buda", "algiers")
    assert controlled_keys(stage.g, OTTOMAN) == keys - 6
    assert base_cards(stage.g, OTTOMAN) < cards


def test_12_2_the_masks_agree_with_the_table() -> None:
    """The fast enumeration and the cited restrictions give the same answers everywhere."""
    dice = random.Random(12)
    for _ in range(6):
        stage = Stage("tournament")
        spaces = stage.g.world.spaces
        for _ in range(25):
            stage.g.place_troops(dice.choice(MAJORS[:-1]), 0, 1, dice.choice(spaces))
            stage.g.mark_control(
                dice.choice(spaces), dice.choice(stage.g.world.powers[: INDEPENDENT + 1])
            )
            stage.g.add_unrest(dice.choice(spaces))
        stage.war(OTTOMAN, SPAIN).war(FRANCE, ENGLAND)
        for power in MAJORS:
            control, calm = controllable(stage.g, power), calmable(stage.g, power)
            for space in spaces:
                assert bool(control >> space & 1) == CONTROLS.allow(stage.g, power, space)
                assert bool(calm >> space & 1) == CALMS.allow(stage.g, power, space)


def test_12_4_a_leader_alone_occupies_his_space() -> None:
    stage = Stage().clear()
    assert is_unoccupied(stage.g, stage.at("edinburgh"))
    stage.put("edinburgh", SPAIN, leaders=["alva"])
    assert not is_unoccupied(stage.g, stage.at("edinburgh"))
