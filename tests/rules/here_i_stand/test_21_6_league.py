"""The Protestants before and after the Schmalkaldic League (HIS 21.6)."""

from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, OTTOMAN, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import convert
from tercio.games.here_i_stand.rules.major_powers.schmalkaldic_league import (
    form_league,
    league_may_form,
)
from tercio.wars.land.construction import can_build
from tercio.wars.model.names import NEXT_TURN
from tercio.wars.model.power_questions import is_at_war
from tests.rules.here_i_stand.stage import Stage


def test_21_6_nobody_enters_an_electorate_before_the_league() -> None:
    stage = Stage()
    hooks = stage.g.hooks
    assert not hooks.may_enter(stage.g, HAPSBURG, stage.at("mainz"))
    assert hooks.may_enter(stage.g, HAPSBURG, stage.at("nuremberg"))
    assert hooks.loc_barriers(stage.g) == stage.g.world.electorates
    stage.done("schmalkaldic_league")
    assert hooks.may_enter(stage.g, HAPSBURG, stage.at("mainz"))
    assert hooks.loc_barriers(stage.g) == 0


def test_21_1_algiers_is_closed_before_the_pirates_come() -> None:
    stage = Stage()
    assert not stage.g.hooks.may_enter(stage.g, OTTOMAN, stage.at("algiers"))


def test_21_6_the_protestant_builds_nothing_and_gains_nothing() -> None:
    stage = Stage().control(PROTESTANT, "wittenberg")
    assert not can_build(stage.g, PROTESTANT, "regular")
    assert not stage.g.hooks.gains_control(stage.g, PROTESTANT)
    stage.done("schmalkaldic_league")
    assert can_build(stage.g, PROTESTANT, "regular")
    assert stage.g.hooks.gains_control(stage.g, PROTESTANT)


def test_12_4_the_protestant_calms_home_spaces_from_afar() -> None:
    stage = Stage()
    homes = stage.g.state.home[PROTESTANT]
    assert stage.g.hooks.calmed_from_afar(stage.g, PROTESTANT) == homes
    assert stage.g.hooks.calmed_from_afar(stage.g, FRANCE) == 0
    stage.done("schmalkaldic_league")
    assert stage.g.hooks.calmed_from_afar(stage.g, PROTESTANT) == 0


def test_21_6_from_turn_2_with_twelve_spaces_unrest_or_not() -> None:
    stage = Stage()
    german = stage.g.world.zone_masks["german"]
    spaces = [i for i in stage.g.world.spaces if german >> i & 1][:12]
    ids = [stage.g.world.location_ids[i] for i in spaces]
    stage.protestant(*ids[:11])
    stage.turn(2)
    assert not league_may_form(stage.g)
    stage.protestant(ids[11]).unrest(ids[11])
    assert league_may_form(stage.g)
    stage.turn(1)
    assert not league_may_form(stage.g)


def _germany() -> Stage:
    stage = Stage().clear().protestant("wittenberg", "mainz", "leipzig", "kassel", "nuremberg")
    for space in ("augsburg", "brandenburg", "cologne", "mainz", "trier", "wittenberg"):
        stage.control(HAPSBURG, space)
    stage.control(HAPSBURG, "leipzig", "kassel", "nuremberg", "erfurt")
    stage.g.state.religion.display = {}
    return stage.put("wittenberg", PROTESTANT, regulars=2).put("mainz", PROTESTANT, regulars=1)


def test_21_6_the_league_is_formed() -> None:
    stage = _germany()
    stage.run(form_league(stage.g))
    assert stage.where("john_frederick") == "wittenberg"
    assert stage.where("philip_of_hesse") == "mainz"
    for space in ("wittenberg", "mainz", "leipzig", "kassel", "nuremberg"):
        assert stage.controller(space) == PROTESTANT
    for space in ("augsburg", "erfurt"):
        assert stage.controller(space) == HAPSBURG
    assert is_at_war(stage.g, HAPSBURG, PROTESTANT)
    assert is_at_war(stage.g, PAPACY, PROTESTANT)


def test_21_6_a_fortress_marker_keeps_its_space() -> None:
    stage = _germany()
    stage.g.build_fortress(stage.at("nuremberg"))
    stage.run(form_league(stage.g))
    assert stage.controller("nuremberg") == HAPSBURG


def test_21_6_ships_leave_ports_that_change_hands() -> None:
    stage = _germany().protestant("hamburg").control(HAPSBURG, "hamburg")
    stage.put("hamburg", HAPSBURG, ships=1)
    stage.run(form_league(stage.g))
    assert stage.controller("hamburg") == PROTESTANT
    assert stage.ships(HAPSBURG, "north_sea") == 1


def test_12_5_mercenaries_of_the_emperor_leave_what_the_league_takes() -> None:
    stage = _germany().put("wittenberg", HAPSBURG, second=2)
    stage.run(form_league(stage.g), answers=["displace.vienna"])
    assert stage.second(HAPSBURG, "wittenberg") == 0
    assert stage.second(HAPSBURG, "vienna") == 2
    assert stage.regulars(PROTESTANT, "wittenberg") == 2


def test_21_6_units_leave_catholic_electorates() -> None:
    stage = _germany().put("brandenburg", PROTESTANT, regulars=1)
    stage.run(form_league(stage.g))
    assert stage.regulars(PROTESTANT, "brandenburg") == 0
    assert stage.regulars(PROTESTANT, "wittenberg") == 3


def test_21_6_among_electorates_that_are_equally_near_the_protestant_chooses() -> None:
    stage = _germany().protestant("cologne", "trier")
    stage.g.state.religion.protestant &= ~stage.g.world.mask("mainz")
    stage.run(form_league(stage.g), answers=["place.trier"])
    assert [option.key for option in stage.asked[-1].options] == ["place.cologne", "place.trier"]
    assert stage.regulars(PROTESTANT, "trier") == 1


def test_21_6_without_a_protestant_electorate_units_are_displaced_as_always() -> None:
    """No fortress is theirs, so that nobody is left, and the prince waits for the next turn."""
    stage = _germany().put("augsburg", PROTESTANT, regulars=1)
    stage.g.state.religion.protestant = 0
    stage.run(form_league(stage.g))
    assert stage.g.state.land[PROTESTANT] == 0
    assert stage.where("john_frederick") == NEXT_TURN


def test_21_6_restrictions_lapse_within_the_impulse() -> None:
    stage = _germany().impulse(PROTESTANT)
    stage.run(stage.g.hooks.impulse_begins(stage.g, PROTESTANT))
    stage.g.state.impulse.barred.append("explore")
    stage.run(form_league(stage.g))
    assert stage.g.state.impulse.barred == ["explore"]


def test_21_6_electorate_regulars_after_the_league_need_control() -> None:
    stage = _germany()
    stage.g.state.religion.display = {stage.at("trier"): 2}
    stage.run(form_league(stage.g))
    convert(stage.g, stage.at("trier"), True)
    assert stage.regulars(PROTESTANT, "trier") == 0
    stage.g.set_control(stage.at("trier"), PROTESTANT)
    assert stage.regulars(PROTESTANT, "trier") == 2
