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
    w = o.weights
    worth = 1.0 if vp_price(o.g, power, enemy) == 1 else w.point_for_vp
    return worth + w.point + w.point_of_spite * o.spite(player_of(o.g, enemy))


def morale_worth(o: Outlook, power: Power, enemy: Power) -> float:
    """Of the next point: the VP of the war go to whoever is ahead."""
    return o.once(("morale", power, enemy), lambda: _morale_worth(o, power, enemy))


def _morale_worth(o: Outlook, power: Power, enemy: Power) -> float:
    war, ahead = war_of(o.g, power, enemy), lead(o, power, enemy)
    worth = point_worth(o, power, enemy)
    if war is not None and war.vp:
        stake = war.vp * (1 + o.spite(player_of(o.g, enemy)))
        even, near = -1 <= ahead <= 0, abs(ahead) <= 2
        w = o.weights
        worth += stake * (w.stake_even if even else w.stake_near if near else w.stake_far)
    return worth


def area_worth(o: Outlook, power: Power, enemy: Power, area: Place) -> float:
    """What control of an enemy's area brings: morale, or half of it, and a claim to keep it."""
    return o.once(("prize", power, enemy, area), lambda: _area_worth(o, power, enemy, area))


def _area_worth(o: Outlook, power: Power, enemy: Power, area: Place) -> float:
    owner, w = o.state.owner[area], o.weights
    worth = 0.0
    if owner != NOBODY and major_of(o.g, owner) == enemy:
        key = o.is_key(area, power, enemy)
        worth += morale_worth(o, power, enemy) * (1.0 if key else w.half_point)
        home = o.state.homes[owner] >> area & 1
        if not home and owner == enemy and o.open(power) >> area & 1:
            worth += w.claim * o.gain(power, area)
        worth += w.land_of_spite * o.keep(enemy, area) * o.spite(player_of(o.g, enemy))
    elif owner != NOBODY and major_of(o.g, owner) == power:
        worth += w.half_point * morale_worth(o, power, enemy)
        worth += w.retaken + w.retaken_held * o.keep(power, area)
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


def is_there(o: Outlook, power: Power, area: Place) -> bool:
    """A side holds an area, or stands in it."""
    return bool((o.held(power) | o.manned(power)) >> area & 1)


def enemies_near(o: Outlook, power: Power, area: Place) -> int:
    """Troops of enemies that stand in an area, or may come there in time."""
    near = o.world.land.adjacent[area] | 1 << area
    return sum(
        len(o.kinds_at(foe, place))
        for foe in o.enemies(power)
        for place in places_in(near & o.manned(foe))
    )


def interceptors(o: Outlook, area: Place, foe: Power, start: Place) -> list[Kind]:
    """The most that the lord of an area can bring there from one other area: an army from beside
    it, a single troop also through an area of its own (12.4.1)."""
    return o.once(("interceptors", area, foe, start), lambda: _interceptors(o, area, foe, start))


def _interceptors(o: Outlook, area: Place, foe: Power, start: Place) -> list[Kind]:
    best: list[Kind] = []
    land, held = o.world.land, o.held(foe)
    if not held >> area & 1 or o.state.rebels[area]:
        return best
    near = land.adjacent[area]
    posts = o.manned(foe) & o.world.area_mask & ~(1 << start | 1 << area)
    for place in places_in(near & posts):
        if not _shut_in(o, foe, place):
            kinds = o.kinds_at(foe, place)
            come = kinds if o.leaders(foe, place) else [max(kinds)]
            if len(come) > len(best):
                best = come
    if not best:
        through = near & held & ~(1 << start)
        for place in places_in(land.neighbours(through) & posts & ~near):
            if not _shut_in(o, foe, place):
                return [max(o.kinds_at(foe, place))]
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
    w = o.weights
    last = o.past.last(power, area)
    if last is not None and last.again(len(army.units), enemies_near(o, power, area)):
        return 0.0
    supplied = is_supplied(o, power, area)
    prize = area_worth(o, power, foe, area) if supplied else 0.0
    here = defenders(o, power, area, [foe])
    walls = o.has_walls(area) and o.lord(area) == foe
    more = interceptors(o, area, foe, army.place)
    if here or (more and len(more) >= len(army.units)):
        odds, mine, theirs = battle(o, power, army, area, foe=foe, against=here + more)
        if walls and not more and odds.win - odds.loss > w.shelters:
            return prize * siege_of(o, army, here).worth
        point = morale_worth(o, power, foe)
        worth = odds.win * (prize * (w.behind_walls if walls else 1.0) + point * (len(theirs) > 1))
        worth -= odds.loss * (point * (len(mine) > 1) + w.troop_beaten * len(army.units))
        return worth - w.die_against * len(theirs)
    if walls:
        return prize * siege_of(o, army, []).worth
    return prize * claim_chance(o, power, army, area, foe=foe)


class Siege(NamedTuple):
    """What part of an area's worth a siege promises, and the points that it takes with the march:
    a garrison gives up when it has lost more assaults than it has troops (13.4.5)."""

    worth: float
    price: float


def siege_of(o: Outlook, army: Army, garrison: list[Kind]) -> Siege:
    """Nothing, where there is little hope to win as many assaults before one is lost; militia
    fights for a fortress in any case."""
    w, size = o.weights, o.world.book.battlefield("siege")
    walls = o.world.book.combat.fortress
    inside = dice_of(garrison, size - 1, True) if garrison else (1,)
    odds = chance(dice_of(army.kinds, size), tuple(sorted((walls, *inside), reverse=True)))
    blows = len(garrison) + 1
    hope = (odds.win / (odds.win + odds.loss)) ** blows
    if len(army.units) < 2 or hope < w.siege_doubt:
        return Siege(0.0, 1.0)
    return Siege(w.siege * hope, 1.0 + blows / (odds.win + odds.loss))


def claim_chance(o: Outlook, power: Power, army: Army, area: Place, foe: Power) -> float:
    """Of control of an empty area, in the action that enters it."""
    return claim_worth(o, power, area, foe, alone=len(army.units) == 1)


def claim_worth(o: Outlook, power: Power, area: Place, foe: Power, alone: bool = True) -> float:
    """The part of an area's worth that a claim promises, the more by troops that are there already;
    after a draw a troop is given for it."""
    level = _opposition(o, area, foe)
    moved = not o.manned(power) >> area & 1
    if not level:
        return o.weights.unopposed
    terrain = o.world.areas[area].terrain
    odds = subjugation(3 - moved - (terrain != "clear"), level)
    return odds.win + (o.weights.drawn_alone if alone else o.weights.drawn) * odds.draw


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
