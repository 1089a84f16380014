"""Which weights matter, and which way: every seat of every game thinks with weights of its own.

    python -m tools.fit.slopes play here_i_stand --minutes 3 --seed may --out may.json
    python -m tools.fit.slopes read here_i_stand may.json --sure 2.5 --out weights.json
    python -m tools.fit.slopes duel here_i_stand --weights weights.json --games 1000 --seed june
    python -m tools.fit.slopes write here_i_stand --weights seats.json

`play` multiplies each weight of each seat by a factor drawn by lot, so that one game tells
something of all weights at once; with `--wide` no factor is near to one, which tells much more of
slopes and less of what is best in between. `read` fits what came of it by all factors together
(least squares: a slope and a bend for each weight), trusts each slope as far as it stands out from
luck, and goes from the weights of now to where that says it is best (`--far` of the way); with
`--by-seat` it finds what each power's weights are to be multiplied by, and `write` puts that into
the file (`times`). `--only` tries some weights, `--seats` those of some powers, and leaves the rest
of the game as it is.
`duel` lets what was read play on other seeds against the weights of now, half of the seats each;
every table is played twice, with seats changed. The same seed and number give the same game,
however many processes play.
"""

import argparse
import json
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from tercio.arena.match import CHECKPOINT_EVERY, Match, seldom_collecting
from tercio.arena.processes import in_processes
from tercio.bots.network_judge import NetworkJudge
from tercio.bots.turns import next_seat
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Bot, Judge
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.wars.bots.weights import COUNTS
from tools.bot_record import RECORDS
from tools.fit.files import judged, times_of, weights_file, weights_of, written_times
from tools.fit.prior import likely
from tools.fit.score import THINKER, VP_COUNTS, Scored, Task, Weights, played, scored
from tools.halves import play_halves

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
NO_KIND: Final = ""
"""Of weights that cannot matter."""
USUAL_BEND: Final = 0.006
"""What a factor of e away from the best costs a single power, where nothing else is known."""
FARTHEST_BY_SEAT: Final = 0.7
"""No power's weight is multiplied by more than e to this."""
WORTH_WRITING: Final = 0.1
"""Less than this is no step."""
VP_IN_VICTORIES: Final = 0.058
"""What a VP beyond the others' goes with in victories, in games of Here I Stand."""
Result = TypeVar("Result")
Times = Mapping[str, Mapping[str, float]]
"""By seat and weight, what it is multiplied by."""


class Drawn(NamedTuple):
    """A game in which each seat had weights of its own: its share of the victory, its VP beyond
    those of the others, and its chances at the end of each turn, as it saw them itself."""

    number: int
    won: list[float]
    lead: list[float]
    chances: list[list[float]] = []


class Slope(NamedTuple):
    """What a weight does: for a factor of e, and for the square of it."""

    name: str
    slope: float
    error: float
    bend: float

    @property
    def sureness(self) -> float:
        return abs(self.slope) / self.error


def names_of(start: Weights, only: str = "") -> list[str]:
    """Those that are tried: all, or those whose names fit a pattern."""
    fits = re.compile(only)
    tried = (name for name, value in start.items() if value and name not in OF_SEARCH)
    return [name for name in tried if fits.match(name)]


def lots(seed: str, number: int, seat: Seat, count: int, *, wide: bool = False) -> list[float]:
    """The exponents of one seat in one game."""
    random = Random(f"{seed}/{number}/{seat}")
    if wide:
        return [random.choice((-1, 1)) * random.uniform(NEAREST, FARTHEST) for _ in range(count)]
    return [max(-FARTHEST, min(FARTHEST, random.gauss(0, SPREAD))) for _ in range(count)]


def times(start: Weights, names: Sequence[str], exponents: Sequence[float]) -> dict[str, float]:
    pairs = zip(names, exponents, strict=True)
    return {name: float(f"{start[name] * exp(exponent):.3g}") for name, exponent in pairs}


def drawn(
    match: Match,
    start: Weights,
    number: int,
    *,
    wide: bool = False,
    only: str = "",
    whose: Sequence[str] = (),
) -> Drawn:
    """Every seat, or each of some, has other weights than every other, and than in every other
    game."""
    names, thinker = names_of(start, only), match.rules.bots[THINKER]
    stream, seats = Stream.from_seed(f"{match.seed}/{number}/drawn"), match.setting.seats
    bots = {}
    for seat in seats:
        exponents = lots(match.seed, number, seat, len(names), wide=wide)
        own = times(start, names, exponents) if not whose or seat in whose else {}
        made: Callable[..., Any] = thinker
        bots[seat] = made(seat, stream.child(seat), weights={**start, **own})
    table = match.table(number)
    table.keep_rarely(CHECKPOINT_EVERY)
    with seldom_collecting():
        chances = _played_by_turns(table, bots, NetworkJudge(match.game))
    result = table.result
    assert result is not None, "it is played to its end"
    vp = [float(result.scores[seat]) for seat in seats]
    rest = [(sum(vp) - each) / (len(vp) - 1) for each in vp]
    share = 1 / max(1, len(result.winners))
    won = [share * (seat in result.winners) for seat in seats]
    lead = [mine - others for mine, others in zip(vp, rest, strict=True)]
    return Drawn(number, won, lead, chances)


def _played_by_turns(
    table: Table[Any], bots: Mapping[Seat, Bot], judge: Judge[Any]
) -> list[list[float]]:
    """To the end, and what each seat's chances were when a turn was over."""
    found, turn, last = [], table.g.state.turn, None
    while not table.over:
        last = next_seat(table, last)
        table.decide(last, bots[last].choose(table.sight(last)))
        if not table.over and table.g.state.turn != turn:
            turn = table.g.state.turn
            found.append([round(judge.chances(table.g, each)[each], 4) for each in table.seats])
    return found


def table_of(
    games: Sequence[Drawn],
    match: Match,
    names: Sequence[str],
    *,
    wide: bool = False,
    vp_counts: float = VP_COUNTS,
    whose: Sequence[str] = (),
) -> tuple[Any, Any, list[str]]:
    """What is to be explained, by what (which seat it is, exponents, and their squares)."""
    seats = match.setting.seats
    rows, told = [], []
    for game in games:
        for place, seat in enumerate(seats):
            if whose and seat not in whose:
                continue
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


def steps_by_seat(
    rows: Any, told: Any, seats: int, *, kinds: Any = None, sure: float = 0.0
) -> tuple[Any, Any, Any]:
    """For every seat and weight: the exponent to go to if its slope is so many errors from nothing,
    the slope, and its error.

    Slopes are trusted as far as those of weights of the same kind stand out from luck; weights that
    cannot matter to a seat are of no kind.
    """
    sits, factors = rows[:, :seats].argmax(1), (rows.shape[1] - seats) // 2
    kinds = np.full((seats, factors), "any") if kinds is None else kinds
    found, errors = np.zeros((seats, factors)), np.ones((seats, factors))
    for seat in set(sits):
        x = rows[sits == seat][:, seats : seats + factors]
        x = np.concatenate([np.ones((len(x), 1)), x], 1)
        inverse = np.linalg.pinv(x.T @ x)
        fitted = inverse @ (x.T @ told[sits == seat])
        noise = float(np.sum((told[sits == seat] - x @ fitted) ** 2)) / max(1, len(x) - len(fitted))
        found[seat], errors[seat] = fitted[1:], np.sqrt(noise * np.diag(inverse))[1:]
    likeliest = np.zeros_like(found)
    for kind in set(kinds.flat) - {NO_KIND}:
        those = kinds == kind
        likeliest[those] = likely(found[those], errors[those])
    steps = np.clip(likeliest / (2 * USUAL_BEND), -FARTHEST_BY_SEAT, FARTHEST_BY_SEAT)
    is_step = (abs(steps) >= WORTH_WRITING) & (abs(found) >= sure * errors)
    return np.where(is_step, steps, 0.0), found, errors


def kinds_of(match: Match, sits: Sequence[str], names: Sequence[str]) -> Any:
    """By seat and weight: how much an action counts, any other number, or what cannot matter, since
    the power of the seat does not have the action."""
    outlook: Any = match.rules.bots[THINKER].asked.outlook  # type: ignore[attr-defined]
    g: Any = match.table(0).g

    def kind(seat: str, name: str) -> str:
        action = name.removeprefix(COUNTS)
        if action == name:
            return "number"
        o = outlook(g, g.powers_of(seat)[0])
        return "counts" if action not in o.actions or o.has_action(action) else NO_KIND

    return np.array([[kind(seat, name) for name in names] for seat in sits])


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
    lots_of = {"wide": args.wide, "only": args.only, "whose": args.seats}
    work = partial(drawn, match, start, **lots_of)
    games = sorted(until(work, 0, args.minutes, args.processes, args.games))
    told = {"seed": args.seed, **lots_of, "start": start, "games": games}
    args.out.write_text(json.dumps(told), encoding="utf-8")
    print(f"{args.game}: {len(games)} games, seed {args.seed}", flush=True)


def _read(args: Any) -> None:
    parts, seats, names, start = [], 0, [], {}
    sits: list[str] = []
    for file in args.files:
        told = json.loads(file.read_text(encoding="utf-8"))
        start, match = told["start"], _match(args.game, told["seed"])
        names = names_of(start, told.get("only", ""))
        games, wide = [Drawn(*each) for each in told["games"]], told.get("wide", False)
        whose = told.get("whose", ())
        rows, values, sits = table_of(
            games, match, names, wide=wide, vp_counts=args.vp, whose=whose
        )
        parts.append((rows, values))
        seats = len(sits)
    rows, values = (np.concatenate([part[n] for part in parts]) for n in (0, 1))
    if args.by_seat:
        kinds = kinds_of(match, sits, names)
        _read_by_seat(args, rows, values, sits, names=names, kinds=kinds)
        return
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


def _read_by_seat(
    args: Any, rows: Any, values: Any, sits: Sequence[str], *, names: Sequence[str], kinds: Any
) -> None:
    values = values / (1 + args.vp / VP_IN_VICTORIES)
    steps, found, errors = steps_by_seat(rows, values, len(sits), kinds=kinds, sure=args.sure)
    steps *= args.far
    print(
        f"{len(values)} seats of games, {int((steps != 0).sum())} steps; slopes by a factor of e,"
    )
    print("in hundredths of a victory, squared and in standard errors (luck alone 1):")
    for kind in sorted(set(kinds.flat)):
        those = kinds == kind
        squares = float(((found[those] / errors[those]) ** 2).mean())
        print(f"{int(those.sum())} of kind {kind or 'that cannot matter'}: {squares:.2f}")
    for place, number in np.argwhere(steps):
        slope, error = 100 * found[place, number], 196 * errors[place, number]
        by = exp(steps[place, number])
        print(f"{sits[place]} {names[number]}: {slope:+.1f} ± {error:.1f}, x {by:.2f}")
    times = {
        seat: {
            name: round(exp(step), 2)
            for name, step in zip(names, steps[place], strict=True)
            if step
        }
        for place, seat in enumerate(sits)
    }
    args.out.write_text(json.dumps({"seats": times}, indent=1), encoding="utf-8")


def _write(args: Any) -> None:
    """What powers multiply is multiplied by what was found."""
    file = weights_file(args.game)
    found: Times = json.loads(args.weights.read_text(encoding="utf-8"))["seats"]
    times = times_of(file)
    for power, factors in found.items():
        for name, by in factors.items():
            times[name] = {**times[name], power: round(times[name].get(power, 1.0) * by, 2)}
    file.write_text(written_times(file.read_text(encoding="utf-8"), times), encoding="utf-8")


def _duel(args: Any) -> None:
    start, match = weights_of(weights_file(args.game)), _match(args.game, args.seed)
    for file in args.weights:
        told = json.loads(file.read_text(encoding="utf-8"))
        work = partial(_dueled, match, {**start, **told})
        if "seats" in told:
            work = partial(_dueled_by_seat, match, start, told["seats"])
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


def _dueled_by_seat(match: Match, start: Weights, times: Times, number: int) -> Scored:
    def thinker(seat: Seat, stream: Stream) -> Any:
        own = {name: start[name] * factor for name, factor in times[seat].items()}
        made: Callable[..., Any] = match.rules.bots[THINKER]
        return made(seat, stream, weights=own)

    return scored(play_halves(match, number, thinker), 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    rooms = parser.add_subparsers(required=True)
    for name, what in (("play", _play), ("read", _read), ("duel", _duel), ("write", _write)):
        room = rooms.add_parser(name)
        room.set_defaults(what=what)
        room.add_argument("game", choices=tuple(RECORDS))
        if name == "write":
            room.add_argument("--weights", type=Path, required=True, help="by seat")
            continue
        if name == "read":
            room.add_argument("files", nargs="+", type=Path)
            room.add_argument("--sure", type=float, default=2.5, help="so many errors from 0")
            room.add_argument("--vp", type=float, default=VP_COUNTS, help="what a VP counts")
            room.add_argument("--by-seat", action="store_true", help="for each power by itself")
            room.add_argument("--far", type=float, default=1.0, help="so much of the whole way")
        else:
            room.add_argument("--minutes", type=float, default=3.0)
            room.add_argument("--games", type=int, default=1_000_000)
            room.add_argument("--seed", default=name)
            room.add_argument("--processes", type=int)
        if name == "play":
            room.add_argument("--wide", action="store_true", help="factors far from one alone")
            room.add_argument("--only", default="", help="weights whose names begin with this")
            room.add_argument("--seats", nargs="*", default=[], help="others play as they are")
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
