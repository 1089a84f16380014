"""Much that happened, in few words, by whose doing it was.

What somebody did again and again is told once: where a game says which field of an event may be a
list (`Display.listed`), its sentence is told of all of them, and counts are added up.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tercio.kernel.ask import Phrase
from tercio.kernel.display.protocol import Display
from tercio.kernel.display.story import Deed, SideDigest
from tercio.kernel.display.tales import Chapter, break_before, chapters_of
from tercio.kernel.events import Event, Rolled, doer_of, message_id, refs_of
from tercio.kernel.messages import Words

COUNT: Final = "count"


@dataclass(slots=True)
class _Told:
    """A sentence that is still growing."""

    message: str
    args: dict[str, Any]
    refs: list[str]
    first: int
    happening: int = -1
    times: int = 1


@dataclass(slots=True)
class _Doer:
    """A power or a seat: one whose seat is called like its power is told of once."""

    ref: str
    told: list[_Told] = field(default_factory=list)
    known: dict[Any, _Told] = field(default_factory=dict)


def digest(events: Sequence[Event], since: int, words: Words) -> tuple[SideDigest, ...]:
    """What `events` tell from number `since` on, of whoever acts first at first."""
    display: Display[Any] = words.game.display
    start = since
    while start and display.acts(events[start - 1]) is None:
        start -= 1
    start = break_before(start, events.__getitem__, display.breaks)
    lines = [(n, events[n]) for n in range(start, len(events))]
    chapters = {n: each for each in _chapters(display, lines) for n, _ in _lines_of(each)}
    doers = dict[str, _Doer]()
    actor = ""
    for n, event in lines:
        if (now := display.acts(event)) is not None:
            actor = now
        if n >= since:
            _tell(display, doers, actor, (n, event), chapter=chapters.get(n))
    return tuple(_side(id, doer, words) for id, doer in doers.items() if doer.told)


def _chapters(display: Display[Any], lines: list[tuple[int, Event]]) -> list[Chapter]:
    return chapters_of(lines, display.tales, display.breaks)


def _lines_of(chapter: Chapter) -> list[tuple[int, Event]]:
    return [*chapter.before, *chapter.lines]


def _tell(
    display: Display[Any],
    doers: dict[str, _Doer],
    actor: str,
    line: tuple[int, Event],
    *,
    chapter: Chapter | None,
) -> None:
    """Of a happening, how it ended and what follows."""
    n, event = line
    if isinstance(event, (Rolled, *display.routine, *display.dull)):
        return
    if display.acts(event) is not None:
        return
    decides = chapter is not None and event is chapter.decided
    if chapter is not None and not decides and not _follows(chapter, n):
        return
    ref = actor or doer_of(event)
    doer = doers.setdefault(ref.partition(":")[2], _Doer(ref))
    args = {name: getattr(event, name) for name in event.__struct_fields__}
    args = {name: value for name, value in args.items() if name not in event.asides}
    listed = display.listed.get(type(event), "")
    key = type(event), *(str(args[name]) for name in args if name not in (listed, COUNT))
    known = None if decides else doer.known.get(key)
    if known is not None:
        _add(known, args, listed)
        known.refs += refs_of(event)
        return
    told = _Told(message_id(type(event)), args, refs_of(event), n)
    if decides:
        assert chapter is not None
        told.happening = _lines_of(chapter)[0][0]
    else:
        doer.known[key] = told
    doer.told.append(told)


def _follows(chapter: Chapter, n: int) -> bool:
    """Whether a line comes after what decided a happening."""
    decided = (line for line, event in chapter.lines if event is chapter.decided)
    return chapter.decided is not None and n > next(decided)


def _add(known: _Told, args: dict[str, Any], listed: str) -> None:
    if not listed:
        known.times += 1
        return
    before = known.args[listed]
    places = before if isinstance(before, list) else [before]
    known.args[listed] = [*places, *([] if args[listed] in places else [args[listed]])]
    if COUNT in args:
        known.args[COUNT] += args[COUNT]
    elif args[listed] in places:
        known.times += 1


def _side(id: str, doer: _Doer, words: Words) -> SideDigest:
    name = words.name(doer.ref) if doer.ref else words.say("digest-nobody")
    return SideDigest(id, name, tuple(_deed(told, words) for told in doer.told))


def _deed(told: _Told, words: Words) -> Deed:
    """Where a sentence does not fit several, `<message>-all` does."""
    several = any(isinstance(value, list) for value in told.args.values())
    own = f"{told.message}-all"
    phrase = Phrase(own if several and words.has(own) else told.message, told.args)
    text = words.say("digest-times", {"what": phrase, "n": told.times})
    return Deed(text, tuple(dict.fromkeys(told.refs)), told.first, told.happening)
