"""Several questions as one: what a seat could answer to all of them.

Winter asks space by space and a deployment unit by unit; a person wants to see all of it at once. A
game says which kinds of questions belong together (`Game.families`). To the first of them its bot
proposes an answer, and then to each that would follow, on a fork, exactly as far as a chain of keys
goes (`kernel/chains.py`). The bot sees what the seat sees, so a proposal tells nothing else.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tercio.kernel.aids.openings import imagined
from tercio.kernel.ask import BACK, DONE, Args, Ask, AskAny, Seat
from tercio.kernel.chains import MOST_KEYS, asked_on
from tercio.kernel.families import Family
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.kernel.view import Offered, offer_of

_MOST_THOUGHTS = 2 * MOST_KEYS
"""So often the bot is asked for one proposal, what it takes back included."""


class Step(msgspec.Struct, frozen=True):
    """An answer, and what was asked."""

    kind: str
    args: Args
    refs: tuple[str, ...]
    option: Offered
    before: tuple[str, ...] = ()
    """What the table answers by itself before it is asked."""

    @property
    def keys(self) -> tuple[str, ...]:
        return (*self.before, self.option.key)


class Line(msgspec.Struct, frozen=True):
    """One thing that is proposed, in one or several steps."""

    steps: tuple[Step, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(key for step in self.steps for key in step.keys)


class Proposal(msgspec.Struct, frozen=True):
    family: Family
    lines: tuple[Line, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(key for line in self.lines for key in line.keys)


def proposal(table: Table[Any], seat: Seat, with_advice: bool = True) -> Proposal | None:
    """What the bot of the game would answer to the questions of a family that begin now; None if
    they are not of one, or there is only one, or it would be advice that nobody wants."""
    ask = asked_on(table, seat, len(table.decisions))
    if ask is None or ask.only is not None or not table.game.bots:
        return None
    # A question of two families may lead on to either: losses in winter are losses.
    families = [family for family in table.game.families if family.starts(ask.kind)]
    if families and families[0].is_advice and not with_advice:
        return None
    steps = _steps(table, seat, families) if families else []
    return Proposal(families[0], _lines(steps, families)) if len(steps) > 1 else None


def _steps(table: Table[Any], seat: Seat, families: Sequence[Family]) -> list[Step]:
    """The answers, as long as questions of these families come. Where the bot takes something back,
    it has not been said."""
    fork = _fork(table, seat)
    start = len(fork.decisions)
    # The same lots each time: who looks twice sees the same.
    stream = Stream.from_seed(f"proposal to {seat}")
    mind = next(iter(table.game.bots.values()))(seat, stream)
    steps: list[Step] = []
    at = start
    for _ in range(_MOST_THOUGHTS):
        ask = asked_on(fork, seat, start)
        if ask is None or not _covers(families, ask.kind):
            break
        key = mind.choose(fork.sight(seat))
        if key == DONE and isinstance(fork.stop, AskAny):
            break  # the others wait for that word, and it is the seat's own
        step = _step(ask, key, [each.key for each in fork.decisions[at:]])
        if sum(len(each.keys) for each in (*steps, step)) > MOST_KEYS:
            break
        at = len(fork.decisions) + 1
        fork.decide(seat, key, follows=True)
        if key != BACK:
            steps.append(step)
        elif not steps or not _asks_again(fork, seat, steps.pop().kind):
            break
    return steps


def _fork(table: Table[Any], seat: Seat) -> Table[Any]:
    """Where to try it. What is said on an open floor is not taken back, so it is tried in a world
    that the seat cannot tell from this one."""
    if isinstance(table.stop, AskAny):
        return imagined(table, seat)
    fork = table.fork()
    fork.pace = table.pace
    return fork


def _covers(families: Sequence[Family], kind: str) -> bool:
    return any(family.covers(kind) for family in families)


def _step(ask: Ask, key: str, before: Sequence[str]) -> Step:
    option = next(option for option in offer_of(ask, 0).options if option.key == key)
    return Step(ask.kind, ask.args or {}, ask.refs, option, before=tuple(before))


def _asks_again(table: Table[Any], seat: Seat, kind: str) -> bool:
    ask = table.asks().get(seat)
    return ask is not None and ask.kind == kind


def _lines(steps: Sequence[Step], families: Sequence[Family]) -> tuple[Line, ...]:
    lines: list[list[Step]] = []
    for step in steps:
        if lines and _belongs(step, lines[-1][-1], families):
            lines[-1].append(step)
        else:
            lines.append([step])
    return tuple(Line(tuple(line)) for line in lines)


def _belongs(step: Step, last: Step, families: Sequence[Family]) -> bool:
    """Whether a step is of one line with the one before."""
    if not any(family.starts(step.kind) for family in families):
        return True
    joins = any(step.kind in family.joins for family in families)
    return joins and (step.kind, step.refs) == (last.kind, last.refs) and last.option.key != DONE
