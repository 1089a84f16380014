"""Takes the decisions of a failure again, as far as they are legal, and looks for it."""

from typing import Any, NamedTuple

from tercio.contract.broken import told
from tercio.contract.checks import BY_NAME, CRASH, ENDLESS, Check
from tercio.contract.failures import Failure
from tercio.contract.run import Case, Run, choose
from tercio.contract.sentences import say
from tercio.contract.speech import Speech
from tercio.kernel.ask import Seat
from tercio.kernel.errors import SaveError
from tercio.kernel.game import Game
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game as registered

TRIES = 8
"""How often a check that draws samples is made at the end of the decisions."""


class Found(NamedTuple):
    """Where and how a check failed again."""

    decisions: list[str]
    message: str


def check_stream(case: Case, check: Check, number: int, attempt: int = 0) -> Stream:
    """All the chance that a check has at a stop: the same whenever it is made again."""
    return Stream.from_seed(f"{case.seed}/{check.name}/{number}/{attempt}")


def reproduce(failure: Failure, game: Game[Any] | None = None) -> str | None:
    """Run a failure again: its message, or None if all is well now."""
    game = game or registered(failure.game)
    if failure.check not in (CRASH, ENDLESS, *BY_NAME):
        raise SaveError(say("no-check", check=failure.check))
    found = rerun(game, failure, failure.decisions, Speech(game))
    return None if found is None else found.message


def outdated(failure: Failure, game: Game[Any] | None = None) -> list[str]:
    """The decisions of a failure that the rules of today do not offer where they were made.

    A failure with such decisions does not lead any more to where it once was found: that it
    does not occur proves nothing.
    """
    game = game or registered(failure.game)
    left: list[str] = []
    try:
        run = Run(game, failure.case, Speech(game))
        for number, text in enumerate(failure.decisions, 1):
            decision = _next_legal(run, iter([text]))
            if decision is None:
                left.append(f"{number}. {text}")
            else:
                run.decide(*decision)
    except Exception:
        return left  # it fails once more, and that proves enough
    return left


def rerun(
    game: Game[Any], failure: Failure, decisions: list[str], speech: Speech, *, limit: int = 0
) -> Found | None:
    """Take those of `decisions` that are legal when their turn comes, checking at every stop.

    Then go on by a fixed policy up to `limit` decisions. None if the failure does not occur.
    """
    taken: list[str] = []
    try:
        run = Run(game, failure.case, speech)
    except Exception as error:
        return Found(taken, told(error)) if failure.check == CRASH else None
    if message := _fails(run, failure):
        return Found(taken, message)
    policy = Stream(b"a fixed policy")
    left = iter(decisions)
    while not run.table.over:
        decision = _next_legal(run, left)
        if decision is None:
            if len(taken) >= limit:
                break
            decision = choose(run.table, policy)
        taken.append(":".join(decision))
        try:
            run.decide(*decision)
        except Exception as error:
            return Found(taken, told(error)) if failure.check == CRASH else None
        if message := _fails(run, failure):
            return Found(taken, message)
    message = _fails(run, failure, TRIES)
    return Found(taken, message) if message else None


def _next_legal(run: Run, left: Any) -> tuple[Seat, str] | None:
    for text in left:
        name, _, key = text.partition(":")
        ask = run.table.asks().get(Seat(name))
        if ask is not None and ask.option(key) is not None:
            return Seat(name), key
    return None


def _fails(run: Run, failure: Failure, tries: int = 1) -> str:
    """What the failure's check says at this stop; empty if it is content."""
    check = BY_NAME.get(failure.check)
    if check is None:
        long = failure.check == ENDLESS and run.number >= len(failure.decisions)
        return failure.message if long and not run.table.over else ""
    for attempt in range(tries):
        try:
            check.test(run, check_stream(failure.case, check, run.number, attempt))
        except Exception as error:
            return told(error)
    return ""
