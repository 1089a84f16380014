"""Questions about the position by the names that the data gives them.

A predicate takes (g, power, about): the power that asks, and what the question is about (a battle,
a card, a deal), where it is about something. Its name is the id of the data table `conditions`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from tercio.games.here_i_stand.position import HereIStand
from tercio.kernel.citations import note_citation
from tercio.wars.names import NOBODY, Power, Space

Condition = Callable[[HereIStand, Power, Any], bool]

CONDITIONS: dict[str, Condition] = {}


class InDeal(NamedTuple):
    """What a question about a clause of a deal is about (9.1). `power` is the giver."""

    other: Power
    kinds: frozenset[str] = frozenset()
    """The kinds of all clauses between the two in the same deal."""
    space: Space = NOBODY


def condition(*cite: str) -> Callable[[Condition], Condition]:
    """Make a predicate the answer to the condition of its name."""

    def declare(test: Condition) -> Condition:
        note_citation(f"{test.__module__}:{test.__qualname__}", *cite)
        CONDITIONS[test.__name__] = test
        return test

    return declare


def holds(g: HereIStand, id: str, power: Power | None = None, about: Any = None) -> bool:
    """Whether a condition of the data holds, for `power` and `about` where it asks for them."""
    return CONDITIONS[id](g, NOBODY if power is None else power, about)


def all_hold(
    g: HereIStand, ids: tuple[str, ...], power: Power | None = None, about: Any = None
) -> bool:
    return all(holds(g, id, power, about) for id in ids)
