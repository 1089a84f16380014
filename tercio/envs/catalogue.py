"""The fixed encoding of actions: an index for everything that a key can say.

A shape (`shapes.py`) is a verb and what may stand behind it, from the data. Where all of its words
together make no more than `LIMIT` actions, each has an index of its own, wherever it is offered.
Where they would make more, the words nearest the end count, mostly the place and what goes there;
options of one question that agree in them are told apart by their order: the first, the second...
of `ALIKE`. Whatever has no index of its own takes one of the last, `OTHERS`, in the order of keys.
"""

import hashlib
from collections.abc import Sequence
from math import prod
from typing import Any, Final, NamedTuple

from tercio.envs.sentences import told
from tercio.envs.shapes import Shape, expand, read_shapes, split, tables_of
from tercio.kernel.data import Dataset
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game

LIMIT: Final = 1024
ALIKE: Final = 8
OTHERS: Final = 64


class Entry(NamedTuple):
    """The first index of what a key says, and how many there are for options that say the same."""

    first: int
    alike: int


class _Laid:
    """A shape with its place in the catalogue."""

    __slots__ = ("alike", "kept", "size", "start", "words")

    def __init__(self, shape: Shape, start: int) -> None:
        self.start = start
        sizes = [len(words) for words in shape.slots]
        kept = len(sizes)
        while prod(sizes[len(sizes) - kept :]) > LIMIT:
            kept -= 1
        self.kept = kept
        self.alike = 1 if kept == len(sizes) else ALIKE
        self.words = [
            {word: n for n, word in enumerate(words)} for words in shape.slots[len(sizes) - kept :]
        ]
        self.size = prod(sizes[len(sizes) - kept :]) * self.alike

    def entry(self, words: Sequence[str]) -> Entry | None:
        flat = 0
        for known, word in zip(self.words, words[len(words) - self.kept :], strict=True):
            if word not in known:
                return None
            flat = flat * len(known) + known[word]
        return Entry(self.start + flat * self.alike, self.alike)


class Catalogue:
    """All actions of a game, as its data have them. `size` counts those of `OTHERS`, too."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self._shapes: dict[tuple[str, int], _Laid] = {}
        self._known: dict[str, Entry | None] = {}
        at = 0
        for shape in shapes:
            laid = self._shapes[shape.verb, len(shape.slots)] = _Laid(shape, at)
            at += laid.size
        self.others = at
        self.size = at + OTHERS
        named = "\n".join(f"{each.verb} {each.slots}" for each in shapes)
        rules = f"{LIMIT} {ALIKE} {OTHERS}\n{named}"
        self.digest = hashlib.sha256(rules.encode()).hexdigest()[:16]
        """Of all indices and what they mean: what was learned with one is good for it alone."""

    def entry(self, key: str) -> Entry | None:
        """Where a key stands; None if it is none of the catalogue."""
        if key not in self._known:
            verb, words = split(key)
            laid = self._shapes.get((verb, len(words)))
            self._known[key] = None if laid is None else laid.entry(words)
        return self._known[key]

    def indices(self, keys: Sequence[str]) -> list[int | None]:
        """The indices of all options of a question, each another; None for what has none of its
        own."""
        found: list[int | None] = []
        grouped: dict[int, list[int]] = {}
        for n, key in enumerate(keys):
            entry = self.entry(key)
            found.append(None if entry is None else entry.first)
            if entry is not None and entry.alike > 1:
                grouped.setdefault(entry.first, []).append(n)
        for index, places in grouped.items():
            for nth, n in enumerate(sorted(places, key=lambda n: keys[n])):
                found[n] = index + nth if nth < ALIKE else None
        return found

    def describe(self, index: int) -> str:
        """What an index stands for, to be read by people."""
        if not 0 <= index < self.size:
            raise Unknown(told("no-action", action=str(index), count=str(self.size)))
        if index >= self.others:
            return f"other.{index - self.others}"
        (verb, length), laid = next(
            each for each in self._shapes.items() if index < each[1].start + each[1].size
        )
        flat, nth = divmod(index - laid.start, laid.alike)
        words: list[str] = []
        for known in reversed(laid.words):
            flat, at = divmod(flat, len(known))
            words.insert(0, list(known)[at])
        dropped = ["*"] * (length - laid.kept)
        ordinal = f" ({nth + 1})" if laid.alike > 1 else ""
        return ".".join((verb, *dropped, *words)) + ordinal


def catalogue_of(game: Game[Any], dataset: Dataset) -> Catalogue:
    return Catalogue(expand(read_shapes(game.id).shapes, tables_of(game, dataset)))
