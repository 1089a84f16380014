"""Which tests prove a card: one of its event, and one of a condition that forbids it.

A test belongs to the cards in its name (`test_card_85_...`, `test_cards_33_and_36_...`), or to
those it is parametrised with; any other test to the cards that it plays or asks about by their id.
It tests an event if it plays the card, and a condition if it asks why the card may not be played.
"""

import ast
import importlib
import inspect
import pkgutil
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

Test = Callable[..., Any]

PLAYS = {"play", "answer_with", "carry"}
FORBIDS = {"why_not", "refused", "refusals"}
ALLOWS = {"may_play", "may_answer"}


class CardProofs:
    """By number of a card, the names of the tests of its event and of its conditions."""

    def __init__(self, numbers: Mapping[object, int], *places: ModuleType) -> None:
        self.numbers = numbers
        self.events: dict[int, list[str]] = defaultdict(list)
        self.conditions: dict[int, list[str]] = defaultdict(list)
        for place in places:
            for test in _tests(place):
                self._read(test)

    def _read(self, test: Test) -> None:
        own = self._parameters(test) or _named(test.__name__)
        tree = ast.parse(inspect.getsource(test))
        negated = {id(each) for node in ast.walk(tree) for each in _negated(node)}
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            cards, name, no = own or self._literals(call), _called(call), id(call) in negated
            if name in PLAYS or (name == "run" and own):
                _note(self.events, cards, test)
            if (name in FORBIDS and not no) or (name in ALLOWS and no):
                _note(self.conditions, cards, test)

    def _parameters(self, test: Test) -> set[int]:
        """The cards that a test is parametrised with, in the parameter `card` that comes first."""
        found = set()
        for mark in getattr(test, "pytestmark", ()):
            if mark.name == "parametrize" and _first(mark.args[0]) == "card":
                cases = (case if isinstance(case, tuple) else (case,) for case in mark.args[1])
                found |= {self.numbers[case[0]] for case in cases}
        return found

    def _literals(self, call: ast.Call) -> set[int]:
        values = (arg.value for arg in call.args if isinstance(arg, ast.Constant))
        return {self.numbers[value] for value in values if value in self.numbers}


def _tests(place: ModuleType) -> Iterator[Test]:
    """Of a module, or of every module in a package."""
    modules = [place]
    if hasattr(place, "__path__"):
        names = (found.name for found in pkgutil.iter_modules(place.__path__))
        modules = [importlib.import_module(f"{place.__name__}.{name}") for name in names]
    for module in modules:
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if name.startswith("test_") and function.__module__ == module.__name__:
                yield function


def _named(name: str) -> set[int]:
    numbers = re.match(r"test_cards?_((?:\d+_|and_)+)", name)
    return {int(number) for number in re.findall(r"\d+", numbers[1])} if numbers else set()


def _first(names: str | tuple[str, ...]) -> str:
    return names if isinstance(names, str) else names[0]


def _negated(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [node.operand]
    return []


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _note(proofs: dict[int, list[str]], cards: set[int], test: Test) -> None:
    for card in cards:
        if test.__name__ not in proofs[card]:
            proofs[card].append(test.__name__)
