"""What we depend on is pinned: every file by its hash, for every platform."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def _packages() -> dict[str, dict[str, Any]]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages: dict[str, dict[str, Any]] = lock["packages"]
    return {name: package for name, package in packages.items() if name}


def test_every_package_of_the_client_is_known_by_its_hash() -> None:
    packages = _packages()
    assert len(packages) > 50
    assert not [name for name, each in packages.items() if not each.get("integrity")]


def test_the_lock_of_the_client_holds_all_platforms() -> None:
    packages = _packages()
    wanted = {
        (name, other)
        for name, each in packages.items()
        for other in each.get("optionalDependencies", ())
    }
    known = {name.rpartition("node_modules/")[2] for name in packages}
    assert len(wanted) > 10
    assert not [pair for pair in wanted if pair[1] not in known]


@pytest.mark.parametrize(
    "lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda lock: lock.name
)
def test_every_package_of_the_server_is_known_by_its_hash(lock: Path) -> None:
    text = re.sub(r"\\\n", " ", lock.read_text("utf-8"))
    pinned = [line for line in text.splitlines() if "==" in line and not line.startswith("#")]
    assert pinned
    assert not [line for line in pinned if "--hash=sha256:" not in line]


def test_the_client_is_installed_from_its_lock() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "$(NPM) ci " in makefile
    assert "$(NPM) install" not in makefile
