"""What dice are rolled for is said in Fluent, like everything that a player reads."""

import re
from pathlib import Path
from typing import Any

import pytest

from tercio.kernel import registry
from tercio.kernel.game import Game
from tercio.kernel.messages import Words, slug

ROLLED = re.compile(r'\.dice\([^"\n]*?,\s*"([^"]+)"|^PURPOSE = "([^"]+)"', re.MULTILINE)
SHARED = {"here_i_stand": "wars", "virgin_queen": "wars"}
"""Rooms that games roll dice in beside their own."""
TERCIO = Path(registry.__file__).parents[1]


def purposes(folder: Path) -> set[str]:
    found = (match for path in folder.rglob("*.py") for match in ROLLED.findall(path.read_text()))
    return {plain or named for plain, named in found}


def purposes_of(game: Game[Any]) -> set[str]:
    """What a game rolls dice for, as far as it stands in its code by name."""
    shared = SHARED.get(str(game.id))
    return purposes(game.folder) | (purposes(TERCIO / shared) if shared else set())


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.id))
def test_every_purpose_of_dice_has_words(game: Game[Any]) -> None:
    rolled = purposes_of(game)
    words = Words(game, game.load_data())
    assert rolled
    assert [each for each in sorted(rolled) if not words.has(f"roll-{slug(each)}")] == []
