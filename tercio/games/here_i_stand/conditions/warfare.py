"""Conditions on battles, sieges and what stands on the map (HIS 12 to 16)."""

from typing import Generic

from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.model.powers import (
    FRANCE,
    HAPSBURG,
    KNIGHTS,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
)
from tercio.kernel.masks import mask_of
from tercio.wars.land.battle import Battle
from tercio.wars.land.lines_of_communication import loc_length_by_land, units_of_powers
from tercio.wars.land.move import Move
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import available_ship, can_add
from tercio.wars.model.names import AVAILABLE, REGULAR, SECOND, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.rows import MarkerRow
from tercio.wars.sea.naval_transport import Transport

Announced = Move | Transport | Battle
"""What a formation is about to do."""


class RenegadeHooks(Generic[H_contra]):
    """Where the Renegade appears."""

    def renegade_sites(self, g: H_contra, power: Power, sites: Mask) -> Mask:
        """Where the Renegade may appear, of the spaces that Charles Bourbon allows."""
        return sites


def _enemy_units(battle: Battle, power: Power, owner: Power, kind: int) -> int:
    """Units of one owner and kind that fight against `power`."""
    other = battle.other_side(battle.side_of(power))
    return sum(force.count(owner, kind) for force in other.forces())


@condition("HIS 14")
def hapsburg_regulars_3(g: HereIStand, power: Power, about: Battle) -> bool:
    least = g.world.mode("tercios", "against_hapsburg").numbers["regulars"]
    return _enemy_units(about, power, HAPSBURG, REGULAR) >= least


@condition("HIS 14")
def no_ottoman_in_battle(g: HereIStand, power: Power, about: Battle) -> bool:
    return OTTOMAN not in (*about.attacker.powers(), *about.defender.powers())


@condition("HIS 14", "HIS 15.1")
def enemy_mercenaries(g: HereIStand, power: Power, about: Battle) -> bool:
    second = g.world.second_kind
    return any(
        second[owner] == "mercenary" and _enemy_units(about, power, owner, SECOND)
        for owner in g.world.powers
    )


@condition("HIS 13.1", "HIS 15.1")
def leader_in_formation(g: HereIStand, power: Power, about: Announced) -> bool:
    """`about` is the move of a force, by land or sea, or the battle in which it assaults."""
    return bool(formation_of(about).leaders)


def formation_of(about: Announced) -> Force:
    """The force that moves or assaults."""
    return about.attacker.force if isinstance(about, Battle) else about.force


@condition("HIS 12.1", "HIS 15.1")
def siege_artillery_loc(g: HereIStand, power: Power, about: Battle) -> bool:
    """The assaulting power has a line of at most 4 land spaces to a fortified home space of its
    own; the guns go by land."""
    row = g.world.cards[g.world.card["siege_artillery"]]
    length = loc_length_by_land(g, about.attacker.power, about.space)
    return length is not None and length <= row.modes[0].numbers["loc_spaces"]


@condition("HIS 9.6", "HIS 5.2")
def akinji_target(g: HereIStand, power: Power, about: object) -> bool:
    return bool(akinji_targets(g))


def akinji_targets(g: HereIStand) -> list[Power]:
    """Majors at war with the Ottoman that hold a space within 2 of Ottoman cavalry."""
    world, state = g.world, g.state
    cavalry = mask_of(
        space for space in spaces_in(state.land[OTTOMAN]) if g.has_cavalry(OTTOMAN, space)
    )
    near = cavalry | world.land.neighbours(cavalry)
    near |= world.land.neighbours(near & state.controlled[OTTOMAN])
    return [
        power
        for power in MAJORS
        if g.are_enemies(OTTOMAN, power) and state.controlled[power] & near
    ]


@condition("HIS 16.4", "HIS 22.3")
def doria_raids(g: HereIStand, power: Power, about: object) -> bool:
    """Andrea Doria's power fights the Ottoman, and he is at sea off two Ottoman ports."""
    raid = g.world.mode("andrea_doria", "raid")
    doria = g.world.leader[raid.leaders[0]]
    at = g.state.leader_at[doria]
    if at < 0 or not g.world.is_sea(at):
        return False
    ports = g.world.water.adjacent[at] & g.world.ports & g.state.controlled[OTTOMAN]
    enough = ports.bit_count() >= raid.numbers["ports"]
    return enough and g.are_enemies(g.state.leader_power[doria], OTTOMAN)


def knights_space(g: HereIStand) -> Space | None:
    """Where the Knights of St. John are."""
    return next(spaces_in(g.state.land[KNIGHTS]), None)


@condition("HIS 16.4")
def knights_raid(g: HereIStand, power: Power, about: object) -> bool:
    """The Knights are free, and share a sea zone with an Ottoman port."""
    space = knights_space(g)
    if space is None or g.is_besieged(space):
        return False
    water = g.world.water
    ports = water.neighbours(water.adjacent[space]) & g.world.ports
    return ports & g.state.controlled[OTTOMAN] != 0


@condition("HIS 16.4")
def knights_off_map(g: HereIStand, power: Power, about: object) -> bool:
    return not g.state.land[KNIGHTS]


@condition("HIS 21.6")
def may_gain_mercenaries(g: HereIStand, power: Power, about: object) -> bool:
    """The Protestant never before the league."""
    return power != PROTESTANT or g.league_formed()


def knights_ports(g: HereIStand) -> Mask:
    """Where the Hapsburgs may settle the Knights: a home port of theirs that is not besieged."""
    return open_to(
        g, HAPSBURG, g.state.home[HAPSBURG] & g.state.controlled[HAPSBURG] & g.world.ports
    )


@condition("HIS 16.4")
def knights_port(g: HereIStand, power: Power, about: object) -> bool:
    return knights_ports(g) != 0


@condition("HIS 5.2")
def power_has_mercenaries(g: HereIStand, power: Power, about: object) -> bool:
    return any(
        any(g.state.troops[p * 2 + SECOND]) and g.world.second_kind[p] == "mercenary"
        for p in MAJORS
    )


@condition("HIS 5.2")
def stack_on_map(g: HereIStand, power: Power, about: object) -> bool:
    return any(g.own_land(p) for p in MAJORS)


# -- where events bring something new --------------------------------------------------------------


def open_to(g: HereIStand, power: Power, spaces: Mask) -> Mask:
    """Those of the spaces that are in play, not besieged, and without enemies of a power."""
    free = spaces & ~g.state.closed & ~units_of_powers(g, g.state.foes[power])
    return mask_of(space for space in spaces_in(free) if not g.is_besieged(space))


def trace_sites(g: HereIStand) -> Mask:
    """Spaces without walls, while there are fortress markers left (card 104)."""
    world = g.world
    built = g.state.fortresses & ~world.printed_fortresses & ~world.pirate_havens
    if built.bit_count() >= world.data.table("markers", MarkerRow)["fortress"].count:
        return 0
    return world.all_spaces & ~g.state.fortresses & ~g.state.closed


@condition("HIS 2.1")
def unfortified_space(g: HereIStand, power: Power, about: object) -> bool:
    return trace_sites(g) != 0


def bourbon_sites(g: HereIStand, power: Power) -> Mask:
    """Where the Renegade may join a power (card 70): a space of its own, or near Lyon."""
    available = g.state.leader_at[g.world.leader["renegade"]] == AVAILABLE
    if not available or not may_gain_mercenaries(g, power, None):
        return 0
    sites = open_to(g, power, g.state.controlled[power])
    if g.are_enemies(power, FRANCE):
        (lyon,) = g.world.mode("charles_bourbon", "event").spaces
        near = g.world.land.adjacent[g.world.location[lyon]] & ~g.state.closed
        sites |= near & ~g.occupied()
    return g.hooks.renegade_sites(g, power, sites)


@condition("HIS 19.2")
def bourbon_site(g: HereIStand, power: Power, about: object) -> bool:
    return bourbon_sites(g, power) != 0


def open_home_spaces(g: HereIStand, power: Power) -> Mask:
    """Friendly home spaces, calm and not besieged, that can take a mercenary or cavalry."""
    homes = g.state.home[power] & g.friendly_spaces(power) & ~g.state.unrest
    return mask_of(
        s for s in spaces_in(open_to(g, power, homes)) if can_add(g, power, SECOND, 1, s)
    )


def shipyards(g: HereIStand, power: Power, what: str) -> Mask:
    """Home ports where an event may add a ship (card 100); the havens build corsairs alone."""
    if available_ship(g, power, what) is None:
        return 0
    ports = open_to(g, power, g.state.home[power] & g.state.controlled[power] & g.world.ports)
    ports &= ~g.state.unrest
    if what == "corsair":
        return ports if g.has_happened("barbary_pirates") else 0
    return ports & ~g.world.pirate_havens if power == OTTOMAN else ports


@condition("HIS 17.2")
def shipyard_open(g: HereIStand, power: Power, about: object) -> bool:
    return any(shipyards(g, power, what) for what in ("squadron", "corsair"))


@condition("HIS 15")
def besieged_space(g: HereIStand, power: Power, about: object) -> bool:
    return any(g.state.besiegers)


@condition("HIS 15")
def buda_not_besieged(g: HereIStand, power: Power, about: object) -> bool:
    return not g.is_besieged(g.world.space["buda"])
