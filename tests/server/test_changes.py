"""Who takes over what has changed holds the same as who looks anew: every seat, all the time."""

import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.server.house import House
from tercio.server.http.wire.log import LogPart
from tercio.server.http.wire.looks import ClauseInfo, Prompt
from tercio.server.live.edits import edits
from tercio.server.live.log_lines import happenings_in, log_part
from tercio.server.live.looks import look_of
from tercio.server.live.remembered import Viewer
from tercio.server.live.showing import shown_to
from tercio.server.live.table import Live
from tercio.server.play.changes import change_since
from tercio.server.play.more import odds_in, reasons_in
from tercio.server.play.pings import Hub, Standing
from tercio.server.play.talk import heard_of, said_at, talk_part
from tercio.server.store import models
from tercio.server.store.chain import Act
from tests.server.client import Client
from tests.server.doorstep import begun, fix_the_dice, inside, settings
from tests.server.test_events import listening
from tests.turns import one_in_turn
from tools.bench.held import Held, with_edits

Kind = tuple[str, str, int]
SHORT: list[Kind] = [
    ("here_i_stand", "1517", 6),
    ("virgin_queen", "campaign", 6),
    ("ultima_ratio_regis", "new_order", 4),
    ("primer", "lombardy", 4),
]


def as_json(answer: Any) -> Any:
    return json.loads(msgspec.json.encode(answer))


# -- edits ---------------------------------------------------------------------------------------


def changed(old: Any, new: Any) -> Any:
    """`old` as JSON, with the edits that make `new` of it."""
    change = {"edits": as_json(list(edits(old, new, ("part",)))), "version": "2"}
    return with_edits({"part": as_json(old)}, {**change, "rolls": False, "taken": None})["part"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ((1, 2, 3), (1, 2, 3)),
        ((1, 2, 3), ()),
        ((), (1, 2)),
        ((1, 2, 3, 4), (1, 9, 3, 4)),
        ((1, 2, 3, 4), (1, 3, 4)),
        ((1, 1), (1, 1, 1)),
        ((1, 2, 3, 4), (4, 3, 2, 1)),
        ({"a": 1, "b": 2}, {"b": 3, "c": 4}),
        ({"a": (1, 2)}, {"a": (1, 2, 3)}),
        (None, {"a": 1}),
        ({"a": None}, {"a": 0}),
        (((1, 2), (3, 4), (5, 6)), ((1, 2), (3, 5), (5, 6))),
        (Prompt(text="a", cite="", kind="k"), Prompt(text="b", cite="", kind="k")),
        (Prompt(text="a", cite="", kind="k"), None),
    ],
)
def test_edits_make_one_thing_of_another(old: Any, new: Any) -> None:
    assert changed(old, new) == as_json(new)


def test_what_is_the_same_is_not_sent() -> None:
    rows = tuple(ClauseInfo(key=str(n), text="x" * 100) for n in range(50))
    other = (*rows[:20], ClauseInfo(key="20", text="y"), *rows[21:])
    assert as_json(list(edits(rows, other, ("rows",)))) == [
        {"path": ["rows", 20, "text"], "put": "y", "at": None, "cut": 0, "gone": False}
    ]


# -- whole games ---------------------------------------------------------------------------------


class _Onlooker:
    """Holds what a viewer was told, and knows what there is to see."""

    def __init__(self, house: House, id: str, seat: Seat | None) -> None:
        self._house, self._id = house, id
        self._viewer = Viewer(seat, "en", seat)
        self._held = Held()
        self.how: Counter[str] = Counter()

    def look(self) -> None:
        """As a client does: what has changed, or everything where that is not known."""
        with self._house.tables.open(self._id) as live:
            shown = shown_to(live, self._viewer, self._heard())
            change = change_since(
                self._house, live, self._viewer, shown, version=self._held.version
            )
            if change is not None and self._held.apply(as_json(change)):
                self.how["changes"] += 1
            else:
                self._held = Held()
                self._held.hear(self._fresh(live))
                self.how["looks"] += 1
            self._compare(live)

    def pass_by(self) -> None:
        """Somebody else looks with the same eyes: what they are told this one misses."""
        with self._house.tables.open(self._id) as live:
            shown_to(live, self._viewer, self._heard())
        self.how["missed"] += 1

    def _heard(self) -> int:
        with self._house.database.read() as session:
            return heard_of(said_at(session, self._id), self._viewer.hears)

    def _fresh(self, live: Live) -> Any:
        """A whole look, and everything that was ever told and said."""
        look = look_of(live, self._viewer.seat, "en", self._heard())
        words, lines = live.words("en"), live.seen(self._viewer.seat)
        parts = [log_part(words, lines, since) for since in range(0, max(1, len(lines)), 500)]
        entries = tuple(line for part in parts for line in part.entries)
        happenings = happenings_in(words, lines, 0, len(lines))
        more = {
            "log": LogPart(total=len(lines), entries=entries, happenings=happenings),
            "talk": {"entries": self._said()},
            "reasons": reasons_in(live, look, "en"),
            "odds": odds_in(live, look, "en"),
        }
        return {**as_json(look), "more": as_json(more)}

    def _said(self) -> Any:
        with self._house.database.read() as session:
            return as_json(
                talk_part(
                    session,
                    session.get_one(models.Game, self._id),
                    self._viewer.hears,
                    0,
                    is_private=False,
                    language="en",
                    listener=None,
                ).entries
            )

    def _compare(self, live: Live) -> None:
        fresh = Held()
        fresh.hear(self._fresh(live))
        for name, value in vars(fresh).items():
            assert getattr(self._held, name) == value, (self._viewer, name)


@contextmanager
def _at_table(folder: Path, kind: Kind) -> Iterator[tuple[Client, House, str, tuple[Seat, ...]]]:
    name, scenario, players = kind
    seats = tuple(game(name).setting(scenario, players).seats)
    with inside(settings(folder)) as (url, house), Client(url) as me:
        wish: dict[str, Any] = {"game": name, "scenario": scenario, "players": players}
        id = me.new_table(dict.fromkeys(seats, "me"), **wish).id
        fix_the_dice(house, id)
        me.start(id)
        yield me, house, id, seats


def _moved(house: House, id: str, chance: Stream) -> bool:
    """A decision at random, or one that is taken back; whether the game goes on."""

    def do(live: Live) -> list[Act]:
        free = [seat for seat in live.table.seats if not live.undo_bar(seat).why]
        if free and chance.below("back", 6) == 0:
            return live.undo(free[chance.below("who", len(free))])
        seat = next_seat(live.table, last[0])
        last[0] = seat
        key = RandomBot(seat, chance).pick(live.table.asks()[seat])
        return live.decide(seat, key, None, "player")

    last: list[Seat | None] = [None]
    house.tables.act(id, do, lambda live: None)
    with house.tables.open(id) as live:
        return not live.table.over


def _all_hold_the_same(folder: Path, kind: Kind, most: int, seen: int) -> None:
    """Of every `seen` moves, each onlooker sees about one."""
    chance = Stream(b"what has changed")
    with _at_table(folder, kind) as (me, house, id, seats):
        onlookers = [_Onlooker(house, id, seat) for seat in (*seats, None)]
        for move in range(most):
            goes_on = _moved(house, id, chance)
            if move % 25 == 7:
                me.say(id, f"move {move}", seat=seats[move % len(seats)])
            for each in onlookers:
                if chance.below("whether", seen) == 0 or not goes_on:
                    each.look()
                elif chance.below("others", 8) == 0:
                    each.pass_by()
            if not goes_on:
                break
        how = sum((each.how for each in onlookers), Counter[str]())
    assert min(how["changes"], how["looks"], how["missed"]) > len(onlookers), how


@pytest.mark.parametrize("kind", one_in_turn(SHORT, [kind[0] for kind in SHORT]))
def test_who_takes_over_what_has_changed_holds_the_same_as_who_looks_anew(
    tmp_path: Path, kind: Kind
) -> None:
    _all_hold_the_same(tmp_path, kind, most=60, seen=2)


@pytest.mark.long
@pytest.mark.parametrize("kind", SHORT, ids=[kind[0] for kind in SHORT])
def test_so_it_is_up_to_the_end_of_a_game(tmp_path: Path, kind: Kind) -> None:
    _all_hold_the_same(tmp_path, kind, most=6000, seen=12)


# -- over the wire -------------------------------------------------------------------------------


def _look(client: Client, id: str, seat: str) -> Any:
    params: dict[str, str | int] = {"seat": seat, "since": 0, "heard": 0}
    return client.http.get(f"/api/tables/{id}/look", params=params).json()


def _decided(client: Client, id: str, seat: str, key: str, held: Held) -> Any:
    body = {"seat": seat, "key": key, "seq": held.look["seq"], "version": held.version}
    return client.http.post(f"/api/tables/{id}/decisions", json={**body, "since": 0}).json()


def _holding(client: Client, id: str, seat: str) -> Held:
    held = Held()
    held.hear(_look(client, id, seat))
    return held


def _is_fresh(held: Held, client: Client, id: str, seat: str) -> bool:
    return vars(held) == vars(_holding(client, id, seat))


def test_a_stream_tells_what_has_changed_to_who_wishes_for_it(me: Client) -> None:
    id = begun(me, "me", "me")
    with listening(me, id, "gonzaga", changes="true") as ear:
        held = _holding(me, id, "gonzaga")
        assert ear.ping() == {"version": held.version}, "at first there is nothing to compare with"
        me.say(id, "good evening", seat="colonna")
        assert held.apply(ear.ping())
        assert [line["text"] for line in held.talk] == ["good evening"]
        me.decide(id, "colonna", "bid.1", me.look(id, "colonna").seq)
        me.decide(id, "gonzaga", "bid.1", me.look(id, "gonzaga").seq)
        while held.version != me.look(id, "gonzaga").version:
            assert held.apply(ear.ping())
        assert _is_fresh(held, me, id, "gonzaga")


def test_nothing_is_missed_while_the_table_is_being_looked_at(
    me: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(me, "me", "me")
    with listening(me, id, "gonzaga", changes="true") as ear:
        held = _holding(me, id, "gonzaga")
        ear.ping()
        look = Hub._look

        def slowly(*given: Any) -> Standing:
            found = look(*given)
            time.sleep(0.1)
            return found

        monkeypatch.setattr(Hub, "_look", slowly)
        for n in range(8):
            me.say(id, f"line {n}", seat="colonna")
            time.sleep(0.03)
        while len(held.talk) < 8:
            assert held.apply(ear.ping())
        assert _is_fresh(held, me, id, "gonzaga")


def test_who_has_decided_meanwhile_goes_on_from_the_answer(
    me: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy server the table is looked at when it has gone on already: the stream was never
    told of the version that the answer has brought."""
    id = begun(me, "me", "me")
    with listening(me, id, "gonzaga", changes="true") as ear:
        held = _holding(me, id, "gonzaga")
        ear.ping()
        look, may_look = Hub._look, threading.Event()

        def later(*given: Any) -> Standing:
            may_look.wait(10)
            return look(*given)

        monkeypatch.setattr(Hub, "_look", later)
        assert held.apply(_decided(me, id, "gonzaga", "bid.1", held))
        me.say(id, "good evening", seat="colonna")
        may_look.set()
        assert held.apply(ear.ping())
        assert _is_fresh(held, me, id, "gonzaga")


def test_who_has_missed_something_is_told_the_version_and_looks(me: Client) -> None:
    id = begun(me, "me", "me")
    old = _holding(me, id, "gonzaga")
    me.say(id, "good evening", seat="colonna")
    with listening(me, id, "gonzaga", changes="true") as ear:
        assert ear.ping() == {"version": me.look(id, "gonzaga").version}
        me.say(id, "are you there?", seat="colonna")
        change = ear.ping()
        assert "edits" in change
        assert not old.apply(change), "it goes on from what this one has not seen"


def test_a_decision_is_answered_with_what_has_changed_since_the_look_that_is_held(
    me: Client,
) -> None:
    id = begun(me, "me", "me")
    held = _holding(me, id, "colonna")
    answer = _decided(me, id, "colonna", "bid.1", held)
    assert "scene" not in answer
    assert held.apply(answer)
    assert _is_fresh(held, me, id, "colonna")


def test_who_decides_with_another_look_in_hand_is_answered_with_a_whole_one(me: Client) -> None:
    id = begun(me, "me", "me")
    held = _holding(me, id, "colonna")
    for n in range(2):
        me.say(id, f"line {n}", seat="gonzaga")
        me.look(id, "colonna")
    answer = _decided(me, id, "colonna", "bid.1", held)
    assert answer["version"] == me.look(id, "colonna").version
    assert "scene" in answer


def test_when_somebody_else_sits_down_everybody_looks_again(me: Client) -> None:
    id = begun(me, "me", "me")
    with listening(me, id, changes="true") as ear:
        ear.ping()
        me.seat(id, "gonzaga", "bot", bot="random")
        assert list(ear.ping()) == ["version"]
