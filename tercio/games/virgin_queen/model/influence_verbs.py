"""Verbs on the Diplomatic Influence Table (VQ 24, 27)."""

from tercio.games.virgin_queen.model.events.influence import (
    InfluenceChanged,
    InfluenceGivenUp,
    InfluenceReset,
    MajorActivated,
    MajorDeactivated,
    StatusClosed,
)
from tercio.games.virgin_queen.model.realm import Realm
from tercio.kernel.citations import cites
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.numbered import by_power


class InfluenceVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""

    # -- questions -------------------------------------------------------------------------------

    def influence(self, target: Power, power: Power) -> int:
        """Points of a power in a column; none without a marker."""
        return max(self.state.influence.points[target][power], 0)

    def has_marker(self, target: Power, power: Power) -> bool:
        return self.state.influence.points[target][power] != NOBODY

    def is_resolved(self, target: Power) -> bool:
        """Its status was resolved this turn."""
        return bool(self.state.influence.resolved >> target & 1)

    def activator(self, power: Power) -> Power:
        """Who commands a major power that no seat plays from the start; NOBODY if none does."""
        return self.state.influence.activated.get(power, NOBODY)

    def can_be_activated(self, power: Power) -> bool:
        """A major power with a column of the table: no seat plays it from the start (27)."""
        row = self.state.influence.points[power]
        return power in self.world.activated_majors and any(points != NOBODY for points in row)

    def inactive_majors(self) -> list[Power]:
        """Those of them that nobody commands now."""
        return [
            power
            for power in self.world.activated_majors
            if self.can_be_activated(power) and self.activator(power) == NOBODY
        ]

    # -- markers ---------------------------------------------------------------------------------

    def set_influence(self, target: Power, power: Power, points: int) -> None:
        self.state.influence.points[target][power] = points
        self.record(InfluenceChanged(self.power_ref(power), self.power_ref(target), points))

    @cites("VQ 24.5")
    def gain_influence(self, target: Power, power: Power, points: int = 1) -> None:
        """A marker advances, or goes back if `points` are negative, within its column."""
        most = self.world.constant("influence_max")
        now = self.influence(target, power) + points
        self.set_influence(target, power, min(max(now, 0), most))

    @cites("VQ 9.4")
    def give_up_influence(self, target: Power, power: Power) -> None:
        """A marker leaves its column for the rest of the game."""
        if self.has_marker(target, power):
            self.state.influence.points[target][power] = NOBODY
            self.record(InfluenceGivenUp(self.power_ref(power), self.power_ref(target)))

    @cites("VQ 24.6")
    def close_status(self, target: Power) -> None:
        """All markers of a column go to the Resolved this turn box."""
        row = self.state.influence.points[target]
        self.state.influence.points[target] = [0 if points >= 0 else points for points in row]
        self.state.influence.resolved |= 1 << target
        self.record(StatusClosed(self.power_ref(target)))

    def _default(self, target: Power, power: Power) -> int:
        """The box in a power's colour in a column, or 0."""
        row = self.world.influence.get((target, power))
        return row.default if row else 0

    @cites("VQ 27")
    def place_markers(self, power: Power) -> None:
        """The markers of a power that comes into play, each in its default box."""
        for target in self.world.powers:
            if self.has_marker(target, power) and not self.is_resolved(target):
                points = self._default(target, power)
                if points != self.influence(target, power):
                    self.set_influence(target, power, points)

    @cites("VQ 20.9")
    def reset_influence(self) -> None:
        """Winter: markers in the Resolved this turn box go back to their default values."""
        resolved = self.state.influence.resolved
        if not resolved:
            return
        for target in self.world.powers:
            if resolved >> target & 1:
                points = self.state.influence.points[target]
                for power, now in by_power(points):
                    if now != NOBODY:
                        points[power] = self._default(target, power)
        self.state.influence.resolved = 0
        self.record(InfluenceReset())

    # -- activated majors (27) -------------------------------------------------------------------

    def activate_major(self, power: Power, ally: Power, baseline: int) -> None:
        self.state.influence.activated[power] = ally
        self.state.court.baseline[power] = baseline
        self.record(MajorActivated(self.power_ref(power), self.power_ref(ally), baseline))

    def is_bound(self, power: Power, ally: Power) -> bool:
        """One of the two was activated by the other."""
        return ally == self.activator(power) or power == self.activator(ally)

    def deactivate_major(self, power: Power) -> None:
        del self.state.influence.activated[power]
        self.state.court.baseline.pop(power, None)
        self.record(MajorDeactivated(self.power_ref(power)))
