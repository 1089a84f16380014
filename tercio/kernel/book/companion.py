"""The companion of a rule book: each of its sections in our own words, for who has it not at hand.

A game has it in `companion/<language>/*.ftl`: a message `section-13-2` for section 13.2, of one or
more paragraphs, with the attributes `example` and `see` (further sections, with commas between
them). Nothing of it is read before somebody asks. What the book does not determine, and how we
read it, comes from the rulings on the game. A game without a companion has passages all the same:
they tell titles and readings. Messages `power-ottoman` and the like tell what a power is like, with
the attributes `wins`, `actions`, `opening` and `mistakes`. Titles and rulings stand in the data in
English; other languages have messages for them, `title-13-2` and `ruling-<id>`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from tercio.kernel.book.rulings import FILE, Ruling, rulings
from tercio.kernel.book.sections import Section, sections
from tercio.kernel.display.scene import Term
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.messages import FALLBACK, Words, bundle_of, ids_in, speaks
from tercio.kernel.told import told as sentence
from tercio.kernel.words.bundles import text_in
from tercio.kernel.words.stand_ins import standing_in, unmarked

FOLDER = "companion"
_PREFIX, _POWER = "section-", "power-"
_SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=[\u3002\uff01\uff1f])\s*")
_SPACED = r"[^\W\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]"
"""A letter of a language that parts words with spaces: not kana, not kanji."""
_BY_NUMBER, _BY_TITLE, _BY_TEXT = 1000, 30, 1
"""How much more it tells that words stand in a number or a title than in the text."""


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What is ruled on a section where the book leaves something open."""

    says: str
    open: str
    """What the book does not determine, and how we read it."""
    card: int = 0
    """The number of the card that it is about, if any."""


class CardRuling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling on a card, and the section from which it follows."""

    says: str
    open: str
    cite: str


class Passage(msgspec.Struct, frozen=True, kw_only=True):
    """What the companion tells of a section."""

    book: str
    section: str
    title: str
    paragraphs: tuple[str, ...] = ()
    """Empty where the game has no companion, or none for this section."""
    example: str = ""
    see: tuple[Section, ...] = ()
    parts: tuple[Section, ...] = ()
    """The sections that it heads."""
    readings: tuple[Reading, ...] = ()


class Portrait(msgspec.Struct, frozen=True, kw_only=True):
    """A power, and how to play it."""

    id: str
    name: str
    paragraphs: tuple[str, ...]
    wins: str
    actions: str
    opening: str
    mistakes: str


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """A section that a search has found, and the sentence in which."""

    section: str
    title: str
    excerpt: str


def passage(game: Game[Any], citation: str, language: str = FALLBACK) -> Passage:
    """What is told of a section, which may be cited with its book or without."""
    number = citation.removeprefix(game.book).strip()
    book = _book(game, language)
    if number not in book:
        raise Unknown(sentence("no-section", book=game.book, section=number))
    told = _Told(game, message_of(number), language)
    return Passage(
        book=game.book,
        section=number,
        title=book[number].title,
        paragraphs=told.paragraphs(),
        example=_line(told("example")),
        see=tuple(book[each] for each in told.numbers("see") if each in book),
        parts=tuple(each for each in book.values() if _heads(number, each.section)),
        readings=tuple(_readings(game, number, language)),
    )


def portraits(game: Game[Any], language: str = FALLBACK) -> tuple[Portrait, ...]:
    """The powers that the companion tells of, in its order."""
    words = Words(game, game.load_data(), _spoken(game, language))
    ids = ids_in(_POWER, game.folder / FOLDER / FALLBACK)
    return tuple(_portrait(game, id.removeprefix(_POWER), language, words) for id in ids)


def _portrait(game: Game[Any], power: str, language: str, words: Words) -> Portrait:
    told = _Told(game, _POWER + power, language)
    return Portrait(
        id=power,
        name=words.name(f"power:{power}"),
        paragraphs=told.paragraphs(),
        wins=_line(told("wins")),
        actions=_line(told("actions")),
        opening=_line(told("opening")),
        mistakes=_line(told("mistakes")),
    )


@lru_cache(4096)
def rulings_on(
    game: Game[Any], number: int, name: str, *, language: str = FALLBACK
) -> tuple[CardRuling, ...]:
    """What is ruled on a card, by its number or by its English name."""
    return tuple(
        CardRuling(says=says, open=open, cite=f"{game.book} {each.section}")
        for each in rulings_of(game)
        if (number and each.card == number) or _names(each, name)
        for says, open in [ruled(game, each, language)]
    )


def ruling_message(ruling: Ruling) -> str:
    """The id of the message that tells a ruling, in other languages than English."""
    return f"ruling-{ruling.id}"


def ruled(game: Game[Any], ruling: Ruling, language: str) -> tuple[str, str]:
    """What it says, and what it leaves open."""
    told = _Told(game, ruling_message(ruling), language)
    return told("", ruling.says), told("open", ruling.open)


def title_message(section: str) -> str:
    """The id of the message that has the title of a section."""
    return "title-" + section.replace(".", "-").lower()


def titled(game: Game[Any], language: str) -> list[Section]:
    """The sections of the rule book, in its order."""
    return [
        Section(each.section, _Told(game, title_message(each.section), language)("", each.title))
        for each in sections(game)
    ]


def waived_message(section: str) -> str:
    """The id of the message that says why a section needs no code."""
    return "waived-" + section.replace(".", "-").lower()


def why_waived(game: Game[Any], section: str, reason: str, language: str) -> str:
    """Why a section needs no code; in English its data say it."""
    return _Told(game, waived_message(section), language)("", reason)


def told_beside(game: Game[Any], message: str, language: str, attribute: str, english: str) -> str:
    """What the data tell in English, by the message that other languages have for it here."""
    return _Told(game, message, language)(attribute, english)


def _names(ruling: Ruling, card: str) -> bool:
    text = f"{ruling.says} {ruling.open}"
    return card in text and _is_in(card, text)


def message_of(section: str) -> str:
    """The id of the message that tells of a section."""
    return _PREFIX + section.replace(".", "-").lower()


def messages(game: Game[Any], language: str = FALLBACK) -> tuple[str, ...]:
    """The ids of the messages that a game's companion has on sections."""
    return ids_in(_PREFIX, game.folder / FOLDER / language)


def numbers_in(listed: str) -> tuple[str, ...]:
    """The sections of a list with commas between them."""
    return tuple(each.strip() for each in listed.split(",") if each.strip())


def search(game: Game[Any], words: str, language: str = FALLBACK) -> list[Hit]:
    """The sections that tell of all these words, or of what the glossary has for them."""
    wanted = [_pattern(group) for group in _groups(words, _glossary(game, language))]
    if not wanted:
        return []
    scored = []
    for place, section in enumerate(_book(game, language).values()):
        text = _text(game, section.section, language)
        score = _score(section, text, wanted)
        if section.section == words.removeprefix(game.book).strip():
            score += _BY_NUMBER
        if score:
            hit = Hit(section=section.section, title=section.title, excerpt=_excerpt(text, wanted))
            scored.append((-score, place, hit))
    return [hit for _, _, hit in sorted(scored, key=lambda each: each[:2])]


@cache
def _book(game: Game[Any], language: str) -> dict[str, Section]:
    return {section.section: section for section in titled(game, language)}


def _heads(section: str, other: str) -> bool:
    return other.rpartition(".")[0] == section


class _Told:
    """The words of one message. What the language lacks is told in English, and marked."""

    def __init__(self, game: Game[Any], message: str, language: str) -> None:
        self._languages = dict.fromkeys((language, FALLBACK))
        self._folder = game.folder / FOLDER
        self._message = message

    def __call__(self, attribute: str = "", english: str = "") -> str:
        """A text, or what English has for it in its data."""
        for language in self._languages:
            bundle = bundle_of(language, self._folder)
            pattern = text_in(bundle, self._message, attribute)
            if pattern is not None:
                text = str(bundle.format_pattern(pattern)[0])
                return self._marked(text) if language == FALLBACK else text
        return self._marked(english)

    def _marked(self, english: str) -> str:
        return english if len(self._languages) == 1 else standing_in(english)

    def paragraphs(self) -> tuple[str, ...]:
        said = self()
        parts = _paragraphs(unmarked(said))
        return tuple(map(standing_in, parts)) if said != unmarked(said) else parts

    def numbers(self, attribute: str) -> tuple[str, ...]:
        """The sections that are listed, which are the same in all languages."""
        return numbers_in(unmarked(self(attribute)))


def _line(text: str) -> str:
    return " ".join(text.split())


def _paragraphs(text: str) -> tuple[str, ...]:
    parts = map(_line, re.split(r"\n\s*\n", text))
    return tuple(part for part in parts if part)


@cache
def rulings_of(game: Game[Any]) -> tuple[Ruling, ...]:
    """All rulings on a game; none on one that has no list of them."""
    return tuple(rulings(game)) if (game.folder / FILE).is_file() else ()


def _readings(game: Game[Any], section: str, language: str) -> Iterator[Reading]:
    for ruling in rulings_of(game):
        if ruling.open and ruling.section == section:
            says, open = ruled(game, ruling, language)
            yield Reading(says=says, open=open, card=ruling.card)


@cache
def _glossary(game: Game[Any], language: str) -> tuple[Term, ...]:
    return Words(game, None, _spoken(game, language)).glossary()


def _spoken(game: Game[Any], language: str) -> str:
    return language if speaks(game, language) else FALLBACK


@cache
def _text(game: Game[Any], section: str, language: str) -> str:
    """All that is told of a section, for a search."""
    told = passage(game, section, language)
    return " ".join((*told.paragraphs, told.example, *(each.open for each in told.readings)))


def _groups(words: str, glossary: Sequence[Term]) -> list[set[str]]:
    """What is looked for: of each group, any word will do. The longest terms are taken first."""
    left = " ".join(words.lower().split())
    groups = []
    synonyms = [{word.lower() for word in (term.name, *term.also)} for term in glossary]
    for group in sorted(synonyms, key=lambda each: -max(map(len, each))):
        found = next(
            (word for word in sorted(group, key=len, reverse=True) if _is_in(word, left)), ""
        )
        if found:
            groups.append(group)
            left = re.sub(_whole(found), " ", left)
    return [*groups, *({word} for word in re.findall(r"[\w.'-]*\w", left))]


def _whole(word: str) -> str:
    """A word by itself; one that is written without spaces stands anywhere."""
    if not re.match(_SPACED, word):
        return re.escape(word)
    return rf"(?<!{_SPACED}){re.escape(word)}(?!{_SPACED})"


def _is_in(word: str, text: str) -> bool:
    return re.search(_whole(word), text) is not None


def _pattern(group: Iterable[str]) -> re.Pattern[str]:
    """Words that begin so: who asks for "siege" is told of sieges."""
    anyone = "|".join(re.escape(word) for word in sorted(group, key=len, reverse=True))
    return re.compile(rf"(?<!{_SPACED})(?:{anyone})", re.IGNORECASE)


def _score(section: Section, text: str, wanted: Sequence[re.Pattern[str]]) -> int:
    """Nothing unless every word stands somewhere."""
    scores = [
        _BY_TITLE * bool(each.search(section.title)) + _BY_TEXT * len(each.findall(text))
        for each in wanted
    ]
    return sum(scores) if all(scores) else 0


def _excerpt(text: str, wanted: Sequence[re.Pattern[str]]) -> str:
    """The sentence in which most of the words stand; the first, where only the title has them."""
    sentences = _SENTENCE.split(text)
    return max(sentences, key=lambda each: sum(bool(one.search(each)) for one in wanted))
