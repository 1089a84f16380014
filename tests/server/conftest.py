from collections.abc import Iterator

import pytest

from tests.server.cheap_passwords import cheap_passwords
from tests.server.client import Client
from tests.server.doorstep import served, settings
from tests.server.log_lines import lines
from tests.server.same_dice import same_dice

__all__ = ["cheap_passwords", "lines", "same_dice"]


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a local server."""
    with served(settings(tmp_path_factory.mktemp("local"))) as url:
        yield url


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hosted server, on which anna, bert and carla have accounts."""
    with served(settings(tmp_path_factory.mktemp("hosted"), mode="hosted")) as url:
        for name in ("anna", "bert", "carla"):
            with Client(url) as client:
                client.sign_up(name)
        yield url


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
