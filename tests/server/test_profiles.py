"""Profiles and ratings: derived from tables that are over, by anybody, with the same outcome."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tercio.server.http.wire.profiles import Profile
from tercio.server.lobby.ratings import Played, played, rated, ratings
from tests.server.client import Client
from tests.server.doorstep import edit, house_at, play_out, served, settings


@pytest.fixture(scope="module")
def folder(store: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("profiles")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with served(settings(folder, mode="hosted")) as url:
        yield url


@pytest.fixture(scope="module")
def three(url: str) -> Iterator[tuple[Client, Client, Client]]:
    with Client(url) as anna, Client(url) as bert, Client(url) as carla:
        for client, name in ((anna, "anna"), (bert, "bert"), (carla, "carla")):
            client.sign_up(name)
        yield anna, bert, carla


def _id(client: Client) -> str:
    account = client.me().account
    assert account is not None
    return account.id


def _over(url: str, host: Client, guest: Client | None, *, listed: bool = True) -> str:
    """A game that is over; played behind the counter, at random."""
    other = "bot:random" if guest is None else "open"
    id = host.new_table({"colonna": "me", "gonzaga": other}, listed=listed).id
    if guest is not None:
        guest.seat(id, "gonzaga", "join")
    host.start(id)
    play_out(url, id)
    return id


def _profile(client: Client, of: Client) -> Profile:
    return client.ask("GET", f"/people/{_id(of)}", Profile)


def test_a_profile_tells_what_was_played_and_won_by_kind_and_power(
    url: str, folder: Path, three: tuple[Client, Client, Client]
) -> None:
    anna, bert, carla = three
    live = _over(url, anna, bert)
    slow = _over(url, anna, bert, listed=False)
    edit(folder, "UPDATE games SET created_at = created_at - 900000 WHERE id = :id", id=slow)
    with_bot = _over(url, anna, None)
    seen = _profile(carla, anna)
    assert {(each.kind, each.games) for each in seen.ratings} == {
        ("live", 1),
        ("slow", 1),
        ("bots", 1),
    }
    (record,) = seen.records
    assert (record.seat, record.seat_name, record.games) == ("colonna", "Colonna", 3)
    won = [anna.table(id).result for id in (live, slow, with_bot)]
    assert record.wins == sum("colonna" in each.winners for each in won if each is not None)
    assert [(each.table, each.kind) for each in seen.history] == [
        (with_bot, "bots"),
        (None, "slow"),  # carla has not sat there, and it is in no list
        (live, "live"),
    ]
    assert slow in [each.table for each in _profile(bert, anna).history]
    assert [each.kind for each in _profile(carla, bert).history] == ["slow", "live"]


def test_ratings_are_the_same_whoever_computes_them_and_hotseat_games_do_not_count(
    url: str, three: tuple[Client, Client, Client]
) -> None:
    anna, *_ = three
    house = house_at(url)
    with house.database.read() as session:
        kept, anew = ratings(house, session), rated(played(session))
    assert kept == anew
    alone = anna.new_table({"colonna": "me", "gonzaga": "me"}).id
    anna.start(alone)
    with house.database.read() as session:
        assert alone not in [each.id for each in played(session)]


def _game(n: int, winner: str, **who: str) -> Played:
    return Played(
        id=str(n),
        game="primer",
        kind="live",
        ended_at=float(n),
        who=who,
        winners=frozenset((winner,)),
        scores={"a": 3, "b": 2, "c": 1},
    )


def test_who_wins_rises_who_loses_falls_and_points_order_the_losers() -> None:
    game = _game(1, "c", a="anna", b="bert", c="carla")
    assert game.ranks == {"a": 2, "b": 3, "c": 1}
    after = rated([game])
    mu = {who: after[who, "primer", "live"].mu for who in ("anna", "bert", "carla")}
    assert mu["carla"] > mu["anna"] > mu["bert"]
    more = rated([_game(n, "c", a="anna", b="bert", c="carla") for n in range(20)])
    first, last = (more[who, "primer", "live"] for who in ("carla", "bert"))
    assert first.shown > last.shown >= 0
    assert first.sigma < after["carla", "primer", "live"].sigma, "more is known of her"
    assert first.games == 20


def test_bots_have_no_page_and_nobody_else_has_who_is_not_there(
    three: tuple[Client, Client, Client],
) -> None:
    anna, *_ = three
    for nobody in ("local", "bot random", "nobody"):
        assert anna.http.get(f"/api/people/{nobody}").status_code == 404
