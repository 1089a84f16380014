"""The log of a game, as lines that a viewer may read."""

from collections.abc import Sequence

from tercio.kernel.events import Event, Logged, Rolled, message_id
from tercio.kernel.messages import Words
from tercio.server.http import wire
from tercio.server.live.sentences import told

_LINES = 500


def log_part(words: Words, seen: Sequence[Logged], since: int) -> wire.LogPart:
    """From line `since` on, so many as are sent at once."""
    first = max(0, min(since, len(seen)))
    part = enumerate(seen[first : first + _LINES], first)
    lines = tuple(_line(words, n, logged) for n, logged in part)
    return wire.LogPart(total=len(seen), entries=lines)


def _line(words: Words, n: int, logged: Logged) -> wire.LogLine:
    event = logged.event
    kind = message_id(type(event)).removeprefix("event-")
    return wire.LogLine(
        n=n,
        text=told(lambda: words.event(event), kind),
        kind=kind,
        refs=tuple(_refs(event)),
        dice=tuple(event.dice) if isinstance(event, Rolled) else None,
        hit=event.hit if isinstance(event, Rolled) else 0,
    )


def _refs(event: Event) -> list[str]:
    values = [getattr(event, field) for field in event.__struct_fields__]
    flat = [each for value in values for each in (value if isinstance(value, list) else [value])]
    return [each for each in flat if isinstance(each, str) and ":" in each]
