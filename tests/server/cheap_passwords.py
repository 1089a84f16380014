"""Passwords of tests are worth nothing, and hashed at no cost."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tercio.server.people import passwords

DEAR = passwords._hasher
"""What people's passwords are hashed with."""


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_hasher", PasswordHasher(1, 8, 1))
        yield
