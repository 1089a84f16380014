"""Verbs on the Spanish Armada and on ships that are lost (VQ 16.2, 23.2)."""

from tercio.games.virgin_queen.model.events.oceans import (
    ArmadaCargoLost,
    ArmadaChanged,
    ArmadaLoaded,
    ArmadaUnloaded,
    ShipRecovered,
)
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.model.treasure_verbs import TreasuryVerbs
from tercio.kernel.citations import cites
from tercio.wars.model.events import TroopsPlaced
from tercio.wars.model.force import Force
from tercio.wars.model.names import AVAILABLE, ELSEWHERE, Location, ShipId, Space, owner_of


class ArmadaVerbs(TreasuryVerbs):
    """The Armada is the ship `world.armada`; its strength, cargo and passengers are with the
    oceans. Who is aboard is nowhere on the map, and moves with it."""

    # -- questions ---------------------------------------------------------------------------------

    def armada_at(self) -> Location:
        """Where it is; less than 0 if it is not in play."""
        return self.state.ship_at[self.world.armada]

    def cargo_size(self) -> int:
        return sum(self.state.oceans.cargo.values())

    @cites("VQ 23.2")
    def room_aboard(self) -> int:
        """How many more land units the Armada can carry."""
        return self.state.oceans.armada - self.cargo_size()

    def aboard(self) -> Force:
        """All who are on the Armada, as a force that stands where it is."""
        oceans = self.state.oceans
        return Force(SPAIN, Space(self.armada_at()), dict(oceans.cargo), oceans.passengers[:])

    # -- strength ----------------------------------------------------------------------------------

    @cites("VQ 23.2")
    def build_armada(self, port: Space) -> None:
        self.build_ship(self.world.armada, port)
        self.set_armada(self.world.constant("armada_step"))

    def set_armada(self, strength: int) -> None:
        self.state.oceans.armada = strength
        self.record(ArmadaChanged(strength))

    def sink_armada(self) -> None:
        """Everybody aboard is lost; leaders wait on the turn track."""
        oceans = self.state.oceans
        self.set_armada(0)
        for index, count in sorted(oceans.cargo.items()):
            self.lose_cargo(index, count)
        for leader in oceans.passengers:
            self.delay_leader(leader)
        oceans.passengers = []

    def recover_ship(self, ship: ShipId) -> None:
        """A lost ship can be built again at once."""
        self.state.ship_at[ship] = AVAILABLE
        owner = self.power_ref(self.world.ship_owner[ship])
        self.record(ShipRecovered(owner, self.ship_kind(ship)))

    # -- cargo -------------------------------------------------------------------------------------

    def add_cargo(self, index: int, count: int) -> None:
        cargo = self.state.oceans.cargo
        cargo[index] = cargo.get(index, 0) + count
        assert cargo[index] >= 0
        if not cargo[index]:
            del cargo[index]

    def recruit_aboard(self, index: int) -> None:
        """One new unit straight onto the Armada."""
        owner, kind = owner_of(index), index % 2
        self.add_cargo(index, 1)
        place, name = self.place_ref(self.armada_at()), self.kind_name(owner, kind)
        self.record(TroopsPlaced(self.power_ref(owner), place, name, 1))

    def lose_cargo(self, index: int, count: int) -> None:
        owner, kind = owner_of(index), index % 2
        self.add_cargo(index, -count)
        name = self.kind_name(owner, kind)
        self.record(ArmadaCargoLost(self.power_ref(owner), name, count))

    @cites("VQ 23.2")
    def embark(self, force: Force) -> None:
        """Units and leaders of a force in a space go aboard."""
        self.record(ArmadaLoaded(self.place_ref(force.space), self.describe(force)))
        for owner, kind, count in force.stacks():
            self._change_troops(owner, kind, -count, force.space)
            self.add_cargo(owner * 2 + kind, count)
        for leader in force.leaders:
            self.state.leader_at[leader] = ELSEWHERE
        self.state.oceans.passengers += force.leaders

    @cites("VQ 23.2")
    def disembark(self, force: Force, to: Space) -> None:
        """Some of those aboard go ashore; the force then stands in `to`."""
        self.record(ArmadaUnloaded(self.place_ref(to), self.describe(force)))
        for owner, kind, count in force.stacks():
            self.add_cargo(owner * 2 + kind, -count)
            self._change_troops(owner, kind, count, to)
        for leader in force.leaders:
            self.state.leader_at[leader] = to
            self.state.oceans.passengers.remove(leader)
        force.space = to

    @cites("VQ 24.4")
    def put_deserters_ashore(self) -> None:
        """Troops aboard of a minor power that has left Spain are lost to it."""
        for index, count in sorted(self.state.oceans.cargo.items()):
            if self.state.patron[index // 2] != SPAIN:
                self.lose_cargo(index, count)
