"""Fleets: squadrons that can be led into one operation (uRR 11.2, 15.1.2, 21.2.3).

    fleets_at(g, england, east_atlantic)   what it could lead into action there

Squadrons in a sea are one heap: a player may form fleets of them as he likes (11.2), so a fleet
is made when it is needed, of the best squadrons that there are.
"""

from tercio.games.ultima_ratio_regis.names import KIND_IDS, NOBODY, Kind, Place, Power
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.games.ultima_ratio_regis.rules.bases import ports_in_range
from tercio.games.ultima_ratio_regis.rules.detachment import idle
from tercio.games.ultima_ratio_regis.rules.forces import Force, leaders_with
from tercio.games.ultima_ratio_regis.state import Leader
from tercio.kernel.ask import Arg, ref
from tercio.kernel.citations import cites
from tercio.kernel.masks import places_of


@cites("uRR 11.2", "uRR 15.1.2", "uRR 21.2.3")
def fleets_at(g: Regis, power: Power, sea: Place, enemy: Power = NOBODY) -> list[Force]:
    """What a major can lead into one operation there: a fleet for each leader at sea, of the
    best squadrons that its base can stack; and each squadron that may act alone.

    Where the enemy is named, squadrons of allied majors may sail along, if they too are at war
    with him: those of the same player, and of others who have agreed to it.
    """
    fleets = list[Force]()
    for leader in leaders_with(g, power, sea, "squadron"):
        sailing = [*g.side_of(power), *_comrades(g, power, enemy)]
        fleets.append(_best(g, power, sea, sailing, fleet_limit(g, leader), leader))
    fleets += [
        Force(power, sea, {(owner, kind): 1})
        for owner in g.side_of(power)
        for kind in ready_at(g, owner, sea)
    ]
    return [fleet for fleet in fleets if fleet.units]


@cites("uRR 11.5.2")
def ready_at(g: Regis, owner: Power, place: Place) -> dict[Kind, int]:
    """Operational squadrons, but for pirates: those do nothing else in their impulse."""
    found = g.squadrons_at(owner, place)
    if not g.state.impulse.marks:
        return found
    return {kind: n for kind in found if (n := idle(g, owner, place, kind)) > 0}


@cites("uRR 15.1", "uRR 15.1.2")
def fleet_limit(g: Regis, leader: Leader) -> int:
    """How many squadrons a leader at sea may have: as many as his best base can stack."""
    ports = ports_in_range(g, leader.power, leader.place)
    most = max((g.stack_limit(leader.power, port) for port in places_of(ports)), default=1)
    return most + (leader.extraordinary and leader.ability == "organizer")


def _comrades(g: Regis, power: Power, enemy: Power) -> list[Power]:
    if enemy == NOBODY:
        return []
    player = g.player_of(power)
    return [
        owner
        for ally in g.allies_of(power)
        if g.player_of(ally) == player or lends_squadrons(g, ally, power)
        for owner in g.side_of(ally)
        if g.at_war(owner, enemy)
    ]


def combined(lender: Power, leader: Power) -> str:
    """The name under which the state keeps that two allies have combined their fleets."""
    return f"combined fleet {lender} {leader}"


def has_combined_fleets(g: Regis) -> bool:
    return any(name.startswith("combined fleet ") for name in g.realm.rules)


def lends_squadrons(g: Regis, lender: Power, leader: Power) -> bool:
    """An ally has agreed that his squadrons sail under the other's flag (combined_fleets.py)."""
    return combined(lender, leader) in g.realm.rules


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
        "a": g.power_ref(fleet.power),
        "b": g.place_ref(fleet.place),
        "n": fleet.size,
        "owner": g.power_ref(owner),
        "unit": ref("unit", KIND_IDS[kind]),
        "led": len(fleet.leaders),
    }


def squadrons_in_port(g: Regis, power: Power, area: Place) -> list[Force]:
    """Each operational squadron of a side in a port, alone or with a leader."""
    leaders = leaders_with(g, power, area, "squadron")
    return [
        Force(power, area, {(owner, kind): 1}, leaders[:1])
        for owner in g.side_of(power)
        for kind in g.squadrons_at(owner, area)
    ]
