"""`tercio words`: how far the translations have come."""

from typing import Annotated

import typer

from tercio.cli.speaking.commands import group
from tercio.cli.speaking.output import Json, console, print_json
from tercio.cli.speaking.speech import say
from tercio.kernel.errors import Unknown
from tercio.kernel.words.translations import Report, agree, languages, report, rooms

app = group("The languages, for translators.")

Language = Annotated[str | None, typer.Argument(metavar="[LANG]", help="As in ja. Default: all.")]


@app.command("check")
def check_command(
    language: Language = None,
    agreed: Annotated[
        bool, typer.Option("--agree", help="Whatever is translated is so from today's English.")
    ] = False,
    json: Json = False,
) -> None:
    """Tell what a translation lacks, what in it is out of date, and what can never be said."""
    known = rooms()
    chosen = languages(known) if language is None else [_known(language)]
    if agreed:
        for each in chosen:
            agree(known, each)
    reports = {each: report(known, each) for each in chosen}
    if json:
        print_json(reports)
        return
    if not reports:
        console().print(say("no-translations"))
    for each, found in reports.items():
        _describe(each, found)
    if not all(found.is_complete for found in reports.values()):
        raise typer.Exit(1)


def _known(language: str) -> str:
    there = languages(rooms())
    if language not in there:
        raise Unknown(
            say("no-translation", {"language": language, "known": there or [say("none")]})
        )
    return language


def _describe(language: str, found: Report) -> None:
    share = 100 * found.translated / max(1, found.messages)
    told: dict[str, str | int] = {"language": language, "share": f"{share:.1f}"}
    told |= {"translated": found.translated, "messages": found.messages}
    console().print(say("translated-so-far", told))
    for what in ("missing", "stale", "unknown", "wrong"):
        for name in getattr(found, what):
            console().print(f"  {say(f'words-{what}')}: {name}")
