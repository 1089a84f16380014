"""Tells what a translation of a game still lacks, and what in it can never be said.

python -m tools.untranslated virgin_queen de
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from tercio.kernel import messages
from tercio.kernel.game import Game
from tercio.kernel.registry import game

_KERNEL = Path(messages.__file__).parent / "locale"


class _Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def report(rules: Game[Any], language: str) -> Iterator[str]:
    """A line for each message that is missing, unknown, or asks for what it is not given."""
    for folder in (_KERNEL, *rules.locales, rules.folder / "locale"):
        ours, theirs = _entries(folder / messages.FALLBACK), _entries(folder / language)
        for id in ours.keys() - theirs.keys():
            yield f"{folder}: {id} is missing"
        for id in theirs.keys() - ours.keys():
            # A name that the data gives in English needs no message there.
            if not id.startswith("name-"):
                yield f"{folder}: {id} is no message of the English files"
        for id in ours.keys() & theirs.keys():
            for name in _arguments(theirs[id]) - _arguments(ours[id]):
                yield f"{folder}: {id} is not given ${name}"


def _entries(folder: Path) -> dict[str, Any]:
    files = sorted(folder.glob("*.ftl"))
    parsed = (FluentParser().parse(path.read_text("utf-8")) for path in files)
    found = (entry for resource in parsed for entry in resource.body)
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def _arguments(entry: Any) -> set[str]:
    arguments = _Arguments()
    arguments.visit(entry)
    return arguments.names


if __name__ == "__main__":
    lines = sorted(report(game(sys.argv[1]), sys.argv[2]))
    print("\n".join(lines))
    print(f"{len(lines)} to mend.", file=sys.stderr)
    sys.exit(bool(lines))
