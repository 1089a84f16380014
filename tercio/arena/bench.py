"""How fast a game is. What is measured is what `docs/performance.md` tells.

The choices are seeded, so that two runs of the same length play the same games. Time is that
of the processor, so that other work on the machine does not count.
"""

import tracemalloc
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any, TypeVar

import msgspec

from tercio.arena import hollow
from tercio.arena.match import Match, play
from tercio.arena.sentences import told
from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat, play_out
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.randomness import Stream
from tercio.kernel.saving.save import load, read, save
from tercio.kernel.table import Table

T = TypeVar("T")

SAMPLED = 0.1
"""Of the decision points, those at which views, forks, saves and loads are timed."""


class Figures(msgspec.Struct, frozen=True):
    """Per game, except the last two, which are the kernel's own."""

    game: str
    scenario: str
    players: int
    bot: str
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    view_us: float
    fork_us: float
    save_us: float
    load_us: float
    save_bytes: int
    bot_game_s: float
    memory_mb_per_1000_tables: float
    kernel_decision_us: float
    kernel_fork_40kb_us: float


BOT_GAMES = 3
"""The fewest games of bots that tell how long one takes."""
HIGHER_IS_BETTER = frozenset({"decisions_per_s", "games_per_s"})


def bench(match: Match, seconds: float) -> Figures:
    """Measure a game for about so many seconds; at least one whole game of each kind."""
    if seconds <= 0:
        raise Unknown(told("some-seconds", seconds=f"{seconds:g}"))
    setting = match.setting
    play_of = _RandomPlay(match, seconds * 0.6)
    per_game = play_of.decisions / play_of.games
    return Figures(
        match.game,
        setting.scenario,
        len(setting.seats),
        ", ".join(dict.fromkeys(match.seating.values())),
        decisions_per_s=round(play_of.decisions / play_of.seconds, 1),
        games_per_s=round(play_of.games / play_of.seconds, 3),
        decisions_per_game=round(per_game, 1),
        view_us=play_of.view.us,
        fork_us=play_of.fork.us,
        save_us=play_of.save.us,
        load_us=play_of.load.us,
        save_bytes=round(play_of.bytes / play_of.save.times),
        bot_game_s=round(_bot_game_s(match, seconds * 0.2), 4),
        memory_mb_per_1000_tables=round(_memory_mb(match, per_game, seconds * 0.15), 1),
        kernel_decision_us=round(hollow.decision_us(), 2),
        kernel_fork_40kb_us=round(hollow.fork_us(), 1),
    )


class _Timer:
    """The mean time of something done every now and then."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.times = 0

    def __call__(self, do: Callable[[], T]) -> T:
        begun = process_time()
        done = do()
        self.seconds += process_time() - begun
        self.times += 1
        return done

    @property
    def us(self) -> float:
        return round(self.seconds / self.times * 1e6, 1)


class _RandomPlay:
    """Random legal play for a while, with samples taken at random decision points."""

    def __init__(self, match: Match, seconds: float) -> None:
        self.match = match
        self.random = Random(match.seed)
        self.chance = RandomBot(Seat(""), Stream.from_seed(match.seed))
        self.seconds = 0.0
        self.decisions = 0
        self.games = 0
        self.bytes = 0
        self.view, self.fork, self.save, self.load = _Timer(), _Timer(), _Timer(), _Timer()
        end = perf_counter() + seconds
        while self.games == 0 or perf_counter() < end:
            self._game()

    def _game(self) -> None:
        """Only what the engine does is timed: setting up, and each decision with the next ask."""
        begun = process_time()
        table = self.match.table(self.games)
        self.seconds += process_time() - begun
        seat: Seat | None = None
        while not table.over:
            seat = next_seat(table, seat)
            key = self.chance.pick(table.asks()[seat])
            begun = process_time()
            table.decide(seat, key)
            self.seconds += process_time() - begun
            self.decisions += 1
            if self.random.random() < SAMPLED:
                self._sample(table)
        if not self.save.times:
            self._sample(table)
        self.games += 1

    def _sample(self, table: Table[Any]) -> None:
        self.view(lambda: table.view(self.random.choice(table.seats)))
        self.fork(table.fork)
        content = self.save(lambda: save(table))
        self.load(lambda: load(self.match.rules, read(content), self.match.opened))
        self.bytes += len(content)


def _bot_game_s(match: Match, seconds: float) -> float:
    """The mean of games after the first, in which bots work out what they remember ever after.

    Games differ in length, so that there are a few of them whatever the time.
    """
    play(match, 0)
    begun, end = process_time(), perf_counter() + seconds
    games = 0
    while games < BOT_GAMES or perf_counter() < end:
        games += 1
        play(match, games)
    return (process_time() - begun) / games


def _memory_mb(match: Match, decisions_per_game: float, seconds: float) -> float:
    """Peak memory of 1,000 tables at random points of their games, from as many as time allows."""
    random = Random(match.seed)
    chance = RandomBot(Seat(""), Stream.from_seed(match.seed))
    bots = dict.fromkeys(match.setting.seats, chance)
    match.table(0)  # what all tables share is loaded before the counting begins
    end = perf_counter() + seconds
    tables: list[Table[Any]] = []
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        while len(tables) < 3 or (len(tables) < 1000 and perf_counter() < end):
            table = match.table(len(tables))
            play_out(table, bots, int(random.random() * decisions_per_game))
            tables.append(table)
        peak = tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
    return peak / len(tables) * 1000 / 1e6
