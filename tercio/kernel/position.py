"""The position: a game's state, its data and dice, and the verbs that change it.

Rules know it as `g`. A game subclasses `Position` and adds its verbs (`g.place`, `g.draw`, ...);
each verb changes the state and records one event.
"""

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tercio.kernel.ask import Seat
from tercio.kernel.events import Audience, Event, Logged, Rolled
from tercio.kernel.fields import Part
from tercio.kernel.randomness import Randomness

S = TypeVar("S", bound=Part)
"""A state is plain data: typed, no cycles, no callables. Best flat lists (`kernel/fields.py`)."""
S_co = TypeVar("S_co", bound=Part, covariant=True)
"""A position of a more particular state passes where one of a plainer state is asked for."""
G = TypeVar("G", bound="Position[Any]")
"""A game's own position..."""
G_contra = TypeVar("G_contra", bound="Position[Any]", contravariant=True)
"""...to whoever only asks about it: who can show or judge any position can do so with this one."""
T = TypeVar("T")


class PackRef(msgspec.Struct, frozen=True):
    """A data pack as a save names it."""

    name: str
    hash: str


class Setting(msgspec.Struct, frozen=True):
    """Which game is played, by whom and how: everything but the seed and the decisions."""

    game: str
    scenario: str
    seats: tuple[Seat, ...]
    options: dict[str, str] = {}
    packs: tuple[PackRef, ...] = ()


class Position(Generic[S_co]):
    """`g`: what a procedure reads and changes."""

    def __init__(self, setting: Setting, data: Any, state: S_co, random: Randomness) -> None:
        self.setting = setting
        self.data = data
        self.state = state
        self.random = random
        self.log: list[Logged] = []
        self.log_start = 0
        self.stop = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setting.seats

    def record(self, event: Event, to: Audience = None) -> None:
        """Tell everybody, or only the seats in `to`, what happened."""
        log = self.log
        log.append(Logged(self.log_start + len(log), self.stop, event, to))

    def dice(
        self,
        count: int,
        purpose: str = "dice",
        hit: int = 0,
        *,
        by: str = "",
        counted: Mapping[str, int] | None = None,
    ) -> list[int]:
        """Roll in the open; where dice of `hit` or more are hits, the log marks them.

        For those who look at it afterwards: whose dice they are, and what counts for what reason.
        """
        dice = self.random.dice(count, purpose)
        if dice:
            # A copy: what the rules do with their dice must not change the log.
            why = None if counted is None else [each for each in counted.items() if each[1]]
            self.record(Rolled(dice[:], purpose, hit, by, counted=why))
        return dice

    def pick(
        self, items: Sequence[T], purpose: str = "draw", name: Callable[[T], object] = str
    ) -> T:
        """Draw blindly. The verb that uses it records who learns what."""
        return self.random.pick(items, purpose, name)

    def shuffle(self, items: MutableSequence[T], purpose: str = "shuffle") -> None:
        self.random.shuffle(items, purpose)
