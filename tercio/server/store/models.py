"""What is stored. A game is its rows in `decisions`; everything else about it can be derived.

The log and the checkpoints are derived and kept because deriving them takes time; `verify`
derives them anew and compares.
"""

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, LargeBinary
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[str]: JSON, bytes: LargeBinary}


class Account(Base):
    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    folded: Mapped[str] = mapped_column(unique=True)
    """The name as it is looked up: capitals make no difference."""
    skeleton: Mapped[str] = mapped_column(index=True)
    """The name as it is seen: names that look alike have it in common."""
    password: Mapped[str]
    created_at: Mapped[float]


class LoginSession(Base):
    """Only a digest of the cookie is stored: who reads the database cannot log in with it."""

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    created_at: Mapped[float]
    seen_at: Mapped[float]


class Token(Base):
    """A key for programs that play; stored as a digest, too."""

    __tablename__ = "tokens"

    digest: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    label: Mapped[str]
    created_at: Mapped[float]


class Game(Base):
    __tablename__ = "games"

    id: Mapped[str] = mapped_column(primary_key=True)
    owner_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    game: Mapped[str]
    rules_version: Mapped[int]
    scenario: Mapped[str]
    options: Mapped[dict[str, Any]]
    seed: Mapped[str]
    commitment: Mapped[str]
    bots_key: Mapped[str]
    """The bots' own chance: it tells nothing about the dice."""
    is_listed: Mapped[bool]
    is_uploaded: Mapped[bool]
    """Played elsewhere at first: whoever uploaded it may know its seed."""
    status: Mapped[str]
    result: Mapped[dict[str, Any] | None]
    turn_note: Mapped[str]
    """Where the game stands, for lists; public, in English."""
    acts: Mapped[int]
    """How many rows of `decisions` there are: whoever adds one must have seen them all."""
    head: Mapped[str]
    """The hash of the last of them."""
    seal: Mapped[str]
    """The head under the server's own key: who edits the file cannot make one."""
    events: Mapped[int]
    seating: Mapped[int]
    """How often the seats have changed."""
    revision: Mapped[int]
    """How often anything has changed. It never leaves the server: it counts secrets."""
    is_bots_turn: Mapped[bool]
    pace: Mapped[str]
    """What becomes of questions with one answer, where the host has said so; see `Pace`."""
    release_at: Mapped[float | None]
    """When the time of the window is over that a discreet table has open."""
    asks_before_dice: Mapped[bool]
    """Whether who sits here is asked once more before dice are rolled."""
    awaited: Mapped[dict[str, Any]]
    """Whom the table waits for, as far as everybody may know, and since when."""
    created_at: Mapped[float]
    changed_at: Mapped[float]

    __table_args__ = (
        Index("games_by_status", "status", "is_listed", "changed_at"),
        Index("games_for_bots", "is_bots_turn"),
        Index("games_by_release", "release_at"),
    )


class Seat(Base):
    """A seat with a bot and an account is played by the bot until its holder takes it back.

    A seat keeps its terms whoever leaves it: one with an invitation is for who has the word, one
    that is open is for anybody, and one that was made for a bot is for whom the host invites.
    """

    __tablename__ = "seats"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    place: Mapped[int]
    account_id: Mapped[str | None] = mapped_column(ForeignKey("accounts.id"), index=True)
    bot: Mapped[str | None]
    invite: Mapped[str | None]
    is_open: Mapped[bool]
    is_asked: Mapped[bool]
    held_from: Mapped[int]
    """How many decisions of the game had been made when its holder sat down."""


class Witness(Base):
    """An account that has held a seat of a running game, and so has seen what is hidden there."""

    __tablename__ = "witnesses"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)


class Decision(Base):
    """One act of a seat: `decide` (key: what it chose), `undo` (key: what it took back) or
    `orders` (key: its standing orders). Rows are only ever added; each is chained to the last.
    """

    __tablename__ = "decisions"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    seat: Mapped[str]
    key: Mapped[str]
    by: Mapped[str]
    """`player`, `bot`, or `order`: made by standing orders as a consequence of the last act."""
    account_id: Mapped[str | None]
    at: Mapped[float]
    hash: Mapped[str]


class StoredCheckpoint(Base):
    __tablename__ = "checkpoints"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    acts: Mapped[int] = mapped_column(primary_key=True)
    decisions: Mapped[int]
    """How many decisions of the game, undone ones not counted, lie before it."""
    body: Mapped[bytes]


class LogEntry(Base):
    __tablename__ = "log"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    decision: Mapped[int]
    """How many decisions had been made when it happened."""
    audience: Mapped[list[str] | None]
    body: Mapped[bytes]
    hash: Mapped[str]
    """Covers the line and the hash of the line before: a line that was spoiled is told from one
    that other rules would make. Empty in lines from before there were hashes."""


class Message(Base):
    """Table talk. A note (`note` is not empty) is the server's own and public."""

    __tablename__ = "messages"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"))
    seat: Mapped[str]
    text: Mapped[str]
    audience: Mapped[str | None]
    """The seats that it is for, each between two spaces; None: everybody."""
    note: Mapped[str]
    at: Mapped[float]

    __table_args__ = (Index("messages_by_game", "game_id", "id", "audience"),)


class Receipt(Base):
    """The answer to a decision that came with an idempotency key, to be given again."""

    __tablename__ = "receipts"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    asked: Mapped[str]
    body: Mapped[bytes]
    acts: Mapped[int]
    """How many acts there were then: the clock may be set back, a game never is."""
    at: Mapped[float]
