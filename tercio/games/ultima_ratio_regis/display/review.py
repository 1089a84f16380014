"""Ultima Ratio Regis looked back on: VP turn by turn, what they were for, alliances."""

from collections.abc import Sequence

from tercio.games.ultima_ratio_regis.model.events.general import (
    AllianceEnded,
    AllianceMade,
    TurnBegun,
    VpScored,
    WarBegun,
    WarEnded,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import seat_ref
from tercio.kernel.display.review import Pacts, Review, SideReview, sources_of
from tercio.kernel.events import Event
from tercio.kernel.messages import Words


def review(g: Regis, events: Sequence[Event], words: Words) -> Review:
    turns = [event.turn for event in events if isinstance(event, TurnBegun)]
    return Review(
        first=turns[0] if turns else g.state.turn,
        sides=tuple(
            _side(g, seat_ref(g, player), vp, events, words=words)
            for player, vp in by_player(g.state.vp)
        ),
        pacts=_pacts(events).told(words),
    )


def _side(g: Regis, seat: str, vp: int, events: Sequence[Event], *, words: Words) -> SideReview:
    now, points, sources = 0, list[int](), dict[str, int]()
    for event in events:
        if isinstance(event, TurnBegun):
            points.append(now)
        elif isinstance(event, VpScored) and event.seat == seat:
            now = event.now
            name = words.say(f"vp-{event.why}")
            sources[name] = sources.get(name, 0) + event.vp
    return SideReview(
        side=seat.partition(":")[2],
        name=words.name(seat),
        points=(*points[1:], vp),  # at the first turn's beginning nobody has anything
        sources=sources_of(sources, vp, words.say("vp-rest")),
    )


def _pacts(events: Sequence[Event]) -> Pacts:
    """An alliance is ended in due form, a peace never; a war between them breaks both."""
    pacts, turn = Pacts(), 0
    for line, event in enumerate(events):
        if isinstance(event, TurnBegun):
            turn = event.turn
        elif isinstance(event, AllianceMade):
            pacts.make(event, (event.power, event.other), turn, line)
        elif isinstance(event, AllianceEnded):
            pacts.keep(AllianceMade, (event.power, event.other), line)
        elif isinstance(event, WarEnded):
            pacts.make(event, (event.power, event.other), turn, line)
        elif isinstance(event, WarBegun):
            pacts.break_all((event.power, event.other), line)
    return pacts
