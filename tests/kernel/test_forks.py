"""Forks think for themselves; imagined tables know no more than the seat that imagines."""

from collections import Counter

import pytest

from tercio.kernel.ask import Ask, AskAll, AskAny, Checkpoint, Option, Procedure, Seat
from tercio.kernel.errors import RulesBug, SaveError, Unknown
from tercio.kernel.position import Position
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.saving.save import save
from tercio.kernel.table import Table
from tercio.kernel.windows import window
from tests.kernel.toys import (
    BLUE,
    GREEN,
    RED,
    Noted,
    Notes,
    Pad,
    choice,
    everything,
    pass_in,
    refused,
    toy,
)


def rolling(g: Pad) -> Procedure[None]:
    while len(g.state.lines) < 60:
        yield Checkpoint("roll")
        yield choice(RED, "roll")
        g.note(f"rolled {g.dice(3)}")
        yield choice(RED, "again")


def play_on(table: Table[Notes], steps: int) -> list[str]:
    for _ in range(steps):
        seat, ask = next(iter(table.asks().items()))
        table.decide(seat, ask.options[0].key)
    return table.g.state.lines


def test_where_checkpoints_are_rare_forks_and_undo_repeat_more() -> None:
    table, often = toy(rolling), toy(rolling)
    table.keep_rarely(20)
    for played in (table, often):
        play_on(played, 10)
    assert table.last_kept().decisions == 0
    assert often.last_kept().decisions == 10
    fork = table.fork()
    assert fork.g.state == table.g.state == often.g.state
    assert [table.view(seat) for seat in table.seats] == [often.view(s) for s in often.seats]
    assert table.undo(RED) == often.undo(RED)
    assert table.g.state == often.g.state


def test_once_somebody_forks_every_checkpoint_is_kept() -> None:
    table = toy(rolling)
    table.keep_rarely(1000)
    play_on(table, 5)
    table.fork()
    play_on(table, 4)
    assert table.last_kept().decisions == 8


def test_a_fork_stands_where_its_parent_stands() -> None:
    table = toy(rolling)
    play_on(table, 5)
    fork = table.fork()
    assert fork.g.state == table.g.state
    for seat in (*table.seats, None):
        assert fork.view(seat) == table.view(seat)


def test_a_fork_does_not_disturb_its_parent() -> None:
    table, twin = toy(rolling), toy(rolling)
    for each in (table, twin):
        play_on(each, 3)
    before = everything(table)
    play_on(table.fork(), 9)
    assert everything(table) == before
    assert play_on(table, 8) == play_on(twin, 8)


def test_a_fork_rolls_dice_of_its_own() -> None:
    """Ten rolls of three dice: that a fork foresees them by chance is out of the question."""
    table = toy(rolling)
    one, two = table.fork(), table.fork()
    real = play_on(table, 20)
    assert play_on(one, 20) != real
    assert play_on(two, 20) not in (real, one.g.state.lines)


def test_a_fork_does_not_know_the_seed() -> None:
    fork = toy(rolling).fork()
    assert fork.seed is None
    with pytest.raises(Unknown, match="without its seed"):
        fork.replay([])
    with pytest.raises(SaveError, match="without its seed"):
        save(fork)


def test_a_fork_keeps_rolls_since_the_checkpoint_and_standing_orders() -> None:
    table = toy(rolling)
    table.order(BLUE, pass_in("ambush"))
    table.decide(RED, "roll")
    fork = table.fork().fork()
    assert fork.g.state.lines == table.g.state.lines
    assert fork.standing == table.standing
    fork.order(BLUE, [])
    assert table.standing[BLUE] == pass_in("ambush")


# -- imagination -----------------------------------------------------------------------------

CARDS = {RED: ["1", "2"], BLUE: ["3", "4"], GREEN: ["5", "6"]}
WORLDS = 40


def imagined(table: Table[Notes], seat: Seat) -> list[Table[Notes]]:
    """What a seat imagines, forty times over; every one looks like the real table to it."""
    random = Randomness(Stream(b"imagination"))
    found = [table.imagine(seat, random) for _ in range(WORLDS)]
    worlds = [world for world in found if world is not None]
    for world in worlds:
        assert world.view(seat).position == table.view(seat).position
        assert world.offer(seat) == table.offer(seat)
    return worlds


def holding(g: Pad) -> Procedure[None]:
    yield choice(RED, "wait")
    yield choice(RED, "wait")


def test_hidden_hands_are_dealt_anew() -> None:
    table = toy(holding, players=3, cards=CARDS)
    worlds = imagined(table, RED)
    assert len(worlds) == WORLDS
    assert {tuple(world.g.state.hands[RED]) for world in worlds} == {("1", "2")}
    assert len({tuple(world.g.state.hands[BLUE]) for world in worlds}) > 6


def discarding(g: Pad) -> Procedure[None]:
    """Blue lays a card aside, face down."""
    options = [Option(f"discard.{card}", card, secret=True) for card in g.state.hands[BLUE]]
    pick = yield Ask(BLUE, "discard", options)
    g.state.hands[BLUE].remove(pick.value)
    g.note("blue lays a card aside")
    yield choice(RED, "wait", "watch")


def test_a_secret_choice_of_another_seat_is_guessed() -> None:
    """Blue has laid aside the 4. Red's worlds must not all have a blue that held it."""
    table = toy(discarding, players=3, cards=CARDS)
    table.decide(BLUE, "discard.4")
    worlds = imagined(table, RED)
    laid_aside = Counter(world.history[0].key for world in worlds)
    assert set(laid_aside) == {"discard.3", "discard.4", "discard.5", "discard.6"}


def bidding(g: Pad) -> Procedure[None]:
    bids = yield AskAll({seat: choice(seat, "bid.1", "bid.2") for seat in g.seats})
    for seat in g.seats:
        g.note(f"{seat} {bids[seat].key}")
    yield choice(RED, "wait", "watch")


def test_sealed_answers_are_unknown() -> None:
    tables = [toy(bidding, players=3) for _ in range(2)]
    tables[0].decide(BLUE, "bid.1")
    tables[1].decide(BLUE, "bid.2")
    for table in tables:
        for world in imagined(table, RED):
            assert world.history == []
            assert BLUE in world.asks()


def test_opened_answers_are_known() -> None:
    table = toy(bidding, players=3)
    for seat in table.seats:
        table.decide(seat, "bid.2")
    worlds = imagined(table, RED)
    assert len(worlds) == WORLDS
    assert all(world.g.state.lines == table.g.state.lines for world in worlds)


def test_open_dice_are_remembered_and_those_to_come_are_not_known() -> None:
    def play(g: Pad) -> Procedure[None]:
        rolls = g.dice(2, "attack")
        yield choice(RED, "wait")
        while True:
            rolls += g.dice(1, "attack")
            g.note(str(rolls))
            yield choice(RED, "wait", "watch")

    table = toy(play)
    table.decide(RED, "wait")
    worlds = imagined(table, RED)
    assert len(worlds) == WORLDS
    assert all(world.g.state.lines == table.g.state.lines for world in worlds)
    for each in (table, *worlds):
        each.decide(RED, "wait")
    assert len({world.g.state.lines[-1] for world in worlds}) == 6


def test_hidden_draws_are_drawn_anew() -> None:
    """The tape holds what was drawn for blue; red's worlds must not be dealt from it."""

    def play(g: Pad) -> Procedure[None]:
        g.state.hands[BLUE] = [g.pick(["3", "4", "5", "6"])]
        yield choice(RED, "wait", "watch")

    table = toy(play)
    assert {world.g.state.hands[BLUE][0] for world in imagined(table, RED)} == set("3456")


def test_a_response_in_a_window_is_known_but_not_who_still_thinks() -> None:
    def play(g: Pad) -> Procedure[None]:
        responses = yield from window(
            "ambush", [BLUE, GREEN], lambda seat: [Option(f"ambush.{seat}")]
        )
        for seat, option in responses:
            g.note(f"{seat} {option.key}")
        yield choice(RED, "wait", "watch")

    table = toy(play, players=3)
    table.decide(GREEN, "ambush.green")
    for world in imagined(table, RED):
        assert world.asks().keys() == {BLUE, GREEN}
    table.decide(BLUE, "pass")
    worlds = imagined(table, RED)
    assert len(worlds) == WORLDS
    assert all(world.history == table.history for world in worlds)


def floor(g: Pad) -> Procedure[None]:
    """Whispers are secret, shouts are not."""
    while len(g.state.lines) < 5:
        asks = {
            seat: Ask(seat, "speak", [Option("whisper", secret=True), Option("shout")])
            for seat in g.seats
        }
        seat, pick = yield AskAny(asks)
        if pick.key == "shout":
            g.note(f"{seat} shouts")


def test_on_an_open_floor_secret_words_are_not_heard() -> None:
    table = toy(floor, players=3)
    for seat, key in ((BLUE, "whisper"), (GREEN, "shout"), (BLUE, "whisper"), (RED, "whisper")):
        table.decide(seat, key)
    worlds = imagined(table, RED)
    assert worlds
    for world in worlds:
        assert world.history == [(GREEN, "shout"), (RED, "whisper")]


def test_a_card_that_was_seen_is_in_every_world() -> None:
    """Blue was seen to play the 3, but by a key that red's worlds do not always have."""

    def play(g: Pad) -> Procedure[None]:
        pick = yield choice(BLUE, *(f"play.{card}" for card in g.state.hands[BLUE]))
        g.note(pick.key)
        yield choice(RED, "wait", "watch")

    table = toy(play, players=3, cards=CARDS)
    table.decide(BLUE, "play.3")
    for world in imagined(table, RED):
        assert "3" in world.g.state.hands[BLUE]


def test_a_game_that_imagines_nonsense_is_told_so() -> None:
    table = toy(holding, players=3, cards=CARDS)

    def determinize(g: Position[Notes], seat: Seat | None, random: Randomness) -> Notes:
        return Notes(lines=["something else"])

    table.game.determinize = determinize  # type: ignore[method-assign]
    with pytest.raises(RulesBug, match="red imagines a position that it would know"):
        table.imagine(RED, Randomness(Stream(b"x")))


def test_an_unknown_seat_imagines_nothing() -> None:
    table = toy(holding, players=2, cards=CARDS)
    with refused(table, Unknown, "'green'"):
        table.imagine(GREEN, Randomness(Stream(b"x")))


def test_a_bot_sees_a_position_with_gaps() -> None:
    table = toy(holding, players=3, cards=CARDS)
    sight = table.sight(RED)
    assert sight.position.state.hands == {RED: ["1", "2"], BLUE: ["?", "?"], GREEN: ["?", "?"]}
    assert sight.view == table.view(RED)
    assert sight.ask is table.asks()[RED]
    assert sight.imagine(Randomness(Stream(b"x"))).view(RED) == table.view(RED)


def test_a_draw_that_was_told_is_drawn_again() -> None:
    def play(g: Pad) -> Procedure[None]:
        for drawn in (g.pick([str(n) for n in range(200)]) for _ in range(2)):
            g.record(Noted(f"card:{drawn}"))
        yield choice(RED, "wait", "watch")
        while True:
            g.note(g.pick([str(n) for n in range(200)]))
            yield choice(RED, "wait", "watch")

    table = toy(play)
    worlds = imagined(table, RED)
    assert all(world.seen(RED) == table.seen(RED) for world in worlds)
    for world in worlds:
        world.decide(RED, "wait")
    assert len({world.g.state.lines[-1] for world in worlds}) > WORLDS // 2, "all else is new"


def secret_order(g: Pad) -> Procedure[None]:
    """What blue has told green, red learns later, and cannot imagine before it happens."""
    yield Checkpoint("order")
    yield choice(BLUE, "wait")
    if g.state.hands[BLUE] == ["3", "4"]:
        g.note("thirty-four")
    yield choice(RED, "wait", "watch")
    yield choice(RED, "wait", "watch")


def test_where_no_world_is_found_what_is_hidden_is_dealt_anew_as_it_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tercio.kernel.running.imagine.TRIES", 0)
    table = toy(secret_order, players=3, cards=CARDS)
    table.decide(BLUE, "wait")
    worlds = imagined(table, RED)
    assert all(world.view(RED) == table.view(RED) for world in worlds)
    assert len({tuple(world.g.state.hands[BLUE]) for world in worlds}) > 1
    for world in worlds:
        dealt = world.g.state.copy()
        assert world.fork().g.state == world.clone().g.state == dealt
        world.decide(RED, "watch")
        assert world.fork().g.state.hands == dealt.hands


def test_a_clone_rolls_what_its_table_will_and_a_fork_does_not() -> None:
    table = toy(rolling).fork()
    play_on(table, 5)
    clones, forks = [table.clone() for _ in range(2)], [table.fork() for _ in range(2)]
    rolled = [tuple(play_on(each, 20)) for each in (table, *clones, *forks)]
    assert len(set(rolled[:3])) == 1
    assert len(set(rolled)) == 3


def test_nobody_clones_a_table_with_its_seed() -> None:
    with pytest.raises(Unknown, match="foresee"):
        toy(rolling).clone()
