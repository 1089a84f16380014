"""Ties code to the sections of the rule books, so that coverage can be reported.

    @cites("HIS 13.2", "VQ 13.2")
    def interception(g, ...): ...

A citation is a book's short name, a space, and a section number.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_cited: dict[str, set[str]] = defaultdict(set)


def cites(*sections: str) -> Callable[[F], F]:
    """Declare that a procedure, predicate or card event implements these sections."""

    def declare(function: F) -> F:
        note_citation(f"{function.__module__}:{function.__qualname__}", *sections)
        return function

    return declare


def note_citation(place: str, *sections: str) -> None:
    for section in sections:
        book, _, number = section.partition(" ")
        if not book or not number:
            raise ValueError(f"{place} cites {section!r}; expected 'BOOK NUMBER', as in 'HIS 13.2'")
        _cited[section].add(place)


def places_citing(section: str) -> list[str]:
    """The code that cites a section, as module:qualname, in order."""
    return sorted(_cited.get(section, ()))


def is_citing(place: str) -> bool:
    """Whether the code at a place cites any section."""
    return any(place in places for places in _cited.values())


def cited_of(book: str) -> list[str]:
    """Every citation of a book that code has made, in order."""
    return sorted(section for section in _cited if section.partition(" ")[0] == book)
