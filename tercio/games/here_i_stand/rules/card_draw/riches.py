"""New World riches, in the card draw phase (HIS 20.4)."""

from collections import Counter
from itertools import product
from typing import Final

from tercio.games.here_i_stand.model.events.new_world import (
    HoldingLost,
    MarkerGained,
    MarkerLost,
    RaiderRolled,
    RichesRolled,
)
from tercio.games.here_i_stand.model.new_world_state import Holding
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import HAPSBURG, MAJORS
from tercio.games.here_i_stand.rows.tables import NewWorldPowerRow, RaiderRow, RichesRow
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref

GALLEONS, PLANTATIONS, RAIDER = "galleons", "plantations", "raider"
GOVERNOR, UPRISING = "governor", "uprising"
_FACES: Final = range(1, 7)
_TWO_DICE: Final = tuple(product(_FACES, repeat=2))


@cites("HIS 20.4")
def new_world_riches(g: HereIStand) -> dict[Power, int]:
    """Roll for every colony and conquest; returns the extra cards of each power."""
    extra: Counter[Power] = Counter()
    spent: set[Power] = set()
    for power in MAJORS:
        for holding in [h for h in g.state.new_world.holdings if h.power == power]:
            result = _roll(g, holding, spent)
            if result in ("elim", "deplete"):
                g.state.new_world.holdings.remove(holding)
                g.record(HoldingLost(power_ref(g, power), _ref(holding)))
            if result in ("card", "deplete"):
                extra[_who_gets_it(g, power)] += 1
    for power in spent:
        marker = g.state.new_world.governor.pop(power)
        g.record(MarkerLost(power_ref(g, power), marker))
    return dict(extra)


def _roll(g: HereIStand, holding: Holding, spent: set[Power]) -> str:
    """card, deplete, elim or none: galleons and governors are told already."""
    new_world = g.state.new_world
    planted = holding.kind == "colony" and new_world.plantations >> holding.power & 1
    bonus = g.world.constant("plantations_bonus") if planted else 0
    by = power_ref(g, holding.power)
    total = sum(g.dice(2, "riches", by=by, counted={"plantations": bonus})) + bonus
    result = _result(g, holding, total)
    chances = _chances(g, holding, bonus)
    g.record(RichesRolled(by, _ref(holding), total, result, chances=chances))
    if _column(g, holding, total) == "none" and holding.power in new_world.governor:
        spent.add(holding.power)
    return result


def _result(g: HereIStand, holding: Holding, total: int) -> str:
    """What the table says, with galleons and with what befell the colonies."""
    new_world, result = g.state.new_world, _column(g, holding, total)
    if result == "galleon":
        return "card" if new_world.galleons >> holding.power & 1 else "nothing"
    if result == "none" and holding.power in new_world.governor:
        return "card" if new_world.governor[holding.power] == GOVERNOR else "elim"
    return result


def _chances(g: HereIStand, holding: Holding, bonus: int) -> list[float]:
    by_total = {total: _result(g, holding, total + bonus) for total in range(2, 13)}
    ends = [by_total[one + other] for one, other in _TWO_DICE]
    win = sum(end in ("card", "deplete") for end in ends) / len(ends)
    loss = ends.count("elim") / len(ends)
    return [win, max(0.0, 1.0 - win - loss), loss]


def _column(g: HereIStand, holding: Holding, total: int) -> str:
    rows = g.world.data.table("riches", RichesRow).values()
    roll = min(total, 12)
    row = next(row for row in rows if row.roll == roll)
    columns: dict[str, str] = {
        "inca": row.inca,
        "aztec": row.aztec,
        "maya": row.maya,
        "potosi": row.potosi,
    }
    return columns.get(holding.what, row.colony)


def _ref(holding: Holding) -> str:
    return f"{'colony' if holding.kind == 'colony' else 'discovery'}:{holding.what}"


@cites("HIS 20.4")
def _who_gets_it(g: HereIStand, power: Power) -> Power:
    """Raiders may steal a card from the Hapsburgs: French, then English, then Protestant."""
    if power != HAPSBURG:
        return power
    for raider in _raiders(g):
        die = g.dice(1, "raid", by=power_ref(g, raider))[0]
        row = _raid_result(g, die)
        chances = _raid_chances(g)
        g.record(RaiderRolled(power_ref(g, raider), die, row.result, chances))
        if _is_caught(g, row):
            g.state.new_world.raiders &= ~(1 << raider)
            g.record(MarkerLost(power_ref(g, raider), RAIDER))
        if row.stolen:
            return raider
    return power


def _raiders(g: HereIStand) -> list[Power]:
    rows = g.world.data.table("new_world_powers", NewWorldPowerRow).values()
    order = sorted((row.raider_order, g.world.power[row.power]) for row in rows if row.raider_order)
    return [power for _, power in order if g.state.new_world.raiders >> power & 1]


def _is_caught(g: HereIStand, row: RaiderRow) -> bool:
    guarded = row.eliminated_with_galleons and g.state.new_world.galleons >> HAPSBURG & 1
    return row.eliminated or bool(guarded)


def _raid_chances(g: HereIStand) -> list[float]:
    ends = [_raid_result(g, die) for die in _FACES]
    win = sum(row.stolen for row in ends) / len(ends)
    loss = sum(_is_caught(g, row) and not row.stolen for row in ends) / len(ends)
    return [win, max(0.0, 1.0 - win - loss), loss]


def _raid_result(g: HereIStand, die: int) -> RaiderRow:
    rows = g.world.data.table("raiders", RaiderRow).values()
    return next(row for row in rows if row.low <= die <= row.high)


# -- markers beside the colonies ---------------------------------------------------------------


@cites("HIS 20.4")
def give_marker(g: HereIStand, power: Power, marker: str) -> None:
    """Galleons, plantations, a raider, or a colonial governor or native uprising."""
    new_world, bit = g.state.new_world, 1 << power
    if marker == GALLEONS:
        new_world.galleons |= bit
    elif marker == PLANTATIONS:
        new_world.plantations |= bit
    elif marker == RAIDER:
        new_world.raiders |= bit
    else:
        new_world.governor[power] = marker
    g.record(MarkerGained(power_ref(g, power), marker))
