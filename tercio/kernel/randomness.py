"""Randomness that can be checked by anyone and learned by no one before its time.

A stream is HMAC-SHA256 over "purpose:counter" under a secret key. Its first eight bytes, big
endian, are a number x; a draw below n is x mod n, and x is skipped (the counter moves on) where
it lies in the incomplete last block of n, so that every face is equally likely. A die is a draw
below 6, plus 1. A shuffle goes from the last item to the second and swaps item i (from 0) with
item number "draw below i + 1". The key is the seed as UTF-8; the SHA-256 of "tercio seed " and
the seed is published when a game starts, and the seed when it ends. A game that goes on from a
position of another one has the seed "its seed~n~key": until the counters add up to n it draws as
that game did, and from then on under the new key. A game in which all agreed to go back has such a
seed, too: the key after its n-th going back is the HMAC of "child", a NUL and "rewind:n" under the
seed it began with, as hexadecimal digits.

A `Randomness` keeps the tape of what it has drawn. A fork gets the tape, never the key: it
replays what has happened and then goes on with dice of its own.
"""

import hashlib
import hmac
import re
import secrets
from collections import deque
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Protocol, TypeVar

from tercio.kernel.errors import RulesBug, ScriptShortage
from tercio.kernel.told import sentence, told

T = TypeVar("T")
_SPAN = 1 << 64
_SPLICED = re.compile(r"(.*)~(\d+)~([0-9a-f]{64})", re.DOTALL)


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published at the start: it binds the host to `seed` without telling it."""
    return hashlib.sha256(b"tercio seed " + seed.encode()).hexdigest()


class Stream:
    """An endless source of draws, one counter per purpose."""

    __slots__ = ("_key", "counters")

    def __init__(self, key: bytes, counters: dict[str, int] | None = None) -> None:
        self._key = key
        self.counters: dict[str, int] = {} if counters is None else counters

    @staticmethod
    def from_seed(seed: str, counters: dict[str, int] | None = None) -> "Stream":
        if (found := _SPLICED.fullmatch(seed)) is None:
            return Stream(seed.encode(), counters)
        before, drawn, key = found.groups()
        return Spliced(Stream.from_seed(before), int(drawn), key.encode(), counters)

    @property
    def drawn(self) -> int:
        """How far it has come: the sum of all counters."""
        return sum(self.counters.values())

    def below(self, purpose: str, n: int) -> int:
        counter = self.counters.get(purpose, 0)
        limit = _SPAN - _SPAN % n
        while True:
            digest = hmac.digest(self._key, f"{purpose}:{counter}".encode(), "sha256")
            counter += 1
            x = int.from_bytes(digest[:8], "big")
            if x < limit:
                self.counters[purpose] = counter
                return x % n

    def copy(self) -> "Stream":
        """One that will draw the same."""
        return Stream(self._key, dict(self.counters))

    def child(self, name: str) -> "Stream":
        """A stream that tells nothing about this one and takes nothing from it."""
        # No purpose holds a NUL, so that no draw of this stream is the key of a child.
        return Stream(hmac.digest(self._key, f"child\0{name}".encode(), "sha256"))


class Spliced(Stream):
    """Draws as another stream did, and from some point on with a key of its own."""

    __slots__ = ("_after", "_before")

    def __init__(
        self, before: Stream, after: int, key: bytes, counters: dict[str, int] | None = None
    ) -> None:
        super().__init__(key, counters)
        self._before = before
        self._after = after

    def below(self, purpose: str, n: int) -> int:
        if self.drawn >= self._after:
            return super().below(purpose, n)
        self._before.counters = self.counters
        return self._before.below(purpose, n)


def spliced(seed: str, drawn: int, key: str) -> str:
    """The seed of a game that goes on with other dice where so much was drawn of `seed`."""
    return f"{seed}~{drawn}~{key}"


def rewound(seed: str, drawn: Sequence[int]) -> str:
    """The seed of a game that began with `seed` and was gone back in, each time to where so much
    was drawn. What falls from there on follows from the seed alone, and from no dice seen before.
    """
    after = seed
    for n, each in enumerate(drawn, 1):
        # As of a child: no purpose holds a NUL, so that no draw is this key.
        key = hmac.digest(seed.encode(), f"child\0rewind:{n}".encode(), "sha256")
        after = spliced(after, each, key.hex())
    return after


class Script:
    """Dice and draws laid down in advance, for tests and printed examples."""

    __slots__ = ("dice", "draws")

    def __init__(self, dice: Iterable[int] = (), draws: Iterable[str] = ()) -> None:
        self.dice = deque(dice)
        self.draws = deque(draws)

    def copy(self) -> "Script":
        return Script(self.dice, self.draws)


class Randomness:
    """What the rules roll and draw with."""

    __slots__ = ("at", "script", "source", "tape")

    def __init__(
        self, source: Stream, tape: list[int] | None = None, script: Script | None = None
    ) -> None:
        self.source = source
        self.tape: list[int] = [] if tape is None else tape
        self.at = 0
        self.script = script

    def below(self, purpose: str, n: int) -> int:
        if self.at < len(self.tape):
            value = self.tape[self.at]
            if value >= n:
                raise RulesBug(f"Played again, the rules draw otherwise than before ({purpose}).")
        else:
            value = self.source.below(purpose, n)
            self.tape.append(value)
        self.at += 1
        return value

    def dice(self, count: int, purpose: str = "dice") -> list[int]:
        """Roll `count` six-sided dice."""
        if self.script is not None and self.at >= len(self.tape):
            return [self._scripted_die(purpose) for _ in range(count)]
        return [self.below(purpose, 6) + 1 for _ in range(count)]

    def pick(
        self, items: Sequence[T], purpose: str = "draw", name: Callable[[T], object] = str
    ) -> T:
        """Draw one of `items` blindly. A script may write an item as it is or by its `name`."""
        if not items:
            raise RulesBug(f"The rules draw from nothing ({purpose}).")
        if self.script is not None and self.script.draws and self.at >= len(self.tape):
            return items[self._scripted_draw(items, purpose, name)]
        return items[self.below(purpose, len(items))]

    def shuffle(self, items: MutableSequence[T], purpose: str = "shuffle") -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(purpose, i + 1)
            items[i], items[j] = items[j], items[i]

    def _scripted_die(self, purpose: str) -> int:
        script = self.script
        assert script is not None
        if not script.dice:
            raise ScriptShortage(sentence(told("no-more-dice", purpose=purpose)))
        face = script.dice.popleft()
        if not 1 <= face <= 6:
            raise ScriptShortage(sentence(told("impossible-die", face=face)))
        self._lay_down(face - 1)
        return face

    def _scripted_draw(self, items: Sequence[T], purpose: str, name: Callable[[T], object]) -> int:
        assert self.script is not None
        wanted = self.script.draws.popleft()
        names = [str(name(item)) for item in items]
        for index, item in enumerate(items):
            if wanted in (str(item), names[index]):
                self._lay_down(index)
                return index
        there = ", ".join(dict.fromkeys(names))
        missing = told("no-such-draw", wanted=wanted, purpose=purpose, there=there)
        raise ScriptShortage(sentence(missing))

    def _lay_down(self, value: int) -> None:
        self.tape.append(value)
        self.at += 1


class Roll(Protocol):
    """Dice that somebody has seen."""

    @property
    def dice(self) -> list[int]: ...

    @property
    def purpose(self) -> str: ...


class Remembered(Randomness):
    """Rolls that were seen fall again as they fell; all else is drawn anew."""

    __slots__ = ("_likely", "_seen")

    def __init__(
        self, source: Stream, seen: Iterable[Roll], likely: frozenset[str] = frozenset()
    ) -> None:
        """What has a name among the `likely` is drawn at least every other time."""
        super().__init__(source)
        self._likely = likely
        self._seen: dict[str, deque[list[int]]] = {}
        for roll in seen:
            self._seen.setdefault(roll.purpose, deque()).append(roll.dice)

    def dice(self, count: int, purpose: str = "dice") -> list[int]:
        rolls = self._seen.get(purpose)
        if not rolls or len(rolls[0]) != count or self.at < len(self.tape):
            return super().dice(count, purpose)
        for face in rolls[0]:
            self._lay_down(face - 1)
        return rolls.popleft()[:]

    def forget(self) -> None:
        """From here on everything is new."""
        self._seen, self._likely = {}, frozenset()

    def pick(
        self, items: Sequence[T], purpose: str = "draw", name: Callable[[T], object] = str
    ) -> T:
        if not self._likely or self.at < len(self.tape):
            return super().pick(items, purpose, name)
        likely = [
            n for n, item in enumerate(items) if not self._likely.isdisjoint(_names(item, name))
        ]
        if not likely or self.source.below("likely", 2):
            return super().pick(items, purpose, name)
        index = likely[self.source.below("likely", len(likely))]
        self._lay_down(index)
        return items[index]


def _names(item: T, name: Callable[[T], object]) -> tuple[str, str]:
    return str(item), str(name(item))
