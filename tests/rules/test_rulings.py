"""Every ruling of every game has tests that exist, or says what is open."""

import re
from functools import cache
from pathlib import Path

import pytest

from tercio.kernel.book.rulings import FILE, Ruling, rulings
from tercio.kernel.registry import game, games

GAMES = [game.id for game in games() if (game.folder / FILE).is_file()]
RULINGS = [
    pytest.param(id, ruling, id=f"{id} {ruling.section} {ruling.card or ''} {ruling.says}"[:70])
    for id in GAMES
    for ruling in rulings(game(id))
]


@cache
def known_tests(game_id: str) -> set[str]:
    return {
        name
        for path in (Path(__file__).parent / game_id).rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }


@pytest.mark.parametrize(("game_id", "ruling"), RULINGS)
def test_every_ruling_has_tests_or_says_what_is_open(game_id: str, ruling: Ruling) -> None:
    assert ruling.tests or ruling.open
    assert set(ruling.tests) <= known_tests(game_id)


def test_there_are_rulings_on_32_cards_in_the_card_faq() -> None:
    cards = {ruling.card for ruling in rulings(game("virgin_queen")) if ruling.section == "28"}
    assert len(cards) == 32
