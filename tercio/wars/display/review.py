"""Wars looked back on: VP turn by turn, what they were for, and alliances kept and broken."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from tercio.kernel.display.review import Pacts, Review, SideReview, sources_of
from tercio.kernel.events import Event
from tercio.kernel.messages import Words
from tercio.wars.model.events import (
    AllianceEnded,
    AllianceMade,
    PeaceMade,
    PhaseBegan,
    WarBegan,
    WarDeclared,
)
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref
from tercio.wars.model.war import AnyWar

Points = Callable[[Power], int]
Sources = Callable[[Power], Mapping[str, int]]
"""By their reasons, which `vp-reason` puts into words."""


def review(
    g: AnyWar,
    events: Sequence[Event],
    words: Words,
    *,
    powers: Iterable[Power],
    points: Points,
    sources: Sources,
) -> Review:
    turns = [event.turn for event in events if isinstance(event, PhaseBegan)]
    first = turns[0] if turns else g.state.turn
    sides = []
    for power in powers:
        named = _named(words, sources(power))
        sides.append(_side(g, power, words, first=first, total=points(power), named=named))
    return Review(first=first, sides=tuple(sides), pacts=pacts_of(events).told(words))


def _named(words: Words, sources: Mapping[str, int]) -> dict[str, int]:
    named: dict[str, int] = {}
    for reason, vp in sources.items():
        name = words.say("vp-reason", {"reason": reason})
        named[name] = named.get(name, 0) + vp
    return named


def _side(
    g: AnyWar, power: Power, words: Words, *, first: int, total: int, named: Mapping[str, int]
) -> SideReview:
    """A turn that is over has its line of the record; the last one is as the game stands."""
    over = g.state.vp_history[: max(0, g.state.turn - first)]
    return SideReview(
        side=g.world.power_rows[power].id,
        name=words.name(power_ref(g, power)),
        points=(*(totals[power] for totals in over), total),
        sources=sources_of(named, total, words.say("column-vp-special")),
    )


def pacts_of(events: Sequence[Event]) -> Pacts:
    """An alliance ends with the turn, a peace never; a war between them breaks both."""
    pacts, turn = Pacts(), 0
    for line, event in enumerate(events):
        if isinstance(event, PhaseBegan):
            turn = event.turn
        elif isinstance(event, AllianceMade):
            pacts.make(event, (event.power, event.ally), turn, line)
        elif isinstance(event, PeaceMade):
            pacts.make(event, (event.power, event.enemy), turn, line)
        elif isinstance(event, AllianceEnded):
            pacts.keep(AllianceMade, (event.power, event.ally), line)
        elif isinstance(event, WarDeclared | WarBegan):
            pacts.break_all((event.power, event.enemy), line)
    return pacts
