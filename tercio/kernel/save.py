"""Saves: JSON lines that a person can read, chained by hashes so that a flipped byte is found.

    {"tercio": 1, "game": ..., "seed": ..., ...}            the header
    {"decisions": ["red:bid.2", "blue:pass", ...]}           in order, some lines of them
    {"orders": {...}} {"talk": [...]}                        where there are any
    {"checkpoint": {...}}                                    the last one, to resume from
    {"end": {"decisions": 812, "state": "9f2c..."}}          the digest of the state

Each line carries in `h` the hash of the line before and of itself. A save holds the seed, and
with it every hidden card: it is for the host.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from tercio.kernel.ask import Seat
from tercio.kernel.data import Pack
from tercio.kernel.errors import Illegal, SaveError
from tercio.kernel.game import Game
from tercio.kernel.position import PackRef, Setting
from tercio.kernel.randomness import Randomness, Stream, commitment
from tercio.kernel.table import Decision, Kept, Table, Talk
from tercio.kernel.windows import StandingOrder

FORMAT = 1
_PER_LINE = 100


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


class End(msgspec.Struct, forbid_unknown_fields=True):
    decisions: int
    state: str


class Record:
    """A save, read and checked but not yet played."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.decisions: list[str] = []
        self.orders: dict[Seat, list[StandingOrder]] = {}
        self.talk: list[Talk] = []
        self.checkpoint: dict[str, Any] | None = None
        self.end: End | None = None


def state_digest(table: Table[Any]) -> str:
    """Equal for equal states, whichever way they came about."""
    encoded = msgspec.json.encode(table.g.state, order="deterministic")
    return hashlib.sha256(encoded).hexdigest()[:32]


# -- writing --------------------------------------------------------------------------------


def save(table: Table[Any]) -> bytes:
    """The whole game, for its host. A fork has no seed and cannot be saved."""
    if table.seed is None:
        raise SaveError("A fork has no seed and cannot be saved.")
    setting = table.setting
    lines: list[Any] = [
        Header(
            FORMAT,
            setting.game,
            table.game.version,
            setting.scenario,
            setting.seats,
            setting.options,
            setting.packs,
            table.seed,
            table.commitment,
        )
    ]
    written = [f"{decision.seat}:{decision.key}" for decision in table.history]
    for first in range(0, len(written), _PER_LINE):
        lines.append({"decisions": written[first : first + _PER_LINE]})
    if any(table.standing.values()):
        lines.append({"orders": table.standing})
    if table.talk:
        lines.append({"talk": table.talk})
    lines.append({"checkpoint": table.last_kept()})
    lines.append({"end": End(len(table.history), state_digest(table))})
    return b"".join(_chained(lines))


def _chained(lines: Sequence[Any]) -> Iterator[bytes]:
    previous = ""
    for line in lines:
        body = msgspec.json.encode(line)
        previous = _link(previous, body)
        yield body[:-1] + b',"h":"' + previous.encode() + b'"}\n'


def _link(previous: str, body: bytes) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()[:16]


# -- reading --------------------------------------------------------------------------------


def read(content: bytes) -> Record:
    """Parse a save and check its chain, its format and its commitment."""
    bodies = list(_unchained(content))
    if not bodies:
        raise SaveError("The save is empty.")
    header = _decode("line 1", lambda: msgspec.json.decode(bodies[0], type=Header))
    if header.tercio != FORMAT:
        raise SaveError(f"The save has format {header.tercio}; this program reads {FORMAT}.")
    if commitment(header.seed) != header.commitment:
        raise SaveError("The seed of the save does not match its commitment.")
    record = Record(header)
    for number, body in enumerate(bodies[1:], 2):
        _read_line(record, number, body)
    if record.end is None:
        raise SaveError("The save is truncated: its last line is missing.")
    if record.end.decisions != len(record.decisions):
        raise SaveError(
            f"The save holds {len(record.decisions)} decisions, not {record.end.decisions}."
        )
    return record


def _unchained(content: bytes) -> Iterator[bytes]:
    previous = ""
    lines = content.split(b"\n")
    if lines.pop():
        raise SaveError("The save is cut off in its last line.")
    for number, line in enumerate(lines, 1):
        body, mark, link = line.rpartition(b',"h":"')
        if not mark or not link.endswith(b'"}'):
            raise SaveError(f"Line {number} of the save is malformed or cut off.")
        body += b"}"
        previous = _link(previous, body)
        if link[:-2] != previous.encode():
            raise SaveError(f"Line {number} of the save was changed: its hash is wrong.")
        yield body


def _read_line(record: Record, number: int, body: bytes) -> None:
    place = f"line {number}"
    if record.end is not None:
        raise SaveError(f"The save goes on after its end, in {place}.")
    content = _decode(place, lambda: msgspec.json.decode(body, type=dict[str, msgspec.Raw]))
    match list(content.items()):
        case [("decisions", raw)]:
            record.decisions += _decode(place, lambda: msgspec.json.decode(raw, type=list[str]))
        case [("orders", raw)]:
            orders = dict[Seat, list[StandingOrder]]
            record.orders = _decode(place, lambda: msgspec.json.decode(raw, type=orders))
        case [("talk", raw)]:
            record.talk = _decode(place, lambda: msgspec.json.decode(raw, type=list[Talk]))
        case [("checkpoint", raw)]:
            record.checkpoint = _decode(
                place, lambda: msgspec.json.decode(raw, type=dict[str, Any])
            )
        case [("end", raw)]:
            record.end = _decode(place, lambda: msgspec.json.decode(raw, type=End))
        case _:
            raise SaveError(f"The save has an unknown entry in {place}: {', '.join(content)}.")


def _decode(place: str, decode: Callable[[], Any]) -> Any:
    try:
        return decode()
    except msgspec.MsgspecError as error:
        raise SaveError(f"The save is malformed in {place}: {error}.") from None


def load(game: Game[Any], record: Record, packs: Sequence[Pack] = ()) -> Table[Any]:
    """Resume from the last checkpoint and the decisions since."""
    if record.checkpoint is None:
        return replay(game, record, packs)
    setting, data = _setting(game, record, packs)
    kept = _decode("its checkpoint", lambda: msgspec.convert(record.checkpoint, Kept))
    state = _decode("its checkpoint", lambda: msgspec.convert(kept.state, game.state_type))
    kept = msgspec.structs.replace(kept, state=state)
    stream = Stream.from_seed(record.header.seed, dict(kept.counters))
    table = Table(
        game, setting, data, kept, Randomness(stream), record.header.seed, record.header.commitment
    )
    table.past = _decisions(record, kept.decisions)
    _repeat(table, record.decisions[kept.decisions :], kept.decisions)
    return _finish(table, record)


def replay(game: Game[Any], record: Record, packs: Sequence[Pack] = ()) -> Table[Any]:
    """Play the whole game again from its seed."""
    if record.header.version != game.version:
        raise SaveError(
            f"The save was played under version {record.header.version} of {game.name}; "
            f"these are the rules of version {game.version}. It can only be resumed."
        )
    setting, data = _setting(game, record, packs)
    table = Table.start(game, setting, data, record.header.seed)
    _repeat(table, record.decisions, 0)
    return _finish(table, record)


def _decisions(record: Record, count: int) -> list[Decision]:
    return [_decision(text) for text in record.decisions[:count]]


def _decision(text: str) -> Decision:
    seat, mark, key = text.partition(":")
    if not mark:
        raise SaveError(f"The save holds a decision without a seat: {text!r}.")
    return Decision(Seat(seat), key)


def _setting(game: Game[Any], record: Record, packs: Sequence[Pack]) -> tuple[Setting, Any]:
    header = record.header
    if header.game != game.id:
        raise SaveError(f"The save is of {header.game!r}, not of {game.id!r}.")
    given = tuple(pack.ref for pack in packs)
    if given != header.packs:
        wanted = ", ".join(f"{pack.name} ({pack.hash})" for pack in header.packs) or "no packs"
        raise SaveError(f"The save was played with {wanted}; load it with the same.")
    setting = game.setting(header.scenario, len(header.seats), header.options, packs)
    if setting.seats != header.seats:
        raise SaveError(f"The seats of the save are not those of {game.name}.")
    return setting, game.load_data(packs)


def _repeat(table: Table[Any], decisions: Sequence[str], first: int) -> None:
    for number, text in enumerate(decisions, first + 1):
        try:
            table.repeat(*_decision(text))
        except Illegal as error:
            raise SaveError(f"Decision {number} of the save is not legal: {error}") from None


def _finish(table: Table[Any], record: Record) -> Table[Any]:
    if record.end is not None and state_digest(table) != record.end.state:
        raise SaveError("The save does not lead to the state that it claims.")
    for seat, orders in record.orders.items():
        table.standing[seat] = orders
    table.talk = record.talk
    return table
