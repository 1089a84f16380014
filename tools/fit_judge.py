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
    scale = {n: max(1e-9, _spread(samples, n)) for n in names}
    weights = dict.fromkeys(names, 0.0)
    mean, square = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
    for step in range(1, STEPS + 1):
        slope = {n: PENALTY * weights[n] for n in names}
        scaled = {n: weights[n] / scale[n] for n in names}
        for sample in samples:
            for seat, missing in _errors(sample, scaled).items():
                for name, mark in sample.marks[seat].items():
                    slope[name] -= missing * mark / scale[name] / len(samples)
        for n in names:
            mean[n] = 0.9 * mean[n] + 0.1 * slope[n]
            square[n] = 0.99 * square[n] + 0.01 * slope[n] ** 2
            step_size = mean[n] / (1 - 0.9**step)
            step_size /= (square[n] / (1 - 0.99**step)) ** 0.5 + 1e-8
            weights[n] -= 0.05 * step_size
            if n not in SIGNED and not n.startswith("power-"):
                weights[n] = max(0.0, weights[n])
    return {n: round(weights[n] / scale[n], 4) for n in names}


def _errors(sample: Sample, weights: dict[str, float]) -> dict[Seat, float]:
    chances = chances_of({s: weighed(m, weights) for s, m in sample.marks.items()})
    won = {s: (s in sample.winners) / max(1, len(sample.winners)) for s in chances}
    return {s: won[s] - p for s, p in chances.items()}


def _spread(samples: Sequence[Sample], name: str) -> float:
    marks = [m.get(name, 0.0) for s in samples for m in s.marks.values()]
    middle = sum(marks) / len(marks)
    return float((sum((m - middle) ** 2 for m in marks) / len(marks)) ** 0.5)


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
