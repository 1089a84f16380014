"""Leaders who fall into enemy hands (13.1, 14), and forces that are wiped out."""

from collections.abc import Iterable

from tercio.kernel.citations import cites
from tercio.wars.land.hostility import enemies_in, may_garrison, owners_at
from tercio.wars.model.fatigue import carry
from tercio.wars.model.force import Force
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import LeaderId, Power, Space
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import is_controlled_by
from tercio.wars.model.war import AnyWar


class CaptureHooks:
    """Who falls into enemy hands."""

    takes_lone_naval_leaders = False
    """Whether a naval leader alone in an unfortified space is lost when enemies enter (13.1)."""


@cites("HIS 14", "VQ 14")
def capture_leaders(g: AnyWar, leaders: Iterable[LeaderId], by: Power) -> None:
    """They go on the power card of their captor.

    Minors without an ally and independents have no card to hold them: their captives return
    next turn.
    """
    for leader in list(leaders):
        refuge = _refuge(g, leader)
        if refuge is not None:
            g.place_leader(leader, refuge)
        elif g.state.patron[by] in g.world.majors:
            g.capture_leader(leader, by)
        else:
            g.delay_leader(leader)


def _refuge(g: AnyWar, leader: LeaderId) -> Space | None:
    """Where a guarded leader escapes to: a capital of his power."""
    lord = g.state.patron[g.state.leader_power[leader]]
    if not g.state.impulse.guarded >> lord & 1:
        return None
    capitals = [s for s in g.hooks.capitals(g, lord) if is_controlled_by(g, lord, s)]
    return capitals[0] if capitals else None


@cites("HIS 13.1", "VQ 13.1")
def capture_lone_leaders(g: AnyWar, space: Space, by: Power) -> None:
    """Land units of `by` have come in: enemy leaders without troops or walls are taken."""
    leaders = leaders_at(g, space)
    if not leaders:
        return
    enemies = enemies_in(g, by, space)
    owners = owners_at(g, space)
    for leader in leaders:
        commander = g.state.patron[g.state.leader_power[leader]]
        if not enemies >> commander & 1 or may_garrison(g, commander, space):
            continue
        if owners & g.state.friends[commander] & ~(1 << by):
            continue
        if not g.world.naval_leader[leader]:
            capture_leaders(g, [leader], by)
        elif _takes_naval_leaders(g) and not ships_at(g, space, commander):
            g.delay_leader(leader)


def _takes_naval_leaders(g: AnyWar) -> bool:
    older = g.hooks.older_reading(g, "lone_naval_leader")
    return g.hooks.takes_lone_naval_leaders and not older


def march(g: AnyWar, force: Force, to: Space, how: str) -> None:
    """Move a force; what its units have done this impulse goes with them."""
    impulse = g.state.impulse
    for fatigue in (impulse.beaten, impulse.intercepted, impulse.moved_once):
        carry(fatigue, force, to)
    g.move_force(force, to, how)
    if force.size:
        capture_lone_leaders(g, to, force.power)


@cites("HIS 14.1", "VQ 14.1")
def wipe_out(g: AnyWar, force: Force, by: Power) -> None:
    """All units of the force are eliminated; its leaders are captured."""
    for owner, kind, count in list(force.stacks()):
        g.lose_troops(owner, kind, count, force.space, cause="routed")
    capture_leaders(g, force.leaders, by)
    force.troops = {}
    force.leaders = []
