"""The state of a negotiation: deals and their items, drafts, and what is told about them."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Final

from tercio.kernel.ask import Phrase, Seat
from tercio.kernel.events import Event
from tercio.kernel.fields import Open, Part, Viewer, entries, part

DRAFT: Final = "draft."
"""How the keys begin with which a deal is drafted; all clauses come after it, until..."""
PROPOSE: Final = "propose"
"""...the key with which others are told of it."""


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


@part
class Deal(Part):
    """`heading` is the group of clauses that the drafter is looking at, if any.

    `others` are parties beside the proposer and its partner. It takes effect only as a whole,
    when all have `accepted`.
    """

    number: Open[int]
    proposer: Open[Seat]
    partner: Open[Seat]
    items: Open[list[Item]] = field(default_factory=list)
    heading: Open[str] = ""
    others: Open[list[Seat]] = field(default_factory=list)
    accepted: Open[list[Seat]] = field(default_factory=list)

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


def _is_own(viewer: Viewer, seat: Seat) -> bool:
    return viewer.seat == seat


def _is_party(viewer: Viewer, deal: Deal) -> bool:
    return deal.is_between(viewer.seat)


def _is_of_pair(viewer: Viewer, pair: str) -> bool:
    return viewer.seat in pair.split(">")


BETWEEN_PARTIES: Final = entries(_is_party)
"""Only the parties of a deal may see it before it is announced."""


@part
class Floor(Part):
    """The state of a negotiation. Who is ready is open; how busy others are is not."""

    drafts: Annotated[dict[Seat, Deal], entries(_is_own)] = field(default_factory=dict)
    proposed: Annotated[list[Deal], BETWEEN_PARTIES] = field(default_factory=list)
    agreed: Annotated[list[Deal], BETWEEN_PARTIES] = field(default_factory=list)
    ready: Open[list[Seat]] = field(default_factory=list)
    moves: Annotated[dict[Seat, int], entries(_is_own)] = field(default_factory=dict)
    counts: Annotated[dict[str, int], entries(_is_of_pair)] = field(default_factory=dict)
    is_open: Open[bool] = False

    def agreed_by(self, seat: Seat) -> list[Deal]:
        return [deal for deal in self.agreed if deal.is_between(seat)]


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
