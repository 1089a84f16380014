"""A game as readable text: the board as it begins and ends, every decision, and the log.

    > colonna: march.genoa
      Colonna's men ...                 what everybody reads
      [medici] You draw ...             what only some read
    > medici, gonzaga: pass             several seats, one after the other

The decisions in the text reproduce the game, so a playthrough is checked by playing it again.
Of a long game one full turn is enough to read.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tercio.bots.registry import best_bot, bot
from tercio.bots.turns import next_seat
from tercio.kernel import registry
from tercio.kernel.ask import Seat
from tercio.kernel.events import Logged
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Decision, Table

FOLDER = Path(__file__).parent
_DECISION = re.compile(r"> ([^:]+): (\S+)")


ONE_TURN: Final[Mapping[str, tuple[str, ...]]] = {
    "here_i_stand": ("1517", "1532"),
    "virgin_queen": ("campaign", "learning"),
    "ultima_ratio_regis": ("catholics_and_protestants", "new_order"),
}
"""Games that are too long to read, and the scenarios of which one full turn is kept."""


def cases() -> list[tuple[Game[Any], str]]:
    """Every scenario of every registered game; of a long game those that show its turn."""
    return [
        (game, scenario.id)
        for game in registry.games()
        for scenario in game.scenarios
        if game.id not in ONE_TURN or scenario.id in ONE_TURN[game.id]
    ]


def file_of(game: Game[Any], scenario: str) -> Path:
    return FOLDER / game.id / f"{scenario}.txt"


def new_table(game: Game[Any], scenario: str) -> Table[Any]:
    """The full table of a scenario, always with the same seed."""
    return Table.new(game, scenario, seed=f"golden {scenario}")


def play_by_bots(game: Game[Any], scenario: str) -> list[Decision]:
    """To the end of the game, or of the first turn if the game is a long one."""
    table = new_table(game, scenario)
    factory = bot(game, best_bot(game))
    bots = {seat: factory(seat, Stream.from_seed(f"golden {seat}")) for seat in table.seats}
    first = table.g.state.turn
    seat: Seat | None = None
    while not table.over and not (game.id in ONE_TURN and table.g.state.turn > first):
        seat = next_seat(table, seat)
        table.decide(seat, bots[seat].choose(table.sight(seat)))
    return table.history


def decisions_in(text: str) -> list[Decision]:
    matches = map(_DECISION.match, text.splitlines())
    return [
        Decision(Seat(seat), match[2])
        for match in matches
        if match
        for seat in match[1].split(", ")
    ]


def render(game: Game[Any], scenario: str, decisions: Iterable[Decision]) -> str:
    """Play the decisions on a fresh table and write down what happens."""
    return "\n".join(_lines(new_table(game, scenario), decisions)) + "\n"


def _lines(table: Table[Any], decisions: Iterable[Decision]) -> Iterator[str]:
    words = Words(table.game, table.data)
    yield f"{table.game.name}: {table.game.scenario(table.setting.scenario).name}"
    yield f"Seats: {', '.join(table.seats)}. Seed: {table.seed}"
    yield from _log(words, table.g.log)
    yield from _board(table, words)
    yield from _played(table, words, decisions)
    yield from _board(table, words)
    if table.result is not None:
        yield words.say(table.result.reason)
        yield f"Winners: {', '.join(table.result.winners)}"
        yield "Scores: " + ", ".join(f"{seat} {n}" for seat, n in table.result.scores.items())


def _played(table: Table[Any], words: Words, decisions: Iterable[Decision]) -> Iterator[str]:
    """Each decision and what it led to; the same words of several seats in a row are one line."""
    speakers: list[Seat] = []
    said = ""
    for seat, key in decisions:
        offer = table.offer(seat)
        chosen = [option for option in offer.options if option.key == key] if offer else []
        told = f"{key}  ({words.option(chosen[0])})" if chosen else key
        if speakers and (told != said or seat in speakers):
            yield f"> {', '.join(speakers)}: {said}"
            speakers = []
        speakers.append(seat)
        said = told
        written = len(table.g.log)
        table.repeat(seat, key)
        if len(table.g.log) > written:
            yield f"> {', '.join(speakers)}: {said}"
            yield from _log(words, table.g.log[written:])
            speakers = []
    if speakers:
        yield f"> {', '.join(speakers)}: {said}"


def _board(table: Table[Any], words: Words) -> Iterator[str]:
    shown = table.game.display.show(table.view_position(None), None, words).splitlines()
    yield from ("", *(line.rstrip() for line in shown), "")


def _log(words: Words, log: Iterable[Logged]) -> Iterator[str]:
    for logged in log:
        only = f"[{', '.join(logged.audience)}] " if logged.audience is not None else ""
        yield f"  {only}{words.event(logged.event)}"
