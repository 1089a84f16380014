"""Every ruling of `rulings.py` has tests, and they exist."""

import re
from pathlib import Path

import pytest

from tests.rules.virgin_queen.rulings import RULINGS, Ruling

TESTS = {
    name
    for path in Path(__file__).parent.rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
}


def _id(ruling: Ruling) -> str:
    return f"{ruling.section}.{ruling.card or ''}: {ruling.says}"[:60]


@pytest.mark.parametrize("ruling", RULINGS, ids=_id)
def test_every_ruling_has_tests(ruling: Ruling) -> None:
    assert ruling.tests
    assert set(ruling.tests) <= TESTS


def test_there_are_rulings_on_32_cards_in_the_card_faq() -> None:
    cards = [ruling.card for ruling in RULINGS if ruling.section == "28"]
    assert cards == sorted(set(cards))
    assert len(cards) == 32
