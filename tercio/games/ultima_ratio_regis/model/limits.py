"""Questions about what a place or a trade center has room for (uRR 15.1, 18.4.1, 19.2.2)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.names import TROOPS, Center, Mask, Place, Power, stack
from tercio.games.ultima_ratio_regis.model.numbered import by_center
from tercio.kernel.citations import cites


class Limits(Ground):
    """How much there may be."""

    @cites("uRR 15.1")
    def stack_limit(self, power: Power, area: Place) -> int:
        """The troops of a power that may stand in an area, without an organizer."""
        world, bit = self.data, 1 << area
        limits = world.book.stacking
        if world.single_stack & bit:
            return limits.other
        if world.main & bit:
            return limits.main
        owner = self.state.owner[area]
        if owner < 0:
            return limits.other
        return limits.home if self.state.homes[owner] & bit else limits.domain

    @cites("uRR 15.1.1")
    @remembered
    def room_for(self, power: Power, area: Place) -> int:
        """How many more troops of a side an area takes; an organizer makes room for one more.

        The fortress counts while it is besieged.
        """
        major = self.major_of(power)
        side = self.side_of(major) if major >= 0 else [power]
        room, s = self.stack_limit(power, area), self.state
        stood = 0
        for one in side:
            stood |= s.troops[one]
        if not stood >> area & 1 and area not in s.sieges:
            return room
        room += self.has_organizer(side, area)
        if self.is_besieged(area) and self.besieger(area) not in side:
            room -= 1
        for one in side:
            units = s.units[one]
            for kind in TROOPS:
                room -= units.get(stack(area, kind), 0)
        return room

    def has_organizer(self, side: list[Power], area: Place) -> bool:
        """One of these powers has an extraordinary leader of that ability there."""
        for leader in self.state.leaders:
            if leader.place == area and leader.power in side and leader.is_organizer:
                return True
        return False

    @cites("uRR 19.2.1", "uRR 19.2.2")
    def trade_areas(self, power: Power, center: Center) -> Mask:
        """Possessions of a major and its minors by which it may trade in a center."""
        return self.owned_by_side(power) & self.data.center_areas[center]

    @cites("uRR 18.4.1")
    def has_trade_interest(self, power: Power, center: Center) -> bool:
        """In the theater of a center, or in another that the center serves."""
        return bool(self.state.realm.interest[power] & self.data.center_theaters[center])

    @cites("uRR 19.2.2")
    def centers_for_merchant(self, power: Power) -> Iterator[Center]:
        """Active trade centers in which a power may prepare one more."""
        realm, world = self.state.realm, self.data
        most = world.book.commerce.merchants
        owned = self.owned_by_side(power) & ~self.state.closed
        for center, areas in by_center(world.center_areas):
            if not (owned & areas and realm.capacity[center]):
                continue
            there = realm.merchants[center].get(power, 0) + realm.prepared[center].get(power, 0)
            if there < most and self.has_trade_interest(power, center):
                yield center
