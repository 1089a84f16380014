"""What a seat is told of its chances."""

from math import isclose, isfinite

from tercio.contract.broken import Broken
from tercio.contract.run import Run
from tercio.contract.sentences import say
from tercio.kernel.ask import Prospect
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream


def odds_are_chances(run: Run, pick: Stream) -> None:
    """The odds of every option are chances that make one, with a title in every language."""
    table = run.table
    for seat, ask in table.asks().items():
        if ask.foresee is None:
            continue
        view = table.view_position(seat)
        for option in ask.options:
            found = ask.foresee(view, option.key)
            if found is not None:
                _expect_chances(option.key, found)
                run.speech.say("odds", found, _title, (found.title, found.args))


def _expect_chances(key: str, found: Prospect) -> None:
    chances = found.win, found.draw, found.loss
    if min(chances) < -1e-9 or not isclose(sum(chances), 1.0, abs_tol=1e-9):
        raise Broken(say("no-chances", key=key, chances=str(chances)))
    if not all(isfinite(lost) and lost >= -1e-9 for lost in (found.mine, found.theirs)):
        raise Broken(say("odd-losses", key=key, mine=str(found.mine), theirs=str(found.theirs)))


def _title(words: Words, found: Prospect) -> str:
    return words.say(found.title, found.args)
