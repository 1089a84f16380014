"""What people are to hear of becomes messages, by their wishes, when it is due.

Nothing is told to somebody who looks at the table, nothing that is not so any more (that it is
their move), and nothing that they do not want to hear of. What is left is put into the outbox in
the same transaction in which it is noted as told.
"""

import time
from collections.abc import Callable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.server.house import House
from tercio.server.messages.truth import PATIENT, holds, is_held
from tercio.server.messages.wishes import (
    SECONDS,
    Reach,
    bundle_of,
    language_of,
    reaches,
    wish_of,
)
from tercio.server.store import outbox
from tercio.server.store.models import Account, Notice, Presence, Wish

HELD = 5.0
"""While a window is held nobody can tell who is really waited for: it is looked at again then."""
LATER = 300.0
"""Who looks at the table, and leaves without a move, is told after so long."""
_MOST = 200
"""So many things are told at once at most."""


class Gatherer:
    """Makes messages of notices, of one person at a time."""

    def __init__(
        self, house: House, open_ways: set[str], clock: Callable[[], float] = time.time
    ) -> None:
        self._house = house
        self._open_ways = open_ways
        self._clock = clock

    def gather_all(self) -> None:
        while self.gather_one():
            pass

    def gather_one(self) -> bool:
        """Whether there was somebody to tell something."""
        due = (Notice.handled_at.is_(None), Notice.due_at <= self._clock())
        with self._house.database.read() as session:
            oldest = select(Notice.account_id).where(*due).order_by(Notice.due_at).limit(1)
            account_id = session.scalar(oldest)
        if account_id is None:
            return False
        with self._house.database.jot() as session:
            theirs = select(Notice).filter_by(account_id=account_id).where(*due)
            some = theirs.order_by(Notice.id).limit(_MOST).with_for_update(skip_locked=True)
            found = session.scalars(some).all()
            if found:
                self._tell(session, account_id, found)
        return bool(found)

    def _tell(self, session: Session, account_id: str, found: Sequence[Notice]) -> None:
        now = self._clock()
        account, wish = session.get(Account, account_id), wish_of(session, account_id)
        is_here = account is not None and account.locked_at is None
        ways = reaches(session, account, wish, self._open_ways) if account and is_here else []
        told = []
        for notice in found:
            wait = self._wait(session, notice, wish) if ways else None
            if wait:
                notice.due_at = now + wait
            else:
                notice.handled_at = now
                if wait is not None:
                    told.append(notice)
        if told and account is not None:
            self._put(session, account, ways, told)
            _note_bundles(session, wish, told, now)

    def _wait(self, session: Session, notice: Notice, wish: Wish) -> float | None:
        """For how long something must wait; None: it need not be told at all."""
        bundle = bundle_of(wish, notice.kind)
        if bundle == "off" or not holds(
            session, notice.account_id, notice.kind, notice.game_id, args=notice.args
        ):
            return None
        if notice.kind in PATIENT and _is_outdated(session, notice):
            return None
        if notice.kind in PATIENT and is_held(session, notice.game_id):
            return HELD
        if _is_looking(self._house, session, notice):
            return LATER if notice.kind in PATIENT else None
        if bundle == "once":
            return 0.0
        last = wish.hourly_at if bundle == "hourly" else wish.daily_at
        return max(0.0, last + SECONDS[bundle] - self._clock())

    def _put(
        self, session: Session, account: Account, ways: Sequence[Reach], told: Sequence[Notice]
    ) -> None:
        lines = [
            {"kind": each.kind, "game_id": each.game_id, "args": each.args, "at": each.created_at}
            for each in told
        ]
        now = self._clock()
        for way in ways:
            outbox.put(
                session,
                key=f"news {told[0].id} {told[-1].id} by {way.channel} {way.address}",
                channel=way.channel,
                address=way.address,
                account_id=account.id,
                kind="news",
                language=language_of(account),
                body={"news": lines},
                created_at=now,
                due_at=now,
                until=None,
            )


def _note_bundles(session: Session, wish: Wish, told: Sequence[Notice], now: float) -> None:
    """From now on an hour, or a day, goes by until the next."""
    used = {bundle_of(wish, notice.kind) for notice in told}
    times = {f"{bundle}_at": now for bundle in SECONDS if bundle in used}
    if times:
        session.flush()
        outbox.wish(session, wish.account_id, **times)


def _is_outdated(session: Session, notice: Notice) -> bool:
    """Whether another move has been asked for since: then that one is told, and this one was made.
    Who has played for a while and left would be told as often as they were asked."""
    since = select(Notice.id).filter_by(
        account_id=notice.account_id, kind=notice.kind, game_id=notice.game_id
    )
    return session.scalar(since.where(Notice.id > notice.id).limit(1)) is not None


def _is_looking(house: House, session: Session, notice: Notice) -> bool:
    here = select(Presence.account_id).filter_by(
        game_id=notice.game_id, account_id=notice.account_id
    )
    return session.scalar(here.where(Presence.until > house.database.moment).limit(1)) is not None
