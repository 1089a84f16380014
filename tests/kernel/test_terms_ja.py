"""One term for one thing in Japanese, as `docs/style-ja.md` has decided."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
STYLE = ROOT / "docs" / "style-ja.md"
HEADING = "### Where the list of terms and the rule book differ"
ROOMS = ("tercio", "web/src")
SEARCHED = (".also",)
"""What is only found by, and not shown."""


def _decided() -> Iterator[tuple[str, str]]:
    """Each variant that is not ours, with the English of its row."""
    decisions = STYLE.read_text("utf-8").split(HEADING)[1].split("Kept against the book")[0]
    for row in re.findall(r"^\| (.*) \|$", decisions, re.MULTILINE):
        cells = [cell.strip() for cell in row.split(" | ")]
        if len(cells) == 4 and cells[0] != "English":
            yield from ((variant, cells[0]) for variant in cells[3].split(", ") if variant)


def _texts() -> Iterator[tuple[Path, str]]:
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.ftl")):
            if "ja" in path.parts and "node_modules" not in path.parts:
                yield path, path.read_text("utf-8")


def test_no_japanese_text_has_a_word_that_was_decided_against() -> None:
    decided = list(_decided())
    assert len(decided) > 50
    texts = list(_texts())
    assert len(texts) > 100
    found = [
        f"{path.relative_to(ROOT)}:{number}: {variant} ({english})"
        for path, text in texts
        for number, line in enumerate(text.splitlines(), 1)
        if not line.lstrip().startswith((*SEARCHED, "#"))
        for variant, english in decided
        if variant in line
    ]
    assert found == []


def test_lines_of_the_log_are_plain() -> None:
    polite = re.compile(r"^event-[\w-]+ = .*(です|ます|ました|ません)。?$", re.MULTILINE)
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path, text in _texts()
        for match in polite.finditer(text)
    ]
    assert found == []


def test_explanations_are_polite() -> None:
    """Rulings and what is forbidden are whole sentences in です・ます."""
    plain = re.compile(r"^(?:ruling|forbid)-[\w-]+ = .*(?:である|する|れる|ない)。$", re.MULTILINE)
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path, text in _texts()
        for match in plain.finditer(text)
    ]
    assert found == []
