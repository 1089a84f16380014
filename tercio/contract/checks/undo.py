"""Undo restores exactly what everybody saw, and never takes back what somebody learned."""

from typing import Any, NamedTuple

from tercio.contract.broken import Broken
from tercio.contract.run import Run, choose
from tercio.contract.sentences import say
from tercio.contract.shown import ViewingSeat, shown_to_all, unequal_viewer
from tercio.kernel.ask import Seat
from tercio.kernel.errors import CannotUndo
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Decision, Table


class Moment(NamedTuple):
    """A table before one of its decisions."""

    shown: dict[ViewingSeat, bytes]
    reveals: int
    rolls: int
    waiting: tuple[Seat, ...]


def undo_restores_and_never_hides(run: Run, pick: Stream) -> None:
    """Play on a fork and take back as much as it allows: it is where it was, by the views."""
    fork = run.table.fork()
    first = len(fork.decisions)
    moments: list[Moment] = []
    for _ in range(4):
        if fork.over:
            break
        moments.append(_moment(fork))
        fork.decide(*choose(fork, pick))
    if moments:
        _take_back(run, fork, moments, first)


def _take_back(run: Run, fork: Table[Any], moments: list[Moment], first: int) -> None:
    played = list(fork.decisions)
    seat = played[-1].seat
    after = _moment(fork)
    try:
        undone = fork.undo(seat, 1)
    except CannotUndo as refusal:
        run.speech.say("refusal-to-undo", str(refusal), Words.say)
        if not _learned(moments[-1], after) and not _others_spoke(str(refusal), played, after):
            raise Broken(say("undo-refused", why=str(refusal))) from None
        return
    if undone.keys != (played[-1].key,) or fork.decisions != played[:-1]:
        raise Broken(say("undo-took-other", keys=" ".join(undone.keys), key=played[-1].key))
    if what := _learned(moments[-1], after):
        raise Broken(say("undo-too-far", key=played[-1].key, seat=seat, what=what))
    if difference := unequal_viewer(moments[-1].shown, shown_to_all(fork)):
        raise Broken(say("undo-leaves", key=played[-1].key, difference=difference))
    fork.decide(*played[-1])
    if difference := unequal_viewer(after.shown, shown_to_all(fork)):
        raise Broken(say("undo-and-again", key=played[-1].key, difference=difference))
    _take_back_all(run, fork, moments, first)


def _take_back_all(run: Run, fork: Table[Any], moments: list[Moment], first: int) -> None:
    """As many steps as undo will go: the facts of each must still be unknown."""
    played = list(fork.decisions)
    after = _moment(fork)
    seat = played[-1].seat
    undone = fork.undo(seat, None)
    if undone.stopped_by:
        run.speech.say("end-of-undo", undone.stopped_by, Words.say)
    left = len(fork.decisions)
    if fork.decisions != played[:left] or left < first:
        return  # a sealed answer from among others, or further back than we looked
    if any(decision.seat != seat for decision in played[left:]):
        raise Broken(say("undo-of-another", seat=seat))
    moment = moments[left - first]
    if what := _learned(moment, after):
        raise Broken(say("undo-too-many", count=len(undone.keys), seat=seat, what=what))
    if difference := unequal_viewer(moment.shown, shown_to_all(fork)):
        raise Broken(say("undo-all-leaves", count=len(undone.keys), difference=difference))


def _moment(table: Table[Any]) -> Moment:
    random, log = table.g.random, table.g.log
    reveals = sum(logged.event.reveals for logged in log)
    return Moment(shown_to_all(table), reveals, random.at, table.waiting())


def _others_spoke(refusal: str, played: list[Decision], after: Moment) -> bool:
    """Whether another seat answered together with this one, or is polled in a window now."""
    if refusal == "undo-another-seat-decided":
        return len(played) > 1 and played[-2].seat != played[-1].seat
    return refusal == "undo-another-seat-asked" and len(after.waiting) > 1


def _learned(before: Moment, after: Moment) -> str:
    if after.rolls != before.rolls:
        return say("learned-dice")
    if after.reveals != before.reveals:
        return say("learned-secret")
    return ""
