"""A person as others see them: what they have played, and how it went."""

from collections import Counter

from litestar import get
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel import registry
from tercio.server.house import OurHouse
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Language
from tercio.server.http.wire.profiles import PastGame, PowerRecord, Profile, RatingInfo
from tercio.server.live.vocabulary import seat_name
from tercio.server.lobby.ratings import Played, played, ratings
from tercio.server.people.accounts import info
from tercio.server.people.blocks import AccountId, other
from tercio.server.people.identity import Who
from tercio.server.store import models

_HISTORY = 50


@get("/people/{account_id:str}", **threaded)
@charged
def profile(account_id: AccountId, who: Who, house: OurHouse, language: Language) -> Profile:
    """For people who have an account themselves. A game by a link is named, its table is not."""
    me = who.required()
    with house.database.read() as session:
        account = other(session, account_id)
        theirs = [each for each in played(session) if account_id in each.who.values()]
        rates = ratings(house, session)
        open_ones = _open_to(session, me.id, [each.id for each in theirs])
        blocked = session.get(models.Block, (me.id, account_id)) is not None
    records = Counter[tuple[str, str]]()
    wins = Counter[tuple[str, str]]()
    for each in theirs:
        key = (each.game, _seat(each, account_id))
        records[key] += 1
        wins[key] += key[1] in each.winners
    return Profile(
        account=info(account),
        created_at=account.created_at,
        is_blocked=blocked,
        ratings=tuple(
            RatingInfo(
                game=game,
                name=registry.game(game).name,
                kind=kind,
                rating=rating.shown,
                games=rating.games,
            )
            for (id, game, kind), rating in sorted(rates.items())
            if id == account_id
        ),
        records=tuple(
            PowerRecord(
                game=game,
                name=registry.game(game).name,
                seat=seat,
                seat_name=seat_name(game, seat, language),
                games=count,
                wins=wins[game, seat],
            )
            for (game, seat), count in sorted(records.items())
        ),
        history=tuple(
            PastGame(
                table=each.id if each.id in open_ones else None,
                game=each.game,
                name=registry.game(each.game).name,
                seat_name=seat_name(each.game, _seat(each, account_id), language),
                kind=each.kind,
                won=_seat(each, account_id) in each.winners,
                ended_at=each.ended_at,
            )
            for each in reversed(theirs[-_HISTORY:])
        ),
    )


def _seat(game: Played, account_id: str) -> str:
    return next(seat for seat, who in game.who.items() if who == account_id)


def _open_to(session: Session, account_id: str, ids: list[str]) -> set[str]:
    """The tables that somebody finds in lists, or has sat at."""
    listed = select(models.Game.id).filter_by(is_listed=True, is_hidden=False)
    mine = select(models.Seat.game_id).filter_by(account_id=account_id)
    known = {*session.scalars(listed), *session.scalars(mine)}
    return known.intersection(ids)


handlers = [profile]
