"""Verbs on the Spanish Armada: strength, cargo and passengers (VQ 23.2).

The Armada is the ship `world.armada`. Who is aboard is nowhere on the map, and moves with it.
"""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.armada_questions import armada_at
from tercio.games.virgin_queen.model.events.oceans import (
    ArmadaCargoLost,
    ArmadaChanged,
    ArmadaLoaded,
    ArmadaUnloaded,
    ShipRecovered,
)
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.citations import cites
from tercio.wars.model.events import TroopsPlaced
from tercio.wars.model.force import Force
from tercio.wars.model.names import AVAILABLE, ELSEWHERE, ShipId, Space, owner_of
from tercio.wars.model.refs import force_refs, place_ref, power_ref
from tercio.wars.model.ship_questions import ship_kind
from tercio.wars.model.troop_questions import kind_name

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


# -- strength --------------------------------------------------------------------------------------


@cites("VQ 23.2")
def build_armada(g: "VirginQueen", port: Space) -> None:
    g.build_ship(g.world.armada, port)
    set_armada(g, g.world.constant("armada_step"))


def set_armada(g: "VirginQueen", strength: int) -> None:
    g.state.oceans.armada = strength
    g.record(ArmadaChanged(strength))


def sink_armada(g: "VirginQueen") -> None:
    """Everybody aboard is lost; leaders wait on the turn track."""
    oceans = g.state.oceans
    set_armada(g, 0)
    for index, count in sorted(oceans.cargo.items()):
        lose_cargo(g, index, count)
    for leader in oceans.passengers:
        g.delay_leader(leader)
    oceans.passengers = []


def recover_ship(g: "VirginQueen", ship: ShipId) -> None:
    """A lost ship can be built again at once."""
    g.state.ship_at[ship] = AVAILABLE
    owner = power_ref(g, g.world.ship_owner[ship])
    g.record(ShipRecovered(owner, ship_kind(g, ship)))


# -- cargo -----------------------------------------------------------------------------------------


def add_cargo(g: "VirginQueen", index: int, count: int) -> None:
    cargo = g.state.oceans.cargo
    cargo[index] = cargo.get(index, 0) + count
    assert cargo[index] >= 0
    if not cargo[index]:
        del cargo[index]


def recruit_aboard(g: "VirginQueen", index: int) -> None:
    """One new unit straight onto the Armada."""
    owner, kind = owner_of(index), index % 2
    add_cargo(g, index, 1)
    place, name = place_ref(g, armada_at(g)), kind_name(g, owner, kind)
    g.record(TroopsPlaced(power_ref(g, owner), place, name, 1))


def lose_cargo(g: "VirginQueen", index: int, count: int) -> None:
    owner, kind = owner_of(index), index % 2
    add_cargo(g, index, -count)
    name = kind_name(g, owner, kind)
    g.record(ArmadaCargoLost(power_ref(g, owner), name, count))


@cites("VQ 23.2")
def embark(g: "VirginQueen", force: Force) -> None:
    """Units and leaders of a force in a space go aboard."""
    g.record(ArmadaLoaded(place_ref(g, force.space), force_refs(g, force)))
    for owner, kind, count in force.stacks():
        g.change_troops(owner, kind, -count, force.space)
        add_cargo(g, owner * 2 + kind, count)
    for leader in force.leaders:
        g.state.leader_at[leader] = ELSEWHERE
    g.state.oceans.passengers += force.leaders


@cites("VQ 23.2")
def disembark(g: "VirginQueen", force: Force, to: Space) -> None:
    """Some of those aboard go ashore; the force then stands in `to`."""
    g.record(ArmadaUnloaded(place_ref(g, to), force_refs(g, force)))
    for owner, kind, count in force.stacks():
        add_cargo(g, owner * 2 + kind, -count)
        g.change_troops(owner, kind, count, to)
    for leader in force.leaders:
        g.state.leader_at[leader] = to
        g.state.oceans.passengers.remove(leader)
    force.space = to


@cites("VQ 24.4")
def put_deserters_ashore(g: "VirginQueen") -> None:
    """Troops aboard of a minor power that has left Spain are lost to it."""
    for index, count in sorted(g.state.oceans.cargo.items()):
        if g.state.patron[index // 2] != SPAIN:
            lose_cargo(g, index, count)
