"""Who stands in a space, inside and outside its walls, and whom a power would fight there."""

from itertools import compress
from typing import Final

from tercio.wars.model.force import Force
from tercio.wars.model.leader_questions import army_leaders_at, leaders_at
from tercio.wars.model.names import KINDS, Mask, Power, Space
from tercio.wars.model.power_questions import are_friends, commanded_by, commanded_mask
from tercio.wars.model.space_questions import is_besieged, is_fortified
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.model.war import AnyWar

GARRISON = 4
"""The most land units that a fortification holds (13.4, 14.1, 15.2, 22.1)."""


def independents(g: AnyWar) -> Mask:
    return ((1 << g.world.power_count) - 1) >> g.world.independent << g.world.independent


_EACH: Final = tuple(1 << power for power in range(64))
"""The masks of one power each: as many as there are powers, or more."""


def owners_at(g: AnyWar, space: Space) -> Mask:
    """The powers whose own land units stand in a space."""
    here = 1 << space
    return sum(compress(_EACH, map(here.__and__, g.state.land)))


def own(g: AnyWar, power: Power) -> Mask:
    """A power and the minors that it commands."""
    return commanded_mask(tuple(g.state.patron), power)


def controlling_side(g: AnyWar, space: Space) -> Mask:
    """The power that controls a space and its friends: those who may be within its walls."""
    control = g.state.control[space]
    if control >= g.world.independent:
        return independents(g)
    return int(g.state.friends[control])


def is_inside(g: AnyWar, power: Power, space: Space) -> bool:
    """Whether units of a power are under siege in a space."""
    return is_besieged(g, space) and bool(controlling_side(g, space) >> power & 1)


def units_of(g: AnyWar, owners: Mask, space: Space) -> int:
    """Land units of several owners in a space."""
    troops = g.state.troops
    total = 0
    power = 0
    while owners:
        if owners & 1:
            total += troops[power * 2][space] + troops[power * 2 + 1][space]
        owners >>= 1
        power += 1
    return total


def units_inside(g: AnyWar, space: Space) -> int:
    """Land units within the walls, or that would be there if it came to a siege."""
    return units_of(g, controlling_side(g, space), space)


def may_garrison(g: AnyWar, power: Power, space: Space) -> bool:
    """Whether units of a power can withdraw into the fortification of a space (13.4)."""
    return is_fortified(g, space) and bool(controlling_side(g, space) >> power & 1)


def enemies_in(g: AnyWar, power: Power, space: Space) -> Mask:
    """Owners that count as enemies of a power in a space, whether or not they have units there.

    In a space of an enemy, its allies are enemies too (13.1); in an independent space, the
    independents defend themselves (22.6).
    """
    foes: Mask = g.state.foes[power]
    control: Power = g.state.control[space]
    if control >= g.world.independent:
        return foes | independents(g)
    if not foes >> control & 1:
        return foes
    allies: Mask = g.state.friends[control]
    return (foes | allies) & ~own(g, power)


def hostile_owners(g: AnyWar, power: Power, space: Space) -> Mask:
    """Owners of the units outside fortifications that a power must fight if it enters."""
    there = owners_at(g, space)
    if not there:
        return 0
    if is_besieged(g, space):
        foes: Mask = g.state.foes[power]
        return there & ~controlling_side(g, space) & foes
    hostile = there & enemies_in(g, power, space)
    if hostile & ~g.state.friends[power] or is_fortified(g, space):
        return hostile
    return 0  # nobody but our allies, who are guests of an enemy in the open


def force_of(g: AnyWar, owners: Mask, power: Power, space: Space) -> Force:
    """All land units that `owners` have in a space, and the army leaders of their commander."""
    force = Force(power, space)
    for owner in commanded_by(g, power):
        if owners >> owner & 1:
            for kind in KINDS:
                count = troops_of(g, owner, kind, space)
                if count:
                    force.add(owner, kind, count)
    force.leaders = army_leaders_at(g, space, power)
    return force


def hostile_forces(g: AnyWar, power: Power, space: Space) -> list[Force]:
    """One force for each power that commands hostile units in a space; majors in impulse order.

    Leaders of their allies who have no troops of their own there fight with them (9.2).
    """
    owners = hostile_owners(g, power, space)
    if not owners:
        return []
    patrons = {g.state.patron[p] for p in g.world.powers if owners >> p & 1}
    patrons |= _allied_leaders(g, power, space, patrons)
    order = [p for p in g.impulse_order() if p in patrons]
    order += sorted(patrons - set(order))
    return [force_of(g, owners, commander, space) for commander in order]


def _allied_leaders(g: AnyWar, power: Power, space: Space, patrons: set[Power]) -> set[Power]:
    """Commanders of hostile army leaders who stand outside fortifications beside friends."""
    enemies = enemies_in(g, power, space)
    if is_besieged(g, space):
        enemies &= ~controlling_side(g, space)
    state, naval = g.state, g.world.naval_leader
    found = {state.patron[state.leader_power[i]] for i in leaders_at(g, space) if not naval[i]}
    return {
        commander
        for commander in found
        if enemies >> commander & 1 and any(are_friends(g, commander, p) for p in patrons)
    }


def is_passive(g: AnyWar, power: Power) -> bool:
    """Inactive minors and independents: nobody decides for them (22.1, 22.6)."""
    return not g.is_played(power)
