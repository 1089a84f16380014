"""A bot that plays one seat over HTTP, with nothing but Python's own library.

python examples/bot_client.py http://127.0.0.1:8000 TABLE SEAT --token TOKEN

It plays whatever comes first to its mind; put your own mind into `choose`. The protocol is in
docs/bot-protocol.md.
"""

import argparse
import http.client
import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any

Look = dict[str, Any]
PATIENCE = 3600.0
"""Seconds after which a server that does not answer is given up."""


class Stale(Exception):
    """The table has moved on; the fresh look comes with it."""

    def __init__(self, look: Look) -> None:
        super().__init__("stale")
        self.look = look


class Seat:
    """One seat at one table."""

    def __init__(self, server: str, table: str, seat: str, token: str) -> None:
        self._url = f"{server}/api/tables/{urllib.parse.quote(table)}"
        self._seat = seat
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def look(self) -> Look:
        return self._until_answered("GET", "/look?" + urllib.parse.urlencode({"seat": self._seat}))

    def decide(self, key: str, seq: int) -> Look:
        """However often it has to be sent, the idempotency key makes sure that it counts once."""
        body = {"seat": self._seat, "key": key, "seq": seq, "idempotency_key": uuid.uuid4().hex}
        return self._until_answered("POST", "/decisions", body)

    def _until_answered(self, method: str, path: str, body: dict[str, Any] | None = None) -> Look:
        """Ask again while the server is away, slow, or tells us to wait; but not for ever."""
        until, pause = time.monotonic() + PATIENCE, 0.5
        while True:
            try:
                return self._ask(method, path, body)
            except (
                OSError,
                http.client.HTTPException,
            ) as error:
                if time.monotonic() > until:
                    raise SystemExit(f"The server does not answer: {error}") from None
                time.sleep(pause)
                pause = min(30, 2 * pause)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Look:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, self._headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                found: Look = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            problem = _problem(error)
            if error.code == 409 and "look" in problem:
                raise Stale(problem["look"]) from None
            if error.code in (429, 502, 503, 504):
                raise
            raise SystemExit(f"{error.code}: {problem.get('error')}") from None


def _problem(error: urllib.error.HTTPError) -> dict[str, Any]:
    """What the server says is wrong; a proxy before it may say it in another way."""
    try:
        problem = json.load(error)
    except ValueError:
        problem = None
    return problem if isinstance(problem, dict) else {"error": error.reason}


def choose(look: Look, chance: random.Random) -> str | None:
    """The key of an option, or None to wait until the table has changed."""
    keys = [option["key"] for option in look["options"]]
    if not keys or "unready" in keys:
        return None
    for closing in ("ready", "pass", "done"):
        if closing in keys and chance.random() < 0.4:
            return closing
    return str(chance.choice(keys))


def play(seat: Seat, chance: random.Random, pause: float) -> Look:
    """Play until the game is over; the last look tells who has won."""
    look = seat.look()
    while look["result"] is None:
        key = choose(look, chance)
        if key is None:
            time.sleep(pause)
            look = seat.look()
            continue
        try:
            look = seat.decide(key, look["seq"])
        except Stale as stale:
            look = stale.look
    return look


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("seat")
    parser.add_argument("--token", required=True)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two looks")
    parser.add_argument("--seed", type=int, default=None)
    said = parser.parse_args()
    seat = Seat(said.server.rstrip("/"), said.table, said.seat, said.token)
    result = play(seat, random.Random(said.seed), said.pause)["result"]
    print(f"{result['reason']} Won by {', '.join(result['winners']) or 'nobody'}.")


if __name__ == "__main__":
    main()
