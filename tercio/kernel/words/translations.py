"""How far a language has come: what it lacks, what English has changed since, what nobody asks for.

Every sentence stands in a room, a folder with a folder a language. A translation is as good as the
English it was made of: `english.tsv` beside it keeps a mark of that English for every message, and
a message whose English has another mark by now is stale.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tercio.kernel import messages
from tercio.kernel.book.companion import FOLDER
from tercio.kernel.messages import FALLBACK
from tercio.kernel.registry import games

MARKS: Final = "english.tsv"
LOCALE: Final = "locale"


class Room(NamedTuple):
    """A folder of words, and what it is called."""

    name: str
    folder: Path

    def languages(self) -> set[str]:
        return {path.name for path in self.folder.glob("*") if path.is_dir()}


class Report(msgspec.Struct, frozen=True):
    """How far a language has come. Messages are `room:id`, their attributes `room:id.attribute`."""

    messages: int
    translated: int
    missing: tuple[str, ...] = ()
    stale: tuple[str, ...] = ()
    """Their English has changed since."""
    unknown: tuple[str, ...] = ()
    """English has no such message."""
    wrong: tuple[str, ...] = ()
    """They ask for an argument that they are not given, or would print the word by which English
    chooses its own: which one stands in brackets."""

    @property
    def is_complete(self) -> bool:
        return not (self.missing or self.stale or self.unknown or self.wrong)


def rooms() -> list[Room]:
    """All rooms of the package, of every game that is registered, and of the client's sources."""
    package = Path(messages.__file__).parents[1]
    homes = {path.relative_to(package).parts: path for path in sorted(package.rglob(LOCALE))}
    found = {".".join(at[:-1]): path for at, path in homes.items() if at[0] != "games"}
    found["client"] = package.parent / "web/src" / LOCALE
    for game in games():
        found |= {folder.parent.name: folder for folder in game.locales}
        found[game.id] = game.folder / LOCALE
        found[f"{game.id}.{FOLDER}"] = game.folder / FOLDER
    return [Room(name, folder) for name, folder in found.items() if folder.is_dir()]


def languages(of: Iterable[Room]) -> list[str]:
    """Those of any room, English apart."""
    return sorted(set().union(*(room.languages() for room in of)) - {FALLBACK})


def report(of: Iterable[Room], language: str) -> Report:
    count, missing, stale = 0, list[str](), list[str]()
    unknown, wrong = list[str](), list[str]()
    for room in of:
        ours, theirs = _sentences(room, FALLBACK), _sentences(room, language)
        marks = _marks(room.folder / language)
        count += len(ours)
        missing += (f"{room.name}:{id}" for id in ours.keys() - theirs.keys())
        for id, sentence in theirs.items():
            name = f"{room.name}:{id}"
            if id not in ours:
                unknown.append(name)
                continue
            if marks.get(id) != _mark(ours[id]):
                stale.append(name)
            extra = _arguments(sentence, theirs) - _arguments(ours[id], ours)
            wrong += [f"{name} (${', $'.join(sorted(extra))})"] if extra else []
            wrong += [f"{name} ([{word}])" for word in _printed(sentence, ours[id])]
    lists = (tuple(sorted(each)) for each in (missing, stale, unknown, wrong))
    return Report(count, count - len(missing), *lists)


def agree(of: Iterable[Room], language: str) -> int:
    """Whatever is translated was made of today's English: how many sentences are marked so."""
    marked = 0
    for room in of:
        ours, theirs = _sentences(room, FALLBACK), _sentences(room, language)
        lines = [f"{id}\t{_mark(ours[id])}\n" for id in sorted(ours.keys() & theirs.keys())]
        if lines:
            (room.folder / language / MARKS).write_text("".join(lines), "utf-8")
        marked += len(lines)
    return marked


# -- sentences -------------------------------------------------------------------------------------


def _sentences(room: Room, language: str) -> Mapping[str, ast.Pattern]:
    """Every text of a language: messages by their ids, attributes behind a dot. English of the data
    stands in `data/` below the rest (`kernel/words/data_words.py`)."""
    return dict(
        each
        for path in sorted((room.folder / language).rglob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
        for each in _texts(entry)
    )


def _texts(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _mark(pattern: ast.Pattern) -> str:
    """The same for the same sentence, wherever its lines are broken."""
    entry = ast.Message(ast.Identifier("x"), value=pattern)
    text = " ".join(FluentSerializer().serialize_entry(entry).split())
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _marks(folder: Path) -> dict[str, str]:
    file = folder / MARKS
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {id: mark for id, _, mark in (line.partition("\t") for line in lines)}


class _Arguments(visitor.Visitor):
    """What a sentence asks for, itself or by other messages that it holds."""

    def __init__(self, sentences: Mapping[str, ast.Pattern]) -> None:
        self.names: set[str] = set()
        self._sentences = dict(sentences)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        found = self._sentences.pop(node.id.name, None)
        if found is not None:
            self.visit(found)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _arguments(pattern: ast.Pattern, sentences: Mapping[str, ast.Pattern]) -> set[str]:
    arguments = _Arguments(sentences)
    arguments.visit(pattern)
    return arguments.names


class _Choices(visitor.Visitor):
    """The words by which a sentence chooses, and which arguments it prints for all others."""

    def __init__(self) -> None:
        self.words: dict[str, set[str]] = {}
        self.printed: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            by = node.selector.id.name
            keys = (variant.key for variant in node.variants if not variant.default)
            words = (key.name for key in keys if isinstance(key, ast.Identifier))
            self.words.setdefault(by, set()).update(words)
            default = next(variant.value for variant in node.variants if variant.default)
            if by in _arguments(default, {}):
                self.printed.add(by)
        self.generic_visit(node)


def _printed(sentence: ast.Pattern, english: ast.Pattern) -> list[str]:
    """Words of English that the sentence has no choice for, and would show as they are."""
    theirs, ours = _Choices(), _Choices()
    theirs.visit(sentence)
    ours.visit(english)
    return sorted(
        word
        for by in theirs.printed
        for word in ours.words.get(by, set()) - theirs.words[by] - _PLURALS
    )


_PLURALS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
"""Categories of numbers; each language has its own."""
