"""What a game's bot would do in somebody's place, and its main reason."""

from typing import Any

import msgspec

from tercio.kernel.ask import PASS, Phrase, Seat
from tercio.kernel.bot import Bot, Explains
from tercio.kernel.errors import CannotUndo
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table

PASSING = (PASS, "ready", "done")
THUMB = Phrase("hint-thumb")
STEPS = 8
"""So many decisions that can still be taken back are gone through again."""


def amount(worth: float) -> str:
    """As it is told: nothing is never a little less than nothing."""
    return f"{round(worth, 1) + 0.0:.1f}"


class BotHint(msgspec.Struct, frozen=True):
    key: str
    reason: Phrase


def hint(table: Table[Any], seat: Seat) -> BotHint | None:
    """From what the seat sees, and the same however often it is asked."""
    if not table.game.bots:
        return None
    mind = _following(table, seat)
    sight = table.sight(seat)
    key = mind.choose(sight)
    told = mind.reason(sight, key) if isinstance(mind, Explains) else None
    told = told or _plain(table, seat, key)
    if told is None and isinstance(mind, Explains):
        told = mind.thumb(sight)
    return BotHint(key, told or THUMB)


def _fresh(table: Table[Any], seat: Seat) -> Bot:
    stream = Stream.from_seed(f"hint to {seat}")
    return next(iter(table.game.bots.values()))(seat, stream)


def _following(table: Table[Any], seat: Seat) -> Bot:
    """The bot in the midst of what it would have begun itself, if the seat has done as it would:
    the first step of a march is taken for the sake of the last one."""
    mind, past = _fresh(table, seat), table.fork()
    try:
        taken = past.undo(seat, STEPS).keys
    except CannotUndo:
        return mind
    for key in reversed(taken):
        if mind.choose(past.sight(seat)) != key:
            mind = _fresh(table, seat)
        past.repeat(seat, key)
        if seat not in past.asks():
            return _fresh(table, seat)
    return mind


def _plain(table: Table[Any], seat: Seat, key: str) -> Phrase | None:
    """The chances of what is rolled for, or that nothing is to be gained."""
    ask = table.asks()[seat]
    found = ask.foresee(table.view_position(seat), key) if ask.foresee is not None else None
    if found is not None:
        return Phrase("hint-odds", {"percent": round(100 * found.win)})
    return Phrase("hint-pass") if key in PASSING else None
