"""A log as it was stored, beside what the acts tell when they are played again.

The version that wrote it may have told less: events learn to tell more beside their sentences
(`Event.asides`), and some are told of that once were not (`Event.was_untold`).
"""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from tercio.kernel.events import Logged

Line: TypeAlias = tuple[int, list[str] | None, bytes]
"""Of the log: its number, who was told, and what."""


def untold(told: Sequence[Line], again: Sequence[Logged]) -> list[int] | None:
    """The numbers of the events that the log lacks, since the version that wrote it did not tell of
    them; None if it tells anything else."""
    lacking: list[int] = []
    at = 0
    for logged in again:
        if at < len(told) and is_same(told[at], line_of(logged, logged.n - len(lacking))):
            at += 1
        elif logged.event.was_untold:
            lacking.append(logged.n)
        else:
            return None
    return lacking if at == len(told) else None


def is_same(told: Line, again: Line) -> bool:
    """Events may have learned to tell more, beside their sentences, than they once did."""
    if told == again:
        return True
    try:
        old, new = msgspec.json.decode(told[2]), msgspec.json.decode(again[2])
    except msgspec.DecodeError:
        return False
    return told[:2] == again[:2] and {key: new.get(key) for key in old} == old


def line_of(logged: Logged, n: int) -> Line:
    """As it is stored, as number `n`."""
    audience = None if logged.audience is None else [str(seat) for seat in logged.audience]
    return n, audience, msgspec.json.encode(logged.event)
