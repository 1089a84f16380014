"""What people say about the messages that they want."""

import time
from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect
from msgspec import structs
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.server.guard.limits import WAYS, WISHES
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import conflict, missing, unprocessable
from tercio.server.http.handling import threaded
from tercio.server.http.wire.messages import (
    MessageWay,
    NewHook,
    NewPush,
    NewWishes,
    Topics,
    Unsubscribed,
    Wishes,
)
from tercio.server.messages.channels import Delayed, Undeliverable
from tercio.server.messages.couriers import Couriers
from tercio.server.messages.reach import Forbidden, check_url
from tercio.server.messages.unsubscribing import UNSUBSCRIBE, unsubscriber
from tercio.server.messages.ways import offers
from tercio.server.messages.wishes import bundles, wish_of
from tercio.server.people.identity import Identity, Who, new_id
from tercio.server.store import models, outbox

WayId = Annotated[str, PathParameter(max_length=64)]
_WAYS_EACH = 10
Word = Annotated[str, QueryParameter(max_length=200)]
AnyWord = Annotated[str, QueryParameter(max_length=200, required=False)]


@get("/messages", **threaded)
def read_wishes(who: Who, house: OurHouse) -> Wishes:
    """What you want to hear of while you are away, and how it reaches you."""
    account = _person(who, house)
    with house.database.read() as session:
        return _wishes(session, house, account)


@put("/messages", **threaded)
def change_wishes(data: JSONBody[NewWishes], who: Who, house: OurHouse) -> Wishes:
    """Choose what you are told of, and how bundled."""
    account = _person(who, house)
    house.limits.spend(who.payer, WISHES)
    said = {topic: each for topic, each in structs.asdict(data.topics).items() if each is not None}
    with house.database.write() as session:
        before = wish_of(session, account.id)
        by_mail = before.by_mail if data.by_mail is None else data.by_mail
        outbox.wish(session, account.id, topics=before.topics | said, by_mail=by_mail)
        return _wishes(session, house, account)


def _person(who: Identity, house: House) -> models.Account:
    account = who.required()
    if not house.settings.is_hosted:
        raise conflict("sends-no-messages")
    return account


def _wishes(session: Session, house: House, account: models.Account) -> Wishes:
    wish = wish_of(session, account.id)
    ways = select(models.Way).filter_by(account_id=account.id).order_by(models.Way.created_at)
    return Wishes(
        offers=offers(house.settings),
        topics=Topics(**bundles(wish)),
        by_mail=wish.by_mail,
        address=account.email,
        push_key=_push_key(house),
        ways=tuple(map(_way, session.scalars(ways))),
    )


def _push_key(house: House) -> str:
    if not house.settings.push:
        return ""
    from tercio.server.messages.elsewhere import push_door

    return push_door(house.seals)


def _way(way: models.Way) -> MessageWay:
    channel: Literal["push", "hook"] = "push" if way.channel == "push" else "hook"
    return MessageWay(
        id=way.id,
        channel=channel,
        label=way.label,
        created_at=way.created_at,
        works=not way.trouble,
    )


@post("/messages/push", **threaded)
def add_push(data: JSONBody[NewPush], who: Who, house: OurHouse) -> Wishes:
    """From now on messages go to this browser."""
    account = _person(who, house)
    house.limits.spend(who.payer, WAYS)
    if not house.settings.push:
        raise conflict("sends-no-push")
    try:
        check_url(data.endpoint, house.settings.near)
    except Forbidden as error:
        raise unprocessable(str(error)) from None
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    return _add(house, account, "push", data.endpoint, label=data.label, keys=keys)


@post("/messages/hooks", **threaded)
def add_hook(
    data: JSONBody[NewHook], who: Who, house: OurHouse, couriers: NamedDependency[Couriers]
) -> Wishes:
    """From now on messages go to this room."""
    account = _person(who, house)
    house.limits.spend(who.payer, WAYS)
    if not house.settings.hooks:
        raise conflict("sends-no-hooks")
    try:
        label = couriers.check.go(what="check", url=data.url)["label"]
    except Undeliverable as error:
        raise unprocessable(str(error)) from None
    except Delayed:
        raise conflict("way-not-now") from None
    return _add(house, account, "hook", data.url, label=label, keys={})


def _add(
    house: House,
    account: models.Account,
    channel: str,
    address: str,
    *,
    label: str,
    keys: dict[str, str],
) -> Wishes:
    """The same address again is the same way, with the keys that it has now."""
    with house.database.write() as session:
        held = select(models.Way).filter_by(account_id=account.id)
        same = session.scalar(held.where(models.Way.address == address))
        if same is None and len(session.scalars(held).all()) >= _WAYS_EACH:
            raise conflict("ways-enough", count=_WAYS_EACH)
        way = same or models.Way(id=new_id(), account_id=account.id, created_at=time.time())
        way.channel, way.address, way.keys = channel, address, keys
        way.label, way.trouble = label, ""
        session.add(way)
        session.flush()
        return _wishes(session, house, account)


@delete("/messages/ways/{way_id:str}", status_code=200, **threaded)
def remove_way(way_id: WayId, who: Who, house: OurHouse) -> Wishes:
    """Remove a way in which you are told."""
    account = _person(who, house)
    with house.database.write() as session:
        way = session.get(models.Way, way_id)
        if way is None or way.account_id != account.id:
            raise missing("way-unknown")
        session.delete(way)
        session.flush()
        return _wishes(session, house, account)


@post("/messages/try", status_code=200, **threaded)
def try_ways(who: Who, house: OurHouse) -> Wishes:
    """Send something by all ways, so that you see whether it comes."""
    account = _person(who, house)
    house.limits.spend(who.payer, WAYS)
    with house.database.write() as session:
        outbox.tell(session, account.id, "try", key=new_id())
        return _wishes(session, house, account)


@post(UNSUBSCRIBE, status_code=200, **threaded)
def unsubscribe(word: Word, who: Who, house: OurHouse) -> Unsubscribed:
    """No more mails, for who has the word from one of them; a mail program may say so itself."""
    house.limits.spend(who.address, WISHES)
    account_id = unsubscriber(house.seals, word)
    with house.database.write() as session:
        if account_id is None or session.get(models.Account, account_id) is None:
            raise missing("link-not-ours")
        outbox.wish(session, account_id, by_mail=False)
    return Unsubscribed(by_mail=False)


@get(UNSUBSCRIBE, include_in_schema=False, sync_to_thread=False)
def ask_first(house: OurHouse, word: AnyWord = "") -> Redirect:
    """Whoever opens the link in a browser is asked: programs that look for harm in mails open
    every link there is."""
    return Redirect(f"{house.settings.origin}/#{UNSUBSCRIBE}?word={word}")


handlers = [
    read_wishes,
    change_wishes,
    add_push,
    add_hook,
    remove_way,
    try_ways,
    unsubscribe,
    ask_first,
]
PATHS = (f"/api{UNSUBSCRIBE}",)
