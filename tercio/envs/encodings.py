"""Actions as numbers: by their place among the options, or by what they say.

*Pointer*: action n is the n-th option of the question, and its features stand beside it. *Fixed*:
action n says the same in every question (`catalogue.py`). Where there are more options than an
environment can lay out, the last action turns the page: nothing happens at the table, and the next
options are laid out; after the last page comes the first.
"""

import struct
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from tercio.envs.catalogue import OTHERS, Catalogue
from tercio.envs.sentences import told
from tercio.envs.vocabulary import NUMBER, Vocabulary, padded, scaled
from tercio.kernel.ask import Ask, Option
from tercio.nets.blocks import Numbers

T = TypeVar("T")
Mask = NDArray[np.int8]
Laid = dict[int, Option | None]
"""What can be chosen, by its index; None turns the page."""

REFS: Final = 3
AMOUNTS: Final = 2
PRICES: Final = ("cp", "cost", "price")
"""How a question calls what an option costs."""
ANY_PRICE: Final = frozenset(PRICES)
FEATURES: Final = (
    "kind",
    "verb",
    *(f"thing {n}" for n in range(1, REFS + 1)),
    *(f"number {n}" for n in range(1, AMOUNTS + 1)),
    "secret",
    "usual",
    "cost",
)
KIND: Final = FEATURES.index("kind")
_ROW: Final = struct.Struct(f"{len(FEATURES)}f")
_PRICE: Final = struct.Struct("f")
"""The last of them."""


class Encoding(ABC):
    """`size` is the number of actions."""

    name: str
    size: int

    @abstractmethod
    def lay(self, ask: Ask, page: int) -> Laid:
        """What can be chosen, on one of the pages."""

    def mask(self, laid: Laid) -> Mask:
        mask = np.zeros(self.size, np.int8)
        if laid:
            mask[list(laid)] = 1
        return mask

    def features(self, ask: Ask | None, laid: Laid) -> Numbers | None:
        """What the actions are about, where their numbers do not say it."""
        return None


class Pointer(Encoding):
    name = "pointer"

    def __init__(self, vocabulary: Vocabulary, bound: int) -> None:
        if bound < 2:
            raise ValueError(told("two-options", count=str(bound)))
        self.size = bound
        self._vocabulary = vocabulary
        self._known: dict[str, dict[tuple[object, ...], bytes]] = {}
        """By kind, what was read of options, prices left out, which may change."""
        self._shape = bound, len(FEATURES)
        self._bytes = bound * _ROW.size
        self._masks = [self._first(count) for count in range(bound + 1)]
        """By how many options there are, as long as they fit on a page."""

    def lay(self, ask: Ask, page: int) -> Laid:
        return paged(ask.options, page, self.size)

    def mask(self, laid: Laid) -> Mask:
        """Options stand at the first places; what turns the page stands at the last."""
        count = len(laid)
        if count == self.size or self.size - 1 not in laid:
            return self._masks[count].copy()
        mask = self._first(count - 1)
        mask[-1] = 1
        return mask

    def _first(self, count: int) -> Mask:
        mask = np.zeros(self.size, np.int8)
        mask[:count] = 1
        return mask

    def features(self, ask: Ask | None, laid: Laid) -> Numbers:
        told = bytearray(self._bytes)
        table: Numbers = np.ndarray(self._shape, np.float32, told)
        if ask is None:
            return table
        kind, rows = ask.kind, []
        if (known := self._known.get(kind)) is None:
            known = self._known[kind] = {}
        for option in laid.values():
            if option is None:
                table[-1, KIND] = self._vocabulary.kinds.share(kind)
                continue
            about = (option.key, option.refs, option.secret, option.is_usual)
            row = known.get(about)
            if row is None:
                row = known[about] = _ROW.pack(*self._read(kind, option), 0.0)
            if option.args and (price := price_of(option)):
                row = row[: -_PRICE.size] + _PRICE.pack(price)
            rows.append(row)
        packed = b"".join(rows)
        told[: len(packed)] = packed
        return table

    def _read(self, kind: str, option: Option) -> list[float]:
        vocabulary = self._vocabulary
        things = [vocabulary.thing(ref) for ref in option.refs]
        amounts = [scaled(int(each)) for each in NUMBER.findall(option.key)]
        return [
            vocabulary.kinds.share(kind),
            vocabulary.verb(option.key),
            *padded(things, REFS),
            *padded(amounts, AMOUNTS),
            float(option.secret),
            float(option.is_usual),
        ]


class Fixed(Encoding):
    name = "fixed"

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.size = catalogue.size

    def lay(self, ask: Ask, page: int) -> Laid:
        options = ask.options
        indices = self.catalogue.indices([option.key for option in options])
        laid: Laid = {}
        others: list[Option] = []
        for index, option in zip(indices, options, strict=True):
            if index is None:
                others.append(option)
            else:
                laid[index] = option
        if others:
            others.sort(key=lambda option: option.key)
            first = self.catalogue.others
            laid.update({first + n: each for n, each in paged(others, page, OTHERS).items()})
        return laid


def paged(things: Sequence[T], page: int, room: int) -> dict[int, T | None]:
    """What is laid out on a page, by place. Where one is not enough, the last place of each, None,
    leads to the next."""
    if len(things) <= room:
        return dict(enumerate(things))
    pages = -(-len(things) // (room - 1))
    start = page % pages * (room - 1)
    return {**dict(enumerate(things[start : start + room - 1])), room - 1: None}


def price_of(option: Option) -> float:
    args: Any = option.args
    if not args or ANY_PRICE.isdisjoint(args):
        return 0.0
    for name in PRICES:
        price = args.get(name)
        if isinstance(price, int):
            return scaled(price)
    return 0.0
