"""Who is here, whose move it is and since when; tables that are called off."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from tercio.kernel.randomness import Stream
from tercio.server.house import House
from tercio.server.http.wire.looks import CanUndo, Look
from tercio.server.play import pings
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, inside, settings
from tests.server.test_events import listening
from tests.server.test_pace import (
    Clock,
    can_play,
    promise,
    release,
    table_of,
    to_a_window,
)
from tests.server.twins import stood

HIS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


@contextmanager
def with_a_clock(folder: Path) -> Iterator[tuple[Client, House, Clock]]:
    with inside(settings(folder)) as (url, house), Client(url) as me:
        clock = house.tables.clock = Clock()
        yield me, house, clock


# -- who is here -----------------------------------------------------------------------------------


def two_people(anna: Client, bert: Client, *more: str) -> str:
    """Anna has Colonna, Bert has Gonzaga."""
    wishes = dict(zip(SEATS, ("me", "open", *more), strict=False))
    id = anna.new_table(wishes, listed=True).id
    bert.seat(id, "gonzaga", "join")
    return anna.start(id).id


def test_those_who_follow_a_table_are_here(
    anna: Client, bert: Client, stranger: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "GRACE_SECONDS", 0.2)
    id = two_people(anna, bert)
    with listening(anna, id, "colonna") as ear:
        assert ear.here() == ["colonna"]
        with listening(bert, id, "gonzaga"):
            assert ear.here() == ["colonna", "gonzaga"]
            with listening(bert, id), listening(stranger, id):
                assert ear.is_silent(0.5, about="here"), "they were here, or have no seat"
        assert ear.here() == ["colonna"]


def test_who_loads_the_page_again_was_not_away(anna: Client, bert: Client) -> None:
    id = two_people(anna, bert)
    with listening(anna, id, "colonna") as ear:
        ear.here()
        with listening(bert, id, "gonzaga"):
            assert ear.here() == ["colonna", "gonzaga"]
        with listening(bert, id, "gonzaga"):
            assert ear.is_silent(0.5, about="here")


def test_who_is_here_is_seen_before_the_game_begins(anna: Client, bert: Client) -> None:
    id = anna.new_table({"colonna": "me", "gonzaga": "open"}).id
    with listening(anna, id) as ear:
        assert ear.here() == ["colonna"]
        with listening(bert, id):
            bert.seat(id, "gonzaga", "join")
            assert ear.here() == ["colonna", "gonzaga"]


# -- whose move it is, and since when --------------------------------------------------------------


def test_the_time_counts_from_when_the_table_began_to_wait_for_a_seat(tmp_path: Path) -> None:
    with with_a_clock(tmp_path) as (me, _, clock):
        id = begun(me)
        start = clock.now
        assert me.look(id).since == {"colonna": start, "gonzaga": start}
        clock.now += 60
        me.decide(id, "colonna", "bid.1", me.look(id, "colonna").seq)
        assert me.look(id).since == {"gonzaga": start}
        clock.now += 60
        look = me.decide(id, "gonzaga", "bid.0", me.look(id, "gonzaga").seq)
        assert look.since == {"colonna": clock.now}
        clock.now += 60
        look = me.decide(id, "colonna", "march.genoa", me.look(id, "colonna").seq)
        assert look.since == {"colonna": clock.now - 60}, "it is the same impulse"
        assert me.look(id).since == look.since


def test_a_window_has_one_time_for_all_whoever_answers_in_it(tmp_path: Path) -> None:
    with table_of(tmp_path, pace="discreet") as (me, house, id, clock):
        to_a_window(house, id, Stream(b"released"))
        opened = me.look(id).since
        clock.now += 1
        while any(seat not in stood(house, id).table.promised for seat in can_play(house, id)):
            promise(house, id)
            assert me.look(id).since == opened
            assert me.look(id).thinking == ()
        assert len(set(opened.values())) == 1
        release(house)
        assert me.look(id).since != opened


def test_a_bot_that_is_asked_alone_is_seen_to_think(tmp_path: Path) -> None:
    with with_a_clock(tmp_path) as (me, house, _):
        id = begun(me, "me", "me")
        me.decide(id, "colonna", "bid.0", me.look(id, "colonna").seq)
        me.decide(id, "gonzaga", "bid.1", me.look(id, "gonzaga").seq)
        assert me.look(id).waiting == ("gonzaga",)
        assert me.look(id).thinking == ()
        before = me.look(id, "colonna").version
        house.tables.callers.clear()  # nobody calls the bots
        me.seat(id, "gonzaga", "bot")
        assert me.look(id).thinking == ("gonzaga",)
        assert me.look(id, "colonna").version != before


# -- before the game -------------------------------------------------------------------------------


def test_those_who_gather_can_talk(anna: Client, bert: Client) -> None:
    id = anna.new_table({"colonna": "me", "gonzaga": "open"}).id
    bert.seat(id, "gonzaga", "join")
    bert.say(id, "Shall we begin?")
    assert [line.text for line in anna.talk(id).entries] == ["Shall we begin?"]


def test_the_host_calls_a_table_off_before_it_begins(anna: Client, bert: Client) -> None:
    id = anna.new_table({"colonna": "me", "gonzaga": "open"}, listed=True).id
    bert.seat(id, "gonzaga", "join")
    bert.say(id, "Shall we begin?")
    with listening(bert, id) as ear:
        ear.next()
        assert bert.http.delete(f"/api/tables/{id}").status_code == 403
        assert anna.http.delete(f"/api/tables/{id}").status_code == 204
        with pytest.raises(Answered) as gone:
            bert.table(id)
        assert gone.value.status == 404
        assert id not in {table.id for table in bert.tables().mine}
    assert anna.http.delete(f"/api/tables/{id}").status_code == 404


def test_a_game_that_has_begun_is_not_called_off(me: Client) -> None:
    id = begun(me)
    assert me.http.delete(f"/api/tables/{id}").status_code == 409
    assert me.table(id).status == "playing"


def test_a_table_says_its_scenario_by_name(me: Client) -> None:
    seats = dict.fromkeys(
        ("ottoman", "hapsburg", "england", "france", "papacy", "protestant"), "me"
    )
    table = me.new_table(seats, game="here_i_stand", scenario="1517")
    assert table.scenario_name != "1517"
    assert "1517" in table.scenario_name


# -- before the dice -------------------------------------------------------------------------------


def test_a_careful_decision_stops_before_dice_and_a_plain_one_rolls_them(me: Client) -> None:
    """The reformation of 1517 begins with attempts: each rolls dice."""
    table = me.new_table(dict.fromkeys(HIS, "me"), game="here_i_stand", ask_before_dice=True)
    assert table.ask_before_dice
    id = me.start(table.id).id
    look = me.look(id, "protestant")
    body = {"seat": "protestant", "key": look.options[0].key, "seq": look.seq}
    careful = {**body, "careful": True, "idempotency_key": "a word"}
    for _ in range(2):
        told = me.ask("POST", f"/tables/{id}/decisions", Look, json=careful)
        assert told.rolls
        assert told == msgspec.structs.replace(me.look(id, "protestant"), rolls=True)
        assert told.seq == look.seq
    plain = {**body, "idempotency_key": "another"}
    rolled = me.ask("POST", f"/tables/{id}/decisions", Look, json=plain)
    assert not rolled.rolls
    assert rolled.seq != look.seq
    assert any(line.dice for line in me.log(id, "protestant").entries)


def test_what_rolls_no_dice_is_decided_at_once_however_careful(me: Client) -> None:
    id = begun(me)
    body = {"seat": "colonna", "key": "bid.1", "seq": me.look(id, "colonna").seq, "careful": True}
    told = me.ask("POST", f"/tables/{id}/decisions", Look, json=body)
    assert not told.rolls
    assert told.waiting == ("gonzaga",)


# -- taking back -----------------------------------------------------------------------------------


def test_where_nothing_can_be_taken_back_it_is_said_what_was_learned(me: Client) -> None:
    id = me.start(me.new_table(dict.fromkeys(HIS, "me"), game="here_i_stand").id).id
    look = me.look(id, "protestant")
    rolled = me.decide(id, "protestant", look.options[0].key, look.seq)
    [dice, *_] = [line for line in me.log(id, "protestant").entries if line.dice]
    assert rolled.can_undo == CanUndo(
        ok=False, why=f"Dice have been rolled or cards drawn since: {dice.text}"
    )
    with pytest.raises(Answered) as refused:
        me.undo(id, "protestant")
    assert refused.value.error == rolled.can_undo.why


def test_what_others_did_since_is_told_as_one_was_told_of_it(me: Client) -> None:
    id = begun(me)
    me.decide(id, "colonna", "bid.1", me.look(id, "colonna").seq)
    me.decide(id, "gonzaga", "bid.0", me.look(id, "gonzaga").seq)
    me.decide(id, "colonna", "pass", me.look(id, "colonna").seq)
    look = me.look(id, "gonzaga")
    muster = next(option.key for option in look.options if option.key.startswith("muster."))
    me.decide(id, "gonzaga", muster, look.seq)
    why = me.look(id, "colonna").can_undo.why
    head, _, what = why.partition(": ")
    assert head == "Another seat has decided since"
    assert what in {line.text for line in me.log(id, "colonna").entries}
