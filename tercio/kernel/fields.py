"""Parts of a state, whose fields say who may see them.

    @part
    class Treasury(Part):
        gone: Open[list[str]]
        pool: Annotated[list[str], nobody(TREASURE)]
        hands: Annotated[list[list[str]], by_row(reads_hand, TREASURE)]

`part` makes a slotted dataclass of it and writes `copy`, `view` and `glance`, once, when the module
is imported. A field that does not say who may see it is an error there and then. A field that is a
part itself need not: its own fields do. Parts in lists and dicts are open to whoever sees them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Self,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
)

from tercio.kernel.ask import Seat
from tercio.kernel.copying import Copied, copies, method, types_of

T = TypeVar("T")
V = TypeVar("V", bound="Viewer")
P = TypeVar("P")
K = TypeVar("K")


class Viewer:
    """For whom a view is made: a seat, or a spectator (None). A game adds what its fields ask."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat


class Gap(Generic[T]):
    """Something unknown, of which `sign` stands in views. All gaps of a kind are guessed together.

    `order` names the fields in the order in which they are filled, where it is another than that
    of the state.
    """

    def __init__(self, what: str, sign: T, order: tuple[str, ...] = ()) -> None:
        self.what = what
        self.sign = sign
        self.order = order

    def instead_of(self, value: Any) -> Any:
        """As much of it: how many there are is open."""
        return [self.sign] * len(value) if isinstance(value, list) else self.sign

    def __repr__(self) -> str:
        return f"Gap({self.what!r})"


# -- who may see a field ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FieldAudience:
    """`cover` makes what a viewer sees of the value of a field. It must not change the value, but
    what it returns may hold parts of it."""

    cover: Callable[[Any, Any, Any], Any] | None
    gap: Gap[Any] | None = None


OPEN: Final = FieldAudience(None)
Open = Annotated[T, OPEN]
"""Everybody sees it."""


def covered(cover: Callable[[V, P, T], T], gap: Gap[Any] | None = None) -> FieldAudience:
    """`cover(viewer, part, value)` says what is seen instead."""
    return FieldAudience(cover, gap)


def nobody(gap: Gap[T]) -> FieldAudience:
    """Only how many there are."""
    return FieldAudience(lambda viewer, part, value: gap.instead_of(value), gap)


def only(sees: Callable[[V, P], bool], gap: Gap[T]) -> FieldAudience:
    """`sees(viewer, part)`: all of it, or gaps."""

    def cover(viewer: V, part: P, value: Any) -> Any:
        return value if sees(viewer, part) else gap.instead_of(value)

    return FieldAudience(cover, gap)


def by_row(sees: Callable[[V, P, K], bool], gap: Gap[T]) -> FieldAudience:
    """Of a list or dict of rows: `sees(viewer, part, index or key)` the row, or gaps."""

    def cover(viewer: V, part: P, rows: Any) -> Any:
        if isinstance(rows, dict):
            return {
                key: row if sees(viewer, part, key) else gap.instead_of(row)
                for key, row in rows.items()
            }
        return [
            row if not row or sees(viewer, part, cast(K, index)) else gap.instead_of(row)
            for index, row in enumerate(rows)
        ]

    return FieldAudience(cover, gap)


def entries(sees: Callable[[V, K], bool]) -> FieldAudience:
    """Of a dict by its keys, or of a list: what the viewer does not see is left out."""

    def cover(viewer: V, part: object, value: Any) -> Any:
        if not value:
            return value
        if isinstance(value, dict):
            return {key: each for key, each in value.items() if sees(viewer, key)}
        return [each for each in value if sees(viewer, each)]

    return FieldAudience(cover)


# -- parts -----------------------------------------------------------------------------------------


class Part(Copied):
    """A state, or a part of one: a base that tells type checkers what `part` makes."""

    __slots__ = ()
    secrets: ClassVar[dict[str, "FieldAudience | type[Part]"]] = {}
    """The fields that are not open, with their audiences, or the parts that have secrets."""

    def view(self, viewer: Viewer) -> Self:
        """A copy with gaps for what the viewer may not know."""
        raise NotImplementedError(f"{type(self).__name__} is not a @part.")

    def glance(self, viewer: Viewer) -> Self:
        """What a view shows, for one who changes nothing: what is open belongs to the original."""
        raise NotImplementedError(f"{type(self).__name__} is not a @part.")


Q = TypeVar("Q", bound=Part)


@dataclass_transform(field_specifiers=(field,))
def part(cls: type[Q]) -> type[Q]:
    """Raises TypeError if a field does not say who may see it, or how it is copied."""
    made: Any = dataclass(slots=True)(cls)
    audiences = {name: _audience(made, name, type_) for name, type_ in types_of(made).items()}
    made.secrets = {name: each for name, each in audiences.items() if each is not OPEN}
    copy = copies(made)
    made.copy = method(made, "copy", "self", copy)
    covers = {f"cover_{name}": getattr(each, "cover", None) for name, each in audiences.items()}
    view = {name: _seen(name, who, copy[name], "view") for name, who in audiences.items()}
    made.view = method(made, "view", "self, viewer", view, names=covers)
    glance = {name: _seen(name, who, f"self.{name}", "glance") for name, who in audiences.items()}
    made.glance = method(made, "glance", "self, viewer", glance, names=covers)
    return cast(type[Q], made)


def _audience(cls: type, name: str, type_: Any) -> FieldAudience | type[Part]:
    """Of a field; of a part that has secrets the part, which knows."""
    if isinstance(type_, type) and issubclass(type_, Part):
        return type_ if type_.secrets else OPEN
    said = getattr(type_, "__metadata__", ()) if get_origin(type_) is Annotated else ()
    audience = next((each for each in said if isinstance(each, FieldAudience)), None)
    if audience is None:
        raise TypeError(
            f"{cls.__name__}.{name} does not say who may see it: "
            f"Open[...], or Annotated[..., an audience of tercio.kernel.fields]."
        )
    for inner in _parts_in(type_):
        for secret in inner.secrets:
            raise TypeError(
                f"{cls.__name__}.{name} would show {inner.__name__}.{secret}, "
                f"which not everybody may see."
            )
    return audience


def _parts_in(type_: Any) -> Iterator[type[Part]]:
    if isinstance(type_, type) and issubclass(type_, Part):
        yield type_
    for inner in get_args(type_):
        yield from _parts_in(inner)


def _seen(name: str, audience: FieldAudience | type[Part], original: str, verb: str) -> str:
    """The source of what a viewer sees of a field."""
    if isinstance(audience, type):
        return f"self.{name}.{verb}(viewer)"
    return original if audience is OPEN else f"cover_{name}(viewer, self, {original})"


def adopt_secrets(state: Part, other: Part, viewer: Viewer) -> None:
    """Take over what is guessed in another state, which is given up. What a viewer does not see,
    and nobody guesses, is left out."""
    for name, audience in type(state).secrets.items():
        mine, theirs = getattr(state, name), getattr(other, name)
        if isinstance(audience, type):
            adopt_secrets(mine, theirs, viewer)
        elif audience.gap is None and audience.cover is not None:
            setattr(state, name, audience.cover(viewer, state, mine))
        else:
            setattr(state, name, theirs)


# -- filling gaps ----------------------------------------------------------------------------------


def gaps_of(cls: type[Part]) -> Iterator[Gap[Any]]:
    """The kinds of gaps that views of a state may have."""
    for audience in cls.secrets.values():
        if isinstance(audience, type):
            yield from gaps_of(audience)
        elif audience.gap is not None:
            yield audience.gap


def piles(state: Part, gap: Gap[T]) -> list[list[T]]:
    """The lists of a state that may have such gaps."""
    found: list[list[T]] = []
    kind: Any = type(state)
    for place, is_rows in _places(kind, gap):
        value = place(state)
        found += value if is_rows else [value]
    return found


def fill(piles: list[list[T]], gap: Gap[T], unseen: list[T]) -> None:
    """Put what nobody has seen, in its order, into the gaps; piles are sorted."""
    for pile in piles:
        count = pile.count(gap.sign)
        known = [each for each in pile if each != gap.sign]
        pile[:] = sorted(known + unseen[:count])  # type: ignore[type-var]
        del unseen[:count]


@cache
def _places(cls: type[Part], gap: Gap[Any]) -> list[tuple[Callable[[Part], Any], bool]]:
    """Of the lists, and of the lists of lists, that may have such gaps."""
    found = list(_paths(cls, gap))
    if gap.order:
        found.sort(key=lambda place: gap.order.index(place[0].rpartition(".")[2]))
    return [(attrgetter(path), is_rows) for path, is_rows in found]


def _paths(cls: type[Part], gap: Gap[Any], start: str = "") -> Iterator[tuple[str, bool]]:
    types = types_of(cls)
    for name, audience in cls.secrets.items():
        if isinstance(audience, type):
            yield from _paths(audience, gap, f"{start}{name}.")
        elif audience.gap is gap and get_origin(plain := get_args(types[name])[0]) is list:
            yield start + name, get_origin(get_args(plain)[0]) is list
