"""Where land units may winter, and whether they get there unharmed (19.3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.land.displacement import nearest
from tercio.wars.land.formations import whole_force
from tercio.wars.model.force import Force
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import friendly_spaces
from tercio.wars.model.war import AnyWar, G_contra


class WinterRouteHooks(Generic[G_contra]):
    """Where armies may winter, and how they get there."""

    def winter_capitals(self, g: G_contra, power: Power, owner: Power) -> Sequence[Space]:
        """The capitals that an owner's units may return to in Winter, or when displaced."""
        return g.hooks.capitals(g, power)

    def winter_keys(self, g: G_contra, minor: Power) -> Mask:
        """Where a minor's land units may return to as if to a capital (19.3, 22.3)."""
        return int(g.state.home[minor] & g.world.keys)

    def winters_only_in(self, g: G_contra, owner: Power) -> Mask:
        """The only spaces that an owner's land units may winter in; 0 if there is no such rule."""
        return 0

    def winter_closed(self, g: G_contra, owner: Power) -> Mask:
        """Spaces of its own power where an owner's units may not winter."""
        return 0

    def winter_barriers(self, g: G_contra, power: Power) -> Mask:
        """Spaces that a power's land units may not move into or through in Winter (19.3)."""
        return 0

    def returns_to_capitals(self, g: G_contra, power: Power) -> bool:
        """Whether land units may go to a capital in Winter; else they are lost (19.3)."""
        return True

    def stays_in_winter(self, g: G_contra, owner: Power) -> bool:
        """Whether an owner's units never move in Winter."""
        return False


@dataclass(slots=True)
class Route:
    """A way home from a space for the units of some owners."""

    key: str
    to: Space
    owners: Mask
    room: int | None
    """How many units may still go there; None for a capital, which holds any number."""
    is_safe: bool
    """Whether an open path leads there; otherwise half of the stack is lost."""

    def takes(self, owner: Power) -> bool:
        return bool(self.owners >> owner & 1)


def capitals_held(g: AnyWar, power: Power, owner: Power) -> Mask:
    """Those for an owner's units; a capital in other hands receives nobody."""
    held: Mask = g.state.controlled[power]
    return mask_of(g.hooks.winter_capitals(g, power, owner)) & held


@cites("HIS 19.3", "HIS 22.3", "VQ 20.4")
def homes_of(g: AnyWar, power: Power, owner: Power) -> Mask:
    """Where an owner's units may return to in any number: capitals, and keys of their minor."""
    held = g.state.controlled[power]
    only = g.hooks.winters_only_in(g, owner)
    if only:
        return int(only & held)
    homes = capitals_held(g, power, owner)
    if owner != power:
        homes |= g.hooks.winter_keys(g, owner) & held
    return homes


def movable(g: AnyWar, force: Force) -> Force:
    """A force without the units that never move in Winter."""
    for owner, kind, count in list(force.stacks()):
        if g.hooks.stays_in_winter(g, owner):
            force.add(owner, kind, -count)
    return force


def intruders(g: AnyWar, force: Force) -> Force:
    """Of a force behind its own walls, those units that may not winter there."""
    for owner, kind, count in list(force.stacks()):
        if not g.hooks.winter_closed(g, owner) >> force.space & 1:
            force.add(owner, kind, -count)
    return force


def guests(g: AnyWar, power: Power, space: Space) -> Force:
    """Of a power's units in a space, those that are not at home there: four may stay."""
    force = whole_force(g, power, space)
    for owner, kind, count in list(force.stacks()):
        if homes_of(g, power, owner) >> space & 1:
            force.add(owner, kind, -count)
    return force


def room_in(g: AnyWar, power: Power, space: Space) -> int:
    return int(g.world.constant("winter_per_space")) - guests(g, power, space).size


@cites("HIS 19.3", "VQ 20.4")
def open_path(g: AnyWar, power: Power, space: Space) -> Mask:
    """What units in a space can reach without attrition, over any number of sea zones.

    Enemy units are ignored; alliances still hold.
    """
    through = friendly_spaces(g, power) & ~g.state.unrest & ~g.hooks.winter_barriers(g, power)
    return g.roads(power).everything.flood(1 << space, through | g.world.all_seas)


@cites("HIS 19.3", "VQ 20.4")
def nearest_fortresses(
    g: AnyWar, power: Power, space: Space, owner: Power, *, full: Mask = 0
) -> Mask:
    """The nearest fortified spaces of a power, whoever controls what lies between.

    Units without a capital look for the nearest that has room, beyond those that are `full`.
    """
    state, world = g.state, g.world
    barred = state.closed | g.hooks.winter_barriers(g, power)
    targets = state.controlled[power] & state.fortresses & ~barred
    targets &= ~g.hooks.winter_closed(g, owner) & ~full
    if not g.hooks.winter_capitals(g, power, owner):
        targets = mask_of(s for s in spaces_in(targets) if room_in(g, power, s) > 0)
    return nearest(
        g.roads(power).everything, space, world.all_spaces & ~barred | world.all_seas, targets
    )


@cites("HIS 19.3", "VQ 20.4")
def routes_from(g: AnyWar, power: Power, force: Force, *, fortresses: bool) -> list[Route]:
    """Every way home for units of a force; `fortresses` admits the nearest fortified spaces."""
    owners = {owner for owner, _, _ in force.stacks()}
    safe = open_path(g, power, force.space)
    ids = g.world.location_ids
    routes: dict[Space, Route] = {}
    for owner in sorted(owners):
        homes = homes_of(g, power, owner) if g.hooks.returns_to_capitals(g, power) else 0
        for to in spaces_in(homes & ~(1 << force.space)):
            route = Route(f"home.{ids[to]}", to, 0, None, is_safe=bool(safe >> to & 1))
            routes.setdefault(to, route).owners |= 1 << owner
    found = list(routes.values())
    if not fortresses:
        owners = {owner for owner in owners if not g.hooks.winter_capitals(g, power, owner)}
    return found + routes_to_fortresses(g, power, force, owners)


def routes_to_fortresses(
    g: AnyWar, power: Power, force: Force, owners: set[Power], *, full: Mask = 0
) -> list[Route]:
    """The ways to the nearest fortified spaces that have room, beyond those that are `full`."""
    takes: dict[Space, Mask] = {}
    for owner in owners:
        if g.hooks.winters_only_in(g, owner):
            continue
        homes = homes_of(g, power, owner)
        found = nearest_fortresses(g, power, force.space, owner, full=full)
        for to in spaces_in(found & ~homes):
            takes[to] = takes.get(to, 0) | 1 << owner
    ids, safe = g.world.location_ids, open_path(g, power, force.space)
    return [
        Route(f"fortress.{ids[to]}", to, takes[to], room, is_safe=bool(safe >> to & 1))
        for to in sorted(takes)
        if (room := room_in(g, power, to)) > 0
    ]
