"""The state of a negotiation: deals and their items, drafts, and what is told about them."""

from dataclasses import dataclass, field
from typing import ClassVar

from tercio.kernel.ask import Phrase, Seat
from tercio.kernel.copying import Copied, copied
from tercio.kernel.events import Event


@dataclass(slots=True, frozen=True)
class Item:
    """One clause: `giver` gives `taker` something of a kind. `what` is the kind's own detail.

    `words` are those of the option by which it came into a deal.
    """

    kind: str
    giver: Seat
    taker: Seat
    what: str = ""
    words: Phrase | None = field(default=None, compare=False)

    @property
    def key(self) -> str:
        return ".".join(part for part in (self.kind, self.giver, self.taker, self.what) if part)


@dataclass(slots=True, frozen=True)
class Heading:
    """A group of clauses, offered in their stead where there would be too many to list."""

    key: str


@copied
class Deal(Copied):
    """`heading` is the group of clauses that the drafter is looking at, if any.

    `others` are parties beside the proposer and its partner. It takes effect only as a whole,
    when all have `accepted`.
    """

    number: int
    proposer: Seat
    partner: Seat
    items: list[Item] = field(default_factory=list)
    heading: str = ""
    others: list[Seat] = field(default_factory=list)
    accepted: list[Seat] = field(default_factory=list)

    @property
    def partners(self) -> tuple[Seat, ...]:
        """All who must accept it."""
        return (self.partner, *self.others)

    @property
    def parties(self) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys((self.proposer, *self.partners)))

    @property
    def key(self) -> str:
        return ".".join((self.proposer, *self.partners, str(self.number)))

    def is_between(self, seat: Seat | None) -> bool:
        return seat in self.parties

    def is_complete(self) -> bool:
        """Whether it has clauses, and something for every party that was asked to join."""
        named = {seat for item in self.items for seat in (item.giver, item.taker)}
        return bool(self.items) and all(seat in named for seat in self.others)

    @property
    def clauses(self) -> list[Phrase]:
        """What is agreed, for people."""
        return [item.words for item in self.items if item.words is not None]


@copied
class Floor(Copied):
    """The state of a negotiation. Only the parties of a deal may see it before it is announced."""

    drafts: dict[Seat, Deal] = field(default_factory=dict)
    proposed: list[Deal] = field(default_factory=list)
    agreed: list[Deal] = field(default_factory=list)
    ready: list[Seat] = field(default_factory=list)
    moves: dict[Seat, int] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    is_open: bool = False

    def agreed_by(self, seat: Seat) -> list[Deal]:
        return [deal for deal in self.agreed if deal.is_between(seat)]

    def seen_by(self, seat: Seat | None) -> "Floor":
        """Without what only others know. Who is ready is open; how busy others are is not."""
        if not self.is_open and not (self.drafts or self.proposed or self.agreed or self.moves):
            return Floor(ready=self.ready[:], counts=_of(seat, self.counts))
        return Floor(
            {s: deal.copy() for s, deal in self.drafts.items() if s == seat},
            [deal.copy() for deal in self.proposed if deal.is_between(seat)],
            [deal.copy() for deal in self.agreed if deal.is_between(seat)],
            self.ready[:],
            {s: n for s, n in self.moves.items() if s == seat},
            _of(seat, self.counts),
            self.is_open,
        )


def _of(seat: Seat | None, counts: dict[str, int]) -> dict[str, int]:
    return {pair: n for pair, n in counts.items() if seat in pair.split(">")}


class DealProposed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    deal: int
    proposer: str
    partners: list[str]
    clauses: list[Phrase]


class DealAccepted(Event, frozen=True):
    """By one of several partners; others have still to answer."""

    deal: int
    proposer: str
    seat: str


class DealDeclined(Event, frozen=True):
    deal: int
    seat: str


class DealWithdrawn(Event, frozen=True):
    deal: int
    seat: str


class DealAgreed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    deal: int
    proposer: str
    partners: list[str]
    clauses: list[Phrase]


DEAL_EVENTS = (DealProposed, DealAccepted, DealDeclined, DealWithdrawn, DealAgreed)
