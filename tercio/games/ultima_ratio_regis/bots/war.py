"""Wars: what a point of morale is worth, and what a strike at an enemy's area promises."""

from typing import NamedTuple

from tercio.games.ultima_ratio_regis.bots.odds import Chance, Dice, chance, dice_of, subjugation
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, player_of
from tercio.games.ultima_ratio_regis.model.war_questions import enemy_ships, war_of
from tercio.games.ultima_ratio_regis.rules.major_powers.reparations import vp_price


class Army(NamedTuple):
    """Troops that can act together: a stack with its leader, or a single one."""

    place: Place
    units: tuple[tuple[Power, Kind], ...]
    led: bool

    @property
    def kinds(self) -> list[Kind]:
        return [kind for _, kind in self.units]


# -- what there is to win --------------------------------------------------------------------------


def lead(o: Outlook, power: Power, enemy: Power) -> int:
    """Points of morale taken less those lost."""
    morale = o.realm.morale
    return morale[power][enemy] - morale[enemy][power]


def point_worth(o: Outlook, power: Power, enemy: Power) -> float:
    """What one point more buys when peace is made (21.5.3)."""
    if lead(o, power, enemy) >= o.world.vitality[enemy]:
        return 0.0
    worth = 1.0 if vp_price(o.g, power, enemy) == 1 else 0.55
    return worth + 0.15 + 0.5 * o.spite(player_of(o.g, enemy)) * 0.3


def morale_worth(o: Outlook, power: Power, enemy: Power) -> float:
    """Of the next point: the VP of the war go to whoever is ahead."""
    return o.once(("morale", power, enemy), lambda: _morale_worth(o, power, enemy))


def _morale_worth(o: Outlook, power: Power, enemy: Power) -> float:
    war, ahead = war_of(o.g, power, enemy), lead(o, power, enemy)
    worth = point_worth(o, power, enemy)
    if war is not None and war.vp:
        stake = war.vp * (1 + o.spite(player_of(o.g, enemy)))
        worth += stake * (0.6 if -1 <= ahead <= 0 else 0.25 if abs(ahead) <= 2 else 0.05)
    return worth


def area_worth(o: Outlook, power: Power, enemy: Power, area: Place) -> float:
    """What control of an enemy's area brings: morale, or half of it, and a claim to keep it."""
    return o.once(("prize", power, enemy, area), lambda: _area_worth(o, power, enemy, area))


def _area_worth(o: Outlook, power: Power, enemy: Power, area: Place) -> float:
    owner = o.state.owner[area]
    worth = 0.0
    if owner != NOBODY and major_of(o.g, owner) == enemy:
        key = o.is_key(area, power, enemy)
        worth += morale_worth(o, power, enemy) * (1.0 if key else 0.45)
        home = o.state.homes[owner] >> area & 1
        if not home and owner == enemy and o.open(power) >> area & 1:
            worth += 0.6 * o.gain(power, area)
        worth += 0.5 * o.keep(enemy, area) * o.spite(player_of(o.g, enemy))
    elif owner != NOBODY and major_of(o.g, owner) == power:
        worth += 0.45 * morale_worth(o, power, enemy) + 0.1 + 0.3 * o.keep(power, area)
    return worth


# -- armies ----------------------------------------------------------------------------------------


def armies(o: Outlook, power: Power) -> list[Army]:
    """Of a side, on the map: led stacks, and otherwise the best single troop of each place."""
    return o.once(("armies", power), lambda: _armies(o, power))


def _armies(o: Outlook, power: Power) -> list[Army]:
    found = list[Army]()
    for place, units in o.troops(power).items():
        if not o.world.is_area(place) or _shut_in(o, power, place):
            continue
        if len(units) > 1 and o.leaders(power, place):
            found.append(Army(place, tuple(units), True))
        best = max(units, key=lambda unit: (unit[1], -unit[0]))
        found.append(Army(place, (best,), False))
    return found


def _shut_in(o: Outlook, power: Power, place: Place) -> bool:
    siege = o.state.sieges.get(place)
    return siege is not None and siege.power != power


def defenders(o: Outlook, power: Power, area: Place, foes: list[Power]) -> list[Kind]:
    return [kind for foe in foes for kind in o.kinds_at(foe, area)]


def interceptors(o: Outlook, area: Place, foe: Power, start: Place) -> list[Kind]:
    """The most that the lord of an area can bring there from one other area."""
    best: list[Kind] = []
    if not o.held(foe) >> area & 1 or o.state.rebels[area]:
        return best
    for near in places_in(o.world.land.adjacent[area] & o.manned(foe) & ~(1 << start)):
        if not _shut_in(o, foe, near):
            kinds = o.kinds_at(foe, near)
            come = kinds if o.leaders(foe, near) else kinds[:1]
            if len(come) > len(best):
                best = come
    return best


def is_supplied(o: Outlook, power: Power, area: Place) -> bool:
    """From an area of one's own next to it, or over a sea without enemies."""
    return o.once(("supply", power, area), lambda: _is_supplied(o, power, area))


def _is_supplied(o: Outlook, power: Power, area: Place) -> bool:
    if o.world.supply.adjacent[area] & o.held(power):
        return True
    enemy = o.once(("fleets", power), lambda: enemy_ships(o.g, power))
    return bool(o.world.coast.adjacent[area] & ~enemy)


# -- battles ---------------------------------------------------------------------------------------


def usual_battlefield(o: Outlook, area: Place) -> int:
    """As small as the ground lets the defender make it."""
    book = o.world.book
    return book.terrain[o.world.areas[area].terrain].battlefield or book.battlefield("land")


def battle(
    o: Outlook, power: Power, army: Army, area: Place, foe: Power, against: list[Kind]
) -> tuple[Chance, Dice, Dice]:
    """The chances if those stand; the defender chooses the battlefield."""
    terrain = o.world.areas[area].terrain
    walls = o.has_walls(area) and o.lord(area) == foe
    book = o.world.book
    size = usual_battlefield(o, area)
    if o.world.rough.adjacent[army.place] >> area & 1:
        size = book.combat.rough_pass
    if len(against) + walls > len(army.units):
        size = book.battlefield("land")
    calm = o.realm.unrest[power] + 1 < o.limit(power)
    mine = dice_of(army.kinds, size, army.led and calm, book.terrain[terrain].disadvantages)
    theirs = list(dice_of(against, size - walls, bool(o.leaders(foe, area))))
    if walls:
        theirs.append(book.combat.fortress)
    dice = tuple(sorted(theirs, reverse=True))
    return chance(mine, dice), mine, dice


def strike_worth(o: Outlook, power: Power, army: Army, area: Place, foe: Power) -> float:
    """What it promises to march into an area of an enemy."""
    supplied = is_supplied(o, power, area)
    prize = area_worth(o, power, foe, area) if supplied else 0.0
    here = defenders(o, power, area, [foe])
    walls = o.has_walls(area) and o.lord(area) == foe
    more = interceptors(o, area, foe, army.place)
    if here or (more and len(more) >= len(army.units)):
        odds, mine, theirs = battle(o, power, army, area, foe=foe, against=here + more)
        point = morale_worth(o, power, foe)
        worth = odds.win * (prize * (0.4 if walls else 1.0) + point * (len(theirs) > 1))
        worth -= odds.loss * (point * (len(mine) > 1) + 0.12 * len(army.units))
        return worth - 0.05 * len(theirs)
    if walls:
        if len(army.units) < 2:
            return 0.0
        dice = dice_of(army.kinds, 3)
        return prize * (chance(dice, (3, 1)).win - 0.1) * 0.75
    return prize * claim_chance(o, power, army, area, foe=foe)


def claim_chance(o: Outlook, power: Power, army: Army, area: Place, foe: Power) -> float:
    """Of control of an empty area, in the action that enters it."""
    return claim_worth(o, area, foe, alone=len(army.units) == 1)


def claim_worth(o: Outlook, area: Place, foe: Power, alone: bool = True) -> float:
    """The part of an area's worth that a claim promises; after a draw a troop is given for it."""
    level = _opposition(o, area, foe)
    if not level:
        return 0.95
    terrain = o.world.areas[area].terrain
    odds = subjugation(2 - (terrain != "clear"), level)
    return odds.win + (0.5 if alone else 0.8) * odds.draw


def _opposition(o: Outlook, area: Place, foe: Power) -> int:
    """The level at which somebody nearby, or the area itself, opposes a claim."""
    if o.state.rebels[area]:
        return o.state.rebels[area]
    if o.world.overseas >> area & 1:
        return 3 if o.state.homes[foe] >> area & 1 else 2
    near = o.world.land.adjacent[area] & o.held(foe)
    if near & (o.manned(foe) | o.walls):
        return 2
    far = o.world.land.neighbours(near) & o.held(foe)
    return 1 if far & o.manned(foe) else 0
