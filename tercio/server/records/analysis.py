"""Games looked back on: everybody's chances, the decisions that changed most, and luck.

A game that is over tells everything. One that is on tells its one player, beside bots, what that
player could know; where others play, nothing.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from litestar import get
from litestar.concurrency import sync_to_thread

from tercio.analysis.report import Advice, Analysis
from tercio.bots.registry import best_bot, bots
from tercio.kernel.ask import Seat
from tercio.server.guard.limits import HEAVY
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import conflict
from tercio.server.http.handling import responses
from tercio.server.http.parameters import AnySeat, Language, TableId
from tercio.server.http.wire.analysis import (
    Analysed,
    BotAdvice,
    LuckyRoll,
    SeatFortune,
    TurningPoint,
    WinPoint,
)
from tercio.server.live.history import history_of
from tercio.server.live.resuming import begin
from tercio.server.live.rows import game_and_seats
from tercio.server.live.vocabulary import words_for
from tercio.server.people.access import viewing_seat
from tercio.server.people.identity import Identity, Who
from tercio.server.records.branches import check_own
from tercio.server.records.replay import dates_of

ADVISERS = ("strategist",)
"""Who is asked what it would have done, if the game has it; else the game's own bot. (A master
takes its time, and others wait.)"""


class _Reading(NamedTuple):
    """Who looks back on what."""

    table_id: str
    head: str
    seat: Seat | None
    """Whose lines of the log are counted."""
    language: str

    @property
    def name(self) -> str:
        return f"{self.table_id} {self.head} {self.seat} {self.language}"


@get("/tables/{table_id:str}/analysis", responses=responses)
async def analysis(
    table_id: TableId, who: Who, house: OurHouse, language: Language, seat: AnySeat = None
) -> Analysed:
    """Who was winning when, and why. `at` counts lines of the log as a replay does."""
    reading = await sync_to_thread(_admit, house, table_id, who, language, seat)
    return await house.analysed.find(reading.name, lambda: _analysed(house, reading))


def _admit(house: House, table_id: str, who: Identity, language: str, seat: str | None) -> _Reading:
    house.limits.spend(who.payer, HEAVY)
    with house.tables.open(table_id) as live:
        live.check_afloat()
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        check_own(session, row, seats, who)
        viewer = viewing_seat(row, seats, who, seat)
    if row.status == "gathering":
        raise conflict("not-begun")
    if row.status != "over" and viewer is None:
        raise conflict("say-which-seat")
    return _Reading(table_id, row.head, viewer, language)


def _analysed(house: House, reading: _Reading) -> Analysed:
    try:
        from tercio.analysis.analyse import analyse
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise conflict("no-analysis") from None
    with house.database.read() as session:
        row, seats = game_and_seats(session, reading.table_id)
        table = begin(row, seats).table
        for each, key in history_of(session, row.id):
            table.repeat(each, key)
        dates = dates_of(session, row.id, reading.seat)
    if not table.history:
        raise conflict("nothing-decided")
    known = [name for name in ADVISERS if name in bots(table.game)]
    found = analyse(
        table,
        words_for(table, reading.language),
        reader=reading.seat,
        adviser=known[0] if known else best_bot(table.game),
    )
    return _on_the_wire(found, dates)


def _on_the_wire(found: Analysis, dates: Sequence[int]) -> Analysed:
    def line(decisions: int) -> int:
        """How much of the log was told when so many decisions had been made."""
        return bisect_right(dates, decisions)

    return Analysed(
        is_network=found.source == "network",
        total=len(dates),
        points=tuple(
            WinPoint(at=line(each.at), turn=each.turn, seat=each.seat, win=_plain(each.win))
            for each in found.points
        ),
        turning_points=tuple(
            TurningPoint(
                at=line(each.at),
                turn=each.turn,
                seat=each.seat,
                asked=each.asked,
                texts=each.texts,
                before=each.before[each.seat],
                after=each.after[each.seat],
                rolled=each.rolled,
                advice=_advice(each.advice),
            )
            for each in found.turning_points
        ),
        fortunes={
            str(seat): SeatFortune(choices=each.choices, others=each.others, luck=each.luck)
            for seat, each in found.luck.seats.items()
        },
        rolls=tuple(
            LuckyRoll(
                at=line(each.at),
                turn=each.turn,
                seat=each.seat,
                dice=tuple(die for _, dice in each.dice for die in dice),
                swing=_plain(each.swing),
            )
            for each in found.luck.rolls
        ),
    )


def _advice(found: Advice | None) -> BotAdvice | None:
    if found is None:
        return None
    return BotAdvice(bot=found.bot, text=found.text, same=found.same)


def _plain(chances: Mapping[Seat, float]) -> dict[str, float]:
    return {str(seat): p for seat, p in chances.items()}


handlers = [analysis]
