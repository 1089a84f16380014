"""Who can winter apart from whom: counters must show every party on its way home (5.2, 19.3)."""

from tercio.kernel.citations import cites
from tercio.wars.land.after_battle import subtract
from tercio.wars.land.formations import forces_within
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import can_disperse
from tercio.wars.model.names import Power, Space
from tercio.wars.model.war import AnyWar
from tercio.wars.winter.winter_routes import Route

Party = tuple[Force, Space | None]
"""Units that go to a space, or for good."""


@cites("HIS 5.2", "VQ 5.3")
def can_leave(g: AnyWar, force: Force, routes: list[Route]) -> bool:
    """Whether the counters can show what a force leaves behind on its way home."""
    return all(_can_follow(g, _part(force, owner), routes, []) for owner in _owners(force))


@cites("HIS 5.2", "VQ 5.3")
def can_part_ways(g: AnyWar, force: Force, party: Force, route: Route, routes: list[Route]) -> bool:
    """Whether they can show a party of the force that goes ahead, and the rest that follows."""
    rest = force.copy()
    subtract(rest, party)
    return all(
        _can_follow(g, _part(rest, owner), routes, [(_part(party, owner), route.to)])
        for owner in _owners(party)
    )


def parts_somehow(g: AnyWar, force: Force, pool: Force, route: Route, routes: list[Route]) -> bool:
    """Whether any party of the pool can be shown on a route."""
    most = pool.size if route.room is None else route.room
    return any(
        can_part_ways(g, force, party, route, routes)
        for party in forces_within(pool, most)
        if party.size
    )


def _can_follow(g: AnyWar, part: Force, routes: list[Route], ahead: list[Party]) -> bool:
    """Whether the units of one owner can go home after others of his: all by one route, if one
    takes them all in. Who has no route at all is eliminated."""
    if not part.size:
        return can_disperse(g, ahead)
    owner = next(iter(_owners(part)))
    ways = [(route, _room(route, ahead)) for route in routes if route.takes(owner)]
    if not ways:
        return can_disperse(g, [*ahead, (part, None)])
    wide = [route for route, room in ways if room is None or room >= part.size]
    if wide:
        return any(can_disperse(g, [*ahead, (part, route.to)]) for route in wide)
    return any(
        can_disperse(g, [*ahead, (some, route.to)])
        for route, room in ways
        for some in forces_within(part, room or 0)
        if some.size or ahead
    )


def _room(route: Route, ahead: list[Party]) -> int | None:
    """How many may follow those who have gone ahead."""
    if route.room is None:
        return None
    return route.room - sum(party.size for party, to in ahead if to == route.to)


def _owners(force: Force) -> set[Power]:
    return {owner for owner, _, _ in force.stacks()}


def _part(force: Force, owner: Power) -> Force:
    """The units of one owner."""
    part = Force(force.power, force.space)
    for each, kind, count in force.stacks():
        if each == owner:
            part.add(owner, kind, count)
    return part
