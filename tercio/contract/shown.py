"""What everybody sees of a table, as bytes that can be compared."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tercio.contract.sentences import say
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.table import Table
from tercio.kernel.told import Told

ViewingSeat = Seat | None
"""A seat, or None for a spectator."""

wire = msgspec.json.Encoder().encode
"""The bytes that would leave the engine, in the order in which they would leave it."""


def viewers(table: Table[Any]) -> tuple[ViewingSeat, ...]:
    return (*table.seats, None)


def state_bytes(state: Any) -> bytes:
    return canonical(state)


def shown(table: Table[Any], viewer: ViewingSeat, since: int = 0) -> bytes:
    """The view of one viewer and the events that it saw from number `since` on.

    The seed is left out: a fork has none to show when the game is over.
    """
    view = msgspec.structs.replace(table.view(viewer), seed=None)
    return canonical((view, table.seen(viewer, since)))


def shown_to_all(table: Table[Any], since: int = 0) -> dict[ViewingSeat, bytes]:
    return {viewer: shown(table, viewer, since) for viewer in viewers(table)}


def fingerprint(table: Table[Any]) -> bytes:
    """Everything that a decision could change. Equal before and after: nothing happened."""
    random = table.g.random
    kept = table.last_kept()
    return canonical(
        (
            table.g.state,
            table.stops,
            table.history,
            [table.offer(seat) for seat in table.seats],
            table.waiting(),
            table.g.log,
            kept,
            random.at,
            random.tape,
            random.source.counters,
        )
    )


def first_difference(a: bytes, b: bytes) -> Told:
    """A short excerpt of both where they part."""
    at = next(
        (i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b))
    )
    start = max(0, at - 30)
    return say("difference", one=_text(a[start : at + 40]), two=_text(b[start : at + 40]))


def who(viewer: ViewingSeat) -> str:
    return viewer or say("spectator")


def unequal_viewer(
    a: Mapping[ViewingSeat, bytes],
    b: Mapping[ViewingSeat, bytes],
    among: Iterable[ViewingSeat] | None = None,
) -> str:
    """Empty if all see the same; else who does not, and where it differs."""
    for viewer in a if among is None else among:
        if a[viewer] != b[viewer]:
            return say("sees", who=who(viewer), difference=first_difference(a[viewer], b[viewer]))
    return ""


def _text(part: bytes) -> str:
    return part.decode("utf-8", "replace")


def twin(table: Table[Any], dice: Stream) -> Table[Any]:
    """A fork that goes on with the given dice, so that two of them roll alike."""
    fork = table.fork()
    fork.g.random.source = dice
    return fork


def refs_of(ask: Ask) -> Iterable[str]:
    yield from ask.refs
    for option in ask.options:
        yield from option.refs
