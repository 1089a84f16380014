"""Who has already moved, tried to intercept or lost a battle this impulse (13.1, 13.2, 13.3).

Units of one kind in one space cannot be told apart, so a fatigue counts them: of the units that
leave a space the tired ones are taken to leave first.
"""

from tercio.wars.model.force import Force
from tercio.wars.model.ground import Ground, W
from tercio.wars.model.names import LeaderId, Power, Space
from tercio.wars.model.state import Fatigue
from tercio.wars.model.troop_questions import troops_of


def _key(space: Space, owner: Power, kind: int) -> int:
    return space * 1000 + owner * 2 + kind


def fresh_units(g: Ground[W], fatigue: Fatigue, owner: Power, kind: int, *, space: Space) -> int:
    """How many units of a kind in a space are not tired."""
    present = troops_of(g, owner, kind, space)
    if not fatigue.troops:
        return present
    return max(0, present - fatigue.troops.get(_key(space, owner, kind), 0))


def tired_units(fatigue: Fatigue, owner: Power, kind: int, space: Space) -> int:
    """How many units of a kind are counted as tired in a space."""
    return fatigue.troops.get(_key(space, owner, kind), 0)


def is_fresh(fatigue: Fatigue, leader: LeaderId) -> bool:
    return not fatigue.leaders >> leader & 1


def tire(fatigue: Fatigue, force: Force) -> None:
    """Every unit and leader of the force has now done it, where it stands."""
    for owner, kind, count in force.stacks():
        key = _key(force.space, owner, kind)
        fatigue.troops[key] = fatigue.troops.get(key, 0) + count
    for leader in force.leaders:
        fatigue.leaders |= 1 << leader


def is_all_tired(g: Ground[W], fatigue: Fatigue, force: Force) -> bool:
    """Whether the force could consist of tired units and leaders only."""
    if any(is_fresh(fatigue, leader) for leader in force.leaders):
        return False
    return all(
        fatigue.troops.get(_key(force.space, owner, kind), 0) >= count
        for owner, kind, count in force.stacks()
    )


def carry(fatigue: Fatigue, force: Force, to: Space) -> None:
    """The force is about to leave for `to`; its fatigue goes along."""
    if not fatigue.troops:
        return
    for owner, kind, count in force.stacks():
        here, there = _key(force.space, owner, kind), _key(to, owner, kind)
        leaving = min(count, fatigue.troops.get(here, 0))
        if leaving:
            fatigue.troops[here] -= leaving
            fatigue.troops[there] = fatigue.troops.get(there, 0) + leaving
