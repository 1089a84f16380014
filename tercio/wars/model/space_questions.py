"""Questions about spaces: who holds them, and what is there (2.1, 2.2)."""

from tercio.kernel.citations import cites
from tercio.wars.model.ground import AnyGround
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import powers_in


def controller_of(g: AnyGround, space: Space) -> Power:
    return g.state.control[space]


def is_controlled_by(g: AnyGround, power: Power, space: Space) -> bool:
    return g.state.control[space] == power


@cites("HIS 2.2", "VQ 2.2")
def is_friendly_space(g: AnyGround, power: Power, space: Space) -> bool:
    """Controlled by the power or one of its allies."""
    return bool(g.state.friends[power] >> g.state.control[space] & 1)


@cites("HIS 2.2", "VQ 2.2")
def is_enemy_space(g: AnyGround, power: Power, space: Space) -> bool:
    return bool(g.state.foes[power] >> g.state.control[space] & 1)


@cites("HIS 2.1", "VQ 2.1")
def is_fortified(g: AnyGround, space: Space) -> bool:
    return bool(g.state.fortresses >> space & 1)


def is_in_unrest(g: AnyGround, space: Space) -> bool:
    return bool(g.state.unrest >> space & 1)


def is_besieged(g: AnyGround, space: Space) -> bool:
    return g.state.besiegers[space] != 0


@cites("HIS 2.1", "VQ 2.1")
def is_home(g: AnyGround, power: Power, space: Space) -> bool:
    return bool(g.state.home[power] >> space & 1)


def friendly_spaces(g: AnyGround, power: Power) -> Mask:
    return _held_by(g, g.state.friends[power])


def enemy_spaces(g: AnyGround, power: Power) -> Mask:
    return _held_by(g, g.state.foes[power])


def _held_by(g: AnyGround, powers: Mask) -> Mask:
    controlled = g.state.controlled
    spaces = 0
    for power in powers_in(powers):
        spaces |= controlled[power]
    return spaces


@cites("HIS 2.4", "VQ 2.4")
def controlled_keys(g: AnyGround, power: Power) -> int:
    """How many keys a power holds that are not in unrest."""
    keys = g.state.controlled[power] & g.world.keys & ~g.state.unrest
    return keys.bit_count()


def is_unoccupied(g: AnyGround, space: Space) -> bool:
    """No land or naval unit and no leader of any power (12.4)."""
    return not occupied_places(g) >> space & 1


def occupied_places(g: AnyGround) -> Mask:
    """Locations with a unit or a leader of any power."""
    state = g.state
    found = 0
    for mask in state.land:
        found |= mask
    for mask in state.fleets:
        found |= mask
    for at in state.leader_at:
        if at >= 0:
            found |= 1 << at
    return found
