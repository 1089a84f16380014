"""Whether what a seat is about to do leads straight to dice: for those who want to be asked before.

It is tried in a world that the seat cannot tell from the real one, where everybody else lets it
happen. So the answer follows from what the seat knows, and neither tells what others hold nor how
the dice will fall.
"""

from collections.abc import Sequence
from typing import Any

from tercio.kernel.ask import PASS, AskAny, Seat
from tercio.kernel.chains import take
from tercio.kernel.events import Rolled
from tercio.kernel.pace import Pace
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table

_MOST_PASSES = 100


def leads_to_dice(table: Table[Any], seat: Seat, keys: Sequence[str]) -> bool:
    """Whether dice are rolled after these keys before the seat has another choice.

    Who lets something happen that others have begun, or speaks on an open floor, rolls nothing.
    """
    ask = table.asks().get(seat)
    if ask is None or isinstance(table.stop, AskAny) or (ask.window and keys[0] == PASS):
        return False
    world = table.imagine(seat, Randomness(Stream(b"before the dice")))
    world.pace = Pace.QUICK
    before = world.g.log_start + len(world.g.log)
    for _ in take(world, seat, keys, None):
        pass
    for _ in range(_MOST_PASSES):
        if _has_rolled(world, before):
            return True
        passing = _who_lets_it_pass(world, seat)
        if passing is None:
            return False
        world.decide(passing, PASS)
    return False


def _has_rolled(world: Table[Any], before: int) -> bool:
    since = world.g.log[before - world.g.log_start :]
    return any(isinstance(logged.event, Rolled) for logged in since)


def _who_lets_it_pass(world: Table[Any], seat: Seat) -> Seat | None:
    """Somebody else who may respond to it. None where nobody may, or the seat itself can."""
    asks = world.asks()
    if seat in asks:
        return None
    may_pass = (other for other, ask in asks.items() if ask.window and ask.option(PASS) is not None)
    return next(may_pass, None)
