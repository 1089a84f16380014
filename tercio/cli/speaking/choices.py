"""The arguments that many commands share, and what is made of them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tercio.cli.speaking.speech import SPEECH, say
from tercio.kernel.ask import Seat
from tercio.kernel.data import Pack
from tercio.kernel.errors import SaveError, TercioError, Unknown
from tercio.kernel.game import Game
from tercio.kernel.reasons import reason
from tercio.kernel.registry import game
from tercio.kernel.saving.save import Record, read
from tercio.kernel.table import Table
from tercio.kernel.told import Told, sentence_of, told

GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, as in `tercio games`.")]
ScenarioId = Annotated[str | None, typer.Option("--scenario", help="Default: the first one.")]
Players = Annotated[int | None, typer.Option("--players", help="Default: as many as can play.")]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A rule variant; may be repeated."),
]
Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="DIR", help="A data pack; may be repeated."),
]
BotNames = Annotated[
    str, typer.Option("--bots", metavar="A,B,..", help="Bots, dealt to the seats in order.")
]


class TableOptions(msgspec.Struct, frozen=True):
    """A table that is set up anew."""

    scenario: ScenarioId = None
    players: Players = None
    option: RuleOptions = None
    pack: Packs = None
    seed: Annotated[str | None, typer.Option("--seed", help="Default: a secret of its own.")] = None

    def table(self, game_id: str) -> Table[Any]:
        return Table.new(
            game(game_id),
            self.scenario,
            self.players,
            rule_options(self.option),
            seed=self.seed,
            packs=open_packs(self.pack),
        )


def rule_options(pairs: Sequence[str] | None) -> dict[str, str]:
    options = {}
    for pair in pairs or ():
        name, mark, value = pair.partition("=")
        if not mark:
            raise Unknown(say("no-rule-option", {"said": pair}))
        options[name] = value
    return options


def open_packs(folders: Sequence[Path] | None) -> list[Pack]:
    return [Pack.at(folder) for folder in folders or ()]


def bot_names(names: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in names.split(",") if name.strip())


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """What is wrong with a save is said with its name."""
    try:
        yield
    except SaveError as error:
        raise SaveError(
            Told.of(SPEECH, "in-file", {"file": str(path), "why": sentence_of(error)})
        ) from error.__cause__


def read_save(path: Path) -> tuple[Game[Any], Record]:
    with blaming(path):
        record = read(path.read_bytes())
    return game(record.header.game), record


def write_file(path: Path, content: bytes) -> None:
    """All of it or nothing: what was there before stays until the new file is whole."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_bytes(content)
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise Unwritable(say("cannot-write", {"file": str(path), "why": reason(error)})) from None


class Unwritable(TercioError):
    """A file that cannot be written."""


def seat_of(seats: Sequence[Seat], name: str) -> Seat:
    for seat in seats:
        if seat == name:
            return seat
    raise Unknown(told("no-seat", seat=name, seats=", ".join(seats)))
