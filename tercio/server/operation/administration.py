"""What whoever runs a server does by the command line; every deed is written down."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tercio.kernel.errors import Unknown
from tercio.server.http.errors import Refused, sentence
from tercio.server.http.operating import told
from tercio.server.live.rebuilding import rebuild
from tercio.server.live.tables import Tables
from tercio.server.lobby.leaving import forget, remove_game
from tercio.server.people.audit import note_deed, whom
from tercio.server.people.identity import LOCAL, SESSION_DAYS
from tercio.server.people.mailing import new_link
from tercio.server.people.moderation import hide_table, lock_account, settle_report
from tercio.server.records.shared import Shared, shared_games
from tercio.server.store import models
from tercio.server.store.database import Database
from tercio.server.store.names import fold
from tercio.server.store.seals import Seals

Row = dict[str, Any]
_DAY = 86400.0


class Office:
    """A database, and what is done in it."""

    def __init__(self, database: Database, seals: Seals) -> None:
        self._database = database
        self._seals = seals

    def shared(self, game_id: str) -> Shared:
        """Games as data, of people who agree to it."""
        return shared_games(self._database, game_id)

    # -- people ----------------------------------------------------------------------------

    def users(self) -> list[Row]:
        with self._database.read() as session:
            people = select(models.Account).where(
                models.Account.id != LOCAL, models.Account.deleted_at.is_(None)
            )
            return [_person(session, each) for each in session.scalars(people.order_by("name"))]

    def user(self, name: str) -> Row:
        with self._database.read() as session:
            account = _named(session, name)
            seats = select(models.Seat).filter_by(account_id=account.id)
            tokens = select(models.Token.label).filter_by(account_id=account.id)
            return _person(session, account) | {
                "tokens": list(session.scalars(tokens)),
                "tables": [
                    {"id": each.game_id, "seat": each.seat} for each in session.scalars(seats)
                ],
            }

    def reset(self, name: str) -> str:
        """The path of a link by which somebody chooses a new password, once."""
        with self._database.write() as session:
            account = _named(session, name)
            path = new_link(session, account, "password")
            note_deed(session, None, "reset", person=account.id)
            return path

    def lock(self, name: str, *, on: bool, reason: str) -> None:
        with self._database.write() as session:
            lock_account(session, _named(session, name), None, on=on, reason=reason)

    def moderate(self, name: str, *, on: bool) -> None:
        with self._database.write() as session:
            account = _named(session, name)
            account.is_moderator = on
            note_deed(session, None, "promote" if on else "demote", person=account.id)

    def delete(self, name: str) -> None:
        with self._database.write() as session:
            account = _named(session, name)
            note_deed(session, None, "delete", person=account.id)
            forget(session, account)

    # -- tables ----------------------------------------------------------------------------

    def tables(self, status: str | None = None) -> list[Row]:
        with self._database.read() as session:
            games = select(models.Game).order_by(models.Game.changed_at.desc())
            if status is not None:
                games = games.filter_by(status=status)
            return [_table(session, row) for row in session.scalars(games)]

    def table(self, id: str) -> Row:
        with self._database.read() as session:
            row = _game(session, id)
            seats = select(models.Seat).filter_by(game_id=id).order_by(models.Seat.place)
            return _table(session, row) | {
                "acts": row.acts,
                "seats": [
                    {"seat": each.seat, "who": _name(session, each.account_id), "bot": each.bot}
                    for each in session.scalars(seats)
                ],
            }

    def hide(self, id: str, *, on: bool, reason: str) -> None:
        with self._database.write(id) as session:
            hide_table(session, _game(session, id), None, on=on, reason=reason)

    def remove(self, id: str) -> None:
        with self._database.write(id) as session:
            _game(session, id)
            remove_game(session, id)
            note_deed(session, None, "remove", table=id)

    def stranded(self) -> list[Row]:
        """Running games that nobody can move on: each is loaded under the rules of today."""
        tables = Tables(self._database, self._seals, room_for=1, window_seconds=0.0)
        with self._database.read() as session:
            ids = session.scalars(select(models.Game.id).filter_by(status="playing")).all()
        return [found for id in ids if (found := self._why_stuck(tables, id)) is not None]

    def _why_stuck(self, tables: Tables, id: str) -> Row | None:
        try:
            with tables.open(id) as live:
                why = live.stranded
        except Refused as refused:
            why = refused.sentence
        with self._database.read() as session:
            row = _game(session, id)
            asked = select(models.Seat).filter_by(game_id=id, is_asked=True)
            empty = [each.seat for each in session.scalars(asked) if _is_empty(session, each)]
            if not why and empty:
                why = sentence("stranded-empty", seats=", ".join(empty))
            return _table(session, row) | {"why": why} if why else None

    def rebuild(self, id: str) -> Row:
        with self._database.write(id) as session:
            row = _game(session, id)
            rebuild(session, id)
            note_deed(session, None, "rebuild", table=id)
            return _table(session, row)

    # -- what was reported, and what was done -----------------------------------------------

    def reports(self, *, all: bool = False) -> list[Row]:
        with self._database.read() as session:
            found = select(models.Report).order_by(models.Report.at)
            if not all:
                found = found.filter_by(settled_at=None)
            return [
                {
                    "id": each.id,
                    "by": _name(session, each.account_id),
                    "about": _name(session, each.about_id),
                    "table": each.game_id,
                    "quoted": each.quoted,
                    "reason": each.reason,
                    "at": each.at,
                    "settled_at": each.settled_at,
                }
                for each in session.scalars(found)
            ]

    def settle(self, id: str, reason: str) -> None:
        with self._database.write() as session:
            try:
                settle_report(session, id, None, reason)
            except Refused as refused:
                raise Unknown(refused.sentence) from None

    def audit(self, last: int) -> list[Row]:
        with self._database.read() as session:
            deeds = select(models.Audit).order_by(models.Audit.at.desc()).limit(last)
            return [_done(session, each) for each in session.scalars(deeds)]

    # -- what nobody needs any more ---------------------------------------------------------

    def purge(self, *, accounts_days: int, tables_days: int, is_meant: bool) -> Row:
        """Sessions and links that are over; accounts that were never used and tables where nobody
        has begun to play, when they are that old (0: none of them). What would go, or is gone."""
        now = time.time()
        with self._database.write() as session:
            sessions = select(models.LoginSession).where(
                models.LoginSession.seen_at < now - SESSION_DAYS * _DAY
            )
            links = select(models.Link).where(models.Link.until < now)
            old = [*session.scalars(sessions), *session.scalars(links)]
            people = _unused(session, now - accounts_days * _DAY) if accounts_days else []
            tables = _never_begun(session, now - tables_days * _DAY) if tables_days else []
            told = {
                "sessions": sum(isinstance(each, models.LoginSession) for each in old),
                "links": sum(isinstance(each, models.Link) for each in old),
                "accounts": [each.name for each in people],
                "tables": list(tables),
                "purged": is_meant,
            }
            if is_meant:
                for each in old:
                    session.delete(each)
                for id in tables:
                    remove_game(session, id)
                for account in people:
                    forget(session, account)
                note_deed(
                    session,
                    None,
                    "purge",
                    reason=f"{len(people)} accounts, {len(tables)} tables, {len(old)} keys",
                )
        return told


def _unused(session: Session, before: float) -> Sequence[models.Account]:
    """Accounts that have never sat anywhere, host nothing, and were not here for so long."""
    account = models.Account
    nowhere = (
        ~select(models.Seat).filter_by(account_id=account.id).exists(),
        ~select(models.Witness).filter_by(account_id=account.id).exists(),
        ~select(models.Game).filter_by(owner_id=account.id).exists(),
        ~select(models.Token).filter_by(account_id=account.id).exists(),
        ~select(models.LoginSession)
        .filter_by(account_id=account.id)
        .where(models.LoginSession.seen_at >= before)
        .exists(),
    )
    old = select(account).where(
        account.id != LOCAL,
        account.deleted_at.is_(None),
        account.is_moderator.is_(False),
        account.created_at < before,
        *nowhere,
    )
    return session.scalars(old).all()


def _never_begun(session: Session, before: float) -> Sequence[str]:
    old = select(models.Game.id).filter_by(status="gathering")
    return session.scalars(old.where(models.Game.changed_at < before)).all()


def _named(session: Session, name: str) -> models.Account:
    found = session.scalar(select(models.Account).filter_by(folded=fold(name)))
    if found is None or found.id == LOCAL:
        raise Unknown(told("no-account", name=name))
    return found


def _game(session: Session, id: str) -> models.Game:
    row = session.get(models.Game, id)
    if row is None:
        raise Unknown(told("no-table", id=id))
    return row


def _name(session: Session, account_id: str | None) -> str | None:
    account = None if account_id is None else session.get(models.Account, account_id)
    return None if account is None else account.name


def _done(session: Session, row: models.Audit) -> Row:
    person = whom(session, row)
    return {
        "at": row.at,
        "by": _name(session, row.by_id) or "command line",
        "deed": row.deed,
        "about": None if person is None else person.name,
        "table": row.table_id,
        "reason": row.reason,
    }


def _is_empty(session: Session, seat: models.Seat) -> bool:
    """Whether neither a bot nor somebody who can log in plays a seat."""
    if seat.bot is not None:
        return False
    holder = None if seat.account_id is None else session.get(models.Account, seat.account_id)
    return holder is None or holder.locked_at is not None


def _person(session: Session, account: models.Account) -> Row:
    seats = select(func.count()).select_from(models.Seat).filter_by(account_id=account.id)
    seen = select(func.max(models.LoginSession.seen_at)).filter_by(account_id=account.id)
    return {
        "name": account.name,
        "id": account.id,
        "email": account.email,
        "created_at": account.created_at,
        "seen_at": session.scalar(seen),
        "seats": session.scalar(seats) or 0,
        "locked": account.locked_at is not None,
        "moderator": account.is_moderator,
    }


def _table(session: Session, row: models.Game) -> Row:
    return {
        "id": row.id,
        "game": row.game,
        "scenario": row.scenario,
        "status": row.status,
        "host": _name(session, row.owner_id),
        "listed": row.is_listed,
        "hidden": row.is_hidden,
        "changed_at": row.changed_at,
    }
