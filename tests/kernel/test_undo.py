"""Undo goes back to the last point at which nobody had learned anything new."""

from typing import Any

import pytest

from tercio.games.primer.position import BidOpened
from tercio.kernel.ask import PASS, AskAll, AskAny, Checkpoint, Option, Procedure, Seat
from tercio.kernel.chains import take
from tercio.kernel.display.protocol import Display, Stage
from tercio.kernel.errors import CannotUndo, Unknown
from tercio.kernel.events import Event
from tercio.kernel.registry import game
from tercio.kernel.saving.history import Bar, Undone
from tercio.kernel.saving.save import load, read, save
from tercio.kernel.table import Table
from tercio.kernel.windows import window
from tests.kernel.toys import (
    BLUE,
    GREEN,
    RED,
    Notes,
    Pad,
    Play,
    choice,
    everything,
    pass_in,
    refused,
    toy,
)


def march(then: Play) -> Play:
    """Red takes two steps, something happens, red takes a third."""

    def play(g: Pad) -> Procedure[None]:
        for step in ("one", "two"):
            yield choice(RED, step)
            g.note(step)
        yield from then(g)
        yield choice(RED, "three")

    return play


def nothing(g: Pad) -> Procedure[None]:
    yield from ()


def rolls_dice(g: Pad) -> Procedure[None]:
    g.dice(1)
    yield from ()


def draws(g: Pad) -> Procedure[None]:
    g.pick("abc")
    yield from ()


def shuffles(g: Pad) -> Procedure[None]:
    g.shuffle([1, 2, 3])
    yield from ()


def shows_a_hidden_unit(g: Pad) -> Procedure[None]:
    g.show("a fleet lies in wait")
    yield from ()


def blue_answers(g: Pad) -> Procedure[None]:
    yield choice(BLUE, "well")


def passes_a_checkpoint(g: Pad) -> Procedure[None]:
    g.state.phase = "later"
    yield from ()


def test_undo_restores_everything() -> None:
    table = toy(march(nothing))
    moments = [everything(table)]
    for step in ("one", "two"):
        table.decide(RED, step)
        moments.append(everything(table))
    assert table.undo(RED).keys == ("two",)
    assert everything(table) == moments[1]
    assert table.undo(RED).keys == ("one",)
    assert everything(table) == moments[0]


def test_as_many_as_possible() -> None:
    table = toy(march(nothing))
    table.decide(RED, "one")
    table.decide(RED, "two")
    undone = table.undo(RED, None)
    assert undone.keys == ("two", "one")
    assert undone.stopped_by == "undo-nothing-to-take-back"


@pytest.mark.parametrize(
    ("happens", "reason"),
    [
        (rolls_dice, "undo-dice-or-draw"),
        (draws, "undo-dice-or-draw"),
        (shuffles, "undo-dice-or-draw"),
        (shows_a_hidden_unit, "undo-reveal"),
    ],
)
def test_undo_stops_where_somebody_learned_something(happens: Play, reason: str) -> None:
    """openpanzer #203, undo as scout: look, take back, and choose better. No."""
    table = toy(march(happens))
    table.decide(RED, "one")
    table.decide(RED, "two")
    before = everything(table)
    with pytest.raises(CannotUndo, match=reason):
        table.undo(RED)
    assert everything(table) == before


def test_undo_stops_at_the_decision_of_another_seat() -> None:
    table = toy(march(blue_answers))
    for seat, key in ((RED, "one"), (RED, "two"), (BLUE, "well")):
        table.decide(seat, key)
    with pytest.raises(CannotUndo, match="undo-another-seat-decided"):
        table.undo(RED)
    assert table.undo(BLUE).keys == ("well",)
    assert table.undo(BLUE, 0).stopped_by == "undo-another-seat-decided"


def test_a_partial_undo_says_why_it_stopped() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "one")
        g.dice(1)
        yield choice(RED, "two")
        yield choice(RED, "three")
        yield choice(RED, "four")

    table = toy(play)
    for key in ("one", "two", "three"):
        table.decide(RED, key)
    undone = table.undo(RED, None)
    assert undone.keys == ("three", "two")
    assert undone.stopped_by == "undo-dice-or-draw"


def asked_back(g: Pad) -> Procedure[None]:
    """Red marches; red itself might respond to it, and then goes on."""
    yield choice(RED, "march", "stay")
    yield from window("ambush", (RED,), lambda seat: [Option("trap")])
    yield choice(RED, "left", "right")


def test_a_pass_by_standing_order_is_nothing_that_i_did() -> None:
    table = toy(asked_back)
    table.order(RED, pass_in("ambush"))
    before = everything(table)
    table.decide(RED, "march")
    assert [option.key for option in table.asks()[RED].options] == ["left", "right"]
    assert table.undo(RED).keys == (PASS, "march")
    assert everything(table) == before


def test_what_was_done_as_one_is_taken_back_as_one_after_a_load_and_in_a_fork() -> None:
    table = toy(march(nothing))
    for key in take(table, RED, ["one", "two"], None):
        assert key
    for other in (load(table.game, read(save(table))), table.fork()):
        assert other.undo(RED).keys == ("two", "one")
    assert table.undo(RED).keys == ("two", "one")


def tells(table: Table[Notes], seat: Seat = RED) -> str:
    """What bars the way back, in the words of the toy."""
    event = table.undo_bar(seat).event
    return "" if event is None else str(getattr(event, "text", event))


@pytest.mark.parametrize(
    ("happens", "told"),
    [(rolls_dice, "Rolled"), (shows_a_hidden_unit, "a fleet lies in wait"), (draws, "")],
)
def test_where_undo_is_refused_it_can_be_said_what_was_learned(happens: Play, told: str) -> None:
    table = toy(march(happens))
    table.decide(RED, "one")
    table.decide(RED, "two")
    assert told in tells(table)


def blue_whispers(g: Pad) -> Procedure[None]:
    yield choice(BLUE, "well")
    g.note("blue whispers", to=(BLUE,))
    g.note("blue moves")


def test_of_what_others_did_only_what_a_seat_was_told_is_named() -> None:
    table = toy(march(blue_whispers))
    for seat, key in ((RED, "one"), (RED, "two"), (BLUE, "well")):
        table.decide(seat, key)
    assert table.undo_bar(RED).why == "undo-another-seat-decided"
    assert tells(table) == "blue moves"
    assert table.undo_bar(BLUE).why == ""


class _Chapters(Display[Any]):
    def stage(self, event: Event) -> Stage | None:
        return Stage("phase") if getattr(event, "text", "").startswith("Turn") else None


def test_a_heading_is_nothing_that_others_did() -> None:
    def blue_ends_the_phase(g: Pad) -> Procedure[None]:
        yield choice(BLUE, "well")
        g.note("Turn 1: a debate")
        if blue_speaks:
            g.note("blue speaks")

    for blue_speaks in (True, False):
        table = toy(march(blue_ends_the_phase))
        table.game.display = _Chapters()
        for seat, key in ((RED, "one"), (RED, "two"), (BLUE, "well")):
            table.decide(seat, key)
        assert table.undo_bar(RED).why == "undo-another-seat-decided"
        assert tells(table) == ("blue speaks" if blue_speaks else "")


def test_what_i_did_myself_is_not_what_others_did() -> None:
    """Red's own march is told after the others have let it pass."""

    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "march")
        yield from window("ambush", (BLUE,), lambda seat: [Option("trap")])
        g.note("red marches")
        yield choice(BLUE, "rest")

    table = toy(play)
    table.decide(RED, "march")
    table.decide(BLUE, PASS)
    assert table.undo_bar(RED) == Bar("undo-another-seat-decided")


def test_what_i_had_sealed_is_not_what_others_did() -> None:
    """The bids are opened with the last of them, mine first."""
    table = Table.new(game("primer"), seed="bids")
    first, *others = table.seats
    table.decide(first, "bid.2")
    for seat in others:
        table.decide(seat, "bid.0")
    opened = table.undo_bar(first).event
    assert table.undo_bar(first).why == "undo-another-seat-decided"
    assert isinstance(opened, BidOpened)
    assert (opened.seat, opened.ducats) == (f"seat:{others[0]}", 0)


@pytest.mark.parametrize(
    ("happens", "why"),
    [(rolls_dice, "undo-dice-or-draw"), (shows_a_hidden_unit, "undo-reveal")],
)
def test_where_others_only_passed_what_was_learned_bars_the_way(happens: Play, why: str) -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "assault")
        yield from window("ambush", (BLUE,), lambda seat: [Option("trap")])
        yield from happens(g)
        yield choice(RED, "losses")

    table = toy(play)
    table.decide(RED, "assault")
    table.decide(BLUE, PASS)
    bar = table.undo_bar(RED)
    assert (bar.why, bar.event is not None) == (why, True)
    with pytest.raises(CannotUndo):
        table.undo(RED)


def test_an_unknown_seat_cannot_undo() -> None:
    table = toy(march(nothing))
    with refused(table, Unknown, "'pope'"):
        table.undo(Seat("pope"))


def test_nothing_to_take_back() -> None:
    table = toy(march(nothing))
    with pytest.raises(CannotUndo, match="undo-nothing-to-take-back"):
        table.undo(RED)


# -- sealed answers --------------------------------------------------------------------------


def bids(g: Pad) -> Procedure[None]:
    yield choice(RED, "open")
    answers = yield AskAll({seat: choice(seat, "bid.1", "bid.2") for seat in g.seats})
    g.note(" ".join(f"{seat} {answers[seat].key}" for seat in g.seats))
    yield choice(RED, "end")


def test_a_sealed_answer_can_be_taken_back_whatever_others_do() -> None:
    table = toy(bids, players=3)
    table.decide(RED, "open")
    table.decide(RED, "bid.1")
    seen = {seat: table.view(seat) for seat in (BLUE, GREEN)}
    table.decide(BLUE, "bid.1")
    assert table.undo(RED).keys == ("bid.1",)
    assert table.view(GREEN).offer == seen[GREEN].offer
    table.decide(RED, "bid.2")
    table.decide(GREEN, "bid.1")
    assert table.g.state.lines == ["red bid.2 blue bid.1 green bid.1"]


def test_an_opened_answer_cannot_be_taken_back() -> None:
    table = toy(bids)
    for seat, key in ((RED, "open"), (RED, "bid.1"), (BLUE, "bid.2")):
        table.decide(seat, key)
    for seat in (RED, BLUE):
        with pytest.raises(CannotUndo, match="undo-another-seat-decided"):
            table.undo(seat)


def test_behind_a_sealed_answer_of_another_seat_undo_does_not_go() -> None:
    table = toy(bids)
    table.decide(RED, "open")
    table.decide(BLUE, "bid.2")
    with pytest.raises(CannotUndo, match="undo-another-seat-decided"):
        table.undo(RED)


@pytest.mark.parametrize("in_order", [False, True])
def test_whether_a_polled_seat_has_answered_does_not_matter(in_order: bool) -> None:
    """Undo must not tell who of the polled has passed already."""

    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "attack")
        polled = [BLUE, GREEN]
        yield from window("ambush", polled, lambda seat: [Option("hit")], in_order=in_order)
        yield choice(RED, "end")

    silent, answered = toy(play, players=3), toy(play, players=3)
    for table in (silent, answered):
        table.decide(RED, "attack")
    answered.decide(BLUE, "pass")
    for table in (silent, answered):
        with pytest.raises(CannotUndo, match="undo-another-seat-asked"):
            table.undo(RED)


# -- checkpoints, saves, ends ----------------------------------------------------------------


def rounds(g: Pad) -> Procedure[None]:
    """Red decides four times; every decision is followed by a checkpoint."""
    while len(g.state.lines) < 4:
        yield Checkpoint("step")
        pick = yield choice(RED, "a", "b")
        g.note(pick.key)


def test_undo_goes_back_across_checkpoints() -> None:
    table = toy(rounds)
    start = everything(table)
    for key in ("a", "b", "a"):
        table.decide(RED, key)
    assert table.undo(RED, None).keys == ("a", "b", "a")
    assert everything(table) == start


def test_what_can_be_undone_can_be_undone_after_a_load_too() -> None:
    table = toy(rounds)
    for key in ("a", "b", "a"):
        table.decide(RED, key)
    loaded = load(table.game, read(save(table)))
    assert loaded.undo(RED, None) == table.undo(RED, None)
    assert loaded.view(RED) == table.view(RED)


def test_checkpoints_that_undo_cannot_reach_are_forgotten() -> None:
    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 50:
            yield Checkpoint("step")
            yield choice(RED, "go")
            g.note("gone")
            g.dice(1)

    table = toy(play)
    for _ in range(40):
        table.decide(RED, "go")
    assert table.first_kept() is table.last_kept()


def test_regression_undo_leaves_no_trace_of_what_was_undone() -> None:
    """boardgame.io #399: neither view, offer, log nor save may hold what was taken back."""
    table = toy(rounds)
    table.decide(RED, "a")
    before = save(table)
    seen = [(table.view(seat), table.events(seat)) for seat in (RED, BLUE, None)]
    table.decide(RED, "b")
    table.undo(RED)
    assert [(table.view(seat), table.events(seat)) for seat in (RED, BLUE, None)] == seen
    assert b"red:b" not in save(table)
    assert read(save(table)).decisions == read(before).decisions


def test_the_end_cannot_be_undone_because_the_seed_is_out() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "end")

    table = toy(play)
    assert table.view(BLUE).seed is None
    table.decide(RED, "end")
    assert table.view(BLUE).seed == "7"
    with pytest.raises(CannotUndo, match="undo-game-is-over"):
        table.undo(RED)


def test_standing_orders_that_lapsed_come_back() -> None:
    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 3:
            yield Checkpoint("impulse", ends=("impulse",))
            yield choice(RED, "go")
            g.note("gone")

    table = toy(play)
    table.order(BLUE, pass_in(until="impulse"))
    table.decide(RED, "go")
    assert table.standing[BLUE] == []
    table.undo(RED)
    assert table.standing[BLUE] == pass_in(until="impulse")
    table.order(BLUE, pass_in("ambush"))
    table.decide(RED, "go")
    table.undo(RED)
    assert table.standing[BLUE] == pass_in("ambush")


def test_on_an_open_floor_a_seat_takes_back_its_own_last_word() -> None:
    def play(g: Pad) -> Procedure[None]:
        for _ in range(4):
            _, pick = yield AskAny({RED: choice(RED, "r"), BLUE: choice(BLUE, "b")})
            g.note(pick.key)

    table = toy(play)
    table.decide(BLUE, "b")
    before = everything(table)
    table.decide(RED, "r")
    assert table.undo(RED).keys == ("r",)
    assert everything(table) == before


# -- what was seen stays seen ----------------------------------------------------------------


def in_turn(g: Pad) -> Procedure[None]:
    """Red, red, blue, with a checkpoint before each."""
    while len(g.state.lines) < 3:
        yield Checkpoint("step")
        pick = yield choice((RED, RED, BLUE)[len(g.state.lines)], "left", "right")
        g.note(pick.key)


def test_a_decision_that_another_seat_has_seen_and_answered_stands() -> None:
    """Blue answers and takes it back: red knows now what blue would do."""

    def play(g: Pad) -> Procedure[None]:
        yield from in_turn(g)
        yield Checkpoint("after")
        yield choice(BLUE, "end")

    table = toy(play)
    for seat in (RED, RED, BLUE):
        table.decide(seat, "left")
    table.undo(BLUE)
    with pytest.raises(CannotUndo, match="undo-another-seat-decided"):
        table.undo(RED)
    for each in (table, table.fork(), load(table.game, read(save(table)))):
        with pytest.raises(CannotUndo):
            each.undo(RED)
        each.decide(BLUE, "right")


def test_a_sealed_answer_that_is_taken_back_bars_nobody() -> None:
    table = toy(bids)
    table.decide(RED, "open")
    table.decide(BLUE, "bid.2")
    table.undo(BLUE)
    assert table.undo(RED).keys == ("open",)


def test_a_sealed_answer_that_is_taken_back_frees_the_way_across_checkpoints() -> None:
    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 2:
            yield Checkpoint("step")
            yield choice(RED, "go")
            g.note("gone")
        yield Checkpoint("bids")
        yield AskAll({seat: choice(seat, "bid.1") for seat in g.seats})

    table = toy(play)
    start = everything(table)
    for seat, key in ((RED, "go"), (RED, "go"), (BLUE, "bid.1")):
        table.decide(seat, key)
    table.undo(BLUE)
    assert table.undo(RED, None).keys == ("go", "go")
    assert everything(table) == start


# -- side by side ----------------------------------------------------------------------------


def builders(g: Pad) -> Procedure[None]:
    """Everybody builds at the same time until content; a scout is drawn, and named at once."""
    while True:
        yield Checkpoint("building")
        content = {line.split()[0] for line in g.state.lines if line.endswith("done")}
        asks = {
            seat: choice(seat, "wall", "tower", "scout", "guide", "done")
            for seat in g.seats
            if seat not in content
        }
        if not asks:
            break
        seat, pick = yield AskAny(asks, side_by_side=True)
        g.note(f"{seat} {pick.key}")
        if pick.key in ("scout", "guide"):
            if pick.key == "scout":
                g.dice(1)
            named = yield choice(seat, "fox", "owl")
            g.note(f"{seat} {named.key}")
    yield choice(RED, "begin")


def test_side_by_side_each_takes_back_its_own_whatever_others_do() -> None:
    table = toy(builders)
    for seat, key in ((RED, "wall"), (BLUE, "tower"), (RED, "tower"), (BLUE, "wall")):
        table.decide(seat, key)
    asked = table.asked_at(BLUE)
    assert table.undo(RED).keys == ("tower",)
    assert table.g.state.lines == ["red wall", "blue tower", "blue wall"]
    assert table.undo(RED, None) == Undone(("wall",), "undo-nothing-to-take-back")
    assert table.g.state.lines == ["blue tower", "blue wall"]
    assert [told.event for told in table.events(RED)] == [
        told.event for told in table.replay(table.history).events(RED)
    ]
    assert table.asked_at(BLUE) == asked
    table.decide(BLUE, "done", asked)


def test_side_by_side_who_is_content_may_change_its_mind() -> None:
    table = toy(builders)
    table.decide(RED, "done")
    table.decide(BLUE, "wall")
    assert RED not in table.asks()
    assert table.undo(RED).keys == ("done",)
    assert list(table.asks()) == [RED, BLUE]


def test_side_by_side_a_question_asked_again_has_a_number_of_its_own() -> None:
    table = toy(builders)
    table.decide(RED, "done")
    seen = table.asked_at(RED)
    table.decide(BLUE, "wall")
    table.undo(RED)
    assert table.asked_at(RED) > seen


def test_side_by_side_what_nobody_has_gone_on_from_leaves_no_trace() -> None:
    table = toy(builders)
    table.decide(BLUE, "wall")
    before = everything(table), table.asked_at(RED), table.asked_at(BLUE)
    table.decide(RED, "tower")
    table.undo(RED)
    assert (everything(table), table.asked_at(RED), table.asked_at(BLUE)) == before


def test_side_by_side_dice_of_others_stay_and_my_own_bar_the_way() -> None:
    table = toy(builders)
    for seat, key in ((RED, "wall"), (BLUE, "scout"), (BLUE, "owl"), (RED, "tower")):
        table.decide(seat, key)
    tape, counters = list(table.g.random.tape), dict(table.g.random.source.counters)
    assert table.undo(RED, None).keys == ("tower", "wall")
    assert table.g.state.lines == ["blue scout", "blue owl"]
    assert (table.g.random.tape, table.g.random.source.counters) == (tape, counters)
    assert everything(load(table.game, read(save(table)))) == everything(table)
    assert table.undo(BLUE, None) == Undone(("owl",), "undo-dice-or-draw")
    table.decide(BLUE, "owl")
    table.decide(RED, "scout")
    assert table.undo_barrier(RED) == "undo-dice-or-draw"
    table.decide(RED, "fox")
    table.decide(BLUE, "wall")
    assert table.undo_barrier(RED) == "undo-dice-or-draw"
    assert everything(load(table.game, read(save(table)))) == everything(table)


def test_side_by_side_what_was_asked_in_between_goes_with_what_led_to_it() -> None:
    table = toy(builders)
    for seat, key in ((RED, "guide"), (RED, "fox"), (BLUE, "wall")):
        table.decide(seat, key)
    assert table.undo(RED).keys == ("fox", "guide")
    assert table.g.state.lines == ["blue wall"]
    for key in ("guide", "fox"):
        table.decide(RED, key)
    assert table.undo(RED).keys == ("fox",)
    assert list(table.asks()) == [RED]


def test_side_by_side_it_can_be_taken_back_after_a_load_and_in_a_fork() -> None:
    table = toy(builders)
    for seat, key in ((RED, "wall"), (BLUE, "tower"), (BLUE, "wall")):
        table.decide(seat, key)
    for other in (load(table.game, read(save(table))), table):
        assert other.undo(RED).keys == ("wall",)
        assert other.g.state.lines == ["blue tower", "blue wall"]


def test_side_by_side_who_was_asked_because_of_it_bars_the_way() -> None:
    """Blue waits until red is content, and has begun."""

    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 5:
            yield Checkpoint("building")
            is_content = "red done" in g.state.lines
            who = BLUE if is_content else RED
            seat, pick = yield AskAny({who: choice(who, "wall", "done")}, side_by_side=True)
            g.note(f"{seat} {pick.key}")

    table = toy(play)
    table.decide(RED, "wall")
    table.decide(RED, "done")
    assert table.undo_barrier(RED) == ""
    table.decide(BLUE, "wall")
    assert table.undo_barrier(RED) == "undo-another-seat-decided"


def test_side_by_side_nothing_from_before_the_floor_is_taken_back() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield choice(RED, "open")
        yield choice(BLUE, "follow")
        yield from builders(g)

    table = toy(play)
    for seat, key in ((RED, "open"), (BLUE, "follow"), (BLUE, "wall")):
        table.decide(seat, key)
    assert table.undo_barrier(RED) == "undo-another-seat-decided"
    assert table.undo(BLUE).keys == ("wall",)
