"""How lines of a log become happenings. A game says what kinds of happenings it knows: its tales.

    Tale("debate", opens=(DebateCalled,), decides=(DebateRoundFought,), goes_on=(...))

Lines are put together by what they say and by their order alone, so that a log of any age, and a
log with gaps where a seat was told nothing, is told in the same way.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

from msgspec.structs import replace

from tercio.kernel.display.scene import Odds
from tercio.kernel.display.story import Counted, Happening, Party, StoryLine, Throw
from tercio.kernel.events import Event, Rolled, refs_of
from tercio.kernel.messages import Text, Words

Types: TypeAlias = tuple[type[Event], ...]
FACES = 6
ENDS = ("win", "draw", "loss")


@dataclass(slots=True)
class Chapter:
    """Lines of the log that are one happening, each with its number."""

    tale: "Tale"
    before: list[tuple[int, Event]]
    lines: list[tuple[int, Event]] = field(default_factory=list)
    decided: Event | None = None
    """What decided it, once it is."""

    @property
    def opening(self) -> Event:
        return self.lines[0][1]

    def events(self) -> list[Event]:
        return [event for _, event in self.lines]

    def rolls(self) -> list[Rolled]:
        return [event for event in self.events() if isinstance(event, Rolled)]


class Tale:
    """A kind of happening: what opens it, what decides it, and what else is told of it.

    `rolls` are the purposes of dice that open it. `leads` may stand right before it. Whatever is
    not `goes_on`, or dice before it is decided, ends it. `display` is where else it is shown. One
    that is `small` never comes by itself.
    """

    titled: ClassVar[str] = ""
    """The field of what decides it whose name is its title; without one, its title is a line."""

    def __init__(
        self,
        kind: str,
        *,
        opens: Types = (),
        rolls: Sequence[str] = (),
        decides: Types = (),
        goes_on: Types = (),
        leads: Types = (),
        display: str = "",
        small: bool = False,
    ) -> None:
        self.kind = kind
        self.small = small
        self.display = display
        self._opens = opens
        self.rolls = tuple(rolls)
        self._decides = decides
        self._goes_on = goes_on
        self._leads = leads
        has_it = (self.titled in each.__struct_fields__ for each in decides)
        assert not self.titled or any(has_it), f"{kind}: no {self.titled} in what decides it"

    def opens(self, event: Event) -> bool:
        return isinstance(event, self._opens) or self._is_own_roll(event)

    def _is_own_roll(self, event: Event) -> bool:
        return isinstance(event, Rolled) and purpose_of(event) in self.rolls

    def leads(self, event: Event) -> bool:
        return isinstance(event, self._leads)

    def decides(self, event: Event) -> bool:
        return isinstance(event, self._decides)

    def goes_on(self, chapter: Chapter, event: Event) -> bool:
        """Whether an event that breaks nothing belongs to a chapter that was begun."""
        if chapter.decided is None and isinstance(event, (Rolled, *self._opens)):
            return True
        return isinstance(event, (*self._goes_on, *self._decides))

    # -- in words ------------------------------------------------------------------------------

    def kind_of(self, chapter: Chapter) -> str:
        return self.kind

    def title(self, chapter: Chapter, words: Words) -> str:
        named: str = getattr(chapter.decided, self.titled, "") if self.titled else ""
        return words.name(named) if named else words.event(self.headline(chapter))

    def headline(self, chapter: Chapter) -> Event:
        """The line that is its title, where nothing is named."""
        return chapter.opening

    def parties(self, chapter: Chapter, data: Any, words: Words) -> tuple[Party, ...]:
        return ()

    def odds(self, chapter: Chapter, data: Any, words: Words) -> Odds | None:
        return None

    def ends(self, words: Words) -> tuple[str, str, str]:
        """What its three chances are of: messages `happening-<kind>-win`, `-draw` and `-loss`."""
        win, draw, loss = (_said(words, f"happening-{self.kind}-{end}") for end in ENDS)
        return win, draw, loss

    def places(self, chapter: Chapter, data: Any) -> Iterable[str]:
        """Where it happened, if that is not told by what opened or decided it."""
        return ()

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        """Whether title or parties tell it already."""
        return event is chapter.opening and not isinstance(event, Rolled)

    def tell(self, chapter: Chapter, data: Any, words: Words) -> Happening:
        kind = self.kind_of(chapter)
        told, after = list[StoryLine](), list[StoryLine]()
        part = told
        for n, event in chapter.lines:
            if event is chapter.decided:
                part = after
            elif not self.is_in_parties(chapter, event, words):
                part.append(story_line(n, event, words))
        before = [story_line(n, event, words) for n, event in chapter.before]
        where = [chapter.opening] if chapter.decided is None else [chapter.decided, chapter.opening]
        refs = [ref for event in where for ref in refs_of(event)]
        refs += self.places(chapter, data)
        return Happening(
            first=(chapter.before or chapter.lines)[0][0],
            last=chapter.lines[-1][0],
            small=self.small,
            kind=kind,
            label=words.say(f"happening-{kind}"),
            title=self.title(chapter, words),
            refs=tuple(dict.fromkeys(refs)),
            display=self.display,
            parties=self.parties(chapter, data, words),
            odds=self.odds(chapter, data, words),
            ends=self.ends(words),
            before=tuple(before),
            told=tuple(told),
            outcome="" if chapter.decided is None else words.event(chapter.decided),
            after=tuple(after),
        )


class ToldByOutcome(Tale):
    """One that opens with dice, which say nothing by themselves."""

    def headline(self, chapter: Chapter) -> Event:
        return chapter.decided or chapter.opening


class Counting(ToldByOutcome):
    """One whose dice hit or miss, and where that is called something else: `luck-<kind>`."""

    def tell(self, chapter: Chapter, data: Any, words: Words) -> Happening:
        happening = super().tell(chapter, data, words)
        told = [
            replace(line, note=self._luck(line, words)) if line.hit else line
            for line in happening.told
        ]
        return replace(happening, told=tuple(told))

    def _luck(self, line: StoryLine, words: Words) -> str:
        hits = sum(die >= line.hit for die in line.dice)
        expected = len(line.dice) * (FACES + 1 - line.hit) / FACES
        return words.say(f"luck-{self.kind}", {"n": hits, "expected": Text(f"{expected:.1f}")})


class AddedUp(ToldByOutcome):
    """One whose dice are added up with ratings and the like, each with its reason; of older dice,
    which do not say, `sum-<kind>` tells with what."""

    def tell(self, chapter: Chapter, data: Any, words: Words) -> Happening:
        happening = super().tell(chapter, data, words)
        rolls = {n: event for n, event in chapter.lines if isinstance(event, Rolled)}
        told = [
            replace(line, note=self._note(chapter, rolls[line.n], words)) if line.dice else line
            for line in happening.told
        ]
        return replace(happening, told=tuple(told))

    def _note(self, chapter: Chapter, roll: Rolled, words: Words) -> str:
        if roll.counted is None:
            return self._sum(chapter, words)
        parts = [f"{_signed(each.dice)} {each.why}" for each in reasons_of([roll], words)]
        total: int | None = getattr(chapter.decided, "total", None)
        if not parts:
            return ""
        if total is None or len(chapter.rolls()) != 1:
            return words.listed(parts)
        return words.say(
            "happening-sum-parts", {"parts": Text(words.listed(parts)), "total": total}
        )

    def _sum(self, chapter: Chapter, words: Words) -> str:
        total: int | None = getattr(chapter.decided, "total", None)
        rolls = chapter.rolls()
        if total is None or len(rolls) != 1:
            return ""  # where a die was rolled again nobody can tell which
        more = total - sum(rolls[0].dice)
        if not more:
            return ""
        why = words.say(f"sum-{self.kind}")
        args: dict[str, str | int] = {"more": _signed(more), "why": why, "total": total}
        return words.say("happening-sum", args)


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"\u2212{-n}"


def _said(words: Words, message: str) -> str:
    return words.say(message) if words.has(message) else ""


def story_line(n: int, event: Event, words: Words) -> StoryLine:
    roll = event if isinstance(event, Rolled) else None
    return StoryLine(
        n,
        words.event(event),
        tuple(refs_of(event)),
        dice=() if roll is None else tuple(roll.dice),
        hit=0 if roll is None else roll.hit,
    )


def throw_of(roll: Rolled, note: str = "") -> Throw:
    return Throw(tuple(roll.dice), roll.hit, note)


def purpose_of(roll: Rolled) -> str:
    """What for, without whose dice they are."""
    return roll.purpose.partition(", ")[0]


def thrower_of(roll: Rolled) -> str:
    """The name of whoever rolled, if it is told."""
    return roll.purpose.partition(", ")[2]


def roller_of(roll: Rolled, words: Words) -> str:
    """The ref of whoever's dice they are; older logs have but a name for them."""
    return roll.by or words.roller(thrower_of(roll))


def reasons_of(rolls: Iterable[Rolled], words: Words) -> tuple[Counted, ...]:
    """What counted for dice and why, as far as the log knows."""
    found = Counter[str]()
    for roll in rolls:
        for why, count in roll.counted or ():
            found[why] += count
    return tuple(Counted(reason_of(why, count, words), count) for why, count in found.items())


def reason_of(why: str, count: int, words: Words) -> str:
    """Message `dice-<reason>`, of so many; what a pack has brought has no words of its own."""
    if ":" in why:
        return words.name(why)
    message = f"dice-{why}"
    return words.say(message if words.has(message) else "dice-other", {"n": abs(count)})


def hitting(
    who: str,
    rolls: Sequence[Rolled],
    words: Words,
    *,
    losses: Iterable[str] = (),
    won: bool = False,
) -> Party:
    """A party whose dice hit or miss."""
    hits = sum(die >= roll.hit for roll in rolls for die in roll.dice if roll.hit)
    kind, _, id = who.partition(":")
    return Party(
        side=id if kind == "power" else "",
        name=words.name(who),
        counted=reasons_of(rolls, words),
        throws=tuple(map(throw_of, rolls)),
        score=words.say("happening-hits", {"n": hits}),
        hits=hits,
        expected=expected_hits(rolls) if rolls else None,
        losses=tuple(losses),
        won=won,
    )


def expected_hits(rolls: Iterable[Rolled]) -> float:
    """The hits that these dice bring on the average."""
    return sum(len(roll.dice) * (FACES + 1 - roll.hit) / FACES for roll in rolls if roll.hit)


def chapters_of(
    lines: Iterable[tuple[int, Event]], tales: Sequence[Tale], breaks: Callable[[Event], bool]
) -> list[Chapter]:
    """The happenings of a log, in their order. What `breaks` says ends every one of them."""
    found = list[Chapter]()
    before = list[tuple[int, Event]]()
    now: Chapter | None = None
    for n, event in lines:
        if breaks(event):
            now, before = None, []
        tale = next((each for each in tales if each.opens(event)), None)
        if now is not None:
            again = tale is not None and now.decided is not None
            if not again and now.tale.goes_on(now, event):
                _add(now, n, event)
                continue
            now, before = None, []
        if tale is not None:
            now = Chapter(tale, _leading(tale, before))
            found.append(now)
            before = []
            _add(now, n, event)
        elif any(each.leads(event) for each in tales):
            before.append((n, event))
        else:
            before = []
    return found


def _leading(tale: Tale, before: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """The last of the lines before it that lead to it, without a gap."""
    found = list[tuple[int, Event]]()
    for n, event in reversed(before):
        if not tale.leads(event):
            break
        found.append((n, event))
    return found[::-1]


def _add(chapter: Chapter, n: int, event: Event) -> None:
    chapter.lines.append((n, event))
    if chapter.tale.decides(event):
        chapter.decided = event


def break_before(n: int, event_at: Callable[[int], Event], breaks: Callable[[Event], bool]) -> int:
    """The last line before line `n` that breaks all happenings: from there they can be told."""
    while n > 0:
        n -= 1
        if breaks(event_at(n)):
            break
    return n
