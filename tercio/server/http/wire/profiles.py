"""What everybody may know of a player."""

from typing import Literal

from tercio.server.http.wire.accounts import AccountInfo
from tercio.server.http.wire.base import Answer


class RatingInfo(Answer, frozen=True, kw_only=True):
    """How good somebody is at a game, as far as is known."""

    game: str
    name: str
    kind: Literal["live", "slow", "bots"]
    """Among people in a day, among people over longer, or with bots at the table."""
    rating: int
    games: int


class PowerRecord(Answer, frozen=True, kw_only=True):
    """How often somebody has played and won a power of a game."""

    game: str
    name: str
    seat: str
    seat_name: str
    games: int
    wins: int


class PastGame(Answer, frozen=True, kw_only=True):
    table: str | None
    """Where to look back on it; None: that is not for whoever asks."""
    game: str
    name: str
    seat_name: str
    kind: Literal["live", "slow", "bots"]
    won: bool
    ended_at: float


class Profile(Answer, frozen=True, kw_only=True):
    account: AccountInfo
    created_at: float
    is_blocked: bool
    """Whether whoever asks has blocked them."""
    ratings: tuple[RatingInfo, ...]
    records: tuple[PowerRecord, ...]
    history: tuple[PastGame, ...]
    """The games that are over, the latest first."""
