"""What a person wants to hear of, how bundled, and by which ways it reaches them."""

from typing import Final, Literal, NamedTuple, get_args

from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.messages import FALLBACK
from tercio.server.store.models import Account, Way, Wish
from tercio.server.store.outbox import ALWAYS, TOPIC_OF, TOPICS, Topic

Bundle = Literal["off", "once", "hourly", "daily"]
"""Not at all; each thing by itself, at once; together, at most once in an hour or in a day."""
BUNDLES: Final[tuple[Bundle, ...]] = get_args(Bundle)
SECONDS: Final[dict[Bundle, float]] = {"hourly": 3600.0, "daily": 86400.0}
_UNSAID: Final[dict[Topic, Bundle]] = {"talk": "hourly"}
"""How it is bundled where nobody has said so; all else is told at once."""


def wish_of(session: Session, account_id: str) -> Wish:
    """What somebody wishes; `outbox.wish` changes it."""
    found = session.get(Wish, account_id)
    if found is not None:
        return found
    return Wish(account_id=account_id, topics={}, by_mail=True, hourly_at=0.0, daily_at=0.0)


def bundle_for(wish: Wish, topic: Topic) -> Bundle:
    said = wish.topics.get(topic)
    return said if said in BUNDLES else _UNSAID.get(topic, "once")


def bundles(wish: Wish) -> dict[Topic, Bundle]:
    return {topic: bundle_for(wish, topic) for topic in TOPICS}


def bundle_of(wish: Wish, kind: str) -> Bundle:
    return "once" if kind == ALWAYS else bundle_for(wish, TOPIC_OF[kind])


class Reach(NamedTuple):
    """Where something reaches somebody."""

    channel: str
    address: str
    """An address of mail, or the id of one of their ways."""


def reaches(session: Session, account: Account, wish: Wish, open_ways: set[str]) -> list[Reach]:
    """All ways that the host has set up, and that lead to somebody now."""
    found = []
    if "mail" in open_ways and wish.by_mail and account.email:
        found.append(Reach("mail", account.email))
    ways = select(Way).filter_by(account_id=account.id).order_by(Way.created_at, Way.id)
    found += [
        Reach(way.channel, way.id) for way in session.scalars(ways) if way.channel in open_ways
    ]
    return found


def language_of(account: Account) -> str:
    return account.language or FALLBACK
