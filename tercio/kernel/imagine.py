"""Worlds that a seat cannot tell from the real one, for bots that think ahead.

The hidden part of the last checkpoint is dealt anew, and what the seat has seen since is
played again: open dice fall as they fell, open decisions are made as they were. Hidden draws
are drawn anew. A secret decision of another seat is guessed; on an open floor, where it may
have been made or not, it is left out. Only a world counts that looks the same to the seat: its
position, the events, and the options that it is offered.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tercio.kernel.ask import Ask, AskAny, Seat
from tercio.kernel.errors import RulesBug
from tercio.kernel.events import Rolled
from tercio.kernel.randomness import Randomness, Remembered, Stream
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.saving.history import Decision, Kept

if TYPE_CHECKING:
    from tercio.kernel.table import Table

_KEY = 1 << 62


def imagine(table: "Table[Any]", seat: Seat, random: Randomness, tries: int) -> "Table[Any] | None":
    """A table that could be this one, for all that `seat` has seen; None if none was found."""
    kept = table.last_kept()
    tail = table.since_checkpoint()
    memory = _Memory(table, seat, kept)
    seen = table.view_position_at(kept, seat)
    for attempt in range(tries):
        guess = msgspec.structs.replace(kept, state=table.game.determinize(seen, seat, random))
        world = memory.world(guess, random)
        if _follow(world, seat, tail, random) and memory.agrees_with(world):
            return world
        if attempt == 0:
            _check_guess(table, seat, kept, guess)
    return None


def _check_guess(table: "Table[Any]", seat: Seat, kept: Kept, guess: Kept) -> None:
    """A guess may turn out wrong, but not at the checkpoint for which it was made."""
    seen, guessed = (_encode(table.view_position_at(each, seat).state) for each in (kept, guess))
    if seen != guessed:
        raise RulesBug(f"{seat} imagines a position that it would know from the real one.")


class _Memory:
    """What a seat has seen since a checkpoint."""

    def __init__(self, table: "Table[Any]", seat: Seat, kept: Kept) -> None:
        self._table = table
        self._seat = seat
        self._since = kept.events
        self._events = table.seen(seat, kept.events)
        self._offered = _keys(table.asks().get(seat))
        self._position = _look(table, seat)

    def world(self, kept: Kept, random: Randomness) -> "Table[Any]":
        rolls = [event for event in self._events if isinstance(event, Rolled)]
        source = Stream(str(random.below("imagine", _KEY)).encode())
        return self._table.elsewhere(kept, Remembered(source, rolls))

    def agrees_with(self, world: "Table[Any]") -> bool:
        return (
            _keys(world.asks().get(self._seat)) == self._offered
            and world.seen(self._seat, self._since) == self._events
            and _look(world, self._seat) == self._position
        )


def _look(table: "Table[Any]", seat: Seat) -> bytes:
    return _encode(table.game.hide(table.g, seat))


def _encode(state: Any) -> bytes:
    return canonical(state)


def _keys(ask: Ask | None) -> list[str] | None:
    return None if ask is None else [ask.kind, *(option.key for option in ask.options)]


def _follow(
    world: "Table[Any]", seat: Seat, tail: Sequence[tuple[Decision, bool]], random: Randomness
) -> bool:
    """Repeat decisions, as far as `seat` knows them; False if they are not legal there."""
    for (who, key), is_sealed in tail:
        if is_sealed and who != seat:
            continue
        ask = world.asks().get(who)
        if ask is None:
            return False
        option = ask.option(key)
        if who != seat and _is_secret(ask, key):
            if isinstance(world.stop, AskAny):
                continue
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
