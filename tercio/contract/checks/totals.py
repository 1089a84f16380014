"""What a game itself declares to hold at all times."""

from tercio.contract.broken import Broken
from tercio.contract.run import Run
from tercio.contract.sentences import say
from tercio.kernel.randomness import Stream


def totals_are_conserved(run: Run, pick: Stream) -> None:
    now = run.game.conserved(run.table.g)
    for name, total in run.totals.items():
        if now.get(name) != total:
            raise Broken(say("total-changed", name=name, total=total, now=now.get(name, 0)))


def nothing_goes_without_a_cause(run: Run, pick: Stream) -> None:
    """Whenever this is checked: every decision so far has been accounted for."""
    for sentence in run.unaccounted:
        raise Broken(sentence)


def no_invariant_is_violated(run: Run, pick: Stream) -> None:
    for violation in run.game.violations(run.table.g):
        raise Broken(violation)
