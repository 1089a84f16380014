"""What a bot is, and the little that it sees."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from tercio.kernel.ask import Ask, Phrase, Seat
from tercio.kernel.randomness import Randomness, Stream

if TYPE_CHECKING:
    from tercio.kernel.table import Table, View


class Sight:
    """A table through the eyes of one seat. Bots get this and never the table."""

    __slots__ = ("_position", "_table", "ask", "seat")

    def __init__(self, table: "Table[Any]", seat: Seat, ask: Ask) -> None:
        self._table = table
        self._position: Any = None
        self.seat = seat
        self.ask = ask

    @property
    def position(self) -> Any:
        """The game's position with gaps where this seat knows nothing; made on first use.

        It is for this decision only, and nothing in it may be changed.
        """
        if self._position is None:
            self._position = self._table.glance_position(self.seat)
        return self._position

    @property
    def was_sent_back(self) -> bool:
        """Whether the last choice led nowhere. A table may have gone back by itself, so that nobody
        was asked."""
        return self._table.was_sent_back(self.seat)

    @property
    def view(self) -> "View":
        return self._table.view(self.seat)

    def imagine(self, random: Randomness) -> "Table[Any] | None":
        """A table that could be this one for all the seat knows; None if none was found."""
        return self._table.imagine(self.seat, random)


class Bot(Protocol):
    def choose(self, sight: Sight) -> str:
        """The key of one of the options of `sight.ask`."""
        ...


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def reason(self, sight: Sight, key: str) -> Phrase | None:
        """The main reason for what it has just chosen, where it has one that people understand."""
        ...


BotFactory = Callable[[Seat, Stream], Bot]
"""Makes a bot for a seat; the stream is all the randomness it has."""
