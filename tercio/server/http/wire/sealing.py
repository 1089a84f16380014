"""Nothing leaves the server that is not made of what may leave it."""

from typing import Any

import msgspec

from tercio.kernel.display import layers, review, scene, story
from tercio.server.http.wire.base import Answer


class Leak(TypeError):
    """Something was about to leave the server that must not."""


_PLAIN = frozenset((str, int, float, bool, type(None)))


def _structs(module: Any, base: type) -> frozenset[type]:
    found = (each for each in vars(module).values() if isinstance(each, type))
    return frozenset(each for each in found if issubclass(each, base))


def sealed(value: Any) -> None:
    """Raise `Leak` unless a value is made of what may leave the server, and of nothing else."""
    kind = type(value)
    if kind in _PLAIN:
        return
    if kind is tuple or kind is list:
        for item in value:
            if type(item) not in _PLAIN:
                sealed(item)
    elif kind is dict:
        for key, item in value.items():
            if type(key) is not str:
                raise Leak(f"A {type(key).__name__} must not leave the server as a key.")
            if type(item) not in _PLAIN:
                sealed(item)
    elif issubclass(kind, Answer) or kind in _SCENE:
        for field in kind.__struct_fields__:
            item = getattr(value, field)
            if type(item) not in _PLAIN:
                sealed(item)
    else:
        raise Leak(f"A {kind.__module__}.{kind.__name__} must not leave the server.")


_SCENE = frozenset[type]().union(
    *(_structs(room, msgspec.Struct) for room in (scene, story, layers, review))
)
