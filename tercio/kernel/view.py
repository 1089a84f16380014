"""What leaves the engine: offers and views. Nothing else does."""

from typing import Any

import msgspec

from tercio.kernel.ask import Args, Ask, Option, Seat
from tercio.kernel.game import Result


class Offered(msgspec.Struct, frozen=True):
    """An option as a seat sees it."""

    key: str
    text: str
    args: Args
    refs: tuple[str, ...]
    cite: str


class Offer(msgspec.Struct, frozen=True):
    """An ask as a seat sees it. A decision quotes its `seq`.

    Offers are numbered seat by seat, so that a number tells nothing about the others.
    """

    seq: int
    kind: str
    cite: str
    args: Args
    refs: tuple[str, ...]
    options: tuple[Offered, ...]


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may know of a table now.

    `seq` is the number of the seat's latest offer; a spectator has none and sees 0.
    """

    seat: Seat | None
    seq: int
    waiting: tuple[Seat, ...]
    offer: Offer | None
    position: Any
    result: Result | None
    commitment: str
    seed: str | None


def offer_of(ask: Ask, seq: int, *, idle: bool = True) -> Offer:
    """What a seat is offered, with the options that lead it nowhere or without."""
    options = tuple(_offered(option) for option in ask.options if idle or not option.is_idle)
    return Offer(seq, ask.kind, ask.cite, ask.args or {}, refs=ask.refs, options=options)


def _offered(option: Option) -> Offered:
    words = option.words
    return Offered(option.key, words.message, words.args, option.refs, cite=option.cite)
