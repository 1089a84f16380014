"""Which weights matter, and which way: every seat of every game thinks with weights of its own.

    python -m tools.fit.slopes play here_i_stand --minutes 3 --seed may --out may.json
    python -m tools.fit.slopes read here_i_stand may.json --sure 2.5 --out weights.json
    python -m tools.fit.slopes duel here_i_stand --weights weights.json --games 1000 --seed june

`play` multiplies each weight of each seat by a factor drawn by lot, so that one game tells
something of all weights at once; with `--wide` no factor is near to one, which tells much more of
slopes and less of what is best in between. `read` fits what came of it by all factors together
(least squares: a slope and a bend for each weight), trusts each slope as far as it stands out from
luck, and goes from the weights of now to where that says it is best. `duel` lets these play on
other seeds against the weights of now, half of the seats each; every table is played twice, with
seats changed. The same seed and number give the same game, however many processes play.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from tercio.arena.match import Match, play
from tercio.arena.processes import in_processes
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tools.bot_record import RECORDS
from tools.fit.files import judged, weights_file, weights_of
from tools.fit.score import THINKER, VP_COUNTS, Scored, Task, Weights, played

SPREAD: Final = 0.45
"""How far lots go, in factors of e."""
FARTHEST: Final = 1.1
"""Beyond this no lot goes."""
NEAREST: Final = 0.4
"""Nearer than this no wide lot comes."""
LEAST_BEND: Final = 0.004
"""What a factor of e away from the best costs at least: nothing is best endlessly far away."""
OF_SEARCH: Final = frozenset(
    ("held_cp", "unseen_cp", "held_regular", "held_unit", "best_standing", "near_end", "over")
)
"""Weights that thinkers do not play by."""
Result = TypeVar("Result")


class Drawn(NamedTuple):
    """A game in which each seat had weights of its own: its share of the victory, and its VP beyond
    those of the others."""

    number: int
    won: list[float]
    lead: list[float]


class Slope(NamedTuple):
    """What a weight does: for a factor of e, and for the square of it."""

    name: str
    slope: float
    error: float
    bend: float

    @property
    def sureness(self) -> float:
        return abs(self.slope) / self.error


def names_of(start: Weights) -> list[str]:
    return [name for name, value in start.items() if value and name not in OF_SEARCH]


def lots(seed: str, number: int, seat: Seat, count: int, *, wide: bool = False) -> list[float]:
    """The exponents of one seat in one game."""
    random = Random(f"{seed}/{number}/{seat}")
    if wide:
        return [random.choice((-1, 1)) * random.uniform(NEAREST, FARTHEST) for _ in range(count)]
    return [max(-FARTHEST, min(FARTHEST, random.gauss(0, SPREAD))) for _ in range(count)]


def times(start: Weights, names: Sequence[str], exponents: Sequence[float]) -> dict[str, float]:
    pairs = zip(names, exponents, strict=True)
    return {name: float(f"{start[name] * exp(exponent):.3g}") for name, exponent in pairs}


def drawn(match: Match, start: Weights, number: int, *, wide: bool = False) -> Drawn:
    """Every seat has other weights than every other, and than in every other game."""
    names, thinker = names_of(start), match.rules.bots[THINKER]
    stream, seats = Stream.from_seed(f"{match.seed}/{number}/drawn"), match.setting.seats
    bots = {}
    for seat in seats:
        own = times(start, names, lots(match.seed, number, seat, len(names), wide=wide))
        made: Callable[..., Any] = thinker
        bots[seat] = made(seat, stream.child(seat), weights={**start, **own})
    outcome = play(match, number, bots=bots)
    vp = [float(outcome.scores[seat]) for seat in seats]
    rest = [(sum(vp) - each) / (len(vp) - 1) for each in vp]
    share = 1 / max(1, len(outcome.winners))
    won = [share * (seat in outcome.winners) for seat in seats]
    return Drawn(number, won, [mine - others for mine, others in zip(vp, rest, strict=True)])


def table_of(
    games: Sequence[Drawn],
    match: Match,
    names: Sequence[str],
    *,
    wide: bool = False,
    vp_counts: float = VP_COUNTS,
) -> tuple[Any, Any, list[str]]:
    """What is to be explained, by what (which seat it is, exponents, and their squares)."""
    seats = match.setting.seats
    rows, told = [], []
    for game in games:
        for place, seat in enumerate(seats):
            x = np.array(lots(match.seed, game.number, seat, len(names), wide=wide))
            rows.append(np.concatenate([np.eye(len(seats))[place], x, x * x]))
            told.append(game.won[place] + vp_counts * game.lead[place])
    return np.array(rows), np.array(told), list(seats)


def slopes(rows: Any, told: Any, seats: int, names: Sequence[str]) -> list[Slope]:
    inverse = np.linalg.pinv(rows.T @ rows)
    found = inverse @ (rows.T @ told)
    noise = float(np.sum((told - rows @ found) ** 2)) / max(1, len(told) - len(found))
    errors = np.sqrt(noise * np.diag(inverse))
    bends = found[seats + len(names) :]
    bend_errors = errors[seats + len(names) :]
    likely = float(np.average(bends, weights=bend_errors**-2))
    spread = max(1e-12, float(np.average((bends - likely) ** 2, weights=bend_errors**-2)) / 2)
    trust = spread / (spread + bend_errors**2)
    bends = likely + trust * (bends - likely)
    return [
        Slope(name, float(found[seats + n]), float(errors[seats + n]), float(bends[n]))
        for n, name in enumerate(names)
    ]


def best(found: Sequence[Slope], sure: float, far: float) -> dict[str, float]:
    """The exponents at which the fit is best, of those weights whose slope is so sure."""
    spread = max(0.0, fmean(each.slope**2 - each.error**2 for each in found))
    step = {}
    for each in found:
        if each.sureness >= sure:
            trusted = each.slope * spread / (spread + each.error**2)
            wanted = trusted / (2 * max(LEAST_BEND, -each.bend))
            step[each.name] = max(-FARTHEST, min(FARTHEST, far * wanted))
    return step


def until(
    work: Callable[[int], Result], first: int, minutes: float, processes: int | None, most: int
) -> Iterator[Result]:
    """Results until the time is over, of one number after the other."""
    end, begun = time.monotonic() + 60 * minutes, time.monotonic()
    done = first
    many = 64
    while done < most and time.monotonic() < end:
        numbers = range(done, min(most, done + many))
        done += len(numbers)
        yield from in_processes(work, numbers, processes)
        rate = (done - first) / max(1.0, time.monotonic() - begun)
        many = max(32, int(min(0.9 * (end - time.monotonic()), 240) * rate))


def _match(game: str, seed: str) -> Match:
    scenario, players = RECORDS[game].main[-1]
    return Match(game, seed, scenario, players, (THINKER,))


def _start(args: Any) -> dict[str, float]:
    start = weights_of(weights_file(args.game))
    if args.start:
        start.update(json.loads(args.start.read_text(encoding="utf-8")))
    return start


def _play(args: Any) -> None:
    start, match = _start(args), _match(args.game, args.seed)
    work = partial(drawn, match, start, wide=args.wide)
    games = sorted(until(work, 0, args.minutes, args.processes, args.games))
    told = {"seed": args.seed, "wide": args.wide, "start": start, "games": games}
    args.out.write_text(json.dumps(told), encoding="utf-8")
    print(f"{args.game}: {len(games)} games, seed {args.seed}", flush=True)


def _read(args: Any) -> None:
    parts, seats, names, start = [], 0, [], {}
    for file in args.files:
        told = json.loads(file.read_text(encoding="utf-8"))
        start, match = told["start"], _match(args.game, told["seed"])
        names = names_of(start)
        games, wide = [Drawn(*each) for each in told["games"]], told.get("wide", False)
        rows, values, sits = table_of(games, match, names, wide=wide, vp_counts=args.vp)
        parts.append((rows, values))
        seats = len(sits)
    rows, values = (np.concatenate([part[n] for part in parts]) for n in (0, 1))
    found = slopes(rows, values, seats, names)
    print(f"{len(values)} seats of games; what a factor of e brings, in hundredths of a victory:")
    step = best(found, args.sure, args.far)
    for each in sorted(found, key=lambda each: -each.sureness):
        if each.sureness >= min(2.0, args.sure):
            went = f" x {exp(step[each.name]):.2f}" if each.name in step else ""
            print(
                f"{each.name}: {100 * each.slope:+.2f} ± {196 * each.error:.2f}, "
                f"bend {100 * each.bend:+.2f}{went}"
            )
    weights = times(start, list(step), list(step.values()))
    args.out.write_text(json.dumps(weights, indent=1), encoding="utf-8")


def _duel(args: Any) -> None:
    start, match = weights_of(weights_file(args.game)), _match(args.game, args.seed)
    for file in args.weights:
        weights = {**start, **json.loads(file.read_text(encoding="utf-8"))}
        work = partial(_dueled, match, weights)
        minutes = args.minutes / len(args.weights)
        found = list(until(work, 0, minutes, args.processes, args.games))
        scores = [each.score for each in found]
        error = 1.96 * stdev(scores) / sqrt(len(scores))
        print(
            f"{args.game} {file.name}: {judged(found)[1]}, score {fmean(scores):.3f} ± {error:.3f}"
        )
        sys.stdout.flush()


def _dueled(match: Match, weights: Weights, number: int) -> Scored:
    return played(Task(match, number, 0, weights))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    rooms = parser.add_subparsers(required=True)
    for name, what in (("play", _play), ("read", _read), ("duel", _duel)):
        room = rooms.add_parser(name)
        room.set_defaults(what=what)
        room.add_argument("game", choices=tuple(RECORDS))
        if name == "read":
            room.add_argument("files", nargs="+", type=Path)
            room.add_argument("--sure", type=float, default=2.5, help="so many errors from 0")
            room.add_argument("--vp", type=float, default=VP_COUNTS, help="what a VP counts")
            room.add_argument("--far", type=float, default=1.0, help="so much of the whole way")
        else:
            room.add_argument("--minutes", type=float, default=3.0)
            room.add_argument("--games", type=int, default=1_000_000)
            room.add_argument("--seed", default=name)
            room.add_argument("--processes", type=int)
        if name == "play":
            room.add_argument("--wide", action="store_true", help="factors far from one alone")
            room.add_argument("--start", type=Path, help="weights to begin from, of a file")
        if name == "duel":
            room.add_argument("--weights", nargs="+", type=Path, required=True)
        else:
            room.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.what(args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
