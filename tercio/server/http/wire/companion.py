"""Rule books in our own words."""

from tercio.server.http.wire.base import Answer


class SectionInfo(Answer, frozen=True, kw_only=True):
    """A numbered section of a rule book."""

    section: str
    title: str


class SectionReading(Answer, frozen=True, kw_only=True):
    """How a section is read where the book leaves something open."""

    says: str
    open: str
    card: int
    """The number of the card that it is about; 0 if it is about none."""


class SectionText(Answer, frozen=True, kw_only=True):
    book: str
    section: str
    title: str
    paragraphs: tuple[str, ...]
    """Empty where nothing was written about it yet."""
    example: str
    see: tuple[SectionInfo, ...]
    parts: tuple[SectionInfo, ...]
    """The sections that it heads."""
    readings: tuple[SectionReading, ...]


class PowerText(Answer, frozen=True, kw_only=True):
    """A power, and how to play it."""

    id: str
    name: str
    paragraphs: tuple[str, ...]
    wins: str
    actions: str
    opening: str
    mistakes: str


class SectionFound(Answer, frozen=True, kw_only=True):
    """A section that tells of what was looked for, and the sentence in which."""

    section: str
    title: str
    excerpt: str
