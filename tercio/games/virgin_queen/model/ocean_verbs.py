"""Verbs on captains, colonies and what else is on the World Map (VQ 8.4, 16, 17.3-17.5)."""

from tercio.games.virgin_queen.model import patronage_state
from tercio.games.virgin_queen.model.armada_verbs import ArmadaVerbs
from tercio.games.virgin_queen.model.events.oceans import (
    CaptainDamaged,
    CaptainDelayed,
    CaptainInEurope,
    CaptainLost,
    CaptainReturned,
    CaptainSailed,
    CaptainWintered,
    ColonyFounded,
    ColonyLost,
    EscortLost,
    EscortsChanged,
    ExpeditionBuilt,
    GalleonRebuilt,
    LootDiscarded,
    LootTaken,
    LootTakenIs,
    PatrolBuilt,
    PatrolLost,
    PatrolMoved,
    SettlementFortified,
    SettlementTaken,
)
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.kernel.ask import ref
from tercio.kernel.citations import cites
from tercio.wars.model.names import (
    AVAILABLE,
    ELSEWHERE,
    NEXT_TURN,
    NOBODY,
    OUT_OF_PLAY,
    LeaderId,
    Power,
    ShipId,
    Space,
)


class OceanVerbs(ArmadaVerbs):
    """What can be done there; each verb changes the state and records an event."""

    # -- refs --------------------------------------------------------------------------------------

    def captain_ref(self, captain: int) -> str:
        return ref("captain", self.world.captains[captain].id)

    def ocean_ref(self, ocean: int) -> str:
        return self.world.ocean_refs[ocean]

    def settlement_ref(self, settlement: str) -> str:
        return ref("settlement", settlement)

    # -- questions ---------------------------------------------------------------------------------

    def captains_of(self, power: Power) -> list[int]:
        """The captains of a power's expeditions on the World Map, in a colony or at sea."""
        oceans = self.state.oceans
        return [
            captain
            for captain, at in enumerate(oceans.captain_at)
            if oceans.captain_power[captain] == power and (at >= 0 or captain in oceans.wintering)
        ]

    def captains_at(self, ocean: int, power: Power) -> list[int]:
        oceans = self.state.oceans
        return [c for c in self.captains_of(power) if oceans.captain_at[c] == ocean]

    def is_damaged(self, captain: int) -> bool:
        return bool(self.state.oceans.damaged >> captain & 1)

    def settlements_of(self, power: Power, ocean: int) -> list[str]:
        """The settlements on an ocean zone that Spain or Portugal controls."""
        zones, held = self.world.settlement_zones, self.state.oceans.settlements
        return [id for id, holder in held.items() if holder == power and zones[id] >> ocean & 1]

    def has_settlement(self, power: Power, ocean: int) -> bool:
        """Whether there are any `settlements_of` a power there."""
        held = self.state.oceans.settlements
        for id in self.world.settlements_at[ocean]:
            if held.get(id) == power:
                return True
        return False

    @cites("VQ 16.5")
    def hold_of(self, captain: int) -> int:
        """How many treasures his expedition can carry."""
        size = "loot_damaged" if self.is_damaged(captain) else "loot_full_strength"
        more = self.world.captains[captain].bonus == "extra_loot"
        return self.world.constant(size) + more

    def captain_of_leader(self, leader: LeaderId) -> int | None:
        """The captain who serves in Europe as this naval leader (10)."""
        row = self.world.vq_leaders[leader]
        return None if row.captain is None else self.world.captain[row.captain]

    # -- captains ----------------------------------------------------------------------------------

    @cites("VQ 17.4")
    def send_expedition(
        self, captain: int, power: Power, ocean: int, *, damaged: bool = False, colony: bool = False
    ) -> None:
        """A captain enters the World Map."""
        oceans, bit = self.state.oceans, 1 << captain
        oceans.captain_at[captain] = ocean
        oceans.captain_power[captain] = power
        oceans.legs[captain] = [*self._earlier_legs(captain), self.world.oceans[ocean].id]
        oceans.damaged = oceans.damaged & ~bit | (bit if damaged else 0)
        oceans.colony_aboard = oceans.colony_aboard & ~bit | (bit if colony else 0)
        self.record(
            ExpeditionBuilt(
                self.power_ref(power), self.captain_ref(captain), self.ocean_ref(ocean), int(colony)
            )
        )

    def _earlier_legs(self, captain: int) -> list[str]:
        """In the first printing a captain may go around the world in several expeditions."""
        legs = self.state.oceans.legs[captain]
        if not legs or self.world.edition_rule("circumnavigation_voyage") == "one_expedition":
            return []
        return [*legs, ""]

    def sail_captain(self, captain: int, to: int) -> None:
        """To another ocean zone, or out of a colony into the zone it lies on."""
        oceans = self.state.oceans
        at = oceans.captain_at[captain]
        if captain in oceans.wintering:
            origin = self.settlement_ref(oceans.wintering.pop(captain))
        else:
            origin = self.ocean_ref(at)
        oceans.captain_at[captain] = to
        if oceans.legs[captain][-1:] != [self.world.oceans[to].id]:
            oceans.legs[captain].append(self.world.oceans[to].id)
        self.record(CaptainSailed(self.captain_ref(captain), origin, self.ocean_ref(to)))

    def damage_captain(self, captain: int) -> None:
        self.state.oceans.damaged |= 1 << captain
        self.record(CaptainDamaged(self.captain_ref(captain)))

    def lose_captain(self, captain: int) -> None:
        """Out of the game with loot and colony; as a scientist he is lost too (22.2)."""
        self._leave_world_map(captain, OUT_OF_PLAY)
        row = self.world.captains[captain]
        if row.scientist is not None:
            scientist = self.world.scientist[row.scientist]
            self.state.patronage.scientists[scientist] = patronage_state.GONE
        self.record(CaptainLost(self.captain_ref(captain)))

    def delay_captain(self, captain: int) -> None:
        """His voyage ends in wreck: he waits on the turn track, his loot and colony are lost."""
        self._leave_world_map(captain, NEXT_TURN)
        self.record(CaptainDelayed(self.captain_ref(captain)))

    @cites("VQ 16.5", "VQ 20.4")
    def bring_captain_home(self, captain: int, to: int = NEXT_TURN) -> None:
        """His loot comes into the hand of his power. He waits on the turn track, or elsewhere."""
        oceans = self.state.oceans
        power, loot = oceans.captain_power[captain], oceans.loot[captain]
        oceans.loot[captain] = []
        self._leave_world_map(captain, to)
        self.record(CaptainReturned(self.captain_ref(captain), len(loot)))
        for treasure in loot:
            self.gain_treasure(power, treasure)

    def _leave_world_map(self, captain: int, to: int) -> None:
        oceans = self.state.oceans
        for treasure in oceans.loot[captain][:]:
            self.discard_loot(captain, treasure)
        oceans.captain_at[captain] = to
        oceans.captain_power[captain] = NOBODY
        oceans.damaged &= ~(1 << captain)
        oceans.colony_aboard &= ~(1 << captain)
        oceans.wintering.pop(captain, None)

    def winter_in_colony(self, captain: int, settlement: str) -> None:
        oceans = self.state.oceans
        oceans.captain_at[captain] = ELSEWHERE
        oceans.wintering[captain] = settlement
        self.record(CaptainWintered(self.captain_ref(captain), self.settlement_ref(settlement)))

    @cites("VQ 10")
    def post_captain(self, leader: LeaderId, space: Space) -> None:
        """A captain comes to Europe as a naval leader."""
        captain = self.captain_of_leader(leader)
        assert captain is not None
        self.state.oceans.captain_at[captain] = ELSEWHERE
        self.state.leader_at[leader] = space
        self.record(CaptainInEurope(self.captain_ref(captain), self.place_ref(space)))

    @cites("VQ 20.4")
    def recall_captain(self, leader: LeaderId) -> None:
        """From Europe back to the force pool; by way of the turn track if he was lost."""
        captain = self.captain_of_leader(leader)
        assert captain is not None
        at = self.state.leader_at[leader]
        if self.state.oceans.captain_at[captain] == ELSEWHERE:
            waits = at in (NEXT_TURN, OUT_OF_PLAY)
            self.state.oceans.captain_at[captain] = at if waits else AVAILABLE
        self.state.leader_at[leader] = AVAILABLE

    # -- loot --------------------------------------------------------------------------------------

    def take_loot(self, captain: int, treasure: str) -> None:
        """A treasure that has left its pile goes aboard; only his power sees it."""
        oceans = self.state.oceans
        oceans.loot[captain] = sorted([*oceans.loot[captain], treasure])
        name = self.captain_ref(captain)
        self.record(LootTaken(name))
        seat = self.seat_of(oceans.captain_power[captain])
        self.record(LootTakenIs(name, ref("treasure", treasure)), (seat,))

    def discard_loot(self, captain: int, treasure: str) -> None:
        self.state.oceans.loot[captain].remove(treasure)
        self.state.treasury.discard.append(treasure)
        self.record(LootDiscarded(self.captain_ref(captain), ref("treasure", treasure)))

    # -- settlements -------------------------------------------------------------------------------

    def found_colony(self, captain: int, settlement: str) -> None:
        """The colony aboard is set down for good."""
        oceans = self.state.oceans
        power = oceans.captain_power[captain]
        oceans.colony_aboard &= ~(1 << captain)
        oceans.colonies[settlement] = power
        self.record(ColonyFounded(self.power_ref(power), self.settlement_ref(settlement)))

    @cites("VQ 8.4")
    def lose_colony(self, settlement: str) -> list[int]:
        """It can be founded anew. Those who wintered there are put to sea, and returned."""
        oceans = self.state.oceans
        power = oceans.colonies.pop(settlement)
        self.record(ColonyLost(self.power_ref(power), self.settlement_ref(settlement)))
        guests = [c for c, where in oceans.wintering.items() if where == settlement]
        zone = self.world.ocean[self.world.settlements[settlement].oceans[0]]
        for captain in guests:
            self.sail_captain(captain, zone)
        return guests

    def take_settlement(self, settlement: str, power: Power) -> None:
        self.state.oceans.settlements[settlement] = power
        self.record(SettlementTaken(self.power_ref(power), self.settlement_ref(settlement)))

    @cites("VQ 17.5")
    def fortify_settlement(self, settlement: str, *, from_card: bool = True) -> None:
        """With one of the fortresses on the Spanish power card, or one that an event brings."""
        self.state.oceans.forts.append(settlement)
        self.state.oceans.forts_on_card -= from_card
        self.record(SettlementFortified(self.settlement_ref(settlement)))

    # -- patrols -----------------------------------------------------------------------------------

    def build_patrol(self, ocean: int) -> None:
        self.state.oceans.patrols[ocean] += 1
        self.record(PatrolBuilt(self.ocean_ref(ocean)))

    def move_patrol(self, origin: int, to: int) -> None:
        self.state.oceans.patrols[origin] -= 1
        self.state.oceans.patrols[to] += 1
        self.record(PatrolMoved(self.ocean_ref(origin), self.ocean_ref(to)))

    def lose_patrol(self, ocean: int) -> None:
        self.state.oceans.patrols[ocean] -= 1
        self.record(PatrolLost(self.ocean_ref(ocean)))

    # -- piracy markers ----------------------------------------------------------------------------

    @cites("VQ 16.4")
    def mark_sea_piracy(self, power: Power, sea: int) -> None:
        """A Piracy marker in a sea zone, and one of the three actions of the turn."""
        self.state.oceans.piracy_actions[power] += 1
        self.state.oceans.sea_piracy[power] |= 1 << sea

    @cites("VQ 16.5")
    def mark_ocean_piracy(self, power: Power, ocean: int) -> None:
        self.state.oceans.piracy_actions[power] += 1
        self.state.oceans.ocean_piracy[power] |= 1 << ocean

    @cites("VQ 20.7")
    def clear_piracy(self) -> None:
        oceans = self.state.oceans
        oceans.sea_piracy = [0] * len(MAJORS)
        oceans.ocean_piracy = [0] * len(MAJORS)
        oceans.piracy_actions = [0] * len(MAJORS)

    # -- galleons ----------------------------------------------------------------------------------

    @cites("VQ 10")
    def escort_fleet(self, ship: ShipId) -> None:
        """A galleon leaves its port for the Treasure Fleet Escorts box."""
        self.state.ship_at[ship] = ELSEWHERE
        self.state.oceans.escorts.append(ship)
        self.recount_fleets()
        self.record(EscortsChanged(len(self.state.oceans.escorts)))

    @cites("VQ 10")
    def release_escort(self, ship: ShipId, port: Space) -> None:
        self.state.oceans.escorts.remove(ship)
        self.state.ship_at[ship] = port
        self.recount_fleets()
        self.record(EscortsChanged(len(self.state.oceans.escorts)))

    @cites("VQ 23.2")
    def lose_escort(self, ship: ShipId) -> None:
        self.state.oceans.escorts.remove(ship)
        owner = self.world.ship_owner[ship]
        self.state.ship_lent[ship] = NOBODY
        self.state.ship_at[ship] = AVAILABLE if self.has_bonus(owner, "dry_dock") else NEXT_TURN
        self.record(EscortLost(self.power_ref(owner)))

    @cites("VQ 17.3")
    def rebuild_galleon(self, ship: ShipId) -> None:
        """A galleon is turned to its race-built side."""
        self.state.ship_reversed |= 1 << ship
        owner, place = self.world.ship_owner[ship], self.state.ship_at[ship]
        self.record(GalleonRebuilt(self.power_ref(owner), self.place_ref(place)))
