"""`tercio script`: run scripts of play."""

from pathlib import Path
from typing import Annotated

import typer

from tercio.cli.output import Json, fail, print_json
from tercio.scripts import run


def script_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE..", help="Scripts of play.")],
    json: Json = False,
) -> None:
    """Run scripts of play; stop at the first divergence, with exit code 1."""
    steps = 0
    for file in files:
        report = run(file)
        steps += report.steps
        if report.divergence is not None:
            where = report.divergence
            if json:
                print_json(
                    {
                        "file": report.file,
                        "step": where.step,
                        "expected": where.expected,
                        "got": where.got,
                    }
                )
            raise fail(report.sentence)
        if not json:
            print(report.sentence)
    if json:
        print_json({"steps": steps, "passed": True, "files": len(files)})
