"""Copies of dataclasses that share their parts, for those who only look."""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, TypeVar

T = TypeVar("T")
_PARTS: Final[dict[type, Callable[[Any], tuple[Any, ...]]]] = {}
"""By type, what takes it apart."""


def apart(thing: T) -> T:
    """A copy of a dataclass that has all its parts in common with the original."""
    kind: Any = type(thing)
    parts = _PARTS.get(kind)
    if parts is None:
        parts = _PARTS[kind] = attrgetter(*(field.name for field in fields(kind)))
    copy: T = kind(*parts(thing))
    return copy
