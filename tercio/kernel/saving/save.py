"""Saves: JSON lines that a person can read, chained by hashes so that a flipped byte is found.

    {"tercio": 1, "game": ..., "seed": ..., ...}            the header
    {"decisions": ["red:bid.2", "blue:pass", ...]}           in order, some lines of them
    {"orders": {...}} {"talk": [...]} {"undo": {...}}        where there are any
    {"checkpoint": {...}}                                    the last one, to resume from
    {"end": {"decisions": 812, "state": "9f2c..."}}          the digest of the state
    {"seal": {"by": "51c0...", "mac": "e7a4..."}}            where a server has written it

Each line carries in `h` the hash of the line before and of itself. Whoever changes a line can make
all hashes anew, so that they show accidents and no intent; a seal shows both to who has its key. A
save holds the seed, and with it every hidden card: it is for the host.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

import msgspec

from tercio.kernel.ask import Seat
from tercio.kernel.data import Pack
from tercio.kernel.errors import Illegal, SaveError, TercioError, Unknown
from tercio.kernel.game import Game
from tercio.kernel.position import PackRef, Setting
from tercio.kernel.randomness import Randomness, Stream, commitment
from tercio.kernel.reasons import reason
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.saving.decoding import decoder
from tercio.kernel.saving.history import Decision, Kept, Talk, UndoMemory
from tercio.kernel.table import Table
from tercio.kernel.told import sentence_of, told
from tercio.kernel.windows import StandingOrder

T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]

FORMAT = 1
_PER_LINE = 100


class Format(msgspec.Struct):
    """The one thing that the header of every format says."""

    tercio: int


class Header(msgspec.Struct, forbid_unknown_fields=True):
    tercio: int
    game: str
    version: int
    scenario: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    packs: tuple[PackRef, ...]
    seed: str
    commitment: str


class SavedCheckpoint(msgspec.Struct, forbid_unknown_fields=True):
    """A kept checkpoint before its state is read by the type that the game has for it."""

    decisions: Count
    stops: Count
    events: Count
    tape: Count
    counters: dict[str, Count]
    state: msgspec.Raw
    numbers: dict[Seat, int]


class End(msgspec.Struct, forbid_unknown_fields=True):
    decisions: Count
    state: str


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a server says of all lines before: only who has its key can tell whether it did."""

    by: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
    """The name of its key."""
    mac: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Record:
    """A save, read and checked but not yet played."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.decisions: list[str] = []
        self.orders: dict[Seat, list[StandingOrder]] = {}
        self.talk: list[Talk] = []
        self.undo: UndoMemory | None = None
        self.checkpoint: SavedCheckpoint | None = None
        self.end: End | None = None
        self.seal: Seal | None = None
        self.sealed = b""
        """What the seal, if there is one, is about."""


def state_digest(table: Table[Any]) -> str:
    """Equal for equal states, whichever way they came about."""
    return hashlib.sha256(canonical(table.g.state)).hexdigest()[:32]


# -- writing --------------------------------------------------------------------------------


def save(table: Table[Any], seal: Callable[[bytes], Seal] | None = None) -> bytes:
    """The whole game, for its host. What its seed does not reproduce cannot be saved."""
    if table.seed is None:
        raise SaveError(told("save-without-seed"))
    if table.g.random.script is not None:
        raise SaveError(told("save-scripted"))
    setting = table.setting
    lines: list[Any] = [
        Header(
            FORMAT,
            setting.game,
            table.game.version,
            setting.scenario,
            seats=setting.seats,
            options=setting.options,
            packs=setting.packs,
            seed=table.seed,
            # Of a game that was gone back in, this is not what was published at its start.
            commitment=commitment(table.seed),
        )
    ]
    written = [f"{decision.seat}:{decision.key}" for decision in table.history]
    for first in range(0, len(written), _PER_LINE):
        lines.append({"decisions": written[first : first + _PER_LINE]})
    if any(table.standing.values()):
        lines.append({"orders": table.standing})
    if table.talk:
        lines.append({"talk": table.talk})
    memory = table.undo_memory()
    if memory.spent or memory.barred or memory.tied:
        lines.append({"undo": memory})
    lines.append({"checkpoint": table.first_kept()})
    lines.append({"end": End(len(table.history), state_digest(table))})
    content = b"".join(_chained(lines))
    if seal is None:
        return content
    return content + b"".join(_chained([{"seal": seal(content)}], _last_link(content)))


def _chained(lines: Sequence[Any], previous: str = "") -> Iterator[bytes]:
    for line in lines:
        body = msgspec.json.encode(line)
        previous = _link(previous, body)
        yield body[:-1] + b',"h":"' + previous.encode() + b'"}\n'


def _last_link(content: bytes) -> str:
    return content.rpartition(b',"h":"')[2].removesuffix(b'"}\n').decode()


def _link(previous: str, body: bytes) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()[:16]


# -- reading --------------------------------------------------------------------------------


def read(content: bytes) -> Record:
    """Parse a save and check its chain, its format and its commitment."""
    bodies = list(_unchained(content))
    if not bodies:
        raise SaveError(told("save-empty"))
    format = _decode(told("save-place-line", number=1), bodies[0], Format).tercio
    if format != FORMAT:
        raise SaveError(told("save-format", format=str(format), ours=str(FORMAT)))
    header = _decode(told("save-place-line", number=1), bodies[0], Header)
    if commitment(header.seed) != header.commitment:
        raise SaveError(told("save-commitment"))
    record = Record(header)
    for number, body in enumerate(bodies[1:], 2):
        _read_line(record, number, body)
    if record.end is None:
        raise SaveError(told("save-truncated"))
    if record.end.decisions != len(record.decisions):
        raise SaveError(
            told("save-count", count=len(record.decisions), promised=record.end.decisions)
        )
    if record.seal is not None:
        record.sealed = content[: content.rindex(b"\n", 0, -1) + 1]
    return record


def _unchained(content: bytes) -> Iterator[bytes]:
    previous = ""
    lines = content.split(b"\n")
    if lines.pop():
        raise SaveError(told("save-cut-off"))
    for number, line in enumerate(lines, 1):
        body, mark, link = line.rpartition(b',"h":"')
        if not mark or not link.endswith(b'"}'):
            raise SaveError(told("save-line", number=number))
        body += b"}"
        previous = _link(previous, body)
        if link[:-2] != previous.encode():
            raise SaveError(told("save-changed", number=number))
        yield body


def _read_line(record: Record, number: int, body: bytes) -> None:
    place = told("save-place-line", number=number)
    entries = _decode(place, body, dict[str, msgspec.Raw])
    if len(entries) != 1:
        raise SaveError(told("save-entries", place=place, count=len(entries)))
    [(entry, raw)] = entries.items()
    if record.seal is not None or (record.end is not None and entry != "seal"):
        raise SaveError(told("save-after-end", place=place))
    match entry:
        case "decisions":
            record.decisions += _decode(place, raw, list[str])
        case "orders":
            record.orders = _decode(place, raw, dict[Seat, list[StandingOrder]])
        case "talk":
            record.talk = _decode(place, raw, list[Talk])
        case "undo":
            record.undo = _decode(place, raw, UndoMemory)
        case "checkpoint":
            record.checkpoint = _decode(place, raw, SavedCheckpoint)
        case "end":
            record.end = _decode(place, raw, End)
        case "seal" if record.end is not None:
            record.seal = _decode(place, raw, Seal)
        case _:
            raise SaveError(told("save-entry", entry=entry, place=place))


def _decode(place: str, content: bytes | msgspec.Raw, type: type[T]) -> T:
    try:
        found: T = decoder(type).decode(content)
        return found
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(told("save-malformed", place=place, why=reason(error))) from None


def load(game: Game[Any], record: Record, packs: Sequence[Pack] = ()) -> Table[Any]:
    """Resume from the last checkpoint and the decisions since.

    A save that meets other rules than it was played under resumes at the checkpoint itself:
    the decisions since belong to rules that are no more.
    """
    if record.checkpoint is None:
        return replay(game, record, packs)
    setting, data = _setting(game, record, packs)
    kept = _kept(game, record, record.checkpoint)
    random = Randomness(Stream.from_seed(record.header.seed, dict(kept.counters)))
    header = record.header
    with _blaming_the_save(game):
        table = Table(
            game, setting, data, kept, random=random, seed=header.seed, committed=header.commitment
        )
    table.past = [_decision(text) for text in record.decisions[: kept.decisions]]
    if header.version != game.version:
        return _furnish(table, record)
    _repeat(table, record.decisions[kept.decisions :], kept.decisions)
    return _finish(table, record)


def _kept(game: Game[Any], record: Record, checkpoint: SavedCheckpoint) -> Kept:
    if checkpoint.decisions > len(record.decisions):
        raise SaveError(told("save-checkpoint"))
    return Kept(
        checkpoint.decisions,
        checkpoint.stops,
        checkpoint.events,
        checkpoint.tape,
        counters=checkpoint.counters,
        state=_decode(told("save-place-checkpoint"), checkpoint.state, game.state_type),
        numbers=checkpoint.numbers,
    )


def replay(game: Game[Any], record: Record, packs: Sequence[Pack] = ()) -> Table[Any]:
    """Play the whole game again from its seed."""
    if record.header.version != game.version:
        raise SaveError(
            told(
                "save-version",
                version=str(record.header.version),
                game=game.title,
                ours=str(game.version),
            )
        )
    setting, data = _setting(game, record, packs)
    table = Table.start(game, setting, data, record.header.seed)
    _repeat(table, record.decisions, 0)
    return _finish(table, record)


def _decision(text: str) -> Decision:
    seat, mark, key = text.partition(":")
    if not mark:
        raise SaveError(told("save-decision", text=text))
    return Decision(Seat(seat), key)


def _setting(game: Game[Any], record: Record, packs: Sequence[Pack]) -> tuple[Setting, Any]:
    header = record.header
    if header.game != game.id:
        raise SaveError(told("save-game", of=header.game, game=game.id))
    given = tuple(pack.ref for pack in packs)
    if given != header.packs:
        packed = ", ".join(f"{pack.name} ({pack.hash})" for pack in header.packs)
        raise SaveError(told("save-packs", packs=packed) if packed else told("save-no-packs"))
    setting = game.setting(header.scenario, len(header.seats), header.options, packs)
    if setting.seats != header.seats:
        raise SaveError(told("save-seats", game=game.title))
    return setting, game.load_data(packs)


@contextmanager
def _blaming_the_save(game: Game[Any]) -> Iterator[None]:
    """Rules that fail on a position from a save say so as the save's fault, cause attached."""
    try:
        yield
    except TercioError:
        raise
    except Exception as error:
        raise SaveError(told("save-unplayable", game=game.title)) from error


def _repeat(table: Table[Any], decisions: Sequence[str], first: int) -> None:
    for number, text in enumerate(decisions, first + 1):
        decision = _decision(text)
        try:
            with _blaming_the_save(table.game):
                table.repeat(*decision)
        except (Illegal, Unknown) as error:
            raise SaveError(told("save-illegal", number=number, why=sentence_of(error))) from None


def _finish(table: Table[Any], record: Record) -> Table[Any]:
    if record.end is not None and state_digest(table) != record.end.state:
        raise SaveError(told("save-state"))
    return _furnish(table, record)


def _furnish(table: Table[Any], record: Record) -> Table[Any]:
    """Bring back what is about the table and not in the rules."""
    for seat, orders in record.orders.items():
        try:
            table.check_orders(seat, orders)
        except Unknown as error:
            raise SaveError(told("save-orders", why=sentence_of(error))) from None
    table.standing = record.orders
    table.talk = record.talk
    if record.undo is not None:
        table.resume_undo(record.undo)
    return table
