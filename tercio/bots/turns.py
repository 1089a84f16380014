"""Whose turn it is to speak, when several seats may, and playing a table to its end."""

from collections.abc import Collection, Mapping
from typing import Any

from tercio.kernel.ask import Ask, AskAny, Seat
from tercio.kernel.bot import Bot
from tercio.kernel.table import Table


def next_seat(table: Table[Any], last: Seat | None) -> Seat:
    """The asked seat that should answer next, going round the table from the `last` speaker.

    On an open floor a seat that has said it is ready is left alone while others are not.
    """
    asks = table.asks()
    if len(asks) == 1:
        return next(iter(asks))
    speakers: Collection[Seat] = asks
    if isinstance(table.stop, AskAny):
        speakers = [seat for seat, ask in asks.items() if not has_finished(ask)] or asks
    seats = table.seats
    start = seats.index(last) + 1 if last is not None else 0
    return next(seat for seat in (*seats[start:], *seats[:start]) if seat in speakers)


def has_finished(ask: Ask) -> bool:
    """Whether a seat has said that it is ready, and is asked only in case it changes its mind."""
    return "unready" in [option.key for option in ask.options]


def play_out(table: Table[Any], bots: Mapping[Seat, Bot], limit: int | None = None) -> int:
    """Let bots play until the game is over, or for `limit` decisions. Returns their number."""
    seat: Seat | None = None
    played = 0
    while not table.over and played != limit:
        seat = next_seat(table, seat)
        table.decide(seat, bots[seat].choose(table.sight(seat)))
        played += 1
    return played
