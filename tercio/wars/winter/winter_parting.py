"""Who can winter apart from whom: counters must show every party on its way home (5.2, 19.3)."""

from dataclasses import dataclass, replace

from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.land.after_battle import subtract
from tercio.wars.land.formations import forces_within
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import can_disperse, is_shown
from tercio.wars.model.names import Power, Space
from tercio.wars.model.war import AnyWar
from tercio.wars.winter.winter_routes import Route, routes_to_fortresses

Party = tuple[Force, Space | None]
"""Units that go to a space, or for good."""


@dataclass(slots=True, frozen=True)
class Ways:
    """How units may go home now, and what becomes of those that wait."""

    routes: list[Route]
    safe: bool
    """Whether only open paths are taken as yet."""

    def without_room(self, route: Route, count: int) -> "Ways":
        """The same after so many others have taken a route."""
        if route.room is None or not count:
            return self
        left = replace(route, room=route.room - count)
        return Ways([left if each.to == route.to else each for each in self.routes], self.safe)

    def open_to(self, owner: Power) -> list[Route]:
        return [r for r in self.routes if r.takes(owner) and (r.is_safe or not self.safe)]

    def leave_hardship_to(self, owner: Power) -> bool:
        """Whether an owner's units may wait, to go the hard way."""
        return self.safe and any(r.takes(owner) and not r.is_safe for r in self.routes)


def may_wait(g: AnyWar, force: Force, ways: Ways) -> bool:
    """Whether all who are left may go the hard way. Not those whose places the counters of others
    have taken: these have to follow them."""
    return all(ways.leave_hardship_to(owner) and is_shown(g, owner) for owner in _owners(force))


@cites("HIS 5.2", "VQ 5.3")
def can_leave(g: AnyWar, force: Force, ways: Ways) -> bool:
    """Whether the counters can show what a force leaves behind on its way home."""
    return all(_can_follow(g, _part(force, owner), ways, []) for owner in _owners(force))


@cites("HIS 5.2", "VQ 5.3")
def can_part_ways(g: AnyWar, force: Force, party: Force, route: Route, *, ways: Ways) -> bool:
    """Whether they can show a party of the force that goes ahead, and the rest that follows."""
    rest = force.copy()
    subtract(rest, party)
    for owner in _owners(force):
        ahead = _part(party, owner)
        left = ways.without_room(route, party.size - ahead.size)
        if not _can_follow(g, _part(rest, owner), left, [(ahead, route.to)]):
            return False
    return True


def parts_somehow(g: AnyWar, force: Force, pool: Force, route: Route, *, ways: Ways) -> bool:
    """Whether any party of the pool can be shown on a route."""
    most = pool.size if route.room is None else route.room
    return any(
        can_part_ways(g, force, party, route, ways=ways)
        for party in forces_within(pool, most)
        if party.size
    )


def _can_follow(g: AnyWar, part: Force, ways: Ways, ahead: list[Party]) -> bool:
    """Whether the units of one owner can all go home after others of his, in some parties. Who
    finds room nowhere is eliminated."""
    if not part.size:
        return can_disperse(g, ahead)
    owner = next(iter(_owners(part)))
    found = [route for route in ways.open_to(owner) if _room(route, ahead, part) > 0]
    if found:
        return _go_together(g, part, found, ahead) or _go_in_parties(
            g, part, found, ways, ahead=ahead
        )
    if ways.leave_hardship_to(owner):
        return can_disperse(g, ahead)
    further = _further(g, owner, part, ahead)
    if not further:
        return can_disperse(g, [*ahead, (part, None)])
    return _can_follow(g, part, Ways(further, ways.safe), ahead)


def _go_together(g: AnyWar, part: Force, routes: list[Route], ahead: list[Party]) -> bool:
    wide = (route for route in routes if _room(route, ahead, part) == part.size)
    return any(can_disperse(g, [*ahead, (part, route.to)]) for route in wide)


def _go_in_parties(
    g: AnyWar, part: Force, routes: list[Route], ways: Ways, *, ahead: list[Party]
) -> bool:
    """Whether some may take the first route and the rest what is left; no room stays empty while
    anybody looks for one."""
    first, *others = routes
    room = _room(first, ahead, part)
    least = min(room, part.size - sum(_room(route, ahead, part) for route in others))
    left = Ways([route for route in ways.routes if route is not first], ways.safe)
    for some in forces_within(part, room):
        if some.size >= least:
            rest = part.copy()
            subtract(rest, some)
            if _can_follow(g, rest, left, [*ahead, (some, first.to)]):
                return True
    return False


def _further(g: AnyWar, owner: Power, part: Force, ahead: list[Party]) -> list[Route]:
    """Where those look who have no capital, when the nearest fortresses are full."""
    if g.hooks.winter_capitals(g, part.power, owner):
        return []
    full = mask_of(to for _, to in ahead if to is not None)
    return routes_to_fortresses(g, part.power, part, {owner}, full=full)


def _room(route: Route, ahead: list[Party], part: Force) -> int:
    """How many of a part may follow those who have gone ahead."""
    if route.room is None:
        return part.size
    left = route.room - sum(party.size for party, to in ahead if to == route.to)
    return min(left, part.size)


def _owners(force: Force) -> set[Power]:
    return {owner for owner, _, _ in force.stacks()}


def _part(force: Force, owner: Power) -> Force:
    """The units of one owner."""
    part = Force(force.power, force.space)
    for each, kind, count in force.stacks():
        if each == owner:
            part.add(owner, kind, count)
    return part
