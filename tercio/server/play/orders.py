"""Standing orders: pass for me, so that I am not asked in every window."""

from collections.abc import Iterable

import msgspec
from litestar import get, put
from litestar.params import JSONBody

from tercio.kernel.ask import Seat
from tercio.kernel.messages import Words
from tercio.kernel.windows import StandingOrder
from tercio.server.guard.limits import DECISIONS
from tercio.server.house import OurHouse
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Language, OneSeat, TableId
from tercio.server.http.wire.orders import Named, NewOrders, Orders
from tercio.server.live.looks import fitting_info, order_info
from tercio.server.live.table import Live
from tercio.server.people.access import acting_seat, viewing_seat
from tercio.server.people.identity import Who
from tercio.server.play.absence import come_back
from tercio.server.store.chain import Act


@get("/tables/{table_id:str}/orders", **threaded)
@charged
def read_orders(
    table_id: TableId, who: Who, house: OurHouse, seat: OneSeat, language: Language
) -> Orders:
    """The standing orders of your seat."""
    with house.tables.open(table_id) as live:
        viewer = viewing_seat(live.row, live.seats, who, seat)
        assert viewer is not None
        return _orders(live, viewer, language)


@put("/tables/{table_id:str}/orders", **threaded)
@charged
def give_orders(
    table_id: TableId,
    data: JSONBody[NewOrders],
    who: Who,
    house: OurHouse,
    language: Language,
) -> Orders:
    """Replace a seat's standing orders; they bind at once."""
    account = who.required()
    house.limits.spend(who.payer, DECISIONS)
    come_back(house, table_id, who, data.seat)
    orders = [StandingOrder(**msgspec.structs.asdict(each)) for each in data.orders]

    def do(live: Live) -> list[Act]:
        return live.order(acting_seat(live.row, live.seats, who, data.seat), orders)

    def answer(live: Live) -> Orders:
        return _orders(live, Seat(data.seat), language)

    return house.tables.act(table_id, do, answer, account_id=account.id)


def _orders(live: Live, seat: Seat, language: str) -> Orders:
    orders, words = live.table.standing.get(seat, []), live.words(language)
    return Orders(
        orders=tuple(order_info(words, order) for order in orders),
        windows=_named(words, "window", live.rules.windows),
        spans=_named(words, "span", live.rules.spans),
        conditions=_named(words, "condition", live.rules.conditions),
        losses=tuple(
            fitting_info(words, rule) for rule in live.rules.loss_rules(live.table.g, seat)
        ),
    )


def _named(words: Words, kind: str, ids: Iterable[str]) -> tuple[Named, ...]:
    return tuple(Named(id=id, name=words.name(f"{kind}:{id}")) for id in ids)


handlers = [read_orders, give_orders]
