"""Notes of the server keep no name but the one that they tell, and that of nobody who has gone.

Notes of votes, of going back and of caretakers tell a seat, and kept a name beside it, which the
deletion of an account did not always find. Whose name no account has any more has deleted theirs:
nobody can change a name.
"""

import json
import re

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

_GONE = "(gone)"
_OF_PEOPLE = frozenset(
    (
        *("note-join", "note-leave", "note-resign", "note-kick", "note-take-back"),
        *("note-apply", "note-withdraw", "note-branch", "note-upload"),
    )
)
"""The notes that tell the name of a person."""
_OF_A_BOT = "note-bot"
_AT_ONCE = 500

_MESSAGES = sa.table(
    "messages",
    sa.column("id", sa.Integer),
    *(sa.column(name, sa.String) for name in ("text", "words", "note")),
)
_ACCOUNTS = sa.table("accounts", sa.column("name", sa.String))


def upgrade() -> None:
    connection = op.get_bind()
    people = set(connection.scalars(sa.select(_ACCOUNTS.c.name)))
    last = 0
    while rows := _notes(connection, last):
        for id, text, words in rows:
            last = id
            if changed := _nameless(text, words, people):
                new = {"text": changed[0], "words": changed[1]}
                connection.execute(sa.update(_MESSAGES).where(_MESSAGES.c.id == id).values(new))


def _notes(connection: sa.Connection, last: int) -> list[tuple[int, str, str]]:
    kept = sa.select(_MESSAGES.c.id, _MESSAGES.c.text, _MESSAGES.c.words).where(
        _MESSAGES.c.id > last, _MESSAGES.c.note != "", _MESSAGES.c.words.is_not(None)
    )
    some = connection.execute(kept.order_by(_MESSAGES.c.id).limit(_AT_ONCE))
    return [(row.id, row.text, row.words) for row in some]


def _nameless(text: str, words: str, people: set[str]) -> tuple[str, str] | None:
    """A note and its words as they should be; None where nothing is wrong with them."""
    told = json.loads(words)
    name = told["args"].get("name", "")
    if not name or told["message"] == _OF_A_BOT:
        return None
    if told["message"] not in _OF_PEOPLE:
        del told["args"]["name"]
    elif name not in people and name != _GONE:
        told["args"]["name"] = _GONE
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", _GONE, text)
    else:
        return None
    return text, json.dumps(told, ensure_ascii=False)
