"""Armies: where they gather, how many troops are raised, and who guards the rest of the land."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.bots.campaigns import (
    is_busy,
    restless,
    targets,
)
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking, goal, unit_key
from tercio.games.ultima_ratio_regis.model.area_questions import besieged_areas, sailed_by_side
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    NOWHERE,
    T2,
    T3,
    Kind,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play, player_of
from tercio.games.ultima_ratio_regis.model.unit_questions import (
    available_units,
    is_fresh,
    leaders_of,
)
from tercio.kernel.masks import mask_of

CAMP = 4
"""Troops that stand together, as stacking has it."""


# -- where -----------------------------------------------------------------------------------------


def front(o: Outlook, power: Power, foes: list[Power]) -> Place:
    """The area of one's own from which there is most to take, or to defend."""
    return o.once(("front", power, tuple(foes)), lambda: _front(o, power, foes))


def _front(o: Outlook, power: Power, foes: list[Power]) -> Place:
    land, best, most, w = o.world.land, NOWHERE, -1.0, o.weights
    foreign: Mask = 0
    for foe in foes:
        foreign |= o.held(foe)
    wanted, held = mask_of(targets(o, power)), o.held(power)
    gains = o.wishes(power).gain
    prizes = mask_of(gains) & (foreign | restless(o))
    home, sought = held & o.open(power) & o.world.main, foreign | prizes
    close = land.neighbours(sought | wanted) | land.neighbours(land.neighbours(sought) & held)
    for area in places_in(home & close or home):
        near = land.adjacent[area]
        around = near | land.neighbours(near & held)
        score = w.front_near * (near & foreign).bit_count()
        score += w.front_far * (around & foreign).bit_count()
        for other in places_in(around & prizes):
            score += gains[other] * (1.0 if near >> other & 1 else w.front_prize)
        score += w.front_target * (near & wanted).bit_count()
        if score > most:
            best, most = area, score
    return best


def neighbours(o: Outlook, power: Power) -> list[Power]:
    """Majors of other players whose land lies next to its own."""
    return o.once(("neighbours", power), lambda: _neighbours(o, power))


def _neighbours(o: Outlook, power: Power) -> list[Power]:
    around = o.world.land.neighbours(o.held(power))
    return [
        other
        for other in majors_in_play(o.g)
        if player_of(o.g, other) != o.player and around & o.held(other)
    ]


def reach_of(o: Outlook, power: Power, posts: Mask) -> Mask:
    """Areas that troops in some posts can defend: next to them, or beyond an area of their own."""
    land = o.world.land
    near = land.neighbours(posts)
    return posts | near | land.neighbours(near & o.held(power))


def guard_post(o: Outlook, power: Power, among: Mask) -> Place:
    """Where one more troop would cover most of the land that nobody covers yet."""
    return o.once(("guard", power, among), lambda: _guard_post(o, power, among))


def _guard_post(o: Outlook, power: Power, among: Mask) -> Place:
    s, land = o.state, o.world.land
    manned = o.manned(power) & o.world.area_mask
    bare = s.owned[power] & ~reach_of(o, power, manned | s.held[power] & o.walls)
    foreign: Mask = 0
    for other in majors_in_play(o.g):
        if player_of(o.g, other) != o.player:
            foreign |= o.held(other)
    border = land.neighbours(foreign)
    border |= land.neighbours(border & s.owned[power])
    best, most = NOWHERE, 0.0
    for area in places_in(among & s.held[power] & s.owned[power] & o.world.main):
        found = reach_of(o, power, 1 << area) & bare
        score = o.weights.guarded * found.bit_count() + (found & border).bit_count()
        score += (found & o.world.key).bit_count()
        if score > most:
            best, most = area, score
    return best


# -- raising troops --------------------------------------------------------------------------------


def raising(o: Outlook, power: Power, kind: Kind, where: Place, worth: float) -> Undertaking:
    """A troop is built, and goes at once to where it is wanted."""
    key = f"build.{o.world.power_ids[power]}.{KIND_IDS[kind]}"
    place = o.world.location_ids[where]
    script = (f"{key}.{place}", f"{key}.*", "alone", goal(o.g, where), "pass")
    return Undertaking(power, "build_troop", worth, 1.0, script=script)


def hot_spot(o: Outlook, power: Power) -> Place:
    """An area next to most of those that enemies have taken, where no troops are near."""
    s, land = o.state, o.world.land
    lost = s.owned[power] & ~s.held[power] & o.world.main
    for area in places_in(lost):
        if s.rebels[area]:
            lost &= ~(1 << area)
    if not lost:
        return NOWHERE
    manned = o.manned(power) & o.world.area_mask
    near = land.neighbours(manned) | manned
    safe = land.neighbours(lost) & s.held[power] & s.owned[power] & ~near
    safe &= ~besieged_areas(o.g)
    return max(
        places_in(safe), key=lambda a: ((land.adjacent[a] & lost).bit_count(), -a), default=NOWHERE
    )


def affordable(o: Outlook, power: Power) -> bool:
    """Upkeep beyond income cannot be lowered away: it must stay within what agitation allows."""
    return o.balance(power) + o.losses(power) + 3 < o.limit(power)


def musters(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """For a power at war: a leader, a stack around him, and guards."""
    foes = o.enemies(power)
    if not foes:
        return
    g, w = o.g, o.weights
    on_map = [place for place in o.troops(power) if o.world.is_area(place)]
    leaders = [one for one in leaders_of(g, power) if one.on == "troop"]
    if on_map and not leaders:
        yield Undertaking(power, "build_leader", o.weights.leader_at_war, 1.0)
    camp = camp_of(o, power, foes)
    if camp == NOWHERE:
        return
    size = len(o.kinds_at(power, camp))

    def bare() -> Place:
        return guard_post(o, power, o.world.area_mask)

    yield from _gathering(o, power, camp if size < CAMP else bare(), on_map, worth=w.gathered)
    if not affordable(o, power):
        return
    spot = hot_spot(o, power)
    if spot != NOWHERE:
        yield from _gathering(o, power, spot, [], worth=w.to_hot_spot)
        for kind in (T3, T2):
            if available_units(g, power, kind):
                yield raising(o, power, kind, spot, worth=w.raised_at_hot_spot)
    need = max(o.strength(foe) for foe in foes) > o.strength(power) * w.outnumbered
    for kind in (T3, T2):
        if available_units(g, power, kind):
            if size < CAMP and (need or size < 3):
                yield raising(o, power, kind, camp, worth=w.raised_3 if kind == T3 else w.raised_2)
            elif bare() != NOWHERE:
                yield raising(o, power, kind, bare(), worth=w.raised_guard)


def shores_of(o: Outlook, foe: Power) -> Mask:
    """Where troops of an enemy may land that have ships with them (12.3.1)."""
    world, realm = o.world, o.realm
    ships = sailed_by_side(o.g, foe)
    seas = (ships | world.coast.neighbours(ships & world.area_mask)) & world.sea_mask
    found: Mask = 0
    for port in places_in(world.coast.neighbours(seas) & o.manned(foe) & world.area_mask):
        reach = world.seas_from(port, realm.nod_mediterranean, realm.nod_elsewhere)
        found |= world.coast.neighbours(reach)
    return found & world.area_mask


def open_key(o: Outlook, power: Power) -> Place:
    """A key area without troops and walls that troops of enemies can march into, or land in."""
    s, land = o.state, o.world.land
    foes = shores = 0
    for foe in o.enemies(power):
        foes |= o.manned(foe)
        shores |= shores_of(o, foe)
    near = land.neighbours(foes & o.world.area_mask)
    near |= land.neighbours(near) | shores
    keys = near & s.held[power] & s.owned[power] & o.world.key
    bare = keys & ~o.manned(power) & ~o.walls & ~besieged_areas(o.g)
    return max(places_in(bare), key=lambda area: (o.keep(power, area), -area), default=NOWHERE)


def garrisons(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """A lost key costs a point of morale: troops go where one lies open."""
    if not o.enemies(power):
        return
    area = open_key(o, power)
    if area == NOWHERE:
        return
    yield from _gathering(o, power, area, [], worth=o.weights.garrison)
    if affordable(o, power):
        for kind in (T2, T3):
            if available_units(o.g, power, kind):
                yield raising(o, power, kind, area, worth=o.weights.garrison)
                return


def camp_of(o: Outlook, power: Power, foes: list[Power]) -> Place:
    """Where the leader is, if that is not far from the enemy; else the front."""
    foreign: Mask = 0
    for foe in foes:
        foreign |= o.held(foe)
    land = o.world.land
    near = land.neighbours(foreign)
    near |= land.neighbours(near)
    near &= o.world.area_mask & ~besieged_areas(o.g)
    for leader in leaders_of(o.g, power):
        if leader.on == "troop" and near >> leader.place & 1:
            return leader.place
    return front(o, power, foes)


def _gathering(
    o: Outlook, power: Power, where: Place, on_map: list[Place], worth: float
) -> Iterator[Undertaking]:
    """Troops that have nothing else to do, and those in boxes, go where they are wanted."""
    if where == NOWHERE:
        return
    g, ids = o.g, o.world.location_ids
    for place in on_map:
        idle = place != where and place not in o.state.sieges and not is_busy(o, power, place)
        if idle and len(o.kinds_at(power, place)) < 3 and o.keep(power, place) < 1:
            owner, kind = o.troops(power)[place][0]
            move = (unit_key(g, "unit", owner, kind, place=place), "alone", goal(g, where))
            yield Undertaking(power, "strategic_move", o.weights.moved, 1.0, script=move)
    for place, units in o.troops(power).items():
        if o.world.is_box(place) and is_fresh(g, units[0][0], place, units[0][1]):
            key = unit_key(g, "regroup", *units[0], place)
            script = (f"{key}.{ids[where]}", f"{key}.*", "alone", goal(g, where), "pass")
            yield Undertaking(power, "regroup", worth, 1.0, script=script)


def armaments(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """In peace, with actions to spare: an army at the border, and guards."""
    if o.g.scenario.solo or o.enemies(power) or o.last:
        return
    if o.projected(power) >= o.world.vitality[power] or not affordable(o, power):
        return
    g = o.g
    own = [place for place in places_in(o.state.troops[power]) if o.world.is_area(place)]
    count = sum(len(units) for units in o.troops(power).values())
    if own and count > 2 and not leaders_of(g, power):
        yield Undertaking(power, "build_leader", o.weights.leader_in_peace, 1.0)
    if count >= o.weights.army + o.state.owned[power].bit_count() // 6:
        return
    where = front(o, power, neighbours(o, power))
    if where == NOWHERE or len(o.kinds_at(power, where)) >= CAMP:
        where = guard_post(o, power, o.world.area_mask)
    if where == NOWHERE:
        return
    w = o.weights
    for kind in (T3, T2):
        if available_units(g, power, kind):
            yield raising(o, power, kind, where, worth=w.armament + w.armament_3 * (kind == T3))
