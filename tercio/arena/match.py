"""A match: which game is played how, by which bots, and what came of one game of it."""

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from tercio.arena.sentences import told
from tercio.bots.registry import best_bot, bot
from tercio.bots.turns import play_out
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Bot
from tercio.kernel.data import Pack
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game as registered
from tercio.kernel.table import Table


class Match(msgspec.Struct, frozen=True, dict=True):
    """Everything but the number of a game. Plain data, so that it can go to another process.

    Game number n is the same whichever process plays it, and whatever was played before it.
    """

    game: str
    seed: str
    scenario: str | None = None
    players: int | None = None
    bots: tuple[str, ...] = ()
    options: dict[str, str] = {}
    packs: tuple[str, ...] = ()

    @cached_property
    def rules(self) -> Game[Any]:
        return registered(self.game)

    @cached_property
    def opened(self) -> list[Pack]:
        """Its packs."""
        return [Pack.at(Path(folder)) for folder in self.packs]

    @cached_property
    def setting(self) -> Setting:
        return self.rules.setting(self.scenario, self._players, self.options, self.opened)

    @cached_property
    def data(self) -> Any:
        return self.rules.load_data(self.opened)

    @cached_property
    def seating(self) -> dict[Seat, str]:
        """Which bot sits where."""
        return seat_bots(self.rules, self.setting.seats, self.bots)

    @property
    def _players(self) -> int | None:
        """As many as there are bots, if nobody says how many and the scenario allows it."""
        scenario = self.rules.scenario(self.scenario, self.opened)
        if self.players is None and len(self.bots) in scenario.players:
            return len(self.bots)
        return self.players

    def table(self, number: int) -> Table[Any]:
        return Table.start(self.rules, self.setting, self.data, f"{self.seed}/{number}")

    def sit_down(self, number: int) -> dict[Seat, Bot]:
        stream = Stream.from_seed(f"{self.seed}/{number}/bots")
        return {
            seat: bot(self.rules, name)(seat, stream.child(seat))
            for seat, name in self.seating.items()
        }


class Outcome(msgspec.Struct, frozen=True):
    """What came of one game."""

    number: int
    winners: tuple[Seat, ...]
    reason: str
    scores: dict[Seat, int]
    turn: int
    decisions: int


CHECKPOINT_EVERY: Final = 100
"""Decisions between two checkpoints of a game that nobody goes back in."""
YOUNG: Final = 50_000
"""How many new objects wake the garbage collector while a game is played. At Python's 700 it
would look through the log and the state hundreds of times, and find next to nothing."""


@contextmanager
def seldom_collecting() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def play(
    match: Match,
    number: int,
    table: Table[Any] | None = None,
    bots: Mapping[Seat, Bot] | None = None,
) -> Outcome:
    """Game `number` to its end, by its own bots and on its own table if none are given: bots and a
    table that nobody has touched."""
    table = match.table(number) if table is None else table
    bots = match.sit_down(number) if bots is None else bots
    table.keep_rarely(CHECKPOINT_EVERY)
    with seldom_collecting():
        decisions = play_out(table, bots)
    result = table.result
    assert result is not None, "play_out stops only when the game is over"
    return Outcome(
        number, result.winners, result.reason, result.scores, turn=result.turn, decisions=decisions
    )


def seat_bots(game: Game[Any], seats: Sequence[Seat], names: Sequence[str]) -> dict[Seat, str]:
    """Deal bots to seats in order, over and over; without names the game's best sits everywhere."""
    if len(names) > len(seats):
        raise Unknown(told("too-many-bots", bots=len(names), seats=len(seats)))
    for name in names:
        bot(game, name)
    cycle = list(names) or [best_bot(game)]
    return {seat: cycle[index % len(cycle)] for index, seat in enumerate(seats)}
