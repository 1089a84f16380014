"""The floor: deals are drafted in private, proposed to one, bind when accepted, and it ends."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tercio.kernel.ask import Args, Option, Phrase, Procedure, Seat
from tercio.kernel.deals import (
    LIMIT,
    Deal,
    DealAgreed,
    DealProposed,
    DealRules,
    Item,
    negotiate,
)
from tercio.kernel.errors import CannotUndo, Illegal, Stale
from tercio.kernel.events import Event
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tests.kernel.toys import BLUE, GREEN, RED, Notes, Pad, refused, toy


class Terms(DealRules[Any]):
    """Everybody has one crown to give, and may give it once."""

    cite = "TOY 9"

    def partners(self, g: Any, seat: Seat) -> Sequence[Seat]:
        return [other for other in g.seats if other != seat]

    def items(self, g: Any, draft: Deal) -> Sequence[Option]:
        crowns = [Item("crown", draft.proposer, draft.partner), Item("truce", BLUE, RED, "a.year")]
        return [
            Option("", item, text="item", args={"kind": item.kind})
            for item in crowns
            if item not in draft.items
        ]

    def stands(self, g: Any, deal: Deal, agreed: Sequence[Deal]) -> bool:
        promised = [item for each in (*agreed, deal) for item in each.items if item.kind == "crown"]
        return len({item.giver for item in promised}) == len(promised)


def council(g: Pad) -> Procedure[None]:
    deals = yield from negotiate(g, g.state.floor, g.seats, Terms())
    for deal in deals:
        g.note(" ".join(item.key for item in deal.items))


def keys(table: Table[Notes], seat: Seat) -> list[str]:
    ask = table.asks().get(seat)
    return [option.key for option in ask.options] if ask else []


def go(table: Table[Notes], *moves: str) -> Table[Notes]:
    """`red draft.blue` and so on."""
    for move in moves:
        seat, key = move.split()
        table.decide(Seat(seat), key)
    return table


def crown_to(seat: str, partner: str) -> list[str]:
    """One seat offers its crown to another."""
    return [f"{seat} draft.{partner}", f"{seat} item.crown.{seat}.{partner}", f"{seat} propose"]


READY = ("red ready", "blue ready", "green ready")


def table_of(*moves: str) -> Table[Notes]:
    return go(toy(council, players=3), *moves)


def test_a_deal_is_drafted_proposed_accepted_and_binds() -> None:
    table = table_of(*crown_to("red", "blue"), "blue accept.red.blue.1", *READY)
    assert table.over
    assert table.g.state.lines == ["crown.red.blue"]
    assert table.g.state.floor == Notes().floor


def test_what_was_only_proposed_does_not_bind() -> None:
    assert table_of(*crown_to("red", "blue"), *READY).g.state.lines == []


def test_a_draft_can_be_changed_and_scrapped() -> None:
    table = table_of("red draft.blue", "red item.crown.red.blue", "red item.truce.blue.red.a.year")
    assert keys(table, RED) == ["strike.0", "strike.1", "propose", "scrap", "ready"]
    go(table, "red strike.0")
    assert keys(table, RED) == ["item.crown.red.blue", "strike.0", "propose", "scrap", "ready"]
    go(table, "red scrap")
    assert keys(table, RED) == ["draft.blue", "draft.green", "ready"]


def test_a_proposal_can_be_declined_or_withdrawn() -> None:
    declined = table_of(*crown_to("red", "blue"), "blue decline.red.blue.1")
    withdrawn = table_of(*crown_to("red", "blue"), "red withdraw.red.blue.1")
    for table in (declined, withdrawn):
        assert keys(table, BLUE) == ["draft.red", "draft.green", "ready"]
        go(table, *READY)
        assert table.g.state.lines == []


def test_a_proposal_makes_its_partner_unready() -> None:
    table = table_of("blue ready", *crown_to("red", "blue"))
    assert table.g.state.floor.ready == []
    assert "accept.red.blue.1" in keys(table, BLUE)


def test_who_is_ready_may_think_again() -> None:
    table = table_of("red ready", "red unready", *READY)
    assert table.over


def test_a_party_cannot_promise_twice() -> None:
    table = table_of(*crown_to("red", "blue"), "blue accept.red.blue.1", "red draft.green")
    go(table, "red item.crown.red.green")
    assert "propose" not in keys(table, RED)


# -- what others know ------------------------------------------------------------------------


def sees(table: Table[Notes], seat: Seat | None) -> tuple[object, ...]:
    return table.view(seat), [logged.event for logged in table.events(seat)]


@pytest.mark.parametrize(
    "moves",
    [
        ["red draft.blue"],
        ["red draft.blue", "red item.crown.red.blue", "red strike.0", "red scrap"],
        crown_to("red", "blue"),
        [*crown_to("red", "blue"), "blue decline.red.blue.1"],
        [*crown_to("red", "blue"), "blue accept.red.blue.1"],
        [*crown_to("red", "blue"), "blue accept.red.blue.1", *crown_to("blue", "red")],
    ],
)
def test_a_third_party_notices_nothing(moves: list[str]) -> None:
    quiet, busy = table_of(), table_of(*moves)
    for observer in (GREEN, None):
        assert sees(busy, observer) == sees(quiet, observer)
    assert busy.why_not(GREEN, "seat:red") == quiet.why_not(GREEN, "seat:red")


def test_what_a_seat_is_offered_tells_nothing_of_the_deals_of_others() -> None:
    """Blue has promised its crown to red; green may still ask for it, and learns nothing."""
    ask_for_it = ["green draft.blue", "green item.truce.blue.red.a.year"]
    quiet = table_of(*ask_for_it)
    busy = table_of(*crown_to("blue", "red"), "red accept.blue.red.1", *ask_for_it)
    assert keys(quiet, GREEN) == keys(busy, GREEN)


def test_the_partner_knows_of_a_proposal_and_not_of_a_draft() -> None:
    table = table_of("red draft.blue", "red item.crown.red.blue")
    assert sees(table, BLUE) == sees(table_of(), BLUE)
    go(table, "red propose")
    assert [type(logged.event).__name__ for logged in table.events(BLUE)] == ["DealProposed"]
    assert table.view(BLUE).position.floor.proposed == table.g.state.floor.proposed


def test_whoever_accepts_reads_what_it_accepts() -> None:
    table = table_of("red draft.blue", "red item.crown.red.blue", "red item.truce.blue.red.a.year")
    crown, truce = Phrase("item", {"kind": "crown"}), Phrase("item", {"kind": "truce"})
    assert told_by(table, RED, "strike.1") == {"clause": truce}
    go(table, "red propose")
    assert told_by(table, BLUE, "accept.red.blue.1")["clauses"] == [crown, truce]
    assert told_by(table, BLUE, "decline.red.blue.1")["clauses"] == [crown, truce]
    assert told_by(table, RED, "withdraw.red.blue.1")["clauses"] == [crown, truce]
    go(table, "blue accept.red.blue.1")
    proposed, agreed = (told.event for told in table.events(BLUE))
    assert proposed == DealProposed(1, "seat:red", ["seat:blue"], [crown, truce])
    assert agreed == DealAgreed(1, "seat:red", ["seat:blue"], [crown, truce])


def told_by(table: Table[Notes], seat: Seat, key: str) -> Args:
    """What an option tells the seat beside its key."""
    option = table.asks()[seat].option(key)
    assert option is not None
    return option.words.args


def test_numbers_are_counted_by_pair() -> None:
    table = table_of(*crown_to("red", "blue"), "red withdraw.red.blue.1", *crown_to("red", "green"))
    assert "accept.red.green.1" in keys(table, GREEN)
    go(table, "red withdraw.red.green.1", *crown_to("red", "blue"))
    assert "accept.red.blue.2" in keys(table, BLUE)


def test_a_seat_imagines_others_without_the_drafts_that_it_cannot_know() -> None:
    table = table_of("red draft.blue", "red item.crown.red.blue", "blue ready", "green draft.red")
    world = table.imagine(GREEN, Randomness(Stream(b"x")))
    assert world is not None
    assert world.history == [(BLUE, "ready"), (GREEN, "draft.red")]
    assert world.view(GREEN) == table.view(GREEN)


def test_a_seat_imagines_what_was_proposed_to_it_and_what_it_has_answered() -> None:
    moves = (*crown_to("blue", "red"), *crown_to("blue", "green"), "red decline.blue.red.1")
    table = table_of(*moves, *crown_to("blue", "red"), "green accept.blue.green.1")
    world = table.imagine(RED, Randomness(Stream(b"x")))
    assert world.view(RED) == table.view(RED)
    assert [deal.key for deal in world.g.state.floor.proposed] == ["blue.red.2"]
    assert world.g.state.floor.agreed == []
    go(world, "red accept.blue.red.2", *READY)
    assert world.g.state.lines == ["crown.blue.red"]


def test_where_a_floor_cannot_be_imagined_others_keep_to_what_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tercio.kernel.running.imagine.TRIES", 0)
    table = table_of(*crown_to("blue", "green"), *crown_to("blue", "red"))
    world = table.imagine(RED, Randomness(Stream(b"x")))
    assert world.view(RED) == table.view(RED)
    assert keys(world, GREEN) == ["ready"]
    go(world, "green ready", "red accept.blue.red.1", "red ready", "blue ready")
    assert world.g.state.lines == ["crown.blue.red"]


def test_the_log_shows_deals_to_their_parties_alone() -> None:
    """18xx #1758, fireplace #327: a secret choice must not be in everybody's log."""
    table = table_of(*crown_to("red", "blue"), "blue accept.red.blue.1")

    def told(seat: Seat | None) -> list[type[Event]]:
        return [type(logged.event) for logged in table.events(seat)]

    assert len(told(RED)) == len(told(BLUE)) == 2
    assert told(GREEN) == told(None) == []


# -- limits ----------------------------------------------------------------------------------


def test_a_proposal_cannot_be_undone_once_the_partner_has_heard_it() -> None:
    table = table_of(*crown_to("red", "blue"))
    with pytest.raises(CannotUndo, match="undo-reveal"):
        table.undo(RED)


def test_an_accept_for_a_withdrawn_deal_is_refused() -> None:
    table = table_of(*crown_to("red", "blue"))
    number = table.asked_at(BLUE)
    go(table, "red withdraw.red.blue.1")
    with refused(table, Stale, "blue"):
        table.decide(BLUE, "accept.red.blue.1", number)
    with refused(table, Illegal, "'accept.red.blue.1'"):
        table.decide(BLUE, "accept.red.blue.1")


def test_after_so_many_moves_a_seat_can_only_answer_and_be_ready() -> None:
    table = table_of(*(["red draft.blue", "red scrap"] * (LIMIT // 2)))
    assert keys(table, RED) == ["ready"]
    go(table, "red ready")
    assert keys(table, RED) == []
    go(table, *crown_to("green", "red"))
    assert keys(table, RED) == ["accept.green.red.1", "decline.green.red.1", "ready"]


@given(st.randoms(use_true_random=False))
@settings(max_examples=20, deadline=None)
def test_every_floor_comes_to_an_end(random: Any) -> None:
    """However seats talk, and even if they never want to be ready, there is a last word."""
    table = toy(council, players=3)
    moves = 0
    while not table.over:
        seat = random.choice(list(table.asks()))
        wanted = [key for key in keys(table, seat) if key != "ready"]
        table.decide(seat, random.choice(wanted or ["ready"]))
        moves += 1
        assert moves < 3 * (LIMIT + 60)


def test_items_are_plain_values() -> None:
    item = Item("crown", RED, BLUE)
    assert item == Item("crown", RED, BLUE)
    assert item.key == "crown.red.blue"
    assert Item("truce", RED, BLUE, "a.year").key == "truce.red.blue.a.year"
