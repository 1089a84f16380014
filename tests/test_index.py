"""The generated index of sections and cards (`docs/index/`) names them all, and only files that
there are."""

import re
from pathlib import Path

import pytest

from tercio.kernel.book.sections import sections
from tercio.kernel.registry import game

ROOT = Path(__file__).parents[1]
GAMES = ("primer", "here_i_stand", "virgin_queen", "ultima_ratio_regis")


def rows(id: str) -> list[list[str]]:
    page = (ROOT / "docs" / "index" / f"{id}.md").read_text("utf-8")
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


@pytest.mark.parametrize("id", GAMES)
def test_every_section_and_card_is_in_the_index(id: str) -> None:
    first = [row[0] for row in rows(id)]
    for section in sections(game(id)):
        assert f"{section.section} {section.title}" in first
    listed = {found[1] for cell in first if (found := re.search(r"\(`(\w+)`\)$", cell))}
    assert listed == {note.id for note in game(id).display.card_notes(game(id).load_data())}


@pytest.mark.parametrize("id", GAMES)
def test_the_files_of_the_index_are_there(id: str) -> None:
    for _, code, *tests in rows(id):
        for room, cell in (("tercio", code), ("tests", "".join(tests))):
            for name in cell.split():
                if name.endswith((".py", ".toml")):
                    assert (ROOT / room / name).is_file(), f"run make docs: {name} is gone"
