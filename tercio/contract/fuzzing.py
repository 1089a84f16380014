"""Random legal play under all checks."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from multiprocessing import get_context
from typing import Any, Literal, NamedTuple, TypeAlias

from tercio.contract.broken import Broken, told
from tercio.contract.checks import CHECKS, CRASH, ENDLESS, Check
from tercio.contract.failures import Failure, FuzzReport, Tally
from tercio.contract.rerun import check_stream
from tercio.contract.run import Case, Run, choose
from tercio.contract.sentences import say
from tercio.contract.shrink import shrink
from tercio.contract.speech import Speech
from tercio.kernel.game import Game
from tercio.kernel.randomness import Stream

LONGEST = 50_000
"""Decisions after which a game of random play is taken to be endless."""
ENOUGH = 10
"""Different failures after which fuzzing stops."""
THOROUGH = 5
"""How much more often a thorough run makes the checks that are only sampled."""
OPENING = 150
"""Decisions during which sampled checks are made at their full rate."""
LATER = 12
"""How much rarer they are after that, so that a long game does not take for ever."""
SOME = 10
"""A quick run makes the cheap checks at one stop in so many, and the others in one game."""

Care = Literal["quick", "usual", "thorough"]
"""How much is checked: much play, much checking, or something between."""


class Played(NamedTuple):
    """How many decisions a game had, and how it failed, if it did.

    Failures of the same `kind` are taken to be one: a check that does not hold, or an exception
    that a rule raises, whoever ran into it.
    """

    decisions: int
    failure: Failure | None = None
    kind: str = ""


def fuzz(
    game: Game[Any],
    scenario: str | None,
    players: int | None,
    games: int,
    seed: str,
    *,
    care: Care = "usual",
    processes: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> FuzzReport:
    """Play `games` games at random and check what every game promises.

    Where scenario or players are None, all of them take turns. Each failure is reported once,
    shrunk to few decisions. `processes` processes share the work, which stays the same.
    """
    speech = Speech(game)
    failures: dict[str, Failure] = {}
    kinds: dict[str, Tally] = {}
    played = 0
    wanted = cases(game, scenario, players, games, seed=seed)
    with closing(_played(game, wanted, speech, care, processes=processes)) as results:
        for case, (made, failure, kind) in results:
            played += 1
            tally = kinds.setdefault(_kind(case), Tally(case.scenario, case.players, case.options))
            tally.games += 1
            tally.decisions += made
            tally.failures += failure is not None
            if failure is not None and _is_news(failure, failures.get(kind)):
                failures[kind] = shrink(game, failure, speech)
            if on_progress is not None:
                on_progress(played)
            if len(failures) == ENOUGH:
                break
    decisions = sum(tally.decisions for tally in kinds.values())
    return FuzzReport(played, decisions, list(failures.values()), list(kinds.values()))


def _kind(case: Case) -> str:
    return f"{case.scenario} {case.players} {sorted(case.options.items())}"


Results: TypeAlias = Generator[tuple[Case, "Played"], None, None]


def _played(
    game: Game[Any], wanted: Iterator[Case], speech: Speech, care: Care, *, processes: int
) -> Results:
    """Every case with what came of it, in order."""
    if processes == 1:
        for number, case in enumerate(wanted):
            yield case, play(game, case, speech, offset=number, care=care)
        return
    # A forked process has the game and its words already.
    with get_context("fork").Pool(processes, _prepare, (game, speech, care)) as pool:
        yield from pool.imap(_play_in_process, enumerate(wanted))


_prepared: dict[str, Any] = {}
"""What a process of the pool plays with; empty elsewhere."""


def _prepare(game: Game[Any], speech: Speech, care: Care) -> None:
    _prepared.update(game=game, speech=speech, care=care)


def _play_in_process(numbered: tuple[int, Case]) -> tuple[Case, "Played"]:
    number, case = numbered
    game, speech, care = (_prepared[name] for name in ("game", "speech", "care"))
    return case, play(game, case, speech, offset=number, care=care)


def _is_news(failure: Failure, known: Failure | None) -> bool:
    """Whether it tells more than what is known: a crash of the game itself is the best report."""
    return known is None or (failure.check == CRASH != known.check)


def cases(
    game: Game[Any], scenario: str | None, players: int | None, games: int, *, seed: str
) -> Iterator[Case]:
    """Scenarios and player counts in turn; every second round with another variant of the rules."""
    wanted = game.scenarios if scenario is None else [game.scenario(scenario)]
    kinds = [(each.id, n) for each in wanted for n in each.players if players in (None, n)]
    if not kinds:
        game.setting(scenario, players)  # says what is wrong
    for number in range(games):
        turn, kind = divmod(number, len(kinds))
        case_seed = f"{seed}/{number}"
        variants = _options(game, Stream.from_seed(case_seed), default=turn % 2 == 0)
        yield Case(*kinds[kind], variants, case_seed)


def _options(game: Game[Any], stream: Stream, default: bool) -> dict[str, str]:
    """Those of a game by default, or at random, but then at least one of them another."""
    usual = {name: values[0] for name, values in game.options.items()}
    others = [name for name, values in game.options.items() if len(values) > 1]
    if default or not others:
        return usual
    chosen = {name: v[stream.below(name, len(v))] for name, v in game.options.items()}
    if chosen == usual:
        name = others[stream.below("variant", len(others))]
        values = game.options[name]
        chosen[name] = values[1 + stream.below(f"{name} otherwise", len(values) - 1)]
    return chosen


def play(
    game: Game[Any],
    case: Case,
    speech: Speech,
    *,
    offset: int = 0,
    care: Care = "usual",
    checks: Sequence[Check] = CHECKS,
    longest: int = LONGEST,
) -> Played:
    """One game to its end or to its first failure.

    `offset` moves the stops at which sampled checks are made, so that many short games cover
    what one long game does.
    """
    decisions: list[str] = []

    def failed(check: str, error: Exception) -> Played:
        message = told(error)
        setting = (case.scenario, case.players, case.options, case.seed)
        failure = Failure(game.id, *setting, decisions[:], check, message)
        raised = _raised(error)
        kind = check if raised is None else told(raised).partition(":")[0]
        return Played(len(decisions), failure, kind)

    try:
        run = Run(game, case, speech)
    except Exception as error:
        return failed(CRASH, error)
    stream = Stream.from_seed(f"{case.seed}/play")
    ahead: Played | None = None
    while True:
        for check in _due(checks, run, offset, care) if ahead is None else ():
            try:
                check.test(run, check_stream(case, check, run.number))
            except Exception as error:
                ahead = failed(check.name, error)
                if _raised(error) is None:
                    return ahead
                break  # a rule raises somewhere ahead: better show the decisions that lead there
        if run.table.over:
            return ahead or Played(len(decisions))
        if run.number >= longest:
            endless = Broken(say("endless", count=longest))
            return ahead or failed(ENDLESS, endless)
        seat, key = choose(run.table, stream)
        decisions.append(f"{seat}:{key}")
        try:
            run.decide(seat, key)
        except Exception as error:
            return failed(CRASH, error)


def _raised(error: Exception) -> Exception | None:
    """What a rule has raised while a check played on; None if a promise is broken."""
    if not isinstance(error, Broken):
        return error
    cause = error.__cause__
    return _raised(cause) if isinstance(cause, Exception) else None


def _due(checks: Sequence[Check], run: Run, offset: int, care: Care) -> Iterator[Check]:
    """The checks for this stop. The end of a game gets them all, but for most of a quick run."""
    is_fast = care == "quick" and offset % SOME > 0
    for check in checks:
        every = check.every
        if is_fast:
            if every == 1 and (run.table.over or (run.number + offset) % SOME == 0):
                yield check
            continue
        if care == "thorough":
            every = max(1, every // THOROUGH)
        elif every > 1 and run.number > OPENING:
            every *= LATER
        if run.table.over or (run.number + 7 * offset) % every == 0:
            yield check
