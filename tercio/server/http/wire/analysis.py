"""What a finished game turned on."""

from tercio.server.http.wire.base import Answer


class WinPoint(Answer, frozen=True, kw_only=True):
    """When this viewer had been told `at` lines of the log: the chances of all seats."""

    at: int
    turn: int
    seat: str | None
    win: dict[str, float]


class BotAdvice(Answer, frozen=True, kw_only=True):
    """What a bot would have chosen; `same` if that is what was chosen."""

    bot: str
    text: str
    same: bool


class TurningPoint(Answer, frozen=True, kw_only=True):
    """What a seat chose, and by how much its own chance was another after it, whatever the dice
    said then."""

    at: int
    turn: int
    seat: str
    asked: str
    """The question, or the first of several."""
    texts: tuple[str, ...]
    before: float
    after: float
    rolled: bool
    advice: BotAdvice | None


class LuckyRoll(Answer, frozen=True, kw_only=True):
    """Dice and draws, and by how much they changed chances against what was to be expected."""

    at: int
    turn: int
    seat: str | None
    dice: tuple[int, ...]
    swing: dict[str, float]


class SeatFortune(Answer, frozen=True, kw_only=True):
    """By how much a seat's chance changed from first to last, and by what."""

    choices: float
    others: float
    luck: float


class Analysed(Answer, frozen=True, kw_only=True):
    """`is_network`: whether a network has judged, or victory points."""

    is_network: bool
    total: int
    """Lines of the log."""
    points: tuple[WinPoint, ...]
    turning_points: tuple[TurningPoint, ...]
    fortunes: dict[str, SeatFortune]
    rolls: tuple[LuckyRoll, ...]
