"""`tercio data`: check a game's data, list its sources, look at packs."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import structs

from tercio.cli.speaking.choices import GameId, Packs, open_packs
from tercio.cli.speaking.commands import group
from tercio.cli.speaking.output import FAILED, Json, print_grid, print_json
from tercio.cli.speaking.speech import heads, name_of, say, spoken
from tercio.kernel.data import Pack
from tercio.kernel.errors import TercioError, Unknown
from tercio.kernel.packing import rows_in, set_up_everything
from tercio.kernel.registry import game
from tercio.kernel.told import in_language, sentence_of

app = group("A game's data files and packs.")


@app.command("check")
def check_command(game_id: GameId, pack: Packs = None, json: Json = False) -> None:
    """Check every row and link of a game's data, with packs if given; set up every scenario."""
    rules = game(game_id)
    packs = open_packs(pack)
    dataset = rules.schema.load(packs)
    set_up_everything(rules, packs)
    rows = {name: len(table) for name, table in dataset.tables.items()}
    if json:
        print_json({"game": rules.id, "ok": True, "rows": rows})
        return
    print_grid(
        heads("file", "table", "rows"),
        [(dataset.files[name], name, count) for name, count in rows.items()],
    )
    print(say("data-is-sound", {"game": name_of(rules)}))


@app.command("sources")
def sources_command(
    game_id: GameId,
    source: Annotated[
        str | None,
        typer.Option(
            "--source", help="List the rows of this source, and which fields are guesses."
        ),
    ] = None,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Count the rows of each data file by where their facts come from."""
    dataset = game(game_id).schema.load(open_packs(pack))
    if source is not None:
        rows = [
            {
                "file": dataset.files[name],
                "table": name,
                "id": id,
                "guess": ", ".join(getattr(row, "guess", ())),
            }
            for name, table in dataset.tables.items()
            for id, row in table.items()
            if (row.source or "unsourced") == source
        ]
        if json:
            print_json(rows)
        else:
            print_grid(heads("file", "table", "id", "guess"), [tuple(row.values()) for row in rows])
    elif json:
        print_json(dataset.sources())
    else:
        print_grid(
            heads("file", "source", "rows"),
            [
                (file, source, count)
                for file, sources in dataset.sources().items()
                for source, count in sources.items()
            ],
        )


class PackReport(msgspec.Struct, frozen=True):
    """A pack, what it touches, and what is wrong with it, if anything."""

    folder: str
    name: str
    game: str
    version: str
    hash: str
    note: str
    rows: dict[str, int]
    error: str | None = None


@app.command("packs")
def packs_command(
    folders: Annotated[
        list[Path], typer.Argument(metavar="DIR..", help="Packs, or folders that hold packs.")
    ],
    json: Json = False,
) -> None:
    """List data packs and check each against its game. Exit code 1 if one does not fit."""
    reports = [_report(pack) for pack in _packs_in(folders)]
    if json:
        print_json([structs.replace(r, error=r.error and str(r.error)) for r in reports])
    else:
        print_grid(
            heads("name", "version", "game", "hash", "rows", "state"),
            [
                (
                    r.name,
                    r.version,
                    r.game,
                    r.hash,
                    sum(r.rows.values()),
                    say("pack-fits") if r.error is None else in_language(r.error, spoken()),
                )
                for r in reports
            ],
        )
    if any(report.error for report in reports):
        raise typer.Exit(FAILED)


def _packs_in(folders: Sequence[Path]) -> Iterator[Pack]:
    for folder in folders:
        if (folder / "pack.toml").is_file() or not folder.is_dir():
            yield Pack.at(folder)
            continue
        inside = sorted(path.parent for path in folder.glob("*/pack.toml"))
        if not inside:
            raise Unknown(say("no-pack-there", {"folder": str(folder)}))
        yield from map(Pack.at, inside)


def _report(pack: Pack) -> PackReport:
    manifest = pack.manifest
    rows: dict[str, int] = {}
    error = None
    try:
        rows = rows_in(pack)
        set_up_everything(game(manifest.game), [pack])
    except TercioError as problem:
        error = sentence_of(problem)
    return PackReport(
        pack.origin,
        manifest.name,
        manifest.game,
        manifest.version,
        hash=pack.ref.hash,
        note=manifest.note,
        rows=rows,
        error=error,
    )
