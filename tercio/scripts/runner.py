"""Plays a script from its first step to its last, or to the first divergence."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from tercio.kernel import registry
from tercio.kernel.ask import PASS, Ask, Seat
from tercio.kernel.errors import DataError, Illegal, RulesBug, ScriptShortage, TercioError
from tercio.kernel.position import Position
from tercio.kernel.randomness import Script
from tercio.kernel.reasons import reason
from tercio.kernel.table import Table
from tercio.kernel.told import Told, phrase_of, sentence_of
from tercio.kernel.words.bundles import FALLBACK
from tercio.scripts.format import ScriptOfPlay, load, step_of, wrong_at
from tercio.scripts.matching import nearest
from tercio.scripts.passes import Passes
from tercio.scripts.phrases import told
from tercio.scripts.script_table import ScriptTable
from tercio.scripts.steps import Asked, Do, Mismatch, Step, wrong_ask

ALL = "all"
"""In place of a seat: every seat that is offered the key now."""


class Divergence(msgspec.Struct, frozen=True):
    """Where play left the script: the number of a step, `start` or `end`."""

    step: int | str
    expected: str
    got: str


class ScriptReport(msgspec.Struct, frozen=True):
    """What became of a script; `steps` are those that went as written."""

    file: str
    title: str
    steps: int
    passed: bool
    divergence: Divergence | None = None
    offers: list[str] = []
    """What everybody is asked and offered where the script stopped, in lines, if that was
    wanted."""

    @property
    def sentence(self) -> Told:
        if self.divergence is None:
            return told("as-written", file=self.file, steps=self.steps)
        at = self.divergence
        given = {"file": self.file, "expected": at.expected, "got": at.got}
        if isinstance(at.step, int):
            return told("diverged", step=at.step, **given)
        return told(f"diverged-at-{at.step}", **given)


def run(path: Path, offers: bool = False, language: str = FALLBACK) -> ScriptReport:
    """Play a script. Bad input raises a TercioError; a divergence is reported."""
    script = load(path)
    performance: Performance | None = None
    divergence: Divergence | None = None
    done = 0
    try:
        performance = Performance(script)
        for done, step in enumerate(script.steps):
            performance.perform(done + 1, step)
        done = len(script.steps)
        performance.finish()
    except _Diverged as diverged:
        divergence = diverged.divergence
    lines = performance.script_table.offers(language) if offers and performance is not None else []
    return ScriptReport(
        str(path), script.title, done, divergence is None, divergence=divergence, offers=lines
    )


class _Diverged(Exception):
    def __init__(self, step: int | str, mismatch: Mismatch) -> None:
        super().__init__(*mismatch)
        self.divergence = Divergence(step, *mismatch)


class Performance:
    """A script on its table."""

    def __init__(self, script: ScriptOfPlay) -> None:
        self.script = script
        self.fate = Script(script.dice, script.draws)
        self.passes = Passes()
        with _at("start", script.path.name):
            self.script_table = ScriptTable(self._set_up())
            for name in script.passing if isinstance(script.passing, list) else ():
                self.script_table.player(name)
            self._settle(0)
        self._owed: tuple[int, int, int] | None = None
        """The last step with dice or draws of its own, and how many lay there before it."""

    @property
    def table(self) -> Table[Any]:
        return self.script_table.table

    def _set_up(self) -> Table[Any]:
        script = self.script
        return Table.new(
            registry.game(script.game),
            script.scenario,
            script.players,
            script.options,
            seed=script.seed,
            script=self.fate,
            overlay=self._overlay,
        )

    def _overlay(self, g: Position[Any]) -> None:
        game = registry.game(self.script.game)
        for number, change in enumerate(self.script.overlay, 1):
            place = told("place-verb", number=number, verb=change.verb)
            try:
                game.overlay(g, change.verb, change.args)
            except TercioError as error:
                raise wrong_at(place, sentence_of(error)) from None
            except KeyError as error:
                raise wrong_at(place, told("there-is-no", what=str(error.args[0]))) from error
            except (LookupError, TypeError, ValueError) as error:
                # An overlay verb is handed whatever the script says; it need not check it all.
                given = {"args": str(change.args), "why": reason(error)}
                raise DataError(told("cannot-use", place=place, **given)) from error
        _check_types(g.state, game.state_type)
        for violation in game.violations(g):
            raise DataError(told("impossible", why=violation))

    def perform(self, number: int, step: Step) -> None:
        """Take a step; diverge if it does not go as written."""
        with _at(number, step_of(self.script.path, number)):
            if isinstance(step, Do):
                self._check_fate()
                self._lay_out(number, step)
                mismatch = self._decide(number, step)
            else:
                mismatch = step.check(self.script_table)
            if mismatch is not None:
                raise _Diverged(number, self._with_passes(step, mismatch))
            self._settle(number)

    def finish(self) -> None:
        """Whatever fate has laid down must have come to pass."""
        self._check_fate()
        dice, draws = list(self.fate.dice), list(self.fate.draws)
        if dice:
            raise _Diverged("end", Mismatch(told("all-dice"), told("left-over", fate=str(dice))))
        if draws:
            raise _Diverged("end", Mismatch(told("all-draws"), told("left-over", fate=str(draws))))

    # -- decisions -------------------------------------------------------------------------

    def _decide(self, number: int, step: Do) -> Mismatch | None:
        asks = self.table.asks()
        if step.seat == ALL:
            deciders = [seat for seat, ask in asks.items() if step.heeds(ask)]
        else:
            deciders = [self.script_table.player(step.seat)]
        if not deciders:
            wanted = told("someone-offered", key=step.key)
            return Mismatch(wanted, self.script_table.whom_it_waits_for())
        self.script_table.turn_page()
        for seat in deciders:
            ask = self.table.asks().get(seat)
            if ask is not None and step.kind not in ("", ask.kind):
                return wrong_ask(seat, step.kind, ask)
            try:
                self.table.decide(seat, step.key)
            except Illegal:
                wanted = told("to-choose", seat=seat, key=step.key)
                return Mismatch(wanted, self._instead(seat, ask, step.key))
            self.passes.decided(number, step.key, ask)
        return None

    def _with_passes(self, step: Step, mismatch: Mismatch) -> Mismatch:
        """Where a seat was expected to do something, it may have passed shortly before."""
        about = step.seat if isinstance(step, Do) else step.ask if isinstance(step, Asked) else ""
        others = [seat for seat in self.table.asks() if about and seat != about]
        passed = [*self.passes.told(about), *chain(*map(self.passes.written, others))]
        return Mismatch(mismatch.expected, _besides(mismatch.got, passed))

    def _instead(self, seat: Seat, ask: Ask | None, key: str) -> Told:
        if ask is None:
            return told("asked-are-others", seat=seat, who=self.script_table.whom_it_waits_for())
        offered = nearest(key, [option.key for option in ask.options])
        return told("asked-otherwise", seat=seat, kind=ask.kind, keys=offered)

    def _settle(self, done: int) -> None:
        """Let seats pass in windows, where the script allows it and its next steps do not care."""
        following = self.script.steps[done:]
        while (seat := self._passing(following)) is not None:
            self.passes.by_itself(self.table.asks()[seat])
            try:
                self.table.decide(seat, PASS)
            except ScriptShortage as error:
                raise self._shortage(done, error) from None

    def _shortage(self, done: int, error: ScriptShortage) -> _Diverged:
        """Dice are missing after a pass. Perhaps what comes next was a mistyped answer."""
        got = phrase_of(error)
        for number, step in enumerate(self.script.steps[done:], done + 1):
            if isinstance(step, Do):
                if self.passes.offered_like(step.seat, step.key):
                    got = _besides(got, self.passes.told(step.seat))
                    wanted = told("to-choose", seat=step.seat, key=step.key)
                    return _Diverged(number, Mismatch(wanted, got))
                break
        return _Diverged(done or "start", Mismatch(told("enough"), got))

    def _passing(self, following: Sequence[Step]) -> Seat | None:
        passing = self.script.passing
        asks = self.table.asks()
        near = list(_steps_at_stop(following, asks.values())) if passing else ()
        for seat, ask in asks.items():
            willing = passing if isinstance(passing, bool) else seat in passing
            if willing and ask.window and not any(step.heeds(ask) for step in near):
                return seat
        return None

    # -- dice and draws --------------------------------------------------------------------

    def _lay_out(self, number: int, step: Do) -> None:
        """The dice and draws of a step come before those of the header."""
        self._owed = (number, len(self.fate.dice), len(self.fate.draws))
        self.fate.dice.extendleft(reversed(step.dice))
        self.fate.draws.extendleft(reversed(step.draws))

    def _check_fate(self) -> None:
        """What a step has laid out is used up before the next decision."""
        if self._owed is None:
            return
        number, dice, draws = self._owed
        unrolled = list(self.fate.dice)[: max(0, len(self.fate.dice) - dice)]
        undrawn = list(self.fate.draws)[: max(0, len(self.fate.draws) - draws)]
        if unrolled:
            raise _Diverged(number, Mismatch(told("its-dice"), self._left_over(unrolled)))
        if undrawn:
            raise _Diverged(number, Mismatch(told("its-draws"), self._left_over(undrawn)))

    def _left_over(self, fate: list[Any]) -> Told:
        return told("left-over-when", fate=str(fate), who=self.script_table.whom_it_waits_for())


def _check_types(state: Any, type: type[Any]) -> None:
    """An overlay may have put anything anywhere."""
    try:
        msgspec.json.decode(msgspec.json.encode(state), type=type)
    except (msgspec.MsgspecError, TypeError) as error:
        raise DataError(told("impossible", why=reason(error))) from None


def _steps_at_stop(following: Sequence[Step], asks: Collection[Ask]) -> Iterator[Step]:
    """The next steps that are about the asks of now.

    These are the expectations before the next decision, and the decisions that answer these
    asks, one a seat: in a window several may respond. An expectation that names the kind of a
    seat's ask says so of the decision that follows it, too.
    """
    decided: set[str] = set()
    meant: dict[str, str] = {}
    for step in following:
        if isinstance(step, Asked) and step.kind:
            meant[step.ask] = step.kind
        if isinstance(step, Do):
            near = [ask for ask in asks if meant.get(ask.seat, ask.kind) == ask.kind]
            if step.seat in decided or not any(map(step.heeds, near)):
                return
            decided.add(step.seat)
        elif decided:
            continue
        yield step


@contextmanager
def _at(step: int | str, place: str) -> Iterator[None]:
    """Bad input is told with its place; a lack of dice or a broken rule is a divergence."""
    try:
        yield
    except ScriptShortage as error:
        raise _Diverged(step, Mismatch(told("enough"), phrase_of(error))) from None
    except TercioError as error:
        raise wrong_at(place, sentence_of(error)) from None
    except RulesBug as error:
        raise _Diverged(step, Mismatch(told("rules-hold"), phrase_of(error))) from error


def _besides(got: str, more: Sequence[str]) -> str:
    """Several phrases in a row."""
    for each in more:
        got = told("besides", first=got, then=each)
    return got
