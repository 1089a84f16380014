"""Answers given in advance: what standing orders say to a question.

An order without `take` passes in windows. One with it is a plan, made of the options and refs that
there are: a card to play in a window when the question names what the plan is about; an offer to
accept when it holds exactly these clauses; which losses to take first. A plan is checked when it
is due, like any answer; nobody but its seat knows of it. A card or an offer is taken once, and
the plan is over; losses are taken by it as often as they are asked for.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from tercio.kernel.ask import BACK, DONE, PASS, Args, Ask, Option
from tercio.kernel.errors import Unknown
from tercio.kernel.floor import Deal
from tercio.kernel.game import Game
from tercio.kernel.told import told
from tercio.kernel.windows import StandingOrder

OFFERS = "negotiate"
"""The question on whose floor offers are answered."""
ACCEPT = "accept"
LOSSES = "losses"
"""The family of questions that a plan may answer again and again."""
MOST = "+"
"""Before a key: of the options that fit the last, as of so many losses the most."""
UNIT = "unit:"
"""How the ref of a sort of unit begins."""
_NO_PLAN = (PASS, BACK, DONE)


def answer(game: Game[Any], order: StandingOrder, ask: Ask) -> Option | None:
    """What an order says to a question; None if it says nothing."""
    if not order.take:
        return ask.option(PASS) if order.covers(ask) else None
    if order.kind != (ask.kind if order.kind else ""):
        return None
    if not order.kind and not order.is_for(ask):
        return None
    for pattern in order.take:
        fitting = [
            option
            for option in ask.options
            if option.key not in _NO_PLAN
            and _fits(pattern.removeprefix(MOST), option)
            and _is_it(game, order, ask, option)
        ]
        if fitting:
            return fitting[-1 if pattern.startswith(MOST) else 0]
    return None


def is_once(game: Game[Any], order: StandingOrder) -> bool:
    """Whether an order is over when it has been carried out."""
    return bool(order.take) and order.kind not in planned_kinds(game)


def fitting_plans(game: Game[Any], ask: Ask) -> list[StandingOrder]:
    """Rules for losses: of the kind that is asked about as many as possible, or as few; where the
    question is which unit goes, each sort of them first."""
    if ask.kind not in planned_kinds(game):
        return []
    if sorts := _sorts(ask):
        return [StandingOrder(kind=ask.kind, take=(sort,)) for sort in sorts]
    kind = (ask.args or {}).get("kind")
    stems = {option.key.rpartition(".")[0] for option in ask.options}
    if not isinstance(kind, str) or len(stems) != 1:
        return []
    [stem] = stems
    return as_many_or_few(ask.kind, kind, stem)


def as_many_or_few(question: str, kind: str, stem: str) -> list[StandingOrder]:
    """The two rules for losses of a kind, whose options have keys that begin with `stem`."""
    return [StandingOrder(kind=question, take=(sign + stem,), about=(kind,)) for sign in (MOST, "")]


def _sorts(ask: Ask) -> list[str]:
    """The sorts of units among which a question chooses; none, if it is about anything else."""
    found = [[ref for ref in option.refs if ref.startswith(UNIT)] for option in ask.options]
    sorts = list(dict.fromkeys(ref for refs in found for ref in refs))
    return sorts if all(found) and len(sorts) > 1 else []


def planned_kinds(game: Game[Any]) -> frozenset[str]:
    """The kinds of questions about losses."""
    losses = (family for family in game.families if family.id == LOSSES)
    return frozenset().union(*(family.begins | family.joins | family.goes_on for family in losses))


def check_plan(game: Game[Any], order: StandingOrder) -> None:
    """Plans are for windows, for offers and for losses: whatever else is asked wants a mind."""
    if not order.take:
        if order.about or order.kind:
            raise Unknown(told("order-about-nothing"))
        return
    kinds = planned_kinds(game)
    if order.kind == OFFERS:
        if order.take != (ACCEPT,) or not order.about:
            raise Unknown(told("order-about-offers"))
    elif order.kind and order.kind not in kinds:
        known = ", ".join(sorted({OFFERS, *kinds}))
        raise Unknown(told("order-kind", kind=order.kind, known=known))


def _fits(pattern: str, option: Option) -> bool:
    """`card.31` is one option, `accept` all whose keys begin with that part, `card:gout` one that
    is of this thing."""
    key = option.key
    return key == pattern or key.startswith(pattern + ".") or pattern in option.refs


def _is_it(game: Game[Any], order: StandingOrder, ask: Ask, option: Option) -> bool:
    if isinstance(option.value, Deal):
        offered = (item.key for item in option.value.items)
        return _clauses(game, offered) == _clauses(game, order.about)
    named = {*ask.refs, *option.refs, *_names(ask.args), *_names(option.args)}
    return named.issuperset(order.about)


def _clauses(game: Game[Any], keys: Iterable[str]) -> set[tuple[str, ...]]:
    """What clauses say, whichever side has written those that have no direction."""
    parts = (key.split(".") for key in keys)
    return {
        (kind, *(sorted(rest) if kind in game.mutual_clauses else rest)) for kind, *rest in parts
    }


def _names(args: Args | None) -> Iterator[str]:
    for value in (args or {}).values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from (each for each in value if isinstance(each, str))
