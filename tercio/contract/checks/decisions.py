"""Asks are complete and unmistakable, and nothing but what they offer is accepted."""

from collections import Counter
from typing import Any

from tercio.contract.broken import Broken
from tercio.contract.run import Run, choose
from tercio.contract.sentences import say
from tercio.contract.shown import fingerprint, state_bytes
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Illegal, Stale, TercioError, Unknown
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.kernel.told import Told

NEVER = "no.such.option"
NOBODY = Seat("nobody at all")
NOTHING = "nothing:here"
STEPS = 4


def asks_are_well_formed(run: Run, pick: Stream) -> None:
    """Somebody is asked while the game is on, among options with unique, plain keys."""
    table = run.table
    if table.over:
        if table.asks():
            raise Broken(say("over-but-asked"))
        return
    for seat, ask in table.asks().items():
        if ask.seat != seat or seat not in table.waiting():
            raise Broken(say("asked-in-secret", kind=ask.kind, owner=ask.seat, seat=seat))
        if not ask.options:
            raise Broken(say("asked-without-option", seat=seat, kind=ask.kind))
        if ask.window and run.game.windows and ask.window not in run.game.windows:
            raise Broken(say("window-undeclared", window=ask.window))
        counts = Counter(option.key for option in ask.options)
        for key, count in counts.items():
            if count > 1:
                raise Broken(say("key-twice", key=key, count=count, kind=ask.kind))
            if not key or not key.isascii() or key.split() != [key]:
                raise Broken(say("key-not-plain", key=key, kind=ask.kind))


def nothing_happens_amid_a_choice(run: Run, pick: Stream) -> None:
    """As long as a table says that its position is the same, it is: some decisions from here on."""
    table = run.table.fork()
    for _ in range(STEPS):
        if table.over:
            return
        before, position = (table.g, table.changes), _position(table)
        table.decide(*choose(table, pick))
        if (table.g, table.changes) == before and _position(table) != position:
            kind = next((ask.kind for ask in table.asks().values()), "")
            raise Broken(say("happens-amid", kind=kind))


def _position(table: Table[Any]) -> tuple[bytes, int]:
    return state_bytes(table.g.state), len(table.g.log)


def only_offers_are_accepted(run: Run, pick: Stream) -> None:
    """A wrong seat, a key that was not offered, a stale number: refused, and nothing changed."""
    table = run.table
    before = fingerprint(table)
    offered = {seat: [o.key for o in ask.options] for seat, ask in table.asks().items()}
    some = next(iter(offered.values()), [NEVER])
    for seat in table.seats:
        mine = offered.get(seat, [])
        foreign = next((key for key in some if key not in mine), NEVER)
        _expect_refusal(run, Illegal, seat, foreign)
        _expect_refusal(run, Illegal, seat, NEVER)
        if mine:
            seq = table.asked_at(seat)
            _expect_refusal(run, Stale, seat, mine[0], seq=seq - 1)
            _expect_refusal(run, Stale, seat, mine[0], seq=seq + 1)
    _expect_refusal(run, Unknown, NOBODY, some[0])
    if fingerprint(table) != before:
        raise Broken(say("refused-but-changed"))


def _expect_refusal(
    run: Run, error: type[TercioError], seat: Seat, key: str, *, seq: int | None = None
) -> None:
    try:
        run.table.decide(seat, key, seq)
    except error as refusal:
        if not str(refusal):
            raise Broken(say("refused-silently", decision=_decision(seat, key, seq))) from None
    else:
        raise Broken(say("accepted-unoffered", decision=_decision(seat, key, seq)))


def _decision(seat: Seat, key: str, seq: int | None) -> Told:
    if seq is None:
        return say("decision", key=key, seat=seat)
    return say("decision-for", key=key, seat=seat, offer=str(seq))


def refusals_explain(run: Run, pick: Stream) -> None:
    """`why_not` is silent on what is offered, and has sentences for all else."""
    table = run.table
    for seat in table.seats:
        for refusal in table.why_not(seat, NOTHING):  # a screen may send anything
            run.speech.say("refusal-of-nothing", refusal, Words.refusal)
        ask = table.asks().get(seat)
        offered = {ref for option in ask.options for ref in option.refs} if ask else set()
        for ref in sampled_refs(run, pick, 6):
            refusals = table.why_not(seat, ref)
            if bool(refusals) == (ref in offered):
                how = "refused-though-offered" if refusals else "not-refused"
                raise Broken(say(how, ref=ref, seat=seat))
            for refusal in refusals:
                run.speech.say("refusal", refusal, Words.refusal)


def sampled_refs(run: Run, pick: Stream, count: int) -> list[str]:
    """Some of the things that have been pointed at in this game."""
    refs = list(run.refs)
    return [refs[pick.below("ref", len(refs))] for _ in range(count)] if refs else []
