"""Whoever points at captains of their own hears when their time is (VQ 11)."""

from tercio.games.virgin_queen.display.other_times import other_times
from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.ocean_questions import ocean_ref
from tercio.kernel.ask import Seat
from tercio.kernel.messages import Words
from tests.rules.virgin_queen.stage import DATA, Stage

WORDS = Words(GAME, DATA)


def test_11_captains_wait_for_an_impulse() -> None:
    stage = Stage()
    g = stage.g
    stage.sail("drake", "north_atlantic", g.world.power["england"])
    ocean = g.world.ocean["north_atlantic"]
    told = other_times(g, Seat("england"), ocean_ref(g, ocean))
    assert [WORDS.say(each.message, each.args) for each in told] == [
        "Your units in North Atlantic act in your own impulse, when you spend CP."
    ]
    assert other_times(g, Seat("france"), ocean_ref(g, ocean)) == []
