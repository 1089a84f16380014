"""How long an unrelated look takes while each kind of request is hammered.

    python -m tools.bench.hammered [--seconds S] [--kind NAME ..] [--unlimited] [--checkout PATH]

One account attacks from one address, with as many lines as there are threads that answer; somebody
at another address looks at another table. Limits of rate are those of a real server, unless they
are switched off to see what one kind of request does to the others when nothing refuses it. The
attackers are a process of their own. `--checkout` measures the server of another checkout.
"""

import argparse
import multiprocessing
import threading
import time
from collections import Counter
from http.client import HTTPException
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import quantiles

from tools.bench.host import host
from tools.bench.kinds import Setup, kinds, set_up
from tools.bench.line import Line

HAMMERS = 16
"""As many as there are threads that answer."""
ATTACKER, VISITOR = "192.0.2.66", "192.0.2.1"
PAUSE = 0.03
"""Between two looks: no visitor is refused for looking that often."""
AT_REST = "at rest"


def looks(setup: Setup, seconds: float) -> tuple[float, float]:
    """p50 and p99 of looks at the quiet table by a stranger, in milliseconds."""
    line, until = Line(setup, address=VISITOR), time.monotonic() + seconds
    took: list[float] = []
    while time.monotonic() < until or len(took) < 20:
        status, answer, each = line.ask("GET", f"/tables/{setup.quiet}/look")
        if status != 200:
            raise RuntimeError(f"A look was answered with {status}: {answer}.")
        took.append(1000 * each)
        time.sleep(PAUSE)
    line.close()
    parts = quantiles(took, n=100)
    return parts[49], parts[98]


def hammer(
    setup: Setup, name: str, started: Event, done: Event, answers: "Queue[Counter[int]]"
) -> None:
    """What the attackers do, and what they are told."""
    told: Counter[int] = Counter()
    kind = kinds(setup)[name]

    def strike() -> None:
        line = setup.line(ATTACKER)
        while not done.is_set():
            try:
                told[kind.ask(line, told.total())] += 1
            except (OSError, HTTPException):  # the line was cut
                told[0] += 1
                line.close()
                line = setup.line(ATTACKER)
        line.close()

    lines = [threading.Thread(target=strike, daemon=True) for _ in range(HAMMERS)]
    for each in lines:
        each.start()
    started.set()
    for each in lines:
        each.join()
    answers.put(told)


def hammered(setup: Setup, name: str, seconds: float) -> tuple[float, float, Counter[int]]:
    """p50 and p99 meanwhile, and what the attackers were told how often."""
    context = multiprocessing.get_context("spawn")
    started, done, answers = context.Event(), context.Event(), context.Queue()
    attack = context.Process(target=hammer, args=(setup, name, started, done, answers))
    attack.start()
    started.wait(60)
    try:
        p50, p99 = looks(setup, seconds)
    finally:
        done.set()
    told = answers.get(timeout=120)
    attack.join(60)
    return p50, p99, told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="for each kind")
    parser.add_argument("--kind", action="append", help="only these; may be repeated")
    parser.add_argument("--unlimited", action="store_true", help="without limits of rate")
    parser.add_argument("--checkout", type=Path, help="whose server to measure")
    said = parser.parse_args()
    with host(is_hosted=True, is_limited=not said.unlimited, checkout=said.checkout) as running:
        setup = set_up(running)
        known = kinds(setup)
        if unknown := set(said.kind or ()) - set(known):
            parser.error(f"no kind {', '.join(sorted(unknown))}; there are {', '.join(known)}")
        p50, p99 = looks(setup, said.seconds)
        print(f"{AT_REST:<46} p50 {p50:8.1f} ms   p99 {p99:8.1f} ms", flush=True)
        for name in said.kind or known:
            p50, p99, told = hammered(setup, name, said.seconds)
            answers = ", ".join(f"{times} x {status}" for status, times in told.most_common())
            print(f"{name:<46} p50 {p50:8.1f} ms   p99 {p99:8.1f} ms   {answers}", flush=True)


if __name__ == "__main__":
    main()
