"""One bot that looks ahead among thinkers, its seat rotated, for so many minutes.

    python -m tools.search_record here_i_stand --bot strategist --minutes 7.5 --processes 16
    python -m tools.search_record here_i_stand --bot master --effort steps=6000,longest=80
    python -m tools.search_record here_i_stand --bot strategist --effort flat=1
    python -m tools.search_record here_i_stand --bot strategist --effort standings=1

Game n has the same seed, and the bot the same seat, whatever bot it is and however many processes
play; a line of JSON for each goes to `--out`. Games that are not over when the time is are not
counted, so let them be few beside the others. `--effort` tries other numbers than
the bot's own; `standings=1` judges by standings, whether there is a network or not.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import msgspec

from tercio.arena.chances import interval
from tercio.arena.match import Match, play
from tercio.bots.levels import EFFORTS
from tercio.bots.network_judge import NetworkJudge
from tercio.bots.registry import bot
from tercio.bots.strategist import Effort, Strategist
from tercio.kernel.bot import Bot, Sight
from tercio.kernel.randomness import Stream

SCENARIOS: Final = {
    "here_i_stand": ("1517", 6),
    "virgin_queen": ("campaign", 6),
    "ultima_ratio_regis": ("new_order", 4),
}


class Timed:
    """A bot, and how long each of its decisions took that was not a small one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, sight: Sight) -> str:
        begun = time.process_time()
        key = self.bot.choose(sight)
        self.seconds.append(time.process_time() - begun)
        return key


def played(name: str, changes: dict[str, float], match: Match, number: int) -> dict[str, Any]:
    seat = match.setting.seats[number % len(match.setting.seats)]
    bots = match.sit_down(number)
    stream = Stream.from_seed(f"{match.seed}/{number}/{seat}")
    bots[seat] = mine = Timed(_made(match, name, changes)(seat, stream))
    outcome = play(match, number, bots=bots)
    long = [each for each in mine.seconds if each > 0.02]
    return {
        "number": number,
        "seat": seat,
        "won": seat in outcome.winners,
        "vp": outcome.scores[seat],
        "best": max(outcome.scores.values()),
        "turn": outcome.turn,
        "decisions": len(long),
        "seconds": round(fmean(long), 3) if long else 0.0,
        "longest": round(max(long, default=0.0), 3),
    }


def _made(match: Match, name: str, changes: dict[str, float]) -> Any:
    changes = dict(changes)
    if not changes:
        return bot(match.rules, name)
    by_standings = changes.pop("standings", 0)
    judge = match.rules.judge if by_standings else NetworkJudge(match.game)
    known = {"steps": int, "ideas": int, "longest": int, "flat": bool, "sure": float}
    typed = {each: known[each](value) for each, value in changes.items()}
    effort: Effort = msgspec.structs.replace(EFFORTS[name], **typed)
    thinker = next(iter(match.rules.bots.values()))
    return partial(Strategist, habit=thinker, judge=judge, effort=effort)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=SCENARIOS)
    parser.add_argument("--bot", default="strategist")
    parser.add_argument(
        "--effort", default="", help="steps=N,ideas=N,longest=N,flat=1,sure=K,standings=1"
    )
    parser.add_argument("--minutes", type=float, default=7.5)
    parser.add_argument("--games", type=int, help="at most; default: as many as there is time for")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--seed", default="search")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    scenario, players = SCENARIOS[args.game]
    match = Match(args.game, args.seed, scenario, bots=("thinker",) * players)
    pairs = [each.split("=") for each in args.effort.split(",") if each]
    changes = {key: float(value) for key, value in pairs}
    work = partial(played, args.bot, changes, match)
    found = _until(time.monotonic() + 60 * args.minutes, work, args.games, args.processes, args.out)
    _tell(args, found)
    sys.stdout.flush()
    return 0


def _until(
    end: float, work: Any, games: int | None, processes: int | None, out: Path | None
) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context)
    numbers = iter(range(games)) if games else count()
    pending: set[Future[dict[str, Any]]] = set()
    size = pool._max_workers
    while time.monotonic() < end:
        while len(pending) < size and (number := next(numbers, None)) is not None:
            pending.add(pool.submit(work, number))
        if not pending:
            break
        done, pending = wait(pending, end - time.monotonic(), FIRST_COMPLETED)
        for each in done:
            found.append(each.result())
            if out is not None:
                with out.open("a") as file:
                    file.write(json.dumps(found[-1]) + "\n")
    _stop(pool)
    return found


def _stop(pool: ProcessPoolExecutor) -> None:
    """What is unfinished is given up."""
    processes = list(pool._processes.values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _tell(args: Any, found: list[dict[str, Any]]) -> None:
    if not found:
        print("No game was over in time.")
        return
    wins = sum(each["won"] for each in found)
    low, high = interval(wins, len(found))
    print(f"{args.game}, one {args.bot} {args.effort} among thinkers, seed {args.seed}:")
    print(f"{wins} of {len(found)} games won, {wins / len(found):.0%} ({low:.0%} to {high:.0%})")
    seats, won = Counter(e["seat"] for e in found), Counter(e["seat"] for e in found if e["won"])
    print(", ".join(f"{seat} {won[seat]} of {games}" for seat, games in sorted(seats.items())))
    print(f"VP {fmean(e['vp'] for e in found):.1f}, the best {fmean(e['best'] for e in found):.1f}")
    seconds, longest = fmean(e["seconds"] for e in found), max(e["longest"] for e in found)
    print(f"{seconds:.2f} s of CPU for a decision that was searched, {longest:.2f} at most")


if __name__ == "__main__":
    raise SystemExit(main())
