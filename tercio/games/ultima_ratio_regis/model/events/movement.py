"""What happened on the march and at sea. Fields are refs and numbers; the words are in locale/."""

from tercio.kernel.events import Event


class TransportIntercepted(Event, frozen=True):
    """A power announces that it will fight troops of another in a sea."""

    power: str
    mover: str
    sea: str


class EscortNamed(Event, frozen=True):
    power: str
    sea: str
    squadrons: int


class TransportTurnedBack(Event, frozen=True):
    power: str
    port: str


class MarchIntercepted(Event, frozen=True):
    """Troops come from another area to receive an enemy on the march."""

    power: str
    start: str
    area: str


class Evaded(Event, frozen=True):
    power: str
    area: str


class LandingBegun(Event, frozen=True):
    power: str
    port: str
    area: str


class PiracyBegun(Event, frozen=True):
    power: str
    victim: str
    center: str
    sea: str


class PiracySucceeded(Event, frozen=True):
    power: str
    victim: str
    center: str
    merchants: int


class PiracyFailed(Event, frozen=True):
    power: str
    victim: str
    center: str


class PortRaided(Event, frozen=True):
    power: str
    area: str
    razed: int


class RepatriationBegun(Event, frozen=True):
    power: str
    area: str
