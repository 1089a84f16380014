"""What several who look on have in common is made once; and what has changed is never missed."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from tercio.kernel.display.scene import Mark, Scene
from tercio.server.live.edits import edits, made_of
from tercio.server.live.log_lines import LogParts, log_part
from tercio.server.live.rows import game_and_seats
from tercio.server.live.vocabulary import words_of
from tercio.server.store import models
from tercio.server.store.standing import as_stored
from tests.server.client import Client
from tests.server.doorstep import SEATS, begun, inside, settings

BARE = Scene("", 0, 0, {}, shades={}, pieces=(), marks=(), hands=(), standings=(), panels=())


def test_what_is_the_same_in_two_scenes_is_the_very_same_object() -> None:
    marks = Mark("milan", "unrest"), Mark("pavia", "unrest")
    old = msgspec.structs.replace(BARE, marks=marks, holders={"milan": "sforza"})
    others = Mark("milan", "unrest"), Mark("pavia", "siege")
    new = msgspec.structs.replace(BARE, marks=others, holders={"milan": "sforza"})
    made = made_of(old, new)
    assert made == new
    assert made.holders is old.holders
    assert made.marks[0] is old.marks[0]
    assert [each.path for each in edits(old, made)] == [("marks", 1, "kind")]


def test_what_we_have_stored_ourselves_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        id = begun(me)
        _decide(me, id)
        read: list[str] = []
        found = game_and_seats

        def noted(session: Session, game: str) -> tuple[models.Game, Sequence[models.Seat]]:
            read.append(game)
            return found(session, game)

        monkeypatch.setattr("tercio.server.live.tables.game_and_seats", noted)
        _decide(me, id)
        with house.tables.open(id) as live, house.database.read() as session:
            row, seats = found(session, id)
            assert _values(live.row) == _values(row)
            assert [_values(seat) for seat in live.seats] == [_values(seat) for seat in seats]
        assert read == []


def test_what_somebody_else_has_changed_is_read_again(tmp_path: Path) -> None:
    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        id = begun(me)
        _decide(me, id)
        with house.database.write(id) as session:
            session.execute(update(models.Game).filter_by(id=id).values(is_hidden=True))
        with house.tables.open(id) as live:
            assert live.row.is_hidden
        with house.database.write(id) as session:
            session.execute(update(models.Seat).filter_by(game_id=id).values(invite="word"))
        with house.tables.open(id) as live:
            assert [seat.invite for seat in live.seats] == ["word"] * len(live.seats)


def test_what_is_changed_while_we_decide_is_read_after_it(tmp_path: Path) -> None:
    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        id = begun(me)
        with house.tables.open(id) as live:
            seat = next(iter(live.table.asks()))
            key = live.table.asks()[seat].options[0].key

        def hide(_: object) -> None:
            with house.database.write(id) as session:
                session.execute(update(models.Game).filter_by(id=id).values(is_hidden=True))

        house.tables.act(id, lambda live: live.decide(seat, key, None, "player"), hide)
        with house.tables.open(id) as live:
            assert live.row.is_hidden
            with house.database.read() as session:
                assert live.stored == as_stored(session.connection(), id)


def test_a_log_is_told_once_to_those_who_were_told_the_same(tmp_path: Path) -> None:
    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        id = begun(me)
        _decide(me, id)
        with house.tables.open(id) as live:
            words, all = words_of("primer", "en"), list(live.table.g.log)
    parts = LogParts()
    first = parts.part(words, all, 0)
    assert parts.part(words, list(all), 0) is first
    for others, since in ((all[:-1], 0), (all[1:], 0), (all, 1)):
        assert parts.part(words, others, since) == log_part(words, others, since)


def _decide(me: Client, id: str) -> None:
    seat = next(seat for seat in SEATS[:2] if me.look(id, seat).options)
    look = me.look(id, seat)
    me.decide(id, seat, look.options[0].key, look.seq)


def _values(row: models.Base) -> dict[str, object]:
    return {column.name: getattr(row, column.name) for column in row.__table__.columns}
