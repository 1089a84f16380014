"""Views, events and talk: what a seat may know, and nothing else."""

import pytest

from tercio.kernel.ask import Ask, Option, Procedure, Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.events import Told
from tercio.kernel.table import Table
from tests.kernel.toys import BLUE, GREEN, RED, Noted, Notes, Pad, choice, refused, toy

CARDS = {RED: ["ace"], BLUE: ["king"]}


def whispering(g: Pad) -> Procedure[None]:
    g.note("public")
    g.note("for red", (RED,))
    g.note("for both", (RED, BLUE))
    yield choice(RED, "end")
    g.note("after")


def heard(events: list[Told]) -> list[str]:
    return [logged.event.text for logged in events if isinstance(logged.event, Noted)]


def test_events_have_an_audience() -> None:
    table = toy(whispering, players=3)
    assert heard(table.events(RED)) == ["public", "for red", "for both"]
    assert heard(table.events(BLUE)) == ["public", "for both"]
    assert heard(table.events(GREEN)) == ["public"]
    assert heard(table.events(None)) == ["public"]


def test_events_can_be_read_from_a_number_on() -> None:
    table = toy(whispering)
    since = table.events(RED)[-1].n + 1
    assert table.events(RED, since) == []
    table.decide(RED, "end")
    assert heard(table.events(RED, since)) == ["after"]


def holding(g: Pad) -> Procedure[None]:
    yield choice(RED, "end")


def test_a_view_shows_a_seat_its_own() -> None:
    table = toy(holding, cards=CARDS)
    assert table.view(RED).position.hands == {RED: ["ace"], BLUE: ["?"]}
    assert table.view(BLUE).position.hands == {RED: ["?"], BLUE: ["king"]}
    assert table.view(None).position.hands == {RED: ["?"], BLUE: ["?"]}


def test_only_the_asked_seat_sees_the_offer() -> None:
    table = toy(holding)
    assert table.view(RED).offer is not None
    assert table.view(BLUE).offer is None
    assert table.view(None).offer is None
    assert {table.view(seat).waiting for seat in (RED, BLUE, None)} == {(RED,)}


def test_a_view_is_a_copy() -> None:
    table = toy(holding, cards=CARDS)
    table.view(RED).position.hands[RED].append("joker")
    assert table.g.state.hands[RED] == ["ace"]


def test_the_seed_is_shown_when_the_game_is_over_and_not_before() -> None:
    table = toy(holding, seed="canary")
    views = [table.view(seat) for seat in (RED, BLUE, None)]
    assert "canary" not in repr(views)
    table.decide(RED, "end")
    assert table.view(None).seed == "canary"
    assert table.view(None).result == table.result


def test_unknown_seats_see_nothing() -> None:
    table = toy(holding)
    pope = Seat("pope")
    for look in (table.view, table.events, table.view_position, table.heard):
        with refused(table, Unknown, "'pope'", "red, blue"):
            look(pope)


def test_the_numbers_of_talk_do_not_count_the_whispers_of_others() -> None:
    table = toy(holding, players=3)
    table.say(RED, "psst", [BLUE])
    table.say(RED, "hark")
    assert [(talk.n, talk.text) for talk in table.heard(GREEN)] == [(0, "hark")]
    assert [(talk.n, talk.text) for talk in table.heard(None)] == [(0, "hark")]
    assert [(talk.n, talk.text) for talk in table.heard(BLUE)] == [(0, "psst"), (1, "hark")]


def test_talk_is_heard_by_those_it_is_meant_for() -> None:
    table = toy(holding, players=3)
    table.say(RED, "Hear, all!")
    table.say(RED, "Only you.", [BLUE])

    def texts(table: Table[Notes], seat: Seat | None) -> list[str]:
        return [talk.text for talk in table.heard(seat)]

    assert texts(table, RED) == texts(table, BLUE) == ["Hear, all!", "Only you."]
    assert texts(table, GREEN) == texts(table, None) == ["Hear, all!"]
    for seat, to in ((Seat("pope"), None), (RED, [Seat("pope")])):
        with refused(table, Unknown, "'pope'"):
            table.say(seat, "Repent!", to)


def test_regression_a_secret_choice_is_in_nobodys_log() -> None:
    """18xx #1758, fireplace #327: two tables that differ in a secret choice look alike."""

    def play(g: Pad) -> Procedure[None]:
        options = [Option(f"hide.{place}", place, secret=True) for place in ("left", "right")]
        pick = yield Ask(RED, "hide", options)
        g.state.hands[RED] = [pick.value]
        g.record(Noted(f"hidden {pick.value}"), (RED,))
        yield choice(BLUE, "seek")

    left, right = toy(play), toy(play)
    left.decide(RED, "hide.left")
    right.decide(RED, "hide.right")
    for observer in (BLUE, None):
        assert left.view(observer) == right.view(observer)
        assert left.events(observer) == right.events(observer)
    assert left.view(RED) != right.view(RED)


@pytest.mark.parametrize("seat", [RED, BLUE, None])
def test_a_position_with_gaps_can_be_asked_like_a_whole_one(seat: Seat | None) -> None:
    table = toy(holding, cards=CARDS)
    seen = table.view_position(seat)
    assert seen.seats == table.seats
    assert seen.state == table.view(seat).position


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_a_bot_sees_at_a_glance_what_its_view_shows(seat: Seat) -> None:
    table = toy(holding, cards=CARDS)
    assert table.glance_position(seat).state == table.view(seat).position


def test_a_seat_cannot_count_what_others_were_told() -> None:
    table = toy(whispering, players=3)
    assert [told.n for told in table.events(GREEN)] == [0]
    table.decide(RED, "end")
    assert [told.n for told in table.events(GREEN)] == [0, 1]
