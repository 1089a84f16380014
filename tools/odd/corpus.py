"""The corpus: for every endpoint odd paths, methods, hosts, queries, headers, bodies and fields."""

import gzip
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from urllib.parse import quote_from_bytes

from tools.odd.operations import Operation, joined

Headers = dict[str, bytes]


class Target(NamedTuple):
    """Whom to ask, as whom, and about which table."""

    host: str
    headers: Headers
    """With which somebody is let in."""
    table: str


class Odd(NamedTuple):
    about: str
    raw: bytes


FORGED = b"x\r\n2026-01-01 INFO all is well"
NAMES: tuple[bytes, ...] = (
    b"",
    b" ",
    b".",
    b"..",
    b"../../etc/passwd",
    b"\x00",
    b"\x7f\x1b[31m",
    b"\xff\xfe",
    b"\xc0\xaf",
    FORGED,
    "\N{RIGHT-TO-LEFT OVERRIDE}annoloc".encode(),
    "e\N{COMBINING ACUTE ACCENT}".encode() * 40,
    "\N{PILE OF POO}".encode(),
    b"%s%n{0}${jndi:ldap://x}",
    b"'; DROP TABLE games; --",
    b"x" * 300,
)
"""Odd in a path or a query; each is percent-encoded."""
SUFFIXES = (
    b"/",
    b"//",
    b"/.",
    b"/..",
    b";x=y",
    b"%2f",
    b"%",
    b"%zz",
    b"#x",
    b"\\",
    b"?",
    b"?" * 50,
)
METHODS = ("HEAD", "OPTIONS", "PATCH", "DELETE", "PUT", "TRACE", "BREW", "get", "X" * 200)
HOSTS: tuple[bytes, ...] = (
    b"",
    b"[",
    b"]",
    b"[::1",
    b"a b",
    b"evil.example",
    b"127.0.0.1:99999999",
    b"\xff",
    b"h" * 4000,
)
NUMBERS = (b"-1", b"1.0", b"1e9", b"nan", b"99999999999999999999", b"0x1", b"true")
QUERIES = (b"=", b"&&&", b"seat", b"seat=a&seat=b", b"%00=%00", b"q" * 8000, b"x[y]=z&lang[]=en")
HEADERS: tuple[tuple[str, bytes], ...] = (
    ("Connection", b"upgrade\r\nUpgrade: websocket"),
    ("Connection", b"upgrade, http2-settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMA"),
    ("Authorization", b"Bearer"),
    ("Authorization", b"Bearer " + 4000 * b"t"),
    ("Authorization", b"Basic \xff\xfe"),
    ("Cookie", b"tercio=;;;=\xff; ="),
    ("Cookie", b"a=b; " * 1000),
    ("Accept-Language", b"x" * 20_000),
    ("Accept-Language", b";q=,,*;q=nan\xff"),
    ("Accept-Encoding", b"gzip;q=x, \xff"),
    ("Accept", b"text/nonsense\xff;;;"),
    ("Content-Type", b"application/json; charset=utf-7"),
    ("Content-Type", b"multipart/form-data"),
    ("Content-Type", b"application/x-msgpack"),
    ("Content-Type", b"\xff/\xfe"),
    ("Content-Encoding", b"gzip"),
    ("Expect", b"100-continue"),
    ("Origin", b"null"),
    ("Origin", b"\xff"),
    ("Range", b"bytes=9-1,-"),
    ("If-None-Match", b'"' * 500),
    ("X-Forwarded-For", b"\xff, 1.2.3.4, x"),
)
BODIES: tuple[bytes, ...] = (
    b"",
    b"null",
    b"[]",
    b"{",
    b'"',
    b"{}" * 50,
    b"NaN",
    b"1e999",
    b"\xef\xbb\xbf{}",
    b"\xff\xfe{\x00}\x00",
    b'{"\xff": 1}',
    b"\x00" * 100,
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b'{"x": 1, "x": 2}',
    b"9" * 20_000,
    gzip.compress(b"\x00" * 10_000_000),
    b" " * (64 * 1024 + 1),
)
VALUES: tuple[str, ...] = (
    "null",
    "true",
    "-1",
    "1.0",
    "1e400",
    "123456789012345678901234567890",
    '""',
    '" "',
    '"1"',
    r'"\u0000"',
    r'"\ud800"',
    r'"\r\n2026-01-01 INFO all is well"',
    r'"\u202eannoloc"',
    '"e\N{COMBINING ACUTE ACCENT}"',
    '"' + 3000 * "x" + '"',
    '"%s%n{0}${jndi:ldap://x}"',
    "[]",
    "[[[[[[]]]]]]",
    "{}",
    '{"": ""}',
)
"""Odd for one field or another, in JSON."""


def _request(
    target: Target,
    operation: Operation,
    path: bytes,
    *,
    method: str = "",
    headers: Headers | None = None,
    body: bytes | None = None,
) -> bytes:
    """All that is not said otherwise is as it should be."""
    said = operation.sample() if body is None else body
    given: Headers = {"Host": target.host.encode(), **target.headers, "Connection": b"close"}
    if said:
        given |= {
            "Content-Type": operation.body.encode() or b"application/json",
            "Content-Length": str(len(said)).encode(),
        }
    given |= headers or {}
    lines = [(method or operation.method).encode() + b" " + path + b" HTTP/1.1"]
    lines += [name.encode() + b": " + value for name, value in given.items()]
    return b"\r\n".join((*lines, b"", said))


def _path(target: Target, operation: Operation, **odd: str) -> bytes:
    table = {"table_id": target.table} if "table_id" in operation.holes else {}
    return operation.at(**table | odd).encode()


def _whole(target: Target, operation: Operation) -> bytes:
    asked = operation.asked()
    return _path(target, operation) + (f"?{asked}".encode() if asked else b"")


def _paths(target: Target, operation: Operation) -> Iterator[Odd]:
    for hole in operation.holes:
        for name in NAMES:
            path = _path(target, operation, **{hole: quote_from_bytes(name, safe="")})
            yield Odd(f"{hole} {name!r}", _request(target, operation, path))
    for suffix in SUFFIXES:
        path = _path(target, operation) + suffix
        yield Odd(f"suffix {suffix!r}", _request(target, operation, path))
    for path in (b"/" + _path(target, operation), b"http://x" + _path(target, operation)):
        yield Odd(f"path {path!r}", _request(target, operation, path))


def _methods(target: Target, operation: Operation) -> Iterator[Odd]:
    for method in METHODS:
        raw = _request(target, operation, _whole(target, operation), method=method)
        yield Odd(f"method {method}", raw)


def _hosts(target: Target, operation: Operation) -> Iterator[Odd]:
    for host in HOSTS:
        raw = _request(target, operation, _whole(target, operation), headers={"Host": host})
        yield Odd(f"host {host!r}", raw)


def _queries(target: Target, operation: Operation) -> Iterator[Odd]:
    path = _path(target, operation)
    for name in operation.query:
        for value in (*NAMES, *NUMBERS):
            query = operation.asked(**{name: quote_from_bytes(value, safe="")}).encode()
            yield Odd(f"{name}={value!r}", _request(target, operation, path + b"?" + query))
    for query in QUERIES:
        raw = _request(target, operation, path + b"?" + query)
        yield Odd(f"query {query!r}", raw)


def _headers(target: Target, operation: Operation) -> Iterator[Odd]:
    for name, value in HEADERS:
        raw = _request(target, operation, _whole(target, operation), headers={name: value})
        yield Odd(f"{name}: {value!r}", raw)


def _bodies(target: Target, operation: Operation) -> Iterator[Odd]:
    for body in BODIES:
        raw = _request(target, operation, _whole(target, operation), body=body)
        yield Odd(f"body {body[:20]!r}", raw)
    too_long = {"Content-Length": str(1 << 30).encode()}
    raw = _request(target, operation, _whole(target, operation), headers=too_long, body=b"x")
    yield Odd("a gigabyte announced", raw)
    chunked = {"Transfer-Encoding": b"chunked"}
    for body in (b"zz\r\n", b"5\r\nhello\r\n0\r\n\r\n"):
        raw = _request(target, operation, _whole(target, operation), headers=chunked, body=body)
        yield Odd(f"chunks {body!r}", raw.replace(f"Content-Length: {len(body)}\r\n".encode(), b""))


def _fields(target: Target, operation: Operation) -> Iterator[Odd]:
    for body in _odd(operation, operation.schema):
        raw = _request(target, operation, _whole(target, operation), body=body.encode())
        yield Odd(f"body {body[:80]}", raw)


def _odd(operation: Operation, schema: dict[str, Any]) -> Iterator[str]:
    """JSON in which one thing does not fit, wherever it may be."""
    filled = operation.filled
    for kind in (schema, *schema.get("oneOf", ())):
        if kind.get("type") == "array":
            yield from (f"[{each}]" for each in (*VALUES, *_odd(operation, kind["items"])))
            yield "[" + ", ".join(100 * [filled(kind["items"])]) + "]"
        known = kind.get("properties", {})
        must = {name: filled(known[name], name) for name in kind.get("required", ())}
        for name in known:
            for each in (*VALUES, *_odd(operation, known[name])):
                yield joined(must | {name: each})
        if isinstance(kind.get("additionalProperties"), dict):
            yield from (f'{{"x": {each}}}' for each in VALUES)
            yield joined({f"x{n}": '"x"' for n in range(100)})
    if schema.get("properties"):
        all_known = {name: filled(each, name) for name, each in schema["properties"].items()}
        yield joined(all_known | {"more": "1"})


KINDS: dict[str, Callable[[Target, Operation], Iterator[Odd]]] = {
    "paths": _paths,
    "methods": _methods,
    "hosts": _hosts,
    "queries": _queries,
    "headers": _headers,
    "bodies": _bodies,
    "fields": _fields,
}
