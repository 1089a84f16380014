"""What bots say aloud: why they offer something, or go to war."""

from typing import Any

from sqlalchemy import update

from tercio.kernel.ask import AskAll, Seat
from tercio.kernel.bot import Bot, Remark, Speaks
from tercio.kernel.table import Table
from tercio.server.house import House
from tercio.server.live.notes import remarked
from tercio.server.live.table import Live
from tercio.server.play.talk import spread
from tercio.server.store import models


def remark_of(bot: Bot, fork: Table[Any], seat: Seat, key: str) -> Remark | None:
    """What a bot says to its choice. A sealed choice is not spoken of, and what is for some ears
    only is not said where the rules allow no private talk."""
    if not isinstance(bot, Speaks) or isinstance(fork.stop, AskAll):
        return None
    remark = bot.remark(fork.sight(seat), key)
    if remark is None or remark.to is None:
        return remark
    return remark if fork.game.allows_private_talk(fork.view_position(None)) else None


def say(house: House, live: Live, seat: Seat, remark: Remark) -> None:
    audience = None if remark.to is None else spread(dict.fromkeys((seat, *remark.to)))
    id = live.row.id
    with house.database.write(id) as session:
        session.add(remarked(live.row, seat, remark.words, audience))
        changed = update(models.Game).filter_by(id=id)
        session.execute(changed.values(revision=models.Game.revision + 1))
    house.tables.tell(id)
