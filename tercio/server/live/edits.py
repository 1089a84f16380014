"""How one look differs from another, so that only what changed is sent."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tercio.kernel.display.scene import Scene
from tercio.server.http.wire.looks import Edit

Path = tuple[str | int, ...]
_FEW = 3
"""Rows are told one by one as long as no more than one of so many is another."""


def edits(old: Any, new: Any, path: Path = ()) -> Iterator[Edit]:
    """What to do to `old`, in order, so that it becomes `new`: both are parts of looks."""
    if old is new or old == new:
        return
    kind = type(new)
    if kind is not type(old):
        yield Edit(path=path, put=new)
    elif isinstance(new, msgspec.Struct):
        for field in new.__struct_fields__:
            yield from edits(getattr(old, field), getattr(new, field), (*path, field))
    elif kind is dict:
        yield from _entries(old, new, path)
    elif kind is tuple:
        yield from _rows(old, new, path)
    else:
        yield Edit(path=path, put=new)


def made_of(old: Scene, new: Scene) -> Scene:
    """`new`, but what is the same in it as in `old` is the very same object: where it is compared
    again, for each who looks on, that takes no time."""
    fields = {field: getattr(new, field) for field in new.__struct_fields__}
    same = {field: _kept(getattr(old, field), value) for field, value in fields.items()}
    return msgspec.structs.replace(new, **same)


def _kept(old: Any, new: Any) -> Any:
    if old == new:
        return old
    if type(new) is tuple and type(old) is tuple and len(old) == len(new):
        return tuple(was if was == now else now for was, now in zip(old, new, strict=True))
    return new


def _entries(old: dict[str, Any], new: dict[str, Any], path: Path) -> Iterator[Edit]:
    for key in old:
        if key not in new:
            yield Edit(path=(*path, key), gone=True)
    for key, value in new.items():
        if key in old:
            yield from edits(old[key], value, (*path, key))
        else:
            yield Edit(path=(*path, key), put=value)


def _rows(old: tuple[Any, ...], new: tuple[Any, ...], path: Path) -> Iterator[Edit]:
    if len(old) == len(new):
        others = [n for n, (was, row) in enumerate(zip(old, new, strict=True)) if was != row]
        if len(others) == 1 or len(others) * _FEW <= len(new):
            for n in others:
                yield from edits(old[n], new[n], (*path, n))
            return
    shorter = min(len(old), len(new))
    first = next((n for n in range(shorter) if old[n] != new[n]), shorter)
    after = next((n for n in range(shorter - first) if old[-1 - n] != new[-1 - n]), shorter - first)
    put = new[first : len(new) - after]
    yield Edit(path=path, put=put, at=first, cut=len(old) - after - first)
