"""Ops about troops, leaders and what powers may do (uRR 10-17)."""

from tercio.games.ultima_ratio_regis.cards.registry import Played, exists, op
from tercio.games.ultima_ratio_regis.names import (
    KIND_IDS,
    NAVAL,
    NOBODY,
    REGULARS,
    TROOPS,
    On,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.op_rows import (
    AutoSubjugate,
    BringLeader,
    Permission,
    Repatriate,
    Veteran,
)
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.games.ultima_ratio_regis.realm_state import Grant
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.control import take_control
from tercio.games.ultima_ratio_regis.rules.links import follow
from tercio.kernel.ask import PASS, Option, Procedure, ref
from tercio.kernel.masks import places_of


@op(Veteran, "uRR 16.1")
def veteran(g: Regis, played: Played, op: Veteran) -> Procedure[None]:
    """Regular troops of a power, or of everybody, become veterans; their owner says which."""
    powers = g.majors_in_play() if op.who == "everybody" else [g.world.power[op.power or ""]]
    for power in powers:
        if g.is_in_play(power):
            for _ in range(op.n):
                yield from _promote(g, power)


def _promote(g: Regis, power: Power) -> Procedure[None]:
    options = [
        Option(
            f"veteran.{g.world.location_ids[place]}.{KIND_IDS[kind]}",
            (place, kind),
            (g.place_ref(place), ref("unit", KIND_IDS[kind])),
            cite="uRR 16.1",
        )
        for place, kind, _ in g.stacks_of(power)
        if kind in REGULARS
    ]
    if options:
        place, kind = yield from choose(g, power, "event-veteran", options, "uRR 16.1")
        g.flip_units(power, place, kind)


@op(BringLeader, "uRR 17.3.1")
def bring_leader(g: Regis, played: Played, op: BringLeader) -> Procedure[None]:
    """A historical leader joins a unit of his power that is not besieged."""
    power = g.world.power[op.power]
    if not g.is_in_play(power) or any(leader.id == op.leader for leader in g.state.leaders):
        return
    options = [
        Option(
            f"leader.{g.world.location_ids[place]}.{on}",
            (place, on),
            (g.place_ref(place),),
            "option-event-leader",
            {"a": g.place_ref(place), "on": on},
            "uRR 17.3.1",
        )
        for place, on in _commands(g, power)
    ]
    if options:
        args = {"leader": ref("leader", op.leader)}
        place, on = yield from choose(g, power, "event-leader", options, "uRR 17.3.1", args=args)
        g.bring_leader(power, op.leader, place, on)


def _commands(g: Regis, power: Power) -> list[tuple[Place, On]]:
    """Where a power has troops or squadrons that he could lead."""
    found: dict[tuple[Place, On], None] = {}
    for place, kind, _ in g.stacks_of(power):
        if g.is_besieged(place) and g.besieger(place) != power:
            continue
        if kind in TROOPS:
            found[place, "troop"] = None
        elif kind in NAVAL:
            found[place, "squadron"] = None
    return list(found)


@op(Permission, "uRR 8.2.2")
def permission(g: Regis, played: Played, op: Permission) -> Procedure[None]:
    """What the event allows is kept for the sections that ask for it."""
    names = [op.power] if op.power else list(op.powers)
    powers = [g.world.power[name] for name in names]
    if op.who == "everybody":
        powers = list(g.world.majors)
    target = g.world.power[op.target] if op.target else NOBODY
    centers = [g.world.center[tc] for tc in op.tcs]
    for power in powers:
        if g.is_in_play(power):
            g.realm.grants.append(
                Grant(power, op.what, played.card, target, g.world.areas_in(op.areas), centers)
            )
    yield from ()


@op(AutoSubjugate, "uRR 13.5")
def auto_subjugate(g: Regis, played: Played, op: AutoSubjugate) -> Procedure[None]:
    """One independent area of a level at most is taken without a fight."""
    if not exists(g, op.power):
        return
    power = g.world.power[op.power]
    areas = [
        area
        for area in places_of(g.world.areas_in(theaters=op.theaters) & ~g.state.closed)
        if 0 < g.state.free[area] <= op.level
    ]
    if not areas:
        return
    options = [
        Option(f"settle.{g.world.location_ids[area]}", area, (g.place_ref(area),), cite="uRR 13.5")
        for area in areas
    ]
    options.append(Option(PASS, NOBODY, cite="uRR 13.5"))
    area = yield from choose(g, power, "settle", options, "uRR 13.5")
    if area != NOBODY:
        yield from take_control(g, power, area)


@op(Repatriate, "uRR 14")
def repatriate(g: Regis, played: Played, op: Repatriate) -> Procedure[None]:
    """Troops of a power leave the provinces, as those do who may not stay."""
    for area in places_of(g.world.areas_in(provinces=op.provinces)):
        if g.state.troops[g.world.power[op.power]] >> area & 1:
            yield from follow(g, "evict", area)
