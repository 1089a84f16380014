"""Construction, repair and regrouping (uRR 9.1 to 9.5)."""

from tercio.games.ultima_ratio_regis.model.area_questions import besieged_areas, held_by_side
from tercio.games.ultima_ratio_regis.model.names import (
    DAMAGED,
    FORTRESS_BEGUN,
    KIND_IDS,
    NO_FORTRESS,
    NOBODY,
    S2,
    S2D,
    S3,
    S3D,
    T2,
    T3,
    TROOPS,
    Kind,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import parted, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, seat_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.actions.sites import (
    FORTRESS_SITE,
    SQUADRON_SITE,
    TROOP_SITE,
    areas_for_fortress,
    areas_for_squadron,
    areas_for_troop,
    builders,
    has_area_for_troop,
    has_room,
    with_room,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import why_not_place
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    move_party,
    single,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import move_new_unit
from tercio.kernel.ask import BACK, Ask, Option, Procedure, ref
from tercio.kernel.citations import cites

SITES = {
    "build-troop": TROOP_SITE,
    "build-squadron": SQUADRON_SITE,
    "begin-fortress": FORTRESS_SITE,
}
"""What speaks against an area, by the kind of the ask."""


def _where(g: Regis, power: Power, kind: str, cite: str, choices: dict[str, object]) -> Ask:
    """Which of several things; the keys are `verb.power.unit.place` as the action needs them."""
    options = [
        Option(key, value, _refs(g, key), text=f"option-{kind}", cite=cite)
        for key, value in choices.items()
    ]
    explain = why_not_place(g, SITES[kind], (g, power)) if kind in SITES else None
    args = {"power": power_ref(g, power)}
    return Ask(seat_of(g, power), kind, [*options, Option(BACK)], cite, args=args, explain=explain)


def _refs(g: Regis, key: str) -> tuple[str, ...]:
    """The things that a key names, after its verb."""
    refs: list[str] = []
    for part in key.split(".")[1:]:
        if part in g.world.power:
            refs.append(ref("power", part))
        elif part in KIND_IDS:
            refs.append(ref("unit", part))
        else:
            refs.append(place_ref(g, g.world.location[part]))
    return tuple(refs)


# -- troops ------------------------------------------------------------------------------------


def _troop_choices(g: Regis, power: Power) -> dict[str, object]:
    ids, places = g.world.power_ids, g.world.location_ids
    return {
        f"build.{ids[one]}.{KIND_IDS[kind]}.{places[area]}": (one, kind, area)
        for one in builders(g, power)
        for kind in (T2, T3)
        if available_units(g, one, kind)
        for area in places_in(areas_for_troop(g, one, kind))
    }


def may_build_troop(g: Regis, power: Power) -> bool:
    return any(
        available_units(g, one, kind) and has_area_for_troop(g, one, kind)
        for one in builders(g, power)
        for kind in (T2, T3)
    )


@action("build_troop", "uRR 9.1", may=may_build_troop)
def build_troop(g: Regis, power: Power) -> Procedure[bool]:
    """An available troop, which may make a strategic move at once."""
    pick = yield _where(g, power, "build-troop", "uRR 9.1", choices=_troop_choices(g, power))
    if pick.key == BACK:
        return False
    builder, kind, area = pick.value
    g.spend(power, "build_troop")
    yield from raise_unit(g, builder, kind, area)
    return True


@cites("uRR 9.1", "uRR 9.3", "uRR 20.3.2", "uRR 24")
def raise_unit(g: Regis, power: Power, kind: Kind, area: Place) -> Procedure[None]:
    """A troop, or a squadron that is ready, comes on the map and may make a strategic move at
    once: by an action, as a reinforcement, and in deployment."""
    g.place_units(power, area, kind)
    yield from move_new_unit(g, power, area, kind)


# -- squadrons ---------------------------------------------------------------------------------

UNDER_REPAIR = {S2: S2D, S3: S3D}


def _squadron_choices(g: Regis, power: Power) -> dict[str, object]:
    ids, places = g.world.power_ids, g.world.location_ids
    return {
        f"lay.{ids[one]}.{KIND_IDS[kind]}.{places[area]}": (one, kind, area)
        for one in builders(g, power)
        for type, kind in UNDER_REPAIR.items()
        if available_units(g, one, type)
        for area in places_in(areas_for_squadron(g, one))
    }


def may_build_squadron(g: Regis, power: Power) -> bool:
    return any(
        available_units(g, one, type)
        for one in builders(g, power)
        if areas_for_squadron(g, one)
        for type in UNDER_REPAIR
    )


@action("build_squadron", "uRR 9.2", may=may_build_squadron)
def build_squadron(g: Regis, power: Power) -> Procedure[bool]:
    """It is not operational yet."""
    pick = yield _where(g, power, "build-squadron", "uRR 9.2", choices=_squadron_choices(g, power))
    if pick.key == BACK:
        return False
    builder, kind, area = pick.value
    g.spend(power, "build_squadron")
    g.place_units(builder, area, kind)
    return True


def _repair_choices(g: Regis, power: Power) -> dict[str, object]:
    """Squadrons that began the impulse under repair, in ports that are not besieged."""
    ids, places = g.world.power_ids, g.world.location_ids
    fresh, besieged = g.state.impulse.fresh, besieged_areas(g)
    return {
        f"repair.{ids[one]}.{KIND_IDS[kind]}.{places[place]}": (one, kind, place)
        for one in builders(g, power)
        for place, kind, _ in parted(sorted(fresh[one].items()) if fresh else ())
        if kind in DAMAGED and not besieged >> place & 1
    }


def may_repair(g: Regis, power: Power) -> bool:
    return bool(_repair_choices(g, power))


@action("repair_squadron", "uRR 9.3", may=may_repair)
def repair_squadron(g: Regis, power: Power) -> Procedure[bool]:
    """It becomes operational and may make a strategic move."""
    pick = yield _where(g, power, "repair-squadron", "uRR 9.3", choices=_repair_choices(g, power))
    if pick.key == BACK:
        return False
    owner, kind, port = pick.value
    g.spend(power, "repair_squadron")
    now = g.flip_units(owner, port, kind)
    yield from move_new_unit(g, owner, port, now)
    return True


# -- fortresses --------------------------------------------------------------------------------


def may_begin_fortress(g: Regis, power: Power) -> bool:
    fortress, open = g.state.fortress, held_by_side(g, power) & ~besieged_areas(g)
    return any(fortress[area] == NO_FORTRESS for area in places_in(open))


@action("begin_fortress", "uRR 9.4", may=may_begin_fortress)
def begin_fortress(g: Regis, power: Power) -> Procedure[bool]:
    areas = places_in(areas_for_fortress(g, power))
    choices: dict[str, object] = {f"fortify.{g.world.location_ids[n]}": n for n in areas}
    pick = yield _where(g, power, "begin-fortress", "uRR 9.4", choices=choices)
    if pick.key == BACK:
        return False
    g.spend(power, "begin_fortress")
    g.begin_fortress(pick.value)
    return True


def _unfinished(g: Regis, power: Power) -> list[Place]:
    """Begun in an earlier impulse, and not besieged."""
    areas = held_by_side(g, power) & g.state.impulse.begun_fortresses & ~besieged_areas(g)
    return [area for area in places_in(areas) if g.state.fortress[area] == FORTRESS_BEGUN]


def may_finish_fortress(g: Regis, power: Power) -> bool:
    return bool(_unfinished(g, power))


@action("finish_fortress", "uRR 9.4", may=may_finish_fortress)
def finish_fortress(g: Regis, power: Power) -> Procedure[bool]:
    choices: dict[str, object] = {
        f"finish.{g.world.location_ids[n]}": n for n in _unfinished(g, power)
    }
    pick = yield _where(g, power, "finish-fortress", "uRR 9.4", choices=choices)
    if pick.key == BACK:
        return False
    g.spend(power, "finish_fortress")
    g.finish_fortress(pick.value)
    return True


# -- regrouping --------------------------------------------------------------------------------


@cites("uRR 9.5")
def areas_for_regroup(g: Regis, power: Power, box: Place) -> Mask:
    """Controlled areas of the box's theater, or of its half, without siege or revolt.

    For a troop of a minor those of its ally count as its own (20.2).
    """
    return with_room(g, power, lands_for_regroup(g, power, box))


def lands_for_regroup(g: Regis, power: Power, box: Place) -> Mask:
    """Whether there is room or not."""
    major = major_of(g, power)
    held = g.state.held[power] if major == NOBODY else held_by_side(g, major)
    return held & g.world.box_areas[box] & ~besieged_areas(g) & open_to(g, power)


def regroup_choices(g: Regis, power: Power) -> dict[str, object]:
    """Troops that began the impulse in a box, and where they may be placed."""
    ids, places = g.world.power_ids, g.world.location_ids
    fresh = g.state.impulse.fresh
    return {
        f"regroup.{ids[one]}.{KIND_IDS[kind]}.{places[box]}.{places[area]}": (one, kind, box, area)
        for one in builders(g, power)
        for box, kind, _ in parted(sorted(fresh[one].items()) if fresh else ())
        if kind in TROOPS and g.world.is_box(box)
        for area in places_in(areas_for_regroup(g, one, box))
    }


def may_regroup(g: Regis, power: Power) -> bool:
    fresh = g.state.impulse.fresh
    return any(
        kind in TROOPS and g.world.is_box(box) and has_room(g, one, lands_for_regroup(g, one, box))
        for one in builders(g, power)
        for box, kind, _ in parted(fresh[one].items() if fresh else ())
    )


@action("regroup", "uRR 9.5", may=may_regroup)
def regroup(g: Regis, power: Power) -> Procedure[bool]:
    pick = yield _where(g, power, "regroup", "uRR 9.5", choices=regroup_choices(g, power))
    if pick.key == BACK:
        return False
    g.spend(power, "regroup")
    yield from place_regrouped(g, *pick.value)
    return True


@cites("uRR 9.5")
def place_regrouped(g: Regis, power: Power, kind: Kind, box: Place, area: Place) -> Procedure[None]:
    """With a leader of the box, if its player likes; then it may make a strategic move."""
    stack = stack_at(g, major_of(g, power), box, "troop")
    ask = companion_ask(g, stack, "strategic-leader", "uRR 9.5")
    leader = None if ask is None else (yield ask).value
    move_party(g, single(stack, power, kind, leader), area, "troop")
    yield from move_new_unit(g, power, area, kind)


def may_regroup_free(g: Regis, power: Power) -> bool:
    """Of a player without cards, each power at war once (8.2.3)."""
    impulse = g.state.impulse
    if not impulse.without_cards or impulse.regrouped >> power & 1:
        return False
    return any(power in (war.a, war.b) for war in g.realm.wars) and may_regroup(g, power)


@action("regroup_free", "uRR 8.2.3", may=may_regroup_free, when="start")
def regroup_free(g: Regis, power: Power) -> Procedure[bool]:
    pick = yield _where(g, power, "regroup", "uRR 8.2.3", choices=regroup_choices(g, power))
    if pick.key == BACK:
        return False
    g.state.impulse.regrouped |= 1 << power
    yield from place_regrouped(g, *pick.value)
    return True
