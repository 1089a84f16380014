"""Seas that there are in a scenario (uRR 7.2), and galleys: squadrons stay in the Mediterranean, or
out of it, until an event lets them pass (uRR 18.6.1)."""

from functools import lru_cache

from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of

LEAVE_MEDITERRANEAN = "leave_mediterranean"
"""What an event grants that ends the rule."""


@cites("uRR 7.2")
def seas_in_game(g: Regis) -> Mask:
    """Those that wash a theater of the scenario, or an area that is active all the same, as Hormuz
    is with Portugal; the others are as good as not on the map."""
    world = g.world
    seas = _washed(world, tuple(g.scenario.theaters))
    for sea in places_in(world.sea_mask & ~seas):
        if world.coast.adjacent[sea] & ~g.state.closed:
            seas |= 1 << sea
    return seas


@lru_cache(maxsize=16)
def _washed(world: World, theaters: tuple[str, ...]) -> Mask:
    areas = world.areas_in(theaters=theaters)
    return mask_of(sea for sea in world.sea_places if world.coast.adjacent[sea] & areas)


@cites("uRR 18.6.1")
def bound_by_galleys(g: Regis, owner: Power) -> bool:
    """Squadrons stay on their side of Gibraltar until an event lets them pass."""
    major = major_of(g, owner)
    for grant in g.realm.grants:
        if grant.what == LEAVE_MEDITERRANEAN and grant.power in (major, NOBODY):
            return False
    return True


@cites("uRR 18.6.1")
def is_mediterranean(g: Regis, place: Place) -> bool:
    """A port on both sides, as Gibraltar is, counts as Mediterranean."""
    galleys = g.world.galley_seas
    near = 1 << place if g.world.is_sea(place) else g.world.coast.adjacent[place]
    return bool(near & galleys)


@cites("uRR 18.6.1", "uRR 7.2")
def seas_for(g: Regis, owner: Power, place: Place) -> Mask:
    """Seas that a squadron in a port or a sea may enter."""
    seas = seas_in_game(g)
    if not bound_by_galleys(g, owner):
        return seas
    galleys = g.world.galley_seas
    return seas & (galleys if is_mediterranean(g, place) else ~galleys)


@cites("uRR 18.6.1")
def passes_gibraltar(g: Regis, owner: Power, start: Place, goal: Place) -> bool:
    """Whether galleys would leave their sea, or others enter it."""
    return bound_by_galleys(g, owner) and is_mediterranean(g, start) != is_mediterranean(g, goal)


@cites("uRR 18.6.1")
def ports_for(g: Regis, owner: Power, place: Place) -> Mask:
    """Coastal areas in which a squadron that is there may lie."""
    world = g.world
    if not bound_by_galleys(g, owner):
        return world.coastal
    inside = world.coast.neighbours(world.galley_seas)
    return inside if is_mediterranean(g, place) else world.coastal & ~inside
