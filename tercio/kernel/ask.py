"""Asks and options: everything a player may do, enumerated.

A procedure is a generator that stops at `yield` wherever somebody must choose:

    pick = yield Ask(seat, "retreat", options, cite="HIS 14.1")

It may yield four things: `Ask` (one seat), `AskAll` (several seats, secretly and at once),
`AskAny` (several seats, whoever speaks first) and `Checkpoint` (nobody; a clean boundary).
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, Final, NewType, TypeAlias, TypeVar

import msgspec

Seat = NewType("Seat", str)
"""A chair at the table. One player sits on it; it may play several powers."""

Ref = NewType("Ref", str)
"""Something on the table that can be pointed at: `kind:id`, as in `space:paris`."""


class Phrase(msgspec.Struct, frozen=True):
    """Words within a sentence: a message and its own arguments, as the clauses of a deal are."""

    message: str
    args: "Args" = {}


Arg: TypeAlias = str | int | Phrase | Sequence[str | Phrase]
Args: TypeAlias = Mapping[str, Arg]


def ref(kind: str, id: str | int) -> Ref:
    return Ref(f"{kind}:{id}")


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: the rule, and a message that renders as one sentence."""

    cite: str
    message: str
    args: Args = {}
    doing: str = ""
    """What it stands against, where several things could be done: an action, as a ref."""


class _Choice(msgspec.Struct):
    """What an option gives in order; the rest goes by name."""

    key: str
    value: Any = None
    refs: tuple[str, ...] = ()
    text: str = ""


class Option(_Choice, kw_only=True):
    """One legal choice.

    `key` is stable and unique within its ask. `value` is for the procedure that asked and never
    leaves the engine. `refs` light up on the board. Without `text`, the message id is
    `option-` plus the first part of the key, and the refs are its arguments `$a`, `$b`, ...
    A `secret` choice stays unknown to the other seats even when it has been made: a card laid
    aside face down, a draft. (An answer to `AskAll` is sealed anyway until all are in.)
    """

    args: Args | None = None
    cite: str = ""
    secret: bool = False
    was: str = ""
    """How the key was spelt in earlier versions: scripts and saves of old are still understood."""
    is_usual: bool = False
    """What most would take: who points at a place and at a goal has taken it."""
    is_idle: bool = False
    """It leads back to questions with one answer: records may take it, nobody else needs it."""

    @property
    def words(self) -> Phrase:
        """What a player reads."""
        message = self.text or "option-" + self.key.partition(".")[0]
        args = dict(zip("abcdefgh", self.refs, strict=False)) if self.args is None else self.args
        return Phrase(message, args)


class Prospect(msgspec.Struct, frozen=True):
    """The exact chances of what an option leads to, in the eyes of the seat that is asked.

    `title` is a message id; the three chances make 1; `mine` and `theirs` are expected losses.
    """

    title: str
    args: Args
    win: float
    draw: float
    loss: float
    mine: float = 0.0
    theirs: float = 0.0


PASS: Final = "pass"
BACK: Final = "back"
DONE: Final = "done"

Explain: TypeAlias = Callable[[str], list[Refusal]]
Foresee: TypeAlias = Callable[[Any, str], Prospect | None]


class _Question(msgspec.Struct):
    """What an ask gives in order; the rest goes by name."""

    seat: Seat
    kind: str
    options: list[Option]
    cite: str = ""


class Ask(_Question, kw_only=True):
    """One seat must choose one of `options`. The prompt is message `ask-<kind>` with `args`.

    `explain(ref)` gives the reasons why a thing on the board is not among the options.
    `window` names the interrupt window that the ask belongs to (standing orders look at it).
    `foresee(g, key)` gives the chances of an option that leads to a roll; `g` is the seat's
    view, so that it can tell no more than the seat may know.
    """

    args: Args | None = None
    refs: tuple[str, ...] = ()
    explain: Explain | None = None
    window: str = ""
    foresee: Foresee | None = None
    is_amid: bool = False
    """It belongs to one choice with the question before it, since when nothing has happened."""

    @property
    def only(self) -> Option | None:
        """The option, if there is but one way to go on: nobody has to choose it."""
        options = self.options
        if len(options) == 1 or (len(options) == 2 and options[1].is_idle):
            return options[0]
        return None

    def option(self, key: str) -> Option | None:
        for option in self.options:
            if option.key == key:
                return option
        for option in self.options:
            if option.was and option.was == key:
                return option
        return None


class AskAll(msgspec.Struct):
    """Secret and simultaneous: the procedure gets {seat: Option} once every answer is in.

    `polled` are the seats that everybody believes are being asked: while the stop lasts they
    all look undecided, so that nobody can tell who was skipped or has answered.
    """

    asks: dict[Seat, Ask]
    polled: tuple[Seat, ...] = ()


class AskAny(msgspec.Struct):
    """An open floor: the first seat to answer is heard; the procedure gets (Seat, Option).

    One that `resumes` can be entered again from the state alone, as if it were a checkpoint: the
    rules come to a `Checkpoint` and then straight back to it. Where seats work side by side, each
    for itself, an answer that is known need not be waited for; where they talk, silence is one.
    """

    asks: dict[Seat, Ask]
    resumes: bool = False
    side_by_side: bool = False


class Checkpoint(msgspec.Struct, frozen=True):
    """A boundary from which `play` can be re-entered from the state alone.

    A procedure that is re-entered must come to this very checkpoint before it does anything
    else. `ends` names the spans that are over here ("impulse", "turn"): standing orders that
    were to last that long lapse.
    """

    name: str = ""
    ends: tuple[str, ...] = ()


Stop: TypeAlias = Ask | AskAll | AskAny | Checkpoint
T = TypeVar("T")
Procedure: TypeAlias = Generator[Stop, Any, T]


def nothing() -> Procedure[None]:
    """A procedure that does nothing."""
    return
    yield  # makes it a procedure


def pass_option(cite: str = "") -> Option:
    return Option(PASS, cite=cite)


def counts(verb: str, numbers: Iterable[int], cite: str = "") -> list[Option]:
    """One option for each number, which is its value and argument `$n`: bids, strengths, losses."""
    return [Option(f"{verb}.{n}", n, args={"n": n}, cite=cite) for n in numbers]


def compose(
    next_ask: Callable[[list[Option]], Ask | None], *, cancel: bool = False
) -> Procedure[list[Option]]:
    """A long choice made of short ones, with a way back at every step.

    `next_ask(picks)` returns the next question given the picks so far, or None when the choice
    is complete. It must not change the state: until it is complete, nothing has happened.
    With `cancel` there is a way back from the first step too; the choice is then empty.
    """
    picks: list[Option] = []
    chosen: list[bool] = []
    """Of each pick, whether there was another."""
    is_amid = False
    while (ask := next_ask(picks)) is not None:
        if picks or cancel:
            ask.options.append(Option(BACK, is_idle=not (cancel or any(chosen))))
        ask.is_amid = is_amid
        pick = yield ask
        is_amid = True
        if pick.key != BACK:
            picks.append(pick)
            chosen.append(ask.only is None)
        elif picks:
            picks.pop()
            chosen.pop()
        else:
            return []
    return picks
