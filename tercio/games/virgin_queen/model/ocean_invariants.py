"""What must always hold at sea and on the World Map; for fuzzing."""

from collections.abc import Iterator

from tercio.games.virgin_queen.model.armada_questions import armada_at, room_aboard
from tercio.games.virgin_queen.model.impossible import impossible
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.rules.construction.colonies import colonies_left
from tercio.games.virgin_queen.rules.construction.patrols import patrols_left
from tercio.kernel.told import Name
from tercio.wars.model.impossible import power_name
from tercio.wars.model.names import ELSEWHERE, NOBODY


def ocean_violations(g: VirginQueen) -> Iterator[str]:
    yield from _armada_violations(g)
    yield from _captain_violations(g)
    oceans = g.state.oceans
    if patrols_left(g) < 0 or min(oceans.patrols) < 0:
        yield impossible("patrols")
    for power in MAJORS:
        if colonies_left(g, power) < 0:
            yield impossible("colonies", power=power_name(g, power))
    if len(oceans.escorts) > g.world.constant("treasure_fleet_escorts"):
        yield impossible("escorts")
    if any(g.state.ship_at[ship] != ELSEWHERE for ship in oceans.escorts):
        yield impossible("escort-twice")


def _armada_violations(g: VirginQueen) -> Iterator[str]:
    oceans = g.state.oceans
    if (armada_at(g) >= 0) != bool(oceans.armada):
        yield impossible("armada-without-strength")
    if room_aboard(g) < 0:
        yield impossible("armada-full")
    if any(g.state.leader_at[leader] != ELSEWHERE for leader in oceans.passengers):
        yield impossible("passenger-twice")


def _captain_violations(g: VirginQueen) -> Iterator[str]:
    oceans = g.state.oceans
    for captain, row in enumerate(g.world.captains):
        name = Name.known(row.name, f"name-captain-{row.id}", g.world.locale)
        sails = oceans.captain_at[captain] >= 0 or captain in oceans.wintering
        if sails != (oceans.captain_power[captain] != NOBODY):
            yield impossible("captain-of-nobody", captain=name)
        if not sails and (oceans.loot[captain] or oceans.colony_aboard >> captain & 1):
            yield impossible("loot-ashore", captain=name)
        if captain in oceans.wintering and oceans.wintering[captain] not in oceans.colonies:
            yield impossible("winters-nowhere", captain=name)
