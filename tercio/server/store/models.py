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
    """Its hash; empty: nobody logs in by password."""
    email: Mapped[str | None] = mapped_column(index=True)
    """Where its owner has shown that mail reaches them; None: they have told no address."""
    locked_at: Mapped[float | None]
    """Since when nobody may use it; None: it is not locked."""
    language: Mapped[str | None]
    """In which its owner reads; None: as the browser says."""
    is_moderator: Mapped[bool] = mapped_column(default=False)
    shares_games: Mapped[bool] = mapped_column(default=False)
    """Whether its owner agrees that their finished games are used as data."""
    deleted_at: Mapped[float | None]
    """Since when its owner is gone. The row stays, without a name: games have it in them."""
    created_at: Mapped[float]


class LoginSession(Base):
    """Only a digest of the cookie is stored: who reads the database cannot log in with it."""

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    agent: Mapped[str]
    """What the browser says that it is, so that its owner knows it in a list."""
    created_at: Mapped[float]
    seen_at: Mapped[float]


class Link(Base):
    """A word that was sent to somebody and opens one door once; stored as a digest, too."""

    __tablename__ = "links"

    digest: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    kind: Mapped[str]
    """`password`: who has it chooses a new one; `email`: mail to `address` reaches its owner."""
    address: Mapped[str]
    until: Mapped[float]


class OpenIdentity(Base):
    """By which word of somebody else's server an account is opened."""

    __tablename__ = "identities"

    issuer: Mapped[str] = mapped_column(primary_key=True)
    subject: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    at: Mapped[float]


class Entry(Base):
    """Somebody is on the way in by OpenID Connect; stored as a digest of what the browser has."""

    __tablename__ = "entries"

    digest: Mapped[str] = mapped_column(primary_key=True)
    nonce: Mapped[str]
    verifier: Mapped[str]
    subject: Mapped[str]
    """Who it was found to be, if they have yet to choose a name."""
    until: Mapped[float]


class Token(Base):
    """A key for programs that play; stored as a digest, too."""

    __tablename__ = "tokens"

    digest: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    label: Mapped[str]
    scopes: Mapped[str]
    """What it opens, with spaces between; see `people/scopes.py`."""
    created_at: Mapped[float]
    used_at: Mapped[float | None]
    """When it was last shown, to the hour."""


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
    is_hidden: Mapped[bool] = mapped_column(default=False)
    """A moderator has taken it out of the lists of others."""
    is_uploaded: Mapped[bool]
    """Its host may know its seed: who uploaded it, or went on from a position of it elsewhere."""
    status: Mapped[str]
    result: Mapped[dict[str, Any] | None]
    turn_note: Mapped[str]
    """Where the game stands, for lists; public, in every language. See `turn_notes`."""
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
    hints: Mapped[str]
    """Who may ask the bot what it would do: `solo`, who plays against bots alone; `all`; `none`."""
    pack: Mapped[dict[str, Any]]
    """The data pack that it is played with, each file as its text; empty: the game's own data."""
    awaited: Mapped[dict[str, Any]]
    """Whom the table waits for, as far as everybody may know, and since when."""
    clock: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """How much time people have, and what becomes of who lets it pass; empty: all they want."""
    round: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """What the clocks of the seats count from; see `live.clocks`. It never leaves the server."""
    due_at: Mapped[float | None]
    """When a clock has something to say next."""
    paused_at: Mapped[float | None]
    """Since when all clocks stand still, by consent."""
    paused_until: Mapped[float | None]
    rewind_to: Mapped[int | None]
    """After how many decisions somebody wants to go on anew; None: nobody does. It never leaves
    the server: it counts secrets."""
    rewind_by: Mapped[str | None]
    """The account that has proposed it."""
    rewind_agreed: Mapped[list[str]] = mapped_column(default=list)
    """The accounts that have agreed."""
    created_at: Mapped[float]
    changed_at: Mapped[float]

    __table_args__ = (
        Index("games_by_status", "status", "is_listed", "changed_at"),
        Index("games_for_bots", "is_bots_turn"),
        Index("games_by_release", "release_at"),
        Index("games_by_due", "due_at"),
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
    is_kept: Mapped[bool] = mapped_column(default=False)
    """Whether its bot is a caretaker: its holder has let the time pass, and may come back."""
    is_vacant: Mapped[bool] = mapped_column(default=False)
    """Whether its holder has let the time pass, and somebody else may be chosen to play it."""
    stands_in: Mapped[bool] = mapped_column(default=False)
    """Whether a bot answers for it in this round. Nobody is told: what is asked in secret is
    answered in secret."""
    since: Mapped[float | None]
    """Since when its clock runs; None: it stands still."""
    left: Mapped[float | None]
    """How many seconds of its time were left then; None: it has not begun to wait for anybody."""
    bank: Mapped[float | None]
    """What it has saved, where tables play with a bank."""
    due_at: Mapped[float | None]
    """When its time is over."""
    told: Mapped[int] = mapped_column(default=0)
    """1: its holder knows that the time is nearly over; 2: it was over, and the table's rule has
    acted."""


class Calendar(Base):
    """When a person cannot be expected to play."""

    __tablename__ = "calendars"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    zone: Mapped[str]
    vacations: Mapped[list[str]]
    """The first and the last day of each, as "2026-07-01/2026-07-14", in order."""


class Vote(Base):
    """What somebody at a table wants: a pause, its end, a caretaker, or a replacement."""

    __tablename__ = "votes"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    """The one that it is about; empty: the table."""
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    candidate: Mapped[str]
    """The account that is to play the seat; empty where nobody is chosen."""
    days: Mapped[int]


class Candidate(Base):
    """Somebody who would play a seat whose holder has let the time pass."""

    __tablename__ = "candidates"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)


class Pulse(Base):
    """When a server last was there: while there was none, nobody's time has passed."""

    __tablename__ = "pulses"

    name: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[float]


class Witness(Base):
    """An account that has held a seat of a running game, and so has seen what is hidden there."""

    __tablename__ = "witnesses"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(primary_key=True)


class Decision(Base):
    """One act of a seat: `decide` (key: what it chose), `undo` (key: what it took back) or
    `orders` (key: its standing orders); or of all together: `rewind` (key: see `Rewind`). Rows are
    only ever added; each is chained to the last.
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
    words: Mapped[str | None]
    """A message and its arguments, of which `text` is the English; None: somebody's own words."""
    audience: Mapped[str | None]
    """The seats that it is for, each between two spaces; None: everybody."""
    account_id: Mapped[str | None]
    """Who said it; None: a bot, the server, or nobody knows any more."""
    note: Mapped[str]
    at: Mapped[float]

    __table_args__ = (Index("messages_by_game", "game_id", "id", "audience"),)


class Notes(Base):
    """What somebody has written down at a table, for nobody else to read."""

    __tablename__ = "notes"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True, index=True)
    text: Mapped[str]
    at: Mapped[float]


class Kicked(Base):
    """Somebody whom the host has shown out of a table; they take no seat there any more."""

    __tablename__ = "kicked"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)


class Block(Base):
    """Somebody wants to have nothing to do with somebody else."""

    __tablename__ = "blocks"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    blocked_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    at: Mapped[float]


class Report(Base):
    """What somebody wants a moderator to look at: a person, a line of talk or a table."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    """Who reports."""
    about_id: Mapped[str | None]
    """The person whom it is about, as far as that is known."""
    game_id: Mapped[str | None]
    quoted: Mapped[str]
    """The line of talk, as it was read; empty: it is not about one."""
    reason: Mapped[str]
    at: Mapped[float] = mapped_column(index=True)
    settled_at: Mapped[float | None]


class Audit(Base):
    """Something that a moderator did, or a host by the command line. Rows are only ever added."""

    __tablename__ = "audit"

    id: Mapped[str] = mapped_column(primary_key=True)
    by_id: Mapped[str | None]
    """The moderator; None: the command line."""
    deed: Mapped[str]
    about: Mapped[str]
    """The id of what it was done to: a report, a table or an account; empty: everything."""
    person_id: Mapped[str | None]
    """Whom it is about: an id and no name, which may have to be forgotten."""
    table_id: Mapped[str | None]
    """The table that it is about, or at which it was done; it may be gone."""
    reason: Mapped[str]
    at: Mapped[float] = mapped_column(index=True)


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


class Key(Base):
    """Which key the server has that keeps its games here: its name, which anybody may know."""

    __tablename__ = "keys"

    purpose: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]


class Lease(Base):
    """Something that one process at a time does, and until when it is that one's."""

    __tablename__ = "leases"

    name: Mapped[str] = mapped_column(primary_key=True)
    owner: Mapped[str]
    until: Mapped[float]


class Presence(Base):
    """Somebody who follows a table at one of the processes, as long as that one lives."""

    __tablename__ = "presences"

    process: Mapped[str] = mapped_column(primary_key=True)
    game_id: Mapped[str] = mapped_column(primary_key=True, index=True)
    account_id: Mapped[str] = mapped_column(primary_key=True)
    until: Mapped[float]


class Bucket(Base):
    """How much of a rate somebody has used up; by a digest, so that nobody's address is stored."""

    __tablename__ = "buckets"

    name: Mapped[str] = mapped_column(primary_key=True)
    spent: Mapped[float]
    at: Mapped[float]


class Notice(Base):
    """Something that a person is to hear of: by which way and when, their wishes say. A row stays
    for a while after it was dealt with, so that nobody hears of the same thing twice."""

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    key: Mapped[str] = mapped_column(unique=True)
    """Names the event and the person."""
    account_id: Mapped[str] = mapped_column(index=True)
    kind: Mapped[str]
    game_id: Mapped[str | None]
    args: Mapped[dict[str, Any]]
    created_at: Mapped[float]
    due_at: Mapped[float]
    handled_at: Mapped[float | None]

    __table_args__ = (Index("notices_by_due", "handled_at", "due_at"),)


class Outgoing(Base):
    """A message to one address, and how far it has come. What it says, and to whom, is forgotten
    as soon as it was sent or given up."""

    __tablename__ = "outbox"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    key: Mapped[str] = mapped_column(unique=True)
    channel: Mapped[str]
    address: Mapped[str]
    account_id: Mapped[str | None] = mapped_column(index=True)
    kind: Mapped[str]
    language: Mapped[str]
    body: Mapped[dict[str, Any]]
    created_at: Mapped[float]
    due_at: Mapped[float]
    until: Mapped[float | None]
    """When it says nothing of use any more."""
    status: Mapped[str]
    """`waiting`, `sent`, `failed` (nobody takes it) or `dropped` (nobody needs it any more)."""
    tries: Mapped[int]
    owner: Mapped[str]
    """The process that has it in hand, until `leased_until`."""
    leased_until: Mapped[float]
    reason: Mapped[str]
    """Why it was not taken, for who looks after the server."""

    __table_args__ = (Index("outbox_by_due", "status", "channel", "due_at"),)


class Wish(Base):
    """What a person wants to hear of, and how often. Who has no row has never said."""

    __tablename__ = "wishes"

    account_id: Mapped[str] = mapped_column(primary_key=True)
    topics: Mapped[dict[str, Any]]
    """How what is told of each topic is bundled; see `Bundle`."""
    by_mail: Mapped[bool]
    hourly_at: Mapped[float]
    """When the last bundle of an hour was put together."""
    daily_at: Mapped[float]


class Way(Base):
    """Where else than by mail messages reach a person: a browser, or a room of theirs elsewhere.
    Whoever has its address could write there, so that it leaves the server no more."""

    __tablename__ = "ways"

    id: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(index=True)
    channel: Mapped[str]
    address: Mapped[str]
    keys: Mapped[dict[str, Any]]
    label: Mapped[str]
    """As its owner may read it."""
    created_at: Mapped[float]
    trouble: Mapped[str]
    """Why nothing was taken there lately; empty: nothing is wrong."""
