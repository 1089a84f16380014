"""Tables before, beside and after play."""

import msgspec
import pytest

from tercio.bots.registry import best_bot
from tercio.kernel.registry import game, games
from tercio.kernel.words.pseudo import PSEUDO, words_left
from tercio.server.live.turn_notes import turn_note
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, play


def test_the_catalogue_knows_every_game_with_its_scenarios_options_and_bots(me: Client) -> None:
    told = me.http.get("/api/catalog").json()
    assert [each["id"] for each in told] == [each.id for each in games()]
    [primer] = [each for each in told if each["id"] == "primer"]
    assert primer["scenarios"][0]["seats"]["2"] == ["colonna", "gonzaga"]
    assert primer["options"] == {"walls": ["stone", "earth"]}
    assert primer["bots"][0] == "sergeant"
    assert primer["languages"] == ["en", "ja"]


def test_one_request_makes_a_solo_game_and_one_starts_it(me: Client) -> None:
    id = begun(me, "me", "bot:sergeant")
    table = me.table(id)
    assert table.status == "playing"
    assert [seat.who for seat in table.seats] == ["human", "bot"]
    assert table.your_move
    assert table.seed is None
    assert len(table.commitment) == 64
    assert me.start(id).status == "playing", "starting twice is starting once"


def test_a_bot_without_a_name_is_the_best_one_of_the_game(me: Client) -> None:
    table = me.new_table(dict(zip(SEATS, ("me", "bot:"), strict=False)))
    assert [each.bot for each in table.seats] == [None, best_bot(game("primer"))]
    assert me.start(table.id).status == "playing"


def test_where_a_game_stands_is_told_in_the_language_of_the_reader(me: Client) -> None:
    id = begun(me, "me", "bot:sergeant")

    def told(language: str) -> str:
        table = me.http.get(f"/api/tables/{id}", headers={"accept-language": language}).json()
        return str(table["turn_note"])

    assert told("en").startswith("Turn 1")
    assert told("ja").startswith("ターン1")
    assert words_left(told(PSEUDO)) == []


def test_of_languages_the_dearest_is_spoken(me: Client) -> None:
    def told(wishes: str) -> str:
        refused = me.http.get("/api/tables/none", headers={"accept-language": wishes})
        return str(refused.json()["error"])

    japanese = told("ja")
    assert japanese != told("en")
    assert told("en;q=0.5, fr, ja;q=0.9") == japanese
    assert told("en;q=0, ja;q=0.1") == japanese
    assert told("ja;q=0, fr;q=1") == told("en")


def test_where_a_game_stood_before_a_language_came_is_told_in_marked_english() -> None:
    stored = msgspec.json.encode({"en": "Turn 1", "ja": "ターン1"}).decode()
    assert turn_note(stored, "ja") == "ターン1"
    assert turn_note(stored, "fr") == "⟦Turn 1⟧"
    assert turn_note("Turn 1 of old", "ja") == "Turn 1 of old"


def test_a_table_starts_only_when_every_seat_is_taken(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"}, listed=True)
    with pytest.raises(Answered) as caught:
        anna.start(table.id)
    assert caught.value.status == 409
    with pytest.raises(Answered):
        anna.look(table.id)
    assert table.id in [each.id for each in bert.tables().open]
    bert.seat(table.id, "gonzaga", "join")
    bert.seat(table.id, "gonzaga", "leave")
    bert.seat(table.id, "gonzaga", "join")
    assert anna.start(table.id).status == "playing"
    assert table.id not in [each.id for each in anna.tables().open]


def test_a_refusal_calls_a_seat_by_its_name(anna: Client, bert: Client) -> None:
    """By the one that it has in the language of whoever asks."""
    table = anna.new_table({"colonna": "me", "gonzaga": "open", "medici": "open"})
    bert.seat(table.id, "gonzaga", "join")
    place = f"/api/tables/{table.id}"

    def told(client: Client, path: str, language: str, **body: str) -> str:
        header = {"Accept-Language": language}
        return str(client.http.post(f"{place}/{path}", json=body, headers=header).json()["error"])

    assert told(anna, "seats/gonzaga/join", "en") == "Somebody already sits at Gonzaga."
    assert "ゴンザーガ" in told(anna, "seats/gonzaga/join", "ja")
    assert told(anna, "start", "en") == "Nobody sits at Medici yet."
    assert told(bert, "seats/colonna/leave", "en") == "The seat 'Colonna' is not yours."


def test_one_account_takes_one_open_seat(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open", "medici": "open"})
    bert.seat(table.id, "gonzaga", "join")
    with pytest.raises(Answered) as caught:
        bert.seat(table.id, "medici", "join")
    assert caught.value.status == 409


def test_an_unlisted_table_is_found_by_its_address_alone(anna: Client, carla: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    assert table.id not in [each.id for each in carla.tables().open]
    assert carla.table(table.id).id == table.id


def test_tables_that_wait_for_me_come_first_and_finished_ones_last(bert: Client) -> None:
    done = begun(bert, "me", "me")
    play(dict.fromkeys(SEATS[:2], bert), done)
    quiet = bert.new_table({"colonna": "me", "gonzaga": "open"}).id
    asked = begun(bert, "me", "me")
    mine = [table.id for table in bert.tables().mine]
    assert mine.index(asked) < mine.index(quiet)
    assert done in [table.id for table in bert.tables().finished]


def test_a_seat_is_handed_to_a_bot_and_back_with_a_public_note(
    anna: Client, bert: Client, stranger: Client
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    id = anna.start(table.id).id
    handed = bert.seat(id, "gonzaga", "bot", bot="random")
    assert (handed.seats[1].who, handed.seats[1].mine) == ("bot", True)
    with pytest.raises(Answered) as caught:
        bert.decide(id, "gonzaga", "bid.0", 1)
    assert caught.value.status == 409
    anna.decide(id, "colonna", "bid.0", anna.look(id, "colonna").seq)
    while not any(line.kind == "bid-opened" for line in stranger.log(id).entries):
        pass  # the bot bids by itself
    assert bert.seat(id, "gonzaga", "take-back").seats[1].who == "human"
    notes = [line.note for line in stranger.talk(id).entries]
    assert notes == ["bot", "take-back"]
    assert anna.verify(id).ok


def test_a_seat_that_was_left_can_be_taken_by_somebody_else(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    id = anna.start(table.id).id
    bert.seat(id, "gonzaga", "leave")
    with pytest.raises(Answered):
        bert.look(id, "gonzaga")
    carla.seat(id, "gonzaga", "join")
    look = carla.look(id, "gonzaga")
    assert carla.decide(id, "gonzaga", look.options[0].key, look.seq)


def test_the_host_gives_an_empty_seat_to_a_bot_but_nobody_elses(
    anna: Client, bert: Client, carla: Client
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open", "medici": "open"})
    carla.seat(table.id, "medici", "join")
    for client, seat in ((bert, "gonzaga"), (anna, "medici")):
        with pytest.raises(Answered) as caught:
            client.seat(table.id, seat, "bot")
        assert caught.value.status == 403
    assert anna.seat(table.id, "gonzaga", "bot").seats[1].bot == "sergeant"


def test_talk_is_heard_by_everybody_or_by_some(
    anna: Client, bert: Client, stranger: Client
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    id = anna.start(table.id).id
    anna.say(id, "<b>good evening</b>")
    bert.say(id, "a truce?", to=["colonna"])
    assert [line.text for line in stranger.talk(id).entries] == ["<b>good evening</b>"]
    assert [line.n for line in anna.talk(id, "colonna").entries] == [0, 1]
    with pytest.raises(Answered):
        stranger.say(id, "hear me")


def test_words_come_in_a_language_that_the_game_speaks(me: Client) -> None:
    id = begun(me)
    english = me.look(id, "colonna")
    for asked in ("en", "xx", "", "../../etc"):
        params = {"seat": "colonna", "lang": asked}
        answer = me.http.get(f"/api/tables/{id}/look", params=params)
        assert answer.status_code == 200
        assert answer.json()["prompt"]["text"] == (english.prompt and english.prompt.text)
    headers = {"accept-language": "de-CH,de;q=0.9,en;q=0.5"}
    assert me.http.get(f"/api/tables/{id}/look", headers=headers).status_code == 200


def test_private_talk_stops_where_the_rules_stop_it(
    me: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(me)
    assert me.talk(id).private
    monkeypatch.setattr(type(game("primer")), "allows_private_talk", lambda self, g: False)
    assert not me.talk(id).private
    with pytest.raises(Answered) as caught:
        me.say(id, "psst", to=["gonzaga"])
    assert caught.value.status == 409
    assert me.say(id, "good evening").entries[-1].text == "good evening"
