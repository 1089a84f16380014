"""`tercio replay`: watch a recorded game, from anybody's eyes."""

from pathlib import Path
from typing import Annotated

import typer

from tercio.cli.measuring.failures import is_failure, run_failure
from tercio.cli.playing.reel import Reel, Step
from tercio.cli.playing.terminal import read_line, whole_number
from tercio.cli.playing.viewer import HOST, Viewer, cited, result_lines
from tercio.cli.speaking.choices import Packs, blaming, open_packs, read_save
from tercio.cli.speaking.output import Json, console, print_json
from tercio.cli.speaking.speech import language_of, say
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.kernel.saving.save import replay


def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save, or a fuzz failure.")],
    eyes: Annotated[
        str, typer.Option("--as", metavar="SEAT", help="Whose eyes: a seat, spectator or host.")
    ] = HOST,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="Jump to the point after step N.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Go through it step by step.")] = False,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Tell a recorded game: all of it, the board after step N, or step by step.

    The host sees everything, and every decision is a step; a seat or a spectator sees and counts
    what it could notice when the game was played.
    """
    content = file.read_bytes()
    if is_failure(content):
        run_failure(file, json)
        return
    rules, record = read_save(file)
    with blaming(file):
        played = replay(rules, record, open_packs(pack))
    words = Words(rules, played.data, language_of(rules))
    reel = Reel(played, Viewer.named(words, played.seats, eyes))
    if json:
        _as_json(reel, at)
    elif step:
        _walk(reel, at or 0)
    elif at is not None:
        reel.wind_to(at)
        _show_point(reel)
    else:
        _tell(reel)


def _as_json(reel: Reel, at: int | None) -> None:
    last = reel.steps if at is None else reel.check(at)
    opening = reel.opening()
    steps = [reel.step() for _ in range(last)]
    table = reel.table
    print_json(
        {
            "game": table.setting.game,
            "scenario": table.setting.scenario,
            "seats": table.seats,
            "eyes": HOST if reel.viewer.is_host else reel.viewer.seat,
            "decisions": reel.steps,
            "at": reel.at,
            "opening": opening,
            "steps": steps,
            "position": reel.viewer.position(table),
            "result": table.result,
        }
    )


def _tell(reel: Reel) -> None:
    out = console()
    for line in reel.opening():
        out.print(f"      {line}")
    while not reel.is_at_end:
        _tell_step(reel, reel.step())
    _show_point(reel)


def _tell_step(reel: Reel, step: Step) -> None:
    out = console()
    if step.seat is not None and step.text is not None:
        out.print(f"{step.n:4}. {reel.viewer.name(step.seat)}: {cited(step.text, step.cite)}")
    for line in step.events:
        out.print(f"      {line}")


def _show_point(reel: Reel) -> None:
    out = console()
    out.print(say(f"after-{reel.unit}", {"at": reel.at, "steps": reel.steps}))
    out.print(reel.viewer.board(reel.table))
    if reel.table.result is not None:
        for line in result_lines(reel.viewer, reel.table.result):
            out.print(line)
    else:
        out.print(reel.viewer.waiting(reel.table))


def _walk(reel: Reel, start: int) -> None:
    out = console()
    reel.wind_to(start)
    _show_point(reel)
    out.print(say("reel-help"))
    while (line := read_line(f"{reel.at}> ")) is not None:
        match line.strip().split():
            case [] | ["n"]:
                if reel.is_at_end:
                    out.print(say(f"last-{reel.unit}"))
                else:
                    _tell_step(reel, reel.step())
            case ["b"]:
                _jump(reel, reel.at - 1)
            case ["board"]:
                _show_point(reel)
            case ["log"]:
                for told in reel.viewer.told(reel.table):
                    out.print(f"      {told}")
            case ["q"]:
                return
            case [word] if (number := whole_number(word)) is not None:
                _jump(reel, number)
            case _:
                out.print(say("reel-help"))


def _jump(reel: Reel, number: int) -> None:
    try:
        reel.wind_to(number)
    except Unknown as error:
        console().print(str(error))
    else:
        _show_point(reel)
