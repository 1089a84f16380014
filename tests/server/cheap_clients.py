"""Clients of tests speak to this machine alone: the certificates of the world are read once."""

from collections.abc import Iterator
from functools import cache

import httpx
import pytest


@pytest.fixture(scope="session", autouse=True)
def cheap_clients() -> Iterator[None]:
    """To read them for every client took longer than most of what clients ask."""
    with pytest.MonkeyPatch.context() as patch:
        once = cache(httpx.create_ssl_context)
        patch.setattr("httpx._transports.default.create_ssl_context", once)
        yield
