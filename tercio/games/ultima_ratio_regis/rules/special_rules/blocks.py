"""Blocks of special rules that hold for some turns of some scenarios (PB 10), and when they speak.

    @after_peace("uRR 8.1.1")
    def spoils(g: Regis, outcome: Outcome) -> Procedure[None]: ...

Procedures of war, peace and the end of a turn follow links; whatever blocks add to them comes here.
"""

from collections.abc import Callable
from typing import Any

from tercio.games.ultima_ratio_regis.model.names import Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.rows.scenarios import RuleBlockRow
from tercio.games.ultima_ratio_regis.rules.links import provides
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import Outcome
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import note_citation

_after_peace: list[Callable[[Regis, Outcome], Procedure[None]]] = []
_after_collapse: list[Callable[[Regis, Power], Procedure[None]]] = []
_after_outbreak: list[Callable[[Regis, Power, Power], Procedure[None]]] = []
_after_control: list[Callable[[Regis, Place, Power], Procedure[None]]] = []
_at_turn_end: list[Callable[[Regis], Procedure[None]]] = []


def block(g: Regis, id: str) -> RuleBlockRow | None:
    """A block that holds now."""
    if id not in g.scenario.blocks:
        return None
    row = g.world.blocks[id]
    return row if row.turns[0] <= g.state.turn <= row.turns[1] else None


def _adding_to(listeners: list[Any], cite: tuple[str, ...]) -> Callable[[Any], Any]:
    def declare(listener: Any) -> Any:
        note_citation(f"{listener.__module__}:{listener.__qualname__}", *cite)
        listeners.append(listener)
        return listener

    return declare


def after_peace(*cite: str) -> Callable[[Any], Any]:
    """Have a procedure follow every peace between majors."""
    return _adding_to(_after_peace, cite)


def after_collapse(*cite: str) -> Callable[[Any], Any]:
    """Have a procedure follow every collapse, once the power is gone."""
    return _adding_to(_after_collapse, cite)


def after_outbreak(*cite: str) -> Callable[[Any], Any]:
    """Have a procedure follow the outbreak of every war between majors."""
    return _adding_to(_after_outbreak, cite)


def after_control(*cite: str) -> Callable[[Any], Any]:
    """Have a procedure follow whenever an area has been taken."""
    return _adding_to(_after_control, cite)


def at_turn_end(*cite: str) -> Callable[[Any], Any]:
    """Have a procedure run at the end of every turn, after VP are counted."""
    return _adding_to(_at_turn_end, cite)


@provides("after-peace")
def follow_peace(g: Regis, outcome: Outcome) -> Procedure[None]:
    for listener in _after_peace:
        yield from listener(g, outcome)


@provides("after-collapse")
def follow_collapse(g: Regis, power: Power) -> Procedure[None]:
    for listener in _after_collapse:
        yield from listener(g, power)


@provides("war-outbreak")
def follow_outbreak(g: Regis, a: Power, b: Power) -> Procedure[None]:
    for listener in _after_outbreak:
        yield from listener(g, a, b)


@provides("after-control")
def follow_control(g: Regis, area: Place, power: Power) -> Procedure[None]:
    for listener in _after_control:
        yield from listener(g, area, power)


@provides("more-vp")
def follow_vp(g: Regis) -> Procedure[None]:
    for listener in _at_turn_end:
        yield from listener(g)
