"""A game looked back on: points over time, what they were for, pacts kept and broken."""

from litestar import get

from tercio.kernel.display.review import Review
from tercio.server.house import OurHouse
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import AnySeat, Language, TableId
from tercio.server.live.reviews import review_of
from tercio.server.people.access import viewing_seat
from tercio.server.people.identity import Who


@get("/tables/{table_id:str}/review", **threaded)
@charged
def review(
    table_id: TableId, who: Who, house: OurHouse, language: Language, seat: AnySeat = None
) -> Review:
    """As far as it has come, for the eyes of who asks."""
    with house.tables.open(table_id) as live:
        return review_of(live, viewing_seat(live.row, live.seats, who, seat), language)


handlers = [review]
