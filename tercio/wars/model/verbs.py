"""Verbs on the map and its pieces. Each changes the state and records what happened."""

from collections.abc import Iterable

from tercio.kernel.citations import cites
from tercio.wars.model.events import (
    Cause,
    ControlChanged,
    ForceMoved,
    FortressBuilt,
    LeaderCaptured,
    LeaderLent,
    LeaderPlaced,
    LeaderRemoved,
    ShipBuilt,
    ShipLent,
    ShipLost,
    ShipsMoved,
    SiegeBegun,
    SiegeLifted,
    TroopsLost,
    TroopsPlaced,
    UnrestPlaced,
    UnrestRemoved,
)
from tercio.wars.model.force import Force
from tercio.wars.model.ground import Ground, W
from tercio.wars.model.names import (
    AVAILABLE,
    KINDS,
    NEXT_TURN,
    NOBODY,
    OUT_OF_PLAY,
    LeaderId,
    Location,
    Power,
    ShipId,
    Space,
    captive_of,
)
from tercio.wars.model.numbered import by_leader, by_ship
from tercio.wars.model.refs import force_refs, leader_ref, place_ref, power_ref
from tercio.wars.model.ship_questions import ship_commander, ship_kind
from tercio.wars.model.space_questions import is_fortified, is_in_unrest
from tercio.wars.model.troop_questions import kind_name, owned_units, troops_of


class Verbs(Ground[W]):
    """What can be done to spaces, land units, leaders and ships."""

    # -- spaces ------------------------------------------------------------------------------

    @cites("HIS 2.4", "VQ 2.4")
    def set_control(self, space: Space, power: Power) -> None:
        """Political control passes to `power` (a minor's to its patron)."""
        power = self.state.patron[power]
        if self.state.control[space] == power:
            return
        self.mark_control(space, power)
        self.record(ControlChanged(place_ref(self, space), power_ref(self, power)))
        self.control_changed(space, power)

    def control_changed(self, space: Space, power: Power) -> None:
        """What follows from a change of control in one of the games."""

    def mark_control(self, space: Space, power: Power) -> None:
        state = self.state
        bit = 1 << space
        state.controlled[state.control[space]] &= ~bit
        state.controlled[power] |= bit
        state.control[space] = power

    def add_unrest(self, space: Space) -> None:
        if not is_in_unrest(self, space):
            self.state.unrest |= 1 << space
            self.record(UnrestPlaced(place_ref(self, space)))

    def remove_unrest(self, space: Space) -> None:
        if is_in_unrest(self, space):
            self.state.unrest &= ~(1 << space)
            self.record(UnrestRemoved(place_ref(self, space)))

    def build_fortress(self, space: Space) -> None:
        if not is_fortified(self, space):
            self.state.fortresses |= 1 << space
            self.record(FortressBuilt(place_ref(self, space)))

    def begin_siege(self, space: Space, power: Power) -> None:
        if not self.state.besiegers[space] >> power & 1:
            self.state.besiegers[space] |= 1 << power
            self.state.impulse.sieges_begun |= 1 << space
            self.record(SiegeBegun(place_ref(self, space), power_ref(self, power)))

    def lift_siege(self, space: Space, power: Power | None = None) -> None:
        """End the siege by one power, or by all."""
        left = 0 if power is None else self.state.besiegers[space] & ~(1 << power)
        if self.state.besiegers[space] and not left:
            self.record(SiegeLifted(place_ref(self, space)))
        self.state.besiegers[space] = left

    # -- land units --------------------------------------------------------------------------

    def place_troops(self, owner: Power, kind: int, count: int, space: Space) -> None:
        """Add units to a space. The caller has asked `force_pools`."""
        if count > 0:
            self.change_troops(owner, kind, count, space)
            self.record(
                TroopsPlaced(
                    power_ref(self, owner),
                    place_ref(self, space),
                    kind_name(self, owner, kind),
                    count,
                )
            )

    def lose_troops(
        self, owner: Power, kind: int, count: int, space: Space, *, cause: Cause = "event"
    ) -> None:
        if count > 0:
            self.change_troops(owner, kind, -count, space)
            self.record(
                TroopsLost(
                    power_ref(self, owner),
                    kind_name(self, owner, kind),
                    count,
                    place_ref(self, space),
                    cause=cause,
                )
            )

    def lose_all_troops(self, owner: Power, space: Space, cause: Cause = "event") -> None:
        for kind in KINDS:
            self.lose_troops(owner, kind, troops_of(self, owner, kind, space), space, cause=cause)

    def change_troops(self, owner: Power, kind: int, by: int, space: Space) -> None:
        state = self.state
        row = state.troops[owner * 2 + kind][:]
        row[space] += by
        assert row[space] >= 0
        state.troops[owner * 2 + kind] = row
        if owned_units(self, owner, space):
            state.land[owner] |= 1 << space
        else:
            state.land[owner] &= ~(1 << space)

    def move_force(self, force: Force, to: Space, how: str = "move") -> None:
        """Move units and leaders together; the force then stands in `to`."""
        origin = force.space
        for owner, kind, count in force.stacks():
            self.change_troops(owner, kind, -count, origin)
            self.change_troops(owner, kind, count, to)
        for leader in force.leaders:
            self.state.leader_at[leader] = to
        force.space = to
        self.record(
            ForceMoved(
                power_ref(self, force.power),
                place_ref(self, origin),
                place_ref(self, to),
                force_refs(self, force),
                how=how,
            )
        )

    # -- leaders -----------------------------------------------------------------------------

    def place_leader(self, leader: LeaderId, place: Location) -> None:
        self.state.leader_at[leader] = place
        self.record(LeaderPlaced(leader_ref(self, leader), place_ref(self, place)))

    def capture_leader(self, leader: LeaderId, by: Power) -> None:
        """He goes on the power card of his captor. A naval leader waits on the turn track."""
        if self.world.naval_leader[leader]:
            self.delay_leader(leader)
            return
        by = self.state.patron[by]
        self.state.leader_at[leader] = captive_of(by)
        self.record(LeaderCaptured(leader_ref(self, leader), power_ref(self, by)))

    def delay_leader(self, leader: LeaderId) -> None:
        """Off the map until the next card draw phase."""
        self.state.leader_at[leader] = NEXT_TURN
        self.record(LeaderRemoved(leader_ref(self, leader)))

    def remove_leader(self, leader: LeaderId) -> None:
        """Out of the game."""
        self.state.leader_at[leader] = OUT_OF_PLAY
        self.record(LeaderRemoved(leader_ref(self, leader)))

    # -- ships -------------------------------------------------------------------------------

    def build_ship(self, ship: ShipId, place: Location, reverse: bool = False) -> None:
        """A ship of the force pool enters play, on its back side if `reverse`."""
        state = self.state
        assert state.ship_at[ship] == AVAILABLE
        state.ship_reversed = state.ship_reversed & ~(1 << ship) | (int(reverse) << ship)
        state.ship_at[ship] = place
        self.recount_fleets()
        owner = self.world.ship_owner[ship]
        self.record(
            ShipBuilt(power_ref(self, owner), place_ref(self, place), ship_kind(self, ship))
        )

    def move_ships(self, ships: Iterable[ShipId], to: Location, how: str = "move") -> None:
        by_origin: dict[tuple[Power, Location], int] = {}
        for ship in ships:
            key = (ship_commander(self, ship), self.state.ship_at[ship])
            by_origin[key] = by_origin.get(key, 0) + 1
            self.state.ship_at[ship] = to
        self.recount_fleets()
        for (power, origin), count in by_origin.items():
            self.record(
                ShipsMoved(
                    power_ref(self, power),
                    place_ref(self, origin),
                    place_ref(self, to),
                    count,
                    how=how,
                )
            )

    def lose_ship(self, ship: ShipId) -> None:
        """It waits on the turn track and can be rebuilt next turn (17.2)."""
        place = self.state.ship_at[ship]
        owner = self.world.ship_owner[ship]
        self.record(ShipLost(power_ref(self, owner), place_ref(self, place), ship_kind(self, ship)))
        self.state.ship_at[ship] = NEXT_TURN
        self.state.ship_lent[ship] = NOBODY
        self.recount_fleets()

    def return_ships_to_pool(self) -> None:
        """Lost ships leave the turn track and can be built again."""
        at = self.state.ship_at
        self.state.ship_at = [AVAILABLE if place == NEXT_TURN else place for place in at]

    def lend_ship(self, ship: ShipId, borrower: Power) -> None:
        """On loan for this turn (9.2). The caller moves it to a port of the borrower."""
        lender = ship_commander(self, ship)
        self.state.ship_lent[ship] = borrower
        self.recount_fleets()
        self.record(
            ShipLent(power_ref(self, lender), power_ref(self, borrower), ship_kind(self, ship))
        )

    def lend_leader(self, leader: LeaderId, borrower: Power) -> None:
        """A naval leader goes with the ships that are lent."""
        self.state.leader_power[leader] = borrower
        self.record(LeaderLent(leader_ref(self, leader), power_ref(self, borrower)))

    @cites("HIS 19.1", "VQ 20.3")
    def end_loans(self) -> None:
        """Ships and naval leaders obey their owners again (19.1)."""
        state, world = self.state, self.world
        state.ship_lent = [NOBODY] * len(state.ship_lent)
        for leader, row in by_leader(world.leader_rows):
            if world.naval_leader[leader] and row.power is not None:
                state.leader_power[leader] = world.power[row.power]
        self.recount_fleets()

    def recall_loans(self, owner: Power) -> None:
        """The ships and naval leaders of one owner that are on loan obey it again."""
        state, world = self.state, self.world
        for ship in world.ships_of(owner):
            state.ship_lent[ship] = NOBODY
        for leader, row in by_leader(world.leader_rows):
            if world.naval_leader[leader] and row.power == world.power_rows[owner].id:
                state.leader_power[leader] = owner
        self.recount_fleets()

    def recount_fleets(self) -> None:
        """`fleets` from `ship_at`; also after a change of patrons or loans."""
        state = self.state
        fleets = [0] * self.world.power_count
        for ship, place in by_ship(state.ship_at):
            if place >= 0:
                fleets[ship_commander(self, ship)] |= 1 << place
        state.fleets = fleets
