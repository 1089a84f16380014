"""Passwords: stored as argon2id, dear to guess, and compared in the same time whoever asks."""

import threading
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

_hasher = PasswordHasher()  # argon2id with the library's recommended cost
_at_once = threading.Semaphore(2)
"""Hashing takes much memory on purpose; a crowd at the door must not take all of it."""


@cache
def nobodys() -> str:
    """What a password is compared with where there is no account."""
    return _hasher.hash("nobody has this password")


def hashed(password: str) -> str:
    with _at_once:
        return _hasher.hash(password)


def is_right(stored: str, password: str) -> bool:
    """Whether it is the password; where none is stored it takes as long to say no."""
    with _at_once:
        try:
            return _hasher.verify(stored or nobodys(), password) and bool(stored)
        except VerificationError:
            return False


def is_outdated(stored: str) -> bool:
    """Whether it was hashed when that was cheaper."""
    return _hasher.check_needs_rehash(stored)
