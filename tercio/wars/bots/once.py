"""A thing that is worked out once, when it is first asked for."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801
    """Like `functools.cached_property`, but without its lock, which costs more than many answers.

    The answer is kept under the same name in the object, so that it is asked for only once.
    """

    def __init__(self, find: Callable[[Any], T]) -> None:
        self.find = find
        self.name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, thing: None, owner: type) -> Self: ...

    @overload
    def __get__(self, thing: object, owner: type) -> T: ...

    def __get__(self, thing: object | None, owner: type) -> Self | T:
        if thing is None:
            return self
        found = thing.__dict__[self.name] = self.find(thing)
        return found
