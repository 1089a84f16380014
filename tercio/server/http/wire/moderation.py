"""Blocks, reports, and what moderators make of them."""

from tercio.server.http.wire.accounts import AccountInfo
from tercio.server.http.wire.base import Answer, Id, Lines, Question, Said, SeatId


class NewReport(Question, frozen=True, kw_only=True):
    """About a person, a line of talk at a table, or a table."""

    account: Id | None = None
    table: Id | None = None
    line: Lines | None = None
    """The number of a line of talk, as the seat counts that reads it."""
    seat: SeatId | None = None
    reason: Said


class Blocked(Answer, frozen=True, kw_only=True):
    people: tuple[AccountInfo, ...]


class ReportInfo(Answer, frozen=True, kw_only=True):
    """As moderators read it."""

    id: str
    by: AccountInfo
    about: AccountInfo | None
    is_locked: bool
    """Whether that account is."""
    table: str | None
    is_hidden: bool
    """Whether that table is."""
    quoted: str
    reason: str
    at: float


class AuditEntry(Answer, frozen=True, kw_only=True):
    """Something that a moderator did, or a host by the command line (`by` is null)."""

    by: AccountInfo | None
    deed: str
    about: str
    """The id of what it was done to: an account, a table or a report."""
    whom: AccountInfo | None
    """The person whom it is about, if it is about one."""
    table: str | None
    """The table that it is about or happened at, if it is still there."""
    reason: str
    at: float


class Moderation(Answer, frozen=True, kw_only=True):
    reports: tuple[ReportInfo, ...]
    """Those that nobody has settled, the oldest first."""
    deeds: tuple[AuditEntry, ...]
    """What was done last."""


class Verdict(Question, frozen=True, kw_only=True):
    """What a moderator does, and why; it is written down."""

    on: bool = True
    """False: it is taken back."""
    reason: Said
