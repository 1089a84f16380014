"""Every ruling of `tests/games/virgin_queen/rulings.toml` has tests, and they exist."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
TABLE = HERE.parents[1] / "games/virgin_queen/rulings.toml"
RULINGS: list[dict[str, Any]] = tomllib.loads(TABLE.read_text("utf-8"))["rulings"]
TESTS = {
    name
    for path in HERE.rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)
}


def _id(ruling: dict[str, Any]) -> str:
    return f"{ruling['section']}.{ruling.get('card', '')}: {ruling['says']}"[:60]


@pytest.mark.parametrize("ruling", RULINGS, ids=_id)
def test_every_ruling_has_tests(ruling: dict[str, Any]) -> None:
    assert ruling["tests"]
    assert set(ruling["tests"]) <= TESTS


def test_there_are_rulings_on_32_cards_in_the_card_faq() -> None:
    cards = [ruling["card"] for ruling in RULINGS if ruling["section"] == "28"]
    assert cards == sorted(set(cards))
    assert len(cards) == 32
