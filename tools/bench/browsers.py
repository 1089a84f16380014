"""What a decision costs the server while everybody at the table looks on.

    python -m tools.bench.browsers [--decisions N] [--checkout PATH] [--whole]

Six people, each with an account and a seat of their own, play Here I Stand before browsers that
follow the table: after every decision all of them see what has come of it. The time is what the
server's process has worked, on everything that a decision leads to.
"""

import argparse
import asyncio
import random
from pathlib import Path
from time import perf_counter

import msgspec

from tools.bench.browser import Browser
from tools.bench.decisions import CLOSING, at
from tools.bench.host import Host, host
from tools.bench.line import shared_game

PEOPLE = ("Anna", "Berta", "Clara", "Dora", "Emma", "Frieda")
WARM = 20
"""Decisions that are not counted: the first of everything is slower."""
_LONGEST_WAIT = 20.0
_QUIET = 0.08
"""So long nobody does anything when all have seen what there is to see."""


class Cost(msgspec.Struct, frozen=True):
    decisions: int
    cpu_ms: float
    """For each decision, in all."""
    p50_ms: float
    p99_ms: float
    """How long who decides waits for the answer."""
    kb: float
    """What comes over the wire for each decision, to all of them."""
    looks: float
    """Whole looks that were asked for, for each decision."""


async def measure(running: Host, decisions: int, knows_changes: bool = True) -> Cost:
    table, held = shared_game(running, PEOPLE, "quick")
    browsers = [Browser(running, table, seat, cookie) for seat, cookie in held.items()]
    for each in browsers:
        each.knows_changes = knows_changes
        await each.open()
    chance = random.Random(7)
    await _play(browsers, WARM, chance)
    for each in browsers:
        each.waits.clear()
    cpu, came, looked = running.cpu_ms, _received(browsers), _looked(browsers)
    made = await _play(browsers, decisions, chance)
    cpu, came = running.cpu_ms - cpu, _received(browsers) - came
    looked = _looked(browsers) - looked
    for each in browsers:
        await each.close()
    waits = sorted(wait for each in browsers for wait in each.waits)
    return Cost(
        made,
        round(cpu / made, 2),
        at(waits, 0.5),
        at(waits, 0.99),
        round(came / made / 1000, 1),
        round(looked / made, 2),
    )


async def _play(browsers: list[Browser], decisions: int, chance: random.Random) -> int:
    made = 0
    while made < decisions:
        who = chance.choice(await _asked(browsers))
        keys = [option["key"] for option in who.look["options"]]
        closing = [key for key in CLOSING if key in keys]
        key = closing[0] if closing and chance.random() < 0.4 else chance.choice(keys)
        made += await who.decide(key, f"{made} {chance.random()}") == 200
        await _until_quiet(browsers)
    return made


async def _asked(browsers: list[Browser]) -> list[Browser]:
    """Who can decide, as soon as anybody can."""
    until = perf_counter() + _LONGEST_WAIT
    while not (asked := [each for each in browsers if each.is_asked]):
        if perf_counter() > until:
            raise RuntimeError("Nobody is asked any more.")
        await asyncio.sleep(_QUIET)
    return asked


async def _until_quiet(browsers: list[Browser]) -> None:
    while perf_counter() - max(each.active for each in browsers) < _QUIET:
        await asyncio.sleep(_QUIET / 3)


def _received(browsers: list[Browser]) -> int:
    return sum(each.received for each in browsers)


def _looked(browsers: list[Browser]) -> int:
    return sum(each.looks for each in browsers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--checkout", type=Path, help="whose server to measure")
    parser.add_argument(
        "--whole", action="store_true", help="as servers want it that know no changes"
    )
    said = parser.parse_args()
    with host(is_hosted=True, checkout=said.checkout) as running:
        found = asyncio.run(measure(running, said.decisions, not said.whole))
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
