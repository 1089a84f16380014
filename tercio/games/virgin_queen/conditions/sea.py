"""Conditions about fleets and the World Map (VQ 16, 17, 23)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, MAJORS, OTTOMAN, PORTUGAL, SPAIN, VENICE
from tercio.games.virgin_queen.rules.construction.expeditions import can_send, may_take_colony
from tercio.games.virgin_queen.rules.construction.patrols import can_patrol
from tercio.games.virgin_queen.rules.construction.shipbuilding import (
    kinds_open,
    ships_lost,
    upgradable_galleons,
)
from tercio.games.virgin_queen.rules.major_powers import armada
from tercio.games.virgin_queen.rules.naval_affairs.sea_beggars import beggars_ports
from tercio.wars.land.battle import Battle, Side
from tercio.wars.model.names import AVAILABLE, Power
from tercio.wars.sea.piracy import Raid

# -- naval combat (16.2); `about` is the battle ----------------------------------------------------


@condition("VQ 16.2")
def mediterranean_combat(g: VirginQueen, power: Power, battle: Battle) -> bool:
    return battle.kind == "naval" and bool(g.world.mediterranean >> battle.place & 1)


@condition("VQ 16.2")
def fire_ships_water(g: VirginQueen, power: Power, battle: Battle) -> bool:
    waters = g.world.atlantic | g.world.all_spaces
    return battle.kind == "naval" and bool(waters >> battle.place & 1)


@condition("VQ 16.2", "VQ 23.2")
def against_armada(g: VirginQueen, power: Power, battle: Battle) -> bool:
    return g.world.armada in battle.other_side(battle.side_of(power)).ships


@condition("VQ 16.2")
def galleon_on_own_side(g: VirginQueen, power: Power, battle: Battle) -> bool:
    side = battle.side_of(power)
    return any(g.ship_kind(ship) in ("galleon", "race_built_galleon") for ship in side.ships)


@condition("VQ 16.2")
def venice_on_chosen_side(g: VirginQueen, power: Power, side: Side) -> bool:
    return any(g.world.ship_owner[ship] == VENICE for ship in side.ships)


@condition("VQ 28")
def dragut_took_part(g: VirginQueen, power: Power, about: object) -> bool:
    """With his ships, or off the walls that the Ottoman assaults."""
    dragut = g.world.leader["dragut"]
    at = g.state.leader_at[dragut]
    if isinstance(about, Raid):
        return about.power == OTTOMAN and at == about.sea
    if not isinstance(about, Battle):
        return False
    if about.kind == "naval":
        return dragut in (*about.attacker.leaders(), *about.defender.leaders())
    off_the_walls = at >= 0 and g.world.water.adjacent[about.place] >> at & 1
    return OTTOMAN in about.attacker.powers() and bool(off_the_walls)


# -- ships and yards (17.3, 23.2) ------------------------------------------------------------------


@condition("VQ 17.3")
def shipyard_open(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(kinds_open(g, power))


@condition("VQ 17.3")
def ships_on_turn_track(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(ships_lost(g, power))


@condition("VQ 17.3")
def galleon_to_upgrade(g: VirginQueen, power: Power, about: object) -> bool:
    hawkins = g.state.oceans.captain_at[g.world.captain["hawkins"]]
    has_yard = g.is_controlled_by(ENGLAND, g.world.space["london"])
    return bool(upgradable_galleons(g)) or (hawkins == AVAILABLE and has_yard)


@condition("VQ 23.2")
def armada_port_open(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(armada.open_yards(g))


@condition("VQ 23.2")
def armada_built(g: VirginQueen, power: Power, about: object) -> bool:
    return g.armada_at() >= 0


@condition("VQ 17.1")
def malta_spanish(g: VirginQueen, power: Power, about: object) -> bool:
    return g.is_controlled_by(SPAIN, g.world.space["malta"])


@condition("VQ 16.7", "VQ 28")
def beggars_port(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(beggars_ports(g))


# -- the World Map (17.4, 23.1) --------------------------------------------------------------------


@condition("VQ 23.1")
def canal_unbuilt(g: VirginQueen, power: Power, about: object) -> bool:
    return not g.state.oceans.suez_built


@condition("VQ 17.4")
def captain_available(g: VirginQueen, power: Power, about: object) -> bool:
    return can_send(g, power)


@condition("VQ 6.3")
def philippines_free(g: VirginQueen, power: Power, about: object) -> bool:
    return g.state.oceans.settlements["philippines"] != SPAIN


@condition("VQ 17.3", "VQ 17.5")
def settlement_to_fortify(g: VirginQueen, power: Power, about: object) -> bool:
    oceans = g.state.oceans
    bare = (id for id, holder in oceans.settlements.items() if holder == SPAIN)
    return any(id not in oceans.forts for id in bare) or can_patrol(g, SPAIN)


@condition("VQ 16.1")
def captain_in_north_atlantic(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(g.captains_at(g.world.ocean["north_atlantic"], power))


@condition("VQ 16.5")
def captain_by_portuguese_settlement(g: VirginQueen, power: Power, about: object) -> bool:
    at = g.state.oceans.captain_at
    return any(at[c] >= 0 and g.settlements_of(PORTUGAL, at[c]) for c in g.captains_of(power))


@condition("VQ 16.1")
def english_expedition(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(g.captains_of(ENGLAND))


@condition("VQ 16.1")
def foreign_expedition_at_sea(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(expeditions_of_others(g, power))


def expeditions_of_others(g: VirginQueen, power: Power) -> list[int]:
    """The captains of other powers who are at sea; who winters in a colony is not."""
    at = g.state.oceans.captain_at
    return [c for p in MAJORS if p != power for c in g.captains_of(p) if at[c] >= 0]


@condition("VQ 17.4")
def english_colony_possible(g: VirginQueen, power: Power, about: object) -> bool:
    return can_send(g, ENGLAND) and may_take_colony(g, ENGLAND)


@condition("VQ 8.4")
def north_atlantic_colony(g: VirginQueen, power: Power, about: object) -> bool:
    zone = 1 << g.world.ocean["north_atlantic"]
    return any(g.world.settlement_zones[id] & zone for id in g.state.oceans.colonies)
