"""Which sections of a rule book the tests prove, read from their files without running them.

A test cites a section in one of three ways:

- `@pytest.mark.rule("HIS 13.2", ...)` on a function or class, or as the module's `pytestmark`;
- by its name, `test_13_2_...`, in a file under `rules/<game>/` or `games/<game>/`;
- as a script of play, by the `cite` of its header.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeGuard

from tercio.kernel.data import read_toml
from tercio.kernel.errors import DataError
from tercio.kernel.game import Game
from tercio.kernel.told import told

Cited: TypeAlias = tuple[str, str]
"""A citation ("HIS 13.2") and the test that makes it."""

SCRIPT_FOLDERS = ("scripts", "rules", "games")
"""Where scripts of play lie under the tests folder."""

_NAME = re.compile(r"test_(\d+(?:_\d+)*)(?:_|$)")
_Case: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def citing_tests(game: Game[Any], tests: Path) -> list[Cited]:
    """Every citation of the game's book in a folder of tests."""
    if not tests.is_dir():
        raise DataError(told("no-tests", folder=str(tests)))
    found = [*_in_code(game, tests), *_in_scripts(tests)]
    return [cited for cited in found if cited[0].partition(" ")[0] == game.book]


def tests_naming(game: Game[Any], tests: Path, word: str) -> list[str]:
    """The tests of a game in which a word stands as text of its own, as the id of a card does."""
    if not tests.is_dir():
        raise DataError(told("no-tests", folder=str(tests)))
    files = [
        path
        for folder in ("rules", "games")
        for name in sorted(_names(game))
        for path in sorted((tests / folder / name).rglob("test_*.py"))
    ]
    scripts = [path for path in script_files(tests) if _names(game) & set(path.parts)]
    return [
        *(place for path in files for place in _naming(path, tests, word)),
        *(_shown(path, tests) for path in scripts if f'"{word}"' in path.read_text("utf-8")),
    ]


def _naming(path: Path, tests: Path, word: str) -> Iterator[str]:
    source = path.read_text("utf-8")
    if f'"{word}"' not in source:
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, _Case) and _is_case(node) and _names_word(node, word):
            yield f"{_shown(path, tests)}::{node.name}"


def _names_word(case: _Case, word: str) -> bool:
    return any(isinstance(node, ast.Constant) and node.value == word for node in ast.walk(case))


def script_files(tests: Path) -> list[Path]:
    """The scripts of play in a folder of tests, in order."""
    return sorted(path for folder in SCRIPT_FOLDERS for path in (tests / folder).rglob("*.toml"))


def _in_scripts(tests: Path) -> Iterator[Cited]:
    for path in script_files(tests):
        cite = read_toml(path).get("cite", [])
        for section in cite if isinstance(cite, list) else [cite]:
            yield str(section), _shown(path, tests)


def _in_code(game: Game[Any], tests: Path) -> Iterator[Cited]:
    homes = {tests / folder / name for folder in ("rules", "games") for name in _names(game)}
    for path in sorted(tests.rglob("test_*.py")):
        book = game.book if homes.intersection(path.parents) else ""
        source = path.read_bytes()
        if book or f"{game.book} ".encode() in source:  # else it cites other books, if any
            yield from _in_file(source, _shown(path, tests), book)


@cache
def _in_file(source: bytes, place: str, book: str) -> list[Cited]:
    try:
        module = ast.parse(source)
    except SyntaxError as error:
        raise DataError(told("no-python", place=place, why=error.msg)) from None
    return list(_in_body(module.body, place, book))


def _names(game: Game[Any]) -> set[str]:
    return {game.id, game.id.replace("-", "_")}


def _shown(path: Path, tests: Path) -> str:
    return path.relative_to(tests.parent).as_posix()


def _in_body(body: Sequence[ast.stmt], place: str, book: str) -> Iterator[Cited]:
    """The citations of a module or class body, with those of the classes in it."""
    for statement in body:
        if _is_case(statement):
            yield from _in_case(statement, f"{place}::{statement.name}", book)
        elif isinstance(statement, ast.ClassDef) and _holds_cases(statement.body):
            group = f"{place}::{statement.name}"
            yield from ((section, group) for section in _marks(*statement.decorator_list))
            yield from _in_body(statement.body, group, book)
        elif _is_pytestmark(statement) and _holds_cases(body):
            yield from ((section, place) for section in _marks(statement.value))


def _in_case(case: _Case, name: str, book: str) -> Iterator[Cited]:
    for section in _marks(*case.decorator_list):
        yield section, name
    numbers = _NAME.match(case.name)
    if book and numbers:
        yield f"{book} {numbers[1].replace('_', '.')}", name


def _is_case(statement: ast.stmt) -> TypeGuard[_Case]:
    return isinstance(statement, _Case) and statement.name.startswith("test")


def _holds_cases(body: Sequence[ast.stmt]) -> bool:
    return any(
        _is_case(statement)
        or (isinstance(statement, ast.ClassDef) and _holds_cases(statement.body))
        for statement in body
    )


def _is_pytestmark(statement: ast.stmt) -> TypeGuard[ast.Assign]:
    return isinstance(statement, ast.Assign) and any(
        isinstance(name, ast.Name) and name.id == "pytestmark" for name in statement.targets
    )


def _marks(*expressions: ast.expr) -> Iterator[str]:
    """The sections in every `mark.rule(...)` within expressions, parametrised cases too."""
    for expression in expressions:
        for node in ast.walk(expression):
            match node:
                case ast.Call(func=ast.Attribute(attr="rule", value=marker), args=sections):
                    if isinstance(marker, ast.Attribute | ast.Name) and _last(marker) == "mark":
                        yield from (_text(section) for section in sections)


def _last(marker: ast.Attribute | ast.Name) -> str:
    return marker.attr if isinstance(marker, ast.Attribute) else marker.id


def _text(section: ast.expr) -> str:
    return str(section.value) if isinstance(section, ast.Constant) else ast.unparse(section)
