"""Units and leaders that may be in some spaces only (VQ 17.1, 20.10, 23.1)."""

from typing import Generic

from tercio.wars.model.force import Force
from tercio.wars.model.names import LeaderId, Mask, Power, Space, owner_of
from tercio.wars.model.war import AnyWar, G_contra


class LeashHooks(Generic[G_contra]):
    """Who may be in some spaces only."""

    has_leashes = False
    """Whether some units or leaders may be in some spaces only."""

    def unit_leash(self, g: G_contra, owner: Power) -> Mask:
        """The spaces where an owner's land units may be; -1: all."""
        return -1

    def leader_leash(self, g: G_contra, leader: LeaderId) -> Mask:
        """The spaces where a leader may be; -1: all."""
        return -1


def leash_of(g: AnyWar, force: Force) -> Mask:
    """The spaces that everybody in a force may be in."""
    hooks = g.hooks
    spaces: Mask = -1
    if hooks.has_leashes:
        for index, count in force.troops.items():
            if count:
                spaces &= hooks.unit_leash(g, owner_of(index))
        for leader in force.leaders:
            spaces &= hooks.leader_leash(g, leader)
    return spaces


def is_free(g: AnyWar, force: Force, to: Space) -> bool:
    """Whether everybody in a force may go to a space."""
    return bool(leash_of(g, force) >> to & 1)


def goes_along(g: AnyWar, force: Force, to: Space) -> Force:
    """The part of a force that may go to a space."""
    if is_free(g, force, to):
        return force
    part = Force(force.power, force.space)
    for owner, kind, count in force.stacks():
        if g.hooks.unit_leash(g, owner) >> to & 1:
            part.add(owner, kind, count)
    part.leaders = [i for i in force.leaders if g.hooks.leader_leash(g, i) >> to & 1]
    return part


def leave_behind(g: AnyWar, force: Force, to: Space) -> Force:
    """Take from a force whoever may not go to a space; they are the answer."""
    part = goes_along(g, force, to)
    rest = Force(force.power, force.space)
    if part is force:
        return rest
    for owner, kind, count in force.stacks():
        rest.add(owner, kind, count - part.count(owner, kind))
    rest.leaders = [leader for leader in force.leaders if leader not in part.leaders]
    force.troops, force.leaders = part.troops, part.leaders
    return rest


def singles(pool: Force) -> list[Force]:
    """Each sort of unit and each leader of a pool, alone."""
    alone = []
    for owner, kind, _ in pool.stacks():
        unit = Force(pool.power, pool.space)
        unit.add(owner, kind)
        alone.append(unit)
    alone += [Force(pool.power, pool.space, {}, [leader]) for leader in pool.leaders]
    return alone
