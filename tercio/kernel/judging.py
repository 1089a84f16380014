"""From what seats have to who will win: scores on a common scale, and chances that make 1."""

import tomllib
from collections.abc import Mapping
from math import exp
from pathlib import Path

from tercio.kernel.ask import Seat


def read_judge(folder: Path) -> dict[str, float]:
    """The logits of a game's marks, by name; `tools/fit_judge.py` finds them."""
    with (folder / "judge.toml").open("rb") as file:
        return {name: float(value) for name, value in tomllib.load(file).items()}


def chances_of(scores: Mapping[Seat, float]) -> dict[Seat, float]:
    """Of scores in logits: who has one more is e times as likely to win."""
    best = max(scores.values())
    odds = {seat: exp(score - best) for seat, score in scores.items()}
    total = sum(odds.values())
    return {seat: each / total for seat, each in odds.items()}


def weighed(marks: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """A mark that has no weight counts for nothing."""
    return sum(weights.get(name, 0.0) * mark for name, mark in marks.items())
