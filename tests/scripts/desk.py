"""A small battle of the primer, and how it went."""

from collections.abc import Callable

from tercio.scripts import Divergence

HEADER = 'title = "A test"\ngame = "primer"\nscenario = "pavia"\n'
ASSAULT = """
overlay = [
  { do = "place", town = "pavia", seat = "colonna", companies = 3 },
  { do = "place", town = "lodi", seat = "gonzaga", companies = 1 },
  { do = "deal", seat = "gonzaga", cards = ["ambush"] },
  { do = "set", phase = "impulse" },
]
"""
MARCH = '"colonna: march.pavia", "colonna: goal.lodi", '

Play = Callable[..., Divergence | None]


def told(divergence: Divergence | None) -> tuple[int | str, str, str]:
    assert divergence is not None
    return divergence.step, divergence.expected, divergence.got
