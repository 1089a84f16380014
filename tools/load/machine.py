"""What processes take of the machine, and what else it has to do."""

import os
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

_TICKS = os.sysconf("SC_CLK_TCK")
_PROC = Path("/proc")


class _Row(NamedTuple):
    parent: int
    cpu_s: float
    """Its own, and that of children which are no more."""


def children(parent: int) -> list[int]:
    return [pid for pid, row in _rows().items() if row.parent == parent]


def family(first: int) -> list[int]:
    """A process and all that descend from it."""
    found = [first]
    for each in found:
        found += children(each)
    return found


def cpu_s(processes: Iterable[int]) -> float:
    rows = _rows()
    return sum(rows[pid].cpu_s for pid in processes if pid in rows)


def memory_mb(processes: Iterable[int]) -> float:
    """What they hold; pages that several share count once, among them."""
    return sum(map(_memory_kb, processes)) / 1024


def _memory_kb(pid: int) -> int:
    try:
        lines = (_PROC / str(pid) / "smaps_rollup").read_text("ascii").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def _rows() -> dict[int, _Row]:
    rows = {}
    for each in _PROC.iterdir():
        if each.name.isdigit():
            try:
                fields = (each / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
            except OSError:  # it is gone
                continue
            rows[int(each.name)] = _Row(int(fields[1]), sum(map(int, fields[11:15])) / _TICKS)
    return rows


class Machine(NamedTuple):
    """The whole machine, at some moment."""

    at: float
    busy_s: float
    """Of all cores, whoever was at work."""
    stolen_s: float
    """That other machines on the same hardware took."""

    @classmethod
    def now(cls) -> "Machine":
        fields = (_PROC / "stat").read_text("ascii").split("\n", 1)[0].split()[1:]
        user, nice, system, _, _, irq, soft, stolen = (int(each) / _TICKS for each in fields[:8])
        return cls(monotonic(), user + nice + system + irq + soft, stolen)
