"""HIS 12.2-12.4: gaining control of unfortified spaces, and removing unrest."""

import random

from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.wars.land.control import CALMS, CONTROL, CONTROLS, calmable, controllable, dominated
from tercio.wars.model.events import ControlChanged, UnrestRemoved
from tercio.wars.model.names import NEXT_TURN, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_in_unrest

from .stage import Stage


def taken(stage: Stage, power: Power) -> set[str]:
    return {stage.g.world.location_ids[s] for s in spaces_in(controllable(stage.g, power))}


def calmed(stage: Stage, power: Power) -> set[str]:
    return {stage.g.world.location_ids[s] for s in spaces_in(calmable(stage.g, power))}


def refusals(stage: Stage, power: Power, space: str) -> set[str]:
    return {r.message for r in CONTROLS.refusals(stage.g, power, stage.at(space))}


def french_in_turin() -> Stage:
    return Stage().clear().war(FRANCE, HAPSBURG).put("turin", FRANCE, 2).impulse(FRANCE, 2)


def test_12_2_an_occupied_independent_space_is_taken_for_1_cp() -> None:
    stage = french_in_turin()
    stage.run(CONTROL.run(stage.g, FRANCE), answers=["control.turin"])
    assert stage.controller("turin") == FRANCE
    assert stage.cp == 1
    assert stage.events(ControlChanged)[-1].power == "power:france"


def test_12_2_going_back_costs_nothing() -> None:
    stage = french_in_turin()
    stage.run(CONTROL.run(stage.g, FRANCE), answers=["back"])
    assert stage.cp == 2
    assert stage.controller("turin") != FRANCE


def test_12_2_adjacent_units_will_do_but_not_over_a_pass() -> None:
    stage = french_in_turin().control(FRANCE, "turin")
    assert taken(stage, FRANCE) == {"pavia"}, "Geneva lies beyond a pass; Milan is fortified"


def test_12_2_not_with_enemy_land_units_adjacent() -> None:
    stage = french_in_turin().control(FRANCE, "turin").put("modena", HAPSBURG, 1)
    assert taken(stage, FRANCE) == set()
    assert "forbid-is-not-dominated" in refusals(stage, FRANCE, "pavia")


def test_12_2_enemies_beyond_a_pass_do_not_hinder() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("grenoble", FRANCE, 1)
    stage.put("turin", HAPSBURG, 1)
    assert "geneva" in taken(stage, FRANCE)


def test_12_2_adjacent_independents_are_no_enemies() -> None:
    stage = french_in_turin().control(FRANCE, "turin").put("milan", INDEPENDENT, 2)
    assert taken(stage, FRANCE) == {"pavia"}


def test_12_2_besieged_and_besieging_units_count() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("besancon", FRANCE, 3)
    stage.put("besancon", HAPSBURG, 1).g.begin_siege(stage.at("besancon"), FRANCE)
    assert taken(stage, FRANCE) == set(), "the garrison is an enemy next to Basel"
    assert taken(stage, HAPSBURG) == set(), "and so are the besiegers"
    stage.g.lose_all_troops(HAPSBURG, stage.at("besancon"))
    assert "geneva" in taken(stage, FRANCE), "the besiegers are next to it"


def test_12_2_only_independent_and_enemy_spaces() -> None:
    stage = Stage().clear().put("dijon", FRANCE, 2).put("st_dizier", FRANCE, 1)
    assert taken(stage, FRANCE) == set()
    stage.put("linz", FRANCE, 1)
    assert "forbid-is-neither-independent-nor-enemy" in refusals(stage, FRANCE, "linz")


def test_12_2_not_without_a_line_of_communication() -> None:
    stage = Stage().clear().put("modena", FRANCE, 4)
    assert refusals(stage, FRANCE, "modena") == {"forbid-is-out-of-communication"}
    assert "modena" in taken(stage.ally(FRANCE, PAPACY), FRANCE)


def test_12_2_not_where_others_stand_unless_they_are_allies() -> None:
    stage = french_in_turin().put("pavia", PAPACY, 1).control(FRANCE, "turin")
    assert taken(stage, FRANCE) == set()
    assert taken(stage.ally(FRANCE, PAPACY), FRANCE) == {"pavia"}


def test_12_2_ships_in_the_port_put_to_sea() -> None:
    stage = Stage().clear().war(FRANCE, ENGLAND).control(ENGLAND, "boulogne")
    stage.put("boulogne", FRANCE, 1).put("boulogne", ENGLAND, ships=1).impulse(FRANCE, 1)
    stage.run(CONTROL.run(stage.g, FRANCE), answers=["control.boulogne"])
    assert stage.ships(ENGLAND, "english_channel") == 1


def test_12_2_a_naval_leader_without_ships_does_not_stay_with_the_enemy() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).control(HAPSBURG, "nice").impulse(FRANCE, 1)
    stage.put("nice", FRANCE, 1).put("nice", HAPSBURG, leaders=["andrea_doria"])
    stage.run(CONTROL.run(stage.g, FRANCE), answers=["control.nice"])
    assert stage.where("andrea_doria") == NEXT_TURN


def test_12_3_a_fortified_space_is_not_taken_by_the_action() -> None:
    stage = french_in_turin().put("milan", FRANCE, 2).control(FRANCE, "turin")
    assert "milan" not in taken(stage, FRANCE)
    assert refusals(stage, FRANCE, "milan") == {"forbid-has-fortifications"}


def test_12_4_units_there_remove_unrest_without_communication() -> None:
    stage = Stage().clear().put("modena", FRANCE, 1).unrest("modena").impulse(FRANCE, 1)
    assert calmed(stage, FRANCE) == {"modena"}
    stage.run(CONTROL.run(stage.g, FRANCE), answers=["calm.modena"])
    assert not is_in_unrest(stage.g, stage.at("modena"))
    assert stage.cp == 0
    assert stage.events(UnrestRemoved)


def test_12_4_adjacent_units_remove_unrest_unless_an_enemy_is_adjacent() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("paris", FRANCE, 1).unrest("rouen")
    assert calmed(stage, FRANCE) == {"rouen"}
    stage.put("tours", HAPSBURG, 1)
    assert calmed(stage, FRANCE) == set()
    messages = {r.message for r in CALMS.refusals(stage.g, FRANCE, stage.at("rouen"))}
    assert messages == {"forbid-is-out-of-reach-for-order"}


def test_12_4_a_pass_is_no_adjacency_for_unrest() -> None:
    stage = Stage().clear().put("grenoble", FRANCE, 1).unrest("turin", "geneva")
    assert calmed(stage, FRANCE) == {"geneva"}


def test_12_4_the_protestant_calms_his_homes_before_the_league() -> None:
    stage = Stage().clear().unrest("leipzig", "prague")
    assert calmed(stage, PROTESTANT) == {"leipzig"}
    assert calmed(stage.done("schmalkaldic_league"), PROTESTANT) == set()


def test_21_6_the_protestant_gains_no_control_before_the_league() -> None:
    stage = Stage().clear().put("worms", PROTESTANT, 2).control(HAPSBURG, "strasburg")
    stage.control(PROTESTANT, "mainz", "worms").war(HAPSBURG, PROTESTANT)
    assert taken(stage, PROTESTANT) == set()
    assert taken(stage.done("schmalkaldic_league"), PROTESTANT) == {"strasburg"}


def test_12_2_the_masks_agree_with_the_table() -> None:
    """The fast enumeration and the cited restrictions give the same answers everywhere."""
    dice = random.Random(12)
    for _ in range(12):
        stage = Stage("1532")
        for _ in range(25):
            power = dice.choice(MAJORS)
            space = dice.choice(stage.g.world.spaces)
            stage.g.place_troops(power, 0, 1, space)
            stage.g.mark_control(
                dice.choice(stage.g.world.spaces), dice.choice(stage.g.world.powers[:11])
            )
            stage.g.add_unrest(dice.choice(stage.g.world.spaces))
        stage.war(OTTOMAN, HAPSBURG).war(FRANCE, ENGLAND)
        for power in MAJORS:
            for space in stage.g.world.spaces:
                fast = bool(controllable(stage.g, power) >> space & 1)
                assert fast == CONTROLS.allow(stage.g, power, space)
                fast = bool(calmable(stage.g, power) >> space & 1)
                assert fast == CALMS.allow(stage.g, power, space)


def test_12_4_who_has_no_land_units_dominates_nothing() -> None:
    stage = Stage().clear().unrest("agram")
    assert dominated(stage.g, FRANCE) == 0
    assert calmed(stage, FRANCE) == set()


def test_12_4_the_table_knows_what_the_protestant_calms_from_afar() -> None:
    """Of two spaces that follow each other on the list, the one is his home, the other not."""
    stage = Stage().clear().unrest("leipzig", "liege")
    assert CALMS.allow(stage.g, PROTESTANT, stage.at("leipzig"))
    assert not CALMS.allow(stage.g, PROTESTANT, stage.at("liege"))


def test_22_3_a_scots_raid_takes_nothing_elsewhere() -> None:
    stage = french_in_turin()
    mark_this_turn(stage.g, "scots_raid")
    assert taken(stage, FRANCE) == set()
    assert refusals(stage, FRANCE, "turin") == {"forbid-may-not-be-entered"}


def test_12_2_agram_is_taken_like_any_other_space() -> None:
    stage = Stage().clear().war(OTTOMAN, HUNGARY).control(OTTOMAN, "belgrade")
    stage.put("agram", OTTOMAN, 1)
    assert "agram" in taken(stage, OTTOMAN)
