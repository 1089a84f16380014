"""Threats 19 to 21: known seeds, knowledge carried between seats, talk and its audience."""

import queue
import threading

import pytest

from tercio.kernel.ask import Seat
from tercio.kernel.registry import game
from tercio.kernel.saving.history import Talk
from tercio.kernel.saving.save import save
from tercio.kernel.table import Table
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, play


def _refused(client: Client, id: str, seat: str, move: str = "join", **more: str) -> str:
    with pytest.raises(Answered) as caught:
        client.seat(id, seat, move, **more)
    assert caught.value.status in (403, 409)
    return caught.value.error


def _save(*talk: Talk) -> bytes:
    table = Table.new(game("primer"), players=2, seed="I know what comes")
    table.talk = list(talk)
    return save(table)


# -- 19: a chosen seed ----------------------------------------------------------------------


def test_nobody_else_ever_plays_with_dice_that_the_uploader_chose(
    anna: Client, bert: Client
) -> None:
    table = anna.upload(_save())
    for seat in SEATS[:2]:
        anna.seat(table.id, seat, "leave")
        assert "may know its dice" in _refused(bert, table.id, seat)
        assert "may know its dice" in _refused(anna, table.id, seat, "invite")
    anna.seat(table.id, "colonna", "join")
    assert anna.seat(table.id, "gonzaga", "bot").seats[1].who == "bot"
    assert "may know its dice" in _refused(bert, table.id, "gonzaga")


def test_an_uploaded_game_says_so_and_where_it_went_on(anna: Client, stranger: Client) -> None:
    id = anna.upload(_save()).id
    [line] = stranger.talk(id).entries
    assert line.note == "upload"
    assert line.text == (
        "anna has uploaded this game; here it goes on after 0 decisions. "
        "No server has sealed the save: who wrote it, nobody can tell."
    )


# -- 20: who has seen a hand ----------------------------------------------------------------


def test_who_has_seen_a_hand_takes_no_other_seat(anna: Client, bert: Client, carla: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open", "medici": "open"})
    bert.seat(table.id, "gonzaga", "join")
    carla.seat(table.id, "medici", "join")
    id = anna.start(table.id).id
    bert.seat(id, "gonzaga", "leave")
    carla.seat(id, "medici", "leave")
    assert "another seat" in _refused(bert, id, "medici")
    assert "another seat" in _refused(anna, id, "medici")
    anna.seat(id, "medici", "bot")
    assert "another seat" in _refused(anna, id, "medici"), "not from a bot either"
    carla.seat(id, "medici", "join")
    bert.seat(id, "gonzaga", "join")
    assert bert.look(id, "gonzaga").options


def test_who_plays_alone_may_sit_anywhere(anna: Client) -> None:
    id = begun(anna, "me", "bot:random", "bot:random")
    anna.seat(id, "gonzaga", "join")
    assert anna.look(id, "gonzaga").seat == "gonzaga"


def test_a_bots_seat_is_taken_by_who_is_invited_and_by_nobody_else(
    anna: Client, bert: Client, carla: Client
) -> None:
    id = begun(anna, "me", "bot:random")
    assert "invited nobody" in _refused(bert, id, "gonzaga")
    word = anna.seat(id, "gonzaga", "invite").seats[1].invite
    assert word
    assert "invited" in _refused(bert, id, "gonzaga", invite="guess")
    assert bert.seat(id, "gonzaga", "join", invite=word).seats[1].who == "human"
    bert.seat(id, "gonzaga", "leave")
    assert "invited" in _refused(carla, id, "gonzaga")


def test_a_seat_by_invitation_stays_one_when_it_is_left(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "invited"})
    word = table.seats[1].invite
    assert word
    bert.seat(table.id, "gonzaga", "join", invite=word)
    id = anna.start(table.id).id
    bert.seat(id, "gonzaga", "leave")
    assert "invited" in _refused(carla, id, "gonzaga")
    assert "invited" in _refused(carla, id, "gonzaga", invite=word), "an old word opens nothing"
    anew = anna.table(id).seats[1].invite
    assert anew not in (None, word)
    carla.seat(id, "gonzaga", "join", invite=str(anew))


def test_a_new_holder_cannot_take_back_what_the_last_one_sealed(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    id = anna.start(table.id).id
    bert.decide(id, "gonzaga", "bid.1", bert.look(id, "gonzaga").seq)
    assert bert.look(id, "gonzaga").can_undo.ok
    bert.seat(id, "gonzaga", "leave")
    carla.seat(id, "gonzaga", "join")
    assert not carla.look(id, "gonzaga").can_undo.ok
    with pytest.raises(Answered) as caught:
        carla.undo(id, "gonzaga")
    assert caught.value.error == "That was decided by whoever held your seat before you."


# -- 21: talk -------------------------------------------------------------------------------


def test_whispers_stay_between_their_seats_when_the_game_is_over(
    anna: Client, bert: Client, carla: Client, stranger: Client
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open", "medici": "open"})
    bert.seat(table.id, "gonzaga", "join")
    carla.seat(table.id, "medici", "join")
    id = anna.start(table.id).id
    bert.say(id, "the canary sings", to=["colonna"])
    play({"colonna": anna, "gonzaga": bert, "medici": carla}, id)
    for client in (carla, stranger):
        for seat in (None, "colonna", "gonzaga", "medici"):
            told = client.http.get(f"/api/tables/{id}/talk", params={"seat": seat} if seat else {})
            assert b"canary" not in told.content
    assert b"canary" not in anna.save(id)
    assert [line.text for line in anna.talk(id, "colonna").entries] == ["the canary sings"]
    assert [line.text for line in bert.talk(id, "gonzaga").entries] == ["the canary sings"]


def test_the_stream_of_a_former_holder_ends(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    id = anna.start(table.id).id
    heard: queue.Queue[str] = queue.Queue()

    def listen() -> None:
        params = {"seat": "gonzaga"}
        with bert.http.stream("GET", f"/api/tables/{id}/events", params=params) as response:
            for line in response.iter_lines():
                heard.put(line)
        heard.put("the end")

    listening = threading.Thread(target=listen, daemon=True)
    listening.start()
    assert heard.get(timeout=10)
    with Client(str(bert.http.base_url).rstrip("/")) as again:
        again.log_in("bert")
        again.seat(id, "gonzaga", "leave")
    listening.join(10)
    assert not listening.is_alive()


def test_an_upload_carries_no_library_and_no_voices_from_nowhere(anna: Client) -> None:
    for talk, said in (
        ([Talk(0, Seat("nobody"), "boo")], "nobody"),
        ([Talk(0, Seat("colonna"), "boo", (Seat("nobody"),))], "nobody"),
        ([Talk(0, Seat("colonna"), "boo")] * 2001, "2,000 lines"),
    ):
        with pytest.raises(Answered) as caught:
            anna.upload(_save(*talk))
        assert caught.value.status == 422
        assert said in caught.value.error


def test_talk_comes_by_the_page(anna: Client, stranger: Client) -> None:
    talk = [
        Talk(0, Seat("colonna"), f"line {n}", (Seat("gonzaga"),) if n % 2 else None)
        for n in range(1400)
    ]
    id = anna.upload(_save(*talk)).id
    latest = anna.talk(id, "gonzaga").entries
    assert [line.n for line in latest] == list(range(901, 1401))
    assert latest[-2].text == "line 1399"
    public = stranger.talk(id).entries
    assert len(public) == 500
    assert all(line.to is None for line in public)
