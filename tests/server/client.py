"""A small typed client of the HTTP API."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec

from tercio.server.http.wire.accounts import Me, TokenInfo
from tercio.server.http.wire.analysis import Analysed
from tercio.server.http.wire.calendars import MyTime
from tercio.server.http.wire.decisions import OddsInfo, Openings, Reasons, Ways
from tercio.server.http.wire.log import LogPart
from tercio.server.http.wire.looks import Look
from tercio.server.http.wire.orders import Orders
from tercio.server.http.wire.problems import StaleProblem
from tercio.server.http.wire.replay import Provenance, Replay, Verified
from tercio.server.http.wire.tables import TableInfo, TableList
from tercio.server.http.wire.talk import TalkPart

PATIENCE: Final = 60
"""Seconds after which no answer will come: a busy machine is slow, and not wrong."""
T = TypeVar("T")
_OCTETS = {"content-type": "application/octet-stream"}


class Answered(Exception):
    """The server has answered with a problem."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code} {response.text[:300]}")
        self.status = response.status_code
        self.response = response

    @property
    def error(self) -> str:
        return str(self.response.json()["error"])

    def look(self) -> Look:
        """The fresh look that comes with a stale decision."""
        return msgspec.json.decode(self.response.content, type=StaleProblem).look


class Client:
    """One identity: a browser with its cookies, or a program with its token."""

    def __init__(self, url: str, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": url}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def ask(self, method: str, path: str, type: type[T], **more: Any) -> T:
        response = self.http.request(method, f"/api{path}", **more)
        if response.is_error:
            raise Answered(response)
        return msgspec.json.decode(response.content, type=type)

    # -- accounts --------------------------------------------------------------------------

    def me(self) -> Me:
        return self.ask("GET", "/me", Me)

    def sign_up(self, name: str, password: str = "correct horse battery") -> Me:
        return self.ask("POST", "/accounts", Me, json={"name": name, "password": password})

    def log_in(self, name: str, password: str = "correct horse battery") -> Me:
        return self.ask("POST", "/session", Me, json={"name": name, "password": password})

    def log_out(self) -> Me:
        return self.ask("DELETE", "/session", Me)

    def token(self, label: str = "bot") -> str:
        return self.ask("POST", "/tokens", TokenInfo, json={"label": label}).token

    # -- tables ----------------------------------------------------------------------------

    def tables(self) -> TableList:
        return self.ask("GET", "/tables", TableList)

    def new_table(self, seats: dict[str, str], **more: Any) -> TableInfo:
        wish = {"game": "primer", "players": len(seats), "seats": seats} | more
        return self.ask("POST", "/tables", TableInfo, json=wish)

    def table(self, id: str) -> TableInfo:
        return self.ask("GET", f"/tables/{id}", TableInfo)

    def start(self, id: str) -> TableInfo:
        return self.ask("POST", f"/tables/{id}/start", TableInfo)

    def seat(self, id: str, seat: str, move: str, **more: Any) -> TableInfo:
        return self.ask("POST", f"/tables/{id}/seats/{seat}/{move}", TableInfo, json=more)

    def vote(self, id: str, kind: str, **more: Any) -> TableInfo:
        return self.ask("POST", f"/tables/{id}/votes", TableInfo, json={"kind": kind} | more)

    def time(self) -> MyTime:
        return self.ask("GET", "/me/time", MyTime)

    def zone(self, zone: str) -> MyTime:
        return self.ask("PUT", "/me/time", MyTime, json={"zone": zone})

    def vacation(self, first: str, last: str) -> MyTime:
        days = {"first": first, "last": last}
        return self.ask("POST", "/me/vacations", MyTime, json=days)

    def end_vacation(self, first: str) -> MyTime:
        return self.ask("DELETE", f"/me/vacations/{first}", MyTime)

    # -- play ------------------------------------------------------------------------------

    def look(
        self, id: str, seat: str | None = None, since: int | None = None, heard: int = 0
    ) -> Look:
        known = {} if since is None else {"since": since, "heard": heard}
        return self.ask("GET", f"/tables/{id}/look", Look, params={**_seat(seat), **known})

    def decide(
        self, id: str, seat: str, key: str, seq: int, idempotency_key: str | None = None
    ) -> Look:
        body = {"seat": seat, "key": key, "seq": seq, "idempotency_key": idempotency_key}
        return self.ask("POST", f"/tables/{id}/decisions", Look, json=body)

    def decide_all(self, id: str, seat: str, keys: Sequence[str], seq: int) -> Look:
        body = {"seat": seat, "key": keys[0], "then": list(keys[1:]), "seq": seq}
        return self.ask("POST", f"/tables/{id}/decisions", Look, json=body)

    def openings(self, id: str, seat: str, ref: str, after: Sequence[str] = ()) -> Openings:
        params = {"seat": seat, "ref": ref, "after": list(after)}
        return self.ask("GET", f"/tables/{id}/openings", Openings, params=params)

    def ways(self, id: str, seat: str, ref: str, *, back: bool = False) -> Ways:
        params = {"seat": seat, "ref": ref, "back": str(back).lower()}
        return self.ask("GET", f"/tables/{id}/ways", Ways, params=params)

    def undo(self, id: str, seat: str) -> Look:
        return self.ask("POST", f"/tables/{id}/undo", Look, json={"seat": seat})

    def why(self, id: str, seat: str, ref: str) -> Reasons:
        params = {"seat": seat, "ref": ref}
        return self.ask("GET", f"/tables/{id}/why", Reasons, params=params)

    def odds(self, id: str, seat: str, key: str) -> OddsInfo:
        params = {"seat": seat, "key": key}
        return self.ask("GET", f"/tables/{id}/odds", OddsInfo, params=params)

    def log(self, id: str, seat: str | None = None, since: int = 0) -> LogPart:
        params = {**_seat(seat), "since": since}
        return self.ask("GET", f"/tables/{id}/log", LogPart, params=params)

    def talk(self, id: str, seat: str | None = None) -> TalkPart:
        return self.ask("GET", f"/tables/{id}/talk", TalkPart, params=_seat(seat))

    def say(self, id: str, text: str, **more: Any) -> TalkPart:
        return self.ask("POST", f"/tables/{id}/talk", TalkPart, json={"text": text} | more)

    def order(self, id: str, seat: str, *orders: dict[str, str]) -> Orders:
        body = {"seat": seat, "orders": orders}
        return self.ask("PUT", f"/tables/{id}/orders", Orders, json=body)

    def analysis(self, id: str, seat: str | None = None) -> Analysed:
        params = {} if seat is None else {"seat": seat}
        return self.ask("GET", f"/tables/{id}/analysis", Analysed, params=params)

    def replay(
        self, id: str, at: int, seat: str | None = None, counted: str | None = None
    ) -> Replay:
        params = {**_seat(seat), "at": at} | ({} if counted is None else {"counted": counted})
        return self.ask("GET", f"/tables/{id}/replay", Replay, params=params)

    def branch(self, id: str, at: int, seat: str | None = None, *mine: str) -> TableInfo:
        body = {"at": at, "seat": seat, "mine": list(mine)}
        return self.ask("POST", f"/tables/{id}/branches", TableInfo, json=body)

    def verify(self, id: str) -> Verified:
        return self.ask("GET", f"/tables/{id}/verify", Verified)

    def save(self, id: str) -> bytes:
        response = self.http.get(f"/api/tables/{id}/save")
        if response.is_error:
            raise Answered(response)
        return response.content

    def upload(self, content: bytes) -> TableInfo:
        return self.ask("POST", "/uploads", TableInfo, content=content, headers=_OCTETS)

    def seal(self, content: bytes) -> Provenance:
        return self.ask("POST", "/seals", Provenance, content=content, headers=_OCTETS)


def _seat(seat: str | None) -> dict[str, Any]:
    return {} if seat is None else {"seat": seat}
