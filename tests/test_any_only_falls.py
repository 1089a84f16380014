"""Types that are true: `Any` in the rules only becomes rarer (see any_left.toml)."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LEFT: dict[str, int] = tomllib.loads((ROOT / "tests" / "any_left.toml").read_text())


def any_in(source: str) -> Iterator[int]:
    """The lines where it is said, in quotes too; who only imports it says nothing yet."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name | ast.Attribute) and _said(node) == "Any":
            yield node.lineno
        elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            yield from _quoted(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield from _quoted(node.returns)


def _said(node: ast.Name | ast.Attribute) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr


def _quoted(annotation: ast.expr) -> Iterator[int]:
    for node in ast.walk(annotation):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (node.lineno for _ in re.findall(r"\bAny\b", node.value))


@pytest.mark.parametrize("package", LEFT)
def test_any_only_becomes_rarer(package: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for line in any_in(path.read_text())
    ]
    told = f"{package} says Any {len(found)} times, not {LEFT[package]}"
    assert len(found) <= LEFT[package], f"{told}: {', '.join(found)}"
    assert len(found) == LEFT[package], f"{told}: well done; tests/any_left.toml should say so"


def test_every_package_of_rules_is_counted() -> None:
    games = {path.parent.relative_to(ROOT).as_posix() for path in ROOT.glob("tercio/games/*/*.py")}
    assert set(LEFT) == {"tercio/wars", *games}


def test_any_is_found_wherever_it_is_said() -> None:
    source = """
from typing import Any
import typing
def f(g: Any, about: "list[Any]", words: typing.Any) -> "Any": ...
many: dict[str, Any] = {}
Effect = Callable[[Any], None]
company = "Any number of them."
"""
    assert sorted(any_in(source)) == [4, 4, 4, 4, 5, 6]
