"""Clients of tests speak to this machine alone: the certificates of the world are read once."""

from collections.abc import Iterator
from functools import cache

import pytest
from httpx._transports import default


@pytest.fixture(scope="session", autouse=True)
def cheap_clients() -> Iterator[None]:
    """To read them for every client took longer than most of what clients ask."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(default, "create_ssl_context", cache(default.create_ssl_context))
        yield
