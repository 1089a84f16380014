"""Exact chances of voyages, as the New World stands now (HIS 20.2, 20.3).

Who else sails this turn may be there before; nobody knows that when the voyage is launched.
"""

from collections.abc import Callable, Sequence
from itertools import product

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.files import ConquistadorRow, ExplorerRow
from tercio.games.here_i_stand.rules.new_world.voyages import (
    conquistadors_of,
    explorers_of,
    far_south_claims,
    next_below,
    outcome,
    uncharted,
)
from tercio.kernel.ask import Prospect
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power

ROLLS = [a + b for a, b in product(range(1, 7), repeat=2)]


@cites("HIS 20.2")
def foresee_exploration(g: HereIStand, power: Power) -> Prospect | None:
    """To discover something, to find nothing (a draw), or to be lost; the explorer is drawn."""
    rows = g.world.data.table("explorers", ExplorerRow)
    bonuses = [rows[who].value + uncharted(g, power) for who in explorers_of(g, power)]
    return _voyage("odds-exploration", bonuses, lambda total: _explored(g, total))


def _explored(g: HereIStand, total: int) -> str:
    row = outcome(g, "explorations", total)
    if row.result == "choice":
        return "found" if far_south_claims(g) else "nothing"
    if row.result == "lost":
        return "lost"
    return "found" if row.discovery and next_below(g, row.discovery) else "nothing"


@cites("HIS 20.3")
def foresee_conquest(g: HereIStand, power: Power) -> Prospect | None:
    """To conquer something, to find nothing (a draw), or to be lost; the conquistador is drawn."""
    rows = g.world.data.table("conquistadors", ConquistadorRow)
    bonuses = [rows[who].value for who in conquistadors_of(g, power)]
    return _voyage("odds-conquest", bonuses, lambda total: _conquered(g, total))


def _conquered(g: HereIStand, total: int) -> str:
    row = outcome(g, "conquests", total)
    if row.result == "lost":
        return "lost"
    return "found" if row.discovery and next_below(g, row.discovery) else "nothing"


@cites("HIS 20.2")
def foresee_circumnavigation(g: HereIStand, bonus: int) -> Prospect | None:
    """To come home around the world, or not."""

    return _voyage("odds-circumnavigation", [bonus], lambda total: _rounded(g, total))


def _rounded(g: HereIStand, total: int) -> str:
    return "found" if outcome(g, "circumnavigations", total).discovery else "lost"


def exploration_chances(g: HereIStand, bonus: int) -> list[float]:
    """Of a roll with a bonus: to find something, nothing, or to be lost."""
    return _chances([bonus], lambda total: _explored(g, total))


def conquest_chances(g: HereIStand, bonus: int) -> list[float]:
    return _chances([bonus], lambda total: _conquered(g, total))


def circumnavigation_chances(g: HereIStand, bonus: int) -> list[float]:
    return _chances([bonus], lambda total: _rounded(g, total))


def _chances(bonuses: Sequence[int], result: Callable[[int], str]) -> list[float]:
    totals = [roll + bonus for bonus in bonuses for roll in ROLLS]
    by_total = {total: result(total) for total in set(totals)}
    ends = [by_total[total] for total in totals]
    return [ends.count(end) / len(ends) for end in ("found", "nothing", "lost")]


def _voyage(title: str, bonuses: Sequence[int], result: Callable[[int], str]) -> Prospect | None:
    """Every roll with every man who may be drawn; who is lost is the loss to expect."""
    if not bonuses:
        return None
    found, nothing, lost = _chances(bonuses, result)
    return Prospect(title, {}, found, nothing, loss=lost, mine=lost)
