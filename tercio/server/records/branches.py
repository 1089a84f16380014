"""What if: a table of one's own, against bots, from any position of a game that was played.

What is hidden at a table must stay so while others play there. A game is therefore gone on from
when it is over, or where nobody but the one who asks has ever sat beside bots.
"""

from collections.abc import Sequence

from litestar import post
from litestar.params import JSONBody
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.randomness import commitment, new_seed, spliced
from tercio.server.guard.limits import UPLOADS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import bad, conflict
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Language, TableId
from tercio.server.http.wire.replay import NewBranch
from tercio.server.http.wire.tables import TableInfo
from tercio.server.live.notes import noted
from tercio.server.live.resuming import begin
from tercio.server.live.rows import game_and_seats
from tercio.server.lobby.tables import known_bot, new_game
from tercio.server.people.access import viewing_seat
from tercio.server.people.identity import Identity, Who
from tercio.server.play.table_info import table_info
from tercio.server.records.replay import dates_of, decisions_at, table_at
from tercio.server.records.saves import play_again
from tercio.server.store import models
from tercio.server.store.chain import first_link


@post("/tables/{table_id:str}/branches", **threaded)
@charged
def branch(
    table_id: TableId,
    data: JSONBody[NewBranch],
    who: Who,
    house: OurHouse,
    language: Language,
) -> TableInfo:
    """Go on from a position with dice of its own, against bots.

    The new table is its host's alone, for good, who knows what others held; and so is, from then
    on, the one that it comes from, if that is still on: at the end of the new one its host learns
    the seed of both.
    """
    account = who.required()
    house.limits.spend(who.payer, UPLOADS)
    with house.tables.open(table_id) as live:
        live.check_afloat()
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        check_own(session, row, seats, who)
        viewer = viewing_seat(row, seats, who, data.seat)
        dates = dates_of(session, table_id, viewer)
        at = min(data.at, len(dates))
        table = table_at(session, row, seats, decisions_at(dates, at, is_now=at == len(dates)))
    if table.over:
        raise conflict("over-there")
    mine = _mine(row, seats, who, data)
    new, chairs = new_game(table.game, table.setting, account)
    new.seed = spliced(str(table.seed), table.g.random.source.drawn, new_seed())
    new.commitment = commitment(new.seed)
    new.is_uploaded = True
    new.pace, new.asks_before_dice = row.pace, row.asks_before_dice
    new.pack, new.hints = row.pack, row.hints
    new.head = first_link(new)
    for chair, old in zip(chairs, seats, strict=True):
        chair.is_open, chair.held_from = False, len(table.history)
        if chair.seat in mine:
            chair.account_id = account.id
        else:
            chair.bot = known_bot(new, chair, old.bot)
    begun = begin(new, chairs)
    acts, checkpoints = play_again(begun, table.history)
    _keep_to_oneself(house, table_id, who)
    note = noted(new, "", "branch", at=new.created_at, name=account.name, line=at)
    house.tables.scribe.adopt(begun, acts, checkpoints, [note])
    house.tables.act(new.id, lambda live: [], lambda live: None)
    with house.database.read() as session:
        return table_info(session, *game_and_seats(session, new.id), who, language)


def check_own(
    session: Session, row: models.Game, seats: Sequence[models.Seat], who: Identity
) -> None:
    """Refuse where somebody else has something to hide."""
    if row.status == "over":
        return
    here = {seat.account_id for seat in seats if seat.account_id is not None}
    known = session.scalars(select(models.Witness.account_id).filter_by(game_id=row.id))
    vacant = any(seat.account_id is None and seat.bot is None for seat in seats)
    if {*here, *known} != {who.id} or vacant:
        raise conflict("others-hidden")


def _mine(
    row: models.Game, seats: Sequence[models.Seat], who: Identity, data: NewBranch
) -> set[str]:
    """Whom somebody plays on with: anybody, when nothing is hidden any more."""
    names = [seat.seat for seat in seats]
    for name in data.mine:
        if name not in names:
            raise bad("no-such-seat", seat=name, seats=names)
    own = {seat.seat for seat in seats if seat.account_id == who.id and seat.bot is None}
    if row.status != "over":
        return own
    return set(data.mine) or ({data.seat} if data.seat else own) or {names[0]}


def _keep_to_oneself(house: House, table_id: str, who: Identity) -> None:
    """Nobody sits down any more at a running table whose dice its host may come to know."""
    with house.database.write(table_id) as session:
        row, seats = game_and_seats(session, table_id)
        check_own(session, row, seats, who)
        if row.status != "over":
            row.is_uploaded = True


handlers = [branch]
