"""The map in other colours, as a table stands or once stood; from the view of whoever looks."""

from litestar import get

from tercio.kernel.display.layers import Layers
from tercio.server.guard.limits import REPLAYS
from tercio.server.house import OurHouse
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import AnySeat, KnownLines, Language, SideName, TableId
from tercio.server.live.vocabulary import words_for
from tercio.server.people.access import viewing_seat
from tercio.server.people.identity import Who
from tercio.server.records.replay import table_told


@get("/tables/{table_id:str}/layers", **threaded)
@charged
def layers(
    table_id: TableId,
    who: Who,
    house: OurHouse,
    language: Language,
    seat: AnySeat = None,
    side: SideName = "",
    at: KnownLines = None,
) -> Layers:
    """As the table stands now, or when this viewer had been told `at` lines of the log."""
    if at is None:
        with house.tables.open(table_id) as live:
            viewer = viewing_seat(live.row, live.seats, who, seat)
            g, words = live.table.view_position(viewer), live.words(language)
            return live.rules.display.layers(g, viewer, side, words=words)
    house.limits.spend(who.payer, REPLAYS)
    told = table_told(house, table_id, who, seat, at=at)
    g = told.table.view_position(told.viewer)
    words = words_for(told.table, language)
    return told.table.game.display.layers(g, told.viewer, side, words=words)


handlers = [layers]
