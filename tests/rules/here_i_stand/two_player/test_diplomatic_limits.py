"""Two players: what a diplomatic card may not do."""

import pytest

from tercio.games.here_i_stand.model.powers import HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.two_player.diplomacy import CHOICE
from tercio.games.here_i_stand.two_player.diplomatic_verbs import must_play
from tercio.wars.model.names import CardId
from tests.rules.here_i_stand.church import debaters
from tests.rules.here_i_stand.two_player.stage import Duel


@pytest.mark.parametrize("card", range(201, 220))
def test_cards_201_to_219_wait_while_another_must_be_played(card: CardId) -> None:
    """Diplomatic Pressure and the Spanish Inquisition say what is played."""
    other = 203 if card != 203 else 208
    stage = Duel().diplomatic(PROTESTANT, card, other)
    assert CHOICE.refusals(stage.g, PROTESTANT, card) == []
    must_play(stage.g, CardId(other))
    reasons = CHOICE.refusals(stage.g, PROTESTANT, card)
    assert [reason.message for reason in reasons] == ["forbid-another-card-must-be-played"]


def test_card_207_without_a_space_in_italy_no_hapsburgs_come() -> None:
    stage = debaters(Duel().clear())
    assert isinstance(stage, Duel)
    italian = stage.g.world.zone_masks["italian"]
    for space in stage.g.world.spaces:
        if italian >> space & 1:
            stage.g.mark_control(space, PAPACY)
    stage.play(PAPACY, 207, answers=["grant"])
    assert not stage.g.state.land[HAPSBURG]


def test_card_217_only_a_catholic_space_turns() -> None:
    stage = Duel().protestant("milan")
    stage.play(PROTESTANT, 217, dice=[1], answers=["space.pavia"])
    keys = {option.key for option in stage.asked[-1].options}
    assert "space.milan" not in keys
    assert "space.valladolid" not in keys, "not with a 1"


def test_card_218_three_spaces_from_vienna_nobody_is_harmed() -> None:
    stage = Duel().league().clear().put("munster", HAPSBURG, 4).put("naples", HAPSBURG, 2)
    stage.play(PROTESTANT, 218)
    assert stage.regulars(HAPSBURG, "munster") == 4
    assert stage.regulars(HAPSBURG, "naples") == 2


def test_card_219_nothing_is_taken_from_an_empty_hand() -> None:
    stage = Duel().league().diplomatic(PROTESTANT)
    stage.play(PAPACY, 219)
    assert stage.g.state.two_player.must_play == 0
