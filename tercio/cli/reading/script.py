"""`tercio script`: run scripts of play."""

import sys
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from tercio.cli.speaking.output import BAD_INPUT, FAILED, Json, print_json
from tercio.cli.speaking.speech import say, spoken, wish
from tercio.kernel.errors import TercioError
from tercio.kernel.told import in_language, sentence_of
from tercio.scripts import ScriptReport, run

Offers = Annotated[
    bool, typer.Option("--offer", help="Print what is asked and offered where a script stops.")
]


def script_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE..", help="Scripts of play.")],
    offer: Offers = False,
    json: Json = False,
) -> None:
    """Run scripts of play, each to its end or its first divergence; after any, exit code 1."""
    several = len(files) > 1
    outcomes = []
    for file in files:
        outcomes.append(_run(file, offer, forgiving=several))
        outcomes[-1].tell(json)
    if json:
        print_json(_answer(outcomes, offer))
    elif several:
        held = sum(not outcome.code for outcome in outcomes)
        print(say("scripts-held", {"held": held, "of": len(files)}))
    if code := max(outcome.code for outcome in outcomes):
        raise typer.Exit(code)


class _Outcome(NamedTuple):
    """What became of a file: a report, or the reason why it could not be run."""

    file: str
    report: ScriptReport | None
    error: str = ""

    @property
    def code(self) -> int:
        if self.report is None:
            return BAD_INPUT
        return 0 if self.report.passed else FAILED

    def tell(self, json: bool) -> None:
        sentence = in_language(self.error, spoken())
        if self.report is not None:
            sentence = self.report.sentence.in_language(spoken())
        if self.code:
            print(sentence, file=sys.stderr)
        elif not json:
            print(sentence)
        if self.report is not None and not json:
            for line in self.report.offers:
                print(line)

    @property
    def failure(self) -> dict[str, Any]:
        if self.report is None or self.report.divergence is None:
            return {"file": self.file, "error": str(self.error)}
        at = self.report.divergence
        return {
            "file": self.file,
            "step": at.step,
            "expected": str(at.expected),
            "got": str(at.got),
        }


def _run(file: Path, offer: bool, forgiving: bool) -> _Outcome:
    try:
        report = run(file, offer, wish())
    except TercioError as error:
        if not forgiving:
            raise
        return _Outcome(str(file), None, sentence_of(error))
    return _Outcome(str(file), report)


def _answer(outcomes: list[_Outcome], offer: bool) -> dict[str, Any]:
    """A single script that diverges is told by itself; of several, each that failed."""
    failures = [outcome.failure for outcome in outcomes if outcome.code]
    reports = [outcome.report for outcome in outcomes if outcome.report is not None]
    answer: dict[str, Any] = {
        "steps": sum(report.steps for report in reports),
        "passed": not failures,
        "files": len(outcomes),
    }
    if len(outcomes) > 1:
        answer["failures"] = failures
    elif failures:
        answer = failures[0]
    if offer:
        answer["offers"] = {report.file: report.offers for report in reports}
    return answer
