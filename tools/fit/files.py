"""Files of weights, and the sentence that says whether others are better."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from statistics import fmean

from tercio.arena.chances import interval
from tercio.kernel.weights import FILE
from tools.fit.score import Scored, Weights


def weights_file(game: str) -> Path:
    return Path(str(resources.files(f"tercio.games.{game}"))) / "bots" / FILE


def weights_of(file: Path) -> dict[str, float]:
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    return {row["id"]: row["value"] for row in rows}


def written(text: str, weights: Weights) -> str:
    """The file with other values, and everything else in it as it was."""
    for name, value in weights.items():
        row = re.compile(rf'(id = "{re.escape(name)}"\nvalue = )\S+')
        text, found = row.subn(rf"\g<1>{value!r}", text)
        assert found == 1, name
    return text


def times_of(file: Path) -> dict[str, dict[str, float]]:
    """By weight, what powers multiply it by."""
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    return {row["id"]: row.get("times", {}) for row in rows}


def written_times(text: str, times: Mapping[str, Mapping[str, float]]) -> str:
    """The file with other `times` for some weights, by weight and power."""
    for name, by_power in times.items():
        row = re.compile(
            rf'(id = "{re.escape(name)}"\nvalue = \S+\nwhat = ".*"\n)(?:times = .*\n)?'
        )
        told = ", ".join(f"{power} = {by!r}" for power, by in by_power.items())
        text, found = row.subn(rf"\g<1>times = {{ {told} }}\n" if told else r"\g<1>", text)
        assert found == 1, name
    return text


def judged(games: Sequence[Scored]) -> tuple[bool, str]:
    """Whether they are better, and a sentence about it."""
    wins = sum(each.won for each in games)
    low, high = interval(round(wins), len(games))
    lead = fmean(each.lead for each in games)
    told = (
        f"{wins:.0f} of {len(games)} games on held-back seeds: {100 * wins / len(games):.0f} % "
        f"({100 * low:.0f}-{100 * high:.0f}), {lead:+.2f} VP"
    )
    return low > 0.5, told
