"""What is to be told to people, written in the same transaction as what it tells of.

Two ways in; both only add a row, so that it is told if and only if the transaction is stored:

`mail(session, to=..., kind=..., key=...)`
    A mail to an address, whatever its owner wishes: a link that sets a password, one that proves an
    address. The words are message `mail-<kind>` (with the attribute `.subject`) in
    `messages/locale/en/*.ftl`; they get `args`, and `$link`, which is `path` under the server's
    public address. `until`: after that it is not sent any more, as its link has expired. Where
    the host has named nobody who carries mail (`settings.post` is None) it stays: ask first.

`tell(session, account_id, kind, key=..., game_id=...)`
    A person is to hear of something that concerns them, mostly at a table. Whether they do, by
    which ways and how bundled is decided when it is due, by what they wish for the topic of `kind`
    (see `TOPIC_OF`; who adds a kind adds it there, and message `notice-<kind>` to the words, which
    gets `args` and `$table`, the name of the table). `after`: not before then; a person who looks
    at the table meanwhile need not be told.

Both are told once for each `key`, however often they are called: put into it what makes the event
this one and no other (the table, the seat, the deadline), and not the moment of the call. `tell`
adds the person to the key. Neither says what its reader may not know: put nothing into `args` that
is not in that person's own look.

Whatever is sent may, when the server is killed just then, be sent twice, never not at all.
"""

import time
from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from tercio.kernel.messages import FALLBACK
from tercio.server.store.database import Database
from tercio.server.store.models import Base, Notice, Outgoing, Way, Wish

Topic = Literal["move", "talk", "over", "deadline", "invitation"]
"""What people choose by."""
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
TOPIC_OF: Final[Mapping[str, Topic]] = {
    "move": "move",
    "talk": "talk",
    "over": "over",
    "time-near": "deadline",
    "time-over": "deadline",
    "caretaker": "deadline",
    "seat-open": "deadline",
    "rewind": "move",
    "invitation": "invitation",
}
ALWAYS: Final = "try"
"""The one kind that belongs to no topic: who asks for it gets it."""
LEASE_SECONDS = 120.0
"""So long a message may take to be sent; it takes that long until that of a killed process is
taken over. No channel waits as long for anybody."""
KEPT_SECONDS = 60 * 86400.0
"""So long it is remembered that something was told."""

Args = Mapping[str, str | int]


def mail(
    session: Session,
    *,
    to: str,
    kind: str,
    key: str,
    args: Args | None = None,
    path: str = "",
    language: str = FALLBACK,
    account_id: str | None = None,
    until: float | None = None,
) -> None:
    """A mail of some kind to an address; see above."""
    now = time.time()
    put(
        session,
        key=f"mail {kind} {key}",
        channel="mail",
        address=to,
        account_id=account_id,
        kind=kind,
        language=language,
        body={"args": dict(args or {}), "path": path},
        created_at=now,
        due_at=now,
        until=until,
    )


def put(session: Session, *, key: str, **values: Any) -> None:
    """On its way, unless it was already."""
    fresh = {"status": "waiting", "tries": 0, "owner": "", "leased_until": 0.0, "reason": ""}
    _add_once(session, Outgoing, key=key, **values, **fresh)


def tell(
    session: Session,
    account_id: str,
    kind: str,
    *,
    key: str,
    game_id: str | None = None,
    args: Args | None = None,
    after: float = 0.0,
) -> None:
    """Somebody is to hear of something; see above."""
    assert kind in TOPIC_OF or kind == ALWAYS, f"Nobody can choose whether to be told of {kind}."
    now = time.time()
    _add_once(
        session,
        Notice,
        key=f"{kind} {key} to {account_id}",
        account_id=account_id,
        kind=kind,
        game_id=game_id,
        args=dict(args or {}),
        created_at=now,
        due_at=after or now,
        handled_at=None,
    )


def _add_once(session: Session, table: type[Notice | Outgoing], **values: Any) -> None:
    """Of two who tell the same thing at once, neither must fail: it is told, whoever was first."""
    once = _insert(session, table).values(**values).on_conflict_do_nothing(index_elements=["key"])
    session.execute(once)


def wish(session: Session, account_id: str, **values: Any) -> None:
    """Note what somebody wishes, or when they were told: the rest stays as it is."""
    fresh = {"topics": {}, "by_mail": True, "hourly_at": 0.0, "daily_at": 0.0} | values
    row = _insert(session, Wish).values(account_id=account_id, **fresh)
    session.execute(row.on_conflict_do_update(index_elements=["account_id"], set_=values))
    session.expire_all()


def _insert(session: Session, table: type[Base]) -> Any:
    is_postgres = session.get_bind().dialect.name == "postgresql"
    return postgresql.insert(table) if is_postgres else sqlite.insert(table)


def forget(session: Session, account_id: str) -> None:
    """Of a person who is gone nothing is told, and nothing is kept."""
    session.execute(delete(Notice).filter_by(account_id=account_id))
    session.execute(delete(Outgoing).filter_by(account_id=account_id))
    session.execute(delete(Wish).filter_by(account_id=account_id))
    session.execute(delete(Way).filter_by(account_id=account_id))


def is_anything_due(database: Database, channel: str, now: float) -> bool:
    with database.read() as session:
        return session.scalar(select(_due(database, channel, now).exists())) is True


def claim(database: Database, channel: str, now: float) -> Outgoing | None:
    """The oldest message of a channel that is due and in nobody's hand: it is in ours now."""
    with database.jot() as session:
        oldest = _due(database, channel, now).order_by(Outgoing.due_at, Outgoing.id).limit(1)
        out: Outgoing | None = session.scalar(oldest.with_for_update(skip_locked=True))
        if out is not None:
            out.tries += 1
            out.owner = database.us
            leased = update(Outgoing).filter_by(id=out.id)
            session.execute(leased.values(leased_until=database.moment + LEASE_SECONDS))
            session.flush()
        return out


def _due(database: Database, channel: str, now: float) -> Select[Any]:
    waiting = select(Outgoing).filter_by(status="waiting", channel=channel)
    return waiting.where(Outgoing.due_at <= now, Outgoing.leased_until <= database.moment)


def settle(database: Database, out: Outgoing, status: str, reason: str = "") -> None:
    """It is sent, failed or dropped; who got it, and what it said, is not kept."""
    _give_back(database, out, status=status, reason=reason, address="", body={})


def put_off(database: Database, out: Outgoing, due_at: float, reason: str) -> None:
    """It is tried again later."""
    _give_back(database, out, due_at=due_at, reason=reason)


def _give_back(database: Database, out: Outgoing, **values: object) -> None:
    """Only what is still in our hand: another may have taken it over meanwhile."""
    ours = update(Outgoing).filter_by(id=out.id, owner=database.us, tries=out.tries)
    with database.jot() as session:
        session.execute(ours.values(owner="", leased_until=0.0, **values))


def purge(database: Database, now: float) -> None:
    """Forget what was told long ago."""
    old = now - KEPT_SECONDS
    with database.jot() as session:
        session.execute(delete(Notice).where(Notice.created_at < old))
        session.execute(delete(Outgoing).where(Outgoing.created_at < old))


def waiting(session: Session) -> dict[str, tuple[int, float]]:
    """How many messages wait for each channel, and since when the oldest does."""
    counted = select(Outgoing.channel, func.count(), func.min(Outgoing.created_at))
    still = counted.where(Outgoing.status == "waiting").group_by(Outgoing.channel)
    return {channel: (count, oldest) for channel, count, oldest in session.execute(still)}
