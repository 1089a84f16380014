"""What a server can be asked, as its own document says: a new endpoint is known by itself."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from tercio.server.http.document import unversioned

METHODS = ("get", "put", "post", "delete")
_OFF_THE_DOCUMENT = (
    *("/", "/{path}", "/schema", "/schema/openapi.json", "/schema/{path}"),
    *("/health", "/ready", "/metrics"),
    *("/api/unsubscribe", "/api/v1/unsubscribe"),
)
"""Pages, the document itself, what tells hosts how the server is, and where links in mails lead."""

SAMPLES: dict[str, str] = {
    "game": '"primer"',
    "key": '"bid.1"',
    "move": '"join"',
    "name": '"dora"',
    "orders": "[]",
    "password": '"correct horse battery"',
    "ref": '"town:milan"',
    "seat": '"colonna"',
    "text": '"well met"',
    "lang": '"en"',
}
"""What is not odd about a question, in JSON, by the names of its fields."""
_PLAIN = {"integer": "1", "boolean": "false", "array": "[]"}


class Operation(NamedTuple):
    method: str
    path: str
    query: tuple[str, ...] = ()
    body: str = ""
    """The media type of its body, if it has one."""
    schema: dict[str, Any] = {}
    """Of its body, with everything that it refers to in place."""
    samples: Mapping[str, str] = SAMPLES

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def holes(self) -> list[str]:
        """What its path has to be filled with."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]

    def at(self, **given: str) -> str:
        return self.path.format(**{hole: self._plain(hole) for hole in self.holes} | given)

    def sample(self) -> bytes:
        """A body that is not odd."""
        if self.body == "application/json":
            return self.filled(self.schema).encode()
        return b"no save\n" if self.body else b""

    def filled(self, schema: dict[str, Any], name: str = "") -> str:
        """JSON that fits a schema: of an object, only what it must have."""
        if name in self.samples:
            return self.samples[name]
        if schema.get("type") == "object":
            known = schema.get("properties", {})
            must = schema.get("required", ())
            return joined({field: self.filled(known[field], field) for field in must})
        kind = schema.get("type", "")
        return _PLAIN.get(kind if isinstance(kind, str) else kind[0], '"x"')

    def asked(self, **given: str) -> str:
        values = {name: self._plain(name) for name in self.query} | given
        return "&".join(f"{name}={value}" for name, value in values.items())

    def _plain(self, name: str) -> str:
        """A sample for a path or a query."""
        return str(msgspec.json.decode(self.samples.get(name, "1")))


def operations(
    document: dict[str, Any], samples: Mapping[str, str] = SAMPLES
) -> Iterator[Operation]:
    for path, methods in document["paths"].items():
        for method in METHODS:
            if method in methods:
                found = _operation(document, method, unversioned(path), methods[method])
                yield found._replace(samples=samples)
    for path in _OFF_THE_DOCUMENT:
        yield Operation("GET", path)


def _operation(document: dict[str, Any], method: str, path: str, told: Any) -> Operation:
    query = tuple(each["name"] for each in told.get("parameters", ()) if each["in"] == "query")
    [(body, content), *_] = told.get("requestBody", {}).get("content", {}).items() or [("", {})]
    schema = _resolved(document, content.get("schema", {}))
    return Operation(method.upper(), path, query, body, schema)


def _resolved(document: dict[str, Any], schema: Any) -> Any:
    """A schema without references."""
    if isinstance(schema, list):
        return [_resolved(document, each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return _resolved(document, document["components"]["schemas"][name])
    return {name: _resolved(document, each) for name, each in schema.items()}


def joined(fields: dict[str, str]) -> str:
    return "{" + ", ".join(f'"{name}": {value}' for name, value in fields.items()) + "}"
