"""`tercio play`: a game in the terminal, against bots or with others at the same keyboard."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tercio.arena.match import seat_bots
from tercio.bots.registry import bot
from tercio.cli.playing.session import Session
from tercio.cli.speaking.choices import (
    BotNames,
    TableOptions,
    blaming,
    bot_names,
    open_packs,
    read_save,
    seat_of,
)
from tercio.cli.speaking.speech import language_of, say
from tercio.cli.speaking.spread import spread
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Bot
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream, new_seed
from tercio.kernel.registry import games
from tercio.kernel.saving.save import load
from tercio.kernel.table import Table


@spread
def play_command(
    game_id: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game's id, as in `tercio games`.")
    ] = None,
    me: Annotated[
        list[str] | None,
        typer.Option("--me", metavar="SEAT", help="A seat you play; may be repeated."),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play on all seats.")] = False,
    bots: BotNames = "",
    *,
    new: TableOptions,
    file: Annotated[
        Path | None, typer.Option("--load", metavar="SAVE", help="Go on with a saved game.")
    ] = None,
) -> None:
    """Play in the terminal. You take the first seat, and the game's best bot the others."""
    if file is not None:
        _refuse_a_new_table(new)
        rules, record = read_save(file)
        if game_id not in (None, rules.id):
            raise Unknown(
                say("other-game", {"file": str(file), "of": rules.id, "game": str(game_id)})
            )
        with blaming(file):
            table = load(rules, record, open_packs(new.pack))
    else:
        if game_id is None:
            raise Unknown(say("which-game", {"games": [g.id for g in games()]}))
        table = new.table(game_id)
    humans = _humans(table, me or [], watch)
    bots_by_seat = _bots(table, humans, bot_names(bots))
    words = Words(table.game, table.data, language_of(table.game))
    Session(table, words, humans, bots_by_seat).run()


def _refuse_a_new_table(new: TableOptions) -> None:
    told = ("scenario", "players", "option", "seed")
    extra = [f"--{name}" for name in told if getattr(new, name)]
    if extra:
        raise Unknown(say("as-it-was-begun", {"extra": extra}))


def _humans(table: Table[Any], names: list[str], watch: bool) -> list[Seat]:
    if watch:
        if names:
            raise Unknown(say("watch-alone"))
        return []
    return [seat_of(table.seats, name) for name in names] or [table.seats[0]]


def _bots(table: Table[Any], humans: list[Seat], names: tuple[str, ...]) -> dict[Seat, Bot]:
    seats = [seat for seat in table.seats if seat not in humans]
    # Bots think with chance of their own: it must tell nothing about the dice to come.
    stream = Stream.from_seed(new_seed() if table.seed is None else f"bots of {table.seed}")
    return {
        seat: bot(table.game, name)(seat, stream.child(seat))
        for seat, name in seat_bots(table.game, seats, names).items()
    }
