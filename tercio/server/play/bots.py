"""Bots play their seats: after every act, one decision at a time, by the rules for everybody."""

import logging
import queue
import threading
import time
from functools import partial
from typing import NamedTuple

from sqlalchemy import select

from tercio.bots.registry import best_bot, bot
from tercio.kernel.ask import PASS, Seat
from tercio.kernel.bot import Bot, Remark
from tercio.kernel.pace import is_window
from tercio.kernel.randomness import Stream
from tercio.server.house import House
from tercio.server.http.errors import Refused
from tercio.server.live.table import Live
from tercio.server.live.tables import has_bot, is_due
from tercio.server.play.minds import Minds
from tercio.server.play.remarks import remark_of, say
from tercio.server.store import models
from tercio.server.store.chain import Act

_log = logging.getLogger("tercio.server.play.bots")
_PATIENCE = 0.03
"""How long a bot lets people go before it, at each of its decisions."""
SWEEP_SECONDS = 2.0
"""How soon a bot is called again whose turn came to nothing, here or in another process."""
_LONGEST_PAUSE = 300.0
_WORK = "bots "
"""What a lease on the bots of a table is called, before its id."""


class BotsRunner:
    """Threads that look after the games in which it is a bot's turn."""

    def __init__(self, house: House, threads: int = 4) -> None:
        self._house = house
        self._minds = Minds()
        self._queue: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._waiting: set[str] = set()
        self._at_work: set[str] = set()
        self._called_meanwhile: set[str] = set()
        self._failed: dict[str, tuple[int, float]] = {}
        """How often in a row a table's bots have failed, and until when they are left alone."""
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=self._run, name=f"bots-{n}", daemon=True)
            for n in range(threads)
        ]
        self._sweeper = threading.Thread(target=self._sweep, name="bots-sweep", daemon=True)

    def start(self) -> None:
        """Go on where bots were interrupted, and listen for what happens."""
        self._house.tables.watchers.append(self.call)
        for thread in (*self._threads, self._sweeper):
            thread.start()

    def stop(self) -> None:
        self._house.tables.watchers.remove(self.call)
        self._closing.set()
        for _ in self._threads:
            self._queue.put(None)
        self._minds.close()
        for thread in (*self._threads, self._sweeper):
            thread.join(timeout=5)

    def call(self, game_id: str) -> None:
        """Something has happened at a table: see whether a bot must act."""
        with self._lock:
            if game_id not in self._waiting:
                self._waiting.add(game_id)
                self._queue.put(game_id)

    @property
    def tables(self) -> int:
        """At how many tables bots think, or wait to."""
        return len(self._waiting | self._at_work)

    def _sweep(self) -> None:
        """Nobody waits for ever: a turn that came to nothing is taken up again."""
        while True:
            try:
                self._keep_leases()
                for game_id in self._due():
                    if self._failed.get(game_id, (0, 0.0))[1] <= time.monotonic():
                        self.call(game_id)
            except Exception:
                _log.exception("The tables of bots could not be read.")
            if self._closing.wait(SWEEP_SECONDS):
                return

    def _due(self) -> list[str]:
        with self._house.database.read() as session:
            due = select(models.Game.id).filter_by(
                is_bots_turn=True, status="playing", rewind_to=None
            )
            ours = due.where(~self._house.leases.is_others(_WORK + models.Game.id))
            return list(session.scalars(ours))

    def _keep_leases(self) -> None:
        """Other processes leave the tables alone at which our bots are thinking."""
        with self._lock:
            at_work = [_WORK + game_id for game_id in self._at_work]
        self._house.leases.renew(at_work)

    def _has_failed(self, game_id: str) -> None:
        """The next attempt comes later each time, so that a broken bot costs little."""
        times = self._failed.get(game_id, (0, 0.0))[0] + 1
        pause = min(_LONGEST_PAUSE, SWEEP_SECONDS * 2 ** min(times - 1, 10))
        self._failed[game_id] = (times, time.monotonic() + pause)

    def _run(self) -> None:
        while (game_id := self._queue.get()) is not None:
            if not self._begin(game_id):
                continue
            try:
                self._play_one(game_id)
                self._failed.pop(game_id, None)
            except Refused as refused:
                _log.warning("A bot at table %s was refused: %s", game_id, refused.sentence)
                self._has_failed(game_id)
            except Exception:
                _log.exception("A bot at table %s broke down.", game_id)
                self._has_failed(game_id)
            finally:
                self._end(game_id)

    def _begin(self, game_id: str) -> bool:
        """One thread at a table: bots have minds of their own, but not two at once."""
        with self._lock:
            self._waiting.discard(game_id)
            if game_id in self._at_work:
                self._called_meanwhile.add(game_id)
                return False
            self._at_work.add(game_id)
            return True

    def _end(self, game_id: str) -> None:
        with self._lock:
            self._at_work.discard(game_id)
            is_called = game_id in self._called_meanwhile
            self._called_meanwhile.discard(game_id)
        if is_called:
            self.call(game_id)

    def _play_one(self, game_id: str) -> None:
        """One decision of one bot. Its being stored calls us again."""
        with self._house.database.read() as session:
            row = session.get(models.Game, game_id)
        if row is None or not row.is_bots_turn or row.status != "playing":
            return
        if row.rewind_to is not None:
            return  # people talk about going back
        if not self._house.leases.take(_WORK + game_id):
            return  # the bots of another process think here
        self._house.crowd.wait_until_quiet(_PATIENCE)
        thought = self._think(game_id)
        if thought is None:
            return
        live = self._house.tables.act(game_id, partial(_decide, thought), lambda live: live)
        if thought.remark is not None and live.head != thought.head:
            say(self._house, live, thought.seat, thought.remark)

    def _think(self, game_id: str) -> "_Thought | None":
        """What a bot would do. It thinks at a table of its own: nobody has to wait for it."""
        with self._house.tables.open(game_id) as live:
            chair = next((chair for chair in live.seats if _is_bots_turn(live, chair)), None)
            if chair is None:
                return None
            seat = Seat(chair.seat)
            if chair.bot is None and is_window(live.table.stop):
                return _Thought(live.head, seat, None, PASS, remark=None)
            name = chair.bot or best_bot(live.rules)
            mind = _bot_of(live, seat, name)
            head, fork = live.head, live.table.fork()
        key, mind = self._minds.choose(mind, fork, seat)
        live.bots[seat, name] = mind
        # Who stands in is not seen to.
        remark = None if chair.bot is None else remark_of(mind, fork, seat, key)
        return _Thought(head, seat, chair.bot, key, remark=remark)


class _Thought(NamedTuple):
    """What a bot has made up its mind to do, and where the game stood then."""

    head: str
    seat: Seat
    bot: str | None
    """None: it stands in for somebody in a secret round."""
    key: str
    remark: Remark | None


def _is_bots_turn(live: Live, chair: models.Seat) -> bool:
    return has_bot(chair) and not live.stranded and is_due(live, chair)


def _decide(thought: _Thought, live: Live) -> list[Act]:
    """If the table has moved on meanwhile, the bot thinks again."""
    chair = live.seat(thought.seat)
    if live.head != thought.head or chair is None or chair.bot != thought.bot or not has_bot(chair):
        return []
    return live.decide(thought.seat, thought.key, None, "bot")


def _bot_of(live: Live, seat: Seat, name: str) -> Bot:
    """A bot keeps its mind while its table stays in memory; afterwards it thinks anew."""
    known = live.bots.get((seat, name))
    if known is None:
        stream = Stream.from_seed(live.row.bots_key).child(f"{seat} {live.acts}")
        known = live.bots[seat, name] = bot(live.rules, name, in_time=True)(seat, stream)
    return known
