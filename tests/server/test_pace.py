"""Nobody waits for a question that has one answer, and how long a window takes tells nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.kernel.ask import PASS, AskAny, Seat
from tercio.kernel.pace import Pace
from tercio.kernel.randomness import Stream
from tercio.server.house import House
from tercio.server.http.wire.looks import CanUndo, Look
from tercio.server.live.history import acts_since
from tercio.server.live.resuming import begin
from tercio.server.live.rows import game_and_seats
from tercio.server.live.table import Live
from tercio.server.play.windows import WindowsRunner
from tercio.server.store.chain import Act
from tests.server.client import Client
from tests.server.doorstep import SEATS, begun, fix_the_dice, inside, settings
from tests.server.twins import put, stood, twin_of

TIME = 5.0


class Clock:
    """What a server takes for the time of day."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def table_of(
    folder: Path, *, players: int = 3, **more: str
) -> Iterator[tuple[Client, House, str, Clock]]:
    """A table whose windows take their time, by a clock that the test sets."""
    with inside(settings(folder, window_seconds=TIME)) as (url, house), Client(url) as me:
        clock = house.tables.clock = Clock()
        wish = dict.fromkeys(SEATS[:players], "me")
        id = me.new_table(wish, **more).id
        fix_the_dice(house, id)
        me.start(id)
        yield me, house, id, clock


def go_on(house: House, id: str, chance: Stream) -> None:
    """One decision of whoever is asked, at random."""

    def do(live: Live) -> list[Act]:
        seat = next_seat(live.table, None)
        return live.decide(seat, RandomBot(seat, chance).pick(live.table.asks()[seat]), None, "bot")

    house.tables.act(id, do, lambda live: None)


def to_a_window(house: House, id: str, chance: Stream) -> None:
    """Play until somebody may respond, and somebody who is asked can."""
    for _ in range(600):
        table = stood(house, id).table
        if table.over:
            break
        if table.is_held:
            if table.asks() and any(ask.only is None for ask in table.asks().values()):
                return
            release(house)
        else:
            go_on(house, id, chance)
    pytest.fail("no window was opened in which anybody could play")


def release(house: House) -> None:
    clock = house.tables.clock
    assert isinstance(clock, Clock)
    clock.now += TIME
    WindowsRunner(house).release_due()


# -- quick tables ----------------------------------------------------------------------------------


def test_one_person_and_bots_play_quickly_and_people_discreetly(anna: Client, bert: Client) -> None:
    id = begun(anna, "me", "bot:sergeant")
    assert anna.table(id).pace == "quick"
    gathering = anna.new_table({SEATS[0]: "me", SEATS[1]: "open"}, listed=True)
    assert gathering.pace == "discreet", "somebody is still to come"
    bert.seat(gathering.id, SEATS[1], "join")
    assert anna.start(gathering.id).pace == "discreet"


def test_the_host_may_choose_the_pace(me: Client) -> None:
    table = me.new_table(dict.fromkeys(SEATS[:2], "me"), pace="asking")
    assert me.start(table.id).pace == "asking"


def test_nobody_is_asked_where_there_is_one_answer(tmp_path: Path) -> None:
    """No tab is open: the server answers, and the look after a decision is the next choice."""
    with table_of(tmp_path, pace="quick") as (_, house, id, _clock):
        chance = Stream(b"one answer")
        for _ in range(150):
            table = stood(house, id).table
            if table.over:
                break
            asks = table.asks().values()
            assert isinstance(table.stop, AskAny) or all(ask.only is None for ask in asks)
            go_on(house, id, chance)
        assert len(stood(house, id).table.history) > 150


def test_a_game_loaded_anew_stands_where_it_stood(tmp_path: Path) -> None:
    """From its checkpoints and from its first act, with what was answered and what was not."""
    with table_of(tmp_path, pace="discreet") as (me, house, id, _):
        chance = Stream(b"loaded anew")
        to_a_window(house, id, chance)
        seat, live = promise(house, id)
        with house.database.read() as session:
            row, seats = game_and_seats(session, id)
            again = begin(row, seats)
            again.catch_up(acts_since(session, id, 0))
        assert again.table.history == live.table.history
        assert again.table.is_held
        assert again.table.promised == {seat}
        assert again.table.pace is Pace.DISCREET
        assert me.verify(id).ok


def promise(house: House, id: str) -> tuple[Seat, Live]:
    """Somebody who could play passes in the window."""
    asks = stood(house, id).table.asks()
    seat = next(seat for seat, ask in asks.items() if ask.only is None)
    house.tables.act(id, lambda live: live.decide(seat, PASS, None, "player"), lambda live: None)
    return seat, stood(house, id)


# -- discreet tables -------------------------------------------------------------------------------


def test_a_window_is_released_when_its_time_is_over_and_not_before(tmp_path: Path) -> None:
    with table_of(tmp_path, pace="discreet") as (me, house, id, clock):
        to_a_window(house, id, Stream(b"released"))
        while any(seat not in stood(house, id).table.promised for seat in can_play(house, id)):
            promise(house, id)
        clock.now += TIME - 0.01
        WindowsRunner(house).release_due()
        assert stood(house, id).table.is_held
        assert me.look(id).window
        clock.now += 0.02
        WindowsRunner(house).release_due()
        assert not stood(house, id).table.is_held


def test_who_can_only_pass_in_a_window_is_not_asked(tmp_path: Path) -> None:
    with table_of(tmp_path, pace="discreet") as (me, house, id, _):
        chance = Stream(b"nothing to play")
        while not (alone := cannot_play(house, id)):
            if stood(house, id).table.is_held:
                release(house)
            else:
                go_on(house, id, chance)
        look = me.look(id, alone[0])
        assert look.window
        assert (look.prompt, look.options, look.passing) == (None, (), False)
        release(house)
        assert alone[0] not in cannot_play(house, id)


def cannot_play(house: House, id: str) -> list[Seat]:
    table = stood(house, id).table
    asks = table.asks() if table.is_held else {}
    return [seat for seat, ask in asks.items() if ask.only is not None]


def can_play(house: House, id: str) -> list[Seat]:
    return [seat for seat, ask in stood(house, id).table.asks().items() if ask.only is None]


def test_who_passes_is_asked_no_more_and_may_take_it_back(tmp_path: Path) -> None:
    with table_of(tmp_path, pace="discreet") as (me, house, id, _):
        to_a_window(house, id, Stream(b"taken back"))
        seat = can_play(house, id)[0]
        asked = me.look(id, seat)
        passed = me.decide(id, seat, PASS, asked.seq)
        assert passed.passing
        assert passed.options == ()
        assert passed.can_undo.ok
        back = me.undo(id, seat)
        assert not back.passing
        assert back.options == asked.options


def test_whose_order_will_pass_is_not_asked_until_they_end_it(tmp_path: Path) -> None:
    with table_of(tmp_path, pace="discreet") as (me, house, id, _):
        to_a_window(house, id, Stream(b"by order"))
        seat = can_play(house, id)[0]
        asked = me.look(id, seat)
        me.order(id, seat, {"window": "*"})
        ordered = me.look(id, seat)
        assert (ordered.prompt, ordered.options, ordered.fitting) == (None, (), ())
        assert ordered.by_order
        assert ordered.window
        assert stood(house, id).table.is_held, "it passes when the time is over, like everybody"
        me.order(id, seat)
        assert me.look(id, seat).options == asked.options
        me.order(id, seat, {"window": "*"})
        release(house)
        assert seat not in can_play(house, id)
        assert not me.look(id, seat).by_order


@pytest.mark.parametrize("chance", [b"first", b"second", b"third"])
def test_how_long_a_window_takes_does_not_tell_who_could_play(
    tmp_path: Path, chance: bytes
) -> None:
    """Everything that a viewer cannot see is dealt anew: what is published, and when, stays."""
    with table_of(tmp_path, pace="discreet") as (me, house, id, clock):
        to_a_window(house, id, Stream(chance))
        real, now = stood(house, id), clock.now
        viewers = [seat for seat in real.table.seats if seat not in real.table.waiting()]
        compared = 0
        for seat in (*viewers, None):
            for number in range(4):
                twin = twin_of(real, seat, number)
                if twin is None:
                    continue
                compared += can_play(house, id) != _could(twin)
                published = []
                for live in (real, twin):
                    clock.now = now
                    published.append(_published(me, house, id, live, seat, clock))
                assert published[0] == published[1]
        assert compared, "the worlds must differ in who could play, or nothing was tested"


def _could(live: Live) -> list[Seat]:
    return [seat for seat, ask in live.table.asks().items() if ask.only is None]


def _published(
    me: Client, house: House, id: str, live: Live, seat: Seat | None, clock: Clock
) -> list[Look]:
    """What a viewer is shown while everybody who could play passes, until the time is over."""
    put(house, id, live)
    before = live.table.promised
    shown = [_look(me, id, seat)]
    for each in _could(live):
        live.table.decide(each, PASS)
    shown.append(_look(me, id, seat))
    clock.now += TIME - 0.01
    shown.append(_look(me, id, seat))
    live.table.promised = before
    return shown


def _look(me: Client, id: str, seat: Seat | None) -> Look:
    """A twin begins at the last checkpoint: what came before, it cannot take back. A version
    follows from everything else in the look."""
    no_undo = CanUndo(ok=False, why="")
    return msgspec.structs.replace(me.look(id, seat), can_undo=no_undo, version="")
