"""By which ways a server can reach people: those that its host has set up."""

from typing import Literal, get_args

from tercio.kernel.errors import Unknown
from tercio.server.house import House
from tercio.server.http.operating import told
from tercio.server.messages.channels import Channel
from tercio.server.messages.couriers import Couriers
from tercio.server.settings import Settings

Offer = Literal["mail", "push", "hook"]


def offers(settings: Settings) -> tuple[Offer, ...]:
    """The names of them."""
    if not settings.is_hosted:
        return ()
    is_open = {"mail": settings.post is not None, "push": settings.push, "hook": settings.hooks}
    return tuple(offer for offer in get_args(Offer) if is_open[offer])


def channels(house: House, couriers: Couriers) -> list[Channel]:
    """A local server has nobody to write to: who plays there sits before it."""
    settings = house.settings
    found: list[Channel] = []
    if not settings.is_hosted:
        return found
    try:
        if settings.post is not None:
            from tercio.server.messages.mail import Mail

            found.append(Mail(settings.post, settings.origin, house.database, house.seals))
        if settings.push or settings.hooks:
            import apprise  # noqa: F401  # found out now, not by the courier
            import pywebpush  # noqa: F401

            from tercio.server.messages.elsewhere import Hook, Push

            found += [Push(house, couriers.push)] if settings.push else []
            found += [Hook(house, couriers.hook)] if settings.hooks else []
    except ModuleNotFoundError as error:
        raise Unknown(told("messages-part", part=str(error.name))) from None
    return found
