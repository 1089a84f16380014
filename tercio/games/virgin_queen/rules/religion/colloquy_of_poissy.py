"""How long the Colloquy of Poissy keeps France quiet (VQ 6.1)."""

from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import PROTESTANT
from tercio.wars.model.names import Power

COLLOQUY = "colloquy_of_poissy"
LAST_IMPULSE = "colloquy_of_poissy.last_impulse"


def begin_colloquy(g: VirginQueen) -> None:
    """No rebellion in France until the next impulse of the Protestant is over."""
    mark_this_turn(g, COLLOQUY)


def watch_colloquy(g: VirginQueen, power: Power) -> None:
    """At the start of an impulse: the Protestant's is the last one, the one after it is free."""
    marks = g.state.court.this_turn
    if COLLOQUY not in marks:
        return
    if LAST_IMPULSE in marks:
        marks.remove(COLLOQUY)
        marks.remove(LAST_IMPULSE)
    elif power == PROTESTANT:
        mark_this_turn(g, LAST_IMPULSE)
