"""Going back by consent of all who hold a seat: the chain, the dice, and nobody is overruled."""

import hmac
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tercio.kernel.randomness import Stream
from tercio.kernel.saving.save import read
from tercio.server.http.wire.rewinds import RewindAsked, RewindInfo
from tercio.server.http.wire.tables import TableInfo
from tercio.server.live.rewinding import decoded
from tercio.server.records import rewinds
from tercio.server.store import models
from tests.server.client import Answered, Client
from tests.server.doorstep import begun, edit, house_at, play, select, served, settings
from tests.server.test_people import two_people
from tests.server.twins import stood


def propose(client: Client, id: str, at: int, seat: str = "colonna") -> TableInfo:
    body = {"at": at, "seat": seat}
    return client.ask("POST", f"/tables/{id}/rewind", TableInfo, json=body)


def answer(client: Client, id: str, agree: bool) -> TableInfo:
    return client.ask("PUT", f"/tables/{id}/rewind", TableInfo, json={"agree": agree})


def asked(client: Client, id: str, seat: str) -> RewindInfo | None:
    of: Any = RewindInfo | None
    told: RewindInfo | None = client.ask("GET", f"/tables/{id}/rewind", of, params={"seat": seat})
    return told


def notes(client: Client, id: str) -> list[str]:
    return [line.note for line in client.talk(id).entries if line.note]


def some_way(anna: Client, bert: Client, decisions: int = 24) -> str:
    id = two_people(anna, bert)
    assert play({"colonna": anna, "gonzaga": bert}, id, decisions) == decisions
    return id


def half_way(client: Client, id: str, seat: str = "colonna") -> int:
    return client.log(id, seat).total // 2


def test_when_all_agree_the_table_stands_where_it_stood(anna: Client, bert: Client) -> None:
    id = some_way(anna, bert)
    at = half_way(anna, id)
    then = anna.replay(id, at, "colonna").look
    lines = anna.log(id, "colonna").entries[:at]
    info = propose(anna, id, at)
    assert info.time.rewind == RewindAsked(
        by=("colonna",), asked=("colonna", "gonzaga"), agreed=("colonna",)
    )
    after = answer(bert, id, True)
    assert after.time.rewind is None
    kept = anna.log(id, "colonna").entries
    assert kept[: len(lines)] == lines
    assert anna.look(id, "colonna").scene.headline == then.scene.headline
    assert notes(anna, id)[-2:] == ["rewind-asked", "rewound"]
    assert anna.verify(id).ok
    assert play({"colonna": anna, "gonzaga": bert}, id) > 0
    assert anna.table(id).status == "over"
    checked = anna.verify(id)
    assert checked.ok, checked.problems


def test_whoever_asks_has_agreed_from_the_first_moment(
    anna: Client, bert: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looks between two moments would never hear that the second has come."""
    id = some_way(anna, bert)
    known = []
    answered = rewinds._answered

    def looked_at_first(*given: Any) -> TableInfo:
        known.append(bert.table(id).time.rewind)
        return answered(*given)

    monkeypatch.setattr(rewinds, "_answered", looked_at_first)
    after = propose(anna, id, half_way(anna, id)).time.rewind
    assert after is not None
    assert known == [after]


def test_whether_somebody_has_agreed_is_part_of_what_a_version_covers(
    anna: Client, bert: Client
) -> None:
    """Whatever else is told of it: who looks again sees that it is another look."""
    id = some_way(anna, bert)
    propose(anna, id, half_way(anna, id))
    before = bert.look(id, "gonzaga").version
    with house_at(str(anna.http.base_url)).database.write() as session:
        row = session.get_one(models.Game, id)
        row.rewind_agreed, row.revision = [], row.revision + 1
    assert bert.look(id, "gonzaga").version != before


def test_what_was_learned_is_told_to_each_as_they_learned_it(anna: Client, bert: Client) -> None:
    id = some_way(anna, bert, 60)
    propose(anna, id, 1)
    for client, seat in ((anna, "colonna"), (bert, "gonzaga")):
        told = asked(client, id, seat)
        assert told is not None
        log = {line.n: line for line in client.log(id, seat).entries}
        assert told.total == len(log)
        assert told.last == log[told.at - 1].text
        assert told.learned
        assert [log[line.n] for line in told.learned] == list(told.learned)
        rolls = {line.n for line in log.values() if line.dice and line.n >= told.at}
        assert rolls
        assert rolls <= {line.n for line in told.learned}
    with pytest.raises(Answered) as refused:
        asked(bert, id, "colonna")
    assert refused.value.status == 403


def test_the_table_stands_still_until_all_have_answered(anna: Client, bert: Client) -> None:
    id = some_way(anna, bert)
    propose(anna, id, half_way(anna, id))
    for client, seat in ((anna, "colonna"), (bert, "gonzaga")):
        look = client.look(id, seat)
        deeds: tuple[Callable[[], object], ...] = (
            partial(client.decide, id, seat, "x", look.seq),
            partial(client.undo, id, seat),
            partial(client.order, id, seat),
        )
        for deed in deeds:
            with pytest.raises(Answered) as refused:
                deed()
            assert refused.value.status == 409
            assert refused.value.error.startswith("Somebody wants to go back.")
    with pytest.raises(Answered) as refused:
        propose(bert, id, 1, "gonzaga")
    assert refused.value.status == 409
    answer(bert, id, False)
    assert play({"colonna": anna, "gonzaga": bert}, id, 4) == 4


@pytest.mark.parametrize(("who", "note"), [(0, "rewind-withdrawn"), (1, "rewind-declined")])
def test_it_can_be_withdrawn_and_declined(anna: Client, bert: Client, who: int, note: str) -> None:
    id = some_way(anna, bert)
    before = anna.log(id, "colonna")
    propose(anna, id, half_way(anna, id))
    assert answer((anna, bert)[who], id, False).time.rewind is None
    assert anna.log(id, "colonna") == before
    assert notes(bert, id)[-1] == note
    assert asked(bert, id, "gonzaga") is None
    with pytest.raises(Answered) as refused:
        answer(bert, id, True)
    assert refused.value.error == "Nobody has proposed to go back."
    assert anna.verify(id).ok


def test_who_has_no_seat_is_not_asked(anna: Client, bert: Client, carla: Client) -> None:
    id = some_way(anna, bert)
    propose(anna, id, 1)
    for agree in (True, False):
        with pytest.raises(Answered) as refused:
            answer(carla, id, agree)
        assert refused.value.status == 403
    assert anna.table(id).time.rewind is not None


def test_who_sits_down_meanwhile_is_asked_too(anna: Client, bert: Client, carla: Client) -> None:
    id = some_way(anna, bert)
    propose(anna, id, 1)
    bert.seat(id, "gonzaga", "leave")
    carla.seat(id, "gonzaga", "join")
    told = carla.table(id).time.rewind
    assert told is not None
    assert (told.asked, told.agreed) == (("colonna", "gonzaga"), ("colonna",))
    answer(anna, id, True)
    assert anna.table(id).time.rewind is not None, "one of them has not answered"
    answer(carla, id, True)
    assert anna.table(id).time.rewind is None
    assert notes(anna, id)[-1] == "rewound"
    assert play({"colonna": anna, "gonzaga": carla}, id, 4) == 4
    assert anna.verify(id).ok


def test_bots_agree(me: Client) -> None:
    id = begun(me, "me", "bot:random")
    play({"colonna": me}, id, 10)
    assert propose(me, id, 1).time.rewind is None
    assert notes(me, id)[-1] == "rewound"
    play({"colonna": me}, id, 10)
    assert me.verify(id).ok


def test_nobody_goes_back_to_now_nor_in_a_game_that_is_over(me: Client, finished: str) -> None:
    id = begun(me)
    play({"colonna": me, "gonzaga": me}, id, 6)
    for table in (id, finished):
        with pytest.raises(Answered) as refused:
            propose(me, table, 10**6)
        assert refused.value.status == 409


# -- the record and the dice ----------------------------------------------------------------------


def test_the_chain_keeps_what_was_given_up_and_says_where_it_goes_on(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = begun(me)
        mine = {"colonna": me, "gonzaga": me}
        play(mine, id, 30)
        of_it = "FROM decisions WHERE game_id = :id ORDER BY n"
        before = select(tmp_path, f"SELECT n, kind, key, hash {of_it}", id=id)
        propose(me, id, half_way(me, id))
        after = select(tmp_path, f"SELECT n, kind, key, hash {of_it}", id=id)
        assert after[: len(before)] == before
        kind, key = after[len(before)][1:3]
        assert kind == "rewind"
        made = len(stood(house_at(url), id).table.history)
        assert 0 < decoded(key).to <= made < 30
        play(mine, id, 30)
        assert me.verify(id).ok
        edit(
            tmp_path,
            "UPDATE decisions SET key = :key WHERE game_id = :id AND kind = 'rewind'",
            key=key.replace('"to":', '"to":1'),
            id=id,
        )
        assert not me.verify(id).ok


def test_the_dice_are_others_and_follow_from_the_seed_that_was_committed_to(me: Client) -> None:
    id = begun(me)
    house = house_at(str(me.http.base_url))
    mine = {"colonna": me, "gonzaga": me}
    play(mine, id, 40)
    at = half_way(me, id)
    for _ in range(2):
        propose(me, id, at)
        play(mine, id, 12)
    live = stood(house, id)
    began, drawn = live.row.seed, live.rewinds
    assert len(drawn) == 2
    keys = [
        hmac.digest(began.encode(), f"child\0rewind:{n}".encode(), "sha256").hex() for n in (1, 2)
    ]
    assert live.table.seed == f"{began}~{drawn[0]}~{keys[0]}~{drawn[1]}~{keys[1]}"
    old, new = Stream.from_seed(began), Stream.from_seed(str(live.table.seed))
    rolls = [(old.below("dice", 6), new.below("dice", 6)) for _ in range(drawn[1] + 60)]
    assert all(was == now for was, now in rolls[: drawn[1]])
    assert any(was != now for was, now in rolls[drawn[1] :])
    assert me.table(id).commitment == live.row.commitment, "what was published holds"


def test_a_table_that_went_back_is_loaded_as_it_stands_and_its_save_plays_again(
    me: Client,
) -> None:
    id = begun(me)
    house = house_at(str(me.http.base_url))
    mine = {"colonna": me, "gonzaga": me}
    assert play(mine, id, 50) == 50
    propose(me, id, half_way(me, id))
    play(mine, id, 30)
    before = me.look(id, "colonna")
    history = stood(house, id).table.history
    for _ in range(2):
        house.tables._slot(id).live = None
        assert stood(house, id).table.history == history
        assert me.look(id, "colonna").scene == before.scene
    assert me.replay(id, half_way(me, id), "colonna").total == me.log(id, "colonna").total
    saved = me.save(id)
    assert len(read(saved).decisions) == len(history)
    again = me.upload(saved)
    assert me.look(again.id, "colonna").scene == before.scene
    branch = me.branch(id, half_way(me, id), "colonna")
    assert me.look(branch.id, "colonna").scene.headline


def test_an_answer_to_what_was_given_up_is_stale(me: Client) -> None:
    """No number of an offer stands for two questions."""
    id = begun(me)
    mine = {"colonna": me, "gonzaga": me}
    offers: dict[tuple[str, int], list[str]] = {}
    again: list[tuple[str, int]] = []

    def note(made: int) -> None:
        for seat in mine:
            look = me.look(id, seat)
            keys = [option.key for option in look.options]
            if not keys:
                continue
            if (seat, look.seq) in offers:
                again.append((seat, look.seq))
            assert offers.setdefault((seat, look.seq), keys) == keys

    play(mine, id, 20, note)
    most = {seat: max(seq for each, seq in offers if each == seat) for seat in mine}
    again.clear()
    propose(me, id, 1)
    note(0)
    play(mine, id, 1)
    again.clear()
    play(mine, id, 10, note)
    assert {seat for seat, seq in offers if seq > most[seat]} == set(mine)
    old = [(seat, seq) for seat, seq in again if seq <= most[seat]]
    assert len(set(old)) <= 1, "at most the question that was put there, and is still open"


def test_nobody_takes_back_what_was_decided_before_the_point(me: Client) -> None:
    id = begun(me)
    play({"colonna": me, "gonzaga": me}, id, 20)
    propose(me, id, half_way(me, id))
    for seat in ("colonna", "gonzaga"):
        with pytest.raises(Answered) as refused:
            me.undo(id, seat)
        assert refused.value.status == 409


def test_two_servers_agree_on_a_table_that_went_back(tmp_path: Path) -> None:
    """What another process has done is done again; and both can go on."""
    with (
        served(settings(tmp_path)) as url,
        served(settings(tmp_path)) as other,
        Client(url) as here,
        Client(other) as there,
    ):
        id = begun(here)
        play({"colonna": here, "gonzaga": here}, id, 50)
        there.look(id, "colonna")
        propose(here, id, half_way(here, id))
        assert there.look(id, "colonna").scene == here.look(id, "colonna").scene
        play({"colonna": there, "gonzaga": there}, id, 20)
        assert there.look(id, "colonna").scene == here.look(id, "colonna").scene
        assert here.verify(id).ok
        assert there.verify(id).ok
