"""Standing orders."""

from typing import Annotated

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Question, SeatId


class OrderInfo(Answer, frozen=True, kw_only=True):
    window: str
    until: str
    unless: str
    against: str
    take: tuple[str, ...]
    """What is taken, where it is a plan; nothing: it passes."""
    about: tuple[str, ...]
    kind: str
    note: str
    text: str


PlanPart = Annotated[str, Meta(min_length=1, max_length=128)]


class NewOrder(Question, frozen=True, kw_only=True):
    window: Annotated[str, Meta(min_length=1, max_length=64)] = "*"
    until: Annotated[str, Meta(max_length=64)] = ""
    unless: Annotated[str, Meta(max_length=64)] = ""
    against: Annotated[str, Meta(max_length=64)] = ""
    take: Annotated[tuple[PlanPart, ...], Meta(max_length=8)] = ()
    """Keys or things of options, in the order in which they are tried; none: pass."""
    about: Annotated[tuple[PlanPart, ...], Meta(max_length=16)] = ()
    """What the question must name; of an offer, all its clauses."""
    kind: Annotated[str, Meta(max_length=64)] = ""
    """The question, if it is none of a window: `negotiate`, or one about losses."""
    note: Annotated[str, Meta(max_length=500)] = ""
    """What you call it."""


class NewOrders(Question, frozen=True, kw_only=True):
    seat: SeatId
    orders: Annotated[list[NewOrder], Meta(max_length=20)]


class Named(Answer, frozen=True, kw_only=True):
    id: str
    name: str


class Orders(Answer, frozen=True, kw_only=True):
    """A seat's standing orders, and what they may name: the game says it."""

    orders: tuple[OrderInfo, ...]
    windows: tuple[Named, ...]
    spans: tuple[Named, ...]
    conditions: tuple[Named, ...]
    losses: tuple[OrderInfo, ...]
    """Rules for losses that it may give before it is asked for any."""
