"""Events of troops and fleets that a response stops for an impulse (VQ 13.1, 15.1, 16)."""

from tercio.kernel.events import Event


class ArmyStopped(Event, frozen=True):
    """Units and leaders that stay where they are; `act` is what they were about to do: `move`,
    `assault` or `transport`."""

    power: str
    space: str
    act: str
    what: list[str]


class FleetStopped(Event, frozen=True):
    """Ships that do not sail."""

    power: str
    place: str
    to: str
    count: int


STORM_EVENTS: tuple[type[Event], ...] = (ArmyStopped, FleetStopped)
