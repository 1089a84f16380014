"""What a hosted server keeps in memory of many requests of each kind.

    python -m tools.bench.memory [--requests N] [--kind NAME ..] [--allow MB] [--checkout PATH]

Memory is read before, after a tenth of the requests, and after all of them: what grows after the
first tenth is kept. One server answers all of them. The exit code is 1 if a kind keeps more than is
allowed. Limits of rate are off: whoever comes from enough addresses has none.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tools.bench.host import Host, host
from tools.bench.kinds import Kind, Setup, kinds, set_up


class Kept(NamedTuple):
    before: float
    warm: float
    after: float
    """In megabytes."""
    told: Counter[int]

    @property
    def growth(self) -> float:
        return self.after - self.warm


def kept(running: Host, setup: Setup, kind: Kind, requests: int) -> Kept:
    line, told = setup.line(), Counter[int]()
    before = warm = running.memory_mb
    for n in range(requests):
        told[kind.ask(line, n)] += 1
        if n == requests // 10:
            warm = running.memory_mb
    line.close()
    return Kept(before, warm, running.memory_mb, told)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--requests", type=int, default=10_000, help="of each kind")
    parser.add_argument("--kind", action="append", help="only these; may be repeated")
    parser.add_argument("--allow", type=float, default=8.0, metavar="MB", help="of growth")
    parser.add_argument("--checkout", type=Path, help="whose server to measure")
    said = parser.parse_args()
    print(f"{'MB':<46} {'before':>8} {'warm':>8} {'after':>8} {'growth':>8}  answers", flush=True)
    has_grown = False
    with host(is_hosted=True, checkout=said.checkout) as running:
        setup = set_up(running)
        for name, kind in kinds(setup).items():
            if said.kind and name not in said.kind:
                continue
            found = kept(running, setup, kind, said.requests)
            is_flat = found.growth <= said.allow
            has_grown |= not is_flat
            figures = " ".join(f"{each:8.1f}" for each in (*found[:3], found.growth))
            answers = ", ".join(f"{times} x {status}" for status, times in found.told.most_common())
            print(f"{name:<46} {figures}  {answers}{'' if is_flat else '  GROWS'}", flush=True)
    return int(has_grown)


if __name__ == "__main__":
    sys.exit(main())
