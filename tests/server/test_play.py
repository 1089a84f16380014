"""Playing over HTTP: what is offered is taken, what is not changes nothing."""

import httpx
import pytest

from tercio.kernel.registry import game
from tercio.kernel.saving.save import load, read, replay, state_digest
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, play


def test_a_game_played_over_http_by_separate_clients_ends_as_the_engine_alone_has_it(
    local: str,
) -> None:
    clients = {seat: Client(local) for seat in SEATS[:3]}
    me = clients[SEATS[0]]
    id = begun(me, "me", "me", "me")
    made = play(clients, id)
    record = read(me.save(id))
    alone = replay(game("primer"), record)
    assert alone.over
    assert len(record.decisions) >= made > 20
    assert state_digest(load(game("primer"), record)) == state_digest(alone)
    told = me.look(id, SEATS[1])
    result = alone.result
    assert told.result is not None
    assert result is not None
    assert told.result.scores == result.scores
    assert me.verify(id).ok
    assert me.table(id).seed == record.header.seed


def test_a_look_tells_who_is_asked_what_in_sentences_with_citations(me: Client) -> None:
    look = me.look(begun(me), "colonna")
    assert look.prompt is not None
    assert look.prompt.text == "How many ducats do you bid to move first?"
    assert look.prompt.cite == "PR 4.1"
    assert [option.key for option in look.options][:2] == ["bid.0", "bid.1"]
    assert look.waiting == ("colonna", "gonzaga")


def test_a_stale_decision_is_answered_with_a_fresh_look_and_changes_nothing(me: Client) -> None:
    id = begun(me)
    first = me.look(id, "colonna")
    me.decide(id, "colonna", "bid.1", first.seq)
    me.decide(id, "gonzaga", "bid.0", me.look(id, "gonzaga").seq)
    now = me.look(id, "colonna")
    with pytest.raises(Answered) as caught:
        me.decide(id, "colonna", "bid.1", first.seq)
    assert caught.value.status == 409
    assert caught.value.look() == now
    assert me.look(id, "colonna") == now


def test_what_is_not_offered_is_refused_and_changes_nothing(me: Client) -> None:
    id = begun(me)
    look = me.look(id, "colonna")
    for key in ("bid.99", "bid.-1", "pass", "march.milan", "bid.1 ", "BID.1"):
        with pytest.raises(Answered) as caught:
            me.decide(id, "colonna", key, look.seq)
        assert caught.value.status == 422, key
    assert me.look(id, "colonna") == look


def test_the_same_idempotency_key_gets_the_same_answer_even_when_the_table_has_moved_on(
    me: Client,
) -> None:
    id = begun(me)
    seq = me.look(id, "colonna").seq
    body = {"seat": "colonna", "key": "bid.2", "seq": seq, "idempotency_key": "once"}
    first = me.http.post(f"/api/tables/{id}/decisions", json=body)
    me.decide(id, "gonzaga", "bid.0", me.look(id, "gonzaga").seq)
    again = me.http.post(f"/api/tables/{id}/decisions", json=body)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.content == again.content
    assert me.look(id, "colonna").seq != seq
    other = me.http.post(f"/api/tables/{id}/decisions", json=body | {"key": "bid.1"})
    assert other.status_code == 422


def test_a_decision_is_taken_back_until_somebody_has_learned_from_it(me: Client) -> None:
    id = begun(me)
    before = me.look(id, "colonna")
    after = me.decide(id, "colonna", "bid.1", before.seq)
    assert after.can_undo.ok
    back = me.undo(id, "colonna")
    assert back.options == before.options
    me.decide(id, "colonna", "bid.0", back.seq)
    me.decide(id, "gonzaga", "bid.0", me.look(id, "gonzaga").seq)
    now = me.look(id, "colonna")
    assert not now.can_undo.ok
    with pytest.raises(Answered) as caught:
        me.undo(id, "colonna")
    assert caught.value.status == 409
    assert caught.value.error == now.can_undo.why
    assert me.verify(id).ok


def test_why_not_gives_reasons_with_citations(me: Client) -> None:
    id = begun(me)
    clients = dict.fromkeys(SEATS[:2], me)
    for _ in range(200):
        waiting = me.look(id).waiting
        looks = [me.look(id, seat) for seat in waiting]
        impulse = [look for look in looks if look.prompt and look.prompt.kind == "impulse"]
        if impulse:
            break
        play(clients, id, 1)
    seat = impulse[0].seat
    assert seat is not None
    reasons = [
        reason
        for town in ("milan", "pavia", "cremona", "mantua", "brescia")
        for reason in me.why(id, seat, f"town:{town}").reasons
    ]
    assert any(reason.text and reason.cite.startswith("PR") for reason in reasons)


def test_the_log_is_told_from_any_line_on(me: Client) -> None:
    id = begun(me)
    play(dict.fromkeys(SEATS[:2], me), id, 30)
    whole = me.log(id, "colonna")
    assert whole.total == len(whole.entries) > 5
    assert [line.n for line in whole.entries] == list(range(whole.total))
    assert me.log(id, "colonna", 3).entries == whole.entries[3:]
    assert me.log(id, "colonna", 10_000).entries == ()
    assert me.log(id).total < whole.total, "a spectator is not told which cards are drawn"


def test_standing_orders_bind_at_once_and_are_stored_with_what_they_do(me: Client) -> None:
    id = begun(me)
    assert me.order(id, "colonna", {"window": "*"}).orders[0].window == "*"
    play(dict.fromkeys(SEATS[:2], me), id, 60)
    assert me.verify(id).ok
    for wrong in ({"unless": "pigs-fly"}, {"window": "never-opened"}, {"until": "doomsday"}):
        with pytest.raises(Answered) as caught:
            me.order(id, "colonna", wrong)
        assert caught.value.status == 422


def test_the_game_says_what_standing_orders_may_name(me: Client) -> None:
    id = begun(me)
    given = me.order(id, "colonna", {"window": "before-battle", "until": "turn"})
    assert (given.orders[0].window, given.orders[0].until) == ("before-battle", "turn")
    assert {each.id: each.name for each in given.windows} == {
        "on-the-march": "somebody marches",
        "before-battle": "a battle is about to be fought",
    }
    assert [each.id for each in given.spans] == ["impulse", "turn"]
    assert [each.id for each in given.conditions] == ["against-me"]


def test_a_finished_game_takes_no_more_decisions_and_shows_everything(me: Client) -> None:
    id = begun(me, "me", "bot:random")
    play({"colonna": me}, id)
    look = me.look(id, "gonzaga")
    assert look.result is not None
    with pytest.raises(Answered) as caught:
        me.decide(id, "colonna", "pass", look.seq)
    assert caught.value.status == 409
    assert caught.value.look().result == look.result


def test_boards_can_be_kept_by_the_browser(me: Client) -> None:
    response: httpx.Response = me.http.get(f"/api/tables/{begun(me)}/boards")
    assert response.status_code == 200
    assert "max-age" in response.headers["cache-control"]
