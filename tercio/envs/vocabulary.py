"""Names as numbers: kinds of questions, verbs, events, and all things that can be pointed at.

Everything follows from the data and the words of a game, in their order; 0 is what has no name
there. In observations a name is its number divided by how many there are, so that all is about 1.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from tercio.envs.shapes import read_shapes, split, tables_of
from tercio.kernel.data import Dataset
from tercio.kernel.events import Event, Rolled
from tercio.kernel.game import Game
from tercio.kernel.messages import FALLBACK, OURS, ids_in

NUMBER: Final = re.compile(r"(?<![a-z_0-9])-?\d+(?![a-z_0-9])")
ASK: Final = "ask-"
MOST: Final = 100
"""Larger numbers than that count as this."""


class Names:
    """A list of names, of which each is a number from 1 on."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(dict.fromkeys(names))
        self._shares = {name: n / len(self.names) for n, name in enumerate(self.names, 1)}

    def __len__(self) -> int:
        return len(self.names)

    def share(self, name: str) -> float:
        return self._shares.get(name, 0.0)

    def name(self, share: float) -> str:
        """What a number in an observation stands for; empty if for nothing."""
        number = round(share * len(self.names))
        return self.names[number - 1] if number > 0 else ""


class Vocabulary:
    """All names of a game with some data."""

    def __init__(self, game: Game[Any], dataset: Dataset) -> None:
        folders = [folder / FALLBACK for folder in (OURS, *game.locales, game.folder / "locale")]
        self.kinds = Names(sorted(id.removeprefix(ASK) for id in ids_in(ASK, *folders)))
        self.verbs = Names(sorted({row.verb for row in read_shapes(game.id).shapes}))
        events: list[type[Event]] = [Rolled, *game.events]
        self.events = Names(sorted(each.__name__ for each in events))
        tables = tables_of(game, dataset)
        self.things = Names(id for ids in tables.values() for id in ids)
        self._refs: dict[str, float] = {}

    def verb(self, key: str) -> float:
        return self.verbs.share(split(key)[0])

    def thing(self, ref: str) -> float:
        """Of a ref, `kind:id`; of a unit, which is a power's, a kind's and a size, the power."""
        share = self._refs.get(ref)
        if share is None:
            id = ref.partition(":")[2]
            share = self.things.share(id) or self.things.share(id.partition(".")[0])
            self._refs[ref] = share
        return share


def padded(values: Sequence[float], length: int) -> list[float]:
    """The first of them, and zeros up to a length."""
    return [*values[:length], *[0.0] * (length - len(values))]


def scaled(number: int) -> float:
    return max(-MOST, min(MOST, number)) / 10
