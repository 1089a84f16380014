"""Where people sit, nobody waits for a question that has one answer."""

from functools import partial

import pytest

from tercio.kernel.ask import BACK, PASS, Ask, AskAny, Checkpoint, Option, Procedure, Seat, compose
from tercio.kernel.errors import CannotUndo
from tercio.kernel.pace import Pace
from tercio.kernel.saving.save import load, read, save
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder, window
from tests.kernel.toys import BLUE, GREEN, RED, Notes, Pad, choice, everything, toy


def campaign(g: Pad) -> Procedure[None]:
    """Red goes on with its only army; blue may ambush if it has a card, green never can."""
    while len(g.state.lines) < 6:
        yield Checkpoint("march")
        where = yield choice(RED, "north", "south")
        army = yield choice(RED, f"army.{where.key}")
        cards = {BLUE: [Option("ambush")]} if where.key == "south" else {}
        responses = yield from window("ambush", (BLUE, GREEN), partial(_cards_of, cards))
        g.note(f"{army.key}: {len(responses)}")


def _cards_of(cards: dict[Seat, list[Option]], seat: Seat) -> list[Option]:
    return cards.get(seat, [])


def quick(players: int = 3) -> Table[Notes]:
    table = toy(campaign, players=players)
    table.set_pace(Pace.QUICK)
    return table


@pytest.mark.parametrize("side_by_side", [False, True])
def test_on_an_open_floor_a_known_answer_is_given_where_nobody_talks(side_by_side: bool) -> None:
    def play(g: Pad) -> Procedure[None]:
        left = {RED: ["tower", "gate"], BLUE: ["wall"]}
        while any(left.values()):
            asks = {seat: choice(seat, *items) for seat, items in left.items() if items}
            seat, item = yield AskAny(asks, side_by_side=side_by_side)
            left[seat].remove(item.key)
            g.note(f"{seat} {item.key}")
        yield choice(RED, "peace", "war")

    table = toy(play)
    table.set_pace(Pace.QUICK)
    assert table.g.state.lines == (["blue wall"] if side_by_side else [])
    table.decide(RED, "gate")
    assert table.asks()[RED].only is None or not side_by_side


def test_a_table_asks_everything_unless_it_is_told_to_go_on() -> None:
    table = toy(campaign, players=3)
    table.decide(RED, "north")
    assert [ask.only is not None for ask in table.asks().values()] == [True]
    assert table.asks().keys() == {RED}


def test_who_has_one_answer_is_not_asked() -> None:
    table = quick()
    table.decide(RED, "north")
    assert table.g.state.lines == ["army.north: 0"]
    assert table.asks().keys() == {RED}
    assert [(seat, key) for seat, key in table.history] == [
        (RED, "north"),
        (RED, "army.north"),
        (BLUE, PASS),
        (GREEN, PASS),
    ]


def test_who_has_a_choice_is_asked_and_the_others_look_undecided_too() -> None:
    table = quick()
    table.decide(RED, "south")
    assert table.asks().keys() == {BLUE}
    assert table.waiting() == (BLUE, GREEN)
    table.decide(BLUE, "ambush")
    assert table.g.state.lines == ["army.south: 1"]


def test_a_table_that_stands_at_such_a_question_goes_on_when_it_is_told_to() -> None:
    table = toy(campaign, players=3)
    table.decide(RED, "north")
    table.set_pace(Pace.QUICK)
    assert table.g.state.lines == ["army.north: 0"]


def test_standing_orders_and_forced_answers_lead_on_together() -> None:
    table = quick()
    table.order(BLUE, [StandingOrder("ambush")])
    table.decide(RED, "south")
    assert table.g.state.lines == ["army.south: 0"]


def test_what_was_answered_for_somebody_is_played_again_as_it_was() -> None:
    table = quick()
    for key in ("north", "south"):
        table.decide(RED, key)
    table.decide(BLUE, PASS)
    again = load(table.game, read(save(table)))
    assert again.history == table.history
    assert everything(table.replay(table.history)) == everything(table)


def test_records_of_old_in_which_everything_was_answered_run_as_before() -> None:
    old = toy(campaign, players=3)
    for seat, key in [(RED, "north"), (RED, "army.north"), (GREEN, PASS), (BLUE, PASS)]:
        old.decide(seat, key)
    again = load(old.game, read(save(old)))
    assert again.history == old.history
    again.set_pace(Pace.QUICK)
    again.decide(RED, "north")
    assert again.g.state.lines == ["army.north: 0", "army.north: 0"]


def steps(g: Pad) -> Procedure[None]:
    """Red makes up its mind, in the end about nothing."""
    first = yield choice(RED, "left", "right")
    yield choice(RED, f"one.{first.key}")
    yield choice(RED, "stay", "go")


def test_undo_takes_back_what_a_seat_did_itself() -> None:
    table = toy(steps)
    table.set_pace(Pace.QUICK)
    table.decide(RED, "left")
    assert [option.key for option in table.asks()[RED].options] == ["stay", "go"]
    undone = table.undo(RED)
    assert undone.keys == ("one.left", "left")
    assert table.history == []
    table.decide(RED, "right")
    assert [key for _, key in table.history] == ["right", "one.right"]


def test_what_was_answered_for_a_seat_is_not_its_own_to_take_back() -> None:
    table = quick()
    table.decide(RED, "south")
    with pytest.raises(CannotUndo):
        table.undo(GREEN)
    assert table.waiting() == (BLUE, GREEN)


def test_undo_names_the_decision_after_which_others_were_asked() -> None:
    table = quick()
    table.decide(RED, "north")
    assert table.undo_barrier(RED) == "undo-another-seat-decided"


def build(g: Pad) -> Procedure[None]:
    """Three steps of one choice; at the first there is nothing to choose."""

    def next_ask(picks: list[Option]) -> Ask | None:
        steps = [("fort",), ("here", "there"), ("now", "later")]
        return None if len(picks) == 3 else choice(RED, *steps[len(picks)])

    picks = yield from compose(next_ask)
    g.note(" ".join(pick.key for pick in picks))


def keys(table: Table[Notes]) -> list[str]:
    offer = table.offer(RED)
    return [] if offer is None else [option.key for option in offer.options]


def test_there_is_no_way_back_to_a_question_that_was_not_asked() -> None:
    table = toy(build)
    table.set_pace(Pace.QUICK)
    assert keys(table) == ["here", "there"]
    table.decide(RED, "there")
    assert keys(table) == ["now", "later", BACK]
    table.decide(RED, BACK)
    assert keys(table) == ["here", "there"]


def test_records_may_still_go_back_to_it() -> None:
    table = toy(build)
    for key in ("fort", BACK, "fort", "here", "now"):
        table.decide(RED, key)
    assert table.g.state.lines == ["fort here now"]


# -- discreet tables -------------------------------------------------------------------------------


def discreet(*, in_order: bool = False) -> Table[Notes]:
    """Red attacks; blue can ambush in the south, green in the north, both everywhere."""

    def play(g: Pad) -> Procedure[None]:
        while len(g.state.lines) < 6:
            yield Checkpoint("march")
            where = yield choice(RED, "north", "south", "nowhere", "everywhere")
            places = {BLUE: ("south", "everywhere"), GREEN: ("north", "everywhere")}
            cards = {
                seat: [Option("ambush")] for seat, known in places.items() if where.key in known
            }
            asked = partial(_cards_of, cards)
            responses = yield from window("ambush", (BLUE, GREEN), asked, in_order=in_order)
            g.note(f"{where.key}: {[seat for seat, _ in responses]}")

    table = toy(play, players=3)
    table.set_pace(Pace.DISCREET)
    return table


@pytest.mark.parametrize("where", ["north", "south", "nowhere", "everywhere"])
def test_a_window_is_held_whoever_could_play(where: str) -> None:
    """Until it is released it looks the same to red, and everybody can pass in it beforehand."""
    table = discreet()
    table.decide(RED, where)
    assert table.is_held
    assert table.waiting() == (BLUE, GREEN)
    for seat in table.asks():
        table.decide(seat, PASS)
    assert table.is_held
    assert table.g.state.lines == []
    table.release()
    assert table.g.state.lines == [f"{where}: []"]
    assert not table.is_held


def test_who_is_not_done_when_the_window_is_released_goes_on_thinking() -> None:
    table = discreet()
    table.decide(RED, "south")
    table.release()
    assert table.asks().keys() == {BLUE}
    assert not table.is_held
    table.decide(BLUE, PASS)
    assert table.g.state.lines == ["south: []"]


def test_a_response_may_come_before() -> None:
    table = discreet()
    table.decide(RED, "south")
    table.decide(BLUE, "ambush")
    assert table.is_held
    table.release()
    assert table.g.state.lines == ["south: ['blue']"]


def test_standing_orders_wait_for_the_release_too() -> None:
    table = discreet()
    table.order(BLUE, [StandingOrder("ambush")])
    table.decide(RED, "south")
    assert table.g.state.lines == []
    table.release()
    assert table.g.state.lines == ["south: []"]


def test_who_has_promised_to_pass_may_change_their_mind() -> None:
    table = discreet()
    table.decide(RED, "south")
    table.decide(BLUE, PASS)
    table.withdraw(BLUE)
    with pytest.raises(CannotUndo):
        table.withdraw(BLUE)
    table.decide(BLUE, PASS)
    table.decide(BLUE, "ambush")
    table.release()
    assert table.g.state.lines == ["south: ['blue']"]


def test_the_next_window_is_held_again_and_nobody_has_promised_anything() -> None:
    table = discreet()
    table.decide(RED, "south")
    table.decide(BLUE, PASS)
    table.release()
    table.decide(RED, "south")
    assert table.is_held
    table.release()
    assert table.asks().keys() == {BLUE}


def test_where_one_is_asked_after_the_other_the_time_of_the_first_is_that_of_all() -> None:
    table = discreet(in_order=True)
    table.decide(RED, "nowhere")
    assert table.is_held
    table.release()
    assert table.g.state.lines == ["nowhere: []"]
    table.decide(RED, "north")
    table.release()
    assert table.asks().keys() == {GREEN}
    assert not table.is_held


def test_only_windows_are_held() -> None:
    table = toy(steps)
    table.set_pace(Pace.DISCREET)
    table.decide(RED, "left")
    assert [key for _, key in table.history] == ["left", "one.left"]


@pytest.mark.parametrize("pace", [Pace.ASKING, Pace.QUICK])
def test_whoever_was_sent_back_is_told_so(pace: Pace) -> None:
    """A bot that is not asked whether it goes back would go there again and again."""

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks:
            return choice(RED, "metz", "turin")
        return None if picks[0].key == "turin" else choice(RED)

    def play(g: Pad) -> Procedure[None]:
        picks = yield from compose(next_ask)
        g.note(picks[0].key)
        yield choice(RED, "on", "off")

    table = toy(play)
    table.set_pace(pace)
    assert not table.sight(RED).was_sent_back
    table.decide(RED, "metz")
    if pace is Pace.ASKING:
        assert not table.sight(RED).was_sent_back
        table.decide(RED, BACK)
    assert table.sight(RED).was_sent_back
    assert table.fork().sight(RED).was_sent_back
    table.decide(RED, "turin")
    assert not table.sight(RED).was_sent_back
