"""One connection to the server, kept open like a browser's; it costs the machine little."""

import http.client
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Protocol

import msgspec

PASSWORD = "correct horse battery"


class Place(Protocol):
    """Where a server is."""

    @property
    def url(self) -> str: ...
    @property
    def host(self) -> str: ...
    @property
    def port(self) -> int: ...


class Line:
    """`address`: where it comes from, as a proxy would say; `cookie`: who it is."""

    def __init__(self, place: Place, cookie: str = "", address: str = "") -> None:
        self._http = http.client.HTTPConnection(place.host, place.port, timeout=60)
        self._headers = {"Origin": place.url, "Content-Type": "application/json"}
        if cookie:
            self._headers["Cookie"] = cookie
        if address:
            self._headers["X-Forwarded-For"] = address

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any, float]:
        """The status, the answer, and how many seconds it took to come whole."""
        data = None if body is None else msgspec.json.encode(body)
        begun = perf_counter()
        status, content, _ = self.send(method, f"/api{path}", data)
        return status, msgspec.json.decode(content), perf_counter() - begun

    def send(
        self, method: str, path: str, data: bytes | None = None, **headers: str
    ) -> tuple[int, bytes, str]:
        """The status, the answer as it comes, and the cookie that came with it."""
        given = self._headers | {name.replace("_", "-"): each for name, each in headers.items()}
        self._http.request(method, path, data, given)
        response = self._http.getresponse()
        return response.status, response.read(), response.headers.get("set-cookie", "")

    def get(self, path: str) -> Any:
        status, answer, _ = self.ask("GET", path)
        return _good(status, answer)

    def post(self, path: str, body: Any) -> Any:
        status, answer, _ = self.ask("POST", path, body)
        return _good(status, answer)

    def close(self) -> None:
        self._http.close()


def _good(status: int, answer: Any) -> Any:
    if status >= 400:
        raise RuntimeError(f"{status}: {answer}")
    return answer


def sign_up(line: Line, name: str) -> str:
    """The cookie of a new account."""
    return _cookie(line, "/api/accounts", name)


def log_in(line: Line, name: str) -> str:
    return _cookie(line, "/api/session", name)


def _cookie(line: Line, path: str, name: str) -> str:
    data = msgspec.json.encode({"name": name, "password": PASSWORD})
    status, answer, cookie = line.send("POST", path, data)
    if status >= 400:
        raise RuntimeError(f"{status}: {answer!r}")
    return cookie.partition(";")[0]


def new_game(line: Line, mine: int, bot: str, pace: str = "") -> tuple[str, list[str]]:
    """A game of Here I Stand for six: the first seats are mine, bots play the others."""
    seats = _seats(line)
    wishes = {seat: "me" if n < mine else f"bot:{bot}" for n, seat in enumerate(seats)}
    wish = {"game": "here_i_stand", "players": 6, "seats": wishes, "pace": pace}
    made = line.post("/tables", wish)
    line.post(f"/tables/{made['id']}/start", {})
    return made["id"], seats[:mine]


def shared_game(place: Place, people: Sequence[str], pace: str) -> tuple[str, dict[str, str]]:
    """A game of Here I Stand between six new accounts: whose cookie holds which seat."""
    stranger = Line(place)
    cookies = [sign_up(stranger, name) for name in people]
    seats = _seats(stranger)
    lines = [Line(place, cookie) for cookie in cookies]
    wishes = {seat: "open" if n else "me" for n, seat in enumerate(seats)}
    wish = {"game": "here_i_stand", "players": 6, "seats": wishes, "pace": pace}
    table = lines[0].post("/tables", wish)["id"]
    for seat, line in zip(seats[1:], lines[1:], strict=True):
        line.post(f"/tables/{table}/seats/{seat}/join", {})
    lines[0].post(f"/tables/{table}/start", {})
    for each in (stranger, *lines):
        each.close()
    return table, dict(zip(seats, cookies, strict=True))


def _seats(line: Line) -> list[str]:
    """Those of Here I Stand, played by six."""
    [his] = [game for game in line.get("/catalog") if game["id"] == "here_i_stand"]
    found: list[str] = his["scenarios"][0]["seats"]["6"]
    return found
