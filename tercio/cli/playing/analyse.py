"""`tercio analyse`: who was winning when, what decided a game, and what was luck."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from tercio.cli.playing.viewer import HOST, Viewer
from tercio.cli.speaking.choices import Packs, blaming, open_packs, read_save
from tercio.cli.speaking.extras import nets_wanted
from tercio.cli.speaking.output import Json, print_grid, print_json
from tercio.cli.speaking.speech import heads, language_of, say, spoken
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.kernel.saving.save import replay
from tercio.kernel.told import in_language, told

if TYPE_CHECKING:
    from tercio.analysis.report import Analysis, Chances, Point


def analyse_command(
    file: Annotated[Path, typer.Argument(metavar="SAVE", help="A game that is over.")],
    eyes: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="SEAT",
            help="Of a game that is still on: the seat that you play, beside bots.",
        ),
    ] = None,
    adviser: Annotated[
        str | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            help="Who says what it would have done; 'none' asks nobody. The wisest by default.",
        ),
    ] = None,
    pack: Packs = None,
    json: Json = False,
) -> None:
    """Tell everybody's chances over a game, the decisions that changed most, and what was luck.

    A game that is still on keeps its secrets: it is judged through the eyes of one seat alone.
    """
    rules, record = read_save(file)
    with blaming(file):
        played = replay(rules, record, open_packs(pack))
    if not played.history:
        raise Unknown(say("nothing-decided", {"file": str(file)}))
    if not played.over and eyes is None:
        raise Unknown(say("analyse-later", {"file": str(file)}))
    words = Words(rules, played.data, language_of(rules))
    if eyes is not None and eyes not in played.seats:
        raise Unknown(told("no-seat", seat=eyes, seats=", ".join(played.seats)))
    with nets_wanted():
        from tercio.analysis.analyse import analyse
    reader = Seat(eyes) if eyes is not None else None
    found = analyse(played, words, reader=reader, adviser="" if adviser == "none" else adviser)
    if json:
        print_json(msgspec.to_builtins(msgspec.structs.replace(found, why=str(found.why))))
    else:
        _show(found, Viewer.named(words, played.seats, HOST))


def _show(found: "Analysis", viewer: Viewer) -> None:
    seats = found.seats
    why = in_language(found.why, spoken())
    print(say("chances", {"why": why}) if why else say("chances-known"))
    print_grid(
        (*heads("turn", "decision"), *map(viewer.name, seats)),
        [(each.turn, each.at, *_percents(each.win, seats)) for each in _by_turn(found)],
    )
    print("\n" + say("changed-most"))
    for point in found.turning_points:
        told = "; ".join(point.texts[:3]) + (" ..." if len(point.texts) > 3 else "")
        change = f"{100 * point.change:+.0f} %"
        who = {"who": viewer.name(point.seat), "turn": str(point.turn)}
        print(f"{point.at:5}. {say('changed', who | {'told': told, 'change': change})}")
        if point.advice is not None and not point.advice.same:
            advice = {"bot": point.advice.bot, "text": point.advice.text}
            print(f"       {say('would-have-chosen', advice)}")
    print("\n" + say("where-from"))
    print_grid(
        ("", *heads("own-choices", "others-choices", "luck")),
        [
            (viewer.name(seat), *(f"{100 * each:+.0f} %" for each in msgspec.structs.astuple(fate)))
            for seat, fate in found.luck.seats.items()
        ],
    )


def _by_turn(found: "Analysis") -> list["Point"]:
    """The first point of every turn, and the last of all."""
    first = {point.turn: point for point in reversed(found.points[:-1])}
    return [*(first[turn] for turn in sorted(first)), found.points[-1]]


def _percents(win: "Chances", seats: tuple[Seat, ...]) -> list[str]:
    return [f"{100 * win[seat]:.0f} %" for seat in seats]
