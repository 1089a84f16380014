"""Rules coverage: sections, citations by code and by tests, waivers."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tercio.kernel import registry
from tercio.kernel.ask import Procedure, Seat
from tercio.kernel.book.sections import Section, sections
from tercio.kernel.citations import note_citation
from tercio.kernel.data import Row, Schema
from tercio.kernel.errors import DataError
from tercio.kernel.evidence.coverage import Coverage, coverage, import_all
from tercio.kernel.fields import Part, part
from tercio.kernel.game import Game, Result
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness

SECTIONS = "section\ttitle\n1\tIntroduction\n2\tMoves\n2.1\tBy land\n2.2\tBy sea\n10\tBattle\n"


@part
class Nothing(Part):
    pass


class Booklet(Game[Nothing]):
    """A rule book of five sections and no game to speak of."""

    id = "booklet"
    name = "Booklet"
    scenarios = ()
    state_type = Nothing

    def __init__(self, folder: Path, book: str) -> None:
        self.folder = folder
        self.book = book
        self.schema = Schema(folder, dict[str, dict[str, type[Row]]]())

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        return ()

    def setup(self, setting: Setting, data: Any, random: Randomness) -> Nothing:
        return Nothing()

    def play(self, g: Any) -> Procedure[None]:
        yield from ()

    def result(self, g: Any) -> Result | None:
        return None


Write = Callable[[str, str], None]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(name: str, text: str) -> None:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    return write


@pytest.fixture
def game(tmp_path: Path, write: Write, request: pytest.FixtureRequest) -> Booklet:
    """The booklet, under a short name of its own, since citations are declared for good."""
    write("data/sections.tsv", SECTIONS)
    (tmp_path / "tests").mkdir()
    return Booklet(tmp_path, request.node.name.upper())


def report(game: Booklet) -> Coverage:
    return coverage(game, game.folder / "tests")


def test_sections_come_in_the_order_of_the_book(game: Booklet) -> None:
    assert [section.section for section in sections(game)] == ["1", "2", "2.1", "2.2", "10"]
    assert sections(game)[2] == Section("2.1", "By land")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("number\ttitle\n", "sections.tsv, row 1: expected the header 'section', a tab, 'title'."),
        ("", "sections.tsv, row 1: expected the header 'section', a tab, 'title'."),
        (
            "section\ttitle\n1 Moves\n",
            "sections.tsv, row 2: expected a section, a tab and a title.",
        ),
        ("section\ttitle\n1\tA\n1\tB\n", "sections.tsv, row 3: section '1' is given twice."),
    ],
)
def test_malformed_sections_name_the_row(
    game: Booklet, write: Write, text: str, sentence: str
) -> None:
    write("data/sections.tsv", text)
    with pytest.raises(DataError) as refused:
        sections(game)
    assert str(refused.value) == sentence


def test_no_sections_at_all(game: Booklet) -> None:
    (game.folder / "data" / "sections.tsv").unlink()
    with pytest.raises(DataError, match=r"Booklet has no list of rule sections"):
        sections(game)


def test_nothing_is_covered_at_first(game: Booklet) -> None:
    found = report(game)
    assert (found.sections, found.code_pct, found.test_pct) == (5, 0.0, 0.0)
    assert found.missing == ["1", "2", "2.1", "2.2", "10"]


def test_code_that_cites(game: Booklet) -> None:
    note_citation("moves:march", f"{game.book} 2.1")
    row = report(game).rows[2]
    assert (row.section, row.code, row.has_code, row.has_test) == (
        "2.1",
        ["moves:march"],
        True,
        False,
    )


def test_a_part_does_not_cover_the_whole_but_all_parts_do(game: Booklet) -> None:
    note_citation("moves:march", f"{game.book} 2.1")
    assert report(game).code_pct == 20.0
    note_citation("moves:sail", f"{game.book} 2.2")
    found = report(game)
    assert found.code_pct == 60.0
    assert found.rows[1].has_code
    assert found.rows[1].code == []


def test_the_whole_does_not_cover_its_parts(game: Booklet) -> None:
    note_citation("moves:move", f"{game.book} 2")
    assert [row.section for row in report(game).rows if row.has_code] == ["2"]


def test_waived_sections_are_not_counted(game: Booklet, write: Write) -> None:
    write(
        "data/waivers.toml",
        '[[waivers]]\nid = "1"\nreason = "No rules in it."\n'
        '[[waivers]]\nid = "2.2"\nreason = "Ships are out of print."\n',
    )
    note_citation("moves:march", f"{game.book} 2.1")
    found = report(game)
    assert [(waived.section, waived.reason) for waived in found.waived] == [
        ("1", "No rules in it."),
        ("2.2", "Ships are out of print."),
    ]
    # 2 heads 2.1 and a waived section: both 2 and 2.1 are covered, 10 is not.
    assert found.code_pct == 66.6
    assert found.missing == ["2", "2.1", "10"]


def test_all_parts_waived_do_not_cover_the_whole(game: Booklet, write: Write) -> None:
    write(
        "data/waivers.toml",
        '[[waivers]]\nid = "2.1"\nreason = "x"\n[[waivers]]\nid = "2.2"\nreason = "x"\n',
    )
    assert "2" in report(game).missing


@pytest.mark.parametrize(
    ("waiver", "sentence"),
    [
        ('id = "3"\nreason = "x"', "waivers.toml waives section '3', which {book} has not."),
        ('id = "10"\nreason = " "', "waivers.toml waives section '10' without a reason."),
        ('id = "2.1"\nreason = "x"', "waivers.toml waives section '2.1', but moves:x cites it."),
        ('id = "10"', "waivers.toml, waivers '10': Object missing required field 'reason'."),
    ],
)
def test_bad_waivers_are_named(write: Write, tmp_path: Path, waiver: str, sentence: str) -> None:
    write("data/sections.tsv", SECTIONS)
    write("data/waivers.toml", f"[[waivers]]\n{waiver}\n")
    note_citation("moves:x", "WAIVED 2.1")
    with pytest.raises(DataError) as refused:
        coverage(Booklet(tmp_path, "WAIVED"), None)
    assert str(refused.value) == sentence.format(book="WAIVED")


def proof_of(game: Booklet, section: str) -> list[str]:
    return next(row.tests for row in report(game).rows if row.section == section)


def test_marks_on_functions_classes_modules_and_cases(game: Booklet, write: Write) -> None:
    book = game.book
    write(
        "tests/test_a.py",
        f"""
import pytest
from pytest import mark
pytestmark = [pytest.mark.slow, pytest.mark.rule("{book} 1")]

@pytest.mark.rule("{book} 2.1", "{book} 10")
def test_one(): ...

@mark.rule("{book} 2.2")
class TestSea:
    def test_two(self): ...

@mark.parametrize("x", [pytest.param(1, marks=mark.rule("{book} 2"))])
async def test_three(x): ...

@mark.rule("OTHER 2.1")
def test_four(): ...

@mark.rule("{book} 2.1")
def helper(): ...
""",
    )
    assert proof_of(game, "1") == ["tests/test_a.py"]
    assert proof_of(game, "2.1") == ["tests/test_a.py::test_one"]
    assert proof_of(game, "10") == ["tests/test_a.py::test_one"]
    assert proof_of(game, "2.2") == ["tests/test_a.py::TestSea"]
    assert proof_of(game, "2") == ["tests/test_a.py::test_three"]
    assert report(game).test_pct == 100.0


def test_marks_without_a_test_prove_nothing(game: Booklet, write: Write) -> None:
    write(
        "tests/test_a.py",
        f'import pytest\npytestmark = pytest.mark.rule("{game.book} 1")\n'
        f'@pytest.mark.rule("{game.book} 2.1")\nclass TestSea:\n    x = 1\n',
    )
    assert report(game).test_pct == 0.0


@pytest.mark.parametrize("home", ["rules", "games"])
def test_names_cite_in_the_folders_of_the_game(game: Booklet, write: Write, home: str) -> None:
    code = "def test_2_1_march(): ...\ndef test_10(): ...\ndef test_2nd_thought(): ...\n"
    write(f"tests/{home}/booklet/test_moves.py", code)
    write("tests/rules/other/test_moves.py", code)
    assert proof_of(game, "2.1") == [f"tests/{home}/booklet/test_moves.py::test_2_1_march"]
    assert proof_of(game, "10") == [f"tests/{home}/booklet/test_moves.py::test_10"]
    assert proof_of(game, "2") == []


def test_scripts_of_play_cite(game: Booklet, write: Write) -> None:
    write("tests/scripts/sea.toml", f'cite = ["{game.book} 2.2", "OTHER 1"]\n')
    assert proof_of(game, "2.2") == ["tests/scripts/sea.toml"]


def test_files_that_cannot_be_read_are_named(game: Booklet, write: Write) -> None:
    write("tests/rules/booklet/test_a.py", "def test_(:\n")
    with pytest.raises(DataError, match=r"tests/rules/booklet/test_a.py is not valid Python"):
        report(game)


def test_no_folder_of_tests(game: Booklet) -> None:
    with pytest.raises(DataError, match="There is no folder of tests"):
        coverage(game, game.folder / "nowhere")
    assert coverage(game, None).test_pct == 0.0


def test_citations_of_no_section_are_listed(game: Booklet, write: Write) -> None:
    note_citation("moves:fly", f"{game.book} 2.3")
    write("tests/rules/booklet/test_a.py", "def test_2_4_burrow(): ...\n")
    assert [(unknown.cite, unknown.places) for unknown in report(game).unknown] == [
        (f"{game.book} 2.3", ["moves:fly"]),
        (f"{game.book} 2.4", ["tests/rules/booklet/test_a.py::test_2_4_burrow"]),
    ]


def test_the_whole_package_of_a_game_is_imported(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("aviary/__init__.py", "")
    write("aviary/rules/__init__.py", "")
    write("aviary/rules/flight.py", "")
    write("aviary/__main__.py", "raise SystemExit('imported')")
    monkeypatch.syspath_prepend(tmp_path)
    game = Booklet(tmp_path / "aviary", "AVIARY")
    monkeypatch.setattr(Booklet, "__module__", "aviary.game")
    __import__("aviary")
    import_all(game)
    assert "aviary.rules.flight" in sys.modules


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.id))
def test_registered_games_cite_only_sections_that_exist(game: Game[Any]) -> None:
    assert coverage(game, Path(__file__).parents[1]).unknown == []


def test_the_primer_covers_its_whole_book() -> None:
    found = coverage(registry.game("primer"), Path(__file__).parents[1])
    assert (found.code_pct, found.test_pct, found.missing) == (100.0, 100.0, [])
