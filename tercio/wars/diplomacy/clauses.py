"""Clauses of deals: what two powers may agree on, and what forbids it (9.1)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias

from tercio.kernel.ask import Args, Procedure
from tercio.kernel.deals import Item
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Power
from tercio.wars.model.war import AnyWar, G, G_contra


class Clause(NamedTuple):
    """One power gives another something of a kind; `detail` says what, or how much."""

    kind: str
    giver: Power
    taker: Power
    detail: str = ""

    @property
    def parties(self) -> set[Power]:
        return {self.giver, self.taker}


Deal: TypeAlias = Sequence[Clause]


class Terms:
    """What surrounds a clause: the others of its deal, and those of deals agreed before."""

    __slots__ = ("_elsewhere", "_given", "_others", "_said")

    def __init__(self, others: Sequence[Clause] = (), elsewhere: Sequence[Clause] = ()) -> None:
        self._others = others
        self._elsewhere = elsewhere
        self._given: set[tuple[str, Power, Power]] | None = None
        self._said: set[tuple[str, Power, Power, str]] | None = None

    @property
    def are_none(self) -> bool:
        return not self._others and not self._elsewhere

    def all(self) -> Sequence[Clause]:
        return [*self._others, *self._elsewhere] if self._elsewhere else self._others

    def beside(self) -> Sequence[Clause]:
        """The others of the same deal."""
        return self._others

    def give(self, kind: str, giver: Power, taker: Power) -> bool:
        """Whether one power is to give another something of a kind."""
        if self._given is None:
            self._given = {(c.kind, c.giver, c.taker) for c in self.all()}
        return (kind, giver, taker) in self._given

    def say(self, clause: Clause) -> bool:
        """Whether they have the same clause, whichever side says it."""
        if self._said is None:
            clauses = self.all()
            self._said = {*clauses, *[(c.kind, c.taker, c.giver, c.detail) for c in clauses]}
        return clause in self._said

    def holds(self, kind: str, clause: Clause) -> bool:
        """Whether the same deal has a clause of this kind between the same powers."""
        return any(c.kind == kind and c.parties == clause.parties for c in self.beside())


class TermsMatter(Exception):
    """Whether something is forbidden cannot be said without the terms."""


class _UnknownTerms(Terms):
    """Whoever looks at these terms learns that they matter."""

    __slots__ = ()

    def all(self) -> Sequence[Clause]:
        raise TermsMatter

    def beside(self) -> Sequence[Clause]:
        raise TermsMatter


_UNKNOWN = _UnknownTerms()


Test: TypeAlias = Callable[[G, Clause, Terms], bool]


@dataclass(slots=True)
class Prospective(Generic[G_contra]):
    """A clause that the position allows, and the tests of restrictions that depend on the terms.

    The position stands still as long as it is remembered, and so does whether the clause could
    stand alone.
    """

    clause: Clause
    undecided: tuple[Test[G_contra], ...]
    _alone: bool | None = None

    def is_legal(self, g: G_contra, terms: Terms) -> bool:
        if not terms.are_none:
            return self._is_allowed(g, terms)
        if self._alone is None:
            self._alone = self._is_allowed(g, terms)
        return self._alone

    def _is_allowed(self, g: G_contra, terms: Terms) -> bool:
        for is_forbidden in self.undecided:
            if is_forbidden(g, self.clause, terms):
                return False
        return True


class Wording(NamedTuple):
    """How a clause is shown: what it points at, and the arguments of its message."""

    refs: tuple[str, ...] = ()
    args: Args = {}
    text: str = ""


def _plain(g: AnyWar, clause: Clause) -> Wording:
    return Wording()


@dataclass(frozen=True)
class ClauseKind(Generic[G_contra]):
    """A row of the data table `deal_items`, with its rules.

    `details(g, giver, taker)` lists what might be given; `restrictions` take (g, clause, terms)
    and ask nothing that the parties do not know. A `mutual` clause has no direction. `needs` is
    the kind of a clause that must be in the same deal, so that we need not look further; for the
    same reason `promising` may list fewer details, but all that can be legal.
    """

    id: str
    details: Callable[[G_contra, Power, Power], Iterable[str]]
    restrictions: Restrictions[G_contra, Clause, Terms]
    execute: Callable[[G_contra, Clause, Deal], Procedure[None]]
    wording: Callable[[G_contra, Clause], Wording] = _plain
    mutual: bool = False
    needs: str = ""
    promising: Callable[[G_contra, Power, Power], Iterable[str]] | None = None

    def may_be_in(self, terms: Terms, giver: Power, taker: Power) -> bool:
        """Whether a deal has what a clause of this kind needs beside it."""
        return not self.needs or terms.holds(self.needs, Clause(self.id, giver, taker))

    def prospective(
        self, g: G_contra, giver: Power, taker: Power, by_terms: set[Test[G_contra]] | None = None
    ) -> Iterator[Prospective[G_contra]]:
        """What may be in a deal of these two, as far as that does not depend on its terms.

        Tests that have looked at the terms once are noted in `by_terms` and left for later.
        """
        by_terms = set() if by_terms is None else by_terms
        tests = [rule.test for rule in self.restrictions.rules]
        for detail in (self.promising or self.details)(g, giver, taker):
            clause = Clause(self.id, giver, taker, detail)
            for test in tests:
                if test not in by_terms:
                    try:
                        if test(g, clause, _UNKNOWN):
                            break
                    except TermsMatter:
                        by_terms.add(test)
            else:
                yield Prospective(clause, tuple(test for test in tests if test in by_terms))


def altered(
    kind: ClauseKind[G],
    *rules: Callable[[G, Clause, Terms], bool],
    execute: Callable[[G, Clause, Deal], Procedure[None]] | None = None,
    promising: Callable[[G, Power, Power], Iterable[str]] | None = None,
) -> ClauseKind[G]:
    """A kind that both games have, as one of them has it: with further restrictions, or carried
    out in its own way."""
    return ClauseKind(
        kind.id,
        kind.details,
        Restrictions(kind.restrictions.name, *kind.restrictions.rules, *rules),
        execute or kind.execute,
        wording=kind.wording,
        mutual=kind.mutual,
        needs=kind.needs,
        promising=promising or kind.promising,
    )


def undetailed(g: AnyWar, giver: Power, taker: Power) -> Iterable[str]:
    """For clauses that need no detail."""
    return ("",)


# -- restrictions that several kinds share -------------------------------------------------------


@forbids("HIS 9.1", "VQ 9.1")
def is_agreed_already(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """The same clause, whichever side says it."""
    return terms.say(clause)


@forbids("HIS 9.1", "VQ 9.1")
def is_given_already(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """One power gives another cards, or mercenaries, once a turn."""
    return terms.give(clause.kind, clause.giver, clause.taker)


@forbids("HIS 9.1", "HIS 9.2", "VQ 9.1", "VQ 9.2")
def goes_both_ways(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """Two powers may not give each other the same kind of thing in one turn."""
    return terms.give(clause.kind, clause.taker, clause.giver)


# -- clauses and the items of the floor ---------------------------------------------------------


def to_item(g: AnyWar, clause: Clause) -> Item:
    """Items are between seats; a power is named where its seat plays several."""
    giver, taker = g.seat_of(clause.giver), g.seat_of(clause.taker)
    ids = g.world.power_rows
    parts = [
        ids[power].id
        for power, seat in ((clause.giver, giver), (clause.taker, taker))
        if len(g.powers_of(seat)) > 1
    ]
    return Item(clause.kind, giver, taker, ".".join([*parts, *filter(None, [clause.detail])]))


def to_clause(g: AnyWar, item: Item) -> Clause:
    parts = item.what.split(".") if item.what else []
    parties = []
    for seat in (item.giver, item.taker):
        powers = g.powers_of(seat)
        parties.append(powers[0] if len(powers) == 1 else g.world.power[parts.pop(0)])
    return Clause(item.kind, parties[0], parties[1], ".".join(parts))
