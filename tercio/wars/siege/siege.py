"""Sieges: who lies before a fortified space, and when a siege is broken (15, 15.3)."""

from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.land.formations import whole_force
from tercio.wars.land.hostility import controlling_side, own, units_inside, units_of
from tercio.wars.land.retreat import leave_siege
from tercio.wars.model.names import Power, Space
from tercio.wars.model.numbered import by_space, powers_in
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.space_questions import is_fortified
from tercio.wars.model.war import AnyWar


def is_hostile_fortress(g: AnyWar, power: Power, space: Space) -> bool:
    """Whether a power's units before the walls of a space are there to besiege it."""
    control = g.state.control[space]
    return control >= g.world.independent or are_enemies(g, power, control)


@cites("HIS 15", "VQ 15")
def outnumbers_garrison(g: AnyWar, power: Power, space: Space) -> bool:
    """Each besieging power must have more units there than are inside; cavalry counts."""
    besiegers = own(g, power) & ~controlling_side(g, space)
    return units_of(g, besiegers, space) > units_inside(g, space)


@cites("HIS 15.3", "VQ 15.3")
def check_siege(g: AnyWar, space: Space) -> Procedure[None]:
    """To be called after anything that may have changed the numbers, sides or control there.

    A besieger that no longer outnumbers the garrison breaks the siege and retreats. Where there
    is no enemy left to besiege, the siege is simply over; whoever ended the war displaces units.
    """
    besiegers = g.state.besiegers[space]
    for power in powers_in(besiegers):
        if not g.state.besiegers[space] >> power & 1:
            continue  # ended by what an earlier besieger did
        if not is_fortified(g, space) or not is_hostile_fortress(g, power, space):
            g.lift_siege(space, power)
        elif not outnumbers_garrison(g, power, space):
            yield from break_siege(g, power, space)


@cites("HIS 15.3", "VQ 15.3")
def break_siege(g: AnyWar, power: Power, space: Space) -> Procedure[None]:
    """The besieging stack retreats to an adjacent space; without one it is eliminated."""
    g.lift_siege(space, power)
    yield from leave_siege(g, whole_force(g, power, space))


@cites("HIS 15.3", "VQ 15.3")
def check_sieges(g: AnyWar) -> Procedure[None]:
    """All over the map, after something that may have changed any of them."""
    for space, besiegers in by_space(g.state.besiegers):
        if besiegers:
            yield from check_siege(g, space)
