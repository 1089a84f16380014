"""A plugin of pytest that runs a hunt instead of the tests that were collected."""

import gc
import os
import pickle
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, Literal

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.making import Mutant, mutated_source

Fate = Literal["killed", "survived", "unreached"]
PATIENCE: Final = 4.0
"""For so many seconds tests are tried, the shortest first. What none of those notices has survived:
on a line that every test comes past, what matters would have been seen by then."""
ENDLESS: Final = 15
"""After so many seconds of work a mutant is taken for one that never ends: killed."""
KILLED, SURVIVED = 1, 0

Reach = dict[str, dict[int, list[int]]]
"""For a file and a line: the numbers of the tests that come past, the most specific first."""


class Hunt:
    """Runs the tests that come past each mutant. `fates` holds what became of them."""

    def __init__(
        self, mutants: list[Mutant], jobs: int, told: Callable[[Mutant, Fate], None]
    ) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.told = told
        self.fates: dict[Mutant, Fate] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("The tests cannot be collected.")
        items = session.items
        reach = _in_a_fork(lambda: _reach(items, {mutant.file for mutant in self.mutants}))
        functions = _functions({mutant.file for mutant in self.mutants})
        gc.freeze()  # or each fork would touch, and so copy, all there is
        running: dict[int, Mutant] = {}
        for mutant in self.mutants:
            tests = _tests_past(reach, mutant)
            function = functions.get((mutant.file, mutant.function))
            if not tests or function is None:
                self._tell(mutant, "unreached")
                continue
            if len(running) == self.jobs:
                self._wait(running)
            running[_start(items, tests, mutant, function)] = mutant
        while running:
            self._wait(running)
        return True

    def _wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        clean = os.WIFEXITED(status) and os.WEXITSTATUS(status) == SURVIVED
        self._tell(running.pop(child), "survived" if clean else "killed")

    def _tell(self, mutant: Mutant, fate: Fate) -> None:
        self.fates[mutant] = fate
        self.told(mutant, fate)


def _start(items: list[pytest.Item], tests: list[int], mutant: Mutant, f: FunctionType) -> int:
    """Run some tests against a mutant in a fork. Its exit code says whether one failed."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS)
    try:
        f.__code__ = _code(mutant)
        until = time.process_time() + PATIENCE
        passed = all(_passes(items, test) for test in tests if time.process_time() < until)
    except BaseException:  # whatever it is, somebody would have noticed
        passed = False
    os._exit(SURVIVED if passed else KILLED)


def _passes(items: list[pytest.Item], number: int) -> bool:
    return not any(report.failed for report in runtestprotocol(items[number], log=False))


def _reach(items: list[pytest.Item], files: set[str]) -> Reach:
    """Which tests come past which lines."""
    paths = {str(Path(file).resolve()): file for file in files}
    watch = coverage.Coverage(data_file=None, include=list(paths), config_file=False)
    spent: list[float] = []
    watch.start()
    for number in range(len(items)):
        watch.switch_context(str(number))
        since = time.perf_counter()
        if not _passes(items, number):
            raise RuntimeError(f"{items[number].nodeid} fails without any mutant.")
        spent.append(time.perf_counter() - since)
    watch.stop()
    data = watch.get_data()
    reach: Reach = {}
    for path, file in paths.items():
        lines = data.contexts_by_lineno(path)
        reach[file] = {
            line: sorted((int(c) for c in contexts if c), key=spent.__getitem__)
            for line, contexts in lines.items()
        }
    return reach


def _tests_past(reach: Reach, mutant: Mutant) -> list[int]:
    lines = reach[mutant.file]
    found: dict[int, None] = {}
    for line in range(mutant.line, mutant.last_line + 1):
        found.update(dict.fromkeys(lines.get(line, ())))
    if not found:  # part of an expression over several lines, which counts for its first one
        for line in range(mutant.line, mutant.function, -1):
            if lines.get(line):
                return lines[line]
    return list(found)


def _in_a_fork(work: Callable[[], Reach]) -> Reach:
    """What `work` answers, without a trace of it here: nothing that is remembered between tests
    may be remembered by those that meet a mutant."""
    out, into = os.pipe()
    child = os.fork()
    if not child:
        os.close(out)
        code = 1
        try:
            with os.fdopen(into, "wb") as pipe:
                pickle.dump(work(), pipe)
            code = 0
        except BaseException as error:
            print(f"\n{error}", file=sys.stderr)
        finally:
            sys.stderr.flush()
            os._exit(code)
    os.close(into)
    with os.fdopen(out, "rb") as pipe:
        told = pipe.read()
    if os.waitpid(child, 0)[1]:
        raise pytest.UsageError("The tests fail without any mutant.")
    reach: Reach = pickle.loads(told)
    return reach


def _functions(files: set[str]) -> dict[tuple[str, int], FunctionType]:
    """Every living function by file and line."""
    paths = {str(Path(file).resolve()): file for file in files}
    found = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in paths:
            code = thing.__code__
            if "<locals>" not in code.co_qualname and "<" not in code.co_name:
                found[paths[code.co_filename], code.co_firstlineno] = thing
    return found


def _code(mutant: Mutant) -> CodeType:
    """The changed code of the function that a mutant is in."""
    module = compile(mutated_source(mutant), str(Path(mutant.file).resolve()), "exec")
    by_line: dict[int, list[CodeType]] = defaultdict(list)
    for code in _outermost(module):
        by_line[code.co_firstlineno].append(code)
    (code,) = by_line[mutant.function]
    return code


def _outermost(code: CodeType) -> Iterator[CodeType]:
    """Functions of a module and methods of its classes."""
    for part in code.co_consts:
        if isinstance(part, CodeType) and "<" not in part.co_name:
            if part.co_flags & 0x2:  # has locals of its own: a function, not the body of a class
                yield part
            else:
                yield from _outermost(part)
