"""Galleys: squadrons stay in the Mediterranean, or out of it, until an event lets them pass
(uRR 18.6.1)."""

from tercio.games.ultima_ratio_regis.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.kernel.citations import cites

LEAVE_MEDITERRANEAN = "leave_mediterranean"
"""What an event grants that ends the rule."""


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


@cites("uRR 18.6.1")
def ports_for(g: Regis, owner: Power, place: Place) -> Mask:
    """Coastal areas in which a squadron that is there may lie."""
    world = g.world
    if not bound_by_galleys(g, owner):
        return world.coastal
    inside = world.coast.neighbours(world.galley_seas)
    return inside if is_mediterranean(g, place) else world.coastal & ~inside
