"""A move under way, as interceptors, defenders and response cards see it."""

from dataclasses import dataclass
from typing import Generic

from tercio.wars.land.formations import best_battle_rating, contains_cavalry
from tercio.wars.land.hostility import enemies_in, own, owners_at
from tercio.wars.model.force import Force
from tercio.wars.model.names import Location, Mask, Power, Space
from tercio.wars.model.space_questions import is_besieged
from tercio.wars.model.war import AnyWar, G_contra

NEEDED = 9
"""What two dice and their modifiers must reach to intercept or to avoid battle."""


class InterceptionHooks(Generic[G_contra]):
    """What else counts for a roll to intercept or to avoid battle."""

    def interception_modifier(self, g: G_contra, power: Power) -> int:
        """Beyond leaders and cavalry (13.2, 13.3, 16.1)."""
        return 0


@dataclass(slots=True)
class Move:
    """`origin` is where the formation comes from: a space, or the sea zone of a transport."""

    force: Force
    origin: Location
    to: Space
    enemies: Mask
    """Powers that count as enemies of the mover in this move (13.1)."""
    besieged: bool
    """The destination was under siege when the move was declared."""
    intercepted: Mask = 0
    """Powers that have intercepted it."""

    @property
    def power(self) -> Power:
        return self.force.power


def declare(g: AnyWar, force: Force, origin: Location, to: Space) -> Move:
    """A move as it is before anybody reacts."""
    enemies = g.state.foes[force.power]
    present = enemies_in(g, force.power, to) & owners_at(g, to) & ~enemies
    if present:
        for power in g.world.majors:
            if present & own(g, power):
                enemies |= own(g, power)
    return Move(force, origin, to, enemies, besieged=is_besieged(g, to))


def roll_modifier(g: AnyWar, force: Force, against: Force) -> int:
    """To the dice of a force that intercepts or avoids another (13.2, 13.3)."""
    modifier = best_battle_rating(g, force.leaders)
    modifier += g.hooks.interception_modifier(g, force.power)
    if contains_cavalry(g, force):
        modifier += 1
    elif g.world.second_kind[force.power] != "cavalry" and contains_cavalry(g, against):
        modifier -= 1
    return modifier
