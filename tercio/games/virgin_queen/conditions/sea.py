"""Conditions about fleets and the World Map (VQ 16, 17, 23)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.armada_questions import armada_at
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.construction.expeditions import can_send
from tercio.games.virgin_queen.rules.construction.shipbuilding import (
    kinds_open,
)
from tercio.games.virgin_queen.rules.major_powers import armada
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import Power
from tercio.wars.model.ship_questions import ship_kind

# -- naval combat (16.2); `about` is the battle ----------------------------------------------------


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
    return any(ship_kind(g, ship) in ("galleon", "race_built_galleon") for ship in side.ships)


# -- ships and yards (17.3, 23.2) ------------------------------------------------------------------


@condition("VQ 17.3")
def shipyard_open(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(kinds_open(g, power))


@condition("VQ 23.2")
def armada_port_open(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(armada.open_yards(g))


@condition("VQ 23.2")
def armada_built(g: VirginQueen, power: Power, about: object) -> bool:
    return armada_at(g) >= 0


# -- the World Map (17.4, 23.1) --------------------------------------------------------------------


@condition("VQ 17.4")
def captain_available(g: VirginQueen, power: Power, about: object) -> bool:
    return can_send(g, power)
