"""Events about artists and scientists (VQ 22)."""

from tercio.kernel.events import Event


class WorkSponsored(Event, frozen=True):
    """`who` is an artist or a scientist, `cp` what was spent, or as much as an event gives."""

    power: str
    who: str
    cp: int


class WorkFavoured(Event, frozen=True):
    """An event helps a work."""

    who: str
    bonus: int


class WorksFavoured(Event, frozen=True):
    """An event helps all works of a power this turn."""

    power: str
    bonus: int


class WorkHeldUp(Event, frozen=True):
    """Until next turn."""

    who: str


class WorkJudged(Event, frozen=True):
    """The dice with all modifiers, and what came of it (a message id)."""

    power: str
    who: str
    total: int
    result: str


class TalentLost(Event, frozen=True):
    """Finished for the game."""

    who: str


class TalentReturned(Event, frozen=True):
    """Back in the pool; he may be sponsored on another turn."""

    who: str


class BonusClaimed(Event, frozen=True):
    """A science bonus, which nobody else can have any more."""

    power: str
    bonus: str


PATRONAGE_EVENTS: tuple[type[Event], ...] = (
    WorkSponsored,
    WorkFavoured,
    WorksFavoured,
    WorkHeldUp,
    WorkJudged,
    TalentLost,
    TalentReturned,
    BonusClaimed,
)
