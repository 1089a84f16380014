"""Several keys at once: a whole undertaking as one decision.

Whoever points at an army does not think of "move a formation, from Metz, all of them, to Turin" as
four answers. A chain holds the keys of all four. It goes as far as the seat is asked and learns
nothing. Where it shows a card of its own on the way, it comes back as far as that.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tercio.kernel.ask import Ask, AskAny, Seat
from tercio.kernel.table import Table

MOST_KEYS = 96
"""So many keys a chain may have."""


class Taken(NamedTuple):
    """A key of a chain that has become a decision: the seat's own, or what the table answered."""

    key: str
    is_forced: bool
    follows: bool = False
    """Whether it is taken back with the decision before it."""


def take(table: Table[Any], seat: Seat, keys: Sequence[str], seq: int | None) -> Iterator[Taken]:
    """Decide key by key, and tell each that was taken, until the seat is not asked or has learned
    something, or a key is not offered.

    The first key must be legal. What the table has answered by itself may be said, but need not be.
    """
    start = made = len(table.decisions)
    said = 0
    for n, key in enumerate(keys):
        if n:
            by_itself = answered(table, seat, made)[said:]
            if key in by_itself:
                said += by_itself.index(key) + 1
                yield Taken(key, is_forced=True)
                continue
            ask = asked_on(table, seat, start)
            if ask is None or key not in [option.key for option in ask.options]:
                return
        made, said = len(table.decisions), 0
        # What others have seen stands; what is done after it is taken back by itself.
        follows = n > 0 and not table.has_learned(start)
        if not follows:
            start = made
        table.decide(seat, key, None if n else seq, follows=follows)
        yield Taken(key, is_forced=False, follows=follows)


def answered(table: Table[Any], seat: Seat, since: int) -> list[str]:
    """What was answered for the seat after the latest of its own keys."""
    return [each.key for each in table.decisions[since + 1 :] if each.seat == seat]


def asked_on(table: Table[Any], seat: Seat, start: int) -> Ask | None:
    """What the seat is asked, while it has learned nothing from what it decided from `start` on,
    though others may have."""
    if not isinstance(table.stop, Ask | AskAny) or table.tells_news(start):
        return None
    return table.asks().get(seat)


def next_ask(table: Table[Any], seat: Seat, start: int) -> Ask | None:
    """What the seat is asked, alone or on an open floor, while nobody has learned anything from
    what it decided from `start` on."""
    if not isinstance(table.stop, Ask | AskAny) or table.has_learned(start):
        return None
    return table.asks().get(seat)
