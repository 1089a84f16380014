"""The negotiation segment: drafting, agreeing, announcing and carrying out deals (9.1)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from tercio.kernel.ask import Arg, Args, Option, Procedure, Refusal, Seat
from tercio.kernel.citations import cites
from tercio.kernel.deals import Deal, Heading
from tercio.wars.diplomacy.clauses import (
    Clause,
    ClauseKind,
    Prospective,
    Terms,
    Test,
    Wording,
    to_clause,
    to_item,
)
from tercio.wars.model.events import DealAnnounced, DealVoided
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import seats_in_order
from tercio.wars.model.refs import power_ref
from tercio.wars.model.war import AnyWar, G, G_contra

T = TypeVar("T")
Under: TypeAlias = tuple[str, Power, Power]
"""What stands under one heading: a kind, who gives, who takes."""
MayDeal: TypeAlias = Callable[[G, Power, Power], bool]


SEVERAL: Final = 2
"""So many clauses of a kind stand under a heading."""


def _anybody(g: AnyWar, one: Power, other: Power) -> bool:
    return True


class Remembered(Generic[T]):
    """Looks no further than it is asked to, and at nothing twice."""

    __slots__ = ("_found", "_left")

    def __init__(self, things: Iterator[T]) -> None:
        self._found: list[T] = []
        self._left: Iterator[T] | None = things

    def __iter__(self) -> Iterator[T]:
        return iter(self._found) if self._left is None else self._look_further(self._left)

    @property
    def are_none(self) -> bool:
        """As far as that is known."""
        return self._left is None and not self._found

    def _look_further(self, left: Iterator[T]) -> Iterator[T]:
        yield from self._found
        for thing in left:
            self._found.append(thing)
            yield thing
        self._left = None


class Direction(NamedTuple, Generic[G_contra]):
    """What one may give another of a kind."""

    kind: ClauseKind[G_contra]
    giver: Power
    taker: Power
    prospects: Iterable[Prospective[G_contra]]

    @property
    def is_empty(self) -> bool:
        """As far as that is known."""
        return isinstance(self.prospects, Remembered) and self.prospects.are_none


class DealBook(Generic[G_contra]):
    """What may be in a deal. Kinds are carried out in their order within a deal.

    Where a book lets `groups` of agreements be ratified together, more than two powers may be
    party to a deal.
    """

    def __init__(
        self,
        cite: str,
        kinds: Iterable[ClauseKind[G_contra]],
        may_deal: MayDeal[G_contra] = _anybody,
        *,
        groups: bool = False,
    ) -> None:
        self.cite = cite
        self.kinds = {kind.id: kind for kind in kinds}
        self.may_deal = may_deal
        self.groups = groups
        self._prospects: dict[Under, Remembered[Prospective[G_contra]]] | None = None
        self._by_terms: set[Test[G_contra]] = set()
        """Tests of restrictions that look at the terms of a deal, as far as that was seen."""
        self._directions: dict[tuple[Seat, ...], list[Direction[G_contra]]] = {}
        """By parties, what there may be to give, while the floor is open."""
        self._worded: dict[Clause | Under, Option] = {}
        """Options that were offered while the floor is open."""

    def opened(self) -> "DealBook[G_contra]":
        """The same book while a floor is open: the position stands still, and what it allows
        is found out once."""
        book = self.between(self.may_deal)
        book._prospects = {}
        return book

    def between(self, may_deal: MayDeal[G_contra]) -> "DealBook[G_contra]":
        """The same book for fewer powers."""
        return DealBook(self.cite, self.kinds.values(), may_deal, groups=self.groups)

    # -- what the floor asks ---------------------------------------------------------------------

    def partners(self, g: G_contra, seat: Seat) -> list[Seat]:
        """Everybody with whom a power of the seat may deal; the seat itself if it plays two."""
        return [other for other in seats_in_order(g) if any(self._pairs(g, seat, other))]

    @cites("HIS 9.1")
    def others(self, g: G_contra, draft: Deal) -> list[Seat]:
        """Whoever may deal with one of the parties can be asked to join them."""
        if not self.groups:
            return []
        return [
            seat
            for seat in seats_in_order(g)
            if seat not in draft.parties
            and any(any(self._pairs(g, party, seat)) for party in draft.parties)
        ]

    def _pairs(self, g: G_contra, seat: Seat, other: Seat) -> Iterator[tuple[Power, Power]]:
        for one in g.powers_of(seat):
            for two in g.powers_of(other):
                if one != two and self.may_deal(g, one, two):
                    yield one, two

    def items(self, g: G_contra, draft: Deal) -> list[Option]:
        """Clauses that may be added, those of one kind and direction under a heading."""
        terms = Terms([to_clause(g, item) for item in draft.items])
        if draft.heading:
            kind, giver, taker = draft.heading.split(".")
            parties = g.world.power[giver], g.world.power[taker]
            given = self._direction(g, self.kinds[kind], *parties)
            return [self._clause(g, clause) for clause in _legal(g, given, terms)]
        options = []
        agreed = {item.kind for item in draft.items}
        for given in self._directions_in(g, draft):
            kind_ = given.kind
            if kind_.needs and kind_.needs not in agreed:
                continue
            legal = _legal(g, given, terms, most=SEVERAL)
            if len(legal) == 1:
                options.append(self._clause(g, legal[0]))
            elif legal:
                options.append(self._heading(g, kind_, given.giver, given.taker))
        return options

    def _directions_in(self, g: G_contra, draft: Deal) -> Sequence[Direction[G_contra]]:
        """Those in which there may be anything to give; while the floor is open, what has been
        seen to be empty is left out."""
        circle = (draft.proposer, draft.partner, *draft.others)
        known = self._directions.get(circle)
        if known is None:
            known = [self._direction(g, *heading) for heading in self._headings(g, draft)]
        if self._prospects is not None:
            known = [each for each in known if not each.is_empty]
            self._directions[circle] = known
        return known

    def _direction(
        self, g: G_contra, kind: ClauseKind[G_contra], giver: Power, taker: Power
    ) -> Direction[G_contra]:
        return Direction(kind, giver, taker, self._prospective(g, kind, giver, taker))

    def _prospective(
        self, g: G_contra, kind: ClauseKind[G_contra], giver: Power, taker: Power
    ) -> Iterable[Prospective[G_contra]]:
        if self._prospects is None:
            return kind.prospective(g, giver, taker)
        known = self._prospects.get((kind.id, giver, taker))
        if known is None:
            known = Remembered(kind.prospective(g, giver, taker, self._by_terms))
            self._prospects[kind.id, giver, taker] = known
        return known

    def _headings(
        self, g: G_contra, draft: Deal
    ) -> Iterator[tuple[ClauseKind[G_contra], Power, Power]]:
        pairs = list(self._pairs(g, draft.proposer, draft.partner))
        if draft.proposer == draft.partner:
            pairs = [(one, two) for one, two in pairs if one < two]
        for index, other in enumerate(draft.others):
            for party in dict.fromkeys((draft.proposer, draft.partner, *draft.others[:index])):
                pairs += self._pairs(g, party, other)
        for kind in self.kinds.values():
            for one, two in pairs:
                yield kind, one, two
                if not kind.mutual:
                    yield kind, two, one

    def _clause(self, g: G_contra, clause: Clause) -> Option:
        if self._prospects is None:
            return self._option(g, clause)
        if clause not in self._worded:
            self._worded[clause] = self._option(g, clause)
        return self._worded[clause]

    def _heading(
        self, g: G_contra, kind: ClauseKind[G_contra], giver: Power, taker: Power
    ) -> Option:
        if self._prospects is None:
            return _heading(g, kind, giver, taker)
        under = (kind.id, giver, taker)
        if under not in self._worded:
            self._worded[under] = _heading(g, kind, giver, taker)
        return self._worded[under]

    def _option(self, g: G_contra, clause: Clause) -> Option:
        wording = self.kinds[clause.kind].wording(g, clause)
        return Option(
            "",
            to_item(g, clause),
            wording.refs,
            wording.text or f"deal-{clause.kind.replace('_', '-')}",
            args=_with_parties(g, clause, wording),
            cite=self.cite,
        )

    def stands(self, g: G_contra, deal: Deal, agreed: Sequence[Deal]) -> bool:
        """Every clause is legal beside the others and the seat's agreed deals."""
        elsewhere = [to_clause(g, item) for other in agreed for item in other.items]
        return self.is_legal(g, [to_clause(g, item) for item in deal.items], elsewhere)

    def is_legal(self, g: G_contra, clauses: Sequence[Clause], elsewhere: Sequence[Clause]) -> bool:
        for index, clause in enumerate(clauses):
            terms = Terms([*clauses[:index], *clauses[index + 1 :]], elsewhere)
            if not self.kinds[clause.kind].restrictions.allow(g, clause, terms):
                return False
        return True

    def refusals(self, g: G_contra, draft: Deal, ref: str) -> list[Refusal]:
        """Why a thing that a clause points at cannot go into the draft."""
        terms = Terms([to_clause(g, item) for item in draft.items])
        reasons: dict[tuple[str, str], Refusal] = {}
        for kind, giver, taker in self._headings(g, draft):
            for detail in kind.details(g, giver, taker):
                clause = Clause(kind.id, giver, taker, detail)
                if ref in kind.wording(g, clause).refs:
                    for reason in kind.restrictions.refusals(g, clause, terms):
                        reasons[reason.cite, reason.message] = reason
        return list(reasons.values())

    # -- what becomes of it ----------------------------------------------------------------------

    @cites("HIS 9.1", "VQ 9.1")
    def carry_out(self, g: G_contra, deals: Sequence[Deal]) -> Procedure[list[Clause]]:
        """Announce the agreed deals, and carry out those that are still possible.

        The party that comes first in impulse order announces a deal; it takes effect when the
        last of the others confirms, in its own place in that order. Returns what came about.
        """
        agreed = [([to_clause(g, item) for item in deal.items], deal.clauses) for deal in deals]
        done: list[Clause] = []
        for clauses, wording in sorted(agreed, key=lambda deal: _turn_of(g, deal[0])):
            parties = {power for clause in clauses for power in clause.parties}
            first, *others = [power_ref(g, p) for p in g.impulse_order() if p in parties]
            g.record(DealAnnounced(first, others, wording))
            if not self.is_legal(g, clauses, done):
                g.record(DealVoided(first, others))
                continue
            yield from self._execute(g, clauses)
            done += clauses
        return done

    def _execute(self, g: G_contra, clauses: Sequence[Clause]) -> Procedure[None]:
        for kind in self.kinds.values():
            for clause in clauses:
                if clause.kind == kind.id:
                    yield from kind.execute(g, clause, clauses)


def _legal(g: G, given: Direction[G], terms: Terms, most: int = 0) -> list[Clause]:
    """What may be added to a deal with these terms; no more of it than `most`, if that is
    enough."""
    kind, giver, taker, prospects = given
    legal: list[Clause] = []
    if kind.needs and not kind.may_be_in(terms, giver, taker):
        return legal
    for prospect in prospects:
        if prospect.is_legal(g, terms):
            legal.append(prospect.clause)
            if len(legal) == most:
                break
    return legal


def _turn_of(g: G_contra, clauses: Sequence[Clause]) -> tuple[int, int]:
    """(last to confirm, announcer) as places in impulse order."""
    order = g.impulse_order()
    places = [order.index(power) for clause in clauses for power in clause.parties]
    return max(places), min(places)


def _heading(g: G, kind: ClauseKind[G], giver: Power, taker: Power) -> Option:
    ids = g.world.power_rows
    return Option(
        "",
        Heading(f"{kind.id}.{ids[giver].id}.{ids[taker].id}"),
        (),
        f"deals-{kind.id.replace('_', '-')}",
        args={"giver": power_ref(g, giver), "taker": power_ref(g, taker)},
    )


def _with_parties(g: AnyWar, clause: Clause, wording: Wording) -> Args:
    parties: dict[str, Arg] = {
        "giver": power_ref(g, clause.giver),
        "taker": power_ref(g, clause.taker),
    }
    return parties | dict(wording.args)
