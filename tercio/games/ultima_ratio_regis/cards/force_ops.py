"""Ops about troops, leaders and what is settled without a fight (uRR 13.5, 14, 16, 17)."""

from tercio.games.ultima_ratio_regis.cards.obstacles import (
    exists,
    power_args,
    power_is_not_in_play,
)
from tercio.games.ultima_ratio_regis.cards.registry import Played, op
from tercio.games.ultima_ratio_regis.model.area_questions import (
    held_by_side,
    owned_by_side,
    sailed_by_side,
    stood_by_side,
)
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    NOBODY,
    REGULARS,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of
from tercio.games.ultima_ratio_regis.rows.op_rows import (
    AutoSubjugate,
    BringLeader,
    Repatriate,
    Veteran,
)
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.land_movement.control import take_control
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import bring_historical, posts
from tercio.games.ultima_ratio_regis.rules.logistics.repatriation import repatriate
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to
from tercio.kernel.ask import PASS, Args, Option, Procedure, ref
from tercio.kernel.restrictions import Restrictions, forbids

# -- veterans --------------------------------------------------------------------------------------


def _drilled(g: Regis, op: Veteran) -> list[Power]:
    """The powers whose troops are meant."""
    if op.who == "everybody":
        return majors_in_play(g)
    return [g.world.power[op.power]] if op.power and exists(g, op.power) else []


def regulars_of(g: Regis, power: Power) -> list[tuple[Place, Kind]]:
    return [(place, kind) for place, kind, _ in stacks_of(g, power) if kind in REGULARS]


@forbids("uRR 16.1")
def no_regular_troops_are_there(g: Regis, played: Played, op: Veteran) -> bool:
    return not any(regulars_of(g, power) for power in _drilled(g, op))


VETERAN = Restrictions("veteran-event", power_is_not_in_play, no_regular_troops_are_there)


@op(Veteran, VETERAN, "uRR 16.1")
def veteran(g: Regis, played: Played, op: Veteran) -> Procedure[None]:
    """Regular troops become veterans; their owner says which, and where all may, whether."""
    for power in _drilled(g, op):
        for _ in range(op.n):
            yield from _promote(g, power, may_pass=op.who == "everybody")


def _promote(g: Regis, power: Power, *, may_pass: bool) -> Procedure[None]:
    options = [
        Option(
            f"veteran.{g.world.location_ids[place]}.{KIND_IDS[kind]}",
            (place, kind),
            (place_ref(g, place), ref("unit", KIND_IDS[kind])),
            text="option-event-veteran",
            cite="uRR 16.1",
        )
        for place, kind in regulars_of(g, power)
    ]
    if options and may_pass:
        options.append(Option(PASS, None, cite="uRR 16.1"))
    if options:
        stack = yield from choose(g, power, "event-veteran", options, cite="uRR 16.1")
        if stack is not None:
            g.flip_units(power, *stack)


# -- leaders ---------------------------------------------------------------------------------------


def _leader(g: Regis, played: Played, op: BringLeader) -> Args:
    return {"leader": ref("leader", op.leader), "power": power_ref(g, g.world.power[op.power])}


@forbids("uRR 17.3.1", args=_leader)
def leader_is_there_already(g: Regis, played: Played, op: BringLeader) -> bool:
    return any(leader.id == op.leader for leader in g.state.leaders)


@forbids("uRR 17.2", args=_leader)
def has_no_unit_to_lead(g: Regis, played: Played, op: BringLeader) -> bool:
    return not posts(g, g.world.power[op.power])


LEADER = Restrictions(
    "leader-event", power_is_not_in_play, leader_is_there_already, has_no_unit_to_lead
)


@op(BringLeader, LEADER, "uRR 17.3.1")
def bring_leader(g: Regis, played: Played, op: BringLeader) -> Procedure[None]:
    """A historical leader joins a unit or a fortress of his power that is not besieged."""
    yield from bring_historical(g, g.world.power[op.power], op.leader)


# -- settlers --------------------------------------------------------------------------------------


def settled(g: Regis, op: AutoSubjugate) -> list[Place]:
    """Independent areas of the level, next to its own, where it may operate."""
    power = g.world.power[op.power]
    near = g.world.land.neighbours(owned_by_side(g, power)) & open_to(g, power)
    areas = g.world.areas_in(theaters=op.theaters) & near & ~g.state.closed
    return [area for area in places_in(areas) if 0 < g.state.free[area] <= op.level]


@forbids("uRR 13.5", args=power_args("power"))
def no_area_to_settle(g: Regis, played: Played, op: AutoSubjugate) -> bool:
    return not settled(g, op)


SETTLE = Restrictions("settle", power_is_not_in_play, no_area_to_settle)


@op(AutoSubjugate, SETTLE, "uRR 13.5")
def auto_subjugate(g: Regis, played: Played, op: AutoSubjugate) -> Procedure[None]:
    """One such area is taken without a fight."""
    power = g.world.power[op.power]
    options = [
        Option(f"settle.{g.world.location_ids[area]}", area, (place_ref(g, area),), cite="uRR 13.5")
        for area in settled(g, op)
    ]
    options.append(Option(PASS, NOBODY, cite="uRR 13.5"))
    area = yield from choose(g, power, "settle", options, cite="uRR 13.5")
    if area != NOBODY:
        yield from take_control(g, power, area)


# -- repatriation ----------------------------------------------------------------------------------


def abroad(g: Regis, op: Repatriate) -> list[Place]:
    """Where troops of the power, or of its minors, stand in areas that it does not control."""
    power = g.world.power[op.power]
    there = stood_by_side(g, power) | sailed_by_side(g, power)
    mask = g.world.areas_in(provinces=op.provinces) & there & ~held_by_side(g, power)
    return list(places_in(mask))


@forbids("uRR 14", args=power_args("power"))
def nobody_has_to_leave(g: Regis, played: Played, op: Repatriate) -> bool:
    return not abroad(g, op)


REPATRIATE = Restrictions("repatriate-event", power_is_not_in_play, nobody_has_to_leave)


@op(Repatriate, REPATRIATE, "uRR 14")
def leave_provinces(g: Regis, played: Played, op: Repatriate) -> Procedure[None]:
    """Units of a power leave the provinces, whether they like it or not."""
    for area in abroad(g, op):
        yield from repatriate(g, g.world.power[op.power], area, False)
