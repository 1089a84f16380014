"""What the data tell in words, written out as messages for translators.

English names, texts, rulings and titles of sections stand in the data and in nothing else. A
translation needs them by the ids of their messages: they are written to `<room>/en/data/*.ftl`
(`python -m tools.data_words`), which nobody edits and no game reads.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from tercio.kernel.book.companion import (
    FOLDER,
    ruling_message,
    rulings_of,
    title_message,
    waived_message,
)
from tercio.kernel.book.row_notes import notes_in
from tercio.kernel.book.sections import sections
from tercio.kernel.book.waived import waived_in
from tercio.kernel.game import Game
from tercio.kernel.messages import FALLBACK, message_about

DATA: Final = "data"
_HEAD: Final = (
    "Written from the data by `python -m tools.data_words`: change the data, not this file."
)
ATTRIBUTES: Final = ("rulings",)
"""Fields of a row that are told beside its text."""

Entries = Mapping[str, Mapping[str, str]]
"""By the ids of messages: their texts, by attribute; the text of the message itself by ''."""


def files(game: Game[Any]) -> dict[Path, str]:
    """The English of a game's data, by the files that hold it."""
    rooms = {
        game.folder / "locale": {"names.ftl": _names(game), "texts.ftl": _texts(game)},
        game.folder / FOLDER: {
            "titles.ftl": _titles(game),
            "rulings.ftl": _rulings(game),
            "waived.ftl": _waived(game),
            "notes.ftl": dict(notes_in(game)),
        },
    }
    return {
        room / FALLBACK / DATA / name: _written(entries)
        for room, found in rooms.items()
        for name, entries in found.items()
        if entries and (room / FALLBACK).is_dir()
    }


def _names(game: Game[Any]) -> Entries:
    data, display = game.load_data(), game.display
    found = {message_about("name", "game", game.id): {"": game.name}}
    for kind, id in _named(game):
        name = display.name_of(data, kind, id)
        if name is not None:
            found[message_about("name", kind, id)] = {"": name}
    return found


def _named(game: Game[Any]) -> Iterator[tuple[str, str]]:
    tables = game.schema.load().tables
    for table, kind in game.display.names.items():
        for id, row in tables[table].items():
            yield kind, id
            if getattr(row, "adjective", ""):
                yield "adjective", id


def _texts(game: Game[Any]) -> Entries:
    tables = game.schema.load().tables
    listed = {
        message_about("text", kind, f"{id}.{number}"): {"": text}
        for table, (kind, field) in game.display.lists.items()
        for id, row in tables[table].items()
        for number, text in enumerate(getattr(row, field), 1)
    }
    return listed | {
        message_about("text", kind, id): {
            "": getattr(row, "text", ""),
            **{each: told for each in ATTRIBUTES if (told := getattr(row, each, ""))},
        }
        for table, kind in game.display.texts.items()
        for id, row in tables[table].items()
    }


def _titles(game: Game[Any]) -> Entries:
    return {title_message(each.section): {"": each.title} for each in sections(game)}


def _waived(game: Game[Any]) -> Entries:
    return {waived_message(id): {"": reason} for id, reason in waived_in(game.folder).items()}


def _rulings(game: Game[Any]) -> Entries:
    return {
        ruling_message(each): {"": each.says, **({"open": each.open} if each.open else {})}
        for each in rulings_of(game)
    }


def _written(entries: Entries) -> str:
    body: list[ast.EntryType] = [ast.ResourceComment(_HEAD)]
    for id, texts in entries.items():
        attributes = [
            ast.Attribute(ast.Identifier(name), _pattern(text))
            for name, text in texts.items()
            if name
        ]
        body.append(ast.Message(ast.Identifier(id), _pattern(texts[""]), attributes))
    return FluentSerializer().serialize(ast.Resource(body))


def _pattern(text: str) -> ast.Pattern:
    """A text as it stands: what Fluent would read as its own is quoted."""
    parts: list[ast.TextElement | ast.Placeable] = []
    rest = " ".join(text.split())
    while rest:
        at = min((rest.find(mark) for mark in "{}" if mark in rest), default=-1)
        if at < 0:
            parts.append(ast.TextElement(rest))
            break
        if at:
            parts.append(ast.TextElement(rest[:at]))
        parts.append(ast.Placeable(ast.StringLiteral(rest[at])))
        rest = rest[at + 1 :]
    if parts and isinstance(parts[0], ast.TextElement) and parts[0].value[:1] in "[*.":
        first = parts[0].value
        parts[:1] = [ast.Placeable(ast.StringLiteral(first[0])), ast.TextElement(first[1:])]
    return ast.Pattern(parts)
