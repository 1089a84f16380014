"""HIS 2: what the map says of spaces, their faith, markers and seas."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    INDEPENDENT,
    OTTOMAN,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_questions import is_catholic
from tercio.games.here_i_stand.model.religion_verbs import convert
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import base_cards
from tercio.games.here_i_stand.rules.reformation.attempts import Attempts, legal_targets
from tercio.games.here_i_stand.rules.victory.victory import victory_points
from tercio.kernel.masks import places_of
from tercio.wars.land.formations import whole_force
from tercio.wars.land.interception import intercepting_spaces
from tercio.wars.land.move import declare
from tercio.wars.model.space_questions import is_fortified, is_home
from tercio.wars.sea.naval_movement import naval_move
from tests.rules.here_i_stand.church import is_protestant
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import play


def test_2_1_a_fortress_brings_neither_cards_nor_vp() -> None:
    stage = Stage().clear()
    before = base_cards(stage.g, OTTOMAN), victory_points(stage.g, OTTOMAN)
    stage.control(OTTOMAN, "rhodes", "corfu", "candia")
    assert all(is_fortified(stage.g, stage.at(space)) for space in ("rhodes", "corfu", "candia"))
    assert (base_cards(stage.g, OTTOMAN), victory_points(stage.g, OTTOMAN)) == before
    stage.control(OTTOMAN, "venice")
    assert victory_points(stage.g, OTTOMAN) > before[1]


def test_2_2_independents_do_not_intercept() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).impulse(FRANCE, 2)
    stage.put("pavia", FRANCE, 2).put("milan", INDEPENDENT, 3)
    force = whole_force(stage.g, FRANCE, stage.at("pavia"))
    move = declare(stage.g, force, stage.at("pavia"), stage.at("turin"))
    assert intercepting_spaces(stage.g, move, INDEPENDENT, 0) == []
    stage.put("milan", HAPSBURG, 1)
    assert intercepting_spaces(stage.g, move, HAPSBURG, 0) == [stage.at("milan")]


def test_2_3_a_pirate_haven_is_beyond_the_reformation() -> None:
    stage = Stage().clear().empty_hands().done("barbary_pirates").war(OTTOMAN, HAPSBURG)
    stage.control(OTTOMAN, "algiers").control(HAPSBURG, "oran", "tripoli")
    stage.protestant("cartagena", "oran")
    attempts = Attempts(PROTESTANT, True, 1, stage.g.world.zone_masks["spanish"])
    play(stage, FRANCE, "pirate_haven")
    assert is_home(stage.g, OTTOMAN, stage.at("oran"))
    assert not is_protestant(stage, "oran")
    assert not is_catholic(stage.g, stage.at("oran"))
    targets = places_of(legal_targets(stage.g, attempts))
    assert stage.at("oran") not in targets
    convert(stage.g, stage.at("oran"), True)
    assert not is_protestant(stage, "oran")


def test_2_4_control_and_religion_change_independently() -> None:
    stage = Stage().protestant("leipzig")
    assert stage.controller("leipzig") == HAPSBURG
    stage.g.set_control(stage.at("leipzig"), PROTESTANT)
    stage.g.set_control(stage.at("nuremberg"), PROTESTANT)
    assert (is_protestant(stage, "leipzig"), is_protestant(stage, "nuremberg")) == (True, False)
    convert(stage.g, stage.at("leipzig"), False)
    assert stage.controller("leipzig") == PROTESTANT


@pytest.mark.parametrize("other", ["irish_sea", "baltic_sea"])
def test_2_5_the_north_sea_is_connected_to_the_irish_sea_and_the_baltic(other: str) -> None:
    stage = Stage().clear().empty_hands().put("north_sea", ENGLAND, ships=1).impulse(ENGLAND, 2)
    stage.run(naval_move(stage.g, ENGLAND), answers=["from.north_sea", f"to.{other}", "done"])
    assert stage.ships(ENGLAND, other) == 1
    stage.run(naval_move(stage.g, ENGLAND), answers=[f"from.{other}", "to.north_sea", "done"])
    assert stage.ships(ENGLAND, "north_sea") == 1


def test_2_1_in_1532_algiers_is_an_ottoman_home_space() -> None:
    for scenario, is_ottoman in (("1517", False), ("1532", True)):
        stage = Stage(scenario)
        assert bool(stage.g.state.home[OTTOMAN] >> stage.at("algiers") & 1) == is_ottoman
