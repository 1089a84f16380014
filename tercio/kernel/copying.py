"""Copies made from the types of fields, as fast as if they were written by hand.

    @copied
    class Impulse(Copied):
        cp: int = 0
        points: dict[Power, int] = field(default_factory=dict)
        troops: list[Shared[list[int]]] = field(default_factory=list)

`copied` makes a slotted dataclass of it and writes its `copy`, once, when the module is imported.
A copy has nothing in common with the original that can be changed, but for what is `Shared`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NewType,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

T = TypeVar("T")

SHARED: Final = "shared"
Shared = Annotated[T, SHARED]
"""What all copies have in common: nobody changes it, a verb puts another in its place."""

_PLAIN: Final = (int, str, bool, float, bytes, NoneType)


class Copied:
    """A base that tells type checkers what `copied` makes."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError(f"{type(self).__name__} is not @copied.")


C = TypeVar("C", bound=Copied)


@dataclass_transform(field_specifiers=(field,))
def copied(cls: type[C]) -> type[C]:
    """A slotted dataclass with a `copy`. Raises TypeError if a type does not tell how."""
    made: type[C] = dataclass(slots=True)(cls)
    made.copy = method(made, "copy", "self", copies(made))  # type: ignore[method-assign]
    return made


def types_of(cls: type) -> dict[str, Any]:
    """By field of a dataclass, its type with all that is said beside it."""
    hints = get_type_hints(cls, include_extras=True)
    return {each.name: hints[each.name] for each in fields(cls)}


def copies(cls: type) -> dict[str, str]:
    """By field, the source of its copy."""
    found = {}
    for name, type_ in types_of(cls).items():
        try:
            found[name] = copy_of(type_, f"self.{name}")
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.{name} cannot be copied: {error}") from None
    return found


def method(
    cls: type,
    name: str,
    parameters: str,
    sources: Mapping[str, str],
    *,
    names: Mapping[str, Any] = MappingProxyType({}),
) -> Any:
    """A method that makes another of a class, field by field, compiled from source; `names` are
    those that the sources use besides."""
    lines = [f"def {name}({parameters}):", "  other = new(cls)"]
    lines += [f"  other.{field} = {source}" for field, source in sources.items()]
    lines += ["  return other"]
    known = {**names, **names_of_copies(), "new": object.__new__, "cls": cls}
    exec("\n".join(lines), known)
    made = known[name]
    made.__qualname__ = f"{cls.__qualname__}.{name}"
    made.__module__ = cls.__module__
    return made


def names_of_copies() -> dict[str, Any]:
    """The names that sources of copies use."""
    return {
        "copy_list": list.copy,
        "copy_dict": dict.copy,
        "copy_struct": msgspec.structs.replace,
    }


def copy_of(type_: Any, x: str) -> str:
    """The source of a copy of expression `x`, which is of this type; `x` itself if it is shared."""
    origin, args = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return x if SHARED in type_.__metadata__ else copy_of(args[0], x)
    if isinstance(type_, NewType):
        return copy_of(type_.__supertype__, x)
    if origin is list:
        return _copy_of_list(args[0], x)
    if origin is dict:
        return _copy_of_dict(args[1], x)
    if isinstance(type_, type) and issubclass(type_, Copied):
        return f"{x}.copy()"
    if _is_changeable_struct(type_):
        return f"copy_struct({x})"
    if is_unchangeable(type_):
        return x
    raise TypeError(f"{type_} does not tell how.")


def _copy_of_list(part: Any, x: str) -> str:
    inner = copy_of(part, "each")
    if inner == "each":
        return f"{x}[:]"
    if call := _QUICK.get((get_origin(part), inner)):
        return f"[*map({call}, {x})]"
    return f"[{inner} for each in {x}]"


def _copy_of_dict(part: Any, x: str) -> str:
    inner = copy_of(part, "each")
    if inner == "each":
        return f"{x}.copy()"
    return f"{{key: {inner} for key, each in {x}.items()}}"


_QUICK: Final = {
    (list, "each[:]"): "copy_list",
    (dict, "each.copy()"): "copy_dict",
    (None, "copy_struct(each)"): "copy_struct",
}
"""Copies that one call makes, which is faster than a loop that makes it."""


def _is_changeable_struct(type_: Any) -> bool:
    if not (isinstance(type_, type) and issubclass(type_, msgspec.Struct)):
        return False
    if type_.__struct_config__.frozen:
        return False
    return all(is_unchangeable(each.type) for each in msgspec.structs.fields(type_))


def is_unchangeable(type_: Any) -> bool:
    origin, args = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return is_unchangeable(args[0])
    if isinstance(type_, NewType):
        return is_unchangeable(type_.__supertype__)
    if origin is Literal:
        return True
    if origin in (tuple, Union, UnionType):
        return all(part is Ellipsis or is_unchangeable(part) for part in args)
    return type_ in _PLAIN or _is_frozen(type_)


def _is_frozen(type_: Any) -> bool:
    """Of a record: whether its fields cannot be set."""
    config = getattr(type_, "__struct_config__", None)
    params = getattr(type_, "__dataclass_params__", None)
    return bool(config and config.frozen) or bool(params and params.frozen)
