"""A rule that breaks in the middle of a decision leaves the table exactly as it was."""

from typing import Any

import pytest

from tercio.kernel.ask import AskAll, Checkpoint, Procedure
from tercio.kernel.errors import RulesBug, ScriptShortage
from tercio.kernel.randomness import Script
from tercio.kernel.table import Table
from tercio.kernel.windows import window
from tests.kernel.toys import BLUE, RED, Pad, choice, everything, pass_in, refused, toy


class Mistake(Exception):
    """What a broken rule raises."""


def expect_mistake(table: Table[Any], *decision: Any) -> None:
    before = everything(table)
    with pytest.raises(Mistake):
        table.decide(*decision)
    assert everything(table) == before


def risky(g: Pad) -> Procedure[None]:
    """Everything happens before it breaks: dice, draws, events, checkpoints."""
    while len(g.state.lines) < 40:
        yield Checkpoint("round", ends=("round",))
        pick = yield choice(RED, "safe", "break")
        g.note(f"rolled {g.dice(2)}")
        g.state.coins[RED] = g.random.below("purse", 100)
        if pick.key == "break":
            g.note("about to break")
            yield Checkpoint("halfway", ends=("round",))
            g.dice(3)
            raise Mistake
        g.note(pick.key)


def test_nothing_has_happened() -> None:
    table = toy(risky)
    for _ in range(3):
        expect_mistake(table, RED, "break")
        table.decide(RED, "safe")


def test_the_dice_that_follow_are_those_that_would_have_followed() -> None:
    broken, whole = toy(risky), toy(risky)
    for _ in range(4):
        with pytest.raises(Mistake):
            broken.decide(RED, "break")
        for table in (broken, whole):
            table.decide(RED, "safe")
    assert everything(broken) == everything(whole)
    assert [line for line in broken.g.state.lines if line == "about to break"] == []


def test_undo_and_fork_work_after_it() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "one")
        pick = yield choice(RED, "two", "break")
        if pick.key == "break":
            raise Mistake
        yield choice(RED, "three")

    table = toy(play)
    table.decide(RED, "one")
    expect_mistake(table, RED, "break")
    assert table.fork().asks().keys() == {RED}
    table.decide(RED, "two")
    assert table.undo(RED, None).keys == ("two", "one")


def test_a_sealed_answer_of_another_seat_survives() -> None:
    def play(g: Pad) -> Procedure[None]:
        answers = yield AskAll({seat: choice(seat, "a", "break") for seat in g.seats})
        if answers[RED].key == "break":
            raise Mistake
        yield choice(RED, "end")

    table = toy(play)
    table.decide(BLUE, "a")
    expect_mistake(table, RED, "break")
    table.decide(RED, "a")
    assert table.history == [(BLUE, "a"), (RED, "a")]


def passing_then_broken(g: Pad) -> Procedure[None]:
    """Blue's standing orders pass twice, with checkpoints between, before the rules break."""
    while len(g.state.lines) < 20:
        yield Checkpoint(g.state.phase)
        if g.state.phase == "":
            pick = yield choice(RED, "safe", "break")
            g.state.phase = pick.key
            continue
        yield from window("ambush", [BLUE], lambda seat: [])
        g.dice(1)
        g.note("passed")
        if len(g.state.lines) % 2:
            continue
        if g.state.phase == "break":
            raise Mistake
        g.state.phase = ""


def test_decisions_by_standing_order_are_rolled_back_too() -> None:
    table = toy(passing_then_broken)
    table.order(BLUE, pass_in())
    table.decide(RED, "safe")
    expect_mistake(table, RED, "break")
    table.decide(RED, "safe")
    assert [decision.key for decision in table.history] == ["safe", "pass", "pass"] * 2


def test_standing_orders_that_lapsed_on_the_way_stand_again() -> None:
    table = toy(risky)
    table.order(BLUE, pass_in(until="round"))
    expect_mistake(table, RED, "break")
    assert table.standing[BLUE] == pass_in(until="round")


def test_an_order_that_breaks_the_rules_is_not_given() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield from window("ambush", [BLUE], lambda seat: [])
        raise Mistake

    table = toy(play)
    before = everything(table)
    with pytest.raises(Mistake):
        table.order(BLUE, pass_in())
    assert everything(table) == before
    assert table.standing == {}


def test_an_interrupted_decision_is_not_made() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "go")
        raise KeyboardInterrupt

    table = toy(play)
    before = everything(table)
    with pytest.raises(KeyboardInterrupt):
        table.decide(RED, "go")
    assert everything(table) == before


def test_a_rule_that_cleans_up_late_cannot_spoil_the_table() -> None:
    """The abandoned procedure has its own position: what it still does, it does to that."""

    def play(g: Pad) -> Procedure[None]:
        try:
            yield choice(RED, "one")
            yield choice(RED, "two")
        finally:
            g.note("cleaned up")

    table = toy(play)
    before = everything(table)
    table.decide(RED, "one")
    table.undo(RED)
    assert everything(table) == before


def test_a_script_that_runs_short_of_dice_gets_them_back() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "roll")
        g.dice(2, "assault")
        g.dice(1, "assault")
        yield choice(RED, "end")

    table = toy(play, script=Script(dice=[6, 5]))
    with refused(table, ScriptShortage, "no more dice", "assault"):
        table.decide(RED, "roll")


def test_rules_that_cannot_be_entered_at_their_checkpoint_are_a_bug() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "one")
        yield Checkpoint("middle")
        yield choice(RED, "two")

    table = toy(play)
    table.decide(RED, "one")
    with pytest.raises(RulesBug, match="do not come to it: they ask red 'choose'"):
        table.fork()
