"""Every card has a test of its event and one of a condition that forbids it.

A test belongs to the cards in its name (`test_card_85_...`, `test_cards_33_and_36_...`), or to
those it is parametrised with. It tests an event if it plays the card, and a condition if it asks
why the card may not be played.
"""

import importlib
import inspect
import pkgutil
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tercio.games.here_i_stand.rows import DiplomaticCardRow
from tests.rules.here_i_stand import cards, two_player
from tests.rules.here_i_stand.cards.test_the_deck import CARDS
from tests.rules.here_i_stand.stage import DATA

DIPLOMATIC = DATA.dataset.table("diplomatic_cards", DiplomaticCardRow)
NUMBERS: dict[object, int] = {
    **{id: card.number for id, card in CARDS.items()},
    **{card.number: card.number for card in DIPLOMATIC.values()},
}
"""As tests name them: by id, those of the diplomatic deck by number."""
PLAYS = re.compile(r"\b(play|answer_with|run)\(")
FORBIDS = re.compile(r"(?<!not )\b(why_not|refused|refusals)\(|not may_(play|answer)\(")

Test = Callable[..., Any]


def card_tests() -> Iterator[Test]:
    for package in (cards, two_player):
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(found.name)
            for name, function in inspect.getmembers(module, inspect.isfunction):
                if re.match(r"test_cards?_\d", name):
                    yield function


def cards_of(test: Test) -> set[int]:
    return _parameters(test) or _named(test.__name__)


def _parameters(test: Test) -> set[int]:
    """The cards that a test is parametrised with, in the parameter `card` that comes first."""
    found = set()
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize" and _first(mark.args[0]) == "card":
            cases = (case if isinstance(case, tuple) else (case,) for case in mark.args[1])
            found |= {NUMBERS[case[0]] for case in cases}
    return found


def _first(names: str | tuple[str, ...]) -> str:
    return names if isinstance(names, str) else names[0]


def _named(name: str) -> set[int]:
    numbers = re.match(r"test_cards?_((?:\d+_|and_)+)", name)
    assert numbers is not None, f"{name} names no card"
    return {int(number) for number in re.findall(r"\d+", numbers[1])}


def proofs(pattern: re.Pattern[str]) -> dict[int, list[str]]:
    """By card, the tests whose text matches."""
    found: dict[int, list[str]] = defaultdict(list)
    for test in card_tests():
        if pattern.search(inspect.getsource(test)):
            for card in cards_of(test):
                found[card].append(test.__name__)
    return found


EVENTS, CONDITIONS = proofs(PLAYS), proofs(FORBIDS)


@pytest.mark.parametrize("number", sorted(NUMBERS.values()))
def test_6_1_the_card_has_a_test_of_its_event(number: int) -> None:
    assert EVENTS[number]


@pytest.mark.parametrize("number", sorted(NUMBERS.values()))
def test_6_1_the_card_has_a_test_of_what_forbids_it(number: int) -> None:
    assert CONDITIONS[number]


def test_6_1_there_are_116_cards_and_19_diplomatic_ones() -> None:
    assert sorted(NUMBERS.values()) == [*range(1, 117), *range(201, 220)]
