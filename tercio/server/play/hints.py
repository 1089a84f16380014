"""What the bot would do in somebody's place, for who plays against bots alone."""

from litestar import get

from tercio.kernel.aids.hints import hint
from tercio.kernel.view import offer_of
from tercio.server.house import OurHouse
from tercio.server.http.errors import conflict
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Language, OneSeat, TableId
from tercio.server.http.wire.decisions import BotHint
from tercio.server.live.looks import option_text
from tercio.server.people.access import acting_seat
from tercio.server.people.identity import Who
from tercio.server.play.table_info import allows_hints


@get("/tables/{table_id:str}/hint", **threaded)
@charged
def hint_for(
    table_id: TableId, who: Who, house: OurHouse, language: Language, seat: OneSeat
) -> BotHint:
    """What the game's bot would choose now, and its main reason."""
    with house.tables.open(table_id) as live:
        viewer = acting_seat(live.row, live.seats, who, seat)
        live.check_afloat()
        if not allows_hints(live.row, live.seats, who):
            raise conflict(_REFUSED[live.row.hints])
        asks = live.table.asks()
        if viewer not in asks or viewer in live.table.promised:
            raise conflict("nothing-to-decide")
        found = hint(live.table, viewer)
        if found is None:
            raise conflict("no-bot-for-hints", game=live.rules.title)
        words = live.words(language)
        offered = {option.key: option for option in offer_of(asks[viewer], 0).options}
        option = offered[found.key]
        return BotHint(
            key=found.key,
            text=option_text(words, option),
            refs=tuple(option.refs),
            reason=words.say(found.reason.message, found.reason.args),
        )


_REFUSED = {
    "solo": "hints-alone",
    "none": "hints-nobody",
}


handlers = [hint_for]
