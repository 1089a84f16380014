"""The list of rulings on a game: what is refused, and in which words."""

from pathlib import Path

import pytest

from tercio.kernel.book.rulings import Ruling, rulings
from tercio.kernel.errors import DataError, Unknown
from tercio.kernel.registry import game


class Booked:
    """The primer with a list of rulings of our own."""

    book = "PR"
    title = "The Primer"

    def __init__(self, folder: Path) -> None:
        self.folder = folder


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    sections = (game("primer").folder / "data" / "sections.tsv").read_text("utf-8")
    (tmp_path / "data" / "sections.tsv").write_text(sections, "utf-8")
    return tmp_path


def read(shelf: Path, text: str) -> list[Ruling]:
    (shelf / "rulings.toml").write_text(text, "utf-8")
    return rulings(Booked(shelf))  # type: ignore[arg-type]


def row(section: str = "6.2", says: str = "One.", rest: str = 'tests = ["test_one"]') -> str:
    return f'[[rulings]]\nid = "{says}"\nsection = "{section}"\nsays = "{says}"\n{rest}\n'


def test_rulings_stand_in_the_order_of_the_book(shelf: Path) -> None:
    text = row("7.2", "Late.") + row("6.2", "First.") + row("6.2", "Second.")
    assert [ruling.says for ruling in read(shelf, text)] == ["First.", "Second.", "Late."]


def test_a_ruling_without_tests_says_what_is_open(shelf: Path) -> None:
    (found,) = read(shelf, row(rest='open = "Not said; we do."\ncard = 4'))
    told = Ruling(id="One.", section="6.2", says="One.", card=4, open="Not said; we do.")
    assert found == told


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (row(rest="tests = 3"), "row 1: field 'tests': Expected 'array', got 'int'."),
        (row(rest="colour = 3"), "row 1: Object contains unknown field 'colour'."),
        (row() + row(says=" "), "row 2, field 'says': it says nothing."),
        (row(rest=""), "row 1, field 'tests': neither a test nor anything that is open."),
        (row(rest='tests = ["t", "t"]'), "row 1, field 'tests': a test is named twice."),
        (row("99.9"), "row 1, field 'section': PR has no section '99.9'."),
        (row() + row(), "row 2, field 'says': the same ruling is given twice."),
        (row() + row("7.2"), "row 2, field 'id': the id 'One.' is given twice."),
        (
            '[[rulings]]\nsection = "6.2"\nsays = "One."',
            "row 1: Object missing required field 'id'.",
        ),
    ],
)
def test_errors_name_file_row_and_field(shelf: Path, text: str, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        read(shelf, text)
    assert str(error.value) == f"rulings.toml, {sentence}"


@pytest.mark.parametrize("text", ["", "rulings = 3", row() + "[[others]]"])
def test_there_is_nothing_but_rulings(shelf: Path, text: str) -> None:
    with pytest.raises(DataError, match="and nothing else"):
        read(shelf, text)


def test_a_game_without_a_list(shelf: Path) -> None:
    with pytest.raises(Unknown, match="no list of rulings on The Primer"):
        rulings(Booked(shelf))  # type: ignore[arg-type]
