"""Ships: how many there are, pirates among them, and blockades."""

from collections.abc import Iterator

from tercio.wars.bots.campaigns import Goal, Goals
from tercio.wars.bots.outlook import Undertaking, WarOutlook
from tercio.wars.model.leader_questions import naval_leaders_at
from tercio.wars.model.names import Location, Mask, Power
from tercio.wars.model.numbered import by_ship, places_in, powers_in, seas_in, spaces_in
from tercio.wars.model.ship_questions import enemy_fleets, ships_at
from tercio.wars.model.space_questions import controller_of
from tercio.wars.sea.fleets import battle_rating, fleet_at, is_warship
from tercio.wars.siege.assault import sieges_of, warships_in


def warships_of(o: WarOutlook, owner: Power) -> int:
    """A power's own ships on the map that are no corsairs."""
    return sum(
        at >= 0 and o.world.ship_owner[ship] == owner and is_warship(o.g, ship)
        for ship, at in by_ship(o.state.ship_at)
    )


def corsairs_of(o: WarOutlook, owner: Power) -> int:
    return sum(
        at >= 0 and o.world.ship_owner[ship] == owner and not is_warship(o.g, ship)
        for ship, at in by_ship(o.state.ship_at)
    )


def corsairs_at(o: WarOutlook, place: Location) -> tuple[int, int]:
    """Our corsairs at a place, and the best piracy rating there."""
    corsairs = sum(not is_warship(o.g, ship) for ship in ships_at(o.g, place, o.power))
    leaders = naval_leaders_at(o.g, place, o.power)
    return corsairs, max((o.world.piracy_rating[i] for i in leaders), default=0)


def naval_dice(o: WarOutlook, power: Power, place: Location) -> int:
    """What a power's fleet at a place rolls in a battle."""
    fleet = fleet_at(o.g, power, place)
    dice = sum(o.g.hooks.ship_dice(o.g, ship, place) for ship in fleet.ships)
    return int(dice + battle_rating(o.g, fleet.leaders)) if dice else 0


def enemy_dice(o: WarOutlook, place: Location) -> int:
    """What the strongest fleet of an enemy at a place rolls."""
    enemies = powers_in(o.state.foes[o.power] & o.major_mask)
    return max((naval_dice(o, enemy, place) for enemy in enemies), default=0)


def captains_at(o: WarOutlook, place: Location) -> list[str]:
    """The keys of our naval leaders at a place."""
    return [f"leader.{o.world.leader_rows[i].id}" for i in naval_leaders_at(o.g, place, o.power)]


# -- battles ---------------------------------------------------------------------------------------

HITS = 1 / 3
"""Of a die."""
SUPERIOR = 1.5
"""How many more dice than the enemy a fleet must have to seek battle."""


def hunts(o: WarOutlook) -> Iterator[Undertaking]:
    """Our fleets fall together on a weaker enemy at sea beside them, pirates before all."""
    prey = enemy_fleets(o.g, o.power) & o.world.all_seas
    if not prey or not o.weights.prey or o.price("naval_move") is None:
        return
    for sea in seas_in(prey):
        near = o.world.water.adjacent[sea] & o.state.fleets[o.power]
        hunters = [place for place in places_in(near) if warships_in(o.g, o.power, 1 << place)]
        theirs = enemy_dice(o, sea)
        ours = sum(naval_dice(o, o.power, place) for place in hunters)
        if theirs and ours >= SUPERIOR * theirs:
            orders = [
                key
                for place in hunters
                for key in (f"from.{o.id(place)}", f"to.{o.id(sea)}", "all")
            ]
            worth = _prey(o, sea, ours * HITS) - o.weights.ship * theirs * HITS / 2
            yield Undertaking(worth, 1, "naval_move", (*orders, "done"), what="hunt")


def _prey(o: WarOutlook, sea: Location, hits: float) -> float:
    """What so many hits sink: half a warship each, then a corsair each."""
    warships = corsairs = 0
    feared = 0.0
    for enemy in powers_in(o.state.foes[o.power] & o.major_mask):
        for ship in ships_at(o.g, sea, enemy):
            feared = max(feared, o.harm(enemy))
            if is_warship(o.g, ship):
                warships += 1
            else:
                corsairs += 1
    sunk = min(warships, hits / 2)
    caught = min(corsairs, max(0.0, hits - 2 * warships))
    return o.weights.prey * (sunk + caught) * (1 + feared)


# -- blockades -------------------------------------------------------------------------------------


def blockades(o: WarOutlook, found: Goals) -> Iterator[Undertaking]:
    """Ships that keep us from storming a port that we besiege, or mean to, are shut in."""
    besieged = sieges_of(o.g, o.power)
    for space in besieged:
        found.at(space)
    for goal in found.reached():
        space = goal.space
        if not o.world.is_port(space):
            continue
        inside = warships_in(o.g, controller_of(o.g, space), 1 << space)
        seas = o.world.water.adjacent[space]
        outside = warships_in(o.g, o.power, seas)
        if not inside or outside > inside:
            continue
        wanted = space in besieged
        if wanted or o.own_land & o.world.land.adjacent[space]:
            yield from _shut_in(o, goal, seas, inside + 1 - outside, share=0.5 if wanted else 0.2)


def _shut_in(
    o: WarOutlook, goal: Goal, seas: Mask, needed: int, *, share: float
) -> Iterator[Undertaking]:
    orders: list[str] = []
    for place in places_in(o.state.fleets[o.power]):
        sea = next(spaces_in(o.world.water.adjacent[place] & seas), None)
        if sea is None or seas >> place & 1:
            continue
        ships = warships_in(o.g, o.power, 1 << place)
        if ships:
            orders += [f"from.{o.id(place)}", f"to.{o.id(sea)}", "all"]
            needed -= ships
    if orders and needed <= 0:
        yield Undertaking(share * goal.prize, 1, "naval_move", (*orders, "done"), what="blockade")
