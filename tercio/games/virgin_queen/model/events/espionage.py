"""Events about informants and assassins, and about Mary Queen of Scots (VQ 19, 23.3)."""

from tercio.kernel.events import Event


class InformantPlanted(Event, frozen=True):
    power: str
    target: str


class InformantNeutralized(Event, frozen=True):
    """`power` has lost the use of an Informant on the card of `target` until Winter."""

    power: str
    target: str


class InformantsReturned(Event, frozen=True):
    """Neutralized ones are back in the force pool of `power`."""

    power: str


class CipherKeyMoved(Event, frozen=True):
    power: str
    target: str


class WalsinghamTookSide(Event, frozen=True):
    """`side` is unused, offensive or defensive."""

    side: str


class EspionageResolved(Event, frozen=True):
    """`margin` are the hits that count; `result` names the line of the Espionage table."""

    power: str
    target: str
    action: str
    margin: int
    result: str


class LeaderMurdered(Event, frozen=True):
    """`who` is a leader, or the ruler of England."""

    who: str
    power: str


class ElizabethExcommunicated(Event, frozen=True):
    pass


class MaryCaptured(Event, frozen=True):
    pass


class MaryExecuted(Event, frozen=True):
    pass


SPY_EVENTS: tuple[type[Event], ...] = (
    InformantPlanted,
    InformantNeutralized,
    InformantsReturned,
    CipherKeyMoved,
    WalsinghamTookSide,
    EspionageResolved,
    LeaderMurdered,
    ElizabethExcommunicated,
    MaryCaptured,
    MaryExecuted,
)
