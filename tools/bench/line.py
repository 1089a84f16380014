"""One connection to the server, kept open like a browser's; it costs the machine little."""

import http.client
from time import perf_counter
from typing import Any

import msgspec

from tools.bench.host import Host


class Line:
    def __init__(self, host: Host) -> None:
        self._http = http.client.HTTPConnection(host.host, host.port, timeout=60)
        self._headers = {"Origin": host.url, "Content-Type": "application/json"}

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any, float]:
        """The status, the answer, and how many seconds it took to come whole."""
        data = None if body is None else msgspec.json.encode(body)
        begun = perf_counter()
        self._http.request(method, f"/api{path}", data, self._headers)
        response = self._http.getresponse()
        content = response.read()
        return response.status, msgspec.json.decode(content), perf_counter() - begun

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


def new_game(line: Line, mine: int, bot: str) -> tuple[str, list[str]]:
    """A game of Here I Stand for six: the first seats are mine, bots play the others."""
    [his] = [game for game in line.get("/catalog") if game["id"] == "here_i_stand"]
    seats = his["scenarios"][0]["seats"]["6"]
    wishes = {seat: "me" if n < mine else f"bot:{bot}" for n, seat in enumerate(seats)}
    made = line.post("/tables", {"game": "here_i_stand", "players": 6, "seats": wishes})
    line.post(f"/tables/{made['id']}/start", {})
    return made["id"], seats[:mine]
