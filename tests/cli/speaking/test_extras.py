"""`tercio` alone is the engine and the command line; the server is an extra."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.desk import saved

PROJECT = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))[
    "project"
]
MODULES = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}
"""Packages whose module has another name."""


def without_the_server(*args: str | Path) -> subprocess.CompletedProcess[str]:
    """A command where none of the packages of the extra is installed."""
    names = [re.split("[^a-z0-9-]", each)[0] for each in PROJECT["optional-dependencies"]["server"]]
    missing = [MODULES.get(name, name) for name in names]
    assert "litestar" in missing
    code = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({missing!r}))\n"
        "from tercio.cli import main\n"
        "main()\n"
    )
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, args)], capture_output=True, text=True, timeout=120
    )


@pytest.mark.parametrize(
    "command", ["--help", "games", "fuzz primer --games 1 --seed x", "rules show primer 4.1"]
)
def test_the_engine_needs_no_server(command: str) -> None:
    result = without_the_server(*command.split())
    assert result.returncode == 0, result.stderr


def test_who_serves_without_the_server_is_told_what_to_install() -> None:
    result = without_the_server("serve", "--port", "0")
    assert result.returncode == 2
    assert result.stdout == ""
    assert re.fullmatch(
        r"The server is not installed \(\w+ is missing\): pip install 'tercio\[server\]'\.\n",
        result.stderr,
    )


def test_a_seal_cannot_be_checked_without_the_server(tmp_path: Path) -> None:
    save = saved(tmp_path, 5)
    assert without_the_server("verify", save).returncode == 0
    result = without_the_server("verify", save, "--key-of", tmp_path / "tercio.db")
    assert result.returncode == 2
    assert "pip install 'tercio[server]'" in result.stderr


def test_the_package_itself_is_a_command() -> None:
    command = [sys.executable, "-m", "tercio", "--version"]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert result.stdout == f"tercio {PROJECT['version']}\n"
