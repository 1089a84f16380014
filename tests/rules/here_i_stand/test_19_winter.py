"""The winter phase beside the return home (HIS 19)."""

from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.events.court import EventFellDue
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from tercio.games.here_i_stand.model.religion_state import COMMITTED, UNCOMMITTED
from tercio.games.here_i_stand.model.religion_verbs import commit_debater
from tercio.games.here_i_stand.rules.winter.winter_phase import (
    add_replacements,
    due_events,
    end_alliances,
    quarters,
    remove_piracy_markers,
    remove_renegade,
    winter,
)
from tercio.wars.model.names import AVAILABLE, NOBODY
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.ship_questions import ships_at
from tests.rules.here_i_stand.stage import Stage


def test_19_1_loans_are_over() -> None:
    stage = Stage().clear().put("marseille", FRANCE, ships=1).ally(FRANCE, OTTOMAN)
    ship = ships_at(stage.g, stage.at("marseille"))[0]
    stage.g.lend_ship(ship, OTTOMAN)
    stage.run(winter(stage.g))
    assert stage.g.state.ship_lent[ship] == NOBODY


def test_19_2_the_renegade_leaves_wherever_he_is() -> None:
    stage = Stage().clear().put("lyon", HAPSBURG, second=3, leaders=["renegade"])
    remove_renegade(stage.g)
    assert stage.where("renegade") == AVAILABLE
    assert stage.second(HAPSBURG, "lyon") == 3


def test_19_3_protestants_do_not_stir_before_the_league() -> None:
    stage = Stage().clear().put("mainz", PROTESTANT, regulars=5)
    stage.run(winter(stage.g))
    assert stage.regulars(PROTESTANT, "mainz") == 5


def test_19_3_the_scots_winter_in_edinburgh_or_stirling() -> None:
    stage = Stage()
    assert quarters(stage.g, SCOTLAND) == stage.g.world.mask("edinburgh", "stirling")
    assert quarters(stage.g, VENICE) == 0
    assert quarters(Stage(edition="2010").g, SCOTLAND) == 0


def test_19_4_alliances_of_majors_end_those_with_minors_stay() -> None:
    stage = Stage().clear().ally(FRANCE, OTTOMAN).ally(FRANCE, SCOTLAND)
    end_alliances(stage.g)
    assert not is_allied(stage.g, FRANCE, OTTOMAN)
    assert is_allied(stage.g, FRANCE, SCOTLAND)


def test_19_5_a_regular_for_each_capital_held_and_calm() -> None:
    stage = Stage().clear().control(FRANCE, "london").unrest("rome")
    add_replacements(stage.g)
    assert stage.regulars(HAPSBURG, "vienna") == 1
    assert stage.regulars(HAPSBURG, "valladolid") == 1
    assert stage.regulars(OTTOMAN, "istanbul") == 1
    assert stage.regulars(ENGLAND, "london") == 0
    assert stage.regulars(PAPACY, "rome") == 0
    assert not stage.g.state.land[PROTESTANT]


def test_19_6_piracy_markers_are_removed() -> None:
    stage = Stage()
    court = stage.g.state.court
    court.piracy_zones, court.piracy_actions = 1 << stage.sea("ionian_sea"), 1
    remove_piracy_markers(stage.g)
    assert (court.piracy_zones, court.piracy_actions) == (0, 0)


def test_19_7_debaters_are_flipped() -> None:
    stage = Stage().clear()
    luther = stage.g.world.debater["luther"]
    commit_debater(stage.g, luther)
    assert stage.g.state.religion.debaters[luther] == COMMITTED
    stage.run(winter(stage.g))
    assert stage.g.state.religion.debaters[luther] == UNCOMMITTED


def test_19_8_the_league_forms_at_the_latest_in_winter_of_turn_4() -> None:
    stage = Stage()
    g = stage.g
    g.state.removed += [g.world.card[id] for id in ("clement_vii", "barbary_pirates", "paul_iii")]
    g.state.turn = 3
    stage.run(due_events(g))
    assert not league_formed(g)
    g.state.turn = 4
    stage.run(due_events(g))
    assert league_formed(g)
    assert is_at_war(g, HAPSBURG, PROTESTANT)
    assert g.world.card["schmalkaldic_league"] in g.state.removed
    assert [event.card for event in stage.events(EventFellDue)] == ["card:schmalkaldic_league"]


def test_19_8_what_has_occurred_is_not_due() -> None:
    stage = Stage("1532").turn(4)
    stage.g.state.removed.append(stage.g.world.card["paul_iii"])  # he was elected this turn
    stage.run(due_events(stage.g))
    assert not stage.events(EventFellDue)
