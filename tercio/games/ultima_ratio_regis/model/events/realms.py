"""What happened to realms: auctions, peace, agitation, dynasties."""

from tercio.kernel.events import Event


class BidRaised(Event, frozen=True):
    power: str
    lot: str
    bid: int


class AuctionWon(Event, frozen=True):
    """`power` is nobody if nobody has bid."""

    lot: str
    power: str
    bid: int


class PeaceOpened(Event, frozen=True):
    """`power` asks for peace, or has to."""

    power: str
    enemy: str


class WarDecided(Event, frozen=True):
    """The winner has so many points for conditions; nobody has won a draw."""

    winner: str
    loser: str
    points: int


class ConditionDemanded(Event, frozen=True):
    power: str
    what: str
    price: int


class PowerCollapsed(Event, frozen=True):
    power: str


class AgitationSpread(Event, frozen=True):
    """Unrest beyond twice the vitality: so many revolts are due."""

    power: str
    revolts: int


class DynastyChanged(Event, frozen=True):
    power: str
    vp: int


REALM_EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == __name__
)
