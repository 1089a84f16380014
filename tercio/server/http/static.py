"""The built browser client, served as files; a page that says how to build it, if it is not."""

import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from tercio.server.http.errors import missing
from tercio.server.http.handling import AnyRequest

_UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tercio</title>
<h1>The browser client is not built yet</h1>
<p>The server runs. Build the client with <code>make web</code> and load this page again, or start
everything with <code>make play</code>.</p>
<p>Programs find the API described at <a href="/schema">/schema</a>.</p>
</html>
"""
_FIRST = re.compile(r'(?<=<div id="app">).*?(?=</div>)', re.DOTALL)
"""What the client's page shows until its scripts are there."""
_FOREVER = "public, max-age=31536000, immutable"
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""Ours, for machines differ: some take scripts for plain text, and no browser runs those."""
_BROTLI = ".br"
"""Ends the name of what the build has compressed beside a file (`web/vite.config.ts`)."""


class _File:
    """A file in memory, plain and compressed."""

    def __init__(self, path: Path) -> None:
        self.changed = path.stat().st_mtime_ns
        self.plain = path.read_bytes()
        bodies = {"br": _built(path), "gzip": gzip.compress(self.plain, 9, mtime=0)}
        worth_it = range(1, int(0.9 * len(self.plain)))
        self.squeezed = {name: body for name, body in bodies.items() if len(body) in worth_it}
        """By coding, the best first."""
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:24]}"'
        self.type = _TYPES.get(path.suffix.lower(), "application/octet-stream")


def _built(path: Path) -> bytes:
    """What the build made of this very file; nothing if it has not, or of an older one."""
    beside = path.with_name(path.name + _BROTLI)
    if not beside.is_file() or beside.stat().st_mtime_ns < path.stat().st_mtime_ns:
        return b""
    return beside.read_bytes()


class Files:
    """A folder. What lies outside of it does not exist."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._known: dict[Path, _File] = {}

    def read_all(self) -> None:
        """Read and compress everything, so that no visitor has to wait for it."""
        for path in sorted(self._folder.rglob("*")):
            if path.suffix == _BROTLI:
                continue
            self.find(str(path.relative_to(self._folder)))

    @property
    def is_built(self) -> bool:
        return (self._folder / "index.html").is_file()

    def find(self, name: str) -> _File | None:
        try:
            path = (self._folder / name.lstrip("/")).resolve()
            if not path.is_relative_to(self._folder) or not path.is_file():
                return None
        except (OSError, ValueError):  # too long for a name, or with a zero in it
            return None
        known = self._known.get(path)
        if known is None or known.changed != path.stat().st_mtime_ns:
            known = self._known[path] = _File(path)
        return known


def static_handlers(files: Files) -> list[Any]:
    @get("/", include_in_schema=False, sync_to_thread=False)
    def lobby(request: AnyRequest) -> Response[bytes]:
        return _answer(files, request, "/index.html")

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        return _answer(files, request, path)

    return [lobby, file]


def _answer(files: Files, request: AnyRequest, path: str) -> Response[bytes]:
    """A file of the client; any other address is a page that the client itself knows."""
    if path.startswith("/api/"):
        raise missing("no-such-address")
    found = files.find(path)
    if found is None and "." not in path.rpartition("/")[2]:
        found = files.find("index.html")
    if found is not None:
        return _send(request, found, path.startswith("/assets/"))
    if files.is_built:
        raise missing("no-such-file")
    return Response(_UNBUILT.encode(), media_type="text/html")


def page_of_refusal(files: Files, said: Mapping[str, str], language: str) -> str | None:
    """The client's page, which shows somebody why they do not get what a link promised.

    Only the client knows what language was chosen in it, so it is told the sentence in each; where
    its scripts do not come, the page says it as it is.
    """
    index = files.find("index.html")
    if index is None:
        return None
    told = escape(json.dumps(said, ensure_ascii=False))
    first = f'<p class="first">{escape(said[language])}</p><p><a href="/">Tercio</a></p>'
    page = _FIRST.sub(lambda _: first, index.plain.decode(), count=1)
    return page.replace("</head>", f'<meta name="refusal" content="{told}" /></head>', 1)


def _send(request: AnyRequest, file: _File, is_forever: bool) -> Response[bytes]:
    headers = {
        "ETag": file.tag,
        "Cache-Control": _FOREVER if is_forever else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    accepted = _codings(request.headers.get("accept-encoding", ""))
    for coding, body in file.squeezed.items():
        if coding in accepted:
            headers["Content-Encoding"] = coding
            return Response(body, headers=headers, media_type=file.type)
    return Response(file.plain, headers=headers, media_type=file.type)


def _codings(header: str) -> set[str]:
    """What a browser reads. It names what it does not with a quality of nought."""
    asked = (each.replace(" ", "").partition(";q=") for each in header.split(","))
    return {coding for coding, _, quality in asked if quality.strip("0.") or not quality}
