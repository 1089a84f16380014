"""Several keys at once: a whole undertaking as one decision.

Whoever points at an army does not think of "move a formation, from Metz, all of them, to Turin" as
four answers. A chain holds the keys of all four. It goes as far as the seat is asked and nobody
learns anything, which is as far as it could have gone and come back by itself.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from tercio.kernel.ask import Ask, AskAny, Seat
from tercio.kernel.table import Table

MOST_KEYS = 64
"""So many keys a chain may have."""


def take(table: Table[Any], seat: Seat, keys: Sequence[str], seq: int | None) -> Iterator[str]:
    """Decide key by key, and tell each that was taken, until the seat is not asked or could not
    take back what it has done, or a key is not offered.

    The first key must be legal. A key that the table has answered by itself counts as taken.
    """
    start = made = len(table.decisions)
    for n, key in enumerate(keys):
        if n:
            if key in answered(table, seat, made):
                continue
            ask = next_ask(table, seat, start)
            if ask is None or key not in [option.key for option in ask.options]:
                return
        made = len(table.decisions)
        table.decide(seat, key, None if n else seq, follows=n > 0)
        yield key


def answered(table: Table[Any], seat: Seat, since: int) -> list[str]:
    """What was answered for the seat after the latest of its own keys."""
    return [each.key for each in table.decisions[since + 1 :] if each.seat == seat]


def next_ask(table: Table[Any], seat: Seat, start: int) -> Ask | None:
    """What the seat is asked, alone or on an open floor, while nobody has learned anything from
    what it decided from `start` on."""
    if not isinstance(table.stop, Ask | AskAny) or table.has_learned(start):
        return None
    return table.asks().get(seat)
