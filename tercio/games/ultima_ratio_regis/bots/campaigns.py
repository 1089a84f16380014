"""What armies can do: subjugate, strike, besiege, and get to where there is something to do."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.bots.odds import chance, dice_of, subjugation
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.undertaking import (
    Undertaking,
    goal,
    leader_at,
    unit_key,
)
from tercio.games.ultima_ratio_regis.bots.war import (
    Army,
    area_worth,
    armies,
    claim_chance,
    is_supplied,
    siege_of,
    strike_worth,
)
from tercio.games.ultima_ratio_regis.model.area_questions import restless_areas
from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, NOBODY, T2, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, is_fresh
from tercio.kernel.masks import mask_of

APPROACHES = 3
"""Areas out of reach that are thought about at a time."""


# -- areas that resist by themselves ---------------------------------------------------------------


def targets(o: Outlook, power: Power) -> dict[Place, float]:
    """Independent areas and revolts of its own that a power could subjugate, and their worth."""
    return o.once(("targets", power), lambda: dict(_targets(o, power)))


def _targets(o: Outlook, power: Power) -> Iterator[tuple[Place, float]]:
    s, open_areas = o.state, o.open(power)
    mine = set(o.side(power))
    for area in places_in(open_areas & restless(o)):
        if s.free[area]:
            yield area, o.gain(power, area)
        elif s.owner[area] in mine:
            yield area, pacified(o, power, area)


def pacified(o: Outlook, power: Power, area: Place) -> float:
    """What it is worth to end a revolt in one's own land."""
    w = o.weights
    return w.revolt + w.revolt_each_turn * o.turns + w.revolt_held * o.keep(power, area)


def restless(o: Outlook) -> Mask:
    return o.once("restless", lambda: restless_areas(o.g) & ~o.state.closed)


def taking(o: Outlook, power: Power, area: Place, moved: bool, worth: float) -> float:
    """What one attempt promises."""
    level = o.state.rebels[area] or o.state.free[area]
    category = 3 - moved - (o.world.areas[area].terrain != "clear")
    odds = subjugation(category, level)
    return (
        odds.win * worth
        + odds.draw * max(worth - o.weights.troop, 0.0)
        - odds.loss * o.weights.troop
    )


def subjugations(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """By troops that are there, or one or two steps away."""
    found, troops, land = targets(o, power), o.troops(power), o.world.land
    held, ids = o.held(power), o.world.location_ids
    for area, worth in found.items():
        if not is_supplied(o, power, area):
            continue
        if area in troops:
            yield Undertaking(
                power,
                "subjugate",
                taking(o, power, area, False, worth=worth),
                1.0,
                script=(f"subjugate.{ids[area]}",),
            )
            continue
        promise = taking(o, power, area, True, worth=worth)
        if promise <= 0:
            continue
        near = land.adjacent[area]
        for start in places_in(near & posts(o, power)):
            yield from _claim(o, power, start, (area,), worth=promise)
        for middle in places_in(near & held & o.open(power)):
            for start in places_in(land.adjacent[middle] & posts(o, power) & ~near):
                yield from _claim(
                    o, power, start, (middle, area), worth=promise - o.weights.two_steps
                )


def posts(o: Outlook, power: Power) -> Mask:
    """Areas with troops of a side that are not shut in."""

    def find() -> Mask:
        mask = 0
        for place in o.troops(power):
            if o.world.is_area(place) and place not in o.state.sieges:
                mask |= 1 << place
        return mask

    return o.once(("posts", power), find)


def _claim(
    o: Outlook, power: Power, start: Place, way: tuple[Place, ...], worth: float
) -> Iterator[Undertaking]:
    """A single troop goes; a determined leader of the stack goes with it."""
    here = o.troops(power)[start]
    able = [unit for unit in here if all(o.open(unit[0]) >> area & 1 for area in way)]
    if not able:
        return
    owner, kind = min(able, key=lambda unit: (unit[1], unit[0]))
    leaders = [one for one in o.leaders(power, start) if one.ability == "determined"]
    companion = leader_at(o.g, "lead", leaders[0]) if leaders else "alone"
    script = [unit_key(o.g, "unit", owner, kind, place=start), companion]
    script += [goal(o.g, area) for area in way]
    threat = o.weights.left_bare if o.enemies(power) and len(here) == 1 else 0.0
    yield Undertaking(power, "march", worth - threat, 1.0, script=(*script, "claim"))


# -- getting there ---------------------------------------------------------------------------------


def approaches(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """Troops for areas that none can reach: built, regrouped or moved next to them."""
    land, held = o.world.land, o.held(power)
    manned = posts(o, power)
    idle = [place for place in places_in(manned) if not is_busy(o, power, place)]
    wanted = sorted(targets(o, power).items(), key=lambda item: -item[1])
    found = 0
    for area, worth in wanted:
        if found >= APPROACHES:
            return
        near = land.adjacent[area] & held & o.open(power)
        if not near or manned & (near | 1 << area) or not is_supplied(o, power, area):
            continue
        promise = taking(o, power, area, True, worth=worth)
        if promise > o.weights.least_approach:
            found += 1
            yield from transfers(o, power, next(places_in(near)), promise, idle=idle)


def is_busy(o: Outlook, power: Power, place: Place) -> bool:
    """There is something to take from there, or to guard."""
    return bool(o.world.land.adjacent[place] & o.once(("work", power), lambda: _work(o, power)))


def _work(o: Outlook, power: Power) -> Mask:
    """Areas that are worth staying for."""
    least = o.weights.busy
    return mask_of(area for area, worth in targets(o, power).items() if worth > least)


def transfers(
    o: Outlook, power: Power, where: Place, worth: float, idle: list[Place]
) -> Iterator[Undertaking]:
    """A troop comes to an area of one's own: the cheapest ways."""
    g, ids = o.g, o.world.location_ids
    for place in idle[:2]:
        owner, kind = o.troops(power)[place][0]
        move = (unit_key(g, "unit", owner, kind, place=place), "alone", goal(g, where))
        yield Undertaking(power, "strategic_move", worth, o.weights.price_of_move, script=move)
    for place, units in o.troops(power).items():
        if o.world.is_box(place):
            owner, kind = units[0]
            if is_fresh(g, owner, place, kind):
                key = unit_key(g, "regroup", owner, kind, place=place)
                script = (f"{key}.{ids[where]}", f"{key}.*", "alone", goal(g, where), "pass")
                yield Undertaking(
                    power, "regroup", worth, o.weights.price_of_regrouping, script=script
                )
    if available_units(g, power, T2) and o.balance(power) + 3 < o.limit(power):
        name = o.world.power_ids[power]
        key = f"build.{name}.T2"
        script = (f"{key}.{ids[where]}", f"{key}.*", "alone", goal(g, where), "pass")
        worth -= o.weights.upkeep * o.turns
        price = o.weights.price_of_building
        yield Undertaking(power, "build_troop", worth, price, script=script)


# -- strikes at enemies ----------------------------------------------------------------------------


def strikes(o: Outlook, power: Power, foes: list[Power]) -> Iterator[Undertaking]:
    """Marches of armies into areas of enemies, one or two steps away."""
    if not foes:
        return
    land, held = o.world.land, o.held(power)
    for army in armies(o, power):
        if army.place in o.state.sieges:
            continue
        open_areas = o.open(power)
        for owner, _ in army.units:
            open_areas &= o.open(owner)
        near = land.adjacent[army.place]
        through = near & held & open_areas
        far = land.neighbours(through) & ~near & ~(1 << army.place)
        for foe in foes:
            foreign = o.held(foe) & open_areas & ~posts(o, power)
            for area in places_in(near & foreign):
                worth = strike_worth(o, power, army, area, foe=foe)
                if worth > o.weights.least_strike:
                    yield _march(o, power, army, (area,), worth=worth)
            for area in places_in(far & foreign):
                worth = strike_worth(o, power, army, area, foe=foe)
                if worth > o.weights.least_strike:
                    middle = next(places_in(land.adjacent[area] & through))
                    yield _march(o, power, army, (middle, area), worth=worth)


def _march(
    o: Outlook, power: Power, army: Army, way: tuple[Place, ...], worth: float
) -> Undertaking:
    g = o.g
    if army.led:
        script = [leader_at(g, "leader", o.leaders(power, army.place)[0]), "everybody"]
        script += _party(o, power, army)
    else:
        owner, kind = army.units[0]
        script = [unit_key(g, "unit", owner, kind, place=army.place), "alone"]
    script += [goal(g, area) for area in way]
    price = 1.0
    if o.has_walls(way[-1]):
        price = siege_of(o, army, o.kinds_at(o.lord(way[-1]), way[-1])).price
    return Undertaking(
        power,
        "march",
        worth,
        price,
        script=(*script, "claim"),
        target=way[-1],
        troops=len(army.units),
    )


def _party(o: Outlook, power: Power, army: Army) -> list[str]:
    ids = o.world.power_ids
    return [f"take.{ids[owner]}.{KIND_IDS[kind]}" for owner, kind in army.units]


def pacifications(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """Areas of enemies where troops stand, and which are not taken yet."""
    for army in armies(o, power):
        area = army.place
        foe = o.lord(area)
        if foe not in o.enemies(power) or o.has_walls(area) or not is_supplied(o, power, area):
            continue
        worth = area_worth(o, power, foe, area) * claim_chance(o, power, army, area, foe=foe)
        yield Undertaking(
            power, "subjugate", worth, 1.0, script=(f"subjugate.{o.world.location_ids[area]}",)
        )


def assaults(o: Outlook, power: Power) -> Iterator[Undertaking]:
    for area, siege in o.state.sieges.items():
        if siege.power != power or not o.kinds_at(power, area):
            continue
        if not is_supplied(o, power, area):
            continue
        foe = o.lord(area)
        if foe == NOBODY:
            continue
        inside = o.kinds_at(foe, area)
        mine = dice_of(o.kinds_at(power, area), 3)
        theirs = tuple(sorted((3, *dice_of(inside, 2, True)), reverse=True))
        odds = chance(mine, theirs)
        blows = max(1, len(inside) + 1 - siege.casualties)
        worth = odds.win * area_worth(o, power, foe, area) / blows - odds.loss * o.weights.troop
        ids = o.world.location_ids
        yield Undertaking(power, "assault", worth, 1.0, script=(f"assault.{ids[area]}",))
