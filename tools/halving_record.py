"""What a search gains over the thinker, with halving and without, on ideas of games of thinkers.

    python -m tools.halving_record here_i_stand --points 24 --worlds 32 --seed halving

At decisions of thinkers each idea is tried in so many worlds. In one half of them ideas are
searched, with different numbers of tries, and the other half says what the idea that was found is
worth beside what the thinker would have done: a chance of victory, gained with every decision.
"""

import argparse
import json
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from tercio.arena.match import Match
from tercio.bots import halving
from tercio.bots.halving import Try, best_of
from tercio.bots.network_judge import NetworkJudge
from tercio.bots.playouts import Playouts
from tercio.bots.turns import next_seat
from tercio.kernel.bot import Ponders
from tercio.kernel.randomness import Randomness, Stream

TRIES: Final = (12, 24, 48, 96)
PRIORS: Final = (1.0, 4.0, 8.0, 16.0, 32.0)
DRAWS: Final = 100
Values = list[list[float]]
"""By world and idea."""
Tried = tuple[list[float], Values]
"""What was thought of ideas, and what came of them."""


def tried(match: Match, points: int, worlds: int, ideas: int) -> list[Tried]:
    lots, found, number = Random(match.seed), list[Tried](), 0
    while len(found) < points:
        table, bots, seat = match.table(number), match.sit_down(number), None
        wait, number = lots.randrange(60), number + 1
        while not table.over and len(found) < points:
            seat = next_seat(table, seat)
            mind, wait = bots[seat], wait - 1
            assert isinstance(mind, Ponders)
            some = mind.copy().ideas(table.sight(seat), ideas) if wait < 0 else ()
            if len(some) > 2:
                wait = lots.randrange(600)
                values = _values(match, table.fork(), seat, some, worlds=worlds)
                found.append(([idea.worth for idea in some], values))
            table.decide(seat, mind.choose(table.sight(seat)))
    return found


def _values(match: Match, fork: Any, seat: Any, ideas: Any, *, worlds: int) -> Values:
    thinker: Any = next(iter(match.rules.bots.values()))
    minds = {s: thinker(s, Stream(s.encode())) for s in fork.seats}
    judge = NetworkJudge(match.game)
    playouts = Playouts(seat, judge, minds, longest=judge.longest)
    luck = Randomness(Stream(match.seed.encode()))
    imagined = [fork.imagine(seat, luck) for _ in range(worlds)]
    return [[playouts.try_out(world, idea) or 0.0 for idea in ideas] for world in imagined]


def gain(tried: Tried, tries: int, halves: bool, random: Random) -> float:
    """What the idea that is found in half of the worlds gains in the others."""
    worths, values = tried
    rows = random.sample(values, len(values))
    known, rest = rows[: len(rows) // 2], rows[len(rows) // 2 :]
    made = 0

    def new_world() -> Try:
        row = random.choice(known)

        def trial(idea: int) -> float:
            nonlocal made
            made += 1
            return row[idea]

        return trial

    def has_time(share: float) -> bool:
        return made < tries * share

    best = best_of(worths, new_world, has_time, halves=halves)
    return fmean(row[best] - row[0] for row in rest)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--players", type=int)
    parser.add_argument("--points", type=int, default=24)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--ideas", type=int, default=6)
    parser.add_argument("--seed", default="halving")
    parser.add_argument("--out", type=Path, help="keep what was tried there")
    args = parser.parse_args()
    match = Match(args.game, args.seed, scenario=args.scenario, players=args.players)
    found = tried(match, args.points, args.worlds, args.ideas)
    if args.out is not None:
        args.out.write_text(json.dumps(found))
    tell(args.game, found, args.seed)


def tell(game: str, found: list[Tried], seed: str) -> None:
    print(f"{len(found)} decisions of {game}; gained over the thinker, in thousandths:")
    for prior in PRIORS:
        halving.PRIOR = prior  # type: ignore[misc]
        for halves in (False, True):
            gains = []
            for tries in TRIES:
                random = Random(f"{seed} {tries}")
                each = [gain(t, tries, halves, random) for t in found for _ in range(DRAWS)]
                gains.append(f"{tries} tries {1000 * fmean(each):+.2f}")
            print(f"prior {prior:g}, {'halving' if halves else 'flat'}: {', '.join(gains)}")


if __name__ == "__main__":
    main()
