"""A running game meets other rules than those with which it was played."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercio.games.primer.position import Marched
from tercio.kernel.ask import Ask, Option, Seat
from tercio.kernel.errors import Illegal
from tercio.kernel.events import Audience, Event
from tercio.kernel.position import Position
from tercio.kernel.registry import game
from tercio.kernel.running.course import Course
from tercio.kernel.words.pseudo import PSEUDO, words_left
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, fix_the_dice, inside, play, select, served, settings
from tests.server.shown import first_ping

OURS = SEATS[:3]
RULES = type(game("primer"))


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A game that has come past a checkpoint, and is not over."""
    wanted = settings(tmp_path)
    with inside(wanted) as (url, house), Client(url) as me:
        id = me.new_table(dict.fromkeys(OURS, "me")).id
        fix_the_dice(house, id)
        me.start(id)
        while not select(tmp_path, "SELECT 1 FROM checkpoints"):
            play(dict.fromkeys(OURS, me), id, 12)
        play(dict.fromkeys(OURS, me), id, 3)
        assert me.table(id).status == "playing"
        yield tmp_path, id


def _rows(folder: Path) -> list[Any]:
    return [
        select(folder, f"SELECT * FROM {table} ORDER BY 1, 2")
        for table in ("decisions", "checkpoints", "log", "games")
    ]


def _refuse_all(self: Any, seat: Seat, key: str, seq: int | None) -> Option:
    raise Illegal("The new rules know no such thing.")


def _other_log(self: Any, seat: Seat, option: Option) -> None:
    _take(self, seat, option)
    del self.g.log[-1:]


_take = Course._take


@pytest.mark.parametrize(("part", "other"), [("_legal", _refuse_all), ("_take", _other_log)])
def test_a_game_that_the_rules_do_not_know_again_is_shown_where_it_last_stood(
    played: tuple[Path, str], monkeypatch: pytest.MonkeyPatch, part: str, other: Any
) -> None:
    folder, id = played
    before = _rows(folder)
    monkeypatch.setattr(Course, part, other)
    with served(settings(folder)) as url, Client(url) as me:
        look = me.look(id, "colonna")
        assert look.prompt is not None
        assert look.prompt.kind == "stranded"
        assert "rules of" in look.prompt.text
        me.http.headers["accept-language"] = PSEUDO
        told = me.look(id, "colonna").prompt
        assert told is not None
        assert words_left(told.text) == []
        del me.http.headers["accept-language"]
        assert look.options == ()
        assert look.scene.pieces or look.scene.panels, "there is a board to look at"
        assert me.log(id, "colonna").entries, "what was told stays told"
        _is_refused(me, id)
        assert not me.verify(id).ok
        assert me.table(id).status == "playing"
        assert me.talk(id, "colonna").entries == ()
    monkeypatch.undo()
    assert _rows(folder) == before, "nothing was added, nothing was lost"
    with served(settings(folder)) as url, Client(url) as me:
        assert me.verify(id).ok
        play(dict.fromkeys(OURS, me), id)
        assert me.table(id).status == "over"


def _is_refused(me: Client, id: str) -> None:
    """Whatever would need the rules is answered with the reason."""
    asked: list[tuple[str, str, Any]] = [
        ("POST", "decisions", {"seat": "colonna", "key": "pass", "seq": 1}),
        ("POST", "undo", {"seat": "colonna"}),
        ("PUT", "orders", {"seat": "colonna", "orders": []}),
        ("GET", "why?seat=colonna&ref=town:milan", None),
        ("GET", "odds?seat=colonna&key=pass", None),
        ("GET", "save", None),
        ("GET", "replay?seat=colonna&at=99", None),
    ]
    for method, path, body in asked:
        answer = me.http.request(method, f"/api/tables/{id}/{path}", json=body)
        assert answer.status_code == 409, (path, answer.text)
        assert "rules of" in answer.json()["error"], path


@pytest.fixture
def less_was_told(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """An earlier version, which told nothing of marches; after `undo` it is ours, which does."""
    record = Position.record

    def tell_less(self: Position[Any], event: Event, to: Audience = None) -> None:
        if not isinstance(event, Marched):
            record(self, event, to)

    Marched.was_untold = True
    monkeypatch.setattr(Position, "record", tell_less)
    yield monkeypatch
    del Marched.was_untold


def test_a_version_that_tells_of_more_goes_on(
    less_was_told: pytest.MonkeyPatch, played: tuple[Path, str]
) -> None:
    folder, id = played
    with served(settings(folder)) as url, Client(url) as me:
        while not _marches_since_the_checkpoint(folder):
            play(dict.fromkeys(OURS, me), id, 1)
        assert not [line for line in me.log(id).entries if line.kind == "marched"]
    less_was_told.undo()
    with served(settings(folder)) as url, Client(url) as me:
        assert me.verify(id).ok
        play(dict.fromkeys(OURS, me), id, 4)
        assert [line for line in me.log(id).entries if line.kind == "marched"]
        assert me.verify(id).ok
    with served(settings(folder)) as url, Client(url) as me:
        play(dict.fromkeys(OURS, me), id)
        assert me.table(id).status == "over"
        assert me.verify(id).ok


def _marches_since_the_checkpoint(folder: Path) -> bool:
    since = "n > (SELECT max(acts) FROM checkpoints)"
    marched = f"SELECT 1 FROM decisions WHERE key LIKE 'march%' AND {since}"
    return bool(select(folder, marched))


def test_a_new_version_under_which_everything_comes_out_the_same_goes_on(
    played: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, id = played
    monkeypatch.setattr(RULES, "version", game("primer").version + 1)
    with served(settings(folder)) as url, Client(url) as me:
        play(dict.fromkeys(OURS, me), id)
        assert me.table(id).status == "over"
        assert me.verify(id).ok


def test_a_new_version_that_cannot_read_the_position_plays_the_game_again(
    played: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, id = played
    with served(settings(folder)) as url, Client(url) as me:
        before = me.look(id, "colonna")
    monkeypatch.setattr(RULES, "state_type", Ask)
    with served(settings(folder)) as url, Client(url) as me:
        after = me.look(id, "colonna")
    assert (after.options, after.scene) == (before.options, before.scene)


def test_a_new_version_that_can_neither_read_nor_play_a_game_says_so(
    played: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, id = played
    monkeypatch.setattr(RULES, "version", game("primer").version + 1)
    monkeypatch.setattr(RULES, "state_type", Ask)
    monkeypatch.setattr("tercio.server.live.loading.begin", _unreadable)
    with served(settings(folder)) as url, Client(url) as me:
        with pytest.raises(Answered) as caught:
            me.look(id, "colonna")
        assert caught.value.status == 409
        assert "version" in caught.value.error
        assert me.table(id).id == id, "the lobby still knows it"
        assert first_ping(me, id, "colonna"), "and whoever listens is not sent away"


def _unreadable(*args: object) -> None:
    raise ValueError("the new rules know no such beginning")
