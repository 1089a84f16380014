"""Where sections meet: procedures that one section provides and another follows by name.

    @provides("strategic-move-of")
    def move_new_troop(g, power, place, kind): ...

    yield from follow(g, "strategic-move-of", power, place, kind)

So a module needs to import only the sections below it, and a pack of rules can put another
procedure in the place of one.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from tercio.kernel.ask import Procedure

LINKS = {
    "strategic-move-of": "(g, power, place, kind) -> None: the move that a new or regrouped troop "
    "or a repaired squadron may make (10.1, 10.2)",
    "event": "(g, card) -> None: what a card's text says (8.2.2)",
    "events-in-force": "(g) -> None: lasting events hold for all who are in play (8.1.1)",
    "solo-half-turn": "(g) -> None: the impulses of a game for one (PB 9.1)",
    "turn-end": "(g) -> None: wars end, competition, economy, agitation, VP (8.3, 23)",
    "enter-merchants": "(g) -> None: prepared merchants enter their trade centers (8.1.3)",
    "reinforce-minor": "(g, minor) -> None: a new ally's units are placed (20.3.2)",
    "evict": "(g, area) -> None: units that may not stay in an area that has changed hands leave "
    "it (14)",
    "repatriate": "(g, power, area, may_stay) -> None: units of a major and its minors leave an "
    "area for home, unit by unit; with may_stay only if their player likes (14)",
    "control-taken": "(g, area, power, before) -> None: an area has changed hands by force: minors "
    "may be conquered, peace may be due (20.3.3, 21.4.2)",
    "alliance-breaks": "(g, a, b) -> None: two majors are allies no more, and part (21.1)",
    "after-control": "(g, area, power) -> None: what special rules add to the taking of an area",
    "forced-peace": "(g) -> None: who has lost its last morale or possession must make peace "
    "(21.4.2)",
    "after-peace": "(g, outcome) -> None: what special rules add to a peace (21.5)",
    "after-collapse": "(g, power) -> None: what special rules add when a power is gone (21.6)",
    "war-outbreak": "(g, a, b) -> None: what special rules add to the outbreak of a war (21.3)",
    "more-vp": "(g) -> None: VP that special rules add at the end of a turn (22.2)",
    "new-dynasties": "(g) -> None: the revolts with which new dynasties begin (23.3)",
    "put-in-order": "(g, powers, bases) -> None: what an action or an event leaves behind: surplus "
    "troops of these majors, squadrons without a base, leaders without a unit (11.1.1, 15.1.1, "
    "17.1)",
}
"""What each is given, and what it does."""

_provided: dict[str, Callable[..., Procedure[Any]]] = {}
F = TypeVar("F", bound=Callable[..., Procedure[Any]])


def provides(name: str) -> Callable[[F], F]:
    if name not in LINKS:
        raise ValueError(f"Nobody follows {name!r}.")

    def declare(procedure: F) -> F:
        _provided[name] = procedure
        return procedure

    return declare


def is_provided(name: str) -> bool:
    return name in _provided


def follow(g: Any, name: str, *args: Any) -> Procedure[Any]:
    procedure = _provided.get(name)
    if procedure is None:
        return None
    return (yield from procedure(g, *args))
