"""Server-sent events: that something has changed, never what; and who is here.

A ping carries the version of what a viewer can see. What others do in secret changes no
version of theirs, so that it sends no ping. Here are the seats whose holders follow the table,
whatever they look at, as far as this process knows.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from typing import NamedTuple

from litestar import get
from litestar.concurrency import sync_to_thread
from litestar.di import NamedDependency
from litestar.response import ServerSentEvent, ServerSentEventMessage
from sqlalchemy import select

from tercio.kernel.ask import Seat
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import Refused, too_many
from tercio.server.http.handling import responses
from tercio.server.http.parameters import AnySeat, TableId
from tercio.server.live.looks import version_of
from tercio.server.live.tables import game_and_seats
from tercio.server.people.access import chair, viewing_seat
from tercio.server.people.identity import Identity, Who
from tercio.server.play.talk import heard_by
from tercio.server.store import models

POLL_SECONDS = 1.0
"""How soon we hear of what another server process has done."""
HEARTBEAT_SECONDS = 15.0
GRACE_SECONDS = 4.0
"""So long somebody who has turned away is still here: they may only load the page again."""
_EACH = 30
_TOGETHER = 5000


class Standing(NamedTuple):
    """The version of what a viewer sees now; who holds the seat (None: anybody may look); and
    who holds which."""

    version: str
    holder: str | None
    holders: tuple[tuple[str, str | None], ...]


class Hub:
    """Who waits for news of which table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._held: dict[str, int] = {}
        self._here: dict[str, Counter[str]] = {}
        """How often somebody follows each table."""
        self._revisions: dict[str, int] = {}
        self._news: dict[str, int] = {}
        """How often each table that somebody waits for has changed meanwhile."""
        self._versions: dict[tuple[str, Seat | None], tuple[int, asyncio.Future[Standing]]] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._house.tables.watchers.append(self.changed)
        self._task = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        self._house.tables.watchers.remove(self.changed)
        if self._task is not None:
            self._task.cancel()

    def changed(self, game_id: str) -> None:
        """From any thread: wake up whoever waits for news of a table."""
        if self._loop is not None and game_id in self._waiting:
            self._loop.call_soon_threadsafe(self._wake, game_id)

    def _wake(self, game_id: str) -> None:
        self._news[game_id] = self._news.get(game_id, 0) + 1
        for waiting in self._waiting.get(game_id, ()):
            waiting.set()

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            watched = list(self._waiting)
            if not watched:
                continue
            for game_id, revision in await sync_to_thread(self._read_revisions, watched):
                if self._revisions.get(game_id) != revision:
                    self._revisions[game_id] = revision
                    self._wake(game_id)

    def _read_revisions(self, watched: list[str]) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        with self._house.database.read() as session:
            for first in range(0, len(watched), 500):
                part = watched[first : first + 500]
                rows = select(models.Game.id, models.Game.revision).where(models.Game.id.in_(part))
                found += [(id, revision) for id, revision in session.execute(rows)]
        return found

    def standing(self, game_id: str, seat: Seat | None) -> asyncio.Future[Standing]:
        """What a viewer sees now, found out once for all who look as the same seat."""
        news = self._news.get(game_id, 0)
        known = self._versions.get((game_id, seat))
        if known is None or known[0] != news or _has_failed(known[1]):
            finding = asyncio.ensure_future(sync_to_thread(self._look, game_id, seat))
            known = self._versions[game_id, seat] = (news, finding)
        # Whoever turns away must not take the answer away from the others.
        return asyncio.shield(known[1])

    def _look(self, game_id: str, seat: Seat | None) -> Standing:
        with self._house.database.read() as session:
            row, seats = game_and_seats(session, game_id)
        heard = heard_by(self._house, game_id, seat)
        holders = tuple((each.seat, each.account_id) for each in seats)
        holder = None
        if seat is not None and row.status != "over":
            holder = chair(seats, seat).account_id or ""
        if row.status == "gathering":
            return Standing(f"gathering-{row.seating}-{heard}", holder, holders)
        try:
            with self._house.tables.open(game_id) as live:
                return Standing(version_of(live, seat, heard), holder, holders)
        except Refused:  # a game that cannot be shown any more
            return Standing(f"unreadable-{heard}", holder, holders)

    async def follow(
        self, game_id: str, seat: Seat | None, account_id: str | None, payer: str
    ) -> AsyncIterator[ServerSentEventMessage]:
        """Pings for one viewer, until they turn away, or the seat is theirs no more.

        It is counted here and not by who lets them in: who is gone before we begin costs nothing.
        """
        if not self.has_room_for(payer):
            return
        self._held[payer] = self._held.get(payer, 0) + 1
        news = asyncio.Event()
        self._waiting.setdefault(game_id, set()).add(news)
        self._arrive(game_id, account_id)
        try:
            told, seen = "", None
            while True:
                news.clear()
                try:
                    version, holder, holders = await self.standing(game_id, seat)
                except Refused:  # the table was called off
                    return
                if holder not in (None, account_id):
                    return
                if version != told:
                    told = version
                    data = json.dumps({"version": version})
                    yield ServerSentEventMessage(event="changed", data=data)
                if (here := self._seats_here(game_id, holders)) != seen:
                    seen = here
                    yield ServerSentEventMessage(event="here", data=json.dumps({"seats": here}))
                try:
                    await asyncio.wait_for(news.wait(), HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield ServerSentEventMessage(event="heartbeat", data="{}")
        finally:
            self._leave(game_id, news, payer)
            self._depart(game_id, account_id)

    def _arrive(self, game_id: str, account_id: str | None) -> None:
        if account_id is not None:
            here = self._here.setdefault(game_id, Counter())
            here[account_id] += 1
            if here[account_id] == 1:
                self._stir(game_id)

    def _depart(self, game_id: str, account_id: str | None) -> None:
        if account_id is not None:
            asyncio.get_running_loop().call_later(GRACE_SECONDS, self._gone, game_id, account_id)

    def _gone(self, game_id: str, account_id: str) -> None:
        here = self._here[game_id]
        here[account_id] -= 1
        if not here[account_id]:
            del here[account_id]
            self._stir(game_id)
        if not here:
            del self._here[game_id]

    def _stir(self, game_id: str) -> None:
        """Somebody has come or gone: at the table itself there is nothing new."""
        for waiting in self._waiting.get(game_id, ()):
            waiting.set()

    def _seats_here(self, game_id: str, holders: tuple[tuple[str, str | None], ...]) -> list[str]:
        here = self._here.get(game_id, Counter())
        return [seat for seat, account_id in holders if account_id in here]

    def has_room_for(self, payer: str) -> bool:
        settings = self._house.settings
        each = _EACH * settings.limit_scale if settings.is_limited else _TOGETHER
        return self._held.get(payer, 0) < each and sum(self._held.values()) < _TOGETHER

    def _leave(self, game_id: str, news: asyncio.Event, payer: str) -> None:
        self._held[payer] -= 1
        if not self._held[payer]:
            del self._held[payer]
        self._waiting[game_id].discard(news)
        if not self._waiting[game_id]:
            del self._waiting[game_id]
            self._revisions.pop(game_id, None)
            self._news.pop(game_id, None)
            for key in [key for key in self._versions if key[0] == game_id]:
                del self._versions[key]


def _has_failed(finding: asyncio.Future[Standing]) -> bool:
    return finding.done() and (finding.cancelled() or finding.exception() is not None)


@get("/tables/{table_id:str}/events", media_type="text/event-stream", responses=responses)
async def events(
    table_id: TableId, who: Who, house: OurHouse, hub: NamedDependency[Hub], seat: AnySeat = None
) -> ServerSentEvent:
    """`changed` {version} whenever there is something new to look at, `here` {seats} whose holders
    are here; `heartbeat` meanwhile."""
    viewer = await sync_to_thread(_viewer, house, table_id, who, seat)
    if not hub.has_room_for(who.payer):
        raise too_many()
    return ServerSentEvent(hub.follow(table_id, viewer, who.id, who.payer))


def _viewer(house: House, table_id: str, who: Identity, seat: str | None) -> Seat | None:
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        assert who.payer  # found out here, in a thread
        return viewing_seat(row, seats, who, seat)


handlers = [events]
