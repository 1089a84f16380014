"""Observations: what a seat sees of a table, as named tables of numbers.

The blocks of the game's encoder (`tercio/nets`) say what lies on the table; `question` what the
seat is asked, `history` what it was told last. All of it is read from what the seat sees, from
the question that it is asked and from its own log: of the state nothing that is not open to it.
"""

import struct
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercio.envs.history import History
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
MOST_KNOWN: Final = 2000
"""Of so many questions it is remembered what they speak of."""
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


class Recollection:
    """What was read of one table: what has not changed is not read again."""

    __slots__ = ("bytes", "history", "looked", "memory", "numbers", "told")

    def __init__(self, size: int, history: History) -> None:
        self.numbers = np.zeros(size, np.float32)
        """What was seen last, all but the question..."""
        self.bytes = self.numbers.data.cast("B")
        """...and the same as bytes."""
        self.looked: tuple[Seat, Position[Any], int] | None = None
        """Who that was, and of which position."""
        self.memory = Memory()
        self.history = history
        self.told = b""


class EventKind(NamedTuple):
    share: float
    """What it is called, as a number."""
    fields: Sequence[tuple[str, bool]]
    """And whether its sentence speaks of them."""


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
        self._kinds_of_events: dict[type[Event], EventKind] = {}
        self._known_questions: dict[tuple[object, ...], tuple[float, ...]] = {}
        """What they speak of, by refs and arguments."""

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
        known = Recollection(self.size, History(self._events, _NINE.size, self._row))
        known.memory.row = known.numbers[: self._asked_at]
        return known

    def _look(
        self, table: Table[Any], seat: Seat, before: Sequence[Logged], known: Recollection
    ) -> None:
        memory = known.memory

        def view() -> Position[Any]:
            memory.view = view_of(table, seat, memory.view)
            return memory.view

        self.encoder.look(table, seat, memory, view)
        if self._events:
            told = known.history.told(table.g.log, seat, before)
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
        args, refs = ask.args, ask.refs
        about = (refs, *args.values()) if args else (refs,)
        try:
            spoken = self._known_questions.get(about)
        except TypeError:  # lists, say
            spoken = self._spoken(args, refs)
        if spoken is None:
            if len(self._known_questions) > MOST_KNOWN:
                self._known_questions.clear()
            spoken = self._known_questions[about] = self._spoken(args, refs)
        asked = 1.0, len(ask.options) / self._room, page, *spoken
        _NINE.pack_into(into.data, self._asked_at * _NUMBER, *asked)
        if (kind := self._kinds.get(ask.kind)) is not None:
            into[kind] = 1.0

    def _spoken(self, args: Args | None, refs: tuple[str, ...]) -> tuple[float, ...]:
        """The things and the numbers that a question speaks of."""
        things = [self.vocabulary.thing(ref) for ref in refs]
        amounts: list[float] = []
        for value in args.values() if args else ():
            if isinstance(value, int):
                amounts.append(scaled(value))
            elif isinstance(value, str) and value not in refs and ":" in value:
                things.append(self.vocabulary.thing(value))
        return _six(things, amounts)

    # -- the log -------------------------------------------------------------------------------

    def _row(self, logged: Logged) -> bytes:
        event = logged.event
        kind, thing = type(event), self.vocabulary.thing
        known = self._kinds_of_events.get(kind)
        if known is None:
            known = self._kinds_of_events[kind] = self._kind_of(event)
        share, fields = known
        things: list[float] = []
        amounts: list[float] = []
        for field, is_spoken in fields:
            value = getattr(event, field)
            for each in value if isinstance(value, list) else (value,):
                if isinstance(each, str):
                    if is_spoken and ":" in each:
                        things.append(thing(each))
                elif isinstance(each, int):
                    amounts.append(scaled(each))
        return _NINE.pack(1.0, logged.audience is None, share, *_six(things, amounts))

    def _kind_of(self, event: Event) -> "EventKind":
        fields = [(name, name not in event.asides) for name in event.__struct_fields__]
        return EventKind(self.vocabulary.events.share(type(event).__name__), fields)


def _six(things: Sequence[float], amounts: Sequence[float]) -> tuple[float, ...]:
    """The first of the things and of the numbers that a question or an event speaks of."""
    return (*things, 0.0, 0.0, 0.0)[:THINGS] + (*amounts, 0.0, 0.0, 0.0)[:AMOUNTS]


def encoder_of(setting: Setting, data: Any) -> Encoder[Any]:
    return PrimerEncoder(setting, data) if setting.game == "primer" else encoder_for(setting, data)
