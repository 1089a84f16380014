"""Bots play their seats, by the rules for everybody: after every act one decision at a time, or
several that are stored together."""

import logging
import queue
import threading
import time
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import select

from tercio.bots.registry import best_bot, bot
from tercio.kernel.ask import PASS, Seat
from tercio.kernel.bot import Bot, Remark
from tercio.kernel.pace import is_window
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.server.house import House
from tercio.server.http.errors import Refused
from tercio.server.live.scribe import has_bot, is_due
from tercio.server.live.table import Live
from tercio.server.play.minds import Minds, thinks_long
from tercio.server.play.remarks import remark_of, say
from tercio.server.store import models
from tercio.server.store.chain import Act

_log = logging.getLogger("tercio.server.play.bots")
_PATIENCE = 0.03
"""How long a bot lets people go before it, at each of its decisions."""
SWEEP_SECONDS = 2.0
"""How soon a bot is called again whose turn came to nothing, here or in another process."""
_LONGEST_PAUSE = 300.0
_LONGEST_HOLD = 0.3
"""So long bots leave a table alone at which somebody is about to act."""
_WORK = "bots "
"""What a lease on the bots of a table is called, before its id."""


class BotsRunner:
    """Threads that look after the games in which it is a bot's turn.

    Where nobody else uses the tables of this process, bots play on for as long as `longest_run`
    says before what they have done is stored.
    """

    def __init__(self, house: House, threads: int = 4, longest_run: float = 0.0) -> None:
        self._house = house
        self._longest_run = longest_run
        self._held: dict[str, float] = {}
        """Tables at which somebody is about to act, and until when they are left to them."""
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
        self._house.tables.callers.append(self.call)
        for thread in (*self._threads, self._sweeper):
            thread.start()

    def stop(self) -> None:
        self._house.tables.callers.remove(self.call)
        self._closing.set()
        for _ in self._threads:
            self._queue.put(None)
        self._minds.close()
        for thread in (*self._threads, self._sweeper):
            thread.join(timeout=5)

    def call(self, game_id: str) -> None:
        """Something has happened at a table: see whether a bot must act."""
        with self._lock:
            self._held.pop(game_id, None)
            if game_id not in self._waiting:
                self._waiting.add(game_id)
                self._queue.put(game_id)

    def hold(self, game_id: str) -> None:
        """Somebody is about to act at a table: bots let them go first."""
        with self._lock:
            self._held[game_id] = time.monotonic() + _LONGEST_HOLD

    def _is_held(self, game_id: str) -> bool:
        with self._lock:
            return self._held.get(game_id, 0.0) > time.monotonic()

    def _let_go_first(self, game_id: str) -> None:
        self._house.crowd.wait_until_quiet(_PATIENCE)
        while self._is_held(game_id) and not self._closing.wait(_PATIENCE / 6):
            pass
        with self._lock:
            self._held.pop(game_id, None)

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
        """One decision of one bot, or a run of them. That it is stored calls us again."""
        with self._house.database.read() as session:
            row = session.get(models.Game, game_id)
        if row is None or not row.is_bots_turn or row.status != "playing":
            return
        if row.rewind_to is not None:
            return  # people talk about going back
        if not self._house.leases.take(_WORK + game_id):
            return  # the bots of another process think here
        self._let_go_first(game_id)
        thought = self._think(game_id)
        if thought is None:
            return
        run = [thought]
        live = self._house.tables.act(game_id, partial(self._play_on, run), lambda live: live)
        for each in run:
            if each.remark is not None and live.head != each.head:
                say(self._house, live, each.seat, each.remark)

    def _think(self, game_id: str) -> "_Thought | None":
        """What a bot would do. It thinks at a table of its own: nobody has to wait for it."""
        with self._house.tables.open(game_id) as live:
            turn = _turn_at(live, live.acts)
        return None if turn is None else self._thought(live, turn)

    def _thought(self, live: Live, turn: "_Turn") -> "_Thought":
        if turn.mind is None:
            return _Thought(turn.head, turn.seat, turn.bot, PASS, remark=None)
        key, mind = self._minds.choose(turn.mind, turn.fork, turn.seat)
        live.bots[turn.seat, turn.name] = mind
        # Who stands in is not seen to.
        remark = None if turn.bot is None else remark_of(mind, turn.fork, turn.seat, key)
        return _Thought(turn.head, turn.seat, turn.bot, key, remark=remark)

    def _play_on(self, run: "list[_Thought]", live: Live) -> list[Act]:
        """What the first thought of a run leads to, and the thoughts that follow it."""
        del run[1:]
        acts = _decide(run[0], live)
        until = time.monotonic() + self._longest_run
        while acts and time.monotonic() < until and not self._is_held(live.row.id):
            if not self._house.tables.is_in_pace(live):
                break  # that comes first
            thought = self._next_thought(live, live.acts + len(acts))
            if thought is None:
                break
            run.append(thought)
            acts += _decide(thought, live)
        return acts

    def _next_thought(self, live: Live, acts: int) -> "_Thought | None":
        """Of a bot that is quick. One that breaks down does so when its own turn is called."""
        try:
            turn = _turn_at(live, acts)
            if turn is None or (turn.mind is not None and thinks_long(turn.mind)):
                return None
            return self._thought(live, turn)
        except Exception:
            return None


class _Turn(NamedTuple):
    """A bot that has to decide, and the table at which it thinks."""

    head: str
    seat: Seat
    bot: str | None
    """None: it stands in for somebody in a secret round."""
    name: str
    mind: Bot | None
    """None: there is nothing to think about."""
    fork: Table[Any]


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


def _turn_at(live: Live, acts: int) -> _Turn | None:
    """Whose turn it is, after so many acts."""
    chair = next((chair for chair in live.seats if _is_bots_turn(live, chair)), None)
    if chair is None:
        return None
    seat, name = Seat(chair.seat), chair.bot or best_bot(live.rules)
    only_passes = chair.bot is None and is_window(live.table.stop)
    mind = None if only_passes else _bot_of(live, seat, name, acts)
    return _Turn(live.head, seat, chair.bot, name, mind=mind, fork=live.table.fork())


def _decide(thought: _Thought, live: Live) -> list[Act]:
    """If the table has moved on meanwhile, the bot thinks again."""
    chair = live.seat(thought.seat)
    if live.head != thought.head or chair is None or chair.bot != thought.bot or not has_bot(chair):
        return []
    return live.decide(thought.seat, thought.key, None, "bot")


def _bot_of(live: Live, seat: Seat, name: str, acts: int) -> Bot:
    """A bot keeps its mind while its table stays in memory; afterwards it thinks anew."""
    known = live.bots.get((seat, name))
    if known is None:
        stream = Stream.from_seed(live.row.bots_key).child(f"{seat} {acts}")
        known = live.bots[seat, name] = bot(live.rules, name, in_time=True)(seat, stream)
    return known
