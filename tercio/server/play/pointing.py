"""What can be done where somebody points, and how far it comes. Nothing is decided here."""

from litestar import get

from tercio.kernel.aids.openings import Draft
from tercio.kernel.aids.ways import approaches, ways
from tercio.kernel.ask import Seat
from tercio.kernel.messages import Words
from tercio.server.house import OurHouse
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Backwards, Keys, Language, OneSeat, Stops, TableId, Thing
from tercio.server.http.wire.decisions import Afar, Openings, Ways
from tercio.server.live.looks import options_of
from tercio.server.live.table import Live
from tercio.server.live.undertakings import cost_of, opening_info, way_info
from tercio.server.people.access import acting_seat
from tercio.server.people.identity import Who
from tercio.server.play.more import told_reasons


@get("/tables/{table_id:str}/openings", **threaded)
@charged
def openings_at(
    table_id: TableId,
    ref: Thing,
    who: Who,
    house: OurHouse,
    language: Language,
    seat: OneSeat,
    after: Keys = None,
) -> Openings:
    """What can be done now, or after some keys, that begins at a thing on the board; what those
    keys would cost; and why other things cannot be done now."""
    with house.tables.open(table_id) as live:
        viewer = acting_seat(live.row, live.seats, who, seat)
        reasons = told_reasons(live, viewer, ref, language)
        words, is_passing = live.words(language), viewer in live.table.promised
        draft = None if is_passing else Draft.of(live.table, viewer, after or [])
        if draft is None:
            return Openings(openings=(), reasons=reasons, cost=None)
        return Openings(
            openings=tuple(opening_info(words, each) for each in draft.openings(ref)),
            reasons=reasons,
            cost=cost_of(words, draft.spent),
            options=options_of(words, draft.offer, live.rules.display)
            if after and draft.offer
            else (),
        )


@get("/tables/{table_id:str}/ways", **threaded)
@charged
def ways_from(
    table_id: TableId,
    ref: Thing,
    who: Who,
    house: OurHouse,
    language: Language,
    seat: OneSeat,
    back: Backwards = False,
    via: Stops = None,
) -> Ways:
    """How far what stands somewhere comes, step by step, if nobody interferes, and if you like by
    way of other places; or (`back`) from where, and how, something of yours comes there."""
    with house.tables.open(table_id) as live:
        viewer = acting_seat(live.row, live.seats, who, seat)
        told_reasons(live, viewer, ref, language)
        if back:
            found = approaches(live.table, viewer, ref)
        else:
            found = ways(live.table, viewer, ref, via or ())
        words = live.words(language)
        at_hand = live.rules.display.at_hand(live.table.g, viewer)
        return Ways(
            ways=tuple(way_info(words, way) for way in found.ways),
            is_all=found.is_all,
            budget=cost_of(words, at_hand or 0),
            afar=_afar(live, viewer, ref, words) if back and not found.ways else None,
        )


def _afar(live: Live, viewer: Seat, ref: str, words: Words) -> Afar | None:
    """What it would take to come where nobody comes with what can be spent now."""
    g = live.table.glance_position(viewer)
    display = live.rules.display
    known = display.from_afar(g, viewer, ref)
    if known is None or known.price <= (display.at_hand(g, viewer) or 0):
        return None
    return Afar(start=known.start, cost=cost_of(words, known.price))


handlers = [openings_at, ways_from]
