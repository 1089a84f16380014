"""What stands at some paths of a state (`court.heirs`), by functions compiled from source.

Who reads dozens of fields after every decision reads them so: as fast as if it were written by
hand, and without a view of all the others.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, get_args, get_origin

from tercio.kernel.copying import Copied, copy_of, names_of_copies, types_of
from tercio.kernel.fields import FieldAudience, Viewer

Values: TypeAlias = tuple[Any, ...]
"""By path."""
_GAP: Final = "cover_"


def values_at(
    state: type[Copied], paths: Sequence[str], sizes: Sequence[str] = ()
) -> Callable[[Any], Values]:
    """Reads what stands there, and at others how much that is: of a list, a dict or a mask how
    many are in it."""
    sources = [_source(state, path, {}, is_covered=False) for path in paths]
    sources += [_size(state, path, _source(state, path, {}, is_covered=False)) for path in sizes]
    read: Callable[[Any], Values] = _compiled("self", _tuple(sources), {})
    return read


def seen_at(
    state: type[Copied], paths: Sequence[str], sizes: Sequence[str] = ()
) -> Callable[[Any, Viewer], Values]:
    """The same of what a viewer sees there: what a glance of the state would show."""
    covers: dict[str, Any] = {}
    sources = [_source(state, path, covers, is_covered=True) for path in paths]
    sources += [_size(state, path, _source(state, path, covers, is_covered=True)) for path in sizes]
    read: Callable[[Any, Viewer], Values] = _compiled("self, viewer", _tuple(sources), covers)
    return read


def copier_at(state: type[Copied], path: str) -> Callable[[Any], Any]:
    """Copies a value that stood there."""
    copy: Callable[[Any], Any] = _compiled(
        "value", copy_of(_type_at(state, path), "value"), names_of_copies()
    )
    return copy


def _source(state: type[Copied], path: str, covers: dict[str, Any], *, is_covered: bool) -> str:
    """The source of what stands at a path; those that cover it for a viewer are put into `covers`
    by the names by which it calls them."""
    found, owner = "self", state
    for name in path.split("."):
        part, found = found, f"{found}.{name}"
        audience = getattr(owner, "secrets", {}).get(name)
        if is_covered and isinstance(audience, FieldAudience) and audience.cover is not None:
            cover = f"{_GAP}{owner.__name__}_{name}"
            covers[cover] = audience.cover
            found = f"{cover}(viewer, {part}, {found})"
        owner = types_of(owner)[name]
    return found


def _size(state: type[Copied], path: str, source: str) -> str:
    plain = _type_at(state, path)
    while get_origin(plain) not in (None, list, dict):
        plain = get_args(plain)[0]
    return f"len({source})" if get_origin(plain) else f"{source}.bit_count()"


def _type_at(state: type[Copied], path: str) -> Any:
    *owners, name = path.split(".")
    for owner in owners:
        state = types_of(state)[owner]
    return types_of(state)[name]


def _tuple(sources: Sequence[str]) -> str:
    return f"({''.join(f'{source}, ' for source in sources)})"


def _compiled(parameters: str, source: str, names: Mapping[str, Any]) -> Any:
    known = dict(names)
    exec(f"def read({parameters}): return {source}", known)
    return known["read"]
