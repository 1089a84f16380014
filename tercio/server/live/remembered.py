"""What a table remembers for those who look: what was made once is not made again."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from tercio.kernel.ask import Seat
from tercio.kernel.display.scene import Scene
from tercio.kernel.events import Logged
from tercio.server.http.wire.looks import Change, Look
from tercio.server.live.log_lines import LogParts
from tercio.server.store import models

T = TypeVar("T")


class Viewer(NamedTuple):
    """Who looks: as which seat (None: a spectator), in which language, and whose talk they hear."""

    seat: Seat | None
    language: str
    hears: Seat | None


class Chair(NamedTuple):
    """Who sits on a seat, and until when they have time."""

    seat: str
    account_id: str | None
    bot: str | None
    is_kept: bool
    is_vacant: bool
    due_at: float | None


class Shown:
    """A look that somebody was shown, and the one before it: what has changed lies between them."""

    def __init__(self, look: Look, lines: list[Logged], heard: int, seating: object) -> None:
        self.look = look
        self.lines = lines
        self.heard = heard
        self.seating = seating
        """The status of the game, and who sits where."""
        self.mark: object = None
        """It is what there is to see as long as this is the same."""
        self.before: Shown | None = None
        self.change: Change | None = None
        """What has changed since the one before, once somebody has asked."""


class Told:
    """The lines that a seat was told, and how far the log was read for it."""

    def __init__(self, lines: list[Logged]) -> None:
        self.lines = lines
        self._read = 0
        self._last: Logged | None = None

    def goes_on_in(self, log: Sequence[Logged]) -> bool:
        """Whether nothing was taken back: lines that are told again are other ones."""
        return self._read <= len(log) and (not self._read or log[self._read - 1] is self._last)

    def read(self, log: Sequence[Logged], seat: Seat | None) -> None:
        self.lines += [logged for logged in log[self._read :] if logged.is_seen_by(seat)]
        self._read = len(log)
        self._last = log[-1] if log else None


class Beside:
    """What is stored beside a game, as far as it was asked for."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[object, Any]] = {}
        self._revision = -1

    def find(self, revision: int, name: str, find: Callable[[], T], mark: object) -> T:
        """Found out once for each revision of the game; and anew for another `mark`."""
        if self._revision != revision:
            self._found, self._revision = {}, revision
        known = self._found.get(name)
        if known is None or known[0] != mark:
            known = self._found[name] = (mark, find())
        found: T = known[1]
        return found

    def outlasts(self, revision: int) -> None:
        """Of the next revision we know that nothing beside the game is another."""
        if self._revision == revision:
            self._revision += 1


class Remembered:
    """What was made of a table for those who look."""

    def __init__(self) -> None:
        self.public: dict[str, tuple[int, Scene]] = {}
        """By language, what everybody sees, and after how many moves it was made."""
        self.digests: dict[int, tuple[object, str]] = {}
        """Of parts of scenes, by the number of the object, which is its own while it is here."""
        self.shown: dict[Viewer, Shown] = {}
        """What each viewer was shown last."""
        self.log_parts = LogParts()
        self.beside = Beside()
        self._told: dict[Seat | None, Told] = {}
        self._chairs: tuple[object, tuple[Chair, ...]] | None = None

    def forget_positions(self) -> None:
        """They are no more."""
        for made in (self.public, self.shown, self._told):
            made.clear()

    def told(
        self, seat: Seat | None, before: Sequence[Logged], log: Sequence[Logged]
    ) -> list[Logged]:
        """All that a seat was told: of the log before the table was resumed, and since."""
        known = self._told.get(seat)
        if known is None or not known.goes_on_in(log):
            lines = [logged for logged in before if logged.is_seen_by(seat)]
            known = self._told[seat] = Told(lines)
        known.read(log, seat)
        return known.lines.copy()

    def chairs(self, seats: Sequence[models.Seat]) -> tuple[Chair, ...]:
        if self._chairs is None or self._chairs[0] is not seats:
            found = tuple(Chair(*(getattr(seat, name) for name in Chair._fields)) for seat in seats)
            self._chairs = (seats, found)
        return self._chairs[1]

    def forget_chairs(self) -> None:
        self._chairs = None
