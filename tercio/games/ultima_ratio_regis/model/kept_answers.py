"""Answers that are kept while a list of options is made.

Whoever lists options asks the same questions again and again: who is on a side, where it may go,
which ports are in range. Within

    with still(g):
        ...

nothing may happen, and every `@remembered` question is worked out once for the same arguments. All
answers die when the outermost block ends: that is the only rule. Outside of such blocks nothing is
kept. An answer is shared by all who ask, so that nobody may change it.
"""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, Protocol, TypeVar, TypeVarTuple, cast

Memory = dict[Hashable, object]


class Remembers(Protocol):
    memory: Memory | None


G = TypeVar("G", bound=Remembers)
Args = TypeVarTuple("Args")
Answer = TypeVar("Answer")
UNKNOWN: Final = object()


def remembered(question: Callable[[G, *Args], Answer]) -> Callable[[G, *Args], Answer]:
    """Make a question one whose answers are kept within `still`."""

    @wraps(question)
    def ask(g: G, *args: *Args) -> Answer:
        memory = g.memory
        if memory is None:
            return question(g, *args)
        key = (question, args)
        found = memory.get(key, UNKNOWN)
        if found is not UNKNOWN:
            return cast(Answer, found)
        answer = memory[key] = question(g, *args)
        return answer

    return ask


class still:  # noqa: N801 - it reads as a word of the language: with still(g)
    """A block in which nothing happens to a position. Blocks may lie within each other."""

    __slots__ = ("g", "outermost")

    kept: type[Memory] = dict
    """What answers are kept in; a test puts something more suspicious here."""

    def __init__(self, g: Remembers) -> None:
        self.g = g

    def __enter__(self) -> None:
        self.outermost = self.g.memory is None
        if self.outermost:
            self.g.memory = self.kept()

    def __exit__(self, *error: object) -> None:
        if self.outermost:
            self.g.memory = None
