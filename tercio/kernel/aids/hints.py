"""What a game's bot would do in somebody's place, and its main reason."""

from typing import Any

import msgspec

from tercio.kernel.ask import PASS, Phrase, Seat
from tercio.kernel.bot import Explains
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table

PASSING = (PASS, "ready", "done")
THUMB = Phrase("hint-thumb")


class BotHint(msgspec.Struct, frozen=True):
    key: str
    reason: Phrase


def hint(table: Table[Any], seat: Seat) -> BotHint | None:
    """From what the seat sees, and the same however often it is asked."""
    if not table.game.bots:
        return None
    stream = Stream.from_seed(f"hint to {seat}")
    mind = next(iter(table.game.bots.values()))(seat, stream)
    sight = table.sight(seat)
    key = mind.choose(sight)
    told = mind.reason(sight, key) if isinstance(mind, Explains) else None
    return BotHint(key, told or _plain(table, seat, key))


def _plain(table: Table[Any], seat: Seat, key: str) -> Phrase:
    """The chances of what is rolled for, or that nothing is to be gained."""
    ask = table.asks()[seat]
    found = ask.foresee(table.view_position(seat), key) if ask.foresee is not None else None
    if found is not None:
        return Phrase("hint-odds", {"percent": round(100 * found.win)})
    return Phrase("hint-pass") if key in PASSING else THUMB
