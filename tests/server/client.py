"""A small typed client of the HTTP API."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from tercio.server.http import wire

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

    def look(self) -> wire.Look:
        """The fresh look that comes with a stale decision."""
        return msgspec.json.decode(self.response.content, type=wire.StaleProblem).look


class Client:
    """One identity: a browser with its cookies, or a program with its token."""

    def __init__(self, url: str, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": url}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=30)

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

    def me(self) -> wire.Me:
        return self.ask("GET", "/me", wire.Me)

    def sign_up(self, name: str, password: str = "correct horse battery") -> wire.Me:
        return self.ask("POST", "/accounts", wire.Me, json={"name": name, "password": password})

    def log_in(self, name: str, password: str = "correct horse battery") -> wire.Me:
        return self.ask("POST", "/session", wire.Me, json={"name": name, "password": password})

    def log_out(self) -> wire.Me:
        return self.ask("DELETE", "/session", wire.Me)

    def token(self, label: str = "bot") -> str:
        return self.ask("POST", "/tokens", wire.TokenInfo, json={"label": label}).token

    # -- tables ----------------------------------------------------------------------------

    def tables(self) -> wire.TableList:
        return self.ask("GET", "/tables", wire.TableList)

    def new_table(self, seats: dict[str, str], **more: Any) -> wire.TableInfo:
        wish = {"game": "primer", "players": len(seats), "seats": seats} | more
        return self.ask("POST", "/tables", wire.TableInfo, json=wish)

    def table(self, id: str) -> wire.TableInfo:
        return self.ask("GET", f"/tables/{id}", wire.TableInfo)

    def start(self, id: str) -> wire.TableInfo:
        return self.ask("POST", f"/tables/{id}/start", wire.TableInfo)

    def seat(self, id: str, seat: str, move: str, **more: Any) -> wire.TableInfo:
        return self.ask("POST", f"/tables/{id}/seats/{seat}/{move}", wire.TableInfo, json=more)

    def vote(self, id: str, kind: str, **more: Any) -> wire.TableInfo:
        return self.ask("POST", f"/tables/{id}/votes", wire.TableInfo, json={"kind": kind} | more)

    def time(self) -> wire.MyTime:
        return self.ask("GET", "/me/time", wire.MyTime)

    def zone(self, zone: str) -> wire.MyTime:
        return self.ask("PUT", "/me/time", wire.MyTime, json={"zone": zone})

    def vacation(self, first: str, last: str) -> wire.MyTime:
        days = {"first": first, "last": last}
        return self.ask("POST", "/me/vacations", wire.MyTime, json=days)

    def end_vacation(self, first: str) -> wire.MyTime:
        return self.ask("DELETE", f"/me/vacations/{first}", wire.MyTime)

    # -- play ------------------------------------------------------------------------------

    def look(
        self, id: str, seat: str | None = None, since: int | None = None, heard: int = 0
    ) -> wire.Look:
        known = {} if since is None else {"since": since, "heard": heard}
        return self.ask("GET", f"/tables/{id}/look", wire.Look, params={**_seat(seat), **known})

    def decide(
        self, id: str, seat: str, key: str, seq: int, idempotency_key: str | None = None
    ) -> wire.Look:
        body = {"seat": seat, "key": key, "seq": seq, "idempotency_key": idempotency_key}
        return self.ask("POST", f"/tables/{id}/decisions", wire.Look, json=body)

    def decide_all(self, id: str, seat: str, keys: Sequence[str], seq: int) -> wire.Look:
        body = {"seat": seat, "key": keys[0], "then": list(keys[1:]), "seq": seq}
        return self.ask("POST", f"/tables/{id}/decisions", wire.Look, json=body)

    def openings(self, id: str, seat: str, ref: str, after: Sequence[str] = ()) -> wire.Openings:
        params = {"seat": seat, "ref": ref, "after": list(after)}
        return self.ask("GET", f"/tables/{id}/openings", wire.Openings, params=params)

    def ways(self, id: str, seat: str, ref: str, *, back: bool = False) -> wire.Ways:
        params = {"seat": seat, "ref": ref, "back": str(back).lower()}
        return self.ask("GET", f"/tables/{id}/ways", wire.Ways, params=params)

    def undo(self, id: str, seat: str) -> wire.Look:
        return self.ask("POST", f"/tables/{id}/undo", wire.Look, json={"seat": seat})

    def why(self, id: str, seat: str, ref: str) -> wire.Reasons:
        params = {"seat": seat, "ref": ref}
        return self.ask("GET", f"/tables/{id}/why", wire.Reasons, params=params)

    def odds(self, id: str, seat: str, key: str) -> wire.OddsInfo:
        params = {"seat": seat, "key": key}
        return self.ask("GET", f"/tables/{id}/odds", wire.OddsInfo, params=params)

    def log(self, id: str, seat: str | None = None, since: int = 0) -> wire.LogPart:
        params = {**_seat(seat), "since": since}
        return self.ask("GET", f"/tables/{id}/log", wire.LogPart, params=params)

    def talk(self, id: str, seat: str | None = None) -> wire.TalkPart:
        return self.ask("GET", f"/tables/{id}/talk", wire.TalkPart, params=_seat(seat))

    def say(self, id: str, text: str, **more: Any) -> wire.TalkPart:
        return self.ask("POST", f"/tables/{id}/talk", wire.TalkPart, json={"text": text} | more)

    def order(self, id: str, seat: str, *orders: dict[str, str]) -> wire.Orders:
        body = {"seat": seat, "orders": orders}
        return self.ask("PUT", f"/tables/{id}/orders", wire.Orders, json=body)

    def analysis(self, id: str, seat: str | None = None) -> wire.Analysed:
        params = {} if seat is None else {"seat": seat}
        return self.ask("GET", f"/tables/{id}/analysis", wire.Analysed, params=params)

    def replay(
        self, id: str, at: int, seat: str | None = None, counted: str | None = None
    ) -> wire.Replay:
        params = {**_seat(seat), "at": at} | ({} if counted is None else {"counted": counted})
        return self.ask("GET", f"/tables/{id}/replay", wire.Replay, params=params)

    def branch(self, id: str, at: int, seat: str | None = None, *mine: str) -> wire.TableInfo:
        body = {"at": at, "seat": seat, "mine": list(mine)}
        return self.ask("POST", f"/tables/{id}/branches", wire.TableInfo, json=body)

    def verify(self, id: str) -> wire.Verified:
        return self.ask("GET", f"/tables/{id}/verify", wire.Verified)

    def save(self, id: str) -> bytes:
        response = self.http.get(f"/api/tables/{id}/save")
        if response.is_error:
            raise Answered(response)
        return response.content

    def upload(self, content: bytes) -> wire.TableInfo:
        return self.ask("POST", "/uploads", wire.TableInfo, content=content, headers=_OCTETS)

    def seal(self, content: bytes) -> wire.Provenance:
        return self.ask("POST", "/seals", wire.Provenance, content=content, headers=_OCTETS)


def _seat(seat: str | None) -> dict[str, Any]:
    return {} if seat is None else {"seat": seat}
