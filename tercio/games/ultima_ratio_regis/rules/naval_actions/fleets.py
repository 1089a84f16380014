"""Fleets: squadrons that can be led into one operation (uRR 11.2, 15.1.2, 21.2.3).

    fleets_at(g, england, east_atlantic)   what it could lead into action there

Squadrons in a sea are one heap: a player may form fleets of them as he likes (11.2), so a fleet
is made when it is needed, of the best squadrons that there are.
"""

from collections.abc import Sequence

from tercio.games.ultima_ratio_regis.model.limits import stack_limit
from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, NOBODY, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, side_of
from tercio.games.ultima_ratio_regis.model.realm_state import CombinedFleet
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import count_at, squadrons_at
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of, are_at_war
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import idle
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, leaders_with
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import ports_in_range
from tercio.kernel.ask import Arg, ref
from tercio.kernel.citations import cites


@cites("uRR 11.2", "uRR 15.1.2", "uRR 21.2.3")
def fleets_at(g: Regis, power: Power, sea: Place, enemy: Power = NOBODY) -> list[Force]:
    """What a major can lead into one operation there: a fleet for each leader at sea, of the
    best squadrons that its base can stack; and each squadron that may act alone.

    Where the enemy is named, squadrons of allied majors may sail along, if they too are at war
    with him: those of the same player, and of others who have agreed to it.
    """
    fleets = list[Force]()
    for leader in leaders_with(g, power, sea, "squadron"):
        sailing = [*side_of(g, power, enemy), *_allied_owners(g, power, enemy)]
        fleets.append(_best(g, power, sea, sailing, limit=fleet_limit(g, leader), leader=leader))
    fleets += [
        Force(power, sea, {(owner, kind): 1})
        for owner in side_of(g, power, enemy)
        for kind in ready_at(g, owner, sea)
    ]
    return [fleet for fleet in fleets if fleet.units]


@cites("uRR 11.5.2")
def ready_at(g: Regis, owner: Power, place: Place) -> dict[Kind, int]:
    """Operational squadrons, but for pirates: those do nothing else in their impulse."""
    found = squadrons_at(g, owner, place)
    if not g.state.impulse.pirates:
        return found
    return {kind: n for kind in found if (n := idle(g, owner, place, kind)) > 0}


def fleet_limit(g: Regis, leader: Leader) -> int:
    """How many squadrons a leader at sea may have where he is."""
    return limit_at(g, leader, leader.place)


@cites("uRR 15.1", "uRR 15.1.2")
def limit_at(g: Regis, leader: Leader, sea: Place) -> int:
    """How many he may have in a sea: as many as his best base for it can stack."""
    ports = ports_in_range(g, leader.power, sea)
    most = max((stack_limit(g, leader.power, port) for port in places_in(ports)), default=1)
    return most + (leader.extraordinary and leader.ability == "organizer")


def _allied_owners(g: Regis, power: Power, enemy: Power) -> list[Power]:
    if enemy == NOBODY:
        return []
    return [
        owner
        for ally in comrades(g, power)
        for owner in side_of(g, ally)
        if are_at_war(g, owner, enemy)
    ]


@cites("uRR 21.2.3")
def comrades(g: Regis, power: Power) -> list[Power]:
    """Allies whose squadrons may sail under the flag of a major: those of the same player, and
    others who have agreed to it."""
    player = player_of(g, power)
    return [
        ally
        for ally in allies_of(g, power)
        if player_of(g, ally) == player or lends_squadrons(g, ally, power)
    ]


@cites("uRR 11.2", "uRR 21.2.3")
def formed(g: Regis, powers: list[Power], sea: Place) -> list[Force]:
    """How the squadrons of some powers in a sea stand in fleets: each leader with as many as his
    base allows, the best first, then those that are left, one by one of a kind. Nobody is in two
    of them. With a leader sail squadrons of his comrades who have agreed to it, or who have no
    leader of their own there: all under his flag."""
    loose = Force(NOBODY, sea, {})
    for power in powers:
        for owner in side_of(g, power):
            for kind, count in squadrons_at(g, owner, sea).items():
                loose.add(owner, kind, count)
    if not loose.size:
        return []
    fleets = {power: list[Force]() for power in powers}
    for power in powers:
        for leader in leaders_with(g, power, sea, "squadron"):
            fleet = _muster(g, leader, loose, _followers(g, power, powers, sea))
            if fleet.size:
                fleets[power].append(fleet)
    found = list[Force]()
    for power in powers:
        side = side_of(g, power)
        found += fleets[power]
        found += [Force(power, sea, {unit: 1}) for unit in loose.units if unit[0] in side]
    return found


def _followers(g: Regis, power: Power, powers: list[Power], sea: Place) -> list[Power]:
    """Whose squadrons are with the leaders of a major: its side's, and its comrades'."""
    allies = [
        ally
        for ally in comrades(g, power)
        if ally in powers
        and (lends_squadrons(g, ally, power) or not leaders_with(g, ally, sea, "squadron"))
    ]
    return [owner for one in (power, *allies) for owner in side_of(g, one)]


def _muster(g: Regis, leader: Leader, loose: Force, owners: list[Power]) -> Force:
    """The best of those at hand go with the leader."""
    at_hand = {unit: count for unit, count in loose.units.items() if unit[0] in owners}
    fleet = Force(leader.power, loose.place, {}, [leader])
    for owner, kind in Force(leader.power, loose.place, at_hand).each[: fleet_limit(g, leader)]:
        fleet.add(owner, kind)
        loose.drop(owner, kind)
    return fleet


@cites("uRR 21.2.3", "uRR 11.4.1", "uRR 11.4.2")
def apart_from(g: Regis, fleets: list[Force], named: Sequence[Force]) -> list[Force]:
    """Fleets without the squadrons that are in others already: what sails under one flag does not
    act under a second."""
    if not named:
        return fleets
    found = list[Force]()
    for fleet in fleets:
        rest = Force(fleet.power, fleet.place, {}, fleet.leaders)
        for unit, count in fleet.units.items():
            taken = sum(o.units.get(unit, 0) for o in named if o.place == fleet.place)
            left = min(count, count_at(g, unit[0], fleet.place, unit[1]) - taken)
            if left > 0:
                rest.add(*unit, left)
        if rest.units:
            found.append(rest)
    return found


def lends_squadrons(g: Regis, lender: Power, leader: Power) -> bool:
    """An ally has agreed that his squadrons sail under the other's flag (combined_fleets.py)."""
    fleets = g.realm.combined_fleets
    return bool(fleets) and CombinedFleet(lender, leader) in fleets


def part_fleets(g: Regis, a: Power, b: Power) -> None:
    """Squadrons of neither of the two sail under the flag of the other any more."""
    g.realm.combined_fleets = [
        fleet for fleet in g.realm.combined_fleets if {fleet.lender, fleet.leader} != {a, b}
    ]


def _best(
    g: Regis, power: Power, sea: Place, owners: list[Power], limit: int, leader: Leader
) -> Force:
    everybody = Force(
        power,
        sea,
        {(owner, k): n for owner in owners for k, n in ready_at(g, owner, sea).items()},
    )
    fleet = Force(power, sea, {}, [leader])
    for owner, kind in everybody.each[:limit]:
        fleet.add(owner, kind)
    return fleet


def told(g: Regis, fleet: Force) -> dict[str, Arg]:
    """What an option says of a fleet: its flag and place, and of a single squadron what it is."""
    owner, kind = fleet.each[0]
    return {
        "a": power_ref(g, fleet.power),
        "b": place_ref(g, fleet.place),
        "n": fleet.size,
        "owner": power_ref(g, owner),
        "unit": ref("unit", KIND_IDS[kind]),
        "led": len(fleet.leaders),
    }


def squadrons_in_port(g: Regis, power: Power, area: Place) -> list[Force]:
    """Each operational squadron of a side in a port, alone or with a leader."""
    leaders = leaders_with(g, power, area, "squadron")
    return [
        Force(power, area, {(owner, kind): 1}, leaders[:1])
        for owner in side_of(g, power)
        for kind in squadrons_at(g, owner, area)
    ]
