"""Ratings of people, derived from the tables that are over, and from nothing else.

They are kept in memory for as long as no other game ends; whoever recomputes them gets the same.
"""

import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple
from weakref import WeakKeyDictionary

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tercio.server.house import House
from tercio.server.store import models

Kind = Literal["live", "slow", "bots"]
"""Among people in a day, among people over longer, and with bots at the table."""
LIVE_SECONDS: Final = 86400.0


class Played(NamedTuple):
    """A game that is over: who was at which seat, and how it ended for each."""

    id: str
    game: str
    kind: Kind
    ended_at: float
    who: Mapping[str, str]
    """Seat -> an account, or `bot NAME`."""
    winners: frozenset[str]
    scores: Mapping[str, int]

    @property
    def ranks(self) -> dict[str, int]:
        """Seat -> its place: winners share the first, the others follow by their points."""
        points = {seat: self.scores.get(seat, 0) for seat in self.who if seat not in self.winners}
        ahead = {
            seat: sum(more > mine for more in points.values()) for seat, mine in points.items()
        }
        return {
            seat: 1 + len(self.winners) + ahead[seat] if seat in ahead else 1 for seat in self.who
        }


class Rating(NamedTuple):
    games: int
    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """What somebody is worth at least, as far as is known; everybody begins with 0."""
        return max(0, round(40 * (self.mu - 3 * self.sigma)))


Ratings = Mapping[tuple[str, str, Kind], Rating]
"""By account, game and kind."""


def played(session: Session) -> Iterator[Played]:
    """Games that count, in the order in which they ended: played here from the first card on,
    between sides that are not one person's."""
    over = select(models.Game).filter_by(status="over", is_uploaded=False)
    rows = session.scalars(over.order_by(models.Game.changed_at, models.Game.id)).all()
    seats: dict[str, list[models.Seat]] = {row.id: [] for row in rows}
    for seat in session.scalars(select(models.Seat).order_by(models.Seat.place)):
        if seat.game_id in seats:
            seats[seat.game_id].append(seat)
    for row in rows:
        found = _played(row, seats[row.id])
        if found is not None:
            yield found


def _played(row: models.Game, seats: Sequence[models.Seat]) -> Played | None:
    who = {
        seat.seat: f"bot {seat.bot}" if seat.bot is not None else str(seat.account_id or "")
        for seat in seats
    }
    people = [each for each in who.values() if not each.startswith("bot ")]
    if row.result is None or not people or len(who) < 2 or len({*people}) != len(people):
        return None
    has_bots = len(people) < len(who)
    is_live = row.changed_at - row.created_at <= LIVE_SECONDS
    result: dict[str, Any] = row.result
    return Played(
        id=row.id,
        game=row.game,
        kind="bots" if has_bots else "live" if is_live else "slow",
        ended_at=row.changed_at,
        who=who,
        winners=frozenset(result["winners"]),
        scores=result["scores"],
    )


def rated(games: Iterable[Played]) -> Ratings:
    """Each game changes the ratings of those who sat there; bots have theirs, too. Without the
    package that reckons them (`tercio[arena]`) there are none."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known: dict[tuple[str, str, Kind], Any] = {}
    count: dict[tuple[str, str, Kind], int] = {}
    for each in games:
        seats = list(each.who)
        keys = [(each.who[seat], each.game, each.kind) for seat in seats]
        teams = [[known.get(key) or model.rating()] for key in keys]
        after = model.rate(teams, ranks=[float(each.ranks[seat]) for seat in seats])
        for key, team in zip(keys, after, strict=True):
            known[key], count[key] = team[0], count.get(key, 0) + 1
    return {
        key: Rating(count[key], rating.mu, rating.sigma)
        for key, rating in known.items()
        if key[0] and not key[0].startswith("bot ")
    }


_kept: WeakKeyDictionary[House, tuple[tuple[int, float], Ratings]] = WeakKeyDictionary()
_lock = threading.Lock()


def ratings(house: House, session: Session) -> Ratings:
    counted = select(func.count(), func.max(models.Game.changed_at))
    over = counted.where(models.Game.status == "over")
    many, last = session.execute(over).one()
    state = (int(many), float(last or 0.0))
    with _lock:
        known = _kept.get(house)
        if known is None or known[0] != state:
            known = _kept[house] = (state, rated(played(session)))
    return known[1]
