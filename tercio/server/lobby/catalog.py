"""The games that can be played here."""

from functools import cache
from typing import Any

import msgspec
from litestar import get

from tercio.bots.registry import bots
from tercio.kernel.data import Row
from tercio.kernel.game import Game, Scenario
from tercio.kernel.game_card import GameCard, card_of
from tercio.kernel.messages import Words, languages
from tercio.kernel.registry import cards, games
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import Language
from tercio.server.http.wire.catalog import GameInfo, ScenarioInfo
from tercio.server.live.sentences import name_of
from tercio.server.live.vocabulary import words_of
from tercio.server.people.identity import Who

ABOUT = "about-game"
"""The message in which a game says what it is about."""
NOTE = "note-about-data"
"""The message that tells how much of a game's data is reconstructed; a game may have its own."""
UNATTESTED = frozenset(("reconstructed", "recalled"))
"""Sources of rows that are none."""


@get("/catalog", **threaded)
def catalog(who: Who, language: Language) -> tuple[GameInfo, ...]:
    """The games that can be played here, with their scenarios, seats, options and bots."""
    return tuple(_info(game, language) for game in games())


def _info(game: Game[Any], language: str) -> GameInfo:
    words = words_of(game.id, language)
    card = _card(game)
    return GameInfo(
        id=game.id,
        name=words.name(f"game:{game.id}"),
        scenarios=tuple(_named(words, each) for each in _scenarios(game)),
        options={name: tuple(values) for name, values in game.options.items()},
        bots=tuple(bots(game)),
        seat_names=_seat_names(game, words),
        languages=tuple(languages(game)),
        about=words.say(ABOUT) if words.has(ABOUT) else "",
        designer=card.designer,
        publisher=card.publisher,
        minutes=card.minutes,
        complexity=card.complexity or 0,
        note=_note(game, words),
        guided=game.guided,
        guided_seat=game.guided_seat,
    )


@cache
def _card(game: Game[Any]) -> GameCard:
    found = next((card for card in cards()[0] if card.id == game.id), None)
    return found or card_of(game)


def _note(game: Game[Any], words: Words) -> str:
    """The truth about reconstructed data, counted from the tags of its rows."""
    some, all = unattested(game)
    return words.say(NOTE, {"some": some, "all": all}) if some else ""


@cache
def unattested(game: Game[Any]) -> tuple[int, int]:
    """How many rows of a game's data hold something that no source attests, and how many it has."""
    rows = [row for table in game.schema.load().tables.values() for row in table.values()]
    return sum(map(is_unattested, rows)), len(rows)


def is_unattested(row: Row) -> bool:
    """As a whole, by its source; or in the fields that it names as guesses."""
    return not UNATTESTED.isdisjoint(row.source.split(", ")) or bool(getattr(row, "guess", ()))


def _seat_names(game: Game[Any], words: Words) -> dict[str, str]:
    counts = (each.seats.values() for each in _scenarios(game))
    seats = dict.fromkeys(seat for taken in counts for some in taken for seat in some)
    return {seat: words.name(f"seat:{seat}") for seat in seats}


def _named(words: Words, scenario: ScenarioInfo) -> ScenarioInfo:
    name = name_of(words, f"scenario:{scenario.id}", scenario.name)
    return msgspec.structs.replace(scenario, name=name)


@cache
def _scenarios(game: Game[Any]) -> tuple[ScenarioInfo, ...]:
    return tuple(_scenario(game, scenario) for scenario in game.scenarios)


def _scenario(game: Game[Any], scenario: Scenario) -> ScenarioInfo:
    seats = {str(n): tuple(map(str, game.seats(scenario.id, n))) for n in scenario.players}
    return ScenarioInfo(
        id=scenario.id,
        name=scenario.name,
        players=tuple(scenario.players),
        seats=seats,
        turns=scenario.turns,
        minutes=_minutes(game, scenario),
    )


def _minutes(game: Game[Any], scenario: Scenario) -> int:
    """By its turns, between what the game's shortest and longest scenarios take."""
    card = _card(game)
    if card.minutes is None or not scenario.turns:
        return 0
    counts = [each.turns for each in game.scenarios]
    least, most = min(counts), max(counts)
    share = (scenario.turns - least) / (most - least) if most > least else 1.0
    return round(card.minutes[0] + share * (card.minutes[1] - card.minutes[0]))


handlers = [catalog]
