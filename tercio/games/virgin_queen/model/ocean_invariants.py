"""What must always hold at sea and on the World Map; for fuzzing."""

from collections.abc import Iterator

from tercio.games.virgin_queen.model.armada_questions import armada_at, room_aboard
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.rules.construction.colonies import colonies_left
from tercio.games.virgin_queen.rules.construction.patrols import patrols_left
from tercio.wars.model.names import ELSEWHERE, NOBODY


def ocean_violations(g: VirginQueen) -> Iterator[str]:
    yield from _armada_violations(g)
    yield from _captain_violations(g)
    oceans = g.state.oceans
    if patrols_left(g) < 0 or min(oceans.patrols) < 0:
        yield "There are more patrols than counters, or fewer than none."
    for power in MAJORS:
        if colonies_left(g, power) < 0:
            yield f"{g.world.power_rows[power].name} has more colonies than markers."
    if len(oceans.escorts) > g.world.constant("treasure_fleet_escorts"):
        yield "Too many galleons escort the treasure fleet."
    if any(g.state.ship_at[ship] != ELSEWHERE for ship in oceans.escorts):
        yield "An escort of the treasure fleet is in two places."


def _armada_violations(g: VirginQueen) -> Iterator[str]:
    oceans = g.state.oceans
    if (armada_at(g) >= 0) != bool(oceans.armada):
        yield "The Armada is in play without strength, or has strength without being in play."
    if room_aboard(g) < 0:
        yield "The Armada carries more than it can hold."
    if any(g.state.leader_at[leader] != ELSEWHERE for leader in oceans.passengers):
        yield "A passenger of the Armada is in two places."


def _captain_violations(g: VirginQueen) -> Iterator[str]:
    oceans = g.state.oceans
    for captain, row in enumerate(g.world.captains):
        sails = oceans.captain_at[captain] >= 0 or captain in oceans.wintering
        if sails != (oceans.captain_power[captain] != NOBODY):
            yield f"{row.name} sails for nobody, or serves without sailing."
        if not sails and (oceans.loot[captain] or oceans.colony_aboard >> captain & 1):
            yield f"{row.name} carries something ashore."
        if captain in oceans.wintering and oceans.wintering[captain] not in oceans.colonies:
            yield f"{row.name} winters in a colony that is gone."
