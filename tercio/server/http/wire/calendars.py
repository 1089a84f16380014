"""When people cannot be expected to play."""

from typing import Annotated

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Question


class VacationInfo(Answer, frozen=True, kw_only=True):
    first: str
    last: str


class MyTime(Answer, frozen=True, kw_only=True):
    """When somebody cannot be expected to play."""

    zone: str
    vacations: tuple[VacationInfo, ...]
    """Those that are not over."""
    days_left: int
    """How many days of vacation are left in this year."""


class NewZone(Question, frozen=True, kw_only=True):
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """As the IANA calls it: Europe/Madrid."""


class NewVacation(Question, frozen=True, kw_only=True):
    first: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    last: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
