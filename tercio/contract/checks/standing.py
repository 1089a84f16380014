"""A window that skips a seat looks, to every other seat, like one that asked it."""

from typing import Any

from tercio.contract.broken import Broken
from tercio.contract.run import Run, choose
from tercio.contract.sentences import say
from tercio.contract.shown import ViewingSeat, shown_to_all, twin, unequal_viewer, viewers
from tercio.kernel.ask import PASS, Seat
from tercio.kernel.errors import CannotUndo
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder

STEPS = 12


def a_skipped_seat_looks_asked(run: Run, pick: Stream) -> None:
    """Two tables go in step. On one a seat passes by itself, on the other by standing order."""
    table = run.table
    seat = table.seats[pick.below("seat", len(table.seats))]
    others = [viewer for viewer in viewers(table) if viewer != seat]
    asking, skipping = twin(table, pick.child("dice")), twin(table, pick.child("dice"))
    skipping.order(seat, [StandingOrder()])
    for _ in range(STEPS):
        _catch_up(asking, skipping, seat)
        _expect_alike(asking, skipping, others, pick)
        if skipping.over:
            return
        if _may_pass(asking, seat) and pick.below("early", 3) == 0:
            asking.decide(seat, PASS)
        else:
            mover, key = choose(skipping, pick)
            asking.decide(mover, key)
            skipping.decide(mover, key)


def _may_pass(table: Table[Any], seat: Seat) -> bool:
    ask = table.asks().get(seat)
    return ask is not None and StandingOrder().covers(ask)


def _catch_up(asking: Table[Any], skipping: Table[Any], seat: Seat) -> None:
    """Where the other table has gone on, all that was missing is that the seat passes."""
    while asking.stops < skipping.stops:
        if not _may_pass(asking, seat):
            raise Broken(say("window-closed", seat=seat))
        asking.decide(seat, PASS)


def _expect_alike(
    asking: Table[Any], skipping: Table[Any], others: list[ViewingSeat], pick: Stream
) -> None:
    since = max(asking.g.log_start, skipping.g.log_start)
    difference = unequal_viewer(shown_to_all(asking, since), shown_to_all(skipping, since), others)
    if difference:
        raise Broken(say("skipped-shows", difference=difference))
    other = others[pick.below("other", len(others))]
    if other is not None and _undo_says(asking, other) != _undo_says(skipping, other):
        one, two = _undo_says(asking, other), _undo_says(skipping, other)
        raise Broken(say("skipped-shows-by-undo", seat=other, one=one, two=two))


def _undo_says(table: Table[Any], seat: Seat) -> str:
    try:
        undone = table.fork().undo(seat)
    except CannotUndo as refusal:
        return str(refusal)
    return " ".join((*undone.keys, undone.stopped_by))
