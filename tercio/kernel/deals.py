"""Negotiation: an open floor on which seats draft, propose and agree on binding deals.

The kernel runs the floor; a game says which items may be in a deal, and executes what was
agreed. Talk is something else: the table carries it and the rules never read it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from tercio.kernel.ask import (
    BACK,
    Args,
    Ask,
    AskAny,
    Checkpoint,
    Explain,
    Option,
    Procedure,
    Refusal,
    Seat,
    ref,
)
from tercio.kernel.floor import (
    DEAL_EVENTS,
    Deal,
    DealAccepted,
    DealAgreed,
    DealDeclined,
    DealProposed,
    DealWithdrawn,
    Floor,
    Heading,
    Item,
)
from tercio.kernel.position import G, G_contra, Position

__all__ = [
    "DEAL_EVENTS",
    "LIMIT",
    "Deal",
    "DealAccepted",
    "DealAgreed",
    "DealDeclined",
    "DealProposed",
    "DealRules",
    "DealWithdrawn",
    "ExplainsDeals",
    "Floor",
    "Heading",
    "Item",
    "negotiate",
]


class DealRules(Protocol[G_contra]):
    """What a game says about deals. Whoever inherits from it begins with the freest of rules."""

    cite: str

    def partners(self, g: G_contra, seat: Seat) -> Sequence[Seat]:
        """With whom a seat may deal now; else with every other seat."""
        return [other for other in g.seats if other != seat]

    def others(self, g: G_contra, draft: Deal) -> Sequence[Seat]:
        """Whom the drafter may ask to join a draft; else nobody."""
        return ()

    def items(self, g: G_contra, draft: Deal) -> Sequence[Option]:
        """The clauses that may be added to a draft; an option's `value` is the Item.

        Many clauses can stand under a Heading: it is the `value` of an option while the draft
        has none open; while it has, only the clauses under `draft.heading` are listed.
        They follow from what the drafter knows.
        """
        ...

    def stands(self, g: G_contra, deal: Deal, agreed: Sequence[Deal]) -> bool:
        """Whether a deal can be proposed or accepted beside `agreed`; else always.

        These are the agreed deals of the seat that is asked: others' deals are no business of
        its, and what it is offered must not tell of them.
        """
        return True


@runtime_checkable
class ExplainsDeals(Protocol[G_contra]):
    """Deal rules that can also say why something on the board cannot go into a draft."""

    def refusals(self, g: G_contra, draft: Deal, ref: str) -> list[Refusal]:
        """Every reason against it; empty where there is none."""


LIMIT = 60
"""Moves a seat may make on one floor before it can only answer and say that it is ready.

It can then not take back that it is ready, so that every floor comes to an end.
"""


def negotiate(
    g: G,
    floor: Floor,
    seats: Sequence[Seat],
    rules: DealRules[G],
    *,
    boundary: bool = False,
) -> Procedure[list[Deal]]:
    """Hold the floor until every seat is ready. Returns the agreed deals, in order of agreement.

    `floor` is part of the game's state, where views and bots find it. With `boundary` there is
    a checkpoint whenever somebody becomes ready or takes it back, which everybody sees; the
    rules that call this must then come straight back to it while `floor.is_open`.
    """
    offers = _Offers(g, floor, rules)
    asks: dict[Seat, Ask] = {}
    is_boundary, floor.is_open = boundary and floor.is_open, True
    while len(floor.ready) < len(seats):
        if is_boundary:
            yield Checkpoint("floor")
        for each in seats:
            if each not in asks:
                asks[each] = offers.ask(each)
        # In the order of the seats: that of the asks would tell who has moved last.
        open_to = {seat: asks[seat] for seat in seats if asks[seat].options}
        seat, pick = yield AskAny(open_to, resumes=boundary)
        floor.moves[seat] = floor.moves.get(seat, 0) + 1
        move = pick.key.partition(".")[0]
        # A move changes nothing for those who have no part in it.
        for party in _parties(floor, seat, pick, move):
            asks.pop(party, None)
        _FLOOR_MOVES[move](g, floor, seat, pick)
        is_boundary = boundary and move in _OPEN_MOVES
    agreed = floor.agreed
    floor.drafts, floor.proposed, floor.agreed = {}, [], []
    floor.ready, floor.moves, floor.counts = [], {}, {}
    floor.is_open = False
    return agreed


_OPEN_MOVES = ("ready", "unready")


def _parties(floor: Floor, seat: Seat, pick: Option, move: str) -> tuple[Seat, ...]:
    """Whose options a move changes: a draft is nobody's business until it is proposed."""
    deal = floor.drafts[seat] if move == "propose" else pick.value
    return deal.parties if isinstance(deal, Deal) else (seat,)


class _Offers:
    """What a seat may do on the floor.

    While the floor is open nothing else changes. So what may go into a draft depends on the
    draft alone, and is remembered as long as the floor is held.
    """

    def __init__(self, g: Position[Any], floor: Floor, rules: DealRules[Any]) -> None:
        self.g = g
        self.floor = floor
        self.rules = rules
        self._explains = rules if isinstance(rules, ExplainsDeals) else None
        self._clauses: dict[tuple[Any, ...], list[Option]] = {}
        self._made: dict[int, tuple[Option, Option]] = {}
        """Options of the rules, which may give the same again, and what is offered for them."""

    def ask(self, seat: Seat) -> Ask:
        floor = self.floor
        is_spent = floor.moves.get(seat, 0) >= LIMIT
        options = [] if is_spent else self._drafting(seat)
        for deal in floor.proposed:
            if deal.is_between(seat):
                options += self._answers(seat, deal)
        if seat not in floor.ready:
            options.append(Option("ready"))
        elif not is_spent:
            options.append(Option("unready"))
        return Ask(seat, "negotiate", options, self.rules.cite, explain=self._explain(seat))

    def _answers(self, seat: Seat, deal: Deal) -> Iterator[Option]:
        about: Args = {
            "number": deal.number,
            "seat": ref("seat", deal.proposer),
            "partners": _refs(deal.partners),
            "clauses": deal.clauses,
        }
        if seat in deal.partners:
            agreed = self.floor.agreed_by(seat)
            if seat not in deal.accepted and self.rules.stands(self.g, deal, agreed):
                yield Option(f"accept.{deal.key}", deal, args=about, secret=True)
            yield Option(f"decline.{deal.key}", deal, args=about, secret=True)
        elif deal.proposer == seat:
            yield Option(f"withdraw.{deal.key}", deal, args=about, secret=True)

    def _explain(self, seat: Seat) -> Explain | None:
        g, draft, explains = self.g, self.floor.drafts.get(seat), self._explains
        if draft is None or explains is None:
            return None
        return lambda ref: explains.refusals(g, draft, ref)

    def _drafting(self, seat: Seat) -> list[Option]:
        floor = self.floor
        draft = floor.drafts.get(seat)
        if draft is None:
            if seat in floor.ready:
                return []
            return [
                Option(f"draft.{partner}", partner, (ref("seat", partner),), secret=True)
                for partner in self.rules.partners(self.g, seat)
            ]
        options = self.clauses(draft)
        if draft.heading:
            return [*options, Option(BACK, secret=True)]
        for index, clause in enumerate(draft.clauses):
            options.append(Option(f"strike.{index}", index, args={"clause": clause}, secret=True))
        if draft.is_complete() and self.rules.stands(self.g, draft, floor.agreed_by(seat)):
            options.append(Option("propose", secret=True))
        for other in self.rules.others(self.g, draft):
            options.append(Option(f"invite.{other}", other, (ref("seat", other),), secret=True))
        options.append(Option("scrap", secret=True))
        return options

    def clauses(self, draft: Deal) -> list[Option]:
        """What may be added to a draft."""
        content = (draft.parties, draft.partner, draft.heading, *draft.items)
        known = self._clauses.get(content)
        if known is None:
            known = [self._clause(option) for option in self.rules.items(self.g, draft)]
            self._clauses[content] = known
        return known[:]

    def _clause(self, option: Option) -> Option:
        known = self._made.get(id(option))
        if known is None:
            known = self._made[id(option)] = option, _clause(option)
        return known[1]


def _clause(option: Option) -> Option:
    kind = "heading" if isinstance(option.value, Heading) else "item"
    return Option(
        f"{kind}.{option.value.key}",
        option.value,
        option.refs,
        option.text,
        args=option.args,
        cite=option.cite,
        secret=True,
    )


def _draft(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    floor.drafts[seat] = Deal(0, seat, pick.value)


def _invite(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    floor.drafts[seat].others.append(pick.value)


def _heading(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    floor.drafts[seat].heading = pick.value.key


def _back(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    floor.drafts[seat].heading = ""


def _item(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    floor.drafts[seat].items.append(replace(pick.value, words=pick.words))
    floor.drafts[seat].heading = ""


def _strike(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    del floor.drafts[seat].items[pick.value]


def _scrap(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    del floor.drafts[seat]


def _propose(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    deal = floor.drafts.pop(seat)
    # Counted by circle of parties, so that a number tells nothing about deals with others.
    circle = ">".join((seat, *deal.partners))
    deal.number = floor.counts[circle] = floor.counts.get(circle, 0) + 1
    floor.proposed.append(deal)
    for partner in deal.partners:
        if partner in floor.ready:
            floor.ready.remove(partner)
    proposer, partners = ref("seat", seat), _refs(deal.partners)
    g.record(DealProposed(deal.number, proposer, partners, deal.clauses), deal.parties)


def _refs(seats: Sequence[Seat]) -> list[str]:
    return [ref("seat", seat) for seat in seats]


def _accept(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    """The last of the partners to accept makes it an agreement."""
    deal: Deal = pick.value
    deal.accepted.append(seat)
    proposer = ref("seat", deal.proposer)
    if len(deal.accepted) < len(deal.partners):
        g.record(DealAccepted(deal.number, proposer, ref("seat", seat)), _told_by(seat, deal))
        return
    floor.proposed.remove(deal)
    floor.agreed.append(deal)
    partners = _refs(deal.partners)
    g.record(DealAgreed(deal.number, proposer, partners, deal.clauses), _told_by(seat, deal))


def _told_by(seat: Seat, deal: Deal) -> tuple[Seat, ...]:
    """All parties, who has spoken first."""
    return tuple(dict.fromkeys((seat, *deal.parties)))


def _decline(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    """Also by who had accepted, while others have not."""
    floor.proposed.remove(pick.value)
    g.record(DealDeclined(pick.value.number, ref("seat", seat)), _told_by(seat, pick.value))


def _withdraw(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    floor.proposed.remove(pick.value)
    g.record(DealWithdrawn(pick.value.number, ref("seat", seat)), pick.value.parties)


def _ready(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    floor.ready.append(seat)


def _unready(g: Position[Any], floor: Floor, seat: Seat, pick: Option) -> None:
    floor.ready.remove(seat)


_FLOOR_MOVES = {
    "draft": _draft,
    "invite": _invite,
    "heading": _heading,
    BACK: _back,
    "item": _item,
    "strike": _strike,
    "scrap": _scrap,
    "propose": _propose,
    "accept": _accept,
    "decline": _decline,
    "withdraw": _withdraw,
    "ready": _ready,
    "unready": _unready,
}
