"""Rules coverage: for each section of a rule book, the code and the tests that cite it.

The sections are those of the game's `data/sections.tsv`. A section that needs no code is waived
by name, with a reason, in `data/waivers.toml`. A citation of 13.2 says nothing about 13; but a
section that heads others is covered once all of those are.
"""

import importlib
import math
import pkgutil
import sys
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tercio.kernel.book.sections import Section, sections
from tercio.kernel.book.waived import waived_in
from tercio.kernel.citations import cited_of, places_citing
from tercio.kernel.errors import DataError
from tercio.kernel.evidence.testimony import citing_tests
from tercio.kernel.game import Game
from tercio.kernel.told import told


class Covered(msgspec.Struct, frozen=True):
    """A section, who cites it, and whether it or all that it heads is covered."""

    section: str
    title: str
    code: list[str]
    tests: list[str]
    waived: str | None
    has_code: bool
    has_test: bool


class Waived(msgspec.Struct, frozen=True):
    section: str
    reason: str


class UnknownCitation(msgspec.Struct, frozen=True):
    """A citation of the book that names no section of it."""

    cite: str
    places: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """How much of a rule book has code and tests. Percentages are of the sections not waived."""

    game: str
    book: str
    sections: int
    code_pct: float
    test_pct: float
    waived: list[Waived]
    missing: list[str]
    unknown: list[UnknownCitation]
    rows: list[Covered]


def waivers(game: Game[Any], known: Sequence[Section]) -> dict[str, str]:
    """Why which sections need no code. A waiver must name a section without code."""
    reasons = waived_in(game.folder)
    numbers = {section.section for section in known}
    for id, reason in reasons.items():
        if id not in numbers:
            raise DataError(told("waived-unknown", section=id, book=game.book))
        if not reason.strip():
            raise DataError(told("waived-why", section=id))
        if code := places_citing(f"{game.book} {id}"):
            raise DataError(told("waived-cited", section=id, place=code[0]))
    return reasons


def coverage(game: Game[Any], tests: Path | None) -> Coverage:
    """The report on a game; without a folder of tests no section has one."""
    import_all(game)
    known = sections(game)
    waived = waivers(game, known)
    tested = _by_section(citing_tests(game, tests)) if tests is not None else {}
    code = {section.section: places_citing(f"{game.book} {section.section}") for section in known}
    proof = {section.section: tested.get(f"{game.book} {section.section}", []) for section in known}
    has_code = _covered(code, waived)
    has_test = _covered(proof, waived)
    rows = [
        Covered(
            number := section.section,
            section.title,
            code[number],
            proof[number],
            waived=waived.get(number),
            has_code=number in has_code,
            has_test=number in has_test,
        )
        for section in known
    ]
    counted = [row for row in rows if row.waived is None]
    return Coverage(
        game.id,
        game.book,
        len(rows),
        _percent(counted, lambda row: row.has_code),
        test_pct=_percent(counted, lambda row: row.has_test),
        waived=[Waived(row.section, row.waived) for row in rows if row.waived is not None],
        missing=[row.section for row in counted if not (row.has_code and row.has_test)],
        unknown=_unknown(game, code, tested),
        rows=rows,
    )


def import_all(game: Game[Any]) -> None:
    """Import every module of the game's package, so that all its citations are declared."""
    name = type(game).__module__
    while name:
        package = sys.modules.get(name)
        folders = [Path(folder).resolve() for folder in getattr(package, "__path__", ())]
        if game.folder.resolve() in folders:
            for module in pkgutil.walk_packages(map(str, folders), f"{name}."):
                if not module.name.endswith(".__main__"):
                    importlib.import_module(module.name)
            return
        name = name.rpartition(".")[0]


def _by_section(cited: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for section, test in cited:
        found[section].add(test)
    return {section: sorted(tests) for section, tests in found.items()}


def _covered(cited: Mapping[str, Sequence[str]], waived: Collection[str]) -> set[str]:
    """The sections that are cited themselves or head none but covered and waived ones."""
    heads: dict[str, list[str]] = defaultdict(list)
    for section in cited:
        if (head := _head(section, cited)) and section not in waived:
            heads[head].append(section)

    def is_covered(section: str) -> bool:
        below = heads[section]
        return bool(cited[section]) or (bool(below) and all(map(is_covered, below)))

    return {section for section in cited if is_covered(section)}


def _head(section: str, known: Collection[str]) -> str:
    """The section above: 13.2 for 13.2.1, or 13 where there is no 13.2; empty at the top."""
    head = section.rpartition(".")[0]
    while head and head not in known:
        head = head.rpartition(".")[0]
    return head


def _percent(rows: Sequence[Covered], covers: Callable[[Covered], bool]) -> float:
    """Rounded down to a tenth, so that 100 means all."""
    if not rows:
        return 100.0
    return math.floor(1000 * sum(map(covers, rows)) / len(rows)) / 10


def _unknown(
    game: Game[Any], known: Collection[str], tested: Mapping[str, Sequence[str]]
) -> list[UnknownCitation]:
    cited = {*cited_of(game.book), *tested}
    return [
        UnknownCitation(cite, [*places_citing(cite), *tested.get(cite, ())])
        for cite in sorted(cited)
        if cite.partition(" ")[2] not in known
    ]
