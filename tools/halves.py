"""Games in which others have half of the seats, to measure one kind of bot against another.

Every table is played twice, the second time with seats changed, and every way to share the seats
has its turn, so that neither seats nor dice favour anybody.
"""

from itertools import combinations
from typing import Any, NamedTuple

from tercio.arena.match import Match, Outcome, play
from tercio.kernel.ask import Seat
from tercio.kernel.bot import BotFactory
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table


class Halves(NamedTuple):
    """A game, its table when it was over, and the seats of the others."""

    outcome: Outcome
    table: Table[Any]
    others: frozenset[Seat]


def play_halves(match: Match, number: int, other: BotFactory) -> Halves:
    """Half of the seats are played by `other`, those of the game before by the match's bots."""
    pair, second = divmod(number, 2)
    table, seats = match.table(pair), match.setting.seats
    halves = list(combinations(seats, len(seats) // 2))
    half = halves[pair % len(halves)]
    others = frozenset(seat for seat in seats if (seat in half) != second)
    bots, stream = match.sit_down(pair), Stream.from_seed(f"{match.seed}/{pair}/others")
    bots.update({seat: other(seat, stream.child(seat)) for seat in others})
    return Halves(play(match, number, table, bots), table, others)
