"""Server-sent events: that something has changed, and who is here.

A ping carries the version of what a viewer can see, and for those who wish for it what has changed
since the version before. What others do in secret changes no version of theirs, so that it sends no
ping. Here are the seats whose holders follow the table, whatever they look at.

Of what other processes do we are told by the database (PostgreSQL), or ask it (SQLite).
"""

import asyncio
import json
import logging
import random
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import NamedTuple

from litestar import get
from litestar.concurrency import sync_to_thread
from litestar.di import NamedDependency
from litestar.response import ServerSentEvent, ServerSentEventMessage
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from tercio.server.house import House, OurHouse
from tercio.server.http.errors import Refused, too_many
from tercio.server.http.handling import encode, responses
from tercio.server.http.parameters import AnySeat, Language, TableId, WithChanges
from tercio.server.live.remembered import Viewer
from tercio.server.live.rows import game_and_seats
from tercio.server.live.showing import shown_to
from tercio.server.live.table import Live
from tercio.server.people.access import hearing_seat, viewing_seat
from tercio.server.people.blocks import those_who_block
from tercio.server.people.identity import Identity, Who, still_open
from tercio.server.play.changes import change_since
from tercio.server.play.presence import Presence
from tercio.server.play.talk import heard_by, heard_of, said_at
from tercio.server.play.times import beside_of
from tercio.server.store import models

POLL_SECONDS = 1.0
"""How often we ask what other processes have done, whether or not the database tells."""
HEARTBEAT_SECONDS = 15.0
GRACE_SECONDS = 4.0
"""So long somebody who has turned away is still here: they may only load the page again."""
_log = logging.getLogger("tercio.server.play.pings")
_COME_BACK_MS = 3000
"""How long a browser waits before it comes back to a stream that broke."""
_AT_ONCE_MS = (50, 400)
_KEPT = 8
"""Whoever is behind by more looks anew."""
_EACH = 30
_TOGETHER = 5000


class Ping(NamedTuple):
    """The version of what a viewer sees now; and what has changed since the version before, ready
    to be sent, where that is known."""

    version: str
    change: str = ""


class Follower(NamedTuple):
    """As what somebody looks, who it is, and the key that they have shown, if they need one."""

    viewer: Viewer
    account_id: str | None
    key: str | None

    @property
    def hears_as_all(self) -> bool:
        """Whether they have an account, and hear no more than what is said to everybody."""
        return self.account_id is not None and self.viewer.hears is None


class Standing(NamedTuple):
    """What each viewer sees now; who holds which seat; who follows the table at other processes."""

    pings: dict[Viewer, Ping]
    is_over: bool
    holders: tuple[tuple[str, str | None], ...]
    elsewhere: frozenset[str]
    revision: int
    keys: frozenset[str]
    """Those that open anything still."""
    picky: frozenset[str]
    """Those among the spectators who have blocked somebody."""

    def is_open_to(self, who: Follower) -> bool:
        """Whether somebody may still look as a seat: when a game is over, everything is open."""
        if who.viewer.seat is None or self.is_over:
            return True
        return who.account_id is not None and (who.viewer.seat, who.account_id) in self.holders

    def lets_in(self, key: str | None) -> bool:
        return key is None or key in self.keys

    def hears_all(self, who: Follower) -> bool:
        """What is sent to spectators is the same for all of them: whoever has blocked somebody is
        told that there is news, and fetches what they want to hear."""
        return not who.hears_as_all or who.account_id not in self.picky


class _Found(NamedTuple):
    """How a table stands: after how much news, for whom, and what was found, or will be."""

    news: int
    followers: frozenset[Follower]
    finding: asyncio.Future[Standing]

    def is_for(self, who: Follower) -> bool:
        """Whether it tells somebody how the table stands, or will."""
        return who in self.followers and not (self.finding.done() and self._has_failed)

    @property
    def _has_failed(self) -> bool:
        return self.finding.cancelled() or self.finding.exception() is not None


class _Ear:
    """Somebody who waits for news: what was found meanwhile lies ready, in order."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.heard = -1
        """After how much news that was found which they were told last."""
        self._found: deque[_Found] = deque(maxlen=_KEPT)

    def hear(self, found: _Found) -> None:
        if found.news > self.heard:
            self._found.append(found)
            self.news.set()

    def next(self, who: Follower) -> _Found | None:
        """The first that they have not been told of."""
        while self._found:
            found = self._found.popleft()
            if found.news > self.heard and found.is_for(who):
                return found
        return None

    async def wait(self) -> None:
        """Until there is news, or somebody stirs."""
        if not self._found:
            await self.news.wait()
        self.news.clear()


class _Beat:
    """Wakes somebody up now and then, whether or not there is news: one timer serves for long."""

    def __init__(self, waiting: asyncio.Event) -> None:
        self._waiting = waiting
        self.begin()

    def begin(self) -> None:
        self.is_due = False
        self._timer = asyncio.get_running_loop().call_later(HEARTBEAT_SECONDS, self._ring)

    def _ring(self) -> None:
        self.is_due = True
        self._waiting.set()

    def stop(self) -> None:
        self._timer.cancel()


class Hub:
    """Who waits for news of which table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: dict[str, set[_Ear]] = {}
        self._held: dict[str, int] = {}
        is_shared = house.settings.is_hosted or house.database.tells
        self._presence = Presence(house.database, is_shared)
        self._revisions: dict[str, int] = {}
        """Of tables that somebody waits for: how often they have changed,"""
        self._elsewhere: dict[str, frozenset[str]] = {}
        """and who follows them at other processes."""
        self._news: dict[str, int] = {}
        """How often each table that somebody waits for has changed meanwhile."""
        self._followers: dict[str, Counter[Follower]] = {}
        """Who looks at each table, and how often."""
        self._standings: dict[str, _Found] = {}
        self._task: asyncio.Task[None] | None = None
        self._ask_now = asyncio.Event()
        self.is_closing = False

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._house.tables.watchers.append(self.changed)
        self._task = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        self._house.tables.watchers.remove(self.changed)
        if self._task is not None:
            self._task.cancel()
        try:
            await sync_to_thread(self._presence.forget)
        except SQLAlchemyError:
            _log.warning("Who was here is forgotten later.")

    @property
    def streams(self) -> int:
        """How many are open."""
        return sum(self._held.values())

    def close(self) -> None:
        """End all streams: browsers come back at once, to a process that stays."""
        self.is_closing = True
        for game_id in self._waiting:
            self._stir(game_id)

    def heard(self, game_id: str | None) -> None:
        """From any thread: another process has changed a game, or any of them."""
        if game_id is not None:
            self._elsewhere.pop(game_id, None)
            self._house.tables.tell(game_id)
        elif self._loop is not None:
            self._loop.call_soon_threadsafe(self._ask_now.set)

    def changed(self, game_id: str) -> None:
        """From any thread: wake up whoever waits for news of a table."""
        if self._loop is not None and game_id in self._waiting:
            self._loop.call_soon_threadsafe(self._wake, game_id)

    def _wake(self, game_id: str) -> None:
        """There is news of a table: it is looked at for all who follow it, and then they wake up,
        once. If it is being looked at now, it is looked at again after that."""
        if game_id not in self._waiting:
            return
        self._news[game_id] = self._news.get(game_id, 0) + 1
        known = self._standings.get(game_id)
        if known is None or known.finding.done():
            self._find(game_id)

    def _was_found(self, game_id: str, found: _Found) -> None:
        for ear in self._waiting.get(game_id, ()):
            ear.hear(found)
        is_latest = self._standings.get(game_id) is found
        if is_latest and self._news.get(game_id, 0) != found.news:
            self._find(game_id)

    async def _poll(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ask_now.wait(), POLL_SECONDS)
            self._ask_now.clear()
            try:
                await self._ask()
            except SQLAlchemyError as error:  # it may come back
                said = type(getattr(error, "orig", error)).__name__
                _log.warning("Nobody knows what other processes do: %s.", said)

    async def _ask(self) -> None:
        await sync_to_thread(self._presence.note, self._presence.all())
        watched = list(self._waiting)
        if not watched:
            return
        found = await sync_to_thread(self._read_revisions, watched)
        for game_id, known in found.items():
            about = self._revisions.get(game_id), self._elsewhere.get(game_id)
            if game_id in self._waiting and about != known:
                self._revisions[game_id], self._elsewhere[game_id] = known
                self._wake(game_id)

    def _read_revisions(self, watched: list[str]) -> dict[str, tuple[int, frozenset[str]]]:
        found: dict[str, tuple[int, frozenset[str]]] = {}
        with self._house.database.read() as session:
            for first in range(0, len(watched), 500):
                part = watched[first : first + 500]
                elsewhere = self._presence.elsewhere(session, part)
                rows = select(models.Game.id, models.Game.revision).where(models.Game.id.in_(part))
                for id, revision in session.execute(rows):
                    found[id] = revision, elsewhere.get(id, frozenset())
        return found

    async def standing(self, game_id: str, who: Follower) -> _Found:
        """How a table stands now, found out once for all who look at it."""
        news, known = self._news.get(game_id, 0), self._standings.get(game_id)
        if known is None or known.news != news or not known.is_for(who):
            known = self._find(game_id, who)
        if not known.finding.done():
            # Whoever turns away must not take the answer away from the others.
            await asyncio.shield(known.finding)
        return known

    def _find(self, game_id: str, *newcomers: Follower) -> _Found:
        """Find out how a table stands, for all who follow it."""
        all = frozenset((*self._followers.get(game_id, ()), *newcomers))
        looking = sync_to_thread(self._look, game_id, all, self._elsewhere.get(game_id))
        found = _Found(self._news.get(game_id, 0), all, asyncio.ensure_future(looking))
        self._standings[game_id] = found
        found.finding.add_done_callback(lambda _: self._was_found(game_id, found))
        return found

    def _look(
        self, game_id: str, followers: frozenset[Follower], elsewhere: frozenset[str] | None
    ) -> Standing:
        """`elsewhere`: who follows the table at other processes, as far as that is known."""
        viewers = {each.viewer for each in followers}
        shown = {each.key for each in followers if each.key is not None}
        listening = {str(each.account_id) for each in followers if each.hears_as_all}
        with self._house.database.read() as session:
            keys = still_open(session, shown)
            picky = those_who_block(session, listening)
            if elsewhere is None:
                elsewhere = self._presence.elsewhere(session, [game_id]).get(game_id, frozenset())
        try:
            with self._house.tables.open(game_id) as live:
                row, seats = live.row, live.seats
                pings = {each: _ping(self._house, live, each) for each in viewers}
        except Refused:  # it has not begun, or cannot be shown any more
            with self._house.database.read() as session:
                row, seats = game_and_seats(session, game_id)
                said = said_at(session, game_id)
            is_on = row.status != "gathering"
            stage = "unreadable" if is_on else f"gathering-{row.seating}"
            pings = {each: Ping(f"{stage}-{heard_of(said, each.hears)}") for each in viewers}
        holders = tuple((each.seat, each.account_id) for each in seats)
        return Standing(
            pings,
            row.status == "over",
            holders,
            elsewhere,
            revision=row.revision,
            keys=keys,
            picky=picky,
        )

    async def _still_holds(self, key: str | None) -> bool:
        return key is None or key in await sync_to_thread(self._still_open, key)

    def _still_open(self, key: str) -> frozenset[str]:
        with self._house.database.read() as session:
            return still_open(session, [key])

    async def follow(
        self,
        game_id: str,
        who: Follower,
        payer: str,
        *,
        with_changes: bool,
    ) -> AsyncIterator[ServerSentEventMessage]:
        """Pings for one viewer, until they turn away or log out, or the seat is theirs no more.

        It is counted here and not by who lets them in: who is gone before we begin costs nothing.
        """
        if self.is_closing:
            yield _farewell()
        if not self.has_room_for(payer) or self.is_closing:
            return
        self._held[payer] = self._held.get(payer, 0) + 1
        ear = _Ear()
        self._waiting.setdefault(game_id, set()).add(ear)
        self._followers.setdefault(game_id, Counter())[who] += 1
        self._arrive(game_id, who.account_id)
        beat = _Beat(ear.news)
        try:
            told, seen = "", None
            while not self.is_closing:
                try:
                    found = ear.next(who)
                    # With what is new it is found out for all together who may hear it.
                    is_new = found is not None or ear.heard != self._news.get(game_id, 0)
                    if not is_new and not await self._still_holds(who.key):
                        return
                    found = found or await self.standing(game_id, who)
                    standing, ear.heard = found.finding.result(), found.news
                except Refused:  # the table was called off
                    return
                except SQLAlchemyError:  # the database may come back
                    yield ServerSentEventMessage(event="heartbeat", data="{}")
                    await asyncio.sleep(POLL_SECONDS)
                    continue
                if not standing.is_open_to(who) or (is_new and not standing.lets_in(who.key)):
                    return
                self._revisions[game_id] = standing.revision
                self._elsewhere.setdefault(game_id, standing.elsewhere)
                ping = standing.pings[who.viewer]
                if ping.version != told:
                    # Since which version is theirs to compare: the one before may have come to
                    # them with the answer to a decision, not from here.
                    is_told = with_changes and ping.change and told and standing.hears_all(who)
                    data = ping.change if is_told else json.dumps({"version": ping.version})
                    retry, told = None if told else _COME_BACK_MS, ping.version
                    yield ServerSentEventMessage(event="changed", data=data, retry=retry)
                here = self._seats_here(game_id, standing.holders, standing.elsewhere)
                if here != seen:
                    seen = here
                    yield ServerSentEventMessage(event="here", data=json.dumps({"seats": here}))
                await ear.wait()
                if beat.is_due:
                    beat.begin()
                    yield ServerSentEventMessage(event="heartbeat", data="{}")
            yield _farewell()
        finally:
            beat.stop()
            self._leave(game_id, who, ear, payer)
            self._depart(game_id, who.account_id)

    def _arrive(self, game_id: str, account_id: str | None) -> None:
        if account_id is not None and self._presence.arrive(game_id, account_id):
            self._stir(game_id)

    def _depart(self, game_id: str, account_id: str | None) -> None:
        if account_id is not None:
            asyncio.get_running_loop().call_later(GRACE_SECONDS, self._gone, game_id, account_id)

    def _gone(self, game_id: str, account_id: str) -> None:
        if self._presence.leave(game_id, account_id):
            self._stir(game_id)

    def _stir(self, game_id: str) -> None:
        """Somebody has come or gone: at the table itself there is nothing new."""
        for waiting in self._waiting.get(game_id, ()):
            waiting.news.set()

    def _seats_here(
        self,
        game_id: str,
        holders: tuple[tuple[str, str | None], ...],
        elsewhere: frozenset[str],
    ) -> list[str]:
        here = {*self._presence.at(game_id), *elsewhere}
        return [seat for seat, account_id in holders if account_id in here]

    def has_room_for(self, payer: str) -> bool:
        settings = self._house.settings
        each = _EACH * settings.limit_scale if settings.is_limited else _TOGETHER
        return self._held.get(payer, 0) < each and sum(self._held.values()) < _TOGETHER

    def _leave(self, game_id: str, who: Follower, ear: _Ear, payer: str) -> None:
        self._held[payer] -= 1
        if not self._held[payer]:
            del self._held[payer]
        self._followers[game_id] -= Counter([who])
        self._waiting[game_id].discard(ear)
        if not self._waiting[game_id]:
            del self._waiting[game_id]
            self._revisions.pop(game_id, None)
            self._elsewhere.pop(game_id, None)
            self._news.pop(game_id, None)
            self._followers.pop(game_id, None)
            self._standings.pop(game_id, None)


def _farewell() -> ServerSentEventMessage:
    """This process goes, and another one is there already: come back at once, but not all at the
    same moment."""
    return ServerSentEventMessage(event="again", data="{}", retry=random.randrange(*_AT_ONCE_MS))


def _ping(house: House, live: Live, viewer: Viewer) -> Ping:
    heard = heard_by(house, live, viewer.hears)
    shown = shown_to(live, viewer, heard, beside_of(house, live))
    if shown.before is None:
        return Ping(shown.look.version)
    after = shown.before.look.version
    change = change_since(house, live, viewer, shown, version=after)
    if change is None:
        return Ping(shown.look.version)
    return Ping(shown.look.version, encode(change).decode())


@get("/tables/{table_id:str}/events", media_type="text/event-stream", responses=responses)
async def events(
    table_id: TableId,
    who: Who,
    house: OurHouse,
    hub: NamedDependency[Hub],
    language: Language,
    seat: AnySeat = None,
    changes: WithChanges = False,
) -> ServerSentEvent:
    """`changed` {version} whenever there is something new to look at, with `changes` and what has
    changed since the version before (Change), where that is known; `here` {seats} whose holders are
    here; `heartbeat` meanwhile; `again` when the server goes and another is there: come back."""
    follower = await sync_to_thread(_follower, house, table_id, who, seat, language=language)
    if not hub.has_room_for(who.payer):
        raise too_many()
    return ServerSentEvent(
        hub.follow(
            table_id,
            follower,
            who.payer,
            with_changes=changes,
        )
    )


def _follower(
    house: House, table_id: str, who: Identity, seat: str | None, *, language: str
) -> Follower:
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        assert who.payer  # found out here, in a thread
        viewing = viewing_seat(row, seats, who, seat)
        viewer = Viewer(viewing, language, hearing_seat(seats, who, viewing))
        return Follower(viewer, who.id, who.key)


handlers = [events]
