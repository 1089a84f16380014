"""Luck as swings: how far the dice moved battles, and for whom.

A swing is hits beyond what a side's dice bring on the average, less what its enemy's brought beyond
theirs. Where only one side rolls, the other has none.
"""

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean
from typing import Final

import msgspec

from tercio.arena.chances import middle
from tercio.dataset.tables import Row

MOST: Final = 15
"""Battles that are told of."""
SIDES: Final = (("attacker", "defender"), ("defender", "attacker"))


class SideSwing(msgspec.Struct, frozen=True):
    """How far the dice moved a seat's games: the mean, and where the middle 80 % of games lie."""

    side: str
    games: int
    mean: float
    low: float
    high: float
    moved: float
    """Of all its battles in a game, the swings either way: what dice move, whoever gains."""


class Rolls(msgspec.Struct, frozen=True):
    """What a side hit, and what was to be expected; None where it rolled no dice."""

    side: str
    hits: int
    expected: float | None

    @property
    def beyond(self) -> float:
        return 0.0 if self.expected is None else self.hits - self.expected


class BattleSwing(msgspec.Struct, frozen=True):
    """A battle that went otherwise than its dice promised."""

    game: int
    turn: int
    kind: str
    place: str
    lucky: Rolls
    other: Rolls
    swing: float
    chance: float | None
    """That of the lucky side to win before the dice..."""
    is_won: bool
    """...and whether it did."""


def side_swings(battles: Iterable[Row]) -> Iterable[SideSwing]:
    """Of every seat that fought."""
    by: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in battles:
        swing = swing_of(row)
        for seat, gained in ((row["attacker_seat"], swing), (row["defender_seat"], -swing)):
            if seat is not None:
                by[seat][row["game"]].append(gained)
    for seat, games in by.items():
        sums = [sum(swings) for swings in games.values()]
        low, high = middle(sums)
        moved = fmean(sum(map(abs, swings)) for swings in games.values())
        yield SideSwing(seat, len(games), fmean(sums), low, high=high, moved=moved)


def biggest_swings(battles: Iterable[Row]) -> list[BattleSwing]:
    """Those that went farthest from what was to be expected; of equals the earlier ones."""
    swung = [row for row in battles if swing_of(row)]
    swung.sort(key=lambda row: (-abs(swing_of(row)), row["game"], row["n"]))
    return [_told(row) for row in swung[:MOST]]


def swing_of(row: Row) -> float:
    """To the attacker; below 0 to the defender."""
    attacker, defender = (_rolls(row, part) for part, _ in SIDES)
    return attacker.beyond - defender.beyond


def _told(row: Row) -> BattleSwing:
    swing = swing_of(row)
    lucky, other = SIDES[swing < 0]
    chance: float | None = row["win"]
    if chance is not None and lucky == "defender":
        chance = 1 - chance - row["draw"]
    return BattleSwing(
        game=row["game"],
        turn=row["turn"],
        kind=row["kind"],
        place=row["place"] or "",
        lucky=_rolls(row, lucky),
        other=_rolls(row, other),
        swing=abs(swing),
        chance=chance,
        is_won=row["winner"] == lucky,
    )


def _rolls(row: Row, part: str) -> Rolls:
    return Rolls(row[part] or "", row[f"{part}_hits"] or 0, row[f"{part}_expected"])
