"""Who follows which table: at this process, and at the others that serve the same games."""

import time
from collections import Counter
from collections.abc import Collection

from sqlalchemy import delete, select, tuple_
from sqlalchemy.orm import Session

from tercio.server.store.database import Database
from tercio.server.store.models import Presence as Stored

Followed = frozenset[tuple[str, str]]
"""Tables, and the accounts that follow them."""
NOTED_EVERY = 20.0
FORGOTTEN_AFTER = 50.0
"""Who followed at a process that is no more is here for so long at most."""


class Presence:
    """The event loop says who comes and goes; a thread notes it for other processes."""

    def __init__(self, database: Database, is_shared: bool) -> None:
        self._database = database
        self._is_shared = is_shared
        self._here: dict[str, Counter[str]] = {}
        """How often somebody follows each table."""
        self._noted: Followed = frozenset()
        self._note_again_at = 0.0

    def arrive(self, game_id: str, account_id: str) -> bool:
        """Whether they were not here before."""
        here = self._here.setdefault(game_id, Counter())
        here[account_id] += 1
        return here[account_id] == 1

    def leave(self, game_id: str, account_id: str) -> bool:
        """Whether they are not here any more."""
        here = self._here[game_id]
        here[account_id] -= 1
        is_gone = not here[account_id]
        if is_gone:
            del here[account_id]
        if not here:
            del self._here[game_id]
        return is_gone

    def at(self, game_id: str) -> Collection[str]:
        return self._here.get(game_id, Counter())

    def all(self) -> Followed:
        return frozenset((game_id, each) for game_id, here in self._here.items() for each in here)

    def note(self, followed: Followed) -> None:
        """Let other processes know, where there may be others."""
        now = time.monotonic()
        is_due = bool(followed) and now >= self._note_again_at
        if not self._is_shared or (followed == self._noted and not is_due):
            return
        gone, new = self._noted - followed, followed - self._noted
        until = self._database.moment + FORGOTTEN_AFTER
        with self._database.jot(*sorted({game_id for game_id, _ in gone | new})) as session:
            if gone:
                ours = delete(Stored).filter_by(process=self._database.us)
                which = tuple_(Stored.game_id, Stored.account_id)
                session.execute(ours.where(which.in_(sorted(gone))))
            for game_id, account_id in sorted(followed if is_due else new):
                row = {"game_id": game_id, "account_id": account_id, "until": until}
                here = self._database.insert(Stored).values(process=self._database.us, **row)
                keys = ["process", "game_id", "account_id"]
                session.execute(
                    here.on_conflict_do_update(index_elements=keys, set_={"until": until})
                )
        self._noted = followed
        if is_due:
            self._note_again_at = now + NOTED_EVERY

    def elsewhere(self, session: Session, game_ids: Collection[str]) -> dict[str, frozenset[str]]:
        """Who follows some tables at other processes."""
        if not self._is_shared:
            return {}
        others = select(Stored.game_id, Stored.account_id).where(
            Stored.game_id.in_(game_ids),
            Stored.process != self._database.us,
            Stored.until > self._database.moment,
        )
        found: dict[str, set[str]] = {}
        for game_id, account_id in session.execute(others):
            found.setdefault(game_id, set()).add(account_id)
        return {game_id: frozenset(accounts) for game_id, accounts in found.items()}

    def forget(self) -> None:
        """Nobody follows here any more."""
        if self._noted:
            ours = delete(Stored).filter_by(process=self._database.us)
            with self._database.jot(*sorted({game_id for game_id, _ in self._noted})) as session:
                session.execute(ours)
            self._noted = frozenset()
