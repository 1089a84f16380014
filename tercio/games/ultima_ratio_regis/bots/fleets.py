"""Fleets that seek the enemy (uRR 11.3): for morale, against pirates, and to keep seas open."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.bots.odds import Chance, chance, dice_of
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.bots.seas import is_pirate, robbed_seas
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking, goal, leader_at, unit_key
from tercio.games.ultima_ratio_regis.bots.war import morale_worth
from tercio.games.ultima_ratio_regis.model.area_questions import sailed_by_side
from tercio.games.ultima_ratio_regis.model.names import NOWHERE, Kind, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of, squadrons_at
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_movement import (
    CRUISE,
    Cruise,
    at_sea,
)
from tercio.games.ultima_ratio_regis.rules.naval_actions.seeking import enemy_fleets
from tercio.kernel.ask import PASS


def kinds_of(fleet: Force) -> list[Kind]:
    return [kind for (_, kind), n in fleet.units.items() for _ in range(n)]


def sea_battle(o: Outlook, mine: list[Kind], theirs: list[Kind]) -> Chance:
    """A fleet against a fleet, on the battlefield of a tactical move (13.2.4)."""
    size = o.world.book.battlefield("action")
    return chance(dice_of(mine, size), dice_of(theirs, size))


def worth_of_attack(o: Outlook, power: Power, mine: list[Kind], fleet: Force) -> float:
    """What it promises to seek a fleet of an enemy: he sails away, or there is a battle."""
    w = o.weights
    theirs = kinds_of(fleet)
    odds = sea_battle(o, mine, theirs)
    if odds.win - odds.loss < w.least_odds:
        return 0.0
    foe = major_of(o.g, fleet.power)
    point = w.sea_battle * morale_worth(o, power, foe)
    worth = odds.win * point * (len(theirs) > 1) - odds.loss * point * (len(mine) > 1)
    worth += w.driven_off * len(theirs) - odds.loss * w.ship_lost
    if is_pirate(o, foe):
        robbed = robbed_seas(o, power).get(fleet.place, 0)
        worth += w.pirate_driven_off * robbed
    return worth


def cruises(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """A fleet or a squadron goes where it finds an enemy whom it can beat."""
    sought: Mask = 0
    for foe in o.enemies(power):
        sought |= sailed_by_side(o.g, foe)
    sought &= o.world.sea_mask
    around = o.world.water.neighbours(sought) | sought
    if not sailed_by_side(o.g, power) & around:
        return
    for mine, party, first in _parties(o, power):
        water = o.world.water.adjacent[party.place] | 1 << party.place
        for sea in places_in(water & sought):
            found = enemy_fleets(o.g, power, sea)
            if not found or not CRUISE.allow(o.g, Cruise(party), sea):
                continue
            worth = max(worth_of_attack(o, power, mine, fleet) for fleet in found)
            if worth > 0:
                yield Undertaking(power, "cruise", worth, 1.0, script=(*first, goal(o.g, sea)))


def _parties(o: Outlook, power: Power) -> Iterator[tuple[list[Kind], Force, tuple[str, ...]]]:
    """Who can sail: each leader with all squadrons of his sea, and single squadrons."""
    g = o.g
    units = list(at_sea(g, power))
    seas = {sea for _, _, sea in units}
    for leader in leaders_of(g, power):
        if leader.on == "squadron" and leader.place in seas:
            mine = {
                (owner, kind): n
                for owner in o.side(power)
                for kind, n in squadrons_at(g, owner, leader.place).items()
            }
            party = Force(power, leader.place, mine, [leader])
            yield kinds_of(party), party, (leader_at(g, "leader", leader), "everybody")
    for owner, kind, sea in units:
        party = Force(power, sea, {(owner, kind): 1})
        yield [kind], party, (unit_key(g, "unit", owner, kind, place=sea), "alone")


# -- answers ---------------------------------------------------------------------------------------


def hunt(q: Question) -> str:
    """Whom a fleet attacks that has found the enemy."""
    o, power, sea = q.o, q.power(), q.place("sea")
    if sea == NOWHERE:
        return PASS
    mine = [
        kind
        for owner in o.side(power)
        for kind, n in squadrons_at(q.g, owner, sea).items()
        for _ in range(n)
    ]
    led = any(one.on == "squadron" and one.place == sea for one in leaders_of(q.g, power))
    party = mine if led else sorted(mine)[-1:]
    best, most = PASS, 0.0
    for option in q.ask.options:
        if option.key.startswith("attack.") and isinstance(option.value, Force):
            worth = worth_of_attack(o, power, party, option.value)
            if worth > most:
                best, most = option.key, worth
    return best


def attacked_at_sea(q: Question) -> str:
    """Who is likely to lose sails home."""
    o, power, sea = q.o, q.power(), q.place()
    n, attacker = q.number("n"), q.power("attacker")
    mine = _at(o, power, sea)[:n]
    led = any(one.on == "squadron" and one.place == sea for one in leaders_of(q.g, attacker))
    theirs = _at(o, attacker, sea)
    odds = sea_battle(o, mine, theirs if led else theirs[:1])
    return "fight" if odds.win >= odds.loss else "withdraw"


def _at(o: Outlook, power: Power, sea: Place) -> list[Kind]:
    """Squadrons of a side in a sea, the best first."""
    if sea == NOWHERE:
        return []
    kinds = (
        kind
        for owner in o.side(power)
        for kind, n in squadrons_at(o.g, owner, sea).items()
        for _ in range(n)
    )
    return sorted(kinds, reverse=True)
