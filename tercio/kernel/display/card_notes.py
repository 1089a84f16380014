"""What there is behind a card: its row, the code that plays it, the tests that name it."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec


class CardUse(msgspec.Struct, frozen=True):
    """One way to play a card. Code is named by its place: `module:function`."""

    id: str
    effect: str
    when: tuple[str, ...] = ()
    """The windows in which it may be played."""
    conditions: Mapping[str, str] = {}
    """What must hold, and the code that answers it."""
    given: Mapping[str, Any] = {}
    """The parameters that its row gives the effect."""
    announces: str = ""
    """The code that says what it is aimed at, where that must be told when it is announced."""


class CardNote(msgspec.Struct, frozen=True):
    """A card with its row and its uses."""

    id: str
    number: int
    """0 where the cards of a game have none."""
    name: str
    text: str
    row: Mapping[str, Any]
    uses: tuple[CardUse, ...]


def filled(row: msgspec.Struct, *told: str) -> dict[str, Any]:
    """The fields of a row that say something, but for those that are told elsewhere."""
    fields = msgspec.to_builtins(row).items()
    return {name: value for name, value in fields if value and name not in told}


def place_of(function: Callable[..., Any]) -> str:
    """Where a function stands, as citations name it."""
    return f"{function.__module__}:{function.__qualname__}"
