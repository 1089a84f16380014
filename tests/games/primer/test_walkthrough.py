"""docs/adding-a-game.md quotes the primer as it is."""

import re
from pathlib import Path

import pytest

from tercio.games.primer import GAME

DOC = Path(__file__).parents[3] / "docs" / "adding-a-game.md"
QUOTES = re.findall(r"```python\n# (\S+)\n(.*?)```", DOC.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(("name", "quote"), QUOTES)
def test_an_excerpt_is_what_the_file_says(name: str, quote: str) -> None:
    folder = Path(__file__).parent if name.startswith("test_") else GAME.folder
    assert quote in (folder / name).read_text("utf-8")


def test_every_block_of_python_is_an_excerpt() -> None:
    assert len(QUOTES) == DOC.read_text("utf-8").count("```python") > 10
