"""Games decision by decision, to compare two states of the code: a redesign changes none of them.

    python -m tools.decisions --games 50 --seed autumn > before.txt     # and once more, after
    diff before.txt after.txt

A line a game: who played it, how many decisions it had, how it ended, and a hash of everything
that was asked and answered. `--tell GAME/NUMBER` prints the game of one line, decision by decision.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator
from typing import Any, Final

from tercio.arena.match import Match, play
from tercio.contract.fuzzing import cases
from tercio.contract.run import Case, choose
from tercio.kernel.game import Game
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game as registered
from tercio.kernel.table import Table

GAMES: Final = ("here_i_stand", "virgin_queen", "ultima_ratio_regis")
LONGEST: Final = 50_000
THINKERS_EVERY: Final = 3
"""One game in so many is played by thinkers, the others at random."""


def main() -> int:
    args = _arguments()
    for name in args.game or GAMES:
        game = registered(name)
        for number, case in enumerate(cases(game, None, None, args.games, seed=args.seed)):
            title = f"{name}/{number}"
            if args.tell and args.tell != title:
                continue
            hashed = hashlib.sha256()
            steps = 0
            for step in _steps(game, case, number):
                steps += 1
                hashed.update(step.encode())
                if args.tell:
                    print(step)
            print(title, *_kind(case), steps, hashed.hexdigest()[:16], flush=True)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.decisions", description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="all of them if not given")
    parser.add_argument("--games", type=int, default=50, help="of each game")
    parser.add_argument("--seed", default="decisions")
    parser.add_argument("--tell", help="only this game, decision by decision")
    return parser.parse_args()


def _kind(case: Case) -> Iterator[str]:
    yield case.scenario
    yield f"{case.players}p"
    yield from (f"{name}={value}" for name, value in sorted(case.options.items()))


def _steps(game: Game[Any], case: Case, number: int) -> Iterator[str]:
    if number % THINKERS_EVERY == 0:
        return _of_thinkers(game, case)
    return _at_random(game, case)


def _at_random(game: Game[Any], case: Case) -> Iterator[str]:
    """What everybody was offered, and who took what."""
    table = Table.new(game, case.scenario, case.players, case.options, seed=case.seed)
    stream = Stream.from_seed(f"{case.seed}/choices")
    while table.result is None and len(table.decisions) < LONGEST:
        offers = " ".join(
            f"{seat}:{ask.kind}:{','.join(option.key for option in ask.options)}"
            for seat, ask in table.asks().items()
        )
        seat, key = choose(table, stream)
        yield f"{offers} | {seat} {key}"
        table.decide(seat, key, table.asked_at(seat))
    yield _end(table)


def _of_thinkers(game: Game[Any], case: Case) -> Iterator[str]:
    match = Match(game.id, case.seed, case.scenario, case.players, options=case.options)
    table = match.table(0)
    play(match, 0, table)
    yield from (f"{decision.seat} {decision.key}" for decision in table.decisions)
    yield _end(table)


def _end(table: Table[Any]) -> str:
    result = table.result
    return "unfinished" if result is None else f"{result.winners} {result.reason} {result.scores}"


if __name__ == "__main__":
    sys.exit(main())
