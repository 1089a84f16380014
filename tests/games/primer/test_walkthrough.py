"""docs/adding-a-game.md quotes the primer, its tests and the kernel as they are."""

import re
from pathlib import Path

import pytest

from tercio.games.primer import GAME

KERNEL = GAME.folder.parents[1] / "kernel"
DOC = Path(__file__).parents[3] / "docs" / "adding-a-game.md"
QUOTES = re.findall(r"```python\n# (\S+)\n(.*?)```", DOC.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(("name", "quote"), QUOTES)
def test_an_excerpt_is_what_the_file_says(name: str, quote: str) -> None:
    folders = (GAME.folder, Path(__file__).parent, KERNEL)
    [file] = [folder / name for folder in folders if (folder / name).is_file()][:1]
    assert quote in file.read_text("utf-8")


def test_every_block_of_python_is_an_excerpt() -> None:
    assert len(QUOTES) == DOC.read_text("utf-8").count("```python") > 10
