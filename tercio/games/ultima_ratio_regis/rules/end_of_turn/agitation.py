"""Social agitation (uRR 23.2)."""

from tercio.games.ultima_ratio_regis.model.events.realms import AgitationSpread
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    QUALITY,
    TROOPS,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.logistics.strays import settle_leaders
from tercio.games.ultima_ratio_regis.rules.special_areas.dispersal import disperse_troop
from tercio.games.ultima_ratio_regis.rules.special_areas.revolts import place_revolts
from tercio.kernel.ask import Option, Procedure, ref
from tercio.kernel.citations import cites


@cites("uRR 23.2")
def excess_unrest(g: Regis, power: Power) -> int:
    """What goes beyond so many times the vitality; 0 if there is no agitation."""
    most = g.world.book.unrest.agitation * g.world.vitality[power]
    return max(g.realm.unrest[power] - most, 0)


@cites("uRR 23.2")
def social_agitation(g: Regis, power: Power) -> Procedure[None]:
    """One revolt for each point beyond; troops that disperse prevent as many as their quality."""
    due = excess_unrest(g, power)
    if not due:
        return
    g.record(AgitationSpread(power_ref(g, power), due))
    while due > 0:
        stack = yield from _whom_to_disperse(g, power, due)
        if stack is None:
            break
        place, kind = stack
        due -= QUALITY[kind]
        yield from disperse_troop(g, power, place, kind)
        yield from settle_leaders(g, power)
    if due > 0:
        areas, level = g.state.owned[power], g.world.book.unrest.agitation_level
        yield from place_revolts(g, power, areas, level, count=due, cite="uRR 23.2")


def _whom_to_disperse(g: Regis, power: Power, due: int) -> Procedure[tuple[Place, Kind] | None]:
    """Troops that are dispersed already are of no use."""
    options = [
        Option(
            f"calm.{KIND_IDS[kind]}.{g.world.location_ids[place]}",
            (place, kind),
            (ref("unit", KIND_IDS[kind]), place_ref(g, place)),
            cite="uRR 23.2",
        )
        for place, kind, _ in stacks_of(g, power)
        if kind in TROOPS and g.world.is_area(place)
    ]
    options.insert(0, Option("revolts", None, args={"n": due}, cite="uRR 23.2"))
    stack: tuple[Place, Kind] | None = yield from choose(
        g, power, "agitation", options, cite="uRR 23.2", args={"due": due}
    )
    return stack


@cites("uRR 23.2")
def has_collapsed(g: Regis, power: Power) -> bool:
    """Too much unrest, or a revolt in every one of its areas."""
    s = g.state
    owned = s.owned[power]
    quiet = any(not s.rebels[area] for area in g.world.area_places if owned >> area & 1)
    return g.realm.unrest[power] >= g.world.book.unrest.collapse or (owned != 0 and not quiet)
