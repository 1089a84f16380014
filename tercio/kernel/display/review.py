"""A game looked back on: points turn by turn and what they were for, and what became of pacts.

It is made from a view and from what a viewer was told, and is in their language.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import msgspec

from tercio.kernel.events import Event

if TYPE_CHECKING:  # words know games, and games know how they are shown
    from tercio.kernel.messages import Words


class Source(msgspec.Struct, frozen=True):
    """What points were for; fewer than none where something cost them."""

    name: str
    points: int


class SideReview(msgspec.Struct, frozen=True, kw_only=True):
    side: str
    name: str
    points: tuple[int, ...]
    """At the end of every turn, and at last as the game stands."""
    sources: tuple[Source, ...]


class Pact(msgspec.Struct, frozen=True, kw_only=True):
    """An alliance or a peace: who made it, when, and whether they kept it.

    Whatever else a deal holds is done when it is announced: there is nothing to keep.
    """

    text: str
    turn: int
    fate: Literal["kept", "broken", "open"]
    line: int
    """The line of the log that tells of its end, or of its making."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    first: int
    """The turn of the first points."""
    sides: tuple[SideReview, ...] = ()
    pacts: tuple[Pact, ...] = ()


@dataclass(slots=True)
class _Made:
    event: Event
    turn: int
    line: int
    fate: Literal["kept", "broken", "open"] = "open"


@dataclass(slots=True)
class Pacts:
    """What was promised, by those between whom it holds."""

    made: list[_Made] = field(default_factory=list)
    standing: dict[tuple[type[Event], frozenset[str]], _Made] = field(default_factory=dict)

    def make(self, event: Event, between: Iterable[str], turn: int, line: int) -> None:
        parties = frozenset(between)
        self._end(type(event), parties, "kept", line)
        made = self.standing[type(event), parties] = _Made(event, turn, line)
        self.made.append(made)

    def keep(self, kind: type[Event], between: Iterable[str], line: int) -> None:
        """It has come to its due end."""
        self._end(kind, frozenset(between), "kept", line)

    def break_all(self, between: Iterable[str], line: int) -> None:
        """They are at war: whatever they had promised each other is broken."""
        parties = frozenset(between)
        for kind, those in list(self.standing):
            if those == parties:
                self._end(kind, parties, "broken", line)

    def _end(
        self, kind: type[Event], parties: frozenset[str], fate: Literal["kept", "broken"], line: int
    ) -> None:
        made = self.standing.pop((kind, parties), None)
        if made is not None:
            made.fate, made.line = fate, line

    def told(self, words: "Words") -> tuple[Pact, ...]:
        return tuple(
            Pact(text=words.event(each.event), turn=each.turn, fate=each.fate, line=each.line)
            for each in self.made
        )


def sources_of(named: Mapping[str, int], total: int, rest: str) -> tuple[Source, ...]:
    """The greatest first; what is left of the total has a name of its own."""
    left = total - sum(named.values())
    found = [Source(name, points) for name, points in named.items() if points]
    found.sort(key=lambda source: -source.points)
    return (*found, Source(rest, left)) if left else tuple(found)
