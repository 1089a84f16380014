"""What the kernel itself costs: a game without rules, and a state of a given size.

The hollow game asks one seat to choose among 20 options, from a procedure six calls deep, and
does nothing with the answer. What a decision takes is what the kernel takes.
"""

from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from tercio.kernel.ask import Ask, Checkpoint, Option, Procedure, Seat
from tercio.kernel.data import Schema
from tercio.kernel.fields import Open, Part, part
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.table import Table

OPTIONS = 20
DEPTH = 6
_KEYS = [f"choose.{number}" for number in range(OPTIONS)]
_SEAT = Seat("solo")


@part
class Bulk(Part):
    """A state like those of the big games: rows of small numbers, and piles of cards.

    40 rows for 100 spaces and 60 piles of 8 cards are 40 kB in memory.
    """

    rows: Open[list[list[int]]]
    piles: Open[list[list[int]]]

    @classmethod
    def of_40_kb(cls) -> "Bulk":
        return cls([[n % 7 for n in range(100)] for _ in range(40)], [[*range(8)]] * 60)


@part
class Nothing(Part):
    pass


class Hollow(Game[Any]):
    id = "hollow"
    name = "Hollow"
    book = "HOLLOW"
    folder = Path(__file__).parent
    schema = Schema(folder, {})
    scenarios = (Scenario("only", "Only", (1,)),)

    def __init__(self, state: Nothing | Bulk) -> None:
        self._state = state

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        return (_SEAT,)

    def setup(self, setting: Setting, data: Any, random: Randomness) -> Any:
        return self._state.copy()

    def play(self, g: Position[Any]) -> Procedure[None]:
        yield Checkpoint()
        while True:
            yield from _descend(DEPTH - 1)

    def result(self, g: Position[Any]) -> Result | None:
        return None


def _descend(further: int) -> Procedure[Option]:
    if further > 1:
        return (yield from _descend(further - 1))
    pick: Option = yield Ask(_SEAT, "choose", [Option(key) for key in _KEYS])
    return pick


def decision_us(decisions: int = 2000, rounds: int = 15) -> float:
    """Microseconds of kernel overhead a decision: the ask is made, offered and decided."""
    times = []
    for _ in range(rounds):
        table = Table.new(Hollow(Nothing()), seed="hollow")
        begun = process_time()
        for number in range(decisions):
            table.decide(_SEAT, _KEYS[number % OPTIONS])
        times.append((process_time() - begun) / decisions)
    return median(times) * 1e6


def fork_us(forks: int = 200, rounds: int = 15) -> float:
    """Microseconds to fork a table with a state of 40 kB that stands at a checkpoint."""
    table = Table.new(Hollow(Bulk.of_40_kb()), seed="hollow")
    times = []
    for _ in range(rounds):
        begun = process_time()
        for _ in range(forks):
            table.fork()
        times.append((process_time() - begun) / forks)
    return median(times) * 1e6
