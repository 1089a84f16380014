"""Which database is meant, and where the server's key lies."""

import re
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from tercio.kernel.errors import Unknown
from tercio.server.http.operating import told
from tercio.server.store.database import Database
from tercio.server.store.postgres import PostgreSQL
from tercio.server.store.sqlite import SQLite

_DRIVER = "postgresql+psycopg"
_FORM = f"{_DRIVER}://USER@HOST/NAME"


def place(said: str) -> tuple[Path | str, str]:
    """Where somebody wants games to be kept, and how to speak of it: no password is shown."""
    if re.match(r"[\w+.-]{2,}:/", said):  # one letter would be a drive
        url = address(said)
        return url.render_as_string(hide_password=False), url.render_as_string()
    return Path(said).absolute(), said


def opened(where: Path | str) -> Database:
    """A file is SQLite's; an address is that of a PostgreSQL."""
    return SQLite(where) if isinstance(where, Path) else PostgreSQL(address(where))


def address(said: str) -> URL:
    """The address of a PostgreSQL, or a sentence that says what is wrong with it."""
    scheme = said.partition(":")[0]
    try:
        url = make_url(said)
    except (ArgumentError, ValueError):
        raise Unknown(told("bad-address", form=_FORM)) from None
    if url.drivername not in ("postgresql", _DRIVER):
        raise Unknown(told("other-store", form=_FORM, scheme=scheme))
    if not url.database:
        raise Unknown(told("no-name", address=f"{_hidden(url)}/NAME"))
    return url.set(drivername=_DRIVER)


def _hidden(url: URL) -> str:
    return url.render_as_string(hide_password=True).rstrip("/")
