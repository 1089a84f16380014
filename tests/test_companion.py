"""The companions: every section of a book in our own words, and nothing that leads nowhere.

That the words are our own is checked beside the book itself: see tools/companion.py.
"""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from tercio.kernel.book.companion import FOLDER, message_of, messages, numbers_in, passage, search
from tercio.kernel.book.sections import sections
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.messages import FALLBACK
from tercio.kernel.registry import game, games

WHOLE = ("here_i_stand", "primer", "ultima_ratio_regis", "virgin_queen")
"""The games whose companion is written to the end."""
PORTRAYED = ("here_i_stand", "ultima_ratio_regis", "virgin_queen")
"""Those that have a page for each major power."""
ALL = [each.id for each in games()]
LONGEST = 400
WIDEST = 100
SENTENCES = range(2, 9)

_CITED = re.compile(r"\((\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*)\)")
_SENTENCE_END = re.compile(r"[.!?](?:\"|\))?(?=\s|$)")
_ABBREVIATION = re.compile(r"\b(?:e\.g|i\.e|etc|vs|St|Mr|Dr)\.")


def files(rules: Game[Any]) -> list[Path]:
    return sorted((rules.folder / FOLDER).glob("*/*.ftl"))


def entries(rules: Game[Any]) -> list[ast.Message]:
    """What the companion tells in English, in its order; no line of it is lost."""
    found = []
    for path in sorted((rules.folder / FOLDER / FALLBACK).glob("*.ftl")):
        body = parse(path.read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], path.name
        found += [entry for entry in body if isinstance(entry, ast.Message)]
    return found


def is_of_a_power(entry: ast.Message) -> bool:
    return entry.id.name.startswith("power-")


def told_of(entry: ast.Message) -> dict[str, str]:
    """Its text, under no name, and its attributes under theirs."""
    return {"": _text(entry.value)} | {each.id.name: _text(each.value) for each in entry.attributes}


def _text(pattern: Any) -> str:
    return "".join(element.value for element in pattern.elements)


def cited_in(text: str) -> set[str]:
    """The sections that stand in brackets."""
    return {number for listed in _CITED.findall(text) for number in numbers_in(listed)}


def sentences_in(text: str) -> int:
    return len(_SENTENCE_END.findall(_ABBREVIATION.sub("", text)))


def is_heading(rules: Game[Any], section: str) -> bool:
    return bool(passage(rules, section).parts)


@pytest.mark.parametrize("id", WHOLE)
def test_every_section_has_its_words(id: str) -> None:
    wanted = [message_of(section.section) for section in sections(game(id))]
    assert [message for message in wanted if message not in messages(game(id))] == []


@pytest.mark.parametrize("id", ALL)
def test_there_are_no_words_about_sections_that_the_book_has_not(id: str) -> None:
    known = {message_of(section.section) for section in sections(game(id))}
    assert set(messages(game(id))) <= known


@pytest.mark.parametrize("id", ALL)
def test_nothing_is_told_twice_and_all_in_the_order_of_the_book(id: str) -> None:
    order = [message_of(section.section) for section in sections(game(id))]
    told = [entry.id.name for entry in entries(game(id)) if not is_of_a_power(entry)]
    assert [id for id, times in Counter(told).items() if times > 1] == []
    assert told == sorted(told, key=order.index)


@pytest.mark.parametrize("id", ALL)
def test_files_can_be_read_in_one_sitting(id: str) -> None:
    for path in files(game(id)):
        lines = path.read_text("utf-8").splitlines()
        assert len(lines) <= LONGEST, path.name
        if "en" in path.parts:  # where no spaces are, a line cannot be broken without one
            assert [line for line in lines if len(line) > WIDEST] == [], path.name


@pytest.mark.parametrize("id", ALL)
def test_every_section_that_is_pointed_to_exists(id: str) -> None:
    rules = game(id)
    known = {section.section for section in sections(rules)}
    for entry in entries(rules):
        more = told_of(entry)
        pointed = set(numbers_in(more.pop("see", "")))
        pointed = pointed.union(*(cited_in(text) for text in more.values()))
        assert pointed <= known, (entry.id.name, pointed - known)


@pytest.mark.parametrize("id", ALL)
def test_a_section_has_an_example_and_related_ones_at_most(id: str) -> None:
    for entry in entries(game(id)):
        if not is_of_a_power(entry):
            assert set(told_of(entry)) <= {"", "example", "see"}, entry.id.name


@pytest.mark.parametrize("id", PORTRAYED)
def test_every_major_power_has_its_page(id: str) -> None:
    rules = game(id)
    rows = tomllib.loads((rules.folder / "data" / "powers.toml").read_text("utf-8"))["powers"]
    majors = [f"power-{row['id']}" for row in rows if row["kind"] == "major"]
    pages = [entry for entry in entries(rules) if is_of_a_power(entry)]
    assert sorted(page.id.name for page in pages) == sorted(majors)
    for page in pages:
        told = told_of(page)
        assert set(told) == {"", "wins", "actions", "opening", "mistakes"}, page.id.name
        assert all(sentences_in(text) for text in told.values()), page.id.name


@pytest.mark.parametrize("id", ALL)
def test_a_section_is_told_in_two_to_eight_sentences(id: str) -> None:
    """What only heads others may be told in one."""
    rules = game(id)
    for section in sections(rules):
        if message_of(section.section) not in messages(rules):
            continue
        many = sentences_in(" ".join(passage(rules, section.section).paragraphs))
        least = 1 if is_heading(rules, section.section) else SENTENCES[0]
        assert least <= many <= SENTENCES[-1], (section.section, many)


def test_a_passage_is_told_with_its_parts_and_what_is_related() -> None:
    told = passage(game("primer"), "PR 6")
    assert (told.book, told.section, told.title) == ("PR", "6", "Impulses")
    assert [part.section for part in told.parts] == ["6.1", "6.2", "6.3"]
    march = passage(game("primer"), "6.2")
    assert len(march.paragraphs) == 2
    assert "\n" not in march.paragraphs[0]
    assert march.example
    assert ("8.2", "On the march") in [(each.section, each.title) for each in march.see]


def test_another_language_falls_back_to_english_and_marks_it() -> None:
    english, latin = (passage(game("primer"), "6.2", each) for each in ("en", "la"))
    assert latin.title == f"⟦{english.title}⟧"
    assert latin.paragraphs == tuple(f"⟦{each}⟧" for each in english.paragraphs)
    assert [each.section for each in latin.see] == [each.section for each in english.see]


def test_a_book_that_is_silent_has_readings() -> None:
    (reading,) = passage(game("here_i_stand"), "2.3").readings
    assert reading.says.startswith("A pirate haven is an Ottoman home space")
    assert "we count it as neither" in reading.open


def test_a_section_that_is_not_in_the_book_is_unknown() -> None:
    with pytest.raises(Unknown, match="PR has no section '99'"):
        passage(game("primer"), "99")


def test_a_search_finds_titles_first_then_words_and_numbers() -> None:
    assert [hit.section for hit in search(game("primer"), "ambush")] == ["8.2", "6.2"]
    assert search(game("primer"), "walls")[0].section == "7.2"
    assert search(game("primer"), "6.3")[0].title == "Muster"
    assert search(game("primer"), "PR 6.3")[0].title == "Muster"
    (found,) = search(game("primer"), "ambush defence")
    assert found.excerpt.endswith("an ambush need not be in your own defence.")
    assert search(game("primer"), "zeppelin") == search(game("primer"), " ") == []


def test_a_search_knows_the_other_words_of_the_glossary() -> None:
    by_name = [hit.section for hit in search(game("here_i_stand"), "line of communication")]
    assert "12.1" in by_name
    assert [hit.section for hit in search(game("here_i_stand"), "LOC")] == by_name


@pytest.mark.parametrize("id", WHOLE)
def test_no_title_is_cut_short(id: str) -> None:
    """A heading of two lines in the book has both of them."""
    cut = re.compile(r"\b(?:and|or|of|in|the|to|with|for|open|\(or privateering\))$")
    assert [each.title for each in sections(game(id)) if cut.search(each.title)] == []


BITES = [
    ("here_i_stand", "5.1", "avoiding battle there"),
    ("here_i_stand", "22.2", "intervention of France or the Papacy"),
    ("here_i_stand", "11", "never goes for its CP alone"),
    ("here_i_stand", "2.5", "an ally's port is closed to them"),
    ("here_i_stand", "5.2", "a stack which attrition has cut"),
    ("here_i_stand", "6.1", "unless it is Council of Trent or Master of Italy"),
    ("here_i_stand", "9.2", "even if only one of you is at war with the attacker"),
    ("here_i_stand", "9.6", "with a minor power there is no peace"),
    ("here_i_stand", "13.1", "nobody enters an electorate"),
    ("here_i_stand", "16.2", "the defender if both rolled as many"),
    ("here_i_stand", "18.2", "Latimer, Wishart or Knox"),
    ("here_i_stand", "21.3", "responses and combat cards serve for CP only, and unless"),
    ("here_i_stand", "21.5", "keeps one and discards the other"),
    ("ultima_ratio_regis", "8.2.2", "who are not besieged"),
    ("ultima_ratio_regis", "18.3", "when it becomes neutral"),
    ("virgin_queen", "9.2", "at war must make peace first"),
]
"""Exceptions that somebody who reads only this would have to learn at the table."""


@pytest.mark.parametrize(("id", "section", "words"), BITES)
def test_the_exceptions_that_bite_are_told(id: str, section: str, words: str) -> None:
    assert words in " ".join(passage(game(id), section).paragraphs)
