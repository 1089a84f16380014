"""Players confer in private in the Diplomacy Phase only (HIS 9.1)."""

from tercio.games.here_i_stand.game import GAME
from tests.rules.here_i_stand.stage import Stage


def test_9_1_private_talk_is_for_the_diplomacy_phase() -> None:
    stage = Stage()
    stage.g.state.phase = "diplomacy"
    assert GAME.allows_private_talk(stage.g)
    stage.g.state.phase = "action"
    assert not GAME.allows_private_talk(stage.g)
