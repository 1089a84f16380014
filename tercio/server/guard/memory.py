"""How many tables a process may hold in memory, by what the machine has."""

import os
from pathlib import Path
from typing import Final

_MB: Final = 1024 * 1024
_EACH: Final = 3 * _MB
"""What a long game takes, with what is remembered for those who look at it."""
_SHARE: Final = 4
"""Of the memory one part in so many is for tables."""
FEWEST, MOST = 64, 1000
_LIMIT: Final = Path("/sys/fs/cgroup/memory.max")
"""What a container may take; "max": all that there is."""


def room_for_tables(workers: int) -> int:
    """For each process that serves; the one in which its bots play has tables of its own."""
    each = _memory() // (_SHARE * _EACH * 2 * max(1, workers))
    return min(MOST, max(FEWEST, each))


def _memory() -> int:
    """In bytes; 0 where nobody can tell."""
    try:
        whole = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 0
    return min(whole, _allowed() or whole)


def _allowed() -> int:
    try:
        said = _LIMIT.read_text("ascii").strip()
    except OSError:
        return 0
    return int(said) if said.isdigit() else 0
