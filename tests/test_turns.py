"""Whose turn it is: nothing that takes turns is forgotten by all runs."""

import functools
import operator
import re
from pathlib import Path

import pytest

from tests import turns
from tests.e2e import conftest as in_a_browser
from tests.turns import DEAR, DEAREST

HERE = Path(__file__).parent


def has_test(file: Path, name: str) -> bool:
    return re.search(rf"^def {name}\(", file.read_text("utf-8"), re.M) is not None


def test_what_is_dear_is_there() -> None:
    assert not [file for file in DEAR if not (HERE / file).is_file()]
    for test in (each for group in DEAREST for each in group):
        file, _, name = test.partition("::")
        assert has_test(HERE / file, name), test
    files = list((HERE / "e2e").glob("test_*.py"))
    for name in in_a_browser.ALWAYS:
        is_file = name in {file.stem for file in files}
        assert is_file or any(has_test(file, name) for file in files), name


class Item:
    """As much of a test as takes turns."""

    def __init__(self, name: str) -> None:
        self.nodeid = name
        self.is_long = False

    def get_closest_marker(self, name: str) -> object:
        return name if self.is_long else None

    def add_marker(self, mark: pytest.MarkDecorator) -> None:
        assert mark.name == "long"
        self.is_long = True


@pytest.mark.parametrize("many", [2, 3, 6])
def test_everybody_has_a_turn_and_no_run_has_more_than_another(
    many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    had = []
    for number in range(many):
        monkeypatch.setattr(turns, "turn", lambda of, number=number: number)
        items = [Item(f"test {n:02}") for n in range(20)]
        turns.leave_out(items, many, "anything")  # type: ignore[arg-type]
        had.append([item.nodeid for item in items if not item.is_long])
    assert sorted(functools.reduce(operator.iadd, had, [])) == [f"test {n:02}" for n in range(20)]
    assert max(map(len, had)) - min(map(len, had)) <= 1


def test_two_who_take_turns_do_not_always_meet() -> None:
    met = {(turns.turn(f"one {n}") % 2, turns.turn(f"other {n}") % 2) for n in range(40)}
    assert len(met) in (1, 4), "all pairs, or outside of a repository one"
