"""Looking, deciding, taking back, and asking why."""

import hashlib
import time
import zlib
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from tercio.kernel import registry
from tercio.kernel.aids.ahead import leads_to_dice
from tercio.kernel.ask import Seat
from tercio.kernel.display.scene import Board, Term
from tercio.kernel.errors import Illegal, Stale
from tercio.kernel.events import Logged
from tercio.kernel.messages import Words
from tercio.kernel.told import sentence_of
from tercio.server.guard.limits import DECISIONS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import StaleDecision, conflict, missing, unprocessable
from tercio.server.http.handling import PROBLEM, charged, encode, responses, threaded
from tercio.server.http.parameters import (
    AnySeat,
    KnownLines,
    Language,
    Line,
    OneSeat,
    TableId,
    Thing,
)
from tercio.server.http.wire.decisions import NewDecision, OddsInfo, Reasons, UndoRequest
from tercio.server.http.wire.log import Digest, LogPart
from tercio.server.http.wire.looks import Change, Look
from tercio.server.http.wire.problems import Problem, StaleProblem
from tercio.server.live.log_lines import digest_of, log_part
from tercio.server.live.packs import data_of, setting_of, words_with
from tercio.server.live.remembered import Shown, Viewer
from tercio.server.live.rows import game_and_seats
from tercio.server.live.showing import shown_to
from tercio.server.live.storing import KEY_WAS_USED
from tercio.server.live.table import Live
from tercio.server.live.vocabulary import words_of
from tercio.server.people.access import acting_seat, hearing_seat, viewing_seat
from tercio.server.people.identity import Identity, Who
from tercio.server.play.absence import come_back, was_away
from tercio.server.play.changes import change_since
from tercio.server.play.more import Known, more_of, odds_of, told_reasons
from tercio.server.play.talk import heard_by
from tercio.server.play.times import beside_of
from tercio.server.store import models
from tercio.server.store.chain import Act

_STALE: Any = StaleProblem | Problem
_MOVED_ON = ResponseSpec(
    _STALE,
    description="The table has moved on.",
    media_type=PROBLEM,
    generate_examples=False,
)


@get("/tables/{table_id:str}/boards", **threaded)
@charged
def boards(
    table_id: TableId, who: Who, house: OurHouse, language: Language
) -> Response[tuple[Board, ...]]:
    """The maps. They never change, so that a browser need not ask twice."""
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
    rules, data, setting = registry.game(row.game), data_of(row), setting_of(row, seats)
    is_corrected = bool(setting.packs)
    words = words_with(setting, data, language) if is_corrected else words_of(row.game, language)
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
    table_id: TableId,
    who: Who,
    house: OurHouse,
    language: Language,
    seat: AnySeat = None,
    since: KnownLines = None,
    heard: Line = 0,
) -> Look:
    """What a viewer sees; with `more` for who tells how many lines of log and talk it has."""
    looker = _Looker(house, who, language, since, heard=heard)
    with house.tables.open(table_id) as live:
        return looker.look(live, viewing_seat(live.row, live.seats, who, seat))


class _Looker:
    """Who looks, and what they know already."""

    def __init__(
        self, house: House, who: Identity, language: str, since: int | None, *, heard: int
    ) -> None:
        self._house, self._who, self._language = house, who, language
        self._known = None if since is None else Known(since, heard)

    def look(self, live: Live, seat: Seat | None) -> Look:
        seen = self._shown(live, self._viewer(live, seat)).look
        if self._known is None:
            return seen
        more = more_of(
            self._house, live, self._who, seen, known=self._known, language=self._language
        )
        return msgspec.structs.replace(seen, more=more)

    def change(self, live: Live, seat: Seat, version: str) -> Change | None:
        """What has changed since a look that they hold."""
        viewer = self._viewer(live, seat)
        shown = self._shown(live, viewer)
        return change_since(self._house, live, viewer, shown, version=version)

    def _viewer(self, live: Live, seat: Seat | None) -> Viewer:
        return Viewer(seat, self._language, hearing_seat(live.seats, self._who, seat))

    def _shown(self, live: Live, viewer: Viewer) -> Shown:
        heard = heard_by(self._house, live, viewer.hears)
        return shown_to(live, viewer, heard, beside_of(self._house, live))


@post(
    "/tables/{table_id:str}/decisions",
    status_code=200,
    sync_to_thread=True,
    responses=responses | {409: _MOVED_ON},
)
@charged
def decide(
    table_id: TableId,
    data: JSONBody[NewDecision],
    who: Who,
    house: OurHouse,
    language: Language,
) -> Response[Look | Change]:
    """Choose one of the options that the latest look offers; and what follows it, if you know."""
    account = who.required()
    house.limits.spend(who.payer, DECISIONS)
    with house.database.read() as session:
        given = _given(session, table_id, account.id, data)
        is_back = given is None and was_away(session, table_id, who, data.seat)
    if given is not None:
        return given
    if is_back:
        come_back(house, table_id, who, data.seat)

    looker = _Looker(house, who, language, data.since, heard=data.heard)
    taken, rolls = 0, False

    def do(live: Live) -> list[Act]:
        nonlocal taken, rolls
        seat = acting_seat(live.row, live.seats, who, data.seat)
        if live.table.over:
            raise StaleDecision("game-over", looker.look(live, seat))
        if rolls := data.careful and _would_roll(live, seat, data):
            return []
        try:
            acts, taken = live.decide_all(seat, (data.key, *data.then), data.seq)
        except Stale as error:
            with house.database.read() as session:
                if (given := _given(session, table_id, account.id, data)) is not None:
                    raise _AnsweredMeanwhile(given) from None
            raise StaleDecision(sentence_of(error), looker.look(live, seat)) from None
        except Illegal as error:
            raise unprocessable(sentence_of(error)) from None
        return acts

    def answer(live: Live) -> bytes:
        seat = Seat(data.seat)
        seen: Look | Change | None = None
        if data.version is not None:
            seen = looker.change(live, seat, data.version)
        if seen is None:
            seen = looker.look(live, seat)
        told = taken if data.then else None
        return encode(msgspec.structs.replace(seen, rolls=rolls, taken=told))

    def receipt(body: bytes) -> dict[str, Any] | None:
        return _receipt(table_id, account.id, data, body)

    try:
        body = house.tables.act(table_id, do, answer, account_id=account.id, receipt=receipt)
    except _AnsweredMeanwhile as other:
        return other.given
    return _json(body)


def _would_roll(live: Live, seat: Seat, data: NewDecision) -> bool:
    """Whether a decision that can be made leads straight to dice; the others are refused anyway."""
    ask = live.table.asks().get(seat)
    is_offered = ask is not None and ask.option(data.key) is not None
    if not is_offered or live.table.asked_at(seat) != data.seq:
        return False
    return leads_to_dice(live.table, seat, (data.key, *data.then))


class _AnsweredMeanwhile(Exception):
    """The same request came twice at once, and the other one was first."""

    def __init__(self, given: Response[Any]) -> None:
        super().__init__()
        self.given = given


@post("/tables/{table_id:str}/undo", status_code=200, **threaded)
@charged
def undo(
    table_id: TableId,
    data: JSONBody[UndoRequest],
    who: Who,
    house: OurHouse,
    language: Language,
) -> Look:
    """Take back the last decision, if nobody has learned anything from it."""
    account = who.required()
    house.limits.spend(who.payer, DECISIONS)
    come_back(house, table_id, who, data.seat)
    looker = _Looker(house, who, language, data.since, heard=data.heard)

    def do(live: Live) -> list[Act]:
        seat = acting_seat(live.row, live.seats, who, data.seat)
        if (bar := live.undo_bar(seat)).why:
            raise conflict(live.words(language).bar(bar))
        return live.undo(seat)

    def answer(live: Live) -> Look:
        return looker.look(live, Seat(data.seat))

    return house.tables.act(table_id, do, answer, account_id=account.id)


@get("/tables/{table_id:str}/why", **threaded)
@charged
def why(
    table_id: TableId, ref: Thing, who: Who, house: OurHouse, language: Language, seat: OneSeat
) -> Reasons:
    """Why a thing on the board cannot be chosen now; no reasons if it can."""
    with house.tables.open(table_id) as live:
        viewer = acting_seat(live.row, live.seats, who, seat)
        return Reasons(reasons=told_reasons(live, viewer, ref, language))


@get("/tables/{table_id:str}/odds", **threaded)
@charged
def odds(
    table_id: TableId, key: Thing, who: Who, house: OurHouse, language: Language, seat: OneSeat
) -> OddsInfo:
    """The chances of an option that leads to a roll."""
    with house.tables.open(table_id) as live:
        viewer = acting_seat(live.row, live.seats, who, seat)
        live.check_afloat()
        ask = live.table.asks().get(viewer)
        if ask is None or ask.option(key) is None:
            raise missing("no-such-option")
        return OddsInfo(odds=odds_of(live, viewer, [key], language).get(key))


@get("/tables/{table_id:str}/log", **threaded)
@charged
def log(
    table_id: TableId,
    who: Who,
    house: OurHouse,
    language: Language,
    seat: AnySeat = None,
    since: Line = 0,
) -> LogPart:
    """What happened, from line `since` on, as this viewer was told; some at a time."""
    told = _told(house, table_id, who, seat, language=language)
    return log_part(*told, since)


@get("/tables/{table_id:str}/digest", **threaded)
@charged
def digest(
    table_id: TableId,
    who: Who,
    house: OurHouse,
    language: Language,
    seat: AnySeat = None,
    since: Line = 0,
) -> Digest:
    """What happened, from line `since` on, in few words, as this viewer was told."""
    told = _told(house, table_id, who, seat, language=language)
    return digest_of(*told, since)


def _told(
    house: House, table_id: str, who: Identity, seat: str | None, *, language: str
) -> tuple[Words, list[Logged]]:
    """Everything that this viewer was told, and the words for it."""
    with house.tables.open(table_id) as live:
        return live.words(language), live.seen(viewing_seat(live.row, live.seats, who, seat))


# -- the same answer twice ------------------------------------------------------------------


def _json(body: bytes) -> Response[Any]:
    return Response(body, media_type="application/json")


def _asked(data: NewDecision) -> str:
    """What was decided: how much somebody knew already makes no other decision of it."""
    data = msgspec.structs.replace(data, since=None, heard=0, version=None)
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()


def _receipt(
    game_id: str, account_id: str, data: NewDecision, body: bytes
) -> dict[str, Any] | None:
    """After how many acts, is told when it is stored."""
    if data.idempotency_key is None:
        return None
    return {
        "game_id": game_id,
        "account_id": account_id,
        "key": data.idempotency_key,
        "asked": _asked(data),
        "body": zlib.compress(body, 3),
        "at": time.time(),
    }


_RECEIPT = select(models.Receipt.asked, models.Receipt.body).where(
    models.Receipt.game_id == bindparam("game"),
    models.Receipt.account_id == bindparam("account"),
    models.Receipt.key == bindparam("key"),
)


def _given(
    session: Session, game_id: str, account_id: str, data: NewDecision
) -> Response[Any] | None:
    """The answer that was given to this very request, if it was made before."""
    if data.idempotency_key is None:
        return None
    known = {"game": game_id, "account": account_id, "key": data.idempotency_key}
    found = session.connection().execute(_RECEIPT, known).first()
    if found is None:
        return None
    if found.asked != _asked(data):
        raise unprocessable(KEY_WAS_USED)
    try:
        return _json(zlib.decompress(found.body))
    except zlib.error:  # it was spoiled; what has become of the decision, a look tells
        return None


handlers = [boards, glossary, look, decide, undo, why, odds, log, digest]
