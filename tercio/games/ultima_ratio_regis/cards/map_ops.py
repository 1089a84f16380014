"""Ops about areas: what exists, whose it is, and where revolts break out (uRR 18)."""

from tercio.games.ultima_ratio_regis.cards.registry import (
    Played,
    exists,
    op,
    speaker,
)
from tercio.games.ultima_ratio_regis.names import Mask
from tercio.games.ultima_ratio_regis.op_rows import (
    Activate,
    Control,
    EndPermanent,
    GainInterest,
    Modifier,
    Objective,
    Permanent,
    PlaceRevolt,
    RelocateMinor,
    SetNod,
    TcCapacity,
    Transfer,
)
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.games.ultima_ratio_regis.realm_state import Aim
from tercio.games.ultima_ratio_regis.rules.activation import open_areas
from tercio.games.ultima_ratio_regis.rules.links import follow
from tercio.games.ultima_ratio_regis.rules.revolts import place_revolts
from tercio.kernel.ask import Procedure
from tercio.kernel.masks import mask_of, places_of


@op(Activate, "uRR 18.2.1", "uRR 18.2.2")
def activate(g: Regis, played: Played, op: Activate) -> Procedure[None]:
    """Inactive areas open, for those to whom the set-up promises them; others are independent."""
    open_areas(g, g.world.areas_in(op.areas, op.provinces, op.theaters), op.as_level)
    yield from ()


@op(Transfer, "uRR 18.1")
def transfer(g: Regis, played: Played, op: Transfer) -> Procedure[None]:
    """Possession passes to a power that is in play; whoever may not stay leaves."""
    if not exists(g, op.to):
        return
    power = g.world.power[op.to]
    for area in places_of(g.world.areas_in(op.areas, op.provinces)):
        if not g.is_active(area):
            g.open_area(area)
        g.set_owner(area, power, home=op.status == "home")
        yield from follow(g, "evict", area)


@op(Control, "uRR 18.1")
def control(g: Regis, played: Played, op: Control) -> Procedure[None]:
    if not exists(g, op.to):
        return
    power = g.world.power[op.to]
    for area in places_of(g.world.areas_in(provinces=op.provinces) & ~g.state.closed):
        if g.state.rebels[area]:
            g.end_revolt(area, power)
        else:
            g.set_holder(area, power)
        yield from follow(g, "evict", area)


@op(PlaceRevolt, "uRR 18.3")
def place_revolt(g: Regis, played: Played, op: PlaceRevolt) -> Procedure[None]:
    yield from place_revolts(
        g,
        speaker(g, played),
        restless(g, op),
        op.level,
        op.count,
        ignore_limits=op.ignore_restrictions,
    )


def restless(g: Regis, op: PlaceRevolt) -> Mask:
    """Where the op lets revolts break out, as far as the limits of 18.3 do not matter."""
    s = g.state
    named = g.world.areas_in(op.areas, op.provinces, op.theaters)
    if op.minor is not None:
        named |= s.owned[g.world.power[op.minor]]
    if op.owner is not None:
        owned = s.owned[g.world.power[op.owner]]
        named = named & owned if named else owned
    mask = named or _owned_by(g, _owners(g))
    if op.religion is not None:
        mask &= _owned_by(g, [p for p in _owners(g) if g.religion_of(p) == op.religion])
    if op.unrest_above_vitality:
        agitated = [p for p in g.majors_in_play() if g.realm.unrest[p] > g.world.vitality[p]]
        mask &= _owned_by(g, agitated)
    return mask


def _owners(g: Regis) -> list[int]:
    return [power for power in range(len(g.world.powers)) if g.state.owned[power]]


def _owned_by(g: Regis, powers: list[int]) -> Mask:
    mask = 0
    for power in powers:
        mask |= g.state.owned[power]
    return mask


# -- what lasts ------------------------------------------------------------------------------------


@op(Permanent, "uRR 8.1.4")
def permanent(g: Regis, played: Played, op: Permanent) -> Procedure[None]:
    g.make_lasting(op.card)
    yield from ()


@op(EndPermanent, "uRR 8.1.4")
def end_permanent(g: Regis, played: Played, op: EndPermanent) -> Procedure[None]:
    g.end_lasting(op.card)
    yield from ()


@op(Modifier, "uRR 13.1.3")
def modifier(g: Regis, played: Played, op: Modifier) -> Procedure[None]:
    """Combats look at the cards in force for it (`rules.sides`)."""
    g.make_lasting(played.card)
    yield from ()


@op(GainInterest, "uRR 18.4")
def gain_interest(g: Regis, played: Played, op: GainInterest) -> Procedure[None]:
    power = g.world.power[op.power]
    theaters = mask_of(g.world.theater[id] for id in op.theaters)
    if op.when == "now":
        g.gain_interest(power, theaters)
    else:
        g.realm.gained[power] |= theaters
    yield from ()


@op(SetNod, "uRR 11.1")
def set_nod(g: Regis, played: Played, op: SetNod) -> Procedure[None]:
    g.set_distance(op.value, op.value)
    yield from ()


@op(TcCapacity, "uRR 19.2.1")
def tc_capacity(g: Regis, played: Played, op: TcCapacity) -> Procedure[None]:
    center = g.world.center[op.tc]
    g.set_capacity(center, g.realm.capacity[center] + op.delta)
    yield from ()


@op(Objective, "uRR 22.1")
def objective(g: Regis, played: Played, op: Objective) -> Procedure[None]:
    """For this turn; or it is scored at once by whoever has it already."""
    power, areas = g.world.power[op.power], g.world.areas_in(op.areas)
    if op.when == "immediate" and not areas & ~g.state.owned[power]:
        g.score(g.player_of(power), op.vp, "event")
        return
    g.realm.aims.append(Aim(power, areas, op.vp, played.card))
    yield from ()


@op(RelocateMinor, "uRR 20.1")
def relocate_minor(g: Regis, played: Played, op: RelocateMinor) -> Procedure[None]:
    """A minor that has lost its land is given another, unless somebody has taken that."""
    minor, area = g.world.power[op.minor], g.world.location[op.to]
    if g.state.owned[minor] or not g.is_in_play(minor):
        return
    g.set_owner(area, minor, home=True)
    yield from follow(g, "evict", area)
