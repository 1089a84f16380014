"""What a bot is, and the little that it sees."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from tercio.kernel.ask import Ask, Phrase, Seat
from tercio.kernel.position import G_contra
from tercio.kernel.randomness import Randomness, Stream

if TYPE_CHECKING:
    from tercio.kernel.table import Table, View


T = TypeVar("T")


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
    def seats(self) -> tuple[Seat, ...]:
        return self._table.seats

    @property
    def was_sent_back(self) -> bool:
        """Whether the last choice led nowhere. A table may have gone back by itself, so that nobody
        was asked."""
        return self._table.was_sent_back(self.seat)

    @property
    def view(self) -> "View":
        return self._table.view(self.seat)

    def prepare(self) -> None:
        """Say that worlds will be imagined: from now on no checkpoint is left out."""
        self._table.keep_rarely(0)

    def imagine(self, random: Randomness) -> "Table[Any]":
        """A table that could be this one for all the seat knows."""
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

    def thumb(self, sight: Sight) -> Phrase | None:
        """The rule of thumb by which it answers questions of this kind, where it has one."""
        ...


class Remark(NamedTuple):
    """Something to say at the table: to everybody, or `to` some seats."""

    words: Phrase
    to: tuple[Seat, ...] | None = None


@runtime_checkable
class Speaks(Protocol):
    """A bot that says something now and then."""

    def remark(self, sight: Sight, key: str) -> Remark | None:
        """What it says as it makes this choice."""
        ...


class Idea(NamedTuple):
    """Something that a seat could do now: what a bot thinks it worth, in victory points, and the
    same bot of a mind to go on with it."""

    key: str
    worth: float
    mind: "Ponders"


@runtime_checkable
class Ponders(Bot, Protocol):
    """A bot that has second thoughts, for those that search among them."""

    def copy(self) -> "Ponders":
        """One of the same mind, in the midst of an undertaking too."""
        ...

    def ideas(self, sight: Sight, most: int) -> Sequence[Idea]:
        """The best things to do, the best of all first; none where the question is a small one."""
        ...


def same_mind(bot: T, shared: Collection[str] = ()) -> T:
    """A copy of a bot with slots, and of all that it may change but for what is `shared`."""
    other = object.__new__(type(bot))
    for kind in type(bot).__mro__:
        for name in getattr(kind, "__slots__", ()):
            value = getattr(bot, name)
            setattr(other, name, value if name in shared else _copied(value))
    return other


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    if isinstance(value, list):
        return value[:]
    copy = getattr(value, "copy", None)
    return value if copy is None else copy()


class Judge(Protocol[G_contra]):
    """Says who will win, for bots that play on in their minds and must stop somewhere."""

    longest: int
    """After so many decisions it can judge wherever the game stands."""
    swiftness: float
    """How many decisions of its game are played in the time of one of Here I Stand."""
    sure: float
    """By how many standard errors something must be better than what the thinker would do."""
    trust: float
    """How much of what is believed is what this judge says, where a network says the rest."""

    def moment(self, g: G_contra) -> int:
        """A number that changes where one can well stop and judge: the turn."""
        ...

    def chances(self, g: G_contra, seat: Seat) -> Mapping[Seat, float]:
        """Of a position that is not over: the chance of victory of every seat, as `seat` may know
        it, which imagines the position."""
        ...


BotFactory = Callable[[Seat, Stream], Bot]
"""Makes a bot for a seat; the stream is all the randomness it has."""
