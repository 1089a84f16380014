"""`tercio report`: what a data set says, as one page."""

from pathlib import Path
from typing import Annotated

import typer

from tercio.cli.speaking.choices import write_file
from tercio.cli.speaking.output import Json, print_json
from tercio.cli.speaking.speech import say, wish
from tercio.dataset.report import report


def report_command(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="What `export` or `simulate --out` has written.")
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The page, as HTML.")] = Path(
        "report.html"
    ),
    json: Json = False,
) -> None:
    """Make one page of a data set: who wins, points, cards, openings, battles and luck."""
    page = report(folder, wish())
    write_file(out, page.encode())
    if json:
        print_json({"file": str(out), "bytes": len(page.encode())})
    else:
        print(say("report-is-in", {"file": str(out)}))
