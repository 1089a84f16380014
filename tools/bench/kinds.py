"""Kinds of requests: one for every endpoint that a server has, and the odd ones."""

import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from tools.bench.host import Host
from tools.bench.line import Line, sign_up
from tools.odd.operations import SAMPLES, Operation, operations

_PLAY = """
import sys
from tercio.bots.random import RandomBot
from tercio.bots.turns import play_out
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.table import Table
try:
    from tercio.kernel.saving.history import Talk
    from tercio.kernel.saving.save import save
except ImportError:  # a checkout from before 0.2.0
    from tercio.kernel.history import Talk
    from tercio.kernel.save import save
name, decisions, talk = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
table = Table.new(game(name), seed="bench")
bot = RandomBot(Seat(""), Stream(b"bench"))
play_out(table, dict.fromkeys(table.seats, bot), decisions or None)
table.talk = [Talk(0, table.seats[0], f"line {n} " + 40 * "x") for n in range(talk)]
sys.stdout.buffer.write(save(table))
"""
_DOORS = ("/api/accounts", "/api/session")
_NOBODY = "tercio_session=nobody"
DECISIONS = 400
TALK = 2000
"""As much as an upload may carry."""


class Setup(NamedTuple):
    """A hosted server with something to ask it for. Other processes can ask, too."""

    url: str
    host: str
    port: int
    cookie: str
    """Whose tables these are."""
    document: dict[str, Any]
    busy: str
    """A long game of Here I Stand, with much talk."""
    quiet: str
    """The same, for those who are not attacking."""
    small: str
    """A game of the primer that has just begun."""
    finished: str
    seat: str
    key: str
    """An option that `seat` has in the busy game, or none."""
    save: bytes
    """A game of the primer, whole."""

    def line(self, address: str = "") -> Line:
        return Line(self, self.cookie, address)


class Kind(NamedTuple):
    name: str
    ask: Callable[[Line, int], int]
    """Ask once more, the n-th time; the status."""


def set_up(running: Host) -> Setup:
    line = Line(running)
    cookie = sign_up(line, "anna")
    line.close()
    line = Line(running, cookie)
    long = _played(running, "here_i_stand", DECISIONS, TALK)
    busy, quiet = (_uploaded(line, long) for _ in range(2))
    whole = _played(running, "primer", 0, 0)
    finished = _uploaded(line, whole)["id"]
    seats = {"colonna": "me", "gonzaga": "me"}
    small = line.post("/tables", {"game": "primer", "players": 2, "seats": seats})["id"]
    line.post(f"/tables/{small}/start", {})
    seat = line.get(f"/tables/{busy['id']}/look")["waiting"][0]
    options = line.get(f"/tables/{busy['id']}/look?seat={seat}")["options"]
    document = msgspec.json.decode(line.send("GET", "/schema")[1])
    line.close()
    return Setup(
        running.url,
        running.host,
        running.port,
        cookie,
        document,
        busy["id"],
        quiet["id"],
        small,
        finished,
        seat,
        options[0]["key"],
        whole,
    )


def _played(running: Host, game: str, decisions: int, talk: int) -> bytes:
    """A save, by the rules of the server's own checkout."""
    command = [sys.executable, "-c", _PLAY, game, str(decisions), str(talk)]
    return subprocess.run(command, check=True, capture_output=True, cwd=running.checkout).stdout


def _uploaded(line: Line, save: bytes) -> Any:
    status, answer, _ = line.send("POST", "/api/uploads", save)
    if status != 201:
        raise RuntimeError(f"{status}: {answer!r}")
    return msgspec.json.decode(answer)


def kinds(setup: Setup) -> dict[str, Kind]:
    every = (*_of_every_endpoint(setup), *_odd(setup))
    return {kind.name: kind for kind in every}


def samples_of(setup: Setup) -> dict[str, str]:
    """What can be asked about the busy game."""
    ours = {"seat": setup.seat, "key": setup.key, "ref": "space:vienna"}
    return SAMPLES | {name: f'"{value}"' for name, value in ours.items()}


def _of_every_endpoint(setup: Setup) -> Iterator[Kind]:
    for each in operations(setup.document, samples_of(setup)):
        if each.path.endswith("/events"):
            yield _stream(setup, each)
        else:
            yield _plain(setup, each)


def _plain(setup: Setup, operation: Operation) -> Kind:
    body = setup.save if operation.body == "application/octet-stream" else operation.sample()
    # A save is of a finished game; the busy one is to stay as it is ("decide and undo" does both).
    table = setup.finished if operation.path.endswith(("/save", "/undo")) else setup.busy
    where = {"table_id": table} if "table_id" in operation.holes else {}
    path = f"{operation.at(**where)}?{operation.asked()}"
    # Who logs in, or out, is not the one whose session the others need.
    stranger = {"Cookie": _NOBODY} if operation.path in _DOORS else {}

    def ask(line: Line, n: int) -> int:
        return line.send(operation.method, path, body or None, **stranger)[0]

    return Kind(str(operation), ask)


def _stream(setup: Setup, operation: Operation) -> Kind:
    """Listen until the first word, and hang up."""
    path = f"{operation.at(table_id=setup.busy)}?{operation.asked()}"
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {setup.host}:{setup.port}\r\nCookie: {setup.cookie}\r\n\r\n"
    )

    def ask(line: Line, n: int) -> int:
        with socket.create_connection((setup.host, setup.port), 30) as listening:
            listening.sendall(head.encode())
            return int(listening.recv(65536).split(b" ", 2)[1])

    return Kind(str(operation), ask)


def _odd(setup: Setup) -> Iterator[Kind]:
    """What differs every time, so that whatever is remembered by it would pile up."""
    look = f"/api/tables/{setup.busy}/look"
    replay = f"/api/tables/{setup.busy}/replay?seat={setup.seat}&at="

    def said(**fields: object) -> bytes:
        return msgspec.json.encode(fields)

    def decide_and_undo(line: Line, n: int) -> int:
        where = f"/tables/{setup.small}"
        seq = line.get(f"{where}/look?seat=colonna")["seq"]
        wish = {"seat": "colonna", "key": "bid.1", "seq": seq, "idempotency_key": f"{n}"}
        line.post(f"{where}/decisions", wish)
        return line.ask("POST", f"{where}/undo", {"seat": "colonna"})[0]

    half = (
        f"POST /api/tables HTTP/1.1\r\nHost: {setup.host}:{setup.port}\r\n"
        f"Origin: {setup.url}\r\nContent-Length: 900\r\n\r\n{{"
    )

    def half_a_request(line: Line, n: int) -> int:
        with socket.create_connection((setup.host, setup.port), 30) as other:
            other.sendall(half.encode())
            other.shutdown(socket.SHUT_WR)
            while other.recv(4096):  # until the server is done with it, too
                pass
        return 0

    asks: dict[str, Callable[[Line, int], int]] = {
        "odd Accept-Language": lambda line, n: line.send(
            "GET", look, Accept_Language=f"{n:x}" + 20_000 * "x"
        )[0],
        "odd ?lang": lambda line, n: line.send("GET", f"{look}?lang=x{n}")[0],
        "no such table": lambda line, n: line.send("GET", f"/api/tables/none{n}/look")[0],
        "no such page": lambda line, n: line.send("GET", f"/none/{n}")[0],
        "no such file": lambda line, n: line.send("GET", f"/none{n}.js")[0],
        "no such thing": lambda line, n: line.send(
            "GET", f"/api/tables/{setup.busy}/why?seat={setup.seat}&ref=space:x{n}"
        )[0],
        "a cookie of nobody": lambda line, n: line.send("GET", "/api/me", Cookie=f"{_NOBODY}{n}")[
            0
        ],
        "a token of nobody": lambda line, n: line.send(
            "GET", "/api/me", Authorization=f"Bearer {n}"
        )[0],
        "a failed login": lambda line, n: line.send(
            "POST", "/api/session", said(name=f"nobody {n}", password="wrong wrong wrong")
        )[0],
        "a spoiled save": lambda line, n: line.send("POST", "/api/uploads", setup.save[: 100 + n])[
            0
        ],
        "steps of a replay": lambda line, n: line.send("GET", f"{replay}{n % 300}")[0],
        "decide and undo": decide_and_undo,
        "half a request": half_a_request,
    }
    return (Kind(name, ask) for name, ask in asks.items())
