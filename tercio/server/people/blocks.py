"""Who wants to have nothing to do with whom: no private talk, no seat at each other's tables, and
what they say is not sent to who has blocked them."""

import time
from collections.abc import Collection, Iterable, Sequence
from typing import Annotated

from litestar import delete, get, put
from litestar.params import PathParameter
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.server.guard.limits import SEATING
from tercio.server.house import OurHouse
from tercio.server.http.errors import conflict, forbidden, missing
from tercio.server.http.handling import threaded
from tercio.server.http.wire.moderation import Blocked
from tercio.server.people.access import called, chair
from tercio.server.people.accounts import info
from tercio.server.people.identity import LOCAL, Identity, Who
from tercio.server.store import models

AccountId = Annotated[str, PathParameter(max_length=64)]
_EACH = 500


@get("/account/blocks", **threaded)
def my_blocks(who: Who, house: OurHouse) -> Blocked:
    """Whom you have blocked."""
    with house.database.read() as session:
        return _told(session, who.required().id)


@put("/account/blocks/{account_id:str}", **threaded)
def block(account_id: AccountId, who: Who, house: OurHouse) -> Blocked:
    """Block somebody."""
    me = who.required()
    house.limits.spend(who.payer, SEATING)
    with house.database.write() as session:
        other(session, account_id)
        if account_id == me.id:
            raise conflict("not-block-yourself")
        if len(_told(session, me.id).people) >= _EACH:
            raise conflict("blocks-full", count=_EACH)
        session.merge(models.Block(account_id=me.id, blocked_id=account_id, at=time.time()))
        session.flush()
        return _told(session, me.id)


@delete("/account/blocks/{account_id:str}", status_code=200, **threaded)
def unblock(account_id: AccountId, who: Who, house: OurHouse) -> Blocked:
    """Block somebody no more."""
    me = who.required()
    with house.database.write() as session:
        found = session.get(models.Block, (me.id, account_id))
        if found is not None:
            session.delete(found)
            session.flush()
        return _told(session, me.id)


def other(session: Session, account_id: str) -> models.Account:
    """Somebody who is there."""
    found = session.get(models.Account, account_id)
    if found is None or found.deleted_at is not None or found.id == LOCAL:
        raise missing("nobody-of-that-name")
    return found


def _told(session: Session, account_id: str) -> Blocked:
    people = select(models.Account).join(models.Block, models.Block.blocked_id == models.Account.id)
    mine = people.where(models.Block.account_id == account_id)
    return Blocked(people=tuple(info(each) for each in session.scalars(mine.order_by("name"))))


def blocked_by(session: Session, account_id: str | None) -> set[str]:
    """Whom somebody does not want to hear."""
    if account_id is None:
        return set()
    return set(session.scalars(select(models.Block.blocked_id).filter_by(account_id=account_id)))


def those_who_block(session: Session, accounts: Collection[str]) -> frozenset[str]:
    """Those among some who have blocked anybody."""
    if not accounts:
        return frozenset()
    theirs = select(models.Block.account_id).where(models.Block.account_id.in_(accounts))
    return frozenset(session.scalars(theirs.distinct()))


def are_apart(session: Session, one: str, others: Iterable[str]) -> bool:
    """Whether somebody has blocked one of these, or is blocked by one."""
    known = set(others)
    blocks = select(models.Block.account_id, models.Block.blocked_id).where(
        (models.Block.account_id == one) | (models.Block.blocked_id == one)
    )
    return any(pair[0] in known or pair[1] in known for pair in session.execute(blocks))


def check_whisper(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    who: Identity,
    to: Iterable[str],
) -> None:
    """People who have blocked each other do not whisper; what is said to all, all hear."""
    mine = who.required().id
    for seat in to:
        holder = chair(seats, seat).account_id
        if holder not in (None, mine) and are_apart(session, mine, [str(holder)]):
            raise forbidden("apart-no-whispers", seat=called(row, seat))


def check_welcome(session: Session, row: models.Game, account: models.Account) -> None:
    """Whoever was shown out, or has fallen out with the host, takes no seat."""
    if session.get(models.Kicked, (row.id, account.id)) is not None:
        raise forbidden("shown-out")
    if row.owner_id != account.id and are_apart(session, account.id, [row.owner_id]):
        raise forbidden("apart-from-host")


handlers = [my_blocks, block, unblock]
