"""Tercio away from any checkout: a source archive gives a wheel, and the wheel all there is."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import msgspec
import pytest

from tools import web

ROOT = Path(__file__).parents[1]
LEFT_OUT = (".*", "__pycache__", "node_modules", "build", "*.egg-info", "fuzz-failures")
pytestmark = pytest.mark.long


def built(kind: str, tree: Path, folder: Path) -> Path:
    """What the build backend makes of a tree, with nothing but what is installed here."""
    code = f"from setuptools import build_meta; print(build_meta.build_{kind}({str(folder)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tree, env=_bare(), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.splitlines()[-1]


def _bare() -> dict[str, str]:
    """Without Node: who has the archive does not need it."""
    return {**os.environ, "PATH": os.pathsep.join(["/usr/sbin", "/sbin"])}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    web.build()
    tree = tmp_path_factory.mktemp("checkout") / "tercio"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return built("sdist", tree, tmp_path_factory.mktemp("archive"))


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return built("wheel", tree, folder)


@pytest.fixture(scope="module")
def tercio(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command as it is installed; what it depends on is borrowed from here."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home)
    place = {"base": str(home), "platbase": str(home)}
    library = Path(sysconfig.get_path("purelib", "venv", place))
    (library / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    python = Path(sysconfig.get_path("scripts", "venv", place)) / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    subprocess.run([*pip, "--no-index", "--no-deps", "--quiet", str(wheel)], check=True)
    return python.with_name("tercio")


def test_the_archive_holds_what_the_client_is_built_from(archive: Path) -> None:
    with tarfile.open(archive) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    sources = {str(path.relative_to(ROOT)) for path in web.sources()}
    assert sources <= names
    assert {"web/dist/index.html", "web/tsconfig.json", "tools/web.py", "Makefile"} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith(".pyc")]


def test_the_wheel_holds_every_module_all_data_and_the_client(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    ours = {path for path in (ROOT / "tercio").rglob("*") if path.is_file()}
    ours = {path for path in ours if path.suffix not in (".pyc", ".mako")}
    assert {path.relative_to(ROOT).as_posix() for path in ours} <= names
    client = {path.relative_to(web.DIST).as_posix() for path in web.DIST.rglob("*.*")}
    assert {f"tercio/server/client/{name}" for name in client} <= names
    strangers = {name.partition("/")[0] for name in names if not name.startswith("tercio")}
    assert strangers == set()


def test_the_command_works_away_from_any_checkout(tercio: Path, tmp_path: Path) -> None:
    def said(command: Path, *args: str) -> str:
        done = subprocess.run(
            [command, *args], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        return done.stdout

    where = said(tercio.with_name("python"), "-c", "import tercio; print(tercio.__file__)")
    assert Path(where).is_relative_to(tercio.parents[1])
    assert re.fullmatch(r"tercio \d+\.\d+\.\d+\n", said(tercio, "--version"))
    games = [game["id"] for game in msgspec.json.decode(said(tercio, "games", "--json"))]
    assert {"primer", "here_i_stand", "virgin_queen", "ultima_ratio_regis"} <= set(games)
    for game in games:
        said(tercio, "data", "check", game)
    fuzzed = said(tercio, "fuzz", "primer", "--games", "2", "--seed", "installed", "--json")
    assert msgspec.json.decode(fuzzed)["failures"] == []


def test_the_server_serves_the_client_away_from_any_checkout(tercio: Path, tmp_path: Path) -> None:
    command = [str(tercio), "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as serving:
        try:
            assert serving.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", serving.stdout.readline())
            assert found
            look_around(found[0])
        finally:
            serving.terminate()


def look_around(url: str) -> None:
    with httpx.Client(base_url=url) as client:
        page = client.get("/")
        assert page.text == web.BUILT.read_text("utf-8")
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        types = {client.get(path).headers["content-type"].partition(";")[0] for path in files}
        assert types == {"text/javascript", "text/css"}
        assert len(client.get("/api/catalog").json()) >= 4
