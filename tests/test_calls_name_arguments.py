"""A call with more than four arguments names those from the fifth on: there are few left that do
not, and they only become fewer."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent / "tercio"
LISTS = frozenset(
    (
        "Restrictions",
        "allow",
        "cites",
        "create_table",
        "diplomatic",
        "enumerate",
        "filled",
        "first",
        "forbids",
        "heads",
        "liked",
        "menu",
        "refusals",
        "row",
        "sync_to_thread",
    )
)
"""They take a list of things of one kind, or hand over arguments of others."""
LEFT = 9
"""Who names more of them writes the new number here."""


def unnamed_in(source: str) -> Iterator[int]:
    """The lines of calls with five or more arguments that are told by their places alone."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or _callee(node.func) in LISTS:
            continue
        if sum(not isinstance(each, ast.Starred) for each in node.args) > 4:
            yield node.lineno


def _callee(callee: ast.expr) -> str:
    return callee.attr if isinstance(callee, ast.Attribute) else ast.unparse(callee)


def test_what_counts() -> None:
    assert list(unnamed_in("f(a, b, c, d, e)")) == [1]
    assert not list(unnamed_in("f(a, b, c, d, e=e)\ng(*many)\nx.forbids(a, b, c, d, e)"))


def test_calls_name_their_arguments() -> None:
    found = [
        f"tercio/{path.relative_to(ROOT)}:{line}"
        for path in sorted(ROOT.rglob("*.py"))
        for line in unnamed_in(path.read_text())
    ]
    assert len(found) <= LEFT, f"name what comes after the fourth argument: {found}"
    assert len(found) == LEFT, f"well done; LEFT should say {len(found)}"
