"""Tables before, beside and after play: making them, finding them, and who sits where."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody
from sqlalchemy import delete as remove
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.bots.levels import with_character
from tercio.bots.registry import best_bot, bot
from tercio.kernel import registry
from tercio.kernel.game import Game
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Stream, commitment, new_seed
from tercio.server.guard.limits import NEW_TABLES
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import bad, conflict, forbidden, missing
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import Language, TableId
from tercio.server.http.wire.tables import NewTable, TableInfo, TableList
from tercio.server.live.resuming import begin
from tercio.server.live.rows import game_and_seats
from tercio.server.live.scribe import Overtaken
from tercio.server.lobby.packs import PACK_LIMIT, accepted
from tercio.server.people.access import called
from tercio.server.people.identity import Who, new_id
from tercio.server.play.table_info import table_info
from tercio.server.store import models
from tercio.server.store.chain import first_link

_LISTED = 100
_MINE = 200


@get("/tables", **threaded)
def tables(who: Who, house: OurHouse, language: Language) -> TableList:
    """My tables with those first that wait for me, open ones, some to watch, and finished ones."""
    with house.database.read() as session:
        rows = _rows_of(session, who)
        known = {row.id for row in rows}
        listed = select(models.Game).filter_by(is_listed=True, is_hidden=False)
        newest = models.Game.changed_at.desc()
        for status in ("gathering", "playing", "over"):
            some = listed.filter_by(status=status).order_by(newest).limit(_LISTED)
            rows += [row for row in session.scalars(some) if row.id not in known]
        all = _told(session, rows, who, language)
    mine = [table for table in all if table.id in known and table.status != "over"]
    return TableList(
        mine=tuple(sorted(mine, key=lambda table: (not table.your_move, -table.changed_at))),
        open=tuple(each for each in all if each.id not in known and each.status == "gathering"),
        running=tuple(each for each in all if each.id not in known and each.status == "playing"),
        finished=tuple(
            sorted(
                (table for table in all if table.status == "over"),
                key=lambda table: -table.changed_at,
            )
        ),
    )


def _rows_of(session: Session, who: Who) -> list[models.Game]:
    if who.id is None:
        return []
    seated = select(models.Seat.game_id).filter_by(account_id=who.id)
    mine = select(models.Game).where((models.Game.owner_id == who.id) | models.Game.id.in_(seated))
    return list(session.scalars(mine.order_by(models.Game.changed_at.desc()).limit(_MINE)))


def _told(
    session: Session, rows: Sequence[models.Game], who: Who, language: Language
) -> list[TableInfo]:
    """Tables by the dozen: their seats are read all at once."""
    seats: dict[str, list[models.Seat]] = {row.id: [] for row in rows}
    theirs = select(models.Seat).where(models.Seat.game_id.in_(seats))
    for seat in session.scalars(theirs.order_by(models.Seat.place)):
        seats[seat.game_id].append(seat)
    return [table_info(session, row, seats[row.id], who, language=language) for row in rows]


@post("/tables", request_max_body_size=PACK_LIMIT, **threaded)
def new_table(data: JSONBody[NewTable], who: Who, house: OurHouse, language: Language) -> TableInfo:
    """Make a table; it begins when its seats are taken and its host starts it."""
    account = who.required()
    house.limits.spend(who.payer, NEW_TABLES)
    rules = registry.game(data.game)
    pack = _pack_of(house, data, account)
    packs = accepted(house, who, pack, rules)
    setting = rules.setting(data.scenario, data.players, data.options, packs)
    for seat in data.seats:
        if seat not in setting.seats:
            raise bad("no-such-seat", seat=seat, seats=setting.seats)
    row, seats = new_game(rules, setting, account, data.listed)
    row.pace, row.asks_before_dice = data.pace, data.ask_before_dice
    row.hints, row.pack = data.hints, pack
    if data.clock.kind != "none":
        row.clock = msgspec.to_builtins(data.clock)
    row.head = first_link(row)
    for chair in seats:
        _set_up(row, chair, data.seats.get(chair.seat, "open"), account)
    with house.database.write(row.id) as session:
        session.add(row)
        session.flush()
        session.add_all(seats)
        session.flush()
        return table_info(session, row, seats, who, language=language)


def _pack_of(house: House, data: NewTable, account: models.Account) -> dict[str, str]:
    """The files of the pack that is given, or of that of a table at which somebody sat."""
    if data.pack_of is None:
        return data.pack
    with house.database.read() as session:
        row, seats = game_and_seats(session, data.pack_of)
    if row.game != data.game or account.id not in {row.owner_id, *(s.account_id for s in seats)}:
        raise missing("no-such-table")
    return row.pack


def new_game(
    rules: Game[Any], setting: Setting, account: models.Account, is_listed: bool = False
) -> tuple[models.Game, list[models.Seat]]:
    """A game with empty seats that has not begun, not stored yet."""
    seed, now = new_seed(), time.time()
    row = models.Game(
        id=new_id(),
        owner_id=account.id,
        game=rules.id,
        rules_version=rules.version,
        scenario=setting.scenario,
        options=dict(setting.options),
        seed=seed,
        commitment=commitment(seed),
        bots_key=new_seed(),
        is_listed=is_listed,
        is_uploaded=False,
        status="gathering",
        result=None,
        turn_note="",
        acts=0,
        head="",
        seal="",
        events=0,
        seating=0,
        revision=0,
        is_bots_turn=False,
        pace="",
        release_at=None,
        asks_before_dice=False,
        hints="solo",
        pack={},
        awaited={},
        clock={},
        round={},
        due_at=None,
        paused_at=None,
        paused_until=None,
        created_at=now,
        changed_at=now,
    )
    row.head = first_link(row)
    seats = [
        models.Seat(
            game_id=row.id,
            seat=seat,
            place=place,
            account_id=None,
            bot=None,
            invite=None,
            is_open=True,
            is_asked=False,
            held_from=0,
            is_kept=False,
            is_vacant=False,
            stands_in=False,
            since=None,
            left=None,
            bank=None,
            due_at=None,
            told=0,
        )
        for place, seat in enumerate(setting.seats)
    ]
    return row, seats


def _set_up(row: models.Game, chair: models.Seat, wish: str, account: models.Account) -> None:
    if wish == "me":
        chair.account_id = account.id
    elif wish == "invited":
        invite(chair)
    elif wish.startswith("bot:"):
        chair.bot, chair.is_open = known_bot(row, chair, wish.removeprefix("bot:") or None), False
    elif wish != "open":
        raise bad("seat-for-whom", wish=wish)


def invite(chair: models.Seat) -> None:
    """Keep a seat for who is told the word; whoever had an earlier one is not let in by it."""
    chair.invite, chair.is_open = secrets.token_urlsafe(16), False


def known_bot(row: models.Game, chair: models.Seat, name: str | None) -> str:
    """A bot of that name; who has no character gets one, the same however often it is asked."""
    rules = registry.game(row.game)
    if name is None:
        return best_bot(rules)
    bot(rules, name)  # says so if there is none
    return with_character(rules, name, Stream.from_seed(row.bots_key).child(f"who is {chair.seat}"))


@get("/tables/{table_id:str}", **threaded)
def table(table_id: TableId, who: Who, house: OurHouse, language: Language) -> TableInfo:
    """A table as the lobby shows it."""
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        return table_info(session, row, seats, who, language=language)


@post("/tables/{table_id:str}/start", status_code=200, **threaded)
def start(table_id: TableId, who: Who, house: OurHouse, language: Language) -> TableInfo:
    """Begin to play, once every seat is taken. Starting twice is starting once."""
    account = who.required()
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
    if row.owner_id != account.id:
        raise forbidden("host-starts")
    if row.status == "gathering":
        empty = [seat.seat for seat in seats if seat.account_id is None and seat.bot is None]
        if empty:
            raise conflict("nobody-sits", seats=[called(row, seat) for seat in empty])
        try:
            house.tables.start(begin(row, seats))
            house.tables.act(table_id, lambda live: [], lambda live: None)
        except Overtaken:
            raise conflict("table-changed") from None
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        return table_info(session, row, seats, who, language=language)


@delete("/tables/{table_id:str}", status_code=204, **threaded)
def cancel(table_id: TableId, who: Who, house: OurHouse) -> None:
    """Call off a game that has not begun: the table is gone, and what was said at it."""
    account = who.required()
    with house.database.write(table_id) as session:
        row, _ = game_and_seats(session, table_id)
        if row.owner_id != account.id:
            raise forbidden("host-calls-off")
        if row.status != "gathering":
            raise conflict("already-begun")
        for rows in (models.Message, models.Vote, models.Candidate, models.Seat):
            session.execute(remove(rows).filter_by(game_id=table_id))
        session.delete(row)
    house.tables.tell(table_id)


handlers = [tables, new_table, table, start, cancel]
