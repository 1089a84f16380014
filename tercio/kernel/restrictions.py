"""Legality as tables of small named predicates, one per bullet of the rule book.

    @forbids("HIS 10")
    def crosses_a_pass(g, formation, space): ...

    SPRING = Restrictions("spring-deployment", crosses_a_pass, ...)

A predicate answers "is this forbidden?". The table enumerates what is legal, and explains, with
every reason that applies, what is not. The refusal sentence is message `forbid-<name>`.

`menu` makes an ask of tables.
"""

from collections.abc import Callable, Collection, Iterable
from typing import (
    Any,
    Generic,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    TypeVarTuple,
    cast,
)

from tercio.kernel.ask import Args, Ask, Option, Refusal, Seat, pass_option, ref
from tercio.kernel.citations import note_citation

T = TypeVar("T")
Subject = TypeVarTuple("Subject")
"""What a rule is asked about: the position, who would do it, with what and where."""
Before = TypeVarTuple("Before")


class Restriction(Generic[*Subject]):
    """A named, cited predicate that is true where something is forbidden."""

    __slots__ = ("args", "cites", "message", "name", "test")

    def __init__(
        self,
        test: Callable[[*Subject], bool],
        cites: tuple[str, ...],
        args: Callable[..., Args] | None = None,
    ) -> None:
        self.test = test
        self.cites = cites
        self.name = test.__name__
        self.message = "forbid-" + self.name.replace("_", "-")
        self.args = args

    def __call__(self, *subject: *Subject) -> bool:
        return self.test(*subject)

    def cite_in(self, book: str) -> str:
        """Where it is written: in this book, if the rule is in several."""
        return next((cite for cite in self.cites if cite.startswith(f"{book} ")), self.cites[0])

    def refusal(self, *subject: *Subject) -> Refusal:
        book = getattr(subject[0], "book", "") if subject else ""
        return Refusal(self.cite_in(book), self.message, self.args(*subject) if self.args else {})


def forbids(
    *cite: str, args: Callable[..., Args] | None = None
) -> Callable[[Callable[[*Subject], bool]], Restriction[*Subject]]:
    """Make a predicate a restriction. `args` gives the refusal message its arguments."""
    if not cite:
        raise ValueError("A restriction cites the rule it comes from, as in @forbids('HIS 13.2').")

    def declare(test: Callable[[*Subject], bool]) -> Restriction[*Subject]:
        note_citation(f"{test.__module__}:{test.__qualname__}", *cite)
        return Restriction(test, cite, args)

    return declare


class Legality(Protocol[*Subject]):
    """What can be asked of a table of restrictions, for those who are given one: a table whose
    rules take plainer subjects will do."""

    def allow(self, *subject: *Subject) -> bool: ...

    def refusals(self, *subject: *Subject) -> list[Refusal]: ...


class Restrictions(Generic[*Subject]):
    """A rule's list of restrictions. All predicates of one table take the same arguments; where
    some of them take plainer ones than others, the table takes what all can be asked about."""

    __slots__ = ("_tests", "name", "rules")

    def __init__(self, name: str, *rules: Callable[[*Subject], bool]) -> None:
        self.name = name
        # They are restrictions; of a plainer subject, some of them, which types cannot say.
        self.rules = cast(tuple[Restriction[*Subject], ...], rules)
        self._tests = tuple(rule.test for rule in self.rules)

    def plus(self, *rules: Callable[[*Subject], bool]) -> "Restrictions[*Subject]":
        """For rules of a more particular subject: `Restrictions(name, *table.rules, ...)`."""
        return Restrictions(self.name, *self.rules, *rules)

    def allow(self, *subject: *Subject) -> bool:
        for test in self._tests:
            if test(*subject):
                return False
        return True

    def refusals(self, *subject: *Subject) -> list[Refusal]:
        """Every reason against it; empty where it is allowed."""
        return [rule.refusal(*subject) for rule in self.rules if rule.test(*subject)]

    def enumerate(
        self: "Restrictions[*Before, T]", candidates: Iterable[T], *before: *Before
    ) -> list[T]:
        """Those candidates that are allowed, where `before` are the arguments ahead of them."""
        return [candidate for candidate in candidates if self.allow(*before, candidate)]


AnyTable: TypeAlias = Restrictions[*tuple[Any, ...]]


class Choice(NamedTuple):
    """A line of a menu: an option `verb.id` for each of `ids` that the table allows.

    The thing itself is `kind:id`. `told` are the arguments that the predicates get ahead of the
    id. Without `cite` the options cite the first rule of the table.
    """

    verb: str
    kind: str
    ids: Collection[str]
    table: AnyTable
    told: tuple[Any, ...]
    cite: str = ""

    def options(self) -> list[Option]:
        cite = self.cite or self.table.rules[0].cites[0]
        return [
            Option(f"{self.verb}.{id}", id, (ref(self.kind, id),), cite=cite)
            for id in self.table.enumerate(self.ids, *self.told)
        ]

    def refusals(self, thing: str) -> list[Refusal]:
        """Every reason against a thing; none, if it is of another kind or unknown."""
        kind, _, id = thing.partition(":")
        if kind != self.kind or id not in self.ids:
            return []
        return self.table.refusals(*self.told, id)


def menu(seat: Seat, kind: str, *choices: Choice, cite: str = "", may_pass: bool = False) -> Ask:
    """An ask that offers all that the choices allow, and can explain why not the rest."""

    def explain(thing: str) -> list[Refusal]:
        return [refusal for choice in choices for refusal in choice.refusals(thing)]

    options = [option for choice in choices for option in choice.options()]
    if may_pass:
        options.append(pass_option(cite))
    return Ask(seat, kind, options, cite, explain=explain)
