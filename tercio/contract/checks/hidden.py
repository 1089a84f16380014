"""What a seat may not know never leaves the engine."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tercio.bots.random import weighted, weights
from tercio.contract.broken import Broken, told
from tercio.contract.checks.decisions import NEVER, sampled_refs
from tercio.contract.run import Run
from tercio.contract.sentences import say
from tercio.contract.shown import ViewingSeat, first_difference, viewers, who, wire
from tercio.kernel.ask import Seat
from tercio.kernel.deals import DEAL_EVENTS
from tercio.kernel.errors import TercioError
from tercio.kernel.events import Event, Told
from tercio.kernel.position import Position
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Kept, Table

STEPS = 20


class Place(NamedTuple):
    """What a viewer gets something from: a message, and what it is about."""

    message: str
    of: str = ""


Sees: TypeAlias = Callable[[Table[Any], ViewingSeat, list[str]], Iterable[tuple[Place, bytes]]]
"""All that a viewer gets from a table, by the place it comes from; the refs are things
that were pointed at before."""


def redealt_worlds_look_alike(run: Run, pick: Stream) -> None:
    """Non-interference: deal anew all that a viewer cannot see, and it notices nothing.

    From the last checkpoint on, the true table and the re-dealt one take the same decisions
    with the same dice, until the viewer learns something by the rules.
    """
    expect_nothing_noticed(run, pick, _sees)


def expect_nothing_noticed(run: Run, pick: Stream, sees: Sees) -> None:
    """The same for what a viewer gets in some other way."""
    seen_by = viewers(run.table)
    viewer = seen_by[pick.below("observer", len(seen_by))]
    kept = run.table.last_kept()
    redealt = _redeal(run, kept, viewer, pick)
    true = _world(run, kept, pick)
    try:
        other = _world(run, redealt, pick)
        _in_step(true, other, viewer, sampled_refs(run, pick, 4), pick=pick, sees=sees)
    except Broken:
        raise
    except Exception as error:
        raise Broken(say("imagined-fails", who=who(viewer), why=told(error))) from error


def _redeal(run: Run, kept: Kept, viewer: ViewingSeat, pick: Stream) -> Kept:
    """The checkpoint with another hidden part, which must be one as good as the true one."""
    seen = _position(run, kept.state)
    seen.state = run.game.hide(seen, viewer)
    before = wire(seen.state)
    _check_glance(run, kept, viewer, before)
    state = run.game.determinize(seen, viewer, Randomness(pick.child("deal")))
    dealt = _position(run, state)
    after = wire(run.game.hide(dealt, viewer))
    if after != before:
        difference = first_difference(before, after)
        raise Broken(say("imagined-otherwise", who=who(viewer), difference=difference))
    totals = run.game.conserved(dealt)
    if any(totals.get(name) != total for name, total in run.totals.items()):
        raise Broken(say("imagined-totals", who=who(viewer), totals=str(dict(totals))))
    for violation in run.game.violations(dealt):
        raise Broken(say("imagined-impossible", who=who(viewer), why=violation))
    return msgspec.structs.replace(kept, state=state)


def _check_glance(run: Run, kept: Kept, viewer: ViewingSeat, view: bytes) -> None:
    """A glance shows what a view shows, and leaves the state as it was."""
    g = _position(run, kept.state)
    glance = wire(run.game.glance(g, viewer))
    if glance != view:
        difference = first_difference(view, glance)
        raise Broken(say("glance-shows-more", who=who(viewer), difference=difference))
    if wire(g.state) != wire(kept.state):
        raise Broken(say("glance-changes", who=who(viewer)))


def _position(run: Run, state: Any) -> Position[Any]:
    table = run.table
    random = Randomness(Stream(b"nothing is rolled here"))
    return run.game.position(table.setting, table.data, state.copy(), random)


def _world(run: Run, kept: Kept, pick: Stream) -> Table[Any]:
    return run.table.elsewhere(kept, Randomness(pick.child("dice")))


def _in_step(
    true: Table[Any],
    other: Table[Any],
    viewer: ViewingSeat,
    refs: list[str],
    *,
    pick: Stream,
    sees: Sees,
) -> None:
    rolled = (0, 0)
    for _ in range(STEPS):
        now = (true.g.random.at, other.g.random.at)
        if _learns(true, other, viewer, drawn=now != rolled):
            return
        rolled = now
        if true.over and other.over:
            return
        _expect_alike(true, other, viewer, refs, sees=sees)
        decision = _common_decision(true, other, pick)
        if decision is None:
            return
        true.decide(*decision)
        other.decide(*decision)


def _learns(true: Table[Any], other: Table[Any], viewer: ViewingSeat, drawn: bool) -> bool:
    """Whether the two logs part at something that the rules let the viewer learn."""
    mine, others = true.events(viewer), other.events(viewer)
    if wire(mine) == wire(others):
        return False
    a, b = _part(mine, others)
    if any(logged is not None and logged.event.reveals for logged in (a, b)):
        return True
    if drawn and _position_seen(true, viewer) != _position_seen(other, viewer):
        return True  # something was drawn, and the viewer may see what
    raise Broken(say("log-tells", who=who(viewer), one=_event(a), two=_event(b)))


def _position_seen(table: Table[Any], viewer: ViewingSeat) -> bytes:
    return wire(table.view(viewer).position)


def _part(mine: list[Told], others: list[Told]) -> tuple[Told | None, Told | None]:
    for a, b in zip(mine, others, strict=False):
        if wire(a) != wire(b):
            return a, b
    shared = min(len(mine), len(others))
    return next(iter(mine[shared:]), None), next(iter(others[shared:]), None)


def _event(logged: Told | None) -> str:
    if logged is None:
        return say("no-event")
    return say("numbered-event", event=repr(logged.event), number=str(logged.n))


def _expect_alike(
    true: Table[Any], other: Table[Any], viewer: ViewingSeat, refs: list[str], *, sees: Sees
) -> None:
    ours, theirs = dict(sees(true, viewer, refs)), dict(sees(other, viewer, refs))
    for place, mine in ours.items():
        if mine != theirs.get(place):
            from_where = say(place.message, of=place.of)
            difference = first_difference(mine, theirs.get(place, b""))
            told_by = {"place": from_where, "difference": difference}
            raise Broken(say("place-tells", who=who(viewer), **told_by))
    if viewer is None:
        _expect_open_conditions(true, other)


def _sees(table: Table[Any], viewer: ViewingSeat, refs: list[str]) -> Iterator[tuple[Place, bytes]]:
    yield Place("its-view"), wire(table.view(viewer))
    if viewer is None:
        return
    for ref in refs:
        yield Place("refusal-of", ref), wire(table.why_not(viewer, ref))
    ask = table.asks().get(viewer)
    if ask is not None and ask.foresee is not None:
        view = table.view_position(viewer)
        for option in ask.options:
            yield Place("odds-of", option.key), wire(ask.foresee(view, option.key))
    yield Place("an-error"), _error(table, viewer).encode()


def _error(table: Table[Any], seat: Seat) -> str:
    try:
        table.decide(seat, NEVER)
    except TercioError as error:
        return str(error)
    return ""


def _expect_open_conditions(true: Table[Any], other: Table[Any]) -> None:
    """Conditions of standing orders look only at what everybody knows, even a spectator."""
    if true.game.acting(true.g) != true.game.acting(other.g):
        raise Broken(say("impulse-by-secret"))
    for seat, ask in true.asks().items():
        theirs = other.asks().get(seat)
        if not ask.window or theirs is None:
            continue
        for name, holds in true.game.conditions.items():
            if holds(true.g, seat, ask) != holds(other.g, seat, theirs):
                raise Broken(say("condition-by-secret", condition=name))


def _common_decision(true: Table[Any], other: Table[Any], pick: Stream) -> tuple[Seat, str] | None:
    """A decision that is offered in both worlds, if there is one."""
    common = []
    for seat, ask in true.asks().items():
        theirs = other.asks().get(seat)
        both = [option for option in ask.options if theirs and theirs.option(option.key)]
        common += [
            (weight, seat, option.key) for weight, option in zip(weights(both), both, strict=True)
        ]
    if not common:
        return None
    _, seat, key = common[weighted(pick, "decision", [weight for weight, _, _ in common])]
    return seat, key


# -- imagination ----------------------------------------------------------------------------


def imagined_tables_look_alike(run: Run, pick: Stream) -> None:
    """What a bot imagines could be the real table: its seat sees the same position and offer."""
    table = run.table
    for seat in table.asks():
        other = table.imagine(seat, Randomness(pick.child(f"imagine {seat}")))
        for mine, theirs in (
            (table.view(seat).position, other.view(seat).position),
            (table.offer(seat), other.offer(seat)),
        ):
            if wire(mine) != wire(theirs):
                difference = first_difference(wire(mine), wire(theirs))
                raise Broken(say("imagined-known", seat=seat, difference=difference))


# -- secrets --------------------------------------------------------------------------------


def secrets_are_kept(run: Run, pick: Stream) -> None:
    """What a spectator cannot see, two seats see only if something was told to both of them.

    This finds a view that shows too much even where `determinize` takes it at its word.
    """
    table = run.table
    if table.over:
        return
    truth = msgspec.to_builtins(table.g.state)
    public = _shown(table, None, truth)
    known = {seat: _shown(table, seat, truth) - public for seat in table.seats}
    for number, a in enumerate(table.seats):
        for b in table.seats[number + 1 :]:
            shared = known[a] & known[b]
            if shared and not _were_told(table, a, b):
                raise Broken(say("secret-shared", one=a, two=b, secret=min(shared)))


def _were_told(table: Table[Any], a: Seat, b: Seat) -> bool:
    """By one event, or by two of a kind that a third seat heard too: both have read its hand."""
    company: dict[type[Event], dict[Seat, set[Seat]]] = {}
    for logged in table.g.log:
        for seat in {a, b}.intersection(logged.audience or ()):
            heard = company.setdefault(type(logged.event), {a: set(), b: set()})
            heard[seat].update(logged.audience or ())
    # Whoever deals with a third tells him nothing that he could have told another.
    return any(
        b in heard[a] or (heard[a] & heard[b] and kind not in DEAL_EVENTS)
        for kind, heard in company.items()
    )


def _shown(table: Table[Any], viewer: ViewingSeat, truth: Any) -> set[str]:
    """The places of the true state that a viewer's view shows as they are."""
    return set(_agreeing("", truth, msgspec.to_builtins(table.game.hide(table.g, viewer))))


def _agreeing(place: str, truth: Any, view: Any) -> Iterator[str]:
    if isinstance(truth, dict) and isinstance(view, dict):
        for key in truth.keys() & view.keys():
            yield from _agreeing(f"{place}.{key}" if place else str(key), truth[key], view[key])
    elif isinstance(truth, list) and isinstance(view, list):
        # A list with gaps left out cannot be laid beside the true one.
        pairs = zip(truth, view, strict=True) if len(truth) == len(view) else ()
        for index, (true, seen) in enumerate(pairs):
            yield from _agreeing(f"{place}.{index}", true, seen)
    elif truth == view:
        yield place
