"""What happened, as typed data. Verbs record events; logs, screens and tests read them."""

import re
from typing import ClassVar, TypeAlias

import msgspec

from tercio.kernel.ask import Seat

Audience: TypeAlias = tuple[Seat, ...] | None
"""The seats that may know of an event; None is everybody."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """Base of all events. A subclass is named in the past tense; its fields are refs and numbers.

    It renders as message `event-<name-in-kebab-case>` with its fields as arguments. An event
    that tells somebody something new and uncontrollable sets `reveals`: undo stops there.
    """

    reveals: ClassVar[bool] = False
    is_known_to_doer: ClassVar[bool] = False
    """Whoever brings it about knew what it reveals: they cannot go back, but learn nothing."""
    asides: ClassVar[frozenset[str]] = frozenset()
    """Fields that its sentence leaves out: facts for screens, which older logs may not have."""
    was_untold: ClassVar[bool] = False
    """An earlier version brought it about and did not tell of it: its logs lack the line."""


def refs_of(event: Event) -> list[str]:
    """What its sentence speaks of."""
    found: list[str] = []
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, str):
            if ":" in value and field not in event.asides:
                found.append(value)
        elif isinstance(value, list) and field not in event.asides:
            found += [each for each in value if isinstance(each, str) and ":" in each]
    return found


def doer_of(event: Event) -> str:
    """The first power or seat that it speaks of."""
    doers = (ref for ref in refs_of(event) if ref.partition(":")[0] in ("power", "seat"))
    return next(doers, "")


class Rolled(Event, frozen=True):
    """Dice on the table, and what they were rolled for.

    `by` is the ref of whoever's they are. `counted` says why there are so many, or, where dice are
    added up, what else is added: so much for each reason, which is a ref or part of a message id.
    """

    reveals: ClassVar[bool] = True
    asides: ClassVar[frozenset[str]] = frozenset({"by", "counted"})
    dice: list[int]
    purpose: str
    hit: int = 0
    """A die that shows this much or more is a hit; 0 where the roll has none."""
    by: str = ""
    counted: list[tuple[str, int]] | None = None


class Logged(msgspec.Struct, frozen=True):
    """An event in its place: `n` counts events of the game, `stop` the stops before it.

    For the engine alone; what leaves it is `Told`.
    """

    n: int
    stop: int
    event: Event
    audience: Audience = None

    def is_seen_by(self, seat: Seat | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)


class Told(msgspec.Struct, frozen=True):
    """An event as a seat is told of it. `n` counts what this seat has been told at this table.

    Numbers of the whole log would show that others were told something.
    """

    n: int
    event: Event


def message_id(event: type[Event]) -> str:
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
