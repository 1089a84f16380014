"""Where seats work side by side, each takes back its own: with what was told, stored and loaded."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tercio.server.house import House
from tercio.server.live.history import acts_since
from tercio.server.live.resuming import begin
from tercio.server.live.rows import game_and_seats
from tests.server.client import Client
from tests.server.doorstep import fix_the_dice, inside, served, settings
from tests.server.twins import stood

PLAYERS = ("p1", "p2", "p3")


def decide(client: Client, id: str, seat: str, *keys: str) -> None:
    for key in keys:
        client.decide(id, seat, key, client.look(id, seat).seq)


def to_deployment(client: Client, id: str) -> None:
    for seat, bid in zip(PLAYERS, (2, 1, 0), strict=True):
        decide(client, id, seat, f"bid.{bid}")
    for slot, seat in enumerate(PLAYERS[:-1], 1):
        decide(client, id, seat, f"group.{slot}")


@contextmanager
def deploying(folder: Path) -> Iterator[tuple[Client, House, str]]:
    with inside(settings(folder)) as (url, house), Client(url) as me:
        seats = dict.fromkeys(PLAYERS, "me")
        id = me.new_table(seats, game="ultima_ratio_regis", scenario="new_order").id
        fix_the_dice(house, id)
        me.start(id)
        to_deployment(me, id)
        yield me, house, id


def told(client: Client, id: str, seat: str) -> list[str]:
    return [entry.text for entry in client.log(id, seat).entries]


def placed(client: Client, id: str, seat: str) -> tuple[str, str]:
    """Buy the first unit that needs a place and put it into the first one; where."""
    keys = [option.key for option in client.look(id, seat).options]
    item = next(key for key in keys if key.endswith((".T2", ".T3")))
    decide(client, id, seat, item)
    where = client.look(id, seat).options[0].key
    decide(client, id, seat, where)
    if (prompt := client.look(id, seat).prompt) is not None and prompt.kind != "deploy":
        decide(client, id, seat, "pass")
    return item, where


def test_7_2_what_was_placed_is_taken_back_while_others_deploy(tmp_path: Path) -> None:
    with deploying(tmp_path) as (me, house, id):
        before = told(me, id, "p1")
        item, where = placed(me, id, "p1")
        mine = told(me, id, "p1")[len(before) :]
        placed(me, id, "p2")
        theirs = told(me, id, "p1")[len(before) + len(mine) :]
        assert mine
        assert theirs
        assert me.look(id, "p1").can_undo.ok
        me.undo(id, "p1")
        assert told(me, id, "p1") == [*before, *theirs]
        assert told(me, id, "p3") == [*before, *theirs]
        prompt = me.look(id, "p1").prompt
        assert prompt is not None
        assert prompt.kind == "deploy-where"
        me.undo(id, "p1")
        assert (item, where) == placed(me, id, "p1")
        assert told(me, id, "p1") == [*before, *theirs, *mine]
        assert me.verify(id).ok
        live = stood(house, id)
        with house.database.read() as session:
            row, seats = game_and_seats(session, id)
            again = begin(row, seats)
            again.catch_up(acts_since(session, id, 0))
        assert again.table.history == live.table.history
        events = range(live.table.g.log_start, live.events)
        assert [again.date(n) for n in events] == [live.date(n) for n in events]
        dates = [live.date(n) for n in events]
        assert dates == sorted(dates)
        assert dates[-1] <= live.decided


def test_two_servers_agree_on_what_was_taken_back(tmp_path: Path) -> None:
    """One has told of it already, and does it again when it hears of it."""
    house = settings(tmp_path)
    with served(house) as one, served(house) as other, Client(one) as here, Client(other) as there:
        seats = dict.fromkeys(PLAYERS, "me")
        id = here.new_table(seats, game="ultima_ratio_regis", scenario="new_order").id
        here.start(id)
        to_deployment(here, id)
        placed(here, id, "p1")
        placed(there, id, "p2")
        here.undo(id, "p1")
        assert there.look(id, "p2").scene == here.look(id, "p2").scene
        assert told(there, id, "p2") == told(here, id, "p2")
        placed(there, id, "p3")
        assert told(there, id, "p2") == told(here, id, "p2")
        assert here.verify(id).ok
        assert there.verify(id).ok
