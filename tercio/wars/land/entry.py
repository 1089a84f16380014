"""Which units may move, and which spaces they may enter (13.1)."""

from typing import Generic

from tercio.kernel.ask import Procedure, Refusal, nothing
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.hostility import (
    controlling_side,
    hostile_owners,
    independents,
    is_inside,
    own,
    owners_at,
)
from tercio.wars.model.fatigue import fresh_units, is_fresh
from tercio.wars.model.force import Force
from tercio.wars.model.leader_questions import army_leaders_at
from tercio.wars.model.names import KINDS, Location, Mask, Power, Space
from tercio.wars.model.numbered import by_space, space_members
from tercio.wars.model.power_questions import are_friends, commanded_by
from tercio.wars.model.space_questions import is_besieged, is_enemy_space, is_fortified
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.model.war import AnyWar, G_contra


class EntryHooks(Generic[G_contra]):
    """Who may go where, and what follows when he has."""

    def may_enter(self, g: G_contra, power: Power, space: Space) -> bool:
        """Whether land units may move, retreat or avoid battle into a space at all."""
        return True

    def may_attack(self, g: G_contra, power: Power, space: Space) -> bool:
        """Whether a formation may move against enemy units in a space (13.1)."""
        return True

    def entered(self, g: G_contra, power: Power, place: Location) -> Procedure[None]:
        """After land units or ships of a power have come into a space, of their will or not."""
        return nothing()


# -- leaving a space -----------------------------------------------------------------------------


@forbids("HIS 15", "VQ 15")
def is_under_siege_there(g: AnyWar, power: Power, space: Space) -> bool:
    return is_inside(g, power, space)


@forbids("HIS 13.1", "VQ 13.1")
def began_the_siege_this_impulse(g: AnyWar, power: Power, space: Space) -> bool:
    """Of an enemy's fortress; an independent key is nobody's enemy (2.2) and may be passed."""
    state = g.state
    if not state.impulse.sieges_begun >> space & 1 or not state.besiegers[space] >> power & 1:
        return False
    return bool(state.control[space] < g.world.independent)


LEAVE = Restrictions("leave", is_under_siege_there, began_the_siege_this_impulse)


@forbids("HIS 13.1", "VQ 13.1")
def lost_a_battle_this_impulse(g: AnyWar, power: Power, space: Space) -> bool:
    """All that stands there was beaten, or has moved as far as it may."""
    return movable_force(g, power, space).is_empty()


MARCH = LEAVE.plus(lost_a_battle_this_impulse)


def _is_immobile(g: AnyWar, owner: Power, space: Space) -> bool:
    """Units that may be nowhere else."""
    return g.hooks.has_leashes and g.hooks.unit_leash(g, owner) == 1 << space


def movable_force(g: AnyWar, power: Power, space: Space) -> Force:
    """What a power may move out of a space: nothing beaten this impulse, nothing held fast."""
    force = Force(power, space)
    if not LEAVE.allow(g, power, space):
        return force
    impulse = g.state.impulse
    beaten, moved = impulse.beaten, impulse.moved_once
    for owner in commanded_by(g, power):
        if not g.state.land[owner] >> space & 1 or _is_immobile(g, owner, space):
            continue
        for kind in KINDS:
            if not troops_of(g, owner, kind, space):
                continue
            count = fresh_units(g, beaten, owner, kind, space=space)
            if impulse.halted.troops:
                count = min(count, fresh_units(g, impulse.halted, owner, kind, space=space))
            if impulse.one_space_only:
                count = min(count, fresh_units(g, moved, owner, kind, space=space))
            if count:
                force.add(owner, kind, count)
    force.leaders = [
        leader
        for leader in army_leaders_at(g, space, power)
        if is_fresh(beaten, leader)
        and is_fresh(impulse.halted, leader)
        and not impulse.still_leaders >> leader & 1
        and (not impulse.one_space_only or is_fresh(moved, leader))
    ]
    return force


# -- entering a space ----------------------------------------------------------------------------


@forbids("HIS 13.1", "VQ 13.1")
def is_closed(g: AnyWar, power: Power, space: Space) -> bool:
    return bool(g.state.closed >> space & 1) or not g.hooks.may_enter(g, power, space)


@forbids("HIS 13.1", "VQ 13.1")
def belongs_to_a_stranger(g: AnyWar, power: Power, space: Space) -> bool:
    """Controlled by a power that is neither an ally nor an enemy."""
    state = g.state
    control = state.control[space]
    known = state.friends[power] | state.foes[power]
    return not known >> control & 1 and control < g.world.independent


@forbids("HIS 13.1", "VQ 13.1")
def holds_units_in_the_way(g: AnyWar, power: Power, space: Space) -> bool:
    """Units of other powers there are neither all friends nor all to be fought."""
    there = owners_at(g, space) & ~independents(g)
    if not there or not there & ~own(g, power):
        return False
    if is_besieged(g, space):
        return not _may_join_or_relieve(g, power, space, there)
    state = g.state
    control = state.control[space]
    if not there & ~state.friends[power]:
        return False
    if not there & ~state.foes[power]:
        return not g.hooks.may_attack(g, power, space)
    if state.foes[power] >> control & 1:
        return bool(there & ~state.friends[control])
    return True


def _may_join_or_relieve(g: AnyWar, power: Power, space: Space, there: Mask) -> bool:
    """A siege may be joined against enemies, or broken for friends; nothing else."""
    state = g.state
    friends, foes = state.friends[power], state.foes[power]
    side = controlling_side(g, space)
    control = state.control[space]
    outside = there & ~side
    if foes >> control & 1:
        # Beside an ally's siege all who are besieged must be enemies; beside our own, they were
        # taken for enemies when it began.
        joins_ally = bool(outside & ~own(g, power))
        return not outside & ~friends and not (joins_ally and there & side & ~foes)
    if control >= g.world.independent:
        return not outside & ~friends or not outside & ~foes
    inside = there & side
    return not inside & ~friends and not outside & ~foes


@forbids("HIS 13.1", "VQ 13.1")
def leads_off_the_theatre(g: AnyWar, power: Power, space: Space) -> bool:
    """An event confines this impulse's moves to other spaces."""
    return not g.hooks.march_theatre(g) >> space & 1


ENTER = Restrictions(
    "enter", is_closed, belongs_to_a_stranger, holds_units_in_the_way, leads_off_the_theatre
)


@forbids("HIS 13.1", "VQ 13.1")
def leads_no_troops_there(g: AnyWar, power: Power, space: Space) -> bool:
    """Leaders without units may not enter a space of an enemy or with enemy units.

    Independent regulars are no enemies (2.2).
    """
    if is_enemy_space(g, power, space) or hostile_owners(g, power, space) & ~independents(g):
        return True
    return bool(owners_at(g, space) & g.state.foes[power])


ENTER_ALONE = ENTER.plus(leads_no_troops_there)


def entry_of(g: AnyWar, with_units: bool) -> Restrictions[AnyWar, Power, Space] | None:
    """What forbids a formation, or leaders alone, to enter; None where these go nowhere."""
    if with_units:
        return ENTER
    return None if g.hooks.older_reading(g, "leaders_alone") else ENTER_ALONE


def may_go(g: AnyWar, power: Power, candidates: Mask, with_units: bool) -> list[Space]:
    """Those candidates that a formation, or leaders alone, may enter."""
    table = entry_of(g, with_units)
    if table is None:
        return []
    return [to for to in space_members(candidates) if table.allow(g, power, to)]


def can_go(g: AnyWar, power: Power, candidates: Mask, with_units: bool) -> bool:
    table = entry_of(g, with_units)
    if table is None:
        return False
    return any(table.allow(g, power, to) for to in space_members(candidates))


def why_not_enter(g: AnyWar, power: Power, ref: str, with_units: bool = True) -> list[Refusal]:
    """Why a space, named by its ref, may not be entered."""
    table = ENTER if with_units else ENTER_ALONE
    for space, known in by_space(g.world.place_refs[: g.world.space_count]):
        if known == ref:
            return table.refusals(g, power, space)
    return []


@forbids("VQ 13.1")
def shelters_with_our_ally(g: AnyWar, power: Power, space: Space) -> bool:
    """A fortified space of a common ally, where no enemy may be attacked."""
    control = g.state.control[space]
    if not is_fortified(g, space) or not are_friends(g, power, control) or control == power:
        return False
    return not owners_at(g, space) & ~g.state.friends[control]
