"""By which ways a server can reach people: those that its host has set up."""

import importlib.util
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


_PARTS: dict[Offer, tuple[str, ...]] = {
    "mail": ("aiosmtplib",),
    "push": ("apprise", "pywebpush"),
    "hook": ("apprise", "pywebpush"),
}


def check_installed(settings: Settings) -> None:
    """Whether all is there that the ways need, before anybody is served."""
    for offer in offers(settings):
        for part in _PARTS[offer]:
            if importlib.util.find_spec(part) is None:
                raise Unknown(told("messages-part", part=part))


def channels(house: House, couriers: Couriers) -> list[Channel]:
    """A local server has nobody to write to: who plays there sits before it."""
    settings = house.settings
    check_installed(settings)
    found: list[Channel] = []
    if not settings.is_hosted:
        return found
    if settings.post is not None:
        from tercio.server.messages.mail import Mail

        found.append(Mail(settings.post, settings.origin, house.database, house.seals))
    if settings.push or settings.hooks:
        from tercio.server.messages.elsewhere import Hook, Push

        found += [Push(house, couriers.push)] if settings.push else []
        found += [Hook(house, couriers.hook)] if settings.hooks else []
    return found
