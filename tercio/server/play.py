"""Looking, deciding, taking back, and asking why."""

import hashlib
import time
import zlib
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from sqlalchemy.orm import Session

from tercio.kernel import registry
from tercio.kernel.ask import Refusal, Seat
from tercio.kernel.errors import Illegal, RulesBug, Stale
from tercio.kernel.events import Event, Logged, Rolled, message_id
from tercio.kernel.messages import Words
from tercio.kernel.scene import Board, Term
from tercio.server import models, wire
from tercio.server.access import ears, eyes, hand
from tercio.server.chain import Act
from tercio.server.errors import StaleDecision, conflict, missing, unprocessable
from tercio.server.given import AnySeat, Language, Line, OneSeat, OurHouse, TableId, Thing, Who
from tercio.server.house import House
from tercio.server.http import charged, responses, threaded
from tercio.server.limits import DECISIONS
from tercio.server.live import Live, words_of
from tercio.server.looks import look_of
from tercio.server.sentences import told
from tercio.server.tables import KEY_WAS_USED, game_and_seats
from tercio.server.talk import heard_by

_STALE: Any = wire.StaleProblem | wire.Problem
_MOVED_ON = ResponseSpec(_STALE, description="The table has moved on.", generate_examples=False)
_LINES = 500


@get("/tables/{table_id:str}/boards", **threaded)
@charged
def boards(
    table_id: TableId, who: Who, house: OurHouse, language: Language
) -> Response[tuple[Board, ...]]:
    """The maps. They never change, so that a browser need not ask twice."""
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
    words = words_of(row.game, language)
    rules = registry.game(row.game)
    data = rules.load_data()
    setting = rules.setting(row.scenario, len(seats), row.options)
    drawn = tuple(rules.display.boards(data, setting, words))
    return Response(drawn, headers={"Cache-Control": "private, max-age=300"})


@get("/tables/{table_id:str}/glossary", **threaded)
@charged
def glossary(
    table_id: TableId, who: Who, house: OurHouse, language: Language
) -> Response[tuple[Term, ...]]:
    """The words of the rules, explained. They never change either."""
    with house.database.read() as session:
        row, _ = game_and_seats(session, table_id)
    told = words_of(row.game, language).glossary()
    return Response(told, headers={"Cache-Control": "private, max-age=300"})


@get("/tables/{table_id:str}/look", **threaded)
@charged
def look(
    table_id: TableId, who: Who, house: OurHouse, language: Language, seat: AnySeat = None
) -> wire.Look:
    with house.tables.open(table_id) as live:
        viewer = eyes(live.row, live.seats, who, seat)
        heard = heard_by(house, table_id, ears(live.seats, who, seat))
        return look_of(live, viewer, language, heard)


def _look(house: House, live: Live, seat: Seat, language: str) -> wire.Look:
    """As its holder sees it."""
    return look_of(live, seat, language, heard_by(house, live.row.id, seat))


@post(
    "/tables/{table_id:str}/decisions",
    status_code=200,
    sync_to_thread=True,
    responses=responses | {409: _MOVED_ON},
)
@charged
def decide(
    table_id: TableId,
    data: JSONBody[wire.NewDecision],
    who: Who,
    house: OurHouse,
    language: Language,
) -> Response[wire.Look]:
    """Choose one of the options that the latest look offers."""
    account = who.required()
    house.limits.spend(who.payer, DECISIONS)
    with house.database.read() as session:
        given = _given(session, table_id, account.id, data)
    if given is not None:
        return given

    def do(live: Live) -> list[Act]:
        seat = hand(live.row, live.seats, who, data.seat)
        if live.table.over:
            raise StaleDecision("The game is over.", _look(house, live, seat, language))
        try:
            return live.decide(seat, data.key, data.seq, "player")
        except Stale as error:
            with house.database.read() as session:
                if (given := _given(session, table_id, account.id, data)) is not None:
                    raise _AnsweredMeanwhile(given) from None
            raise StaleDecision(str(error), _look(house, live, seat, language)) from None
        except Illegal as error:
            raise unprocessable(str(error)) from None

    def answer(live: Live) -> bytes:
        return encode(_look(house, live, Seat(data.seat), language))

    def receipt(body: bytes) -> models.Receipt | None:
        return _receipt(table_id, account.id, data, body)

    try:
        body = house.tables.act(table_id, do, answer, account_id=account.id, receipt=receipt)
    except _AnsweredMeanwhile as other:
        return other.given
    return _json(body)


class _AnsweredMeanwhile(Exception):
    """The same request came twice at once, and the other one was first."""

    def __init__(self, given: Response[Any]) -> None:
        super().__init__()
        self.given = given


@post("/tables/{table_id:str}/undo", status_code=200, **threaded)
@charged
def undo(
    table_id: TableId,
    data: JSONBody[wire.UndoRequest],
    who: Who,
    house: OurHouse,
    language: Language,
) -> wire.Look:
    """Take back the last decision, if nobody has learned anything from it."""
    account = who.required()
    house.limits.spend(who.payer, DECISIONS)

    def do(live: Live) -> list[Act]:
        seat = hand(live.row, live.seats, who, data.seat)
        if barrier := live.undo_barrier(seat):
            raise conflict(live.words(language).say(barrier))
        return live.undo(seat)

    def answer(live: Live) -> wire.Look:
        return _look(house, live, Seat(data.seat), language)

    return house.tables.act(table_id, do, answer, account_id=account.id)


@get("/tables/{table_id:str}/why", **threaded)
@charged
def why(
    table_id: TableId, ref: Thing, who: Who, house: OurHouse, language: Language, seat: OneSeat
) -> wire.Reasons:
    """Why a thing on the board cannot be chosen now; no reasons if it can."""
    with house.tables.open(table_id) as live:
        viewer = hand(live.row, live.seats, who, seat)
        live.check_afloat()
        words = live.words(language)
        try:
            reasons = [_reason(words, each) for each in live.table.why_not(viewer, ref)]
        except (RulesBug, LookupError, ValueError):
            raise missing("There is no such thing on the table.") from None
        return wire.Reasons(reasons=tuple(reasons))


def _reason(words: Words, refusal: Refusal) -> wire.Reason:
    return wire.Reason(text=words.say(refusal.message, refusal.args), cite=refusal.cite)


@get("/tables/{table_id:str}/odds", **threaded)
@charged
def odds(
    table_id: TableId, key: Thing, who: Who, house: OurHouse, language: Language, seat: OneSeat
) -> wire.OddsInfo:
    """The chances of an option that leads to a roll."""
    with house.tables.open(table_id) as live:
        viewer = hand(live.row, live.seats, who, seat)
        live.check_afloat()
        ask = live.table.asks().get(viewer)
        if ask is None or ask.option(key) is None:
            raise missing("There is no such option now.")
        g = live.table.view_position(viewer)
        found = live.rules.display.odds(g, viewer, ask, key, live.words(language))
        return wire.OddsInfo(odds=found)


@get("/tables/{table_id:str}/log", **threaded)
@charged
def log(
    table_id: TableId,
    who: Who,
    house: OurHouse,
    language: Language,
    seat: AnySeat = None,
    since: Line = 0,
) -> wire.LogPart:
    """What happened, from line `since` on, as this pair of eyes was told; some at a time."""
    with house.tables.open(table_id) as live:
        seen = live.seen(eyes(live.row, live.seats, who, seat))
        words = live.words(language)
    first = max(0, min(since, len(seen)))
    part = enumerate(seen[first : first + _LINES], first)
    lines = tuple(_line(words, n, logged) for n, logged in part)
    return wire.LogPart(total=len(seen), entries=lines)


def _line(words: Words, n: int, logged: Logged) -> wire.LogLine:
    event = logged.event
    kind = message_id(type(event)).removeprefix("event-")
    return wire.LogLine(
        n=n,
        text=told(lambda: words.event(event), kind),
        kind=kind,
        refs=tuple(_refs(event)),
        dice=tuple(event.dice) if isinstance(event, Rolled) else None,
        hit=event.hit if isinstance(event, Rolled) else 0,
    )


def _refs(event: Event) -> list[str]:
    values = [getattr(event, field) for field in event.__struct_fields__]
    flat = [each for value in values for each in (value if isinstance(value, list) else [value])]
    return [each for each in flat if isinstance(each, str) and ":" in each]


# -- the same answer twice ------------------------------------------------------------------


def encode(answer: Any) -> bytes:
    wire.sealed(answer)
    return msgspec.json.encode(answer)


def _json(body: bytes) -> Response[Any]:
    return Response(body, media_type="application/json")


def _asked(data: wire.NewDecision) -> str:
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()


def _receipt(
    game_id: str, account_id: str, data: wire.NewDecision, body: bytes
) -> models.Receipt | None:
    if data.idempotency_key is None:
        return None
    return models.Receipt(
        game_id=game_id,
        account_id=account_id,
        key=data.idempotency_key,
        asked=_asked(data),
        body=zlib.compress(body, 3),
        acts=0,  # told when it is stored
        at=time.time(),
    )


def _given(
    session: Session, game_id: str, account_id: str, data: wire.NewDecision
) -> Response[Any] | None:
    """The answer that was given to this very request, if it was made before."""
    if data.idempotency_key is None:
        return None
    found = session.get(models.Receipt, (game_id, account_id, data.idempotency_key))
    if found is None:
        return None
    if found.asked != _asked(data):
        raise unprocessable(KEY_WAS_USED)
    try:
        return _json(zlib.decompress(found.body))
    except zlib.error:  # it was spoiled; what has become of the decision, a look tells
        return None


handlers = [boards, glossary, look, decide, undo, why, odds, log]
