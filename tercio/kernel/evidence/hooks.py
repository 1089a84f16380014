"""Which hooks a section of the rule book asks, who declares them, and who fills them.

A hook is a method (or a constant) of `g.hooks` that a procedure asks. Nothing is listed by hand:
who asks is read from the code that cites the section, the rest from the classes.
"""

import ast
import inspect
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from tercio.kernel.citations import is_citing
from tercio.kernel.game import Game
from tercio.kernel.table import Table


class AskedHook(msgspec.Struct, frozen=True):
    """A hook, with places as module:qualname."""

    hook: str
    declared: str
    says: str
    """The first sentence of its docstring, if it has one."""
    asked_by: list[str]
    filled: list[str]
    """By the game and its variants; where nobody fills it, its default holds."""


def hooks_asked(game: Game[Any], places: Sequence[str]) -> list[AskedHook]:
    """The hooks that code which cites a section asks, by name."""
    hooks = getattr(Table.new(game).g, "hooks", None)
    if hooks is None:
        return []
    askers: dict[str, list[str]] = {}
    for place in places:
        for name in _asked_at(place):
            askers.setdefault(name, []).append(place)
    return [_asked_hook(type(hooks), name, askers[name]) for name in sorted(askers)]


def _asked_hook(hooks: type, name: str, asked_by: list[str]) -> AskedHook:
    home = next(each for each in reversed(hooks.__mro__) if _declares(each, name))
    step = getattr(home, name, None)
    says = inspect.getdoc(step) if callable(step) else ""
    fillers = [each for each in (*hooks.__mro__, *_below(hooks)) if name in vars(each)]
    return AskedHook(
        name,
        f"{home.__module__}:{home.__qualname__}.{name}",
        (says or "").partition("\n")[0],
        asked_by,
        filled=[
            f"{each.__module__}:{each.__qualname__}.{name}" for each in fillers if each is not home
        ],
    )


def _declares(hooks: type, name: str) -> bool:
    return name in vars(hooks) or name in inspect.get_annotations(hooks)


def _below(hooks: type[object]) -> Iterator[type[object]]:
    """The hooks of variants."""
    for each in hooks.__subclasses__():
        if each.__module__.partition(".")[0] == hooks.__module__.partition(".")[0]:
            yield each
            yield from _below(each)


def _asked_at(place: str) -> list[str]:
    """By the code at a place and by the helpers of its module that cite nothing themselves."""
    module, _, name = place.partition(":")
    code = _code_of(module)
    waiting = [name.partition(".")[0]]
    seen: set[str] = set()
    found: set[str] = set()
    while waiting:
        each = waiting.pop()
        if each in seen or each not in code:
            continue
        seen.add(each)
        for node in ast.walk(code[each]):
            if isinstance(node, ast.Attribute) and _is_hooks(node.value):
                found.add(node.attr)
            elif isinstance(node, ast.Name) and not is_citing(f"{module}:{node.id}"):
                waiting.append(node.id)
    return sorted(found)


def _is_hooks(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name == "hooks"


@cache
def _code_of(module: str) -> dict[str, ast.stmt]:
    """The functions, classes and tables of a module, by name."""
    found: dict[str, ast.stmt] = {}
    for node in ast.parse(inspect.getsource(sys.modules[module])).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found.update((each.id, node) for each in targets if isinstance(each, ast.Name))
    return found
