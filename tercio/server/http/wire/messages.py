"""Messages to people who are away."""

from typing import Annotated, Literal

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Question

Bundle = Literal["off", "once", "hourly", "daily"]
"""Not at all; each thing by itself, at once; together, at most once in an hour or in a day."""


class Topics(Answer, frozen=True, kw_only=True):
    """What people are told of, and how it is bundled."""

    move: Bundle
    talk: Bundle
    over: Bundle
    deadline: Bundle
    invitation: Bundle


class WishedTopics(Question, frozen=True, kw_only=True):
    """What is left out stays as it is."""

    move: Bundle | None = None
    talk: Bundle | None = None
    over: Bundle | None = None
    deadline: Bundle | None = None
    invitation: Bundle | None = None


class NewWishes(Question, frozen=True, kw_only=True):
    topics: WishedTopics = WishedTopics()
    by_mail: bool | None = None


class MessageWay(Answer, frozen=True, kw_only=True):
    """A browser, or a room elsewhere, that messages go to. Its address is told to nobody."""

    id: str
    channel: Literal["push", "hook"]
    label: str
    created_at: float
    works: bool
    """Whether what was sent there last was taken."""


class NewPush(Question, frozen=True, kw_only=True):
    """As a browser says where it can be reached."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern=r"^[\w-]{80,100}=*$")]
    auth: Annotated[str, Meta(pattern=r"^[\w-]{16,40}=*$")]
    label: Annotated[str, Meta(max_length=60)] = ""


class NewHook(Question, frozen=True, kw_only=True):
    """The address of a room, as Discord or Slack tell it, or as Apprise writes it."""

    url: Annotated[str, Meta(min_length=1, max_length=600)]


class Wishes(Answer, frozen=True, kw_only=True):
    """What you want to hear of, and how it reaches you."""

    offers: tuple[Literal["mail", "push", "hook"], ...]
    """The ways that this server can go."""
    topics: Topics
    by_mail: bool
    address: str | None
    """Where mail reaches you; None: you have told no address."""
    push_key: str
    """By which browsers know this server; empty: it sends them nothing."""
    ways: tuple[MessageWay, ...]


class Unsubscribed(Answer, frozen=True, kw_only=True):
    by_mail: bool
