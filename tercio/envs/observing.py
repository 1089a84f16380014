"""Observations: what a seat sees of a table, as named tables of numbers.

The blocks of the game's encoder (`tercio/nets`) say what lies on the table; `question` what the
seat is asked, `history` what it was told last. All of it is read from a glance of the seat, from
the question that it is asked and from its own log: never from the state.
"""

import struct
from collections.abc import Iterable, Sequence
from itertools import chain, islice
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercio.envs.primer import PrimerEncoder
from tercio.envs.vocabulary import Vocabulary, scaled
from tercio.kernel.ask import Args, Ask, Seat
from tercio.kernel.events import Event, Logged
from tercio.kernel.masks import places_of
from tercio.kernel.position import Position, Setting
from tercio.kernel.table import Table
from tercio.nets.blocks import Block, Encoder, Numbers, view_of
from tercio.nets.encoders import encoder_for
from tercio.nets.memory import Memory

QUESTION, HISTORY = "question", "history"
THINGS: Final = 3
"""Of a question or an event, the first things that it speaks of count..."""
AMOUNTS: Final = 3
"""...and the first numbers."""
MOST_KNOWN: Final = 200
"""So many events are remembered: more than are looked at."""
ASKED: Final = (
    "asked",
    "options",
    "page",
    *(f"thing {n}" for n in range(1, THINGS + 1)),
    *(f"number {n}" for n in range(1, AMOUNTS + 1)),
)
TOLD: Final = (
    "told",
    "to everybody",
    "event",
    *(f"thing {n}" for n in range(1, THINGS + 1)),
    *(f"number {n}" for n in range(1, AMOUNTS + 1)),
)


_NINE: Final = struct.Struct(f"{len(TOLD)}f")
"""What a question or an event says, as it stands in a row of numbers."""
_NUMBER: Final = struct.calcsize("f")


class Latest(NamedTuple):
    """What a seat was told last, when a log was so long and ended with this event."""

    log: list[Logged]
    length: int
    last: Logged | None
    told: bytes

    def is_of(self, log: list[Logged]) -> bool:
        """Whether the log is the same, and has only grown since."""
        length = self.length
        return (
            self.log is log and length <= len(log) and (not length or log[length - 1] is self.last)
        )


class Recollection:
    """What was read of one table: what has not changed is not read again."""

    __slots__ = ("bytes", "latest", "looked", "memory", "numbers", "rows", "told", "view")

    def __init__(self, size: int) -> None:
        self.numbers = np.zeros(size, np.float32)
        """What was seen last, all but the question..."""
        self.bytes = self.numbers.data.cast("B")
        """...and the same as bytes."""
        self.looked: tuple[Seat, Position[Any], int] | None = None
        """Who that was, and of which position."""
        self.memory = Memory()
        self.rows: dict[int, tuple[Logged, bytes]] = {}
        self.latest: dict[Seat, Latest] = {}
        self.told = b""
        self.view: Position[Any] | None = None


class Observer:
    """Sees tables of one setting, in one thread."""

    def __init__(
        self, setting: Setting, data: Any, vocabulary: Vocabulary, *, events: int, room: int
    ) -> None:
        self.encoder = encoder_of(setting, data)
        self.vocabulary = vocabulary
        self._room = room
        kinds = tuple(f"kind:{name}" for name in vocabulary.kinds.names)
        recent = tuple(f"{n} ago" for n in range(events))
        self.blocks: tuple[Block, ...] = (
            *self.encoder.blocks,
            Block(QUESTION, ("question",), (*ASKED, *kinds)),
            *([Block(HISTORY, recent, TOLD)] if events else []),
        )
        self.size = sum(block.size for block in self.blocks)
        self._asked_at = self.encoder.size
        first = self._asked_at + len(ASKED)
        self._kinds = {name: first + n for n, name in enumerate(vocabulary.kinds.names)}
        self._told_at = self.encoder.size + len(ASKED) + len(kinds)
        self._events = events

    def dense(
        self,
        table: Table[Any],
        seat: Seat,
        page: int = 0,
        before: Sequence[Logged] = (),
        *,
        known: Recollection | None = None,
    ) -> Numbers:
        """All blocks, one after the other. `before` is what happened before the table's own log
        begins, where it goes on from the middle of a game; `known` is what was read of it."""
        known = known or self.recollection()
        looked = (seat, table.g, table.changes)
        if looked != known.looked:
            self._look(table, seat, before, known)
            known.looked = looked
        numbers = known.numbers.copy()
        ask = table.asks().get(seat)
        if ask is not None:
            self._write_question(ask, page, numbers)
        return numbers

    def recollection(self) -> Recollection:
        """For a table that is to be seen again and again."""
        known = Recollection(self.size)
        known.memory.row = known.numbers[: self._asked_at]
        return known

    def _look(
        self, table: Table[Any], seat: Seat, before: Sequence[Logged], known: Recollection
    ) -> None:
        self.encoder.memory = known.memory
        known.view = view_of(table, seat, known.view)
        self.encoder.write(known.view, seat, known.memory.row)
        if self._events:
            told = self._told(table.g.log, seat, before, known)
            if told is not known.told:
                known.told = told
                known.bytes[self._told_at * _NUMBER :] = told

    def structured(self, numbers: Numbers) -> dict[str, Numbers]:
        """The same by block, as tables."""
        parts, at = {}, 0
        for block in self.blocks:
            parts[block.name] = numbers[at : at + block.size].reshape(block.shape)
            at += block.size
        return parts

    def edges(self) -> NDArray[np.int64]:
        """Which rows of the map are next to each other: `[2, edges]`, both ways, for networks that
        read graphs."""
        adjacent = self.encoder.graph().adjacent
        pairs = [(a, b) for a, mask in enumerate(adjacent) for b in places_of(mask)]
        return np.array(pairs, np.int64).T

    # -- the question --------------------------------------------------------------------------

    def _write_question(self, ask: Ask, page: int, into: Numbers) -> None:
        """The question's numbers are 0 before."""
        things, amounts = self._spoken(ask.args, ask.refs) if ask.args or ask.refs else ([], [])
        count, at = len(ask.options) / self._room, self._asked_at * _NUMBER
        _NINE.pack_into(into.data, at, *(1.0, count, page), *_six(things, amounts))
        if ask.kind in self._kinds:
            into[self._kinds[ask.kind]] = 1.0

    def _spoken(self, args: Args | None, refs: tuple[str, ...]) -> tuple[list[float], list[float]]:
        """The things and the numbers that a question speaks of."""
        things = [self.vocabulary.thing(ref) for ref in refs]
        amounts: list[float] = []
        for value in args.values() if args else ():
            if isinstance(value, int):
                amounts.append(scaled(value))
            elif isinstance(value, str) and value not in refs and ":" in value:
                things.append(self.vocabulary.thing(value))
        return things, amounts

    # -- the log -------------------------------------------------------------------------------

    def _told(
        self, log: list[Logged], seat: Seat, before: Sequence[Logged], known: Recollection
    ) -> bytes:
        """What happened last, as the seat was told of it, the latest first."""
        latest = known.latest.get(seat)
        length = len(log)
        if latest is None or not latest.is_of(log):
            told = bytes(self._events * _NINE.size)
            news = self._read(chain(reversed(log), reversed(before)), seat, known.rows)
        elif latest.length == length:
            return latest.told
        else:
            told = latest.told
            news = self._read(islice(reversed(log), length - latest.length), seat, known.rows)
        if news:
            told = b"".join(news) + told[: -_NINE.size * len(news)]
        known.latest[seat] = Latest(log, length, log[-1] if log else None, told)
        return told

    def _read(
        self, backwards: Iterable[Logged], seat: Seat, rows: dict[int, tuple[Logged, bytes]]
    ) -> list[bytes]:
        """By event, as many as are observed."""
        found: list[bytes] = []
        if len(rows) > MOST_KNOWN:
            rows.clear()
        for logged in backwards:
            audience = logged.audience
            if audience is not None and seat not in audience:
                continue
            known = rows.get(logged.n)
            if known is None or known[0] is not logged:
                known = rows[logged.n] = (logged, self._row(logged.event, audience is None))
            found.append(known[1])
            if len(found) == self._events:
                break
        return found

    def _row(self, event: Event, is_open: bool) -> bytes:
        vocabulary, asides = self.vocabulary, event.asides
        things: list[float] = []
        amounts: list[float] = []
        for field in event.__struct_fields__:
            value = getattr(event, field)
            for each in value if isinstance(value, list) else (value,):
                if isinstance(each, int):
                    amounts.append(scaled(each))
                elif isinstance(each, str) and ":" in each and field not in asides:
                    things.append(vocabulary.thing(each))
        kind = vocabulary.events.share(type(event).__name__)
        return _NINE.pack(1.0, is_open, kind, *_six(things, amounts))


def _six(things: Sequence[float], amounts: Sequence[float]) -> tuple[float, ...]:
    """The first of the things and of the numbers that a question or an event speaks of."""
    return (*things, 0.0, 0.0, 0.0)[:THINGS] + (*amounts, 0.0, 0.0, 0.0)[:AMOUNTS]


def encoder_of(setting: Setting, data: Any) -> Encoder[Any]:
    return PrimerEncoder(setting, data) if setting.game == "primer" else encoder_for(setting, data)
