"""Events about royals (VQ 21)."""

from tercio.kernel.events import Event


class Betrothed(Event, frozen=True):
    groom: str
    bride: str


class BetrothalBroken(Event, frozen=True):
    groom: str
    bride: str


class WeddingHeld(Event, frozen=True):
    """The total of both sides, and the result of the Royal Wedding Table (a message id)."""

    groom: str
    bride: str
    total: int
    result: str


class RoyalAged(Event, frozen=True):
    royal: str
    eligibility: int


class RoyalRemoved(Event, frozen=True):
    """Wed, dead, or too old to wed."""

    royal: str


class RoyalReturned(Event, frozen=True):
    royal: str
    eligibility: int


class FestivitiesHeld(Event, frozen=True):
    royal: str


class PatronWed(Event, frozen=True):
    """A wedding that favours a power's artists and scientists."""

    power: str


class MaryDied(Event, frozen=True):
    """In childbirth, not on the scaffold."""


class SuitorJilted(Event, frozen=True):
    """What the groom's power rolled, and the result (a message id)."""

    power: str
    roll: int
    result: str


WEDDING_EVENTS: tuple[type[Event], ...] = (
    Betrothed,
    BetrothalBroken,
    WeddingHeld,
    RoyalAged,
    RoyalRemoved,
    RoyalReturned,
    FestivitiesHeld,
    PatronWed,
    MaryDied,
    SuitorJilted,
)
