"""Tables that a seat cannot tell from the real one, put in its place."""

import re
from typing import Any

from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tercio.server.house import House
from tercio.server.live.pace import Pacing
from tercio.server.live.table import Live


def stood(house: House, id: str) -> Live:
    with house.tables.open(id) as live:
        return live


def twin_of(live: Live, seat: Seat | None, number: int) -> Live:
    """The same table with everything dealt anew that `seat` cannot see."""
    table = imagined(live.table, seat, f"dealt anew {number}")
    twin = Live(live.row, live.seats, table)
    twin.acts, twin.head = live.acts, live.head
    table.standing = live.table.standing
    table.resume_undo(live.table.undo_memory())
    Pacing.at(live.table).resume(table)
    log = [*live.before, *live.table.g.log]
    twin.before = [logged for logged in log if logged.n < table.g.log_start]
    return twin


def imagined(table: Table[Any], seat: Seat | None, chance: str) -> Table[Any]:
    """What a seat cannot see is otherwise. Those who have sealed an answer have sealed another:
    that they have answered is no secret.
    """
    random = Randomness(Stream(chance.encode()))
    other: Table[Any] = table.imagine(seat, random)  # type: ignore[arg-type]
    for each in [each for each in other.asks() if each not in table.asks()]:
        other.repeat(each, random.pick(other.asks()[each].options, "sealed").key)
    return other


def put(house: House, id: str, live: Live) -> None:
    slot = house.tables._slot(id)
    with slot.lock:
        slot.live = live


def without_undo(live: Live, answer: bytes) -> bytes:
    """A twin begins at the last checkpoint: what came before, it cannot take back. That is part of
    what a version stands for."""
    answer = re.sub(rb'"version": ?".*?"', b"", answer)
    if live.table.first_kept() is live.table.last_kept():
        return re.sub(rb'"why":".*?"}', b"", answer)
    return re.sub(rb'"can_undo":{.*?}', b"", answer)
