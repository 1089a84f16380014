"""Questions about the position by the names that a game's data gives them.

A predicate takes (g, power, about): the power that asks, and what the question is about (a battle,
a card, a deal), where it is about something. Its name is the id of the data table `conditions`.
"""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from tercio.kernel.citations import note_citation
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.war import G_contra

Condition = Callable[[Any, Power, Any], bool]
C = TypeVar("C", bound=Condition)


class Conditions(Generic[G_contra]):
    """The answers of one game."""

    def __init__(self) -> None:
        self.tests: dict[str, Callable[[G_contra, Power, Any], bool]] = {}

    def declare(self, *cite: str) -> Callable[[C], C]:
        """Make a predicate the answer to the condition of its name."""

        def register(test: C) -> C:
            note_citation(f"{test.__module__}:{test.__qualname__}", *cite)
            assert test.__name__ not in self.tests, f"{test.__name__} is answered twice"
            self.tests[test.__name__] = test
            return test

        return register

    def holds(self, g: G_contra, id: str, power: Power | None = None, about: object = None) -> bool:
        """Whether a condition holds, for `power` and `about` where it asks for them."""
        return self.tests[id](g, NOBODY if power is None else power, about)

    def all_hold(
        self, g: G_contra, ids: Iterable[str], power: Power | None = None, about: object = None
    ) -> bool:
        return all(self.holds(g, id, power, about) for id in ids)
