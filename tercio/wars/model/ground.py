"""`g` before its verbs: the state, the world, and what each game answers in its own way.

Other questions are functions of `g`, topic by topic: `power_questions`, `space_questions`,
`troop_questions`, `leader_questions`, `ship_questions`, `card_questions`; names are in `refs`.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites
from tercio.kernel.position import Position
from tercio.wars.model.names import (
    KINDS,
    NOBODY,
    REGULAR,
    SECOND,
    LeaderId,
    Location,
    Mask,
    Power,
    ShipId,
    Space,
)
from tercio.wars.model.numbered import by_leader, by_power, by_ship, powers_in
from tercio.wars.model.power_questions import commanded
from tercio.wars.model.state import WarsState

if TYPE_CHECKING:
    from tercio.wars.model.world import World

W = TypeVar("W", bound=WarsState, covariant=True)


class Ground(Position[W]):
    """`g` as both games know it. Verbs are added below it."""

    world: "World"

    def seat_of(self, power: Power) -> Seat:
        """Who plays a power; a minor is played by its patron's seat."""
        raise LookupError("a game says who plays which power")

    def powers_of(self, seat: Seat) -> list[Power]:
        return [power for power in self.world.majors if self.seat_of(power) == seat]

    @cites("HIS 3.2", "VQ 3.2")
    def impulse_order(self) -> tuple[Power, ...]:
        return self.world.majors

    def powers_in_play(self) -> tuple[Power, ...]:
        """The powers that are dealt cards, take impulses and can win, in order."""
        return self.impulse_order()

    def is_played(self, power: Power) -> bool:
        """Whether somebody decides for a power; nobody does for minors without an ally."""
        return power in self.world.majors

    # -- friends and foes --------------------------------------------------------------------

    def are_friends(self, one: Power, other: Power) -> bool:
        """The same side: one commands the other, or their major powers are allied."""
        return bool(self.state.friends[one] >> other & 1)

    def are_enemies(self, one: Power, other: Power) -> bool:
        return bool(self.state.foes[one] >> other & 1)

    def commands(self, power: Power) -> list[Power]:
        """A major power and the minors allied to it."""
        return list(commanded(tuple(self.state.patron), power))

    def is_active_minor(self, power: Power) -> bool:
        return power in self.world.minors and self.state.patron[power] != power

    # -- spaces ------------------------------------------------------------------------------

    def controller(self, space: Space) -> Power:
        return self.state.control[space]

    def is_controlled_by(self, power: Power, space: Space) -> bool:
        return self.state.control[space] == power

    @cites("HIS 2.2", "VQ 2.2")
    def is_friendly_space(self, power: Power, space: Space) -> bool:
        """Controlled by the power or one of its allies."""
        return bool(self.state.friends[power] >> self.state.control[space] & 1)

    @cites("HIS 2.2", "VQ 2.2")
    def is_enemy_space(self, power: Power, space: Space) -> bool:
        return bool(self.state.foes[power] >> self.state.control[space] & 1)

    @cites("HIS 2.2", "VQ 2.2")
    def is_independent(self, space: Space) -> bool:
        return self.state.control[space] == self.world.independent

    @cites("HIS 2.1", "VQ 2.1")
    def is_fortified(self, space: Space) -> bool:
        return bool(self.state.fortresses >> space & 1)

    def is_in_unrest(self, space: Space) -> bool:
        return bool(self.state.unrest >> space & 1)

    def is_besieged(self, space: Space) -> bool:
        return self.state.besiegers[space] != 0

    @cites("HIS 2.1", "VQ 2.1")
    def is_home(self, power: Power, space: Space) -> bool:
        return bool(self.state.home[power] >> space & 1)

    def friendly_spaces(self, power: Power) -> Mask:
        return self._held_by(self.state.friends[power])

    def enemy_spaces(self, power: Power) -> Mask:
        return self._held_by(self.state.foes[power])

    def _held_by(self, powers: Mask) -> Mask:
        controlled = self.state.controlled
        spaces = 0
        for power in powers_in(powers):
            spaces |= controlled[power]
        return spaces

    @cites("HIS 2.4", "VQ 2.4")
    def controlled_keys(self, power: Power) -> int:
        """How many keys a power holds that are not in unrest."""
        keys = self.state.controlled[power] & self.world.keys & ~self.state.unrest
        return keys.bit_count()

    # -- land units --------------------------------------------------------------------------

    def troops_of(self, power: Power, kind: int, space: Space) -> int:
        """Units of one owner and kind in a space."""
        return self.state.troops[power * 2 + kind][space]

    def owned_units(self, power: Power, space: Space) -> int:
        """Land units of one owner (its minors not counted)."""
        troops = self.state.troops
        return troops[power * 2][space] + troops[power * 2 + 1][space]

    def land_units(self, power: Power, space: Space) -> int:
        """Land units that a major power commands in a space, those of its minors included."""
        return sum(self.owned_units(p, space) for p in self.commands(power))

    def total_units(self, space: Space) -> int:
        return sum(row[space] for row in self.state.troops)

    def occupants(self, space: Space) -> list[Power]:
        """The powers whose own land units stand in a space."""
        return [p for p, land in by_power(self.state.land) if land >> space & 1]

    def commanders(self, space: Space) -> list[Power]:
        """The powers that command land units in a space, each once."""
        patron = self.state.patron
        return list(dict.fromkeys(patron[p] for p in self.occupants(space)))

    def enemy_land(self, power: Power) -> Mask:
        """Spaces with land units of powers at war with `power`."""
        return self._land_of(self.state.foes[power])

    def own_land(self, power: Power) -> Mask:
        """Spaces with land units that `power` commands."""
        found = 0
        land = self.state.land
        for p in commanded(tuple(self.state.patron), power):
            found |= land[p]
        return found

    def _land_of(self, powers: Mask) -> Mask:
        land = self.state.land
        spaces = 0
        for power in powers_in(powers):
            spaces |= land[power]
        return spaces

    def kind_name(self, power: Power, kind: int) -> str:
        """regular, mercenary or cavalry."""
        return "regular" if kind == REGULAR else self.world.second_kind[power]

    def stacks(self, space: Space) -> Iterator[tuple[Power, int, int]]:
        """(owner, kind, count) for every stack of land units in a space."""
        troops = self.state.troops
        for power in self.occupants(space):
            for kind in KINDS:
                count = troops[power * 2 + kind][space]
                if count:
                    yield power, kind, count

    def has_cavalry(self, power: Power, space: Space) -> bool:
        return (
            self.world.second_kind[power] == "cavalry" and self.troops_of(power, SECOND, space) > 0
        )

    # -- leaders -----------------------------------------------------------------------------

    def leaders_at(self, place: Location, power: Power | None = None) -> list[LeaderId]:
        """Leaders on the map at `place`, all of them or those that a power commands."""
        state = self.state
        if place not in state.leader_at:
            return []
        found = [i for i, at in by_leader(state.leader_at) if at == place]
        if power is None:
            return found
        return [i for i in found if state.patron[state.leader_power[i]] == power]

    def army_leaders_at(self, space: Space, power: Power) -> list[LeaderId]:
        naval = self.world.naval_leader
        return [i for i in self.leaders_at(space, power) if not naval[i]]

    def naval_leaders_at(self, place: Location, power: Power) -> list[LeaderId]:
        naval = self.world.naval_leader
        return [i for i in self.leaders_at(place, power) if naval[i]]

    # -- ships -------------------------------------------------------------------------------

    def ship_commander(self, ship: ShipId) -> Power:
        """Who commands a ship: its borrower, its owner, or its owner's patron."""
        lent = self.state.ship_lent[ship]
        return self.state.patron[self.world.ship_owner[ship] if lent == NOBODY else lent]

    def ships_at(self, place: Location, power: Power | None = None) -> list[ShipId]:
        if place not in self.state.ship_at:
            return []
        ships = [i for i, at in by_ship(self.state.ship_at) if at == place]
        if power is None:
            return ships
        return [i for i in ships if self.ship_commander(i) == power]

    def ship_kind(self, ship: ShipId) -> str:
        front, back = self.world.ship_kinds[ship]
        return back if self.state.ship_reversed >> ship & 1 else front

    def enemy_fleets(self, power: Power) -> Mask:
        """Locations with ships of powers at war with `power`."""
        fleets = self.state.fleets
        places = 0
        for p in powers_in(self.state.foes[power]):
            places |= fleets[p]
        return places

    def is_unoccupied(self, space: Space) -> bool:
        """No land or naval unit and no leader of any power (12.4)."""
        return not self.occupied() >> space & 1

    def occupied(self) -> Mask:
        """Locations with a unit or a leader of any power."""
        state = self.state
        found = 0
        for mask in state.land:
            found |= mask
        for mask in state.fleets:
            found |= mask
        for at in state.leader_at:
            if at >= 0:
                found |= 1 << at
        return found

    # -- refs --------------------------------------------------------------------------------

    def place_ref(self, place: Location) -> str:
        return self.world.place_refs[place]

    def power_ref(self, power: Power) -> str:
        return self.world.power_refs[power]

    def leader_ref(self, leader: LeaderId) -> str:
        return self.world.leader_refs[leader]


AnyGround: TypeAlias = Ground[WarsState]
"""The position of either game, as questions know it."""
