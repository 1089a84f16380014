"""The games that can be played here."""

from functools import cache
from typing import Any

from litestar import get

from tercio.bots.registry import bots
from tercio.kernel.data import Row
from tercio.kernel.game import Game, Scenario
from tercio.kernel.messages import Words, languages
from tercio.kernel.registry import games
from tercio.server.http import wire
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import Language
from tercio.server.live.table import words_of
from tercio.server.people.identity import Who

NOTE = "note-about-data"
"""The message that tells how much of a game's data is reconstructed; a game may have its own."""
_UNATTESTED = frozenset(("reconstructed", "recalled"))
"""Sources of rows that are none."""


@get("/catalog", **threaded)
def catalog(who: Who, language: Language) -> tuple[wire.GameInfo, ...]:
    return tuple(_info(game, language) for game in games())


def _info(game: Game[Any], language: str) -> wire.GameInfo:
    words = words_of(game.id, language)
    return wire.GameInfo(
        id=game.id,
        name=game.name,
        scenarios=_scenarios(game),
        options={name: tuple(values) for name, values in game.options.items()},
        bots=tuple(bots(game)),
        seat_names=_seat_names(game, words),
        languages=tuple(languages(game)),
        note=_note(game, words),
        guided=game.guided,
        guided_seat=game.guided_seat,
    )


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
    return not _UNATTESTED.isdisjoint(row.source.split(", ")) or bool(getattr(row, "guess", ()))


def _seat_names(game: Game[Any], words: Words) -> dict[str, str]:
    counts = (each.seats.values() for each in _scenarios(game))
    seats = dict.fromkeys(seat for taken in counts for some in taken for seat in some)
    return {seat: words.name(f"seat:{seat}") for seat in seats}


@cache
def _scenarios(game: Game[Any]) -> tuple[wire.ScenarioInfo, ...]:
    return tuple(_scenario(game, scenario) for scenario in game.scenarios)


def _scenario(game: Game[Any], scenario: Scenario) -> wire.ScenarioInfo:
    seats = {str(n): tuple(map(str, game.seats(scenario.id, n))) for n in scenario.players}
    return wire.ScenarioInfo(
        id=scenario.id, name=scenario.name, players=tuple(scenario.players), seats=seats
    )


handlers = [catalog]
