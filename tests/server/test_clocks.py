"""Tables with clocks: whose time passes, what is seen of it, and what happens when it is over."""

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import select

from tercio.server.http.wire.calendars import VacationInfo
from tercio.server.live.clocks import round_of
from tercio.server.play.clocks import ClocksRunner
from tercio.server.play.times import times_of
from tercio.server.store import models
from tests.server.client import Answered
from tests.server.doorstep import SEATS, edit, inside, settings
from tests.server.test_events import listening
from tests.server.timed import DAY, HOUR, Club, club
from tests.server.twins import stood, twin_of

DAYTIME = {"nights": True, "weekends": True}


@pytest.fixture(scope="module")
def house(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("club"), window_seconds=5.0) as found:
        yield found


@pytest.fixture
def table(house: Club) -> Club:
    house.clear()
    return house


def until(is_so: object, seconds: float = 20.0) -> None:
    """Bots play when they like."""
    assert callable(is_so)
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it never comes"
        time.sleep(0.02)


def row_of(table: Club, seat: str) -> models.Seat:
    with table.house.database.read() as session:
        found = session.get(models.Seat, (table.id, seat))
        assert found is not None
        return found


# -- whose time passes -----------------------------------------------------------------------


def test_without_a_clock_nobody_is_in_a_hurry(table: Club) -> None:
    id = table.begin()
    seat = table.alone()
    assert table.host.table(id).clock.kind == "none"
    assert table.due(seat) is None
    table.wait(24 * 365)
    assert table.info(seat).who == "human"


def test_a_deadline_counts_for_whom_the_table_waits_and_for_nobody_else(table: Club) -> None:
    table.begin(kind="deadline", hours=24)
    seat = table.alone()
    assert table.due(seat) == pytest.approx(24)
    assert [table.due(each) for each in SEATS[:3] if each != seat] == [None, None]
    table.wait(5)
    assert table.due(seat) == pytest.approx(19)


def test_who_does_something_that_is_seen_has_all_the_time_again(table: Club) -> None:
    table.begin(kind="deadline", hours=24)
    for _ in range(100):
        seat, before = table.alone(), table.round()
        table.wait(1)
        table.step()
        now = table.round()
        if now.waited == (seat,) and not now.secret and now.mark != before.mark:
            break
    assert table.due(seat) == pytest.approx(24)


def test_a_bank_is_charged_while_its_owner_is_waited_for_and_filled_up_a_little(
    table: Club,
) -> None:
    table.begin(kind="bank", hours=40, increment=2)
    seat = table.alone()
    assert table.due(seat) == pytest.approx(40), "no bank holds more"
    table.wait(10)
    table.play_to(lambda now: seat not in now.waited or now.secret)
    saved = row_of(table, seat).bank
    assert saved == pytest.approx(30 * HOUR)
    table.play_to(lambda now: now.waited == (seat,) and not now.secret)
    assert (table.due(seat) or 0) >= 32


def test_nights_and_weekends_are_off_where_somebody_lives(table: Club) -> None:
    table["colonna"].zone("Asia/Tokyo")
    table["gonzaga"].zone("America/Los_Angeles")
    table.begin(2, kind="deadline", hours=10, **DAYTIME)
    assert table.round().waited == ("colonna", "gonzaga")
    # Monday, 09:00 UTC: in Tokyo it is six in the evening, in Los Angeles two in the morning.
    assert table.due("colonna") == pytest.approx(4 + 10 + 6)
    assert table.due("gonzaga") == pytest.approx(6 + 10)


def test_a_vacation_stops_the_clock_and_there_are_only_so_many_days(table: Club) -> None:
    table.begin(kind="deadline", hours=24)
    seat = table.alone()
    table.wait(4)  # Monday, 13:00
    assert table[seat].vacation("2035-06-05", "2035-06-10").days_left == 24
    assert table.due(seat) == pytest.approx(20 + 6 * 24)
    info = table.info(seat).clock
    assert info is not None
    assert info.vacation is not None
    assert (info.vacation.first, info.vacation.last) == ("2035-06-05", "2035-06-10")
    table.wait(24)
    assert table[seat].end_vacation("2035-06-05").days_left == 30
    assert table.due(seat) == pytest.approx(20 - 11), "what is off ended with yesterday"


def test_a_vacation_of_somebody_whose_time_does_not_pass_is_seen_with_the_next_change(
    table: Club,
) -> None:
    table.begin(kind="deadline", hours=24)
    waited = table.alone()
    resting = next(seat for seat in SEATS[:3] if seat != waited)

    def told() -> object:
        with table.house.tables.open(table.id) as live:
            return times_of(table.house, live).clocks[resting].vacation

    assert told() is None
    table[resting].vacation("2035-06-05", "2035-06-10")
    assert told() == VacationInfo(first="2035-06-05", last="2035-06-10")
    table[resting].end_vacation("2035-06-05")
    assert told() is None


def test_who_follows_a_table_hears_of_such_a_vacation_at_once(table: Club) -> None:
    table.begin(kind="deadline", hours=24)
    waited = table.alone()
    resting = next(seat for seat in SEATS[:3] if seat != waited)
    with listening(table[waited], table.id, waited, changes="true") as ear:
        first = ear.ping()["version"]
        table[resting].vacation("2035-06-05", "2035-06-10")
        heard = ear.ping()
    assert heard["after"] == first
    assert heard["times"]["clocks"][resting]["vacation"]["last"] == "2035-06-10"


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        ("2035-06-03", "2035-06-05", "over"),
        ("2035-06-09", "2035-06-08", "before it begins"),
        ("2035-07-01", "2035-08-01", "30 days"),
        ("2036-07-01", "2036-07-02", "more than a year"),
        ("2035-02-30", "2035-03-01", "no day"),
        ("2035-06-20", "2035-06-22", "already"),
    ],
)
def test_a_vacation_that_cannot_be(table: Club, first: str, last: str, why: str) -> None:
    table.host.vacation("2035-06-22", "2035-06-24")
    before = table.host.time()
    with pytest.raises(Answered, match=why):
        table.host.vacation(first, last)
    assert table.host.time() == before


def test_a_time_zone_that_there_is_not(table: Club) -> None:
    with pytest.raises(Answered, match="Mars/Olympus"):
        table.host.zone("Mars/Olympus")
    with pytest.raises(Answered, match="no vacation"):
        table.host.end_vacation("2035-06-05")
    assert table.host.time().zone == "UTC"


# -- what others see -------------------------------------------------------------------------


def test_nobody_sees_by_a_clock_who_can_respond_or_has(table: Club) -> None:
    table.begin(kind="bank", hours=24, increment=6)
    round = table.window()
    stranger = table.people["dora"]
    banks = {seat: row_of(table, seat).bank for seat in SEATS[:3]}
    before = stranger.table(table.id)
    assert [table.due(seat) for seat in round.waited] == [pytest.approx(6)] * len(round.waited)
    for seat in table.able():
        look = table[seat].look(table.id, seat)
        table[seat].decide(table.id, seat, "pass", look.seq)
        assert stranger.table(table.id) == before
    table.clock.now += 6
    table.house.tables.release(table.id)
    assert table.round() != round
    assert {seat: row_of(table, seat).bank for seat in SEATS[:3]} == banks


def test_what_clocks_count_from_is_the_same_whatever_is_hidden(table: Club) -> None:
    """Everything that a viewer cannot see is dealt anew: the round stays."""
    table.begin(kind="deadline", hours=24)
    table.window()
    real = stood(table.house, table.id)
    able, shown = set(table.able()), round_of(real)
    viewers = [seat for seat in real.table.seats if seat not in real.table.waiting()]
    differ = 0
    for seat in (*viewers, None):
        for number in range(4):
            twin = twin_of(real, seat, number)
            if twin is None:
                continue
            asks = twin.table.asks()
            differ += {str(each) for each, ask in asks.items() if ask.only is None} != able
            other = round_of(twin)
            assert (other.waited, other.secret) == (shown.waited, shown.secret)
    assert differ, "the worlds must differ in who could play, or nothing was tested"


def test_in_a_window_silence_is_a_pass_and_nobody_sees_whose(table: Club) -> None:
    table.begin(kind="deadline", hours=24)
    round, notes = table.window(), table.notes()
    table.clock.now += 6
    table.house.tables.release(table.id)
    assert table.round() == round, "somebody could respond, and is waited for"
    table.wait(24.1)
    until(lambda: table.round() != round)
    assert table.notes() == notes
    now = table.host.table(table.id).seats
    assert [(each.who, each.kept, each.vacant) for each in now] == [("human", False, False)] * 3
    assert not any(row_of(table, seat).stands_in for seat in SEATS[:3])
    assert table.host.verify(table.id).ok


# -- when time is over -----------------------------------------------------------------------


def test_a_caretaker_plays_until_its_holder_moves(table: Club) -> None:
    id = table.begin(kind="deadline", hours=24, over="caretaker")
    seat = table.alone()
    look = table[seat].look(id, seat)
    table.wait(23.9)
    assert table.info(seat).who == "human"
    table.wait(0.2)
    kept = table.info(seat)
    assert (kept.who, kept.kept) == ("bot", True)
    assert kept.account is not None
    assert ("caretaker", seat) in table.notes()
    until(lambda: table[seat].look(id, seat).version != look.version)
    now = table[seat].look(id, seat)
    keys = [option.key for option in now.options] or ["pass"]
    with suppress(Answered):  # the bot may have gone on meanwhile
        table[seat].decide(id, seat, keys[0], now.seq)
    back = table.info(seat)
    assert (back.who, back.kept) == ("human", False)
    assert ("take-back", seat) in table.notes()
    assert table.host.verify(id).ok


def test_who_is_back_takes_the_seat_by_a_button_and_has_time_again(table: Club) -> None:
    id = table.begin(kind="deadline", hours=24)
    seat = table.alone()
    table.wait(25)
    assert table.info(seat).kept
    other = next(each for each in SEATS[:3] if each != seat)
    with pytest.raises(Answered) as caught:
        table[other].seat(id, seat, "take-back")
    assert caught.value.status == 403
    table[seat].seat(id, seat, "take-back")
    assert not table.info(seat).kept
    table.play_to(lambda now: seat in now.waited)
    assert (table.due(seat) or 0) > 20


def test_a_reminder_changes_nothing(table: Club) -> None:
    table.begin(kind="deadline", hours=24, over="remind")
    seat = table.alone()
    table.wait(20)
    assert row_of(table, seat).told == 1
    table.wait(10)
    table.wait(10)
    assert table.info(seat).who == "human"
    assert table.notes().count(("time-over", seat)) == 1


def test_a_seat_becomes_open_and_the_host_chooses(table: Club) -> None:
    id = table.begin(kind="deadline", hours=24, over="replace")
    seat = table.play_to(
        lambda now: not now.secret and len(now.waited) == 1 and now.waited != ("colonna",)
    ).waited[0]
    dora = table.people["dora"]
    with pytest.raises(Answered, match="Nobody is looked for"):
        dora.seat(id, seat, "apply")
    table.wait(25)
    assert table.info(seat).vacant
    assert dora.seat(id, seat, "apply").seats[SEATS.index(seat)].candidates[0].name == "dora"
    me = dora.me().account
    assert me is not None
    wish = {"seat": seat, "candidate": me.id}
    other = next(each for each in SEATS[1:3] if each != seat)
    with pytest.raises(Answered, match="host of the table chooses"):
        table[other].vote(id, "replacement", **wish)
    with pytest.raises(Answered, match="have not offered"):
        table.host.vote(id, "replacement", seat=seat, candidate="somebody")
    with pytest.raises(Answered):
        dora.look(id, seat)
    told = table.host.vote(id, "replacement", **wish)
    now = told.seats[SEATS.index(seat)]
    assert now.account is not None
    assert (now.account.name, now.vacant, now.candidates) == ("dora", False, ())
    assert table.due(seat) == pytest.approx(24)
    assert dora.look(id, seat).options
    with pytest.raises(Answered):
        table[seat].look(id, seat)
    table.wait(25)
    with pytest.raises(Answered, match="already sit"):
        table[other].seat(id, seat, "apply")
    table[seat].seat(id, seat, "apply")


def test_the_others_vote_where_the_host_is_away(table: Club) -> None:
    id = table.begin(3, kind="deadline", hours=24, over="replace")
    table.play_to(lambda now: not now.secret and now.waited == ("colonna",))
    table.wait(25)
    dora = table.people["dora"]
    dora.seat(id, "colonna", "apply")
    me = dora.me().account
    assert me is not None
    wish = {"seat": "colonna", "candidate": me.id}
    [vote] = table["gonzaga"].vote(id, "replacement", **wish).time.votes
    assert (vote.kind, vote.by, vote.needed) == ("replacement", ("gonzaga",), 2)
    assert table.info("colonna").account is not None
    told = table["medici"].vote(id, "replacement", **wish)
    assert told.time.votes == ()
    assert told.seats[0].account is not None
    assert told.seats[0].account.name == "dora"


def test_who_comes_back_before_anybody_is_chosen_plays_on(table: Club) -> None:
    id = table.begin(kind="deadline", hours=24, over="replace")
    seat = table.alone()
    table.wait(25)
    table.people["dora"].seat(id, seat, "apply")
    table.people["dora"].seat(id, seat, "withdraw")
    look = table[seat].look(id, seat)
    table[seat].decide(id, seat, look.options[0].key, look.seq)
    assert not table.info(seat).vacant
    assert ("take-back", seat) in table.notes()


# -- what those at the table decide ----------------------------------------------------------


def test_a_pause_wants_all_of_them_and_so_does_its_end(table: Club) -> None:
    id = table.begin(kind="deadline", hours=24)
    seat = table.alone()
    table.wait(4)
    for each in SEATS[:2]:
        assert table[each].vote(id, "pause", days=10).time.paused_until is None
    with pytest.raises(Answered, match="Only those who sit"):
        table.people["dora"].vote(id, "pause")
    paused = table[SEATS[2]].vote(id, "pause", days=20)
    assert paused.time.paused_until == table.clock.now + 10 * DAY
    assert paused.time.votes == ()
    clock = paused.seats[SEATS.index(seat)].clock
    assert clock is not None
    assert clock.due is None
    assert clock.left == pytest.approx(20 * HOUR)
    table.wait(100)
    for each in SEATS[:3]:
        assert table.due(seat) is None
        table[each].vote(id, "resume")
    assert table.due(seat) == pytest.approx(20)
    assert {("paused", SEATS[2]), ("resumed", SEATS[2])} <= set(table.notes())


def test_no_pause_lasts_for_ever(table: Club) -> None:
    id = table.begin(kind="deadline", hours=24)
    seat = table.alone()
    for each in SEATS[:3]:
        table[each].vote(id, "pause", days=3)
    table[SEATS[0]].vote(id, "resume")
    table[SEATS[0]].vote(id, "resume", wanted=False)
    assert table.host.table(id).time.votes == ()
    table.wait(3 * 24 + 1)
    assert table.host.table(id).time.paused_until is None
    assert table.due(seat) == pytest.approx(24)


def test_silence_ends_no_game_at_a_table_without_a_clock(table: Club) -> None:
    id = table.begin()
    seat = table.alone()
    others = [each for each in SEATS[:3] if each != seat]
    with pytest.raises(Answered, match="silent for long enough"):
        table[others[0]].vote(id, "caretaker")
    table.wait(7 * 24 + 1)
    with pytest.raises(Answered, match="silent for long enough"):
        table[seat].vote(id, "caretaker")
    [vote] = table[others[0]].vote(id, "caretaker").time.votes
    assert (vote.by, vote.needed) == ((others[0],), 2)
    table[others[1]].vote(id, "caretaker")
    assert table.info(seat).kept


def test_one_is_enough_when_nobody_else_is_left(table: Club) -> None:
    id = table.begin()
    seat = table.alone()
    other = next(each for each in SEATS[:3] if each != seat)
    table.wait(3 * 7 * 24 + 1)
    assert table[other].vote(id, "caretaker").time.votes == ()
    assert table.info(seat).kept


def test_in_a_window_a_bot_passes_for_whoever_is_silent(table: Club) -> None:
    id = table.begin()
    round = table.window()
    table.clock.now += 6
    table.house.tables.release(id)
    table.wait(7 * 24 + 1)
    for each in SEATS[:3]:
        with suppress(Answered):  # it may be done by the second of them
            table[each].vote(id, "caretaker")
    until(lambda: table.round() != round)
    assert all(each.who == "human" for each in table.host.table(id).seats)


# -- servers come and go ---------------------------------------------------------------------


def test_while_the_server_was_away_nobodys_time_has_passed(table: Club) -> None:
    table.begin(kind="deadline", hours=24)
    seat = table.alone()
    table.wait(23)
    edit_pulse(table, table.clock.now)
    table.clock.now += 48 * HOUR
    ClocksRunner(table.house).beat()  # as one that has just been started
    assert table.due(seat) == pytest.approx(1)
    ClocksRunner(table.house).beat()
    assert table.due(seat) == pytest.approx(1), "once is enough"
    table.wait(0.5)
    edit_pulse(table, table.clock.now)
    table.clock.now += 48 * HOUR
    ClocksRunner(table.house).beat()
    assert table.due(seat) == pytest.approx(1), "everybody has an hour at least"


def edit_pulse(table: Club, at: float) -> None:
    with table.house.database.write() as session:
        pulse = session.get(models.Pulse, "clocks")
        assert pulse is not None
        pulse.at = at


def test_of_two_servers_one_acts_and_clocks_outlive_them(tmp_path: Path) -> None:
    with club(tmp_path) as table:
        table.begin(kind="deadline", hours=24, over="remind")
        seat = table.alone()
        with inside(settings(tmp_path, mode="hosted"), table.clock) as (_, other):
            second = ClocksRunner(other)
            second.beat()
            table.clock.now += 25 * HOUR
            for runner in (second, table.runner, second):
                runner.look()
        assert table.notes().count(("time-over", seat)) == 1
        due = row_of(table, seat).due_at
    with club(tmp_path, table.clock) as again:
        again.id = table.id
        assert row_of(again, seat).due_at == due
        assert again.notes().count(("time-over", seat)) == 1


def test_a_game_from_before_there_were_clocks_goes_on(tmp_path: Path) -> None:
    with club(tmp_path) as table:
        table.begin()
        seat = table.alone()
    edit(tmp_path, "UPDATE games SET clock = '{}', round = '{}', due_at = NULL")
    edit(tmp_path, 'UPDATE seats SET since = NULL, "left" = NULL')
    with club(tmp_path, table.clock) as again:
        again.id = table.id
        again.play_to(lambda now: now.waited != (seat,))
        with again.house.database.read() as session:
            timed = select(models.Seat).filter_by(game_id=table.id)
            assert any(each.since is not None for each in session.scalars(timed))
