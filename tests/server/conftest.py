from collections.abc import Iterator
from zlib import crc32

import pytest

from tests.server import doorstep
from tests.server.cheap_clients import cheap_clients
from tests.server.cheap_passwords import cheap_passwords
from tests.server.client import Client
from tests.server.doorstep import begun, play_out, served, settings
from tests.server.log_lines import lines
from tests.server.same_dice import same_dice
from tests.turns import turn

__all__ = ["cheap_clients", "cheap_passwords", "lines", "same_dice"]


IN_TURN = ("crash", "races", "tampering", "receipts", "chains", "play", "events", "bots")
"""Tests that look closest at what is stored: of these, some are tried on PostgreSQL in each run."""
_TURNS = 12


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test of the server is there twice; on PostgreSQL most of them are for `test-all`."""
    if "store" in metafunc.fixturenames:
        is_one = metafunc.module.__name__.rpartition(".test_")[2] in IN_TURN
        has_turn = crc32(metafunc.function.__name__.encode()) % _TURNS == turn("postgres") % _TURNS
        marks = () if is_one and has_turn else (pytest.mark.long,)
        both = ["sqlite", pytest.param("postgres", marks=marks)]
        stores = getattr(metafunc.module, "STORES", both)
        metafunc.parametrize("store", stores, indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def store(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the servers of a test keep their games."""
    doorstep.keep_in(request.param)
    yield request.param
    doorstep.keep_in("sqlite")


@pytest.fixture(scope="module")
def local(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a local server."""
    with served(settings(tmp_path_factory.mktemp("local"))) as url:
        yield url


@pytest.fixture(scope="module")
def hosted(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hosted server, on which anna, bert and carla have accounts."""
    with served(settings(tmp_path_factory.mktemp("hosted"), mode="hosted")) as url:
        for name in ("anna", "bert", "carla"):
            with Client(url) as client:
                client.sign_up(name)
        yield url


@pytest.fixture(scope="module")
def finished(local: str) -> str:
    """A game that is over; played behind the counter, at random."""
    with Client(local) as client:
        id = begun(client)
    play_out(local, id)
    return id


@pytest.fixture
def me(local: str) -> Iterator[Client]:
    with Client(local) as client:
        yield client


def _logged_in(url: str, name: str) -> Iterator[Client]:
    with Client(url) as client:
        client.log_in(name)
        yield client


@pytest.fixture
def anna(hosted: str) -> Iterator[Client]:
    yield from _logged_in(hosted, "anna")


@pytest.fixture
def bert(hosted: str) -> Iterator[Client]:
    yield from _logged_in(hosted, "bert")


@pytest.fixture
def carla(hosted: str) -> Iterator[Client]:
    yield from _logged_in(hosted, "carla")


@pytest.fixture
def stranger(hosted: str) -> Iterator[Client]:
    with Client(hosted) as client:
        yield client
