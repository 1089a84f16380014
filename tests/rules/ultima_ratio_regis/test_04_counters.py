"""Counters and their faces (uRR 4)."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    OTHER_FACE,
    QUALITY,
    S3,
    T2,
    T3,
    TYPE,
)
from tercio.games.ultima_ratio_regis.model.power_questions import morale_left
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, has_own
from tests.rules.ultima_ratio_regis.stage import Stage


@pytest.mark.rule("uRR 4.1")
def test_4_1_troops_fight_better_as_veterans_and_damaged_squadrons_not_at_all() -> None:
    faces = {KIND_IDS[kind]: QUALITY[kind] for kind in range(8)}
    assert faces == {
        "T2": 2,
        "T2V": 3,
        "T3": 3,
        "T3V": 4,
        "S2": 2,
        "S3": 3,
        "S2D": 0,
        "S3D": 0,
    }
    assert all(OTHER_FACE[OTHER_FACE[kind]] == kind for kind in range(8))
    assert all(TYPE[OTHER_FACE[kind]] == TYPE[kind] for kind in range(8))


@pytest.mark.rule("uRR 4.1")
def test_4_1_both_faces_are_one_counter_of_the_card() -> None:
    s = Stage().put("spain", "madrid", T3=2).put("spain", "sea_wm", S3=1)
    spain = s.power("spain")
    before = available_units(s.g, spain, T3), available_units(s.g, spain, S3)
    s.g.flip_units(spain, s.at("madrid"), T3)
    s.g.flip_units(spain, s.at("sea_wm"), S3)
    assert s.units("spain", "madrid") == {"T3": 1, "T3V": 1}
    assert s.units("spain", "sea_wm") == {"S3D": 1}
    assert (available_units(s.g, spain, T3), available_units(s.g, spain, S3)) == before


@pytest.mark.rule("uRR 4.1", "uRR 21.2.2")
def test_4_1_a_lent_troop_is_its_lenders_counter() -> None:
    s = Stage().alliance("england", "huguenots").put("england", "london", T2=1)
    england, huguenots = s.power("england"), s.power("huguenots")
    before = available_units(s.g, england, T2), available_units(s.g, huguenots, T2)
    s.g.lend_troop(england, huguenots, s.at("london"), T2)
    assert (available_units(s.g, england, T2), available_units(s.g, huguenots, T2)) == before
    assert not has_own(s.g, huguenots, T2)
    s.g.eliminate(huguenots, s.at("london"), T2)
    assert s.g.state.eliminated[england] == {T2: 1}
    assert s.g.state.eliminated[huguenots] == {}
    assert recount(s.g) == []


@pytest.mark.rule("uRR 4.2")
def test_4_2_a_power_has_as_many_morale_markers_as_vitality() -> None:
    s = Stage().war("spain", "france")
    spain, france = s.power("spain"), s.power("france")
    assert morale_left(s.g, spain) == 5
    assert s.g.take_morale(france, spain, 3) == 3
    assert s.g.take_morale(france, spain, 3) == 2
    assert morale_left(s.g, spain) == 0
    s.g.return_morale(france, spain)
    assert morale_left(s.g, spain) == 5


@pytest.mark.rule("uRR 4.2")
def test_4_2_a_razed_port_is_marked_until_the_next_turn() -> None:
    s = Stage()
    s.g.raze_port(s.at("rouen"))
    s.g.raze_port(s.at("rouen"))
    assert s.g.state.razed == 1 << s.at("rouen")
    s.g.restore_ports()
    assert not s.g.state.razed
