"""`tercio new` and `tercio verify`: saves, from nothing and under scrutiny."""

from pathlib import Path
from typing import Annotated

import typer

from tercio.cli.choices import (
    GameId,
    Packs,
    Players,
    RuleOptions,
    ScenarioId,
    Seed,
    blaming,
    open_packs,
    read_save,
    rule_options,
    write_file,
)
from tercio.cli.extras import server_wanted
from tercio.cli.output import Json, fail, print_json
from tercio.kernel.errors import SaveError, TercioError, Unknown
from tercio.kernel.messages import FALLBACK
from tercio.kernel.registry import game
from tercio.kernel.saving.save import Record, load, replay, save, state_digest
from tercio.kernel.table import Table

SaveFile = Annotated[Path, typer.Argument(metavar="SAVE", help="A saved game.")]


def new_command(
    game_id: GameId,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where to save it.")],
    scenario: ScenarioId = None,
    players: Players = None,
    option: RuleOptions = None,
    pack: Packs = None,
    seed: Seed = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    json: Json = False,
) -> None:
    """Set up a game and save it, for `tercio play --load` or for a host."""
    if out.exists() and not force:
        raise Unknown(f"{out} exists already; --force overwrites it.")
    table = Table.new(
        game(game_id), scenario, players, rule_options(option), seed=seed, packs=open_packs(pack)
    )
    write_file(out, save(table))
    if json:
        print_json(
            {
                "file": str(out),
                "game": table.setting.game,
                "scenario": table.setting.scenario,
                "seats": table.seats,
                "commitment": table.commitment,
                "waiting": table.waiting(),
            }
        )
    else:
        print(f"{table.game.name}, {table.setting.scenario}: {', '.join(table.seats)}.")
        print(f"The seed's commitment is {table.commitment}.")
        print(f"Saved in {out}. The file holds the seed: keep it from the players.")


def verify_command(
    file: SaveFile,
    pack: Packs = None,
    key_of: Annotated[
        Path | None,
        typer.Option(
            "--key-of", metavar="DATABASE", help="Check its seal, too: did this server write it?"
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Check a save: its chain of hashes, its seed's commitment, and a replay of every decision.

    All of that can be made to agree by whoever edits a save with care. That a server has written
    it, and nobody changed it since, only that server's key can tell.
    """
    try:
        report = _verify(file, pack, key_of)
    except SaveError as error:
        if json:
            print_json({"file": str(file), "ok": False, "error": str(error)})
        raise fail(str(error)) from None
    if json:
        print_json(report)
    else:
        print(f"{file}: the chain of hashes is whole.")
        print(f"The seed matches the commitment {report['commitment']}.")
        print(f"All {report['decisions']} decisions replay to the state that was saved.")
        print(_on_the_seal(report))


def _on_the_seal(report: dict[str, object]) -> str:
    match report["seal"]:
        case "good":
            return "The seal is good: that server has written the save, and nobody has changed it."
        case "unchecked":
            return (
                f"Server {report['sealed_by']} has sealed it. Whether it was changed since, only "
                "that server can tell: upload it there, or check it there with --key-of."
            )
        case _:
            return (
                "No server has sealed it: it agrees with itself, but anybody may have written it."
            )


def _verify(file: Path, folders: list[Path] | None, key_of: Path | None) -> dict[str, object]:
    rules, record = read_save(file)
    packs = open_packs(folders)
    with blaming(file):
        seal = _seal(record, key_of)
        replayed = replay(rules, record, packs)
        try:
            resumed = load(rules, record, packs)
        except TercioError as error:
            raise SaveError(f"The save replays, but cannot be resumed: {error}") from None
        if state_digest(resumed) != state_digest(replayed):
            raise SaveError("The save resumes in another state than it replays to.")
    return {
        "file": str(file),
        "ok": True,
        "game": rules.id,
        "scenario": record.header.scenario,
        "decisions": len(record.decisions),
        "commitment": record.header.commitment,
        "over": replayed.over,
        "winners": replayed.result.winners if replayed.result else (),
        "seal": seal,
        "sealed_by": None if record.seal is None else record.seal.by,
    }


def _seal(record: Record, key_of: Path | None) -> str:
    """What can be said of the seal; whoever has a key wants a good one."""
    if key_of is None:
        return "none" if record.seal is None else "unchecked"
    with server_wanted():  # only who has a key needs the server
        from tercio.server.http.errors import SPEECH as SERVER
        from tercio.server.store.seals import Seals, provenance

    standing = Seals.found_beside(key_of).standing(record)
    if standing != "good":
        told = provenance(standing, record)
        by = "" if record.seal is None else record.seal.by
        raise SaveError(SERVER.say(FALLBACK, told.message, {"by": by}))
    return standing
