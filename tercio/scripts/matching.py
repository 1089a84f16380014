"""How a script finds its way in a view, compares values and words them."""

import difflib
from collections.abc import Sequence
from typing import Any

import msgspec

from tercio.kernel.errors import DataError
from tercio.kernel.told import Told
from tercio.scripts.phrases import told


def is_like(wanted: Any, value: Any) -> bool:
    """Equal, but that a ref may be written without its kind: `milan` for `space:milan`."""
    if isinstance(wanted, list) and isinstance(value, list | tuple):
        return len(wanted) == len(value) and all(map(is_like, wanted, value))
    if isinstance(wanted, dict) and isinstance(value, dict):
        return wanted.keys() == value.keys() and all(is_like(wanted[k], value[k]) for k in wanted)
    if isinstance(wanted, str) and isinstance(value, str) and ":" not in wanted:
        return wanted == value.partition(":")[2] or wanted == value
    return bool(wanted == value) and isinstance(wanted, bool) == isinstance(value, bool)


def lookup(view: dict[str, Any], path: str) -> Any:
    """The value at a dotted path. A wrong path is bad input, and says what there is instead."""
    value: Any = view
    name: str = told("the-view")
    for part in parts_of(view, path):
        found, below = find(value, part)
        if not found:
            raise DataError(told("no-part", part=part, name=name, there=_inside(value)))
        value, name = below, part
    return value


def parts_of(view: dict[str, Any], path: str) -> list[str]:
    """A path that does not begin with a part of the view begins in its position."""
    parts = path.split(".")
    return parts if parts[0] in view else ["position", *parts]


def find(value: Any, part: str) -> tuple[bool, Any]:
    """One step of a path: into a table by key, into a list by number."""
    if isinstance(value, dict):
        return part in value, value.get(part)
    if isinstance(value, list) and part.isdecimal() and int(part) < len(value):
        return True, value[int(part)]
    return False, None


def _inside(value: Any) -> Told:
    if isinstance(value, dict):
        known = ", ".join(map(str, value)) or told("nothing")
        return told("it-has", known=known)
    if isinstance(value, list):
        return told("it-is-list", count=len(value))
    return told("it-is", value=shown(value))


def shown(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def nearest(key: str, keys: Sequence[str]) -> str:
    """All keys, those that look most like `key` first."""
    return ", ".join(difflib.get_close_matches(key, keys, len(keys), 0))
