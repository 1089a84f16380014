"""Worlds that a seat cannot tell from the real one, for bots that think ahead.

The hidden part of the last checkpoint is dealt anew, and what the seat has seen since is
played again: open dice fall as they fell, open decisions are made as they were. Hidden draws
are drawn anew. A secret decision of another seat is guessed; on an open floor, where it may
have been made or not, it is left out. Only a world counts that looks the same to the seat: its
position, the events, and the options that it is offered.

A floor that resumes is a checkpoint itself. There the position is dealt anew as it stands, and
what others have agreed among themselves is left out. Where no world is found, what is hidden is
dealt anew in the present position too, which then looks the same, whatever led to it.
"""

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tercio.kernel.ask import Ask, AskAny, Seat
from tercio.kernel.errors import RulesBug
from tercio.kernel.events import Event, Rolled, refs_of
from tercio.kernel.floor import DRAFT, PROPOSE
from tercio.kernel.randomness import Randomness, Remembered, Stream
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.saving.history import Decision, Kept

if TYPE_CHECKING:
    from tercio.kernel.table import Table

_KEY = 1 << 62
_UNPREJUDICED: Final = 4
"""Tries in which every hidden draw is as likely as any. From then on what the seat was told of is
more likely to be drawn, so that a draw that it has seen is soon found."""
TRIES: Final = 100
"""Worlds that are tried before one is taken that only looks the same now."""


def imagine(table: "Table[Any]", seat: Seat, random: Randomness) -> "Table[Any]":
    """A table that could be this one, for all that `seat` has seen."""
    kept = _floor(table) or table.last_kept()
    tail, told = table.since(kept), _told(table, seat, kept)
    memory = _Memory(table, seat, kept)
    seen = table.view_position_at(kept, seat)
    for attempt in range(TRIES):
        state = table.game.determinize(seen, seat, random)
        table.game.recall(seen, state, memory.events)
        guess = msgspec.structs.replace(kept, state=state)
        remembered = memory.dice(random, prejudiced=attempt >= _UNPREJUDICED)
        world = table.elsewhere(guess, remembered)
        if _follow(world, seat, tail, told, random=random) and memory.agrees_with(world):
            remembered.forget()
            return world
        if attempt == 0:
            _check_guess(table, seat, kept, guess)
    return _as_it_looks(table, seat, random)


def _as_it_looks(table: "Table[Any]", seat: Seat, random: Randomness) -> "Table[Any]":
    """The last resort: what is hidden now is dealt anew as if what led here did not matter."""
    state = table.game.determinize(table.view_position(seat), seat, random)
    tail = table.since(table.last_kept())
    known = [decision for decision, is_sealed in tail if not is_sealed or decision.seat == seat]
    return table.redealt(seat, state, known, _new_source(random))


def _new_source(random: Randomness) -> Stream:
    return Stream(str(random.below("imagine", _KEY)).encode())


def _told(table: "Table[Any]", seat: Seat, kept: Kept) -> set[int]:
    """The numbers of the secret decisions since a checkpoint that another seat must have made
    because of what it proposed in the end: every clause of a deal that `seat` was offered."""
    tail = [decision for decision, _ in table.since(kept)]
    first = [*table.events_before(kept), table.g.log_start + len(table.g.log)]
    found, drafting = set[int](), set[Seat]()
    for number in range(len(tail) - 1, -1, -1):
        who, key = tail[number]
        if table.was_told(seat, first[number], first[number + 1]):
            found.add(number)
            if key == PROPOSE:
                drafting.add(who)
        if who in drafting:
            found.add(number)
            if key.startswith(DRAFT):
                drafting.remove(who)
    return found


def _floor(table: "Table[Any]") -> Kept | None:
    """The present position as a checkpoint, on a floor that resumes."""
    stop = table.stop
    if not (isinstance(stop, AskAny) and stop.resumes):
        return None
    # Who enters is asked anew, and then has the number that it has now.
    numbers = {s: table.asked_at(s) - (s in stop.asks) for s in table.seats}
    return table.kept_now(numbers)


def _check_guess(table: "Table[Any]", seat: Seat, kept: Kept, guess: Kept) -> None:
    """A guess may turn out wrong, but not at the checkpoint for which it was made."""
    seen, guessed = (_encode(table.view_position_at(each, seat).state) for each in (kept, guess))
    if seen != guessed:
        raise RulesBug(f"{seat} imagines a position that it would know from the real one.")


class _Memory:
    """What a seat has seen since a checkpoint."""

    def __init__(self, table: "Table[Any]", seat: Seat, kept: Kept) -> None:
        self._seat = seat
        self._since = kept.events
        self.events = table.seen(seat, kept.events)
        self._offered = _keys(table.asks().get(seat))
        self._position = _look(table, seat)
        self._rolls = [event for event in self.events if isinstance(event, Rolled)]
        self._named = _named(self.events)

    def dice(self, random: Randomness, *, prejudiced: bool) -> Remembered:
        likely = self._named if prejudiced else frozenset[str]()
        return Remembered(_new_source(random), self._rolls, likely)

    def agrees_with(self, world: "Table[Any]") -> bool:
        return (
            _keys(world.asks().get(self._seat)) == self._offered
            and world.seen(self._seat, self._since) == self.events
            and _look(world, self._seat) == self._position
        )


def _named(events: Sequence[Event]) -> frozenset[str]:
    """The names of what was told of."""
    return frozenset(ref.partition(":")[2] for event in events for ref in refs_of(event))


def _look(table: "Table[Any]", seat: Seat) -> bytes:
    return _encode(table.game.hide(table.g, seat))


def _encode(state: Any) -> bytes:
    return canonical(state)


def _keys(ask: Ask | None) -> list[str] | None:
    return None if ask is None else [ask.kind, *(option.key for option in ask.options)]


def _follow(
    world: "Table[Any]",
    seat: Seat,
    tail: Sequence[tuple[Decision, bool]],
    told: Container[int],
    *,
    random: Randomness,
) -> bool:
    """Repeat decisions, as far as `seat` knows them; False if they are not legal there."""
    for number, ((who, key), is_sealed) in enumerate(tail):
        if is_sealed and who != seat:
            continue
        ask = world.asks().get(who)
        if ask is None:
            return False
        option = ask.option(key)
        if who != seat and _is_secret(ask, key):
            if isinstance(world.stop, AskAny):
                if number not in told:
                    continue
            else:
                option = random.pick(ask.options, "imagine")
        if option is None:
            return False
        world.repeat(who, option.key)
    return True


def _is_secret(ask: Ask, key: str) -> bool:
    """Whether others cannot know what was chosen. What is not offered here may be a secret."""
    option = ask.option(key)
    if option is not None:
        return option.secret
    return any(option.secret for option in ask.options)
