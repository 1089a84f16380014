"""Armies, and what chance they have: the arithmetic of attack and defence."""

from functools import cache
from typing import NamedTuple

from tercio.wars.bots.outlook import Army, WarOutlook
from tercio.wars.land.battle_odds import Army as Side
from tercio.wars.land.battle_odds import assault_dice, assault_odds, field_odds
from tercio.wars.land.formations import formation_limit, unit_key
from tercio.wars.land.hostility import controlling_side, hostile_owners, is_inside, units_of
from tercio.wars.model.names import KINDS, SECOND, LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import by_leader, space_members, spaces_in
from tercio.wars.model.space_questions import controller_of, is_besieged, is_fortified
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.siege.assault import has_ships_not_blockaded, is_supplied_by_sea, warships_in

CARRIED = 5
"""Units that ships carry over the sea at most."""
LEFT_BEHIND = 4
"""Units that an army from afar leaves on its way."""
INSIDE = 4
"""Units that find room behind walls."""


def army_at(o: WarOutlook, space: Space) -> Army:
    """Our army in a space."""
    army = o.known_armies.get(space)
    if army is None:
        army = o.known_armies[space] = _army_at(o, space)
    return army


def _army_at(o: WarOutlook, space: Space) -> Army:
    leaders = o.leaders.get(space, [])
    units = o.units.get(space, 0)
    riders = sum([row[space] for row in o.riders]) if units else 0
    return Army(space, units, units - riders, *_lead(o, leaders), tuple(leaders))


def _lead(o: WarOutlook, leaders: list[LeaderId]) -> tuple[int, int]:
    if not leaders:
        return 0, o.leaderless_limit
    rating = max(o.world.battle_rating[i] for i in leaders)
    return rating, formation_limit(o.g, leaders)


def armies(o: WarOutlook) -> list[Army]:
    """Our armies of two units or more that are neither shut in nor beaten in this impulse."""
    if o.armies is None:
        o.armies = _armies(o)
    return o.armies


def _armies(o: WarOutlook) -> list[Army]:
    beaten = {index // 1000 for index in o.state.impulse.beaten.troops}
    besiegers = o.state.besiegers
    return [
        army_at(o, space)
        for space, units in o.units.items()
        if units >= 2
        and space not in beaten
        and not (besiegers[space] and is_inside(o.g, o.power, space))
    ]


# -- who defends -----------------------------------------------------------------------------


class Defence(NamedTuple):
    """Who would meet us in a space: in the field, or behind its walls."""

    units: int
    rating: int
    inside: int
    walls: bool


def defence_of(o: WarOutlook, space: Space) -> Defence:
    g = o.g
    walls = is_fortified(g, space)
    besieged = is_besieged(g, space)
    owners = hostile_owners(g, o.power, space)
    units = units_of(g, owners, space) if owners else 0
    rating = _rating(o, owners, space) if owners else 0
    inside = 0
    if walls and besieged:
        inside = units_of(g, controlling_side(g, space), space)
    elif walls and units <= 4:
        inside, units = units, 0
    return Defence(units, rating, inside, walls)


def besiegers_of(o: WarOutlook, space: Space) -> Defence:
    """The enemies before our own walls."""
    foes = o.state.foes[o.power]
    return Defence(units_of(o.g, foes, space), _rating(o, foes, space), inside=0, walls=False)


def _rating(o: WarOutlook, owners: Mask, space: Space) -> int:
    best = 0
    if space not in o.state.leader_at:
        return best
    for leader, at in by_leader(o.state.leader_at):
        if at == space and owners >> o.state.leader_power[leader] & 1:
            best = max(best, o.world.battle_rating[leader])
    return best


# -- chances ---------------------------------------------------------------------------------


@cache
def field_chance(units: int, rating: int, enemies: int, enemy_rating: int) -> float:
    """To win a field battle as its attacker."""
    if not enemies:
        return 1.0
    ours, theirs = Side(units, units + rating), Side(enemies, enemies + enemy_rating + 1)
    return field_odds(ours, theirs).attacker_wins


@cache
def storm_chance(foot: int, rating: int, inside: int, enemy_rating: int, tries: int) -> float:
    """To take a fortified space in up to `tries` assaults."""
    if foot <= 0 or tries <= 0:
        return 0.0
    odds = assault_odds(
        Side(foot, assault_dice(foot, rating, inside)), Side(inside, inside + enemy_rating + 1)
    )
    if tries == 1:
        return odds.attacker_wins
    foot_left = foot - round(odds.attacker_losses)
    inside_left = max(0, inside - round(odds.defender_losses))
    if foot_left <= inside_left:
        return odds.attacker_wins
    later = storm_chance(foot_left, rating, inside_left, enemy_rating, tries - 1)
    return odds.attacker_wins + (1 - odds.attacker_wins) * later


@cache
def conquest_chance(units: int, foot: int, rating: int, at: Defence) -> float:
    """To come, win, besiege and storm, in a second assault if need be."""
    chance = field_chance(units, rating, at.units, at.rating)
    if not at.walls:
        return chance
    inside = at.inside
    if at.units:
        units -= at.units // 3
        foot -= at.units // 3
        inside = min(4, max(0, at.units - units // 3)) if not at.inside else inside
    if units <= inside:
        return 0.0
    return chance * storm_chance(foot, rating, inside, at.rating, 2)


def is_fed_by_sea(o: WarOutlook, space: Space) -> bool:
    """Whether ships keep us from assaulting a port."""
    if not o.world.is_port(space):
        return False
    return is_supplied_by_sea(o.g, o.power, space) or has_ships_not_blockaded(o.g, o.power, space)


def can_blockade(o: WarOutlook, space: Space) -> bool:
    """Whether our ships near a port outnumber those in it."""
    seas = o.world.water.adjacent[space]
    if is_supplied_by_sea(o.g, o.power, space):
        return False
    near = (seas | o.world.water.neighbours(seas)) & ~(1 << space)
    return warships_in(o.g, o.power, near) > warships_in(o.g, controller_of(o.g, space), 1 << space)


# -- threats -----------------------------------------------------------------------------------


def threat_to(o: WarOutlook, space: Space) -> tuple[int, int]:
    """Units and battle rating of the strongest enemy army within two steps of a space."""
    if not o.within_enemy_reach >> space & 1:
        return 0, 0
    threat = o.known_threats.get(space)
    if threat is None:
        threat = o.known_threats[space] = _threat_to(o, space)
    return threat


def _threat_to(o: WarOutlook, space: Space) -> tuple[int, int]:
    return units_near(o, space, o.enemy_land)


def units_near(o: WarOutlook, space: Space, among: Mask) -> tuple[int, int]:
    """Of the enemy armies in some spaces, the strongest within two steps of a space."""
    near = o.world.land.around(space, 2) & among
    return max([_host_at(o, place) for place in space_members(near)], default=(0, 0))


def _host_at(o: WarOutlook, space: Space) -> tuple[int, int]:
    """The enemy army in a space: its units, as many as can march together, and its rating."""
    host = o.known_hosts.get(space)
    if host is None:
        foes = o.state.foes[o.power]
        host = min(units_of(o.g, foes, space), 12), _rating(o, foes, space)
        o.known_hosts[space] = host
    return host


def looming_threat(o: WarOutlook, space: Space) -> tuple[int, int]:
    """The same with armies that are on their way, or wait in enemy capitals: in spring they are
    where their land is. Those from afar leave some units behind."""
    threat = o.known_looming.get(space)
    if threat is None:
        threat = o.known_looming[space] = _looming_threat(o, space)
    return threat


def _looming_threat(o: WarOutlook, space: Space) -> tuple[int, int]:
    best, hosts = threat_to(o, space), o.enemy_hosts
    if o.open_coast >> space & 1:
        best = max(best, _from_the_sea(o, space))
    if not hosts:
        return best
    land = o.world.land
    near, far = land.around(space, 2), land.around(space, 4)
    for start, units, rating in hosts:
        if start & near:
            best = max(best, (units, rating))
        elif start & far and units > LEFT_BEHIND:
            best = max(best, (units - LEFT_BEHIND, rating))
    return best


def _from_the_sea(o: WarOutlook, space: Space) -> tuple[int, int]:
    """Enemies in a port on a sea zone that we share with it, if they have ships near to cross."""
    water, best = o.world.water, (0, 0)
    seas = water.adjacent[space] & o.world.all_seas
    ports = water.neighbours(seas) & o.world.all_spaces & o.enemy_land & ~(1 << space)
    for enemy in o.enemies:
        if o.state.fleets[enemy] & (seas | ports):
            for port in spaces_in(ports):
                units = min(units_of(o.g, 1 << enemy, port), CARRIED)
                best = max(best, (units, _rating(o, 1 << enemy, port)))
    return best if best[0] >= 2 else (0, 0)


@cache
def loss_chance(threat: tuple[int, int], garrison: int, rating: int = 0) -> float:
    """That a threatened fortified space with such a garrison falls before the turn is over."""
    units, enemy_rating = threat
    if units <= garrison:
        return 0.0
    if garrison > 4:
        held = field_chance(units, enemy_rating, garrison, rating)
        return 0.5 * held * storm_chance(units, enemy_rating, 3, rating, 2)
    return 0.6 * storm_chance(units, enemy_rating, garrison, rating, 2)


def garrison_to_leave(o: WarOutlook, space: Space) -> int:
    """Units that should stay when an army leaves a space."""
    keep = o.known_garrisons.get(space)
    if keep is None:
        keep = o.known_garrisons[space] = _garrison_to_leave(o, space)
    return keep


def _garrison_to_leave(o: WarOutlook, space: Space) -> int:
    here = 1 << space
    if not o.state.controlled[o.power] & o.state.fortresses & here:
        return 0
    is_key = o.world.keys & here
    if not is_key and not o.prizes & here:
        return 1 if threat_to(o, space)[0] else 0
    most = INSIDE if is_key else 2
    return _garrison_against(looming_threat(o, space), most, o.weights.garrison_risk)


@cache
def _garrison_against(threat: tuple[int, int], most: int, risk: float) -> int:
    """The fewest units, up to `most`, with which a fortified space runs less than a risk."""
    return next((n for n in range(1, most) if loss_chance(threat, n) < risk), most)


# -- spelling out a formation --------------------------------------------------------------------


def formation_script(o: WarOutlook, army: Army, keep: int, most: int = 99) -> tuple[str, ...]:
    """The keys that take an army along, but for `keep` units; no more than `most`."""
    if army.units <= most and (keep <= 0 or army.units <= 1):
        return ("all",)
    room = min(army.limit, army.units - keep, most)
    if room <= 0:
        return ("all",)
    keys = [f"leader.{o.world.leader_rows[leader].id}" for leader in army.leaders]
    for owner, kind in _marching_order(o, army.space):
        count = min(room, troops_of(o.g, owner, kind, army.space))
        keys += [unit_key(o.g, o.power, owner, kind)] * count
        room -= count
    return (*keys, "done")


def _marching_order(o: WarOutlook, space: Space) -> list[tuple[Power, int]]:
    """Whom to take first: mercenaries go, regulars stay behind; before or after them cavalry,
    which storms no walls."""
    stacks = [(owner, kind) for owner in o.commands for kind in KINDS]
    riders_last = o.weights.riders_last

    def rank(stack: tuple[Power, int]) -> tuple[float, bool]:
        owner, kind = stack
        rides = kind == SECOND and o.world.second_kind[owner] == "cavalry"
        return (2 * riders_last if rides else kind != SECOND), owner == o.power

    return sorted(stacks, key=rank)
