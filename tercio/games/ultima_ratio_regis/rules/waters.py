"""Which seas squadrons may sail, and from which ports they reach them (uRR 11.1, 18.6).

seas_for(g, owner, place)          seas that a squadron which is there may ever enter
has_base(g, owner, sea)            it may stay there
reach_at_sea(g, owner, sea)        seas that are one with it for interceptions and pirates
"""

from tercio.games.ultima_ratio_regis.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.games.ultima_ratio_regis.rules.bases import ports_in_range, ports_of
from tercio.kernel.citations import cites
from tercio.kernel.masks import places_of

LEAVE_MEDITERRANEAN = "leave_mediterranean"
"""What an event grants that ends the rule of galleys."""


@cites("uRR 18.6.1")
def bound_by_galleys(g: Regis, owner: Power) -> bool:
    """Squadrons stay on their side of Gibraltar until an event lets them pass."""
    major = g.major_of(owner)
    return not any(
        grant.what == LEAVE_MEDITERRANEAN and grant.power in (major, NOBODY)
        for grant in g.realm.grants
    )


@cites("uRR 18.6.1")
def is_mediterranean(g: Regis, place: Place) -> bool:
    """A port on both sides, as Gibraltar is, counts as Mediterranean."""
    galleys = g.world.galley_seas
    near = 1 << place if g.world.is_sea(place) else g.world.coast.adjacent[place]
    return bool(near & galleys)


@cites("uRR 18.6.1")
def seas_for(g: Regis, owner: Power, place: Place) -> Mask:
    """Seas that a squadron in a port or a sea may enter."""
    world = g.world
    if not bound_by_galleys(g, owner):
        return world.sea_mask
    galleys = world.galley_seas
    return galleys if is_mediterranean(g, place) else world.sea_mask & ~galleys


@cites("uRR 11.1", "uRR 18.6.1")
def bases_for(g: Regis, owner: Power, sea: Place) -> Mask:
    """Ports within range of a sea; while the rule of galleys holds, on its side of Gibraltar."""
    ports = ports_in_range(g, owner, sea)
    if not ports or not bound_by_galleys(g, owner):
        return ports
    inside = bool(g.world.galley_seas >> sea & 1)
    return sum(1 << port for port in places_of(ports) if is_mediterranean(g, port) == inside)


@cites("uRR 11.1")
def has_base(g: Regis, owner: Power, sea: Place) -> bool:
    return bases_for(g, owner, sea) != 0


@cites("uRR 18.6.3")
def reach_at_sea(g: Regis, owner: Power, sea: Place) -> Mask:
    """The sea, and what strategic ports of its side within range make one with it."""
    seas = 1 << sea
    ports = ports_of(g, g.major_of(owner) if g.major_of(owner) != NOBODY else owner)
    for port, joined in g.world.strategic_ports.items():
        if joined >> sea & 1 and ports >> port & 1:
            seas |= joined
    return seas
