"""Verbs on areas: control, possession, revolts, fortresses, sieges."""

from tercio.games.ultima_ratio_regis.model.events.general import (
    AreaClosed,
    AreaFreed,
    AreaOpened,
    ControlChanged,
    FortressBegun,
    FortressDestroyed,
    FortressFinished,
    PortRazed,
    PortsRestored,
    PossessionChanged,
    RevoltEnded,
    RevoltPlaced,
    SiegeBegun,
    SiegeCasualties,
    SiegeEnded,
)
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    FORTRESS_BEGUN,
    NO_FORTRESS,
    NOBODY,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Siege
from tercio.games.ultima_ratio_regis.model.unit_verbs import UnitVerbs


class AreaVerbs(UnitVerbs):
    """What happens to areas."""

    # -- control and possession ------------------------------------------------------------------

    def _mark_holder(self, area: Place, power: Power) -> None:
        s, bit = self.state, 1 << area
        if s.holder[area] != NOBODY:
            s.held[s.holder[area]] &= ~bit
        s.holder[area] = power
        if power != NOBODY:
            s.held[power] |= bit

    def _mark_owner(self, area: Place, power: Power) -> None:
        s, bit = self.state, 1 << area
        if s.owner[area] != NOBODY:
            s.owned[s.owner[area]] &= ~bit
            s.homes[s.owner[area]] &= ~bit
        s.owner[area] = power
        if power != NOBODY:
            s.owned[power] |= bit

    def _note_change(self, area: Place, before: Power, after: Power) -> None:
        """What is lost and regained within a turn has not been acquired in it (22.2)."""
        for power in (before, after):
            if power != NOBODY:
                self.realm.acquired[power] ^= 1 << area

    def set_holder(self, area: Place, power: Power) -> None:
        """Control changes; what was being built there is lost (9.4). A revolt must be over."""
        s = self.state
        if s.holder[area] == power:
            return
        self._mark_holder(area, power)
        self.record(ControlChanged(place_ref(self, area), power_ref(self, power)))
        if s.fortress[area] == FORTRESS_BEGUN:
            self.destroy_fortress(area)

    def set_owner(self, area: Place, power: Power, home: bool = False) -> None:
        """Possession changes, and with it control, unless an enemy or a revolt has that."""
        s = self.state
        before = s.owner[area]
        if before != power:
            self._mark_owner(area, power)
            self._note_change(area, before, power)
            self.record(PossessionChanged(place_ref(self, area), power_ref(self, power)))
        if home and power != NOBODY:
            s.homes[power] |= 1 << area
        if s.free[area]:
            s.free[area] = 0
        if s.holder[area] in (before, NOBODY) and not s.rebels[area]:
            self.set_holder(area, power)

    def place_revolt(self, area: Place, level: int) -> None:
        """The owner keeps possession and loses control (18.3)."""
        self.state.rebels[area] = level
        self.record(RevoltPlaced(place_ref(self, area), level))
        self.set_holder(area, NOBODY)

    def end_revolt(self, area: Place, holder: Power) -> None:
        """`holder` is who has put it down; the owner, if it just ends."""
        self.state.rebels[area] = 0
        self.record(RevoltEnded(place_ref(self, area)))
        self.set_holder(area, holder)

    def free_area(self, area: Place, level: int) -> None:
        """It becomes an active independent area; nobody possesses it (18.2.2)."""
        s = self.state
        self._note_change(area, s.owner[area], NOBODY)
        self._mark_owner(area, NOBODY)
        self._mark_holder(area, NOBODY)
        s.rebels[area], s.free[area] = 0, level
        s.closed &= ~(1 << area)
        self.record(AreaFreed(place_ref(self, area), level))

    def open_area(self, area: Place) -> None:
        self.state.closed &= ~(1 << area)
        self.record(AreaOpened(place_ref(self, area)))

    def close_area(self, area: Place) -> None:
        """It does not exist until it is activated (18.2.1)."""
        s = self.state
        self._note_change(area, s.owner[area], NOBODY)
        self._mark_owner(area, NOBODY)
        self._mark_holder(area, NOBODY)
        s.rebels[area] = s.free[area] = 0
        s.fortress[area] = NO_FORTRESS
        s.closed |= 1 << area
        self.record(AreaClosed(place_ref(self, area)))

    # -- fortresses and sieges -------------------------------------------------------------------

    def begin_fortress(self, area: Place) -> None:
        self.state.fortress[area] = FORTRESS_BEGUN
        self.record(FortressBegun(place_ref(self, area)))

    def finish_fortress(self, area: Place) -> None:
        self.state.fortress[area] = FORTRESS
        self.record(FortressFinished(place_ref(self, area)))

    def destroy_fortress(self, area: Place) -> None:
        self.state.fortress[area] = NO_FORTRESS
        self.record(FortressDestroyed(place_ref(self, area)))

    def leave_fortress(self, area: Place, power: Power) -> None:
        """An area passes from who owns and controls it to `power` without a fight: what was
        built there is destroyed, for a fortress cannot be sent home (14.3). Who besieged it has
        nothing to besiege any more."""
        s = self.state
        holder = s.holder[area]
        if s.fortress[area] == NO_FORTRESS or holder == NOBODY or holder != s.owner[area]:
            return
        if holder != power and major_of(self, holder) != major_of(self, power):
            self.destroy_fortress(area)
            self.end_siege(area)

    def begin_siege(self, area: Place, power: Power) -> None:
        self.state.sieges[area] = Siege(power)
        self.record(SiegeBegun(place_ref(self, area), power_ref(self, power)))

    def add_siege_casualties(self, area: Place, count: int) -> None:
        siege = self.state.sieges[area]
        siege.casualties += count
        self.record(SiegeCasualties(place_ref(self, area), count, siege.casualties))

    def end_siege(self, area: Place) -> None:
        if self.state.sieges.pop(area, None) is not None:
            self.record(SiegeEnded(place_ref(self, area)))

    # -- ports -----------------------------------------------------------------------------------

    def raze_port(self, area: Place) -> None:
        """A commercial port has no commerce for the rest of the turn (19.2.1)."""
        if not self.state.razed >> area & 1:
            self.state.razed |= 1 << area
            self.record(PortRazed(place_ref(self, area)))

    def restore_ports(self) -> None:
        count = self.state.razed.bit_count()
        self.state.razed = 0
        if count:
            self.record(PortsRestored(count))
