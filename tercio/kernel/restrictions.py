"""Legality as tables of small named predicates, one per bullet of the rule book.

    @forbids("HIS 10")
    def crosses_a_pass(g, formation, space): ...

    SPRING = Restrictions("spring-deployment", crosses_a_pass, ...)

A predicate answers "is this forbidden?". The table enumerates what is legal, and explains, with
every reason that applies, what is not. The refusal sentence is message `forbid-<name>`.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tercio.kernel.ask import Args, Refusal
from tercio.kernel.citations import note_citation

T = TypeVar("T")
Test = Callable[..., bool]


class Restriction:
    """A named, cited predicate that is true where something is forbidden."""

    __slots__ = ("args", "cite", "message", "name", "test")

    def __init__(self, test: Test, cite: str, args: Callable[..., Args] | None = None) -> None:
        self.test = test
        self.cite = cite
        self.name = test.__name__
        self.message = "forbid-" + self.name.replace("_", "-")
        self.args = args

    def __call__(self, *subject: Any) -> bool:
        return self.test(*subject)

    def refusal(self, *subject: Any) -> Refusal:
        return Refusal(self.cite, self.message, self.args(*subject) if self.args else {})


def forbids(*cite: str, args: Callable[..., Args] | None = None) -> Callable[[Test], Restriction]:
    """Make a predicate a restriction. `args` gives the refusal message its arguments."""
    if not cite:
        raise ValueError("A restriction cites the rule it comes from, as in @forbids('HIS 13.2').")

    def declare(test: Test) -> Restriction:
        note_citation(f"{test.__module__}:{test.__qualname__}", *cite)
        return Restriction(test, cite[0], args)

    return declare


class Restrictions:
    """A rule's list of restrictions. All predicates of one table take the same arguments."""

    __slots__ = ("_tests", "name", "rules")

    def __init__(self, name: str, *rules: Restriction) -> None:
        self.name = name
        self.rules = rules
        self._tests = tuple(rule.test for rule in rules)

    def plus(self, *rules: Restriction) -> "Restrictions":
        return Restrictions(self.name, *self.rules, *rules)

    def allow(self, *subject: Any) -> bool:
        for test in self._tests:
            if test(*subject):
                return False
        return True

    def refusals(self, *subject: Any) -> list[Refusal]:
        """Every reason against it; empty where it is allowed."""
        return [rule.refusal(*subject) for rule in self.rules if rule.test(*subject)]

    def enumerate(self, candidates: Iterable[T], *before: Any) -> list[T]:
        """Those candidates that are allowed, where `before` are the arguments ahead of them."""
        return [candidate for candidate in candidates if self.allow(*before, candidate)]
