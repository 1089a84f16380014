"""A game's card says what its rules say, and is read without them."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tercio.kernel.errors import DataError
from tercio.kernel.game_card import GameCard, card_of, read_card
from tercio.kernel.registry import cards, game

CARDS, BROKEN = cards()


def test_every_game_of_ours_has_a_card() -> None:
    assert BROKEN == {}
    assert [card.id for card in CARDS if read_card(game(card.id).folder) != card] == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_a_card_says_what_the_rules_say(card: GameCard) -> None:
    rules = card_of(game(card.id))
    told = {name: getattr(card, name) for name in ("id", "name", "scenarios", "options", "bots")}
    assert told == {name: getattr(rules, name) for name in told}
    assert card.players == rules.players


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_a_card_tells_everything(card: GameCard) -> None:
    assert card.designer
    assert card.publisher
    assert card.state
    assert card.book
    assert card.book.name
    assert card.book.edition
    assert card.minutes
    assert 0 < card.minutes[0] <= card.minutes[1]
    assert card.complexity in range(1, 6)


def test_who_lists_the_games_loads_no_rules() -> None:
    code = """
import sys
from tercio.cli import app
app(["games", "--json"], standalone_mode=False)
print([name for name in sys.modules if name.startswith(("tercio.games", "tercio.server", "rich."))])
"""
    listed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert listed.stdout.endswith("\n[]\n")


# -- written badly -----------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the primer's card and data."""
    ours = game("primer").folder
    (tmp_path / "data").mkdir()
    for name in ("game.toml", "data/lombardy.toml"):
        (tmp_path / name).write_bytes((ours / name).read_bytes())
    return tmp_path


def test_a_folder_without_a_card_has_none(folder: Path) -> None:
    assert read_card(folder) is not None
    (folder / "game.toml").unlink()
    assert read_card(folder) is None


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ('designer = "Tercio"\n', "", "designer"),
        ("complexity = 1", "complexity = 'easy'", "complexity"),
        ("minutes =", "hours =", "hours"),
        ('table = "scenarios"', 'table = "campaigns"', "campaigns"),
        ("lombardy.toml", "savoy.toml", "savoy.toml"),
        ("id =", "id", "is not valid TOML"),
    ],
)
def test_a_card_that_is_wrong_says_where(folder: Path, before: str, after: str, wrong: str) -> None:
    path = folder / "game.toml"
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after), "utf-8")
    with pytest.raises(DataError, match=wrong):
        read_card(folder)


def test_a_card_survives_json() -> None:
    for card in CARDS:
        assert msgspec.json.decode(msgspec.json.encode(card), type=GameCard) == card
