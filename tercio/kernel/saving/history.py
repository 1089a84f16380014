"""What a table remembers: decisions, checkpoints, and what was said."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from tercio.kernel.ask import Seat
from tercio.kernel.events import Event


class Decision(NamedTuple):
    seat: Seat
    key: str


class Kept(msgspec.Struct, frozen=True):
    """A checkpoint: the state, and how much of everything there was when it was kept."""

    decisions: int
    stops: int
    events: int
    tape: int
    counters: dict[str, int]
    state: Any
    numbers: dict[Seat, int] = {}


class Mark(msgspec.Struct, frozen=True):
    """How much of everything there was before a decision, whether there was a choice, and whether
    it belongs to the seat's decision before it, as a further key or as what was answered for the
    seat: they are taken back as one. `beside`: who was asked, where seats work side by side."""

    stops: int
    events: int
    tape: int
    numbers: dict[Seat, int]
    is_forced: bool
    follows: bool
    beside: tuple[Seat, ...] = ()


Undoing = tuple[int, Decision, dict[Seat, int]]
Remembered = tuple[dict[Seat, int], dict[Seat, int], tuple[Undoing, ...]]


class Numbers:
    """The numbers of the offers, counted seat by seat.

    No number ever stands for two questions. When decisions are taken back and others are made
    instead, the numbers of the questions that were given up are spent. Nothing here is changed
    in place, so that what somebody remembers stays as it was.
    """

    __slots__ = ("now", "spent", "undone")

    def __init__(self, now: dict[Seat, int]) -> None:
        self.now = now
        self.spent: dict[Seat, int] = {}
        self.undone: tuple[Undoing, ...] = ()

    def give(self, seats: Iterable[Seat]) -> None:
        """Each of the seats gets a new offer."""
        now = self.now.copy()
        for seat in seats:
            last = now.get(seat, 0)
            if self.spent:
                last = max(last, self.spent.get(seat, 0))
            now[seat] = last + 1
        self.now = now

    def take_back(self, index: int, decision: Decision, now: dict[Seat, int]) -> None:
        """The numbers of `now` are in force again; those since wait to be spent."""
        self.undone = (*self.undone, (index, decision, self.now))
        self.now = now

    def go_on(self, index: int, decision: Decision) -> None:
        """After an undo: the same decision as before leads to the same numbers, another not."""
        if self.undone[-1][:2] == (index, decision):
            self.undone = self.undone[:-1]
        else:
            self.give_up()

    def give_up(self) -> None:
        """What was taken back will not be repeated."""
        self.spent, self.undone = self.given_up(), ()

    def given_up(self) -> dict[Seat, int]:
        """The numbers that are spent, or would be if nothing is repeated as it was."""
        spent = dict(self.spent)
        for _, _, numbers in self.undone:
            for seat, number in numbers.items():
                spent[seat] = max(number, spent.get(seat, 0))
        return spent

    def remember(self) -> Remembered:
        return self.now, self.spent, self.undone

    def restore(self, remembered: Remembered) -> None:
        self.now, self.spent, self.undone = remembered


class UndoMemory(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What undo leaves behind, and must know: the numbers of offers, where nobody can go back any
    more, and which decisions of the history belong to the one before."""

    offers: dict[Seat, int]
    spent: dict[Seat, int]
    barred: int
    tied: tuple[int, ...] = ()


class Bar(NamedTuple):
    """Why a seat cannot take anything back, as a message id (empty: it can), and what it was told
    since, if anything, that bars the way."""

    why: str
    event: Event | None = None


class Undone(msgspec.Struct, frozen=True):
    """What was taken back, latest first, and why it ends there (empty: it could go on)."""

    keys: tuple[str, ...]
    stopped_by: str


class Talk(msgspec.Struct, frozen=True):
    """Words between seats. The table carries them and the rules never read them."""

    n: int
    seat: Seat
    text: str
    to: tuple[Seat, ...] | None = None
