"""Decisions: only what was offered, by whom it was offered, while it is offered."""

import pytest

from tercio.kernel.ask import AskAll, AskAny, Checkpoint, Procedure, Seat
from tercio.kernel.errors import Illegal, RulesBug, Stale, Unknown
from tercio.kernel.table import Table
from tests.kernel.toys import BLUE, GREEN, RED, Notes, Pad, choice, refused, toy


def by_turns(g: Pad) -> Procedure[None]:
    for turn in range(3):
        for seat in g.seats:
            pick = yield choice(seat, "left", "right")
            g.note(f"{turn} {seat} {pick.key}")


def secret_bids(g: Pad) -> Procedure[None]:
    for _ in range(2):
        bids = yield AskAll({seat: choice(seat, "bid.1", "bid.2") for seat in g.seats})
        for seat in g.seats:
            g.note(f"{seat} {bids[seat].key}")


def open_floor(g: Pad) -> Procedure[None]:
    """Whoever speaks is heard; blue has more to say once red has spoken up."""
    for _ in range(5):
        loud = "red:shout" in g.state.lines
        seat, pick = yield AskAny(
            {
                RED: choice(RED, "mutter", "shout"),
                BLUE: choice(BLUE, "answer", "listen") if loud else choice(BLUE, "listen"),
            }
        )
        g.note(f"{seat}:{pick.key}")


def seq(table: Table[Notes], seat: Seat) -> int:
    return table.asked_at(seat)


def test_a_decision_is_told_to_the_procedure_that_asked() -> None:
    table = toy(by_turns)
    table.decide(RED, "right")
    table.decide(BLUE, "left")
    assert table.g.state.lines == ["0 red right", "0 blue left"]
    assert table.history == [(RED, "right"), (BLUE, "left")]


def test_what_was_not_offered_is_refused() -> None:
    table = toy(by_turns)
    with refused(table, Illegal, "'up'", "red"):
        table.decide(RED, "up")
    with refused(table, Illegal, "blue", "waits for red"):
        table.decide(BLUE, "left")
    with refused(table, Unknown, "'pope'", "red, blue"):
        table.decide(Seat("pope"), "left")


def test_a_finished_game_takes_no_decisions() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "end")

    table = toy(play)
    table.decide(RED, "end")
    assert table.over
    assert table.result is not None
    assert table.waiting() == ()
    with refused(table, Illegal, "over"):
        table.decide(RED, "end")


def test_a_repeated_decision_is_stale() -> None:
    """A double click, or two tabs."""
    table = toy(by_turns, players=1)
    first = seq(table, RED)
    table.decide(RED, "left", first)
    with refused(table, Stale, f"Decision {first} of red"):
        table.decide(RED, "left", first)
    with refused(table, Stale, "red"):
        table.decide(RED, "left", seq(table, RED) + 1)


def test_regression_a_decision_for_an_old_phase_is_refused() -> None:
    """diplomacy #3: the key is offered again later, but it was meant for another question."""
    table = toy(by_turns)
    old = seq(table, RED)
    for seat in (RED, BLUE):
        table.decide(seat, "left")
    with refused(table, Stale, "red"):
        table.decide(RED, "left", old)


def test_an_offer_that_undo_has_changed_is_stale() -> None:
    """Blue is about to answer red's left when red takes it back and goes right instead."""
    table = toy(by_turns)
    table.decide(RED, "left")
    seen_by_blue = seq(table, BLUE)
    table.undo(RED)
    table.decide(RED, "right")
    with refused(table, Stale, "blue"):
        table.decide(BLUE, "left", seen_by_blue)
    table.decide(BLUE, "left", seq(table, BLUE))


def test_the_same_decision_again_leads_to_the_same_offer() -> None:
    table = toy(by_turns)
    table.decide(RED, "left")
    offer = table.offer(BLUE)
    table.undo(RED)
    table.decide(RED, "left")
    assert table.offer(BLUE) == offer


def test_sealed_answers_come_in_any_order_and_are_opened_together() -> None:
    table = toy(secret_bids, players=3)
    table.decide(BLUE, "bid.2")
    table.decide(GREEN, "bid.1")
    assert table.g.state.lines == []
    table.decide(RED, "bid.1")
    assert table.g.state.lines == ["red bid.1", "blue bid.2", "green bid.1"]


def test_a_sealed_answer_shows_to_nobody() -> None:
    tables = [toy(secret_bids, players=3) for _ in range(2)]
    for table, bid in zip(tables, ("bid.1", "bid.2"), strict=True):
        table.decide(BLUE, bid)
    one, two = tables
    for observer in (RED, GREEN, None):
        assert one.view(observer) == two.view(observer)
        assert one.events(observer) == two.events(observer)
    assert one.view(RED).offer == toy(secret_bids, players=3).view(RED).offer


def test_who_has_answered_must_wait() -> None:
    table = toy(secret_bids)
    number = seq(table, BLUE)
    table.decide(BLUE, "bid.2", number)
    with refused(table, Illegal, "blue has decided already"):
        table.decide(BLUE, "bid.1")
    with refused(table, Stale, "blue"):
        table.decide(BLUE, "bid.1", number)


def test_an_answer_does_not_make_those_of_others_stale() -> None:
    table = toy(secret_bids)
    numbers = {seat: seq(table, seat) for seat in table.seats}
    table.decide(BLUE, "bid.2", numbers[BLUE])
    table.decide(RED, "bid.1", numbers[RED])


def test_on_an_open_floor_an_offer_stays_good_while_it_is_the_same() -> None:
    table = toy(open_floor)
    for_blue = seq(table, BLUE)
    table.decide(RED, "mutter")
    table.decide(BLUE, "listen", for_blue)
    assert table.g.state.lines == ["red:mutter", "blue:listen"]


def test_on_an_open_floor_a_changed_offer_is_a_new_one() -> None:
    table = toy(open_floor)
    for_blue = seq(table, BLUE)
    table.decide(RED, "shout")
    with refused(table, Stale, "blue"):
        table.decide(BLUE, "listen", for_blue)


def test_on_an_open_floor_a_double_click_is_heard_once() -> None:
    table = toy(open_floor)
    for_red = seq(table, RED)
    table.decide(RED, "mutter", for_red)
    with refused(table, Stale, "red"):
        table.decide(RED, "mutter", for_red)


def test_numbers_and_views_tell_nothing_of_what_others_do_on_the_floor() -> None:
    table = toy(open_floor)
    before = table.view(BLUE)
    table.decide(RED, "mutter")
    after = table.view(BLUE)
    assert (after.seq, after.offer, after.waiting) == (before.seq, before.offer, before.waiting)


def test_a_floor_that_goes_on_after_a_checkpoint_is_numbered_alike_when_entered_there() -> None:
    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 4:
            yield Checkpoint("floor")
            _, pick = yield AskAny({RED: choice(RED, "a"), BLUE: choice(BLUE, "b")})
            g.note(pick.key)

    table = toy(play)
    table.decide(RED, "a")
    table.decide(RED, "a")
    fork = table.fork()
    assert [fork.offer(seat) for seat in fork.seats] == [table.offer(seat) for seat in table.seats]


def test_rules_that_end_without_a_result_are_a_bug() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "end")

    table = toy(play)
    table.game.result = lambda g: None  # type: ignore[method-assign]
    with pytest.raises(RulesBug, match="without a result"):
        table.decide(RED, "end")
    assert table.asks().keys() == {RED}
