"""`tercio rules`: a game's rule book in our own words, who cites it, and the rulings."""

import re
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import structs

from tercio.cli.reading.rulebook import rule_lines
from tercio.cli.speaking.choices import GameId
from tercio.cli.speaking.commands import group
from tercio.cli.speaking.output import Json, console, print_grid, print_json
from tercio.cli.speaking.speech import headed, heads, language_of, name_of, say
from tercio.kernel.book.companion import (
    Portrait,
    passage,
    portraits,
    ruled,
    search,
    titled,
    why_waived,
)
from tercio.kernel.book.rulings import Ruling, rulings
from tercio.kernel.errors import Unknown
from tercio.kernel.evidence.coverage import Covered, coverage
from tercio.kernel.evidence.hooks import AskedHook, hooks_asked
from tercio.kernel.game import Game
from tercio.kernel.registry import game
from tercio.kernel.told import told as sentence
from tercio.kernel.words.stand_ins import unmarked

app = group("A game's rule book and its coverage.")

Tests = Annotated[
    Path | None,
    typer.Option("--tests", metavar="DIR", help="Where the tests are. Default: ./tests, if any."),
]


@app.command("list")
def list_command(game_id: GameId, json: Json = False) -> None:
    """List the sections of a game's rule book."""
    rules = game(game_id)
    found = titled(rules, language_of(rules))
    if json:
        print_json(found)
    else:
        print_grid(heads("section", "title"), [(s.section, s.title) for s in found])


@app.command("show")
def show_command(
    game_id: GameId,
    section: Annotated[str, typer.Argument(metavar="SECTION", help="As in 13.2.")],
    tests: Tests = None,
    json: Json = False,
) -> None:
    """Show what a section says, in our own words, how we read it where the book is silent, the
    code and tests that cite it, and the hooks that the code asks."""
    rules = game(game_id)
    report = coverage(rules, tests_folder(tests))
    rows = [row for row in report.rows if row.section == section]
    if not rows:
        raise Unknown(sentence("no-section", book=report.book, section=section))
    hooks = hooks_asked(rules, rows[0].code)
    if json:
        told = structs.asdict(passage(rules, section, language_of(rules)))
        print_json({**told, **structs.asdict(rows[0]), "hooks": hooks})
        return
    for line in rule_lines(rules, section, language_of(rules)):
        console().print(line)
    _describe(rules, rows[0])
    for hook in hooks:
        _describe_hook(hook)


@app.command("search")
def search_command(
    game_id: GameId,
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="All of which it tells of.")],
    json: Json = False,
) -> None:
    """Find the sections that tell of some words, or of what the glossary has for them."""
    rules = game(game_id)
    found = search(rules, " ".join(words), language_of(rules))
    if json:
        print_json(found)
        return
    out = console()
    for hit in found:
        out.print(f"{rules.book} {hit.section} {hit.title}")
        if hit.excerpt:
            out.print(f"  {hit.excerpt}")
    if not found:
        out.print(say("no-section-tells", {"book": rules.book, "words": " ".join(words)}))


@app.command("powers")
def powers_command(
    game_id: GameId,
    power: Annotated[
        str, typer.Argument(metavar="[POWER]", help="Its id or name. Default: all of them.")
    ] = "",
    json: Json = False,
) -> None:
    """Tell how a power wins, what only it may do, how to open and what goes wrong."""
    rules = game(game_id)
    known = portraits(rules, language_of(rules))
    found = [each for each in known if power.lower() in ("", each.id, unmarked(each.name).lower())]
    if not known:
        raise Unknown(say("no-powers", {"game": name_of(rules)}))
    if not found:
        names = ", ".join(each.id for each in known)
        raise Unknown(say("no-power", {"game": name_of(rules), "power": power, "names": names}))
    if json:
        print_json(found)
        return
    out = console()
    for each in found:
        out.print(each.name)
        for line in (*each.paragraphs, *(headed(*chapter) for chapter in _chapters(each))):
            out.print(f"  {line}")


def _chapters(power: Portrait) -> list[tuple[str, str]]:
    return [
        (say("how-it-wins"), power.wins),
        (say("what-it-does"), power.actions),
        (say("opening"), power.opening),
        (say("mistakes"), power.mistakes),
    ]


@app.command("coverage")
def coverage_command(
    game_id: GameId,
    tests: Tests = None,
    brief: Annotated[bool, typer.Option("--brief", help="Only how many cite a section.")] = False,
    json: Json = False,
) -> None:
    """For each section of the rule book: the code and the tests that cite it, and percentages."""
    rules = game(game_id)
    report = coverage(rules, tests_folder(tests))
    if json:
        print_json(report)
        return
    titles = _titles(rules)
    print_grid(
        heads("section", "title", "code", "tests", "waived"),
        [
            (
                r.section,
                titles[r.section],
                _citing(r.code, brief),
                _citing(r.tests, brief),
                _why_waived(rules, r) or "",
            )
            for r in report.rows
        ],
    )
    out = console()
    for unknown in report.unknown:
        places = ", ".join(unknown.places)
        out.print(say("cited-in-vain", {"cite": unknown.cite, "places": places}))
    shares = {"code": f"{report.code_pct:g}", "tests": f"{report.test_pct:g}"}
    out.print(say("covered", {"count": report.sections, "waived": len(report.waived), **shares}))


@app.command("rulings")
def rulings_command(
    game_id: GameId,
    section: Annotated[
        str, typer.Option("--section", metavar="S", help="Only on this section and those below.")
    ] = "",
    json: Json = False,
) -> None:
    """List the rulings on a game: what the book decides, the tests that show it, what is open."""
    rules = game(game_id)
    titles = _titles(rules)
    if section and section not in titles:
        raise Unknown(sentence("no-section", book=rules.book, section=section))
    found = [ruling for ruling in rulings(rules) if _is_within(ruling.section, section)]
    if json:
        print_json(found)
        return
    out = console()
    for number, rulings_there in groupby(found, key=lambda ruling: ruling.section):
        out.print(f"{rules.book} {number} {titles[number]}")
        for ruling in rulings_there:
            _tell(rules, ruling)
    open_ones = sum(bool(ruling.open) for ruling in found)
    out.print(say("rulings-count", {"count": len(found), "open": open_ones}))


def _titles(rules: Game[Any]) -> dict[str, str]:
    return {each.section: each.title for each in titled(rules, language_of(rules))}


def _is_within(section: str, head: str) -> bool:
    return not head or f"{section}.".startswith(f"{head}.")


def _tell(rules: Game[Any], ruling: Ruling) -> None:
    says, left_open = ruled(rules, ruling, language_of(rules))
    out = console()
    card = say("ruling-on-card", {"card": ruling.card}) if ruling.card else ""
    out.print(f"  - {card}{says}")
    if left_open:
        out.print(f"      {say('left-open')}: {left_open}")
    for test in ruling.tests:
        out.print(f"      {test}")


def _citing(places: list[str], brief: bool) -> object:
    """How many there are, or the name of each without its file."""
    return len(places) if brief else "\n".join(re.split(r"::?|/", place)[-1] for place in places)


def _why_waived(rules: Game[Any], row: Covered) -> str | None:
    if row.waived is None:
        return None
    return why_waived(rules, row.section, row.waived, language_of(rules))


def _describe(rules: Game[Any], row: Covered) -> None:
    out = console()
    if row.waived is not None:
        out.print(f"  {say('col-waived')}: {_why_waived(rules, row)}")
    for place in row.code:
        out.print(f"  {say('cited-by-code')}: {place}")
    for test in row.tests:
        out.print(f"  {say('cited-by-test')}: {test}")
    if row.waived is None and not row.code and not row.tests:
        out.print(f"  {say('cited-by-nothing')}")


def _describe_hook(hook: AskedHook) -> None:
    out = console()
    name = say("hook", {"hook": hook.hook})
    out.print(f"  {name}: {hook.says}" if hook.says else f"  {name}")
    out.print(f"    {say('hook-declared')}: {hook.declared}")
    for place in hook.asked_by:
        out.print(f"    {say('hook-asked-by')}: {place}")
    for place in hook.filled:
        out.print(f"    {say('hook-filled')}: {place}")


def tests_folder(folder: Path | None) -> Path | None:
    if folder is None and Path("tests").is_dir():
        return Path("tests")
    return folder
