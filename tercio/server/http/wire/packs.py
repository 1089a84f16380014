"""The data of a game, and packs of other data."""

from typing import Annotated, Literal

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Question

FileName = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z_]+\.toml$")]
PackFiles = Annotated[dict[FileName, Annotated[str, Meta(max_length=1 << 19)]], Meta(max_length=12)]
"""The files of a data pack, each as its text."""


class DataTableInfo(Answer, frozen=True, kw_only=True):
    file: str
    table: str
    rows: int
    open: int
    """How many of them hold something that no source attests."""


class DataColumn(Answer, frozen=True, kw_only=True):
    name: str
    kind: Literal["text", "int", "float", "bool", "choice", "link", "list", "other"]
    is_required: bool
    is_note: bool
    choices: tuple[str, ...]
    table: str
    """The one whose rows it names."""
    default: str
    """As JSON."""


class DataRow(Answer, frozen=True, kw_only=True):
    id: str
    name: str
    """In the reader's language, as the notes are; what is written in it is below."""
    notes: tuple[str, ...]
    """What it tells of itself: what is open, who says otherwise."""
    source: str
    open: bool
    """Whether it holds something that no source attests."""
    sources: dict[str, str]
    """Of single fields, where they come from, as far as it is noted."""
    values: dict[str, str]
    """What is written in it, each as JSON."""


class DataTable(Answer, frozen=True, kw_only=True):
    file: str
    table: str
    columns: tuple[DataColumn, ...]
    rows: tuple[DataRow, ...]
    links: dict[str, tuple[str, ...]]
    """The ids of the tables whose rows it names."""
    grounds: str
    """Why what was guessed in it is as it is, where a row does not say so itself."""


class PackGiven(Question, frozen=True, kw_only=True):
    files: PackFiles


class PackReport(Answer, frozen=True, kw_only=True):
    ok: bool
    problem: str
    """With the file, the row and the field where it is."""
    field: str = ""
    """The field that is wrong, if it is one."""
    name: str
    hash: str
    rows: dict[str, int]
    """How many of each file."""
    plays: bool
    """Whether a table can be played with it here."""
