"""A game's card: what its box would say, told without loading its rules.

A game has it in the file `game.toml` beside its code. Scenarios are read from the data, where the
rules find them too; what else the rules know, such as the options, must be the same in both.
"""

from pathlib import Path
from typing import Any

import msgspec

from tercio.kernel.data import converted, read_toml
from tercio.kernel.game import Game
from tercio.kernel.messages import message_about
from tercio.kernel.words.bundles import FALLBACK, bundle_of, text_in
from tercio.kernel.words.stand_ins import standing_in

FILE = "game.toml"


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule book that is played."""

    name: str
    edition: str


class CardScenario(msgspec.Struct, frozen=True):
    id: str
    name: str
    players: tuple[int, ...]


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    scenarios: tuple[CardScenario, ...]
    options: dict[str, tuple[str, ...]] = {}
    bots: tuple[str, ...] = ()
    """Those that the game brings along, its best first."""
    designer: str = ""
    publisher: str = ""
    minutes: tuple[int, int] | None = None
    """From the shortest scenario to the longest, among people who know the game."""
    complexity: int | None = None
    """From 1, learned while playing, to 5, learned in several evenings with the rule book."""
    book: Book | None = None
    state: str = ""
    """How complete it is, in our own words."""

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted({count for each in self.scenarios for count in each.players}))


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    file: str
    table: str


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card as it is written. Whoever writes one tells everything."""

    id: str
    name: str
    scenarios: _Table
    options: dict[str, tuple[str, ...]] = {}
    bots: tuple[str, ...] = ()
    designer: str
    publisher: str
    minutes: tuple[int, int]
    complexity: int
    book: Book
    state: str


def read_card(folder: Path) -> GameCard | None:
    """The card of the game that lives in a folder, if it has one."""
    path = folder / FILE
    if not path.is_file():
        return None
    place = f"{folder.name}/{FILE}"
    file = converted(read_toml(path, place), _File, place)
    where = file.scenarios
    rows = read_toml(folder / "data" / where.file).get(where.table)
    scenarios = converted(rows, tuple[CardScenario, ...], f"{where.file}, {where.table}")
    return GameCard(**msgspec.structs.asdict(file) | {"scenarios": scenarios})


def card_of(game: Game[Any]) -> GameCard:
    """What the rules of a game tell of it."""
    return GameCard(
        id=game.id,
        name=game.name,
        scenarios=tuple(
            CardScenario(each.id, each.name, tuple(each.players)) for each in game.scenarios
        ),
        options={name: tuple(values) for name, values in game.options.items()},
        bots=tuple(game.bots),
    )


def in_language(card: GameCard, folder: Path, language: str) -> GameCard:
    """The card with the names that a language has for the game and its scenarios."""
    if language == FALLBACK:
        return card
    names = bundle_of(language, folder / "locale")

    def named(kind: str, id: str, english: str) -> str:
        message = message_about("name", kind, id)
        name = text_in(names, message)
        return standing_in(english) if name is None else str(names.format_pattern(name)[0])

    scenarios = tuple(
        msgspec.structs.replace(each, name=named("scenario", each.id, each.name))
        for each in card.scenarios
    )
    name = named("game", card.id, card.name)
    return msgspec.structs.replace(card, name=name, scenarios=scenarios)
