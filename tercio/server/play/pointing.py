"""What can be done where somebody points, and how far it comes. Nothing is decided here."""

from litestar import get

from tercio.kernel.openings import openings
from tercio.kernel.ways import approaches, ways
from tercio.server.house import OurHouse
from tercio.server.http import wire
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Backwards, Language, OneSeat, TableId, Thing
from tercio.server.live.undertakings import opening_info, way_info
from tercio.server.people.access import acting_seat
from tercio.server.people.identity import Who
from tercio.server.play.more import told_reasons


@get("/tables/{table_id:str}/openings", **threaded)
@charged
def openings_at(
    table_id: TableId, ref: Thing, who: Who, house: OurHouse, language: Language, seat: OneSeat
) -> wire.Openings:
    """What can be done now that begins at a thing on the board, and why other things cannot."""
    with house.tables.open(table_id) as live:
        viewer = acting_seat(live.row, live.seats, who, seat)
        reasons = told_reasons(live, viewer, ref, language)
        words = live.words(language)
        found = () if viewer in live.table.promised else openings(live.table, viewer, ref)
        told = tuple(opening_info(words, each) for each in found)
        return wire.Openings(openings=told, reasons=reasons)


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
) -> wire.Ways:
    """How far what stands somewhere comes, step by step, if nobody interferes; or (`back`) from
    where, and by which way, something of yours comes there."""
    with house.tables.open(table_id) as live:
        viewer = acting_seat(live.row, live.seats, who, seat)
        told_reasons(live, viewer, ref, language)
        find = approaches if back else ways
        found = find(live.table, viewer, ref)
        words = live.words(language)
        return wire.Ways(ways=tuple(way_info(words, way) for way in found))


handlers = [openings_at, ways_from]
