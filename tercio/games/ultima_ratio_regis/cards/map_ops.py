"""Ops about areas: what exists, whose it is, and where revolts break out (uRR 18)."""

from tercio.games.ultima_ratio_regis.cards.obstacles import power_args, power_is_not_in_play
from tercio.games.ultima_ratio_regis.cards.registry import Played, op, speaker
from tercio.games.ultima_ratio_regis.model.area_questions import is_active, owned_by_side
from tercio.games.ultima_ratio_regis.model.names import Mask, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play, religion_of
from tercio.games.ultima_ratio_regis.model.realm_state import Aim
from tercio.games.ultima_ratio_regis.model.refs import center_ref
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rows.op_rows import (
    Activate,
    Control,
    GainInterest,
    Inherit,
    Objective,
    PlaceRevolt,
    SetNod,
    TcCapacity,
    Transfer,
)
from tercio.games.ultima_ratio_regis.rules.logistics.repatriation import evict, repatriate
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import leave_lost_port
from tercio.games.ultima_ratio_regis.rules.special_areas.activation import areas_in_game, open_areas
from tercio.games.ultima_ratio_regis.rules.special_areas.revolts import place_revolts, revolt_areas
from tercio.kernel.ask import Args, Procedure
from tercio.kernel.masks import mask_of
from tercio.kernel.restrictions import Restrictions, forbids

# -- what exists -----------------------------------------------------------------------------------


def _opening(g: Regis, op: Activate) -> Mask:
    named = g.world.areas_in(op.areas, op.provinces, op.theaters)
    return named & g.state.closed & areas_in_game(g)


@forbids("uRR 18.2.1")
def nothing_is_closed_there(g: Regis, played: Played, op: Activate) -> bool:
    """All of it is active, or out of the game."""
    return not _opening(g, op)


ACTIVATE = Restrictions("activate", nothing_is_closed_there)


@op(Activate, ACTIVATE, "uRR 18.2.1", "uRR 18.2.2")
def activate(g: Regis, played: Played, op: Activate) -> Procedure[None]:
    """Inactive areas open, for those to whom the set-up promises them; others are independent."""
    open_areas(g, _opening(g, op), op.as_level)
    yield from ()


# -- whose it is -----------------------------------------------------------------------------------


def changing_hands(g: Regis, op: Transfer) -> Mask:
    mask = g.world.areas_in(op.areas, op.provinces) & areas_in_game(g)
    if op.frm is not None:
        mask &= g.state.owned[g.world.power[op.frm]]
    return mask & ~g.state.owned[g.world.power[op.to]]


@forbids("uRR 18.1", args=power_args("to"))
def has_nothing_to_gain(g: Regis, played: Played, op: Transfer) -> bool:
    return not changing_hands(g, op)


TRANSFER = Restrictions("transfer", power_is_not_in_play, has_nothing_to_gain)


@op(Transfer, TRANSFER, "uRR 18.1")
def transfer(g: Regis, played: Played, op: Transfer) -> Procedure[None]:
    """Possession passes to a power that is in play; whoever may not stay leaves."""
    power = g.world.power[op.to]
    for area in places_in(changing_hands(g, op)):
        if not is_active(g, area):
            g.open_area(area)
        g.leave_fortress(area, power)
        g.set_owner(area, power, home=op.status == "home")
        yield from evict(g, area)


def falling_away(g: Regis, op: Control) -> Mask:
    """What enemies of the power have there, in their hands or in revolt."""
    s, power = g.state, g.world.power[op.to]
    mask = g.world.areas_in(provinces=op.provinces) & ~s.closed
    return mask_of(
        area
        for area in places_in(mask)
        if are_at_war(g, power, s.owner[area] if s.rebels[area] else s.holder[area])
    )


@forbids("uRR 18.1", args=power_args("to"))
def no_enemy_is_there(g: Regis, played: Played, op: Control) -> bool:
    return not falling_away(g, op)


CONTROL = Restrictions("control-event", power_is_not_in_play, no_enemy_is_there)


@op(Control, CONTROL, "uRR 18.1")
def control(g: Regis, played: Played, op: Control) -> Procedure[None]:
    """Third parties leave; whether an enemy must is another op's business."""
    power = g.world.power[op.to]
    for area in places_in(falling_away(g, op)):
        g.end_siege(area)
        g.leave_fortress(area, power)
        if g.state.rebels[area]:
            g.end_revolt(area, power)
        else:
            g.set_holder(area, power)
        yield from leave_lost_port(g, area)
        for other in majors_in_play(g):
            if other != power and not are_at_war(g, other, power):
                yield from repatriate(g, other, area, False)


@op(Inherit, Restrictions("inherit", power_is_not_in_play), "uRR 8.1.1")
def inherit(g: Regis, played: Played, op: Inherit) -> Procedure[None]:
    """The rules of the next turn look at who has the area then (`turn_rules.iberian_union`)."""
    g.make_lasting(played.card)
    g.realm.special.contested[played.card] = g.world.location[op.area]
    yield from ()


# -- revolts ---------------------------------------------------------------------------------------


@forbids("uRR 18.3")
def no_area_can_revolt(g: Regis, played: Played, op: PlaceRevolt) -> bool:
    return not revolt_areas(g, restless(g, op), op.ignore_restrictions)


REVOLT = Restrictions("revolt-event", no_area_can_revolt)


@op(PlaceRevolt, REVOLT, "uRR 18.3")
def place_revolt(g: Regis, played: Played, op: PlaceRevolt) -> Procedure[None]:
    yield from place_revolts(
        g,
        speaker(g, played),
        restless(g, op),
        op.level,
        count=op.count,
        ignore_limits=op.ignore_restrictions,
    )


def restless(g: Regis, op: PlaceRevolt) -> Mask:
    """Where the op lets revolts break out, as far as the limits of 18.3 do not matter."""
    s, world = g.state, g.world
    mask = world.area_mask
    if op.areas or op.provinces or op.theaters:
        mask = world.areas_in(op.areas, op.provinces, op.theaters)
    if op.minor is not None:
        mask &= s.owned[world.power[op.minor]]
    if op.owner is not None:
        mask &= s.owned[world.power[op.owner]]
    if op.religion is not None:
        mask &= _owned_by(g, [p for p in _owners(g) if religion_of(g, p) == op.religion])
    if op.unrest_above_vitality:
        agitated = [p for p in majors_in_play(g) if g.realm.unrest[p] > world.vitality[p]]
        mask &= _owned_by(g, agitated)
    if op.domains:
        mask &= _owned_by(g, [p for p in _owners(g) if p in world.majors]) & ~_homelands(g)
    return mask & ~world.key if op.not_key else mask


def _owners(g: Regis) -> list[Power]:
    return [power for power in g.world.every_power if g.state.owned[power]]


def _owned_by(g: Regis, powers: list[Power]) -> Mask:
    mask = 0
    for power in powers:
        mask |= g.state.owned[power]
    return mask


def _homelands(g: Regis) -> Mask:
    """Areas that their owner has as home areas."""
    s, mask = g.state, 0
    for power in _owners(g):
        mask |= s.owned[power] & s.homes[power]
    return mask


# -- interests, distances, trade -------------------------------------------------------------------


def _theaters(g: Regis, op: GainInterest) -> Mask:
    return g.world.theater_mask(*op.theaters)


@forbids("uRR 18.4", args=power_args("power"))
def has_the_interest_already(g: Regis, played: Played, op: GainInterest) -> bool:
    return not _theaters(g, op) & ~g.realm.gained[g.world.power[op.power]]


INTEREST = Restrictions("gain-interest", power_is_not_in_play, has_the_interest_already)


@op(GainInterest, INTEREST, "uRR 18.4")
def gain_interest(g: Regis, played: Played, op: GainInterest) -> Procedure[None]:
    power = g.world.power[op.power]
    if op.when == "now":
        g.gain_interest(power, _theaters(g, op))
    else:
        g.realm.gained[power] |= _theaters(g, op)
    yield from ()


@forbids("uRR 11.1")
def distance_is_that_already(g: Regis, played: Played, op: SetNod) -> bool:
    return (g.realm.nod_mediterranean, g.realm.nod_elsewhere) == (op.value, op.value)


@op(SetNod, Restrictions("distance", distance_is_that_already), "uRR 11.1")
def set_nod(g: Regis, played: Played, op: SetNod) -> Procedure[None]:
    g.set_distance(op.value, op.value)
    yield from ()


def _center(g: Regis, played: Played, op: TcCapacity) -> Args:
    return {"center": center_ref(g, g.world.center[op.tc])}


@forbids("uRR 19.2.3", args=_center)
def capacity_is_nothing(g: Regis, played: Played, op: TcCapacity) -> bool:
    """And cannot be less."""
    return op.delta < 0 and g.realm.capacity[g.world.center[op.tc]] == 0


@op(TcCapacity, Restrictions("capacity", capacity_is_nothing), "uRR 19.2.1")
def tc_capacity(g: Regis, played: Played, op: TcCapacity) -> Procedure[None]:
    center = g.world.center[op.tc]
    g.set_capacity(center, g.realm.capacity[center] + op.delta)
    yield from ()


# -- objectives ------------------------------------------------------------------------------------


@forbids("uRR 22.1", args=power_args("power"))
def has_it_since_before(g: Regis, played: Played, op: Objective) -> bool:
    """What was its own before this turn cannot be won."""
    power = g.world.power[op.power]
    before = owned_by_side(g, power) & ~g.realm.acquired[power]
    return op.when == "acquires" and not g.world.areas_in(op.areas) & ~before


@forbids("uRR 22.1")
def is_out_of_the_game(g: Regis, played: Played, op: Objective) -> bool:
    return bool(g.world.areas_in(op.areas) & ~areas_in_game(g))


OBJECTIVE = Restrictions("objective", power_is_not_in_play, has_it_since_before, is_out_of_the_game)


@op(Objective, OBJECTIVE, "uRR 22.1")
def objective(g: Regis, played: Played, op: Objective) -> Procedure[None]:
    """For this turn (`victory.aim_vp`)."""
    power = g.world.power[op.power]
    g.realm.aims.append(Aim(power, g.world.areas_in(op.areas), op.vp, played.card))
    yield from ()
