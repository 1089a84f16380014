"""Deals among more than two: all must accept, and only they know of it."""

from collections.abc import Sequence
from typing import Any

from tercio.kernel.ask import Option, Procedure, Seat
from tercio.kernel.deals import Deal, DealAccepted, DealAgreed, DealRules, Item, negotiate
from tercio.kernel.fields import Viewer
from tercio.kernel.table import Table
from tests.kernel.toys import BLUE, GREEN, RED, Notes, Pad, toy

READY = ("red ready", "blue ready", "green ready")


class Circle(DealRules[Any]):
    """A gift from any party of a deal to the next; whoever is not in it may be asked to join."""

    cite = "TOY 9"

    def others(self, g: Any, draft: Deal) -> Sequence[Seat]:
        return [seat for seat in g.seats if seat not in draft.parties]

    def items(self, g: Any, draft: Deal) -> Sequence[Option]:
        parties = draft.parties
        gifts = [
            Item("gift", giver, taker)
            for giver, taker in zip(parties, (*parties[1:], parties[0]), strict=True)
        ]
        return [
            Option("", item, text="item", args={"kind": item.kind})
            for item in gifts
            if item not in draft.items
        ]


def council(g: Pad) -> Procedure[None]:
    deals = yield from negotiate(g, g.state.floor, g.seats, Circle())
    for deal in deals:
        g.note(" ".join(item.key for item in deal.items))


def table_of(*moves: str) -> Table[Notes]:
    table = toy(council, players=3)
    return go(table, *moves)


def go(table: Table[Notes], *moves: str) -> Table[Notes]:
    for move in moves:
        seat, key = move.split()
        table.decide(Seat(seat), key)
    return table


def keys(table: Table[Notes], seat: Seat) -> list[str]:
    ask = table.asks().get(seat)
    return [option.key for option in ask.options] if ask else []


DRAFT = ("red draft.blue", "red invite.green", "red item.gift.red.blue")
ROUND = (*DRAFT, "red item.gift.blue.green", "red item.gift.green.red", "red propose")
KEY = "red.blue.green.1"


def test_a_third_party_is_asked_to_join_a_draft_once() -> None:
    assert "invite.green" in keys(table_of("red draft.blue"), RED)
    assert "invite.green" not in keys(table_of(*DRAFT), RED)


def test_who_was_asked_to_join_must_be_in_a_clause() -> None:
    table = table_of(*DRAFT)
    assert "propose" not in keys(table, RED)
    go(table, "red item.gift.blue.green")
    assert "propose" in keys(table, RED)


def test_it_binds_when_all_have_accepted_and_not_before() -> None:
    table = table_of(*ROUND, f"green accept.{KEY}")
    assert f"accept.{KEY}" not in keys(table, GREEN)
    assert f"accept.{KEY}" in keys(table, BLUE)
    lapsed = go(table.fork(), *READY)
    assert lapsed.g.state.lines == []
    go(table, f"blue accept.{KEY}", *READY)
    assert table.g.state.lines == ["gift.red.blue gift.blue.green gift.green.red"]


def test_one_who_declines_ends_it_for_all_even_after_a_yes() -> None:
    for moves in ((f"blue decline.{KEY}",), (f"blue accept.{KEY}", f"blue decline.{KEY}")):
        table = table_of(*ROUND, *moves)
        assert not any(KEY in key for seat in (RED, BLUE, GREEN) for key in keys(table, seat))
        go(table, *READY)
        assert table.g.state.lines == []


def test_its_proposer_withdraws_it() -> None:
    table = table_of(*ROUND, f"blue accept.{KEY}", f"red withdraw.{KEY}")
    assert table.g.state.floor.proposed == []


def test_all_partners_must_answer_again_before_they_are_ready() -> None:
    table = table_of("blue ready", "green ready", *ROUND)
    assert table.g.state.floor.ready == []


def test_every_party_hears_who_has_accepted() -> None:
    table = table_of(*ROUND, f"green accept.{KEY}")
    for seat in (RED, BLUE, GREEN):
        heard = [told.event for told in table.events(seat)]
        assert heard[-1] == DealAccepted(1, "seat:red", "seat:green")
    go(table, f"blue accept.{KEY}")
    agreed = table.events(GREEN)[-1].event
    assert isinstance(agreed, DealAgreed)
    assert agreed.partners == ["seat:blue", "seat:green"]


def test_nobody_else_knows_of_it() -> None:
    table = table_of("red draft.blue", "red item.gift.red.blue", "red propose")
    assert table.g.state.floor.view(Viewer(GREEN)).proposed == []
    assert [told.event for told in table.events(GREEN)] == []
    spectator = table_of(*ROUND).g.state.floor.view(Viewer(None))
    assert (spectator.proposed, spectator.counts) == ([], {})


def test_a_copy_keeps_parties_and_answers() -> None:
    deal = Deal(1, RED, BLUE, others=[GREEN], accepted=[BLUE])
    copy = deal.copy()
    copy.accepted.append(GREEN)
    assert deal.accepted == [BLUE]
    assert copy.parties == (RED, BLUE, GREEN)
