"""A table on its way to another process, where a bot thinks about it.

What travels is a fork: it knows nothing of the dice to come. Data packs do not travel.
"""

from typing import Any, NamedTuple

from tercio.kernel.pace import Pace
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.registry import game as registered
from tercio.kernel.saving.history import Decision, Kept
from tercio.kernel.table import Table


class Parcel(NamedTuple):
    """Plain data: what a fork consists of."""

    setting: Setting
    kept: Kept
    decisions: list[Decision]
    tape: list[int]
    source: Stream
    pace: Pace
    commitment: str


def packed(fork: Table[Any]) -> Parcel:
    """A fork that nobody has touched yet."""
    kept, random = fork.last_kept(), fork.g.random
    assert fork.first_kept() is kept, "it has gone on since it was forked"
    return Parcel(
        fork.setting,
        kept,
        fork.decisions,
        random.tape,
        source=random.source,
        pace=fork.pace,
        commitment=fork.commitment,
    )


def unpacked(parcel: Parcel) -> Table[Any]:
    game = registered(parcel.setting.game)
    table: Table[Any] = Table(
        game,
        parcel.setting,
        game.load_data(),
        parcel.kept,
        random=Randomness(parcel.source, parcel.tape),
        seed=None,
        committed=parcel.commitment,
    )
    for seat, key in parcel.decisions:
        table.repeat(seat, key)
    table.pace = parcel.pace
    return table
