"""What those at a table decide together: a pause and its end, and who goes on for the silent."""

from collections.abc import Sequence

from litestar import post
from litestar.params import JSONBody
from sqlalchemy import delete
from sqlalchemy.orm import Session

from tercio.server.guard.limits import SEATING
from tercio.server.house import OurHouse
from tercio.server.http.errors import conflict, forbidden
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import Language, TableId
from tercio.server.http.wire.clocks import NewVote
from tercio.server.http.wire.tables import TableInfo
from tercio.server.live.clocks import Clocks, stored_round, terms_of
from tercio.server.live.notes import add_note
from tercio.server.live.pace import people_at
from tercio.server.live.rows import game_and_seats
from tercio.server.people.access import called, chair
from tercio.server.people.identity import Who
from tercio.server.play.absence import (
    changed,
    check_innocence,
    clocks_of,
    pause,
    resume,
    seat_new,
    take_care,
    tell_holder,
)
from tercio.server.play.table_info import table_info
from tercio.server.play.times import needed, votes_of
from tercio.server.store import models

PATIENT_TIMES = 3
"""When the others have waited so many times as long as they must, one of them is enough."""


@post("/tables/{table_id:str}/votes", status_code=200, **threaded)
def vote(
    table_id: TableId, data: JSONBody[NewVote], who: Who, house: OurHouse, language: Language
) -> TableInfo:
    """What enough of those who sit there want is done at once. Everybody sees who wants it."""
    account = who.required()
    house.limits.spend(who.payer, SEATING)
    with house.database.write(table_id) as session:
        row, seats = game_and_seats(session, table_id)
        if row.status != "playing":
            raise conflict("nothing-to-vote")
        if account.id not in people_at(seats):
            raise forbidden("only-sitters-vote")
        now, tells = house.tables.clock(), house.settings.tells
        ballot = Ballot(session, row, seats, account, now=now, tells=tells)
        ballot.cast(data)
        session.flush()
        told = table_info(session, row, seats, who, language=language)
    house.tables.tell(table_id)
    return told


class Ballot:
    """A vote that is being cast."""

    def __init__(
        self,
        session: Session,
        row: models.Game,
        seats: Sequence[models.Seat],
        voter: models.Account,
        now: float,
        *,
        tells: bool,
    ) -> None:
        self._session, self._row, self._seats = session, row, seats
        self._voter, self._now, self._tells = voter, now, tells

    @property
    def _clocks(self) -> Clocks:
        return clocks_of(self._session, self._row, self._seats, self._now)

    def cast(self, wish: NewVote) -> None:
        self._check(wish)
        about = wish.seat if wish.kind == "replacement" else ""
        key = (self._row.id, wish.kind, about, self._voter.id)
        known = self._session.get(models.Vote, key)
        if known is not None:
            self._session.delete(known)
            self._session.flush()
        if wish.wanted:
            candidate = wish.candidate if wish.kind == "replacement" else ""
            self._session.add(
                models.Vote(
                    game_id=self._row.id,
                    kind=wish.kind,
                    seat=about,
                    account_id=self._voter.id,
                    candidate=candidate,
                    days=wish.days,
                )
            )
            self._session.flush()
            self._note(f"vote-{wish.kind}")
            self._count(wish)
        changed(self._row, self._seats)

    def _check(self, wish: NewVote) -> None:
        is_paused = self._row.paused_at is not None
        if wish.kind == "pause" and is_paused:
            raise conflict("already-paused")
        if wish.kind == "resume" and not is_paused:
            raise conflict("not-paused")
        if wish.kind == "caretaker" and not self._overdue():
            raise conflict("nobody-silent")
        if wish.kind == "replacement":
            self._check_replacement(wish)

    def _check_replacement(self, wish: NewVote) -> None:
        held = chair(self._seats, wish.seat)
        if not (held.is_vacant or held.is_kept):
            raise conflict("nobody-looked-for", seat=called(self._row, held.seat))
        offer = (self._row.id, held.seat, wish.candidate)
        if self._session.get(models.Candidate, offer) is None:
            raise conflict("they-not-offered")
        if not self._may_choose(held):
            raise forbidden("host-chooses")

    def _may_choose(self, held: models.Seat) -> bool:
        """The others vote where the table says so, and where its host is the one who is away."""
        is_host = self._row.owner_id == self._voter.id
        return is_host or self._is_voted(held)

    def _is_voted(self, held: models.Seat) -> bool:
        if terms_of(self._row).chosen_by == "vote" or self._row.owner_id == held.account_id:
            return True
        return self._row.owner_id not in people_at(self._seats) or held in self._overdue()

    def _count(self, wish: NewVote) -> None:
        people = people_at(self._seats)
        same = [
            each
            for each in votes_of(self._session, self._row)
            if each.account_id in people and each.kind == wish.kind
        ]
        if wish.kind == "replacement":
            alike = (wish.seat, wish.candidate)
            same = [each for each in same if (each.seat, each.candidate) == alike]
        if len(same) >= self._needed(wish):
            self._do(wish, same)

    def _needed(self, wish: NewVote) -> int:
        if wish.kind == "replacement" and not self._is_voted(chair(self._seats, wish.seat)):
            return 1  # the host's word
        if wish.kind == "caretaker" and self._overdue(PATIENT_TIMES):
            return 1
        return needed(self._row, self._seats, wish.kind)

    def _overdue(self, times: int = 1) -> list[models.Seat]:
        """Those whom the others need not wait for any longer."""
        clocks, found = self._clocks, []
        for seat in self._seats:
            since, until = seat.since, clocks.vote_from(seat)
            is_other = seat.account_id != self._voter.id
            if since is None or until is None or not is_other:
                continue
            if since + times * (until - since) <= self._now:
                found.append(seat)
        return found

    def _do(self, wish: NewVote, votes: Sequence[models.Vote]) -> None:
        if wish.kind == "pause":
            pause(self._clocks, self._row, self._now, min(each.days for each in votes))
            self._note("paused")
        elif wish.kind == "resume":
            resume(self._clocks, self._row)
            self._note("resumed")
        elif wish.kind == "caretaker":
            self._go_on_for_the_silent({each.account_id for each in votes})
        else:
            self._replace(chair(self._seats, wish.seat), wish.candidate)
        gone = delete(models.Vote).filter_by(game_id=self._row.id, kind=wish.kind)
        self._session.execute(gone)

    def _go_on_for_the_silent(self, voters: set[str]) -> None:
        """In a secret round a bot stands in for whoever is silent, and nobody learns for whom."""
        is_secret = stored_round(self._row).secret
        for seat in self._overdue():
            if seat.account_id in voters:
                continue
            if is_secret:
                seat.stands_in = True
            else:
                if self._tells:
                    tell_holder(self._session, self._row, seat, "caretaker")
                take_care(self._row, seat)
                self._note("caretaker", seat=seat.seat)
        if is_secret:
            self._note("stands-in")
        self._clocks.run(stored_round(self._row))

    def _replace(self, held: models.Seat, candidate: str) -> None:
        account = self._session.get(models.Account, candidate)
        if account is None:
            raise conflict("they-not-offered")
        check_innocence(self._session, self._row, held, account)
        self._note("join", seat_new(self._session, held, account), held.seat)
        self._clocks.run(stored_round(self._row))

    def _note(self, note: str, name: str = "", seat: str = "") -> None:
        own = next(each.seat for each in self._seats if each.account_id == self._voter.id)
        add_note(self._session, self._row, seat or own, note, name=name)


handlers = [vote]
