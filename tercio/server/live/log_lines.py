"""The log of a game, as lines and as happenings that a viewer may read."""

import logging
import operator
from collections.abc import Sequence

from tercio.kernel.display.digest import digest
from tercio.kernel.display.log import line
from tercio.kernel.display.story import Happening
from tercio.kernel.display.tales import Chapter, break_before, chapters_of
from tercio.kernel.errors import RulesBug
from tercio.kernel.events import Logged, Rolled, message_id, refs_of
from tercio.kernel.messages import Words
from tercio.server.http.wire.log import Digest, LogLine, LogPart
from tercio.server.live.sentences import told

_log = logging.getLogger("tercio.server.live.log_lines")
_LINES = 500


def log_part(words: Words, seen: Sequence[Logged], since: int) -> LogPart:
    """From line `since` on, so many as are sent at once."""
    first = max(0, min(since, len(seen)))
    part = seen[first : first + _LINES]
    lines = tuple(line_of(words, n, logged, seen) for n, logged in enumerate(part, first))
    happenings = happenings_in(words, seen, first, first + len(part))
    return LogPart(total=len(seen), entries=lines, happenings=happenings)


class LogParts:
    """The parts of a log that were told last, in each language: what several viewers were told
    alike is put into words once."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[tuple[int, int], Sequence[Logged], LogPart]] = {}

    def part(self, words: Words, seen: Sequence[Logged], since: int) -> LogPart:
        first = max(0, min(since, len(seen)))
        start = break_before(first, lambda n: seen[n].event, words.game.display.breaks)
        bounds, lines = (first, len(seen)), seen[start:]
        known = self._told.get(words.language)
        if known is None or known[0] != bounds or not _are_same(known[1], lines):
            known = self._told[words.language] = bounds, lines, log_part(words, seen, since)
        return known[2]


def _are_same(some: Sequence[Logged], others: Sequence[Logged]) -> bool:
    return len(some) == len(others) and all(map(operator.is_, some, others))


def digest_of(words: Words, seen: Sequence[Logged], since: int) -> Digest:
    """By what this viewer was told, and nothing else."""
    first = max(0, min(since, len(seen)))
    try:
        sides = digest([logged.event for logged in seen], first, words)
    except RulesBug as bug:  # the log tells it all
        _log.error("%s", bug)
        sides = ()
    return Digest(since=first, total=len(seen), sides=sides)


def happenings_in(
    words: Words, seen: Sequence[Logged], first: int, end: int
) -> tuple[Happening, ...]:
    """What lines `first` to `end` tell of, by what this viewer was told and nothing else.

    One that does not end with those lines is told as far as they go.
    """
    display = words.game.display
    start = break_before(first, lambda n: seen[n].event, display.breaks)
    lines = ((n, seen[n].event) for n in range(start, end))
    chapters = chapters_of(lines, display.tales, display.breaks)
    return tuple(
        happening
        for chapter in chapters
        if chapter.lines[-1][0] >= first
        if (happening := _told(words, chapter)) is not None
    )


def _told(words: Words, chapter: Chapter) -> Happening | None:
    """A log must not stop because a word is missing."""
    try:
        return chapter.tale.tell(chapter, words.data, words)
    except RulesBug as bug:
        _log.error("%s", bug)
        return None


def line_of(words: Words, n: int, logged: Logged, seen: Sequence[Logged]) -> LogLine:
    """Line `n` of a viewer's log, of whom `seen` is all that was told."""
    event, routine = logged.event, words.game.display.routine
    stage = words.game.display.stage(event)
    kind = message_id(type(event)).removeprefix("event-")
    return LogLine(
        n=n,
        text=told(lambda: line(words, n, seen), kind),
        kind=kind,
        refs=tuple(refs_of(event)),
        dice=tuple(event.dice) if isinstance(event, Rolled) else None,
        hit=event.hit if isinstance(event, Rolled) else 0,
        routine=words.in_short(event) if isinstance(event, routine) else "",
        stage="" if stage is None else stage.kind,
        turn=0 if stage is None else stage.turn,
    )
