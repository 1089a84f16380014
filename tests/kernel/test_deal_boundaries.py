"""A floor with boundaries: forks are short, and what is remembered is what is true."""

from random import Random

import pytest

from tercio.kernel.ask import Checkpoint, Procedure, Seat
from tercio.kernel.deals import negotiate
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tests.kernel.test_deals import READY, Terms, crown_to, go, sees
from tests.kernel.toys import BLUE, GREEN, RED, Notes, Pad, toy


def council(g: Pad) -> Procedure[None]:
    if not g.state.floor.is_open:
        yield Checkpoint("council")
    deals = yield from negotiate(g, g.state.floor, g.seats, Terms(), boundary=True)
    for deal in deals:
        g.note(" ".join(item.key for item in deal.items))


def table_of(*moves: str) -> Table[Notes]:
    return go(toy(council, players=3), *moves)


def tail(table: Table[Notes]) -> list[str]:
    return [decision.key for decision, _ in table.since(table.last_kept())]


def offers(table: Table[Notes]) -> dict[Seat, list[str]]:
    return {seat: [option.key for option in ask.options] for seat, ask in table.asks().items()}


def test_there_is_a_boundary_where_somebody_is_ready_and_where_he_is_not_any_more() -> None:
    table = table_of("red draft.blue", "green ready")
    assert tail(table) == []
    go(table, "red item.crown.red.blue")
    assert tail(table) == ["item.crown.red.blue"]
    go(table, "green unready")
    assert tail(table) == []


def test_drafts_and_proposals_are_no_boundary_since_they_are_secret() -> None:
    table = table_of(*crown_to("red", "blue"), "blue accept.red.blue.1")
    assert len(tail(table)) == 4
    for observer in (GREEN, None):
        assert sees(table, observer) == sees(table_of(), observer)


def test_a_floor_that_is_entered_again_goes_on_where_it_was() -> None:
    table = table_of(*crown_to("red", "blue"), "green ready")
    fork = table.fork()
    assert offers(fork) == offers(table)
    go(fork, "blue accept.red.blue.1", "red ready", "blue ready")
    assert fork.over
    assert fork.g.state.lines == ["crown.red.blue"]
    assert fork.g.state.floor == Notes().floor


@pytest.mark.parametrize("seed", range(8))
def test_what_is_remembered_of_drafts_is_what_would_be_found_afresh(seed: int) -> None:
    random = Random(seed)
    table = table_of()
    while not table.over:
        assert offers(table.fork()) == offers(table)
        seat = random.choice(list(table.asks()))
        table.decide(seat, random.choice(table.asks()[seat].options).key)


def test_numbers_of_offers_are_those_of_a_table_that_was_entered_again() -> None:
    table = table_of("red draft.blue", "green ready", "blue draft.green")
    fork = table.fork()
    for seat in (RED, BLUE, GREEN):
        assert fork.asked_at(seat) == table.asked_at(seat)
    go(table, *READY[:2])
    assert table.over


def test_who_imagines_a_floor_knows_what_was_proposed_to_him_and_nothing_else() -> None:
    moves = (*crown_to("red", "blue"), "red ready", *crown_to("green", "red"), "green ready")
    table = table_of(*moves)
    for seat in (RED, BLUE, GREEN):
        for number in range(5):
            world = table.imagine(seat, Randomness(Stream(f"{number}".encode())))
            assert world.view(seat) == table.view(seat)
    green = table.imagine(GREEN, Randomness(Stream(b"x")))
    assert [deal.key for deal in green.g.state.floor.proposed] == ["green.red.1"]
    go(green, "red accept.green.red.1", "red ready", "blue ready")
    assert green.g.state.lines == ["crown.green.red"]
