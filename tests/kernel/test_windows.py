"""Interrupt windows: polled seats look alike, and standing orders pass for those who left them."""

from collections.abc import Sequence

import pytest

from tercio.kernel.ask import Ask, AskAll, Checkpoint, Option, Procedure, Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.saving.save import load, read, replay, save
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder, window
from tests.kernel.toys import BLUE, GREEN, RED, Notes, Pad, Play, choice, pass_in, refused, toy


def battles(in_order: bool = False, polled: Sequence[Seat] = (BLUE, GREEN)) -> Play:
    """Red attacks again and again; blue and green may ambush. Two attacks are an impulse."""

    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 20:
            attack = len(g.state.lines)
            yield Checkpoint("attack", ends=("impulse",) if attack % 2 == 0 else ())
            yield choice(RED, "attack")
            responses = yield from window(
                "ambush",
                polled,
                lambda seat: [Option(f"ambush.{seat}")],
                cite="TOY 3",
                in_order=in_order,
            )
            g.note("-".join([str(attack), *(option.key for _, option in responses)]))

    return play


def attack(table: Table[Notes], **answers: str) -> None:
    """Red attacks, and those who are asked answer (or pass)."""
    table.decide(RED, "attack")
    while RED not in table.asks():
        seat = next(iter(table.asks()))
        table.decide(seat, answers.get(seat, "pass"))


def test_everybody_is_asked_at_once() -> None:
    table = toy(battles(), players=3)
    table.decide(RED, "attack")
    assert table.asks().keys() == {BLUE, GREEN}
    table.decide(GREEN, "ambush.green")
    table.decide(BLUE, "ambush.blue")
    assert table.g.state.lines == ["0-ambush.blue-ambush.green"]


def test_where_the_rule_fixes_an_order_the_first_response_ends_it() -> None:
    table = toy(battles(in_order=True), players=3)
    table.decide(RED, "attack")
    assert table.asks().keys() == {BLUE}
    table.decide(BLUE, "pass")
    assert table.asks().keys() == {GREEN}
    table.decide(GREEN, "ambush.green")
    attack(table, blue="ambush.blue")
    assert table.g.state.lines == ["0-ambush.green", "1-ambush.blue"]


def test_where_nobody_is_polled_nothing_happens() -> None:
    table = toy(battles(polled=()), players=3)
    table.decide(RED, "attack")
    assert table.g.state.lines == ["0"]


@pytest.mark.parametrize("in_order", [False, True])
def test_all_polled_seats_look_undecided_until_the_window_closes(in_order: bool) -> None:
    table = toy(battles(in_order), players=3)
    table.decide(RED, "attack")
    seen = table.view(RED)
    assert seen.waiting == (BLUE, GREEN)
    table.decide(BLUE, "pass")
    assert table.view(RED) == seen
    assert table.view(None).waiting == (BLUE, GREEN)


@pytest.mark.parametrize("in_order", [False, True])
def test_a_skipped_seat_looks_like_one_that_passed(in_order: bool) -> None:
    asked, skipped = (toy(battles(in_order), players=3) for _ in range(2))
    skipped.order(BLUE, pass_in())
    for table in (asked, skipped):
        table.decide(RED, "attack")
    asked.decide(BLUE, "pass")
    for _ in range(2):
        for observer in (RED, GREEN, None):
            assert asked.view(observer) == skipped.view(observer)
            assert asked.events(observer) == skipped.events(observer)
        for table in (asked, skipped):
            if GREEN in table.asks():
                table.decide(GREEN, "ambush.green")


def test_pass_always() -> None:
    table = toy(battles(), players=3)
    for seat in (BLUE, GREEN):
        table.order(seat, pass_in())
    for _ in range(5):
        table.decide(RED, "attack")
    assert table.g.state.lines == ["0", "1", "2", "3", "4"]
    assert table.history[:3] == [(RED, "attack"), (BLUE, "pass"), (GREEN, "pass")]


def test_pass_until_the_end_of_the_impulse() -> None:
    table = toy(battles(polled=(BLUE,)))
    table.order(BLUE, pass_in(until="impulse"))
    table.decide(RED, "attack")
    assert table.asks().keys() == {RED}
    table.decide(RED, "attack")
    assert table.asks().keys() == {RED}
    table.decide(RED, "attack")
    assert table.asks().keys() == {BLUE}
    assert table.standing[BLUE] == []


def test_pass_unless_a_condition_holds() -> None:
    table = toy(battles(polled=(BLUE,)))
    table.order(BLUE, pass_in(unless="rich"))
    table.decide(RED, "attack")
    assert table.asks().keys() == {RED}
    table.g.state.coins[BLUE] = 1
    table.decide(RED, "attack")
    assert table.asks().keys() == {BLUE}


def test_an_order_is_for_the_windows_that_it_names() -> None:
    table = toy(battles(polled=(BLUE,)))
    table.order(BLUE, [StandingOrder("siege"), StandingOrder("storm")])
    table.decide(RED, "attack")
    assert table.asks().keys() == {BLUE}


def test_an_order_binds_at_once_and_can_be_withdrawn() -> None:
    table = toy(battles(polled=(BLUE,)))
    table.decide(RED, "attack")
    table.order(BLUE, pass_in("ambush"))
    assert table.g.state.lines == ["0"]
    table.order(BLUE, [])
    table.decide(RED, "attack")
    assert table.asks().keys() == {BLUE}


def test_an_order_against_a_seat_holds_while_that_one_acts() -> None:
    table = toy(battles(polled=(BLUE,)))
    table.order(BLUE, [StandingOrder("ambush", against=RED)])
    table.decide(RED, "attack")
    assert table.g.state.lines == ["0"]
    table.g.state.lines.append("blue acts")
    table.decide(RED, "attack")
    assert table.asks().keys() == {BLUE}
    with refused(table, Unknown, "'purple'", "red"):
        table.order(BLUE, [StandingOrder(against="purple")])


def test_who_is_asked_in_a_window_is_told_which_orders_would_pass_in_it() -> None:
    table = toy(battles())
    assert table.fitting_orders(RED) == [], "no window"
    table.decide(RED, "attack")
    offered = table.fitting_orders(BLUE)
    assert offered == [
        StandingOrder("ambush", until="impulse"),
        StandingOrder("ambush", until="turn"),
        StandingOrder(against=RED),
        StandingOrder("ambush", unless="rich"),
        StandingOrder(until="turn"),
    ]
    for order in offered:
        table = toy(battles(polled=(BLUE,)))
        table.decide(RED, "attack")
        table.order(BLUE, [order])
        assert table.g.state.lines == ["0"], "it passes at once"


def test_orders_that_would_not_pass_now_are_not_proposed() -> None:
    table = toy(battles())
    table.g.state.lines.append("blue acts")
    table.g.state.coins[BLUE] = 1
    table.decide(RED, "attack")
    orders = table.fitting_orders(BLUE)
    assert [order.until for order in orders] == ["impulse", "turn", "turn"], "not against oneself"


def test_an_order_passes_only_in_windows_that_can_be_passed() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield AskAll({BLUE: choice(BLUE, "yield", "fight", window="storm")}, (BLUE,))
        yield Ask(BLUE, "ordinary", [Option("pass")])

    table = toy(play)
    table.order(BLUE, pass_in())
    assert table.asks().keys() == {BLUE}
    table.decide(BLUE, "fight")
    assert table.asks()[BLUE].kind == "ordinary"


def test_unknown_conditions_and_seats_are_refused() -> None:
    table = toy(battles())
    with refused(table, Unknown, "'hungry'", "rich"):
        table.order(BLUE, pass_in(unless="hungry"))
    with refused(table, Unknown, "'pope'"):
        table.order(Seat("pope"), pass_in())


def test_orders_are_saved_and_do_not_act_on_replay() -> None:
    """Blue ambushed, then left orders to pass: played again, it ambushes again."""
    table = toy(battles(polled=(BLUE,)))
    attack(table, blue="ambush.blue")
    table.order(BLUE, pass_in())
    table.decide(RED, "attack")
    assert table.g.state.lines == ["0-ambush.blue", "1"]
    record = read(save(table))
    for again in (load(table.game, record), replay(table.game, record)):
        assert again.g.state == table.g.state
        assert again.history == table.history
        assert again.standing == table.standing
        again.decide(RED, "attack")
        assert again.g.state.lines[-1] == "2"
