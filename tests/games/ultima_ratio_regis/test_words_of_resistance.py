"""Revolts and independent areas fight without being a power: the log finds words for it."""

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import subjugate
from tercio.kernel.messages import Words
from tests.rules.ultima_ratio_regis.stage import Stage

WORDS = Words(GAME, GAME.load_data())


def told(dice: list[int]) -> list[str]:
    s = Stage().put("spain", "granada", T3=1, leader="ordinary").revolt("granada").impulse(0)
    spain, granada = s.power("spain"), s.at("granada")
    s.run(subjugate(s.g, spain, granada, moved=False), dice=dice, idle=True)
    return [WORDS.event(logged.event) for logged in s.g.log]


def test_resistance_that_wins_is_not_a_draw() -> None:
    won, drawn = told([1, 6]), told([3, 3])
    assert "Granada holds its own." in won
    assert "Neither side wins in Granada." in drawn
    assert "Neither side wins in Granada." not in won


def test_nobody_is_no_name_in_combats() -> None:
    assert not any("nobody" in line for line in told([1, 6]))
