"""The command line of a hunt: see `tools.mutants`."""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tools.mutants.hunt import Fate, Hunt
from tools.mutants.making import Mutant, mutants_of

WAR_GAMES: Final = ("here_i_stand", "virgin_queen")
NOT_RULES: Final = frozenset(
    {"bots", "display", "rows", "invariants.py", "rows.py", "setup_rows.py", "names.py"}
)
"""What draws, words or plays, and does not decide what is legal."""


def rules_of(game: str) -> list[Path]:
    """The modules that say what is legal and what comes of it."""
    rooms = [Path("tercio/games") / game]
    if game in WAR_GAMES:
        rooms.append(Path("tercio/wars"))
    return [
        path
        for room in rooms
        for path in sorted(room.rglob("*.py"))
        if not NOT_RULES & set(path.parts)
    ]


def tests_of(game: str) -> list[str]:
    """A rule that both wars share is shown by the tests of either."""
    games = WAR_GAMES if game in WAR_GAMES else (game,)
    rooms = [f"tests/{room}/{each}" for each in games for room in ("rules", "games")]
    return [*rooms, "tests/scripts", *(["tests/wars"] if game in WAR_GAMES else [])]


def main() -> int:
    args = _arguments()
    mutants = [
        m for path in rules_of(args.game) if args.only in str(path) for m in mutants_of(path)
    ]
    everything = len(mutants)
    if args.again:
        wanted = set(Path(args.again).read_text("utf-8").splitlines())
        mutants = [mutant for mutant in mutants if mutant.title in wanted]
    elif args.sample and args.sample < everything:
        mutants = sorted(random.Random(args.seed).sample(mutants, args.sample))
    print(f"{len(mutants)} of {everything} mutants of {args.game}.", flush=True)
    hunt = Hunt(mutants, args.jobs, _reporter(len(mutants)))
    code = pytest.main(
        ["-q", "-n", "0", "-p", "no:cacheprovider", *_of_game(args.game)], plugins=[hunt]
    )
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(code)
    _write(hunt, args.out)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=1000, help="0: all of them")
    parser.add_argument("--seed", default="mutants")
    parser.add_argument("--only", default="", help="part of a module's path")
    parser.add_argument("--again", help="a file of survivors: hunt those")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", default="", help="where survivors are written")
    return parser.parse_args()


def _of_game(game: str) -> list[str]:
    games = set(WAR_GAMES if game in WAR_GAMES else (game,))
    others = {"primer", "here_i_stand", "virgin_queen", "ultima_ratio_regis"} - games
    unwanted = " or ".join(sorted(others))
    return [*tests_of(game), "-k", f"not (test_script_comes_true and ({unwanted}))"]


def _reporter(count: int) -> Callable[[Mutant, Fate], None]:
    done: Counter[Fate] = Counter()

    def told(mutant: Mutant, fate: Fate) -> None:
        done[fate] += 1
        if fate != "killed":
            print(f"{fate}: {mutant.title}", flush=True)
        if done.total() % 50 == 0:
            print(f"{done.total()} of {count}: {dict(done)}", file=sys.stderr, flush=True)

    return told


def _write(hunt: Hunt, out: str) -> None:
    fates = Counter(hunt.fates.values())
    total = max(fates.total(), 1)
    for fate in ("killed", "survived", "unreached"):
        print(f"{fate}: {fates[fate]} ({100 * fates[fate] / total:.1f} %)")
    if out:
        left = [mutant.title for mutant, fate in hunt.fates.items() if fate != "killed"]
        Path(out).write_text("".join(f"{title}\n" for title in left), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
