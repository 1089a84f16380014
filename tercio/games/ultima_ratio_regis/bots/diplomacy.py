"""What minors are worth, which wars to begin, and what to demand in peace (uRR 20, 21)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.bots.campaigns import strikes
from tercio.games.ultima_ratio_regis.bots.needs import NEARNESS, Need, needs
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking
from tercio.games.ultima_ratio_regis.bots.war import lead, point_worth
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
HALF_WAY = 0.5
"""What a step towards an objective counts of its share."""


# -- minors ----------------------------------------------------------------------------------------


def reached(wants: list[Need], owned: Mask) -> float:
    """VP of all needs that are met, and a part of those that nearly are."""
    total = 0.0
    for need in wants:
        short = need.missing(owned)
        if not short:
            total += need.vp
        elif short < len(NEARNESS):
            total += HALF_WAY * NEARNESS[short] * need.vp
    return total


def minor_worth(o: Outlook, power: Power, minor: Power) -> float:
    """What an alliance with a minor is worth to a power that has it not, or stands to lose it."""
    return o.once(("minor", power, minor), lambda: _minor_worth(o, power, minor))


def _minor_worth(o: Outlook, power: Power, minor: Power) -> float:
    g, ids, areas = o.g, o.world.power_ids, o.state.owned[minor]
    worth = o.remembered(("land", power, minor), lambda: _land_worth(o, power, areas))
    for row in o.world.objectives_of[power]:
        if row.kind == "ally" and row.minor == ids[minor]:
            worth += row.vp * o.horizon
        if row.kind == "emperor" and ids[minor] == EMPIRE:
            worth += row.vp * o.horizon
    units = sum(o.world.pools[minor].values())
    worth += units * (0.1 if o.enemies(power) else 0.05)
    worth += 0.2 * (areas & o.world.key).bit_count()
    patron = major_of(o.g, minor)
    if patron not in (NOBODY, power):
        worth += 0.2 * o.spite(player_of(g, patron))
    return worth


def _land_worth(o: Outlook, power: Power, areas: Mask) -> float:
    """What some land does for the objectives of a power."""
    wants, owned = list(needs(o.g, power)), owned_by_side(o.g, power)
    return reached(wants, owned | areas) - reached(wants, owned & ~areas)


EMPIRE = "holy_roman_empire"


def unrest_price(o: Outlook, power: Power, points: int) -> float:
    """What so many points of unrest cost a power: next to nothing while it is calm, or in the
    last turn; a great deal where agitation would follow."""
    unrest, vitality, limit = o.projected(power), o.world.vitality[power], o.limit(power)
    room = limit - (MARGIN if o.last else 1) + min(o.impulses - 1, 3)
    price = 0.0
    for point in range(unrest + 1, unrest + points + 1):
        if point > room:
            price += 0.7
        elif o.last:
            price += 0.04
        else:
            price += 0.07 if point <= vitality else 0.14
    return price


# -- wars ------------------------------------------------------------------------------------------


def prospect(o: Outlook, power: Power, enemy: Power) -> float:
    """What a war with an enemy promises, by the strikes that could open it and both strengths."""
    return o.once(("prospect", power, enemy), lambda: _prospect(o, power, enemy))


def _prospect(o: Outlook, power: Power, enemy: Power) -> float:
    mine, theirs = o.strength(power), o.strength(enemy)
    found = sorted((u.rate for u in strikes(o, power, [enemy])), reverse=True)
    if not found:
        return -1.0
    actions = o.impulses
    worth = found[0] + 0.7 * sum(found[1 : 1 + min(4, actions // 2)])
    risk = 0.35 * max(0.0, theirs - mine) * (0.5 if actions > 2 else 0.2)
    others = sum(o.strength(foe) for foe in o.enemies(power))
    worth *= 0.85 + 0.5 * o.spite(player_of(o.g, enemy))
    return worth - risk - 0.1 * others - 0.2


def declarations(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """Wars worth beginning: with a casus belli readily, without one for a great prize."""
    if o.enemies(power) or o.impulses < 2 or o.strength(power) < 6:
        return
    g, ids = o.g, o.world.power_ids
    for enemy in majors_in_play(g):
        if enemy == power or not _near(o, power, enemy):
            continue
        if 3 * o.strength(power) < 2 * o.strength(enemy):
            continue
        if not DECLARATION.allow(g, power, ids[enemy]):
            continue
        justified = is_justified(g, power, enemy)
        if not justified and o.impulses <= 3:
            continue
        hope = prospect(o, power, enemy)
        worth = hope - 0.3 if justified else 0.8 * hope - point_worth(o, enemy, power) - 0.7
        if worth > 0.25:
            yield Undertaking(power, "declare_war", worth, 1.5, script=(f"war.{ids[enemy]}",))


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
            return 0.12 + 0.5 * tight + 0.6 * hurt * spite
        case _:
            return 0.02


def _merchant_condition(o: Outlook, winner: Power, loser: Power, what: str, name: str) -> float:
    here = o.realm.merchants[o.world.center[name]]
    spite = o.spite(player_of(o.g, loser))
    worth = spite * (1.0 if here.get(loser, 0) >= 2 else 0.3) * o.horizon
    if what == "replace":
        worth += (1.3 if here.get(winner, 0) == 1 else 0.3) * o.horizon
    return worth
