"""Proposals in words: line by line, what would be done.

An option says in its own words what it does. Where those are about the question (how many are left
to choose from), `proposed-<its message>` says it better, for `$n` of a kind. Where the answers to
questions of a kind would not be understood by themselves, `proposed-<kind>` makes a sentence of
them: it may use the arguments of the question, `$what` for all answers, `$first` for the first and
`$rest`; and where nothing is to be done, `proposed-<kind>-pass` or `-done`.
"""

from collections.abc import Sequence
from itertools import groupby

import msgspec

from tercio.kernel.aids.proposals import Line, Proposal, Step
from tercio.kernel.ask import DONE, PASS, Args, Phrase
from tercio.kernel.families import Family
from tercio.kernel.messages import Words

_NOTHING = frozenset({PASS, DONE})


class ToldLine(msgspec.Struct, frozen=True):
    """A line in words, with its keys and all that lights up."""

    text: str
    keys: tuple[str, ...]
    refs: tuple[str, ...]


def family_text(words: Words, family: Family) -> str:
    """The words for taking all that is proposed."""
    own = f"proposal-{family.id}"
    return words.say(own if words.has(own) else "proposal")


def told_lines(words: Words, proposal: Proposal) -> list[ToldLine]:
    """What the same words would tell again and again is told once."""
    told = [(_phrase(words, line.steps), line) for line in proposal.lines]
    runs = groupby(told, lambda each: words.say(each[0].message, each[0].args))
    return [_told(words, [line for _, line in run], text) for text, run in runs]


def _told(words: Words, lines: Sequence[Line], text: str) -> ToldLine:
    steps = [step for line in lines for step in line.steps]
    if len(lines) > 1:
        phrase = _phrase(words, lines[0].steps)
        text = words.say("proposed-times", {"what": phrase, "n": len(lines)})
    keys = tuple(key for step in steps for key in step.keys)
    refs = dict.fromkeys(ref for step in steps for ref in (*step.refs, *step.option.refs))
    return ToldLine(text, keys, tuple(refs))


def _phrase(words: Words, all_steps: Sequence[Step]) -> Phrase:
    """What steps would do, without the answers that add nothing to it."""
    first = all_steps[0]
    steps = [step for step in all_steps if step.option.key not in _NOTHING] or [first]
    runs = [list(run) for _, run in groupby(steps, lambda step: step.option.key)]
    what = [_answer(words, run[0], len(run)) for run in runs]
    told: Args = {"what": what, "first": what[0], "rest": what[1:]}
    own = f"proposed-{first.kind}"
    if first.option.key in _NOTHING:
        own += f"-{first.option.key}"
    if words.has(own):
        return Phrase(own, {**first.args, **told})
    goes_on = len(what) > 1 and steps[-1].kind != first.kind
    return Phrase("proposed-line" if goes_on else "proposed-list", told)


def _answer(words: Words, step: Step, n: int) -> Phrase:
    """An answer that is given so many times."""
    option = step.option
    if words.has(own := f"proposed-{option.text}"):
        return Phrase(own, {**option.args, "n": n})
    phrase = Phrase(option.text, option.args)
    return phrase if n == 1 else Phrase("proposed-times", {"what": phrase, "n": n})
