"""Fit the weights of a game's thinker by games against itself.

    python -m tools.fit here_i_stand --generations 20 --population 32 --games 16 --seed may
    python -m tools.fit virgin_queen --only deal,war,least_war --write

Every generation tries `population` sets of weights at the same `games` tables, half of the seats
each against the weights of now. In the end the weights in the middle of the search play `verdict`
games on seeds that it has not seen; `--write` puts them into the game's `weights.toml`, if they
have won clearly more than half of those. The same seed gives the same weights, however many
processes play.
"""

import argparse
import sys

from tercio.arena.match import Match
from tools.bot_record import RECORDS
from tools.fit.evolution import Plan, evolved, verdict
from tools.fit.files import judged, weights_file, weights_of, written
from tools.fit.score import THINKER, Weights


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=tuple(RECORDS))
    parser.add_argument("--only", help="these weights alone, parted by commas")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--step", type=float, default=0.2)
    parser.add_argument("--verdict", type=int, default=400)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    file = weights_file(args.game)
    start = weights_of(file)
    if args.only:
        unknown = set(args.only.split(",")) - set(start)
        if unknown:
            parser.error(f"No weights of {args.game}: {', '.join(sorted(unknown))}.")
        start = {name: start[name] for name in args.only.split(",")}
    scenario, players = RECORDS[args.game].main[-1]
    match = Match(args.game, args.seed, scenario, players, (THINKER,))
    plan = Plan(args.generations, args.population, args.games, args.step, args.processes)
    weights: Weights = {}
    for each in evolved(match, start, plan):
        weights = each.weights
        print(f"generation {each.number}: mean {each.mean:.3f}, best {each.best:.3f}", flush=True)
    is_better, told = judged(verdict(match, weights, args.verdict, args.processes))
    for name, value in weights.items():
        print(f"{name}: {start[name]:g} -> {value:g}")
    print(told)
    if args.write and is_better:
        file.write_text(written(file.read_text(encoding="utf-8"), weights), encoding="utf-8")
        print(f"Written: {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
