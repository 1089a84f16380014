"""HIS 4: what a power card says."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import base_cards
from tercio.games.here_i_stand.rules.victory.victory import base_vp, victory_points
from tercio.wars.model.names import Power
from tercio.wars.model.space_questions import controlled_keys
from tests.rules.here_i_stand.stage import Stage


def costs(power: str) -> dict[str, int]:
    """The list of actions on a power card."""
    actions = Stage().g.world.actions
    return {id: row.costs[power] for id, row in actions.items() if power in row.costs}


def test_4_each_power_has_its_own_list_of_actions() -> None:
    assert "piracy" in costs("ottoman")
    assert "explore" not in costs("ottoman")
    assert "explore" in costs("england")
    assert "st_peters" in costs("papacy")
    assert "naval_move" not in costs("protestant")
    assert not {"publish_treatise", "burn_books"} & costs("france").keys()


def test_4_the_same_action_may_cost_more_for_some() -> None:
    assert (costs("hapsburg")["colonize"], costs("england")["colonize"]) == (2, 3)
    assert (costs("protestant")["publish_treatise"], costs("england")["publish_treatise"]) == (2, 3)


@pytest.mark.parametrize("power", [OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY])
def test_4_a_key_off_the_card_brings_cards_and_vp(power: Power) -> None:
    """Square markers go from the card to the map: more keys never mean less of either."""
    tracks = Stage().g.world.key_tracks[power]
    assert list(tracks.cards) == sorted(tracks.cards)
    assert list(tracks.vp) == sorted(tracks.vp)


def test_4_a_key_in_unrest_counts_for_neither_cards_nor_vp() -> None:
    stage = Stage()
    before = controlled_keys(stage.g, ENGLAND), base_vp(stage.g, ENGLAND)
    assert before == (4, 9)
    stage.unrest("london")
    assert (controlled_keys(stage.g, ENGLAND), base_vp(stage.g, ENGLAND)) == (3, 7)


def test_4_the_protestant_card_counts_electorates_not_keys() -> None:
    stage = Stage().control(PROTESTANT, "wittenberg", "brandenburg", "mainz", "vienna")
    stage.protestant("wittenberg", "brandenburg", "mainz", "vienna")
    assert base_vp(stage.g, PROTESTANT) == 6
    assert base_cards(stage.g, PROTESTANT) == 4
    stage.control(PROTESTANT, "trier")
    assert base_cards(stage.g, PROTESTANT) == 5


def test_4_bonus_vp_add_to_those_of_the_track() -> None:
    stage = Stage()
    for power in MAJORS:
        before = victory_points(stage.g, power)
        stage.g.state.bonus_vp[power] += 2
        assert victory_points(stage.g, power) == before + 2
