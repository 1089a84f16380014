"""What a search gains over the thinker, with several rules, on ideas of games of thinkers.

    python -m tools.halving_record virgin_queen --points 60 --worlds 16 --out vq.json
    python -m tools.halving_record virgin_queen --read vq.json

At decisions of thinkers each idea is tried in so many worlds, and judged after each of `--after`
decisions, the last of them so far away that the turn's Action Phase is over. In one half of the
worlds ideas are searched by what is judged near, and the other half says, by what is judged far,
what the idea that was found is worth beside what the thinker would have done: a chance of victory,
gained with every decision. Each decision is halved in many ways; intervals are 95 %, taken over
decisions.
"""

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from tercio.arena.match import Match
from tercio.bots.halving import Try, best_of
from tercio.bots.network_judge import NetworkJudge
from tercio.bots.playouts import Playouts
from tercio.bots.turns import next_seat
from tercio.kernel.bot import Idea, Ponders
from tercio.kernel.randomness import Randomness, Stream

AFTER: Final = (50, 100, 200, 400)
SURE: Final = (0.0, 0.5, 1.0, 1.5, 2.0)
TRIES: Final = (16, 32, 64)
DRAWS: Final = 60
Values = list[list[list[float]]]
"""By world, idea, and how far one looked ahead."""


class Tried(NamedTuple):
    """A decision: what was thought of its ideas, and what came of them."""

    kind: str
    turn: int
    worths: list[float]
    values: Values


class Found(NamedTuple):
    """What came of a search in half of the worlds."""

    gain: float
    """In the other half, judged far."""
    own_gain: float
    """The same by what the search went by."""
    deviates: bool


def tried(match: Match, args: Any) -> list[Tried]:
    lots, found, number = Random(match.seed), list[Tried](), 0
    end = time.monotonic() + 60 * args.minutes
    while len(found) < args.points and time.monotonic() < end:
        table, bots, seat = match.table(number), match.sit_down(number), None
        wait, number = lots.randrange(400), number + 1
        while not table.over and len(found) < args.points and time.monotonic() < end:
            seat = next_seat(table, seat)
            mind, wait = bots[seat], wait - 1
            assert isinstance(mind, Ponders)
            some = mind.copy().ideas(table.sight(seat), args.ideas) if wait < 0 else ()
            if len(some) > 1:
                wait = lots.randrange(args.apart)
                values = _values(match, table.fork(), seat, some, args)
                kind, turn = table.asks()[seat].kind, int(table.g.state.turn)
                found.append(Tried(kind, turn, [idea.worth for idea in some], values))
                if args.out is not None:
                    args.out.write_text(json.dumps(found))
            table.decide(seat, mind.choose(table.sight(seat)))
    return found


def _values(match: Match, fork: Any, seat: Any, ideas: Any, args: Any) -> Values:
    thinker: Any = next(iter(match.rules.bots.values()))
    minds = {s: thinker(s, Stream(s.encode())) for s in fork.seats}
    playouts = Playouts(seat, NetworkJudge(match.game), minds, longest=args.after[-1])
    luck = Randomness(Stream(match.seed.encode()))
    steps = [0, *args.after]
    more = [b - a for a, b in pairwise(steps)]

    def followed(world: Any, idea: Idea) -> list[float]:
        return list(playouts.values(world, idea, more))

    imagined = [fork.imagine(seat, luck) for _ in range(args.worlds)]
    able = [w for w in imagined if all(w.asks()[seat].option(idea.key) for idea in ideas)]
    return [[followed(world, idea) for idea in ideas] for world in able]


def searched(
    decision: Tried, tries: int, sure: float, near: int, random: Random, *, halves: bool = True
) -> Found:
    """What is found in half of the worlds, one after the other as the strategist would imagine
    them, and again from the first if they do not suffice."""
    rows = random.sample(decision.values, len(decision.values))
    known, rest = rows[: len(rows) // 2], rows[len(rows) // 2 :]
    made = worlds = 0

    def new_world() -> Try:
        nonlocal worlds
        row = known[worlds % len(known)]
        worlds += 1

        def trial(idea: int) -> float:
            nonlocal made
            made += 1
            return row[idea][near]

        return trial

    def has_time(share: float) -> bool:
        return made < tries * share and worlds < len(known)

    best = best_of(decision.worths, new_world, has_time, halves=halves, sure=sure)
    far = fmean(row[best][-1] - row[0][-1] for row in rest)
    return Found(far, fmean(row[best][near] - row[0][near] for row in rest), best != 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--players", type=int)
    parser.add_argument("--points", type=int, default=24)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--ideas", type=int, default=8)
    parser.add_argument("--apart", type=int, default=600, help="decisions between two, at most")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--after", type=int, nargs="+", default=AFTER)
    parser.add_argument("--seed", default="halving")
    parser.add_argument("--out", type=Path, help="keep what was tried there")
    parser.add_argument("--read", type=Path, nargs="+", help="tell what was kept there")
    args = parser.parse_args()
    if args.read:
        found = [Tried(*each) for file in args.read for each in json.loads(file.read_text())]
    else:
        match = Match(args.game, args.seed, scenario=args.scenario, players=args.players)
        found = tried(match, args)
    tell(args.game, found, list(args.after))


def tell(game: str, found: list[Tried], after: list[int]) -> None:
    print(f"{len(found)} decisions of {game}, {fmean(len(t.worths) for t in found):.1f} ideas")
    print("gained over the thinker, in thousandths, judged far, [near], and how often it deviates")
    for near, steps in enumerate(after):
        for tries in TRIES:
            told = []
            for sure in SURE:
                each = [_mean_of(t, tries, sure, near) for t in found]
                gains = [1000 * gain for gain, _, _ in each]
                error = 1.96 * stdev(gains) / len(gains) ** 0.5
                own, often = (fmean(one[n] for one in each) for n in (1, 2))
                told.append(
                    f"{sure:g}: {fmean(gains):+.1f} ± {error:.1f} [{1000 * own:+.1f}] {often:.0%}"
                )
            print(f"after {steps}, {tries} tries, sure {'; '.join(told)}")


def _mean_of(decision: Tried, tries: int, sure: float, near: int) -> tuple[float, float, float]:
    random = Random(f"{decision.worths} {tries}")
    found = [searched(decision, tries, sure, near, random) for _ in range(DRAWS)]
    return tuple(fmean(each) for each in zip(*found, strict=True))  # type: ignore[return-value]


if __name__ == "__main__":
    main()
