"""The browser client, as files."""

import mimetypes
import os
from pathlib import Path

import httpx
import pytest

from tercio.server.http.static import Files
from tests.server.client import PATIENCE, Client
from tests.server.doorstep import served, settings


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with served(settings(tmp_path, web=tmp_path / "none")) as url, Client(url) as client:
        answer = client.http.get("/")
        assert answer.status_code == 200
        assert "make play" in answer.text
        assert client.http.get("/api/nowhere").status_code == 404
        assert client.http.get("/api/nowhere").json()["error"]


def test_files_are_kept_for_ever_and_the_page_is_asked_for_anew(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>Tercio</title>")
    (dist / "assets" / "main-1f2e.js").write_text("console.log(1);" * 200)
    (tmp_path / "secret.txt").write_text("a secret")
    with served(settings(tmp_path, web=dist)) as url, Client(url) as client:
        page = client.http.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
        assert client.http.get("/tables/abc").text == page.text, "the client knows its pages"
        script = client.http.get("/assets/main-1f2e.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        again = client.http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        assert client.http.get("/assets/none.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "a secret" not in client.http.get(path).text


def test_what_the_build_has_compressed_goes_to_whoever_reads_it(tmp_path: Path) -> None:
    plain, built = "console.log(1);" * 200, b"as the build has compressed it"
    (tmp_path / "index.html").write_text("<!doctype html><title>Tercio</title>")
    (tmp_path / "main.js").write_text(plain)
    (tmp_path / "main.js.br").write_bytes(built)
    (tmp_path / "old.js.br").write_bytes(built)
    (tmp_path / "old.js").write_text(plain)
    os.utime(tmp_path / "old.js.br", (1, 1))
    with served(settings(tmp_path, web=tmp_path)) as url:
        assert _sent(url, "main.js", "gzip, deflate, br") == ("br", built)
        assert _sent(url, "old.js", "gzip, deflate, br")[0] == "gzip", "of an older file"
        assert _sent(url, "main.js", "br;q=0, gzip")[0] == "gzip"
        assert _sent(url, "main.js", "gzip;q=0.5")[0] == "gzip"
        assert _sent(url, "main.js", "zebra") == (None, plain.encode())


def _sent(url: str, name: str, accepted: str) -> tuple[str | None, bytes]:
    """How a file is compressed, and its bytes as they came."""
    with httpx.stream(
        "GET", f"{url}/{name}", headers={"accept-encoding": accepted}, timeout=PATIENCE
    ) as answer:
        return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("main.js", "text/javascript"),
        ("main.CSS", "text/css"),
        ("index.html", "text/html"),
        ("icon.svg", "image/svg+xml"),
        ("geometry.json", "application/json"),
        ("garamond.woff2", "font/woff2"),
        ("paper.png", "image/png"),
        ("unheard.of", "application/octet-stream"),
    ],
)
def test_what_a_file_is_does_not_depend_on_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, type: str
) -> None:
    """On some, scripts are registered as plain text, which no browser would run."""
    monkeypatch.setattr(mimetypes, "guess_type", lambda *_: ("text/plain", None))
    (tmp_path / name).write_text("anything")
    found = Files(tmp_path).find(name)
    assert found is not None
    assert found.type == type
