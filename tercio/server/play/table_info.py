"""A table as the lobby shows it."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy.orm import Session

from tercio.kernel.game import Result
from tercio.kernel.messages import Words
from tercio.kernel.saving.decoding import decoder
from tercio.server.http.wire.clocks import SeatClock
from tercio.server.http.wire.tables import SeatInfo, TableInfo
from tercio.server.live.clocks import calendars_at
from tercio.server.live.looks import result_of
from tercio.server.live.pace import pace_of
from tercio.server.live.packs import packs_of
from tercio.server.live.sentences import name_of
from tercio.server.live.turn_notes import turn_note
from tercio.server.live.vocabulary import words_of
from tercio.server.people.accounts import info
from tercio.server.people.identity import Identity
from tercio.server.play.times import (
    candidates_for,
    clock_info,
    seat_clocks,
    table_time,
    votes_of,
)
from tercio.server.store import models


def table_info(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    who: Identity,
    language: str,
) -> TableInfo:
    words = words_of(row.game, language)
    result = None if row.result is None else _result(row.result)
    status: Any = row.status
    hints: Any = row.hints
    return TableInfo(
        id=row.id,
        game=row.game,
        name=words.name(f"game:{row.game}"),
        scenario=row.scenario,
        scenario_name=_scenario_name(row, words),
        options=dict(row.options),
        seats=seat_infos(session, row, seats, who, words=words),
        status=status,
        host=_is_host(row, who),
        listed=row.is_listed,
        pace=pace_of(row, seats).value,
        ask_before_dice=row.asks_before_dice,
        hints=hints,
        may_ask_hints=allows_hints(row, seats, who),
        pack=packs[0].manifest.name if (packs := packs_of(row)) else "",
        clock=clock_info(row),
        time=table_time(row, seats, lambda: votes_of(session, row)),
        your_move=row.status == "playing" and any(_is_my_move(seat, who) for seat in seats),
        commitment=row.commitment,
        seed=row.seed if row.status == "over" else None,
        turn_note=turn_note(row.turn_note, language),
        since=row.awaited if row.status == "playing" else {},
        result=result_of(result, words),
        changed_at=_public_time(row),
    )


def allows_hints(row: models.Game, seats: Sequence[models.Seat], who: Identity) -> bool:
    """As its host has said; by default to who plays against bots alone, or both sides himself."""
    if row.hints == "solo":
        return all(seat.bot is not None or seat.account_id == who.id for seat in seats)
    return row.hints == "all"


def _scenario_name(row: models.Game, words: Words) -> str:
    """A scenario that the rules do not know any more goes by its id."""
    return name_of(words, f"scenario:{row.scenario}", row.scenario)


def _result(stored: dict[str, Any]) -> Result:
    result: Result = decoder(Result).decode(msgspec.json.encode(stored))
    return result


def _public_time(row: models.Game) -> float:
    """When a running game last changed would tell when a secret choice was made."""
    return row.created_at if row.status == "playing" else row.changed_at


def _is_my_move(seat: models.Seat, who: Identity) -> bool:
    is_mine = who.id is not None and seat.account_id == who.id
    return is_mine and seat.bot is None and seat.is_asked


def seat_infos(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    who: Identity,
    *,
    words: Words,
) -> tuple[SeatInfo, ...]:
    is_host = _is_host(row, who)
    clocks = seat_clocks(row, seats, lambda: calendars_at(session, row, seats))
    return tuple(
        _seat(session, words, seat, who, is_host=is_host, clock=clocks.get(seat.seat))
        for seat in seats
    )


def _is_host(row: models.Game, who: Identity) -> bool:
    return who.id is not None and row.owner_id == who.id


def _seat(
    session: Session,
    words: Words,
    seat: models.Seat,
    who: Identity,
    *,
    is_host: bool,
    clock: SeatClock | None,
) -> SeatInfo:
    account = None if seat.account_id is None else session.get(models.Account, seat.account_id)
    return SeatInfo(
        seat=seat.seat,
        name=name_of(words, f"seat:{seat.seat}", seat.seat),
        who=_kind(seat),
        account=None if account is None else info(account),
        bot=seat.bot,
        mine=who.id is not None and seat.account_id == who.id,
        invite=seat.invite if is_host else None,
        kept=seat.is_kept,
        vacant=seat.is_vacant,
        candidates=tuple(info(each) for each in candidates_for(session, seat)),
        clock=clock,
    )


def _kind(seat: models.Seat) -> Literal["human", "bot", "open", "invited"]:
    if seat.bot is not None:
        return "bot"
    if seat.account_id is not None:
        return "human"
    return "open" if seat.invite is None else "invited"
