"""What minors are worth, which wars to begin, and what to demand in peace (uRR 20, 21)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.bots.campaigns import strikes
from tercio.games.ultima_ratio_regis.bots.needs import Need, needs
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking
from tercio.games.ultima_ratio_regis.bots.war import armies, lead, point_worth
from tercio.games.ultima_ratio_regis.bots.weights import RealmWeights
from tercio.games.ultima_ratio_regis.model.area_questions import owned_by_side
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Power
from tercio.games.ultima_ratio_regis.model.power_questions import (
    major_of,
    majors_in_play,
    morale_left,
    player_of,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.war import DECLARATION, is_justified

MARGIN = 3
"""Below the limit, in the last turn, as much may still come."""


# -- minors ----------------------------------------------------------------------------------------


def reached(w: RealmWeights, wants: list[Need], owned: Mask) -> float:
    """VP of all needs that are met, and a part of those that nearly are."""
    total, nearness = 0.0, w.nearness
    for need in wants:
        short = need.missing(owned)
        if not short:
            total += need.vp
        elif short < len(nearness):
            total += w.half_way * nearness[short] * need.vp
    return total


def minor_worth(o: Outlook, power: Power, minor: Power) -> float:
    """What an alliance with a minor is worth to a power that has it not, or stands to lose it."""
    return o.once(("minor", power, minor), lambda: _minor_worth(o, power, minor))


def _minor_worth(o: Outlook, power: Power, minor: Power) -> float:
    g, ids, areas, w = o.g, o.world.power_ids, o.state.owned[minor], o.weights
    worth = o.remembered(("land", power, minor), lambda: _land_worth(o, power, areas))
    for row in o.world.objectives_of[power]:
        if row.kind == "ally" and row.minor == ids[minor]:
            worth += row.vp * o.horizon
        if row.kind == "emperor" and ids[minor] == EMPIRE:
            worth += row.vp * o.horizon
    units = sum(o.world.pools[minor].values())
    worth += units * (w.minor_unit_at_war if o.enemies(power) else w.minor_unit)
    worth += w.minor_key * (areas & o.world.key).bit_count()
    patron = major_of(o.g, minor)
    if patron not in (NOBODY, power):
        worth += w.minor_of_spite * o.spite(player_of(g, patron))
    return worth


def _land_worth(o: Outlook, power: Power, areas: Mask) -> float:
    """What some land does for the objectives of a power."""
    wants, owned = list(needs(o.g, power, o.horizon)), owned_by_side(o.g, power)
    w = o.weights
    return reached(w, wants, owned | areas) - reached(w, wants, owned & ~areas)


EMPIRE = "holy_roman_empire"


def unrest_price(o: Outlook, power: Power, points: int) -> float:
    """What so many points of unrest cost a power: next to nothing while it is calm, or in the
    last turn; a great deal where agitation would follow."""
    unrest, vitality, limit = o.projected(power), o.world.vitality[power], o.limit(power)
    room = limit - (MARGIN if o.last else 1) + min(o.impulses - 1, 3)
    price, w = 0.0, o.weights
    for point in range(unrest + 1, unrest + points + 1):
        if point > room:
            price += w.unrest_beyond
        elif o.last:
            price += w.unrest_at_last
        else:
            price += w.unrest_below if point <= vitality else w.unrest_above
    return price


# -- wars ------------------------------------------------------------------------------------------


def prospect(o: Outlook, power: Power, enemy: Power) -> float:
    """What a war with an enemy promises, by the strikes that could open it and both strengths."""
    return o.once(("prospect", power, enemy), lambda: _prospect(o, power, enemy))


def _prospect(o: Outlook, power: Power, enemy: Power) -> float:
    mine, theirs, w = o.strength(power), o.strength(enemy), o.weights
    found = sorted((u.rate for u in strikes(o, power, [enemy])), reverse=True)
    if not found:
        return -1.0
    actions = o.impulses
    worth = found[0] + w.war_next * sum(found[1 : 1 + min(4, actions // 2)])
    risk = w.war_risk * max(0.0, theirs - mine) * (0.5 if actions > 2 else 0.2)
    others = sum(o.strength(foe) for foe in o.enemies(power))
    worth *= w.war_base + w.war_of_spite * o.spite(player_of(o.g, enemy))
    return worth - risk - w.war_others * others - w.war_price


def declarations(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """Wars worth beginning: with a casus belli readily, without one only by who is stronger, has
    his army at the border, and has the time to win."""
    if o.enemies(power) or o.impulses < 2 or o.strength(power) < 6:
        return
    g, ids, w = o.g, o.world.power_ids, o.weights
    for enemy in majors_in_play(g):
        if enemy == power or not _near(o, power, enemy):
            continue
        if not DECLARATION.allow(g, power, ids[enemy]):
            continue
        justified = is_justified(g, power, enemy)
        if not (_is_a_match(o, power, enemy) if justified else _is_ready(o, power, enemy)):
            continue
        hope = prospect(o, power, enemy)
        worth = hope - w.declaration
        if not justified:
            worth = w.unjustified * hope - point_worth(o, enemy, power) - w.unjustified_declaration
        if worth > w.least_war:
            script = (f"war.{ids[enemy]}",)
            yield Undertaking(power, "declare_war", worth, w.price_of_war, script=script)


def _is_a_match(o: Outlook, power: Power, enemy: Power) -> bool:
    return o.strength(power) >= o.weights.war_parity * o.strength(enemy)


def _is_ready(o: Outlook, power: Power, enemy: Power) -> bool:
    """Stronger than the enemy, with an army that can strike at once, and not at the turn's end."""
    w = o.weights
    if o.impulses <= 3 or o.strength(power) < w.war_superiority * o.strength(enemy):
        return False
    land = o.world.land
    near = land.neighbours(o.held(enemy))
    near |= land.neighbours(near & o.held(power))
    return any(
        army.led and len(army.units) >= w.war_army and near >> army.place & 1
        for army in armies(o, power)
    )


def _near(o: Outlook, power: Power, enemy: Power) -> bool:
    land = o.world.land
    around = land.neighbours(o.held(power))
    return bool((around | land.neighbours(around)) & o.held(enemy))


def wants_peace(o: Outlook, power: Power, enemy: Power) -> bool:
    """When a war is going badly, and the end of the turn is far."""
    behind = -lead(o, power, enemy)
    left = morale_left(o.g, power)
    if o.impulses <= 2 or behind <= 0 or left > 1:
        return False
    return o.strength(power) * 1.3 < o.strength(enemy)


# -- conditions ------------------------------------------------------------------------------------


def condition_worth(o: Outlook, winner: Power, loser: Power, key: str) -> float:
    """Of one line of the table of reparations: `demand.cede.milan`."""
    parts = key.split(".")
    what, name = parts[1], parts[-1]
    spite = o.spite(player_of(o.g, loser))
    match what:
        case "vp":
            return 1.0
        case "cede":
            area = o.world.location[name]
            return o.gain(winner, area) + spite * o.keep(loser, area)
        case "take":
            minor = o.world.power[name]
            return minor_worth(o, winner, minor) + spite * minor_worth(o, loser, minor)
        case "break":
            return spite * minor_worth(o, loser, o.world.power[name])
        case "replace" | "remove":
            return _merchant_condition(o, winner, loser, what, name=name)
        case "unrest":
            tight = o.projected(winner) >= o.limit(winner)
            hurt = o.projected(loser) >= o.limit(loser)
            w = o.weights
            worth = w.unrest_demanded + w.unrest_demanded_tight * tight
            return worth + w.unrest_demanded_hurt * hurt * spite
        case _:
            return o.weights.other_condition


def _merchant_condition(o: Outlook, winner: Power, loser: Power, what: str, name: str) -> float:
    here = o.realm.merchants[o.world.center[name]]
    spite, w = o.spite(player_of(o.g, loser)), o.weights
    worth = spite * (w.pair_broken if here.get(loser, 0) >= 2 else w.merchant_removed) * o.horizon
    if what == "replace":
        worth += (w.pair_made if here.get(winner, 0) == 1 else w.merchant_placed) * o.horizon
    return worth
