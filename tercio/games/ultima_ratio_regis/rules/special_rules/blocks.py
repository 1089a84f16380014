"""Blocks of special rules that hold for some turns of some scenarios (PB 10), and when they speak.

    @after_peace("uRR 8.1.1")
    def spoils(g: Regis, outcome: Outcome) -> Procedure[None]: ...

Procedures of war, peace and the end of a turn follow an occasion: whatever blocks add to it comes
there, in the order in which `rules/all.py` loads them.
"""

from collections.abc import Callable
from typing import Final, Generic, ParamSpec

from tercio.games.ultima_ratio_regis.model.names import Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.rows.scenarios import RuleBlockRow
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import Outcome
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import note_citation

P = ParamSpec("P")


class Occasion(Generic[P]):
    """A moment at which special rules have their say."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, Procedure[None]]] = []

    def __call__(
        self, *cite: str
    ) -> Callable[[Callable[P, Procedure[None]]], Callable[P, Procedure[None]]]:
        """Have a procedure speak then."""

        def declare(listener: Callable[P, Procedure[None]]) -> Callable[P, Procedure[None]]:
            note_citation(f"{listener.__module__}:{listener.__qualname__}", *cite)
            self._listeners.append(listener)
            return listener

        return declare

    def follow(self, *args: P.args, **kwargs: P.kwargs) -> Procedure[None]:
        for listener in self._listeners:
            yield from listener(*args, **kwargs)


at_turn_start: Final = Occasion[[Regis]]()
"""The start of every turn, after its own rules (8.1.1)."""
after_peace: Final = Occasion[[Regis, Outcome]]()
"""Every peace between majors (21.5)."""
after_collapse: Final = Occasion[[Regis, Power]]()
"""Every collapse, once the power is gone (21.6)."""
after_outbreak: Final = Occasion[[Regis, Power, Power]]()
"""The outbreak of every war between majors (21.3)."""
after_control: Final = Occasion[[Regis, Place, Power]]()
"""Whenever an area has been taken (13.3.7)."""
at_turn_end: Final = Occasion[[Regis]]()
"""The end of every turn, after VP are counted (22.2)."""


def block(g: Regis, id: str) -> RuleBlockRow | None:
    """A block that holds now."""
    if id not in g.scenario.blocks:
        return None
    row = g.world.blocks[id]
    return row if row.turns[0] <= g.state.turn <= row.turns[1] else None
