"""Spanish troops stand still after the Pacification of Ghent (VQ 6.1)."""

from tercio.games.virgin_queen.model.court_questions import is_this_turn
from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.wars.model.names import Mask, Power

GHENT = "pacification_of_ghent"
NOW = "pacification_of_ghent.now"


def begin(g: VirginQueen) -> None:
    """From Spain's next impulse to its end."""
    mark_this_turn(g, GHENT)


def watch(g: VirginQueen, power: Power) -> None:
    """At the start of an impulse: it is Spain's, or it was."""
    marks = g.state.court.this_turn
    if NOW in marks:
        marks.remove(GHENT)
        marks.remove(NOW)
    elif GHENT in marks and power == SPAIN:
        mark_this_turn(g, NOW)


def open_to_spain(g: VirginQueen) -> Mask:
    """Where land units may be moved and built in this impulse: not in the Netherlands."""
    if g.state.active == SPAIN and is_this_turn(g, NOW):
        return ~g.world.area_masks["netherlands"]
    return -1
