"""Who will win, fitted on games of thinkers: what a mark of the judge of a game is worth.

    python -m tools.fit_judge here_i_stand --games 200 --seed spring

At the end of every turn, and at some moments within, the marks of all seats are noted; the weights
are those that make the winners most likely (a softmax over the seats, with a small penalty for
large weights). A fifth of the games is held back for the verdict: the mean log loss beside that of
a judge who only knows which seat it is, and how often what is given so much is won.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from math import log
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from tercio.arena.match import Match
from tercio.arena.processes import in_processes
from tercio.bots.turns import next_seat
from tercio.kernel.ask import Seat
from tercio.kernel.judging import chances_of, weighed
from tercio.kernel.registry import game as registered

PENALTY: Final = 1e-3
STEPS: Final = 400
HELD_BACK: Final = 5
SIGNED: Final = ("hopeless", "unrest")
"""Marks that may count against a seat; of all others it is never bad to have more."""
Marks = dict[Seat, dict[str, float]]


class Sample(NamedTuple):
    number: int
    marks: Marks
    winners: tuple[Seat, ...]


def collected(match: Match, every: int, number: int) -> list[Sample]:
    """One game: the marks whenever the judge's moment changes, and once in so many decisions."""
    judge: Any = match.rules.judge
    table, bots, found = match.table(number), match.sit_down(number), list[Marks]()
    random, seat, moment = Random(number), None, None
    while not table.over:
        now = judge.moment(table.g)
        if now != moment or random.randrange(every) == 0:
            found.append(judge.marks(table.g))
        moment, seat = now, next_seat(table, seat)
        table.decide(seat, bots[seat].choose(table.sight(seat)))
    assert table.result is not None
    return [Sample(number, marks, table.result.winners) for marks in found]


def fitted(samples: Sequence[Sample]) -> dict[str, float]:
    """By gradient descent on scaled marks (Adam)."""
    names = sorted({n for s in samples for marks in s.marks.values() for n in marks})
    marks, won, sits = _arrays(samples, names)
    scale = np.maximum(1e-9, marks[sits].std(axis=0))
    marks = marks / scale
    may_be_bad = np.array([n in SIGNED or n.startswith("power-") for n in names])
    weights, mean, square = np.zeros((3, len(names)))
    for step in range(1, STEPS + 1):
        logits = np.where(sits, marks @ weights, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = PENALTY * weights - np.einsum("ps,psn->n", won - chances, marks) / len(samples)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        weights -= 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights = np.where(may_be_bad, weights, np.maximum(0.0, weights))
    return {n: round(float(w), 4) for n, w in zip(names, weights / scale, strict=True)}


def _arrays(samples: Sequence[Sample], names: Sequence[str]) -> tuple[Any, Any, Any]:
    """Marks by position, seat and name; each seat's share of the victory; which seats there are."""
    column = {name: place for place, name in enumerate(names)}
    most = max(len(sample.marks) for sample in samples)
    marks = np.zeros((len(samples), most, len(names)))
    won, sits = np.zeros(marks.shape[:2]), np.zeros(marks.shape[:2], bool)
    for row, sample in enumerate(samples):
        for place, (seat, each) in enumerate(sample.marks.items()):
            sits[row, place] = True
            won[row, place] = (seat in sample.winners) / max(1, len(sample.winners))
            for name, mark in each.items():
                marks[row, place, column[name]] = mark
    return marks, won, sits


def _seats_alone(sample: Sample) -> Sample:
    marks = {
        seat: {name: mark for name, mark in each.items() if name.startswith("power-")}
        for seat, each in sample.marks.items()
    }
    return sample._replace(marks=marks)


def loss(samples: Sequence[Sample], weights: dict[str, float]) -> float:
    total = 0.0
    for sample in samples:
        chances = chances_of({s: weighed(m, weights) for s, m in sample.marks.items()})
        total -= log(max(1e-9, sum(chances[s] for s in sample.winners)))
    return total / len(samples)


def calibration(samples: Sequence[Sample], weights: dict[str, float]) -> list[str]:
    """By tenths of the chance given: how often it was so."""
    given: dict[int, list[tuple[float, bool]]] = {}
    for sample in samples:
        chances = chances_of({s: weighed(m, weights) for s, m in sample.marks.items()})
        for seat, p in chances.items():
            given.setdefault(int(p * 10), []).append((p, seat in sample.winners))
    return [
        f"{10 * tenth:3}%: given {sum(p for p, _ in all) / len(all):.2f}, "
        f"won {sum(w for _, w in all) / len(all):.2f} of {len(all)}"
        for tenth, all in sorted(given.items())
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])  # type: ignore[union-attr]
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="judge")
    parser.add_argument("--every", type=int, default=300)
    parser.add_argument("--processes", type=int)
    args = parser.parse_args()
    match = Match(args.game, args.seed, scenario=args.scenario, players=args.players)
    assert registered(args.game).judge is not None, "it has no judge to be fitted"
    games = in_processes(partial(collected, match, args.every), range(args.games), args.processes)
    samples = sorted((s for game in games for s in game), key=lambda s: s.number)
    held = [s for s in samples if s.number % HELD_BACK == 0]
    rest = [s for s in samples if s.number % HELD_BACK]
    weights = fitted(rest)
    seats_only = fitted([_seats_alone(sample) for sample in rest])
    print(f"{len(samples)} positions of {args.games} games, held back {len(held)}")
    print(f"loss {loss(held, weights):.3f}, by seats alone {loss(held, seats_only):.3f}")
    print("\n".join(calibration(held, weights)))
    for name, value in weights.items():
        print(f'"{name}" = {value}')


if __name__ == "__main__":
    main()
