"""Options as numbers: the kind of the question, the verb, what it points at, numbers and odds.

There are thousands of keys, so a network does not know them by heart. It knows kinds, verbs and
things: each is a row of a table, found by its name (a stable hash), so that a new verb needs no new
table.
"""

import re
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from tercio.kernel.ask import Ask, Option, Prospect

KINDS: Final = 256
VERBS: Final = 256
THINGS: Final = 1024
REFS: Final = 3
"""Of an option, the first things that it points at count."""
AMOUNTS: Final = 2
"""As do the first numbers of its key."""
ODDS: Final = ("win", "loss", "mine", "theirs")
_NUMBER: Final = re.compile(r"(?<![a-z_0-9])-?\d+(?![a-z_0-9])")


class Options(NamedTuple):
    """All options of a question; 0 is no thing."""

    kind: int
    verbs: NDArray[np.int16]
    """[option]"""
    things: NDArray[np.int16]
    """[option, REFS]"""
    numbers: NDArray[np.float32]
    """[option, AMOUNTS + ODDS]: those of the key, then the chances where they can be foreseen."""


def encode_options(ask: Ask, view: Any = None) -> Options:
    """`view` is the position as the seat that is asked sees it; without it there are no odds."""
    options = ask.options
    numbers = np.zeros((len(options), AMOUNTS + len(ODDS)), np.float32)
    for row, option in enumerate(options):
        amounts = [int(each) for each in _NUMBER.findall(option.key)[:AMOUNTS]]
        numbers[row, : len(amounts)] = np.clip(amounts, -20, 20)
        if view is not None and (prospect := _foreseen(ask, view, option)) is not None:
            numbers[row, AMOUNTS:] = (
                prospect.win,
                prospect.loss,
                prospect.mine,
                prospect.theirs,
            )
    numbers[:, :AMOUNTS] /= 5
    return Options(
        row_of(ask.kind, KINDS),
        np.array([row_of(option.key.partition(".")[0], VERBS) for option in options], np.int16),
        np.array([_things(option) for option in options], np.int16),
        numbers,
    )


def row_of(name: str, rows: int) -> int:
    """The row of a name in a table: 1 to `rows` - 1."""
    return 1 + crc32(name.encode()) % (rows - 1)


def is_choice(ask: Ask) -> bool:
    """Whether there is anything to learn from the answer: forced questions teach nothing."""
    return ask.only is None


def _things(option: Option) -> list[int]:
    rows = [row_of(each, THINGS) for each in option.refs[:REFS]]
    return rows + [0] * (REFS - len(rows))


def _foreseen(ask: Ask, view: Any, option: Option) -> Prospect | None:
    return ask.foresee(view, option.key) if ask.foresee is not None else None
