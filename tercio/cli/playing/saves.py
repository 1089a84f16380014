"""`tercio new` and `tercio verify`: saves, from nothing and under scrutiny."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tercio.cli.speaking.choices import (
    GameId,
    Packs,
    TableOptions,
    blaming,
    open_packs,
    read_save,
    write_file,
)
from tercio.cli.speaking.extras import server_wanted
from tercio.cli.speaking.output import Json, fail, print_json
from tercio.cli.speaking.speech import SPEECH, language_of, name_of, say, spoken
from tercio.cli.speaking.spread import spread
from tercio.kernel.errors import SaveError, TercioError, Unknown
from tercio.kernel.messages import Words
from tercio.kernel.saving.save import Record, load, replay, save, state_digest
from tercio.kernel.table import Table
from tercio.kernel.told import Told, sentence_in, sentence_of

SaveFile = Annotated[Path, typer.Argument(metavar="SAVE", help="A saved game.")]


@spread
def new_command(
    game_id: GameId,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where to save it.")],
    *,
    new: TableOptions,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    json: Json = False,
) -> None:
    """Set up a game and save it, for `tercio play --load` or for a host."""
    if out.exists() and not force:
        raise Unknown(say("exists-already", {"file": str(out)}))
    table = new.table(game_id)
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
        print(say("set-up", _named(table)))
        print(say("commitment", {"commitment": table.commitment}))
        print(say("saved-with-seed", {"file": str(out)}))


def _named(table: Table[Any]) -> dict[str, str]:
    """What it is, in words; seats go by their ids, which are to be typed."""
    words = Words(table.game, table.data, language_of(table.game))
    scenario = words.name(f"scenario:{table.setting.scenario}")
    return {"game": name_of(table.game), "scenario": scenario, "seats": ", ".join(table.seats)}


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
        raise fail(sentence_in(error, spoken())) from None
    if json:
        print_json(report)
    else:
        print(say("chain-is-whole", {"file": str(file)}))
        print(say("seed-matches", {"commitment": str(report["commitment"])}))
        print(say("decisions-replay", {"count": str(report["decisions"])}))
        print(_on_the_seal(report))


def _on_the_seal(report: dict[str, object]) -> str:
    match report["seal"]:
        case "good":
            return say("seal-is-good")
        case "unchecked":
            return say("seal-unchecked", {"by": str(report["sealed_by"])})
        case _:
            return say("seal-is-none")


def _verify(file: Path, folders: list[Path] | None, key_of: Path | None) -> dict[str, object]:
    rules, record = read_save(file)
    packs = open_packs(folders)
    with blaming(file):
        seal = _seal(record, key_of)
        replayed = replay(rules, record, packs)
        try:
            resumed = load(rules, record, packs)
        except TercioError as error:
            raise SaveError(Told.of(SPEECH, "cannot-resume", {"why": sentence_of(error)})) from None
        if state_digest(resumed) != state_digest(replayed):
            raise SaveError(Told.of(SPEECH, "resumes-otherwise", {}))
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
        raise SaveError(Told.of(SERVER, told.message, {"by": by}))
    return standing
