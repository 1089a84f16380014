"""Many tables at once, in several processes, with all numbers in memory that they share.

    from tercio.envs.vector import VectorEnv

    with VectorEnv("here_i_stand", tables=64, processes=8) as many:
        batch = many.reset(seed=1)
        while True:
            batch = many.step(policy(batch.observations, batch.masks))

At every table one seat is asked; `seats` says which. A table that is over, or has come to its
limit, says so once, with the rewards of all, and begins its next game in the same step. Table n
plays the same games however many processes there are.
"""

import gc
import traceback
from collections.abc import Sequence
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercio.envs.encodings import FEATURES
from tercio.envs.frame import Frame
from tercio.envs.play import Play
from tercio.envs.sentences import told
from tercio.kernel.randomness import new_seed

RESET, STEP, CLOSE = "reset", "step", "close"
YOUNG: Final = 50_000
"""How many new objects wake the garbage collector of a process, which finds next to nothing."""
DONE: Final = ""
"""What a worker answers when all went well; else what went wrong."""


class Batch(NamedTuple):
    """One row for each table. The arrays are those that the tables write into: who wants to keep
    them until after the next step copies them."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    options: NDArray[np.float32]
    """Features of the options, with pointers; else empty."""
    seats: NDArray[np.int32]
    """Who is asked: the number of the seat."""
    rewards: NDArray[np.float32]
    """`[table, seat]`, of the last step."""
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class _Field(NamedTuple):
    shape: tuple[int, ...]
    type: Any


class _Part:
    """Some of the tables, with their rows of the batch."""

    def __init__(self, frame: Frame, first: int, batch: Batch, actions: NDArray[np.int64]) -> None:
        self._frame = frame
        self._first = first
        self._batch = batch
        self._actions = actions
        self._plays: list[Play] = []
        self._games: list[int] = []
        self._seed = ""

    def reset(self, seed: str) -> None:
        self._seed = seed
        count = len(self._actions)
        self._games = [0] * count
        self._plays = [self._next(row) for row in range(count)]
        batch = self._batch
        batch.rewards[:] = 0
        batch.terminated[:] = False
        batch.truncated[:] = False
        for row in range(count):
            self._write(row)

    def step(self) -> None:
        batch = self._batch
        for row, action in enumerate(self._actions.tolist()):
            play = self._plays[row]
            batch.rewards[row] = play.act(action)
            over, cut = play.is_over, play.is_cut
            batch.terminated[row], batch.truncated[row] = over, cut
            if over or cut:
                self._plays[row] = self._next(row)
            self._write(row)

    def _next(self, row: int) -> Play:
        self._games[row] += 1
        return Play(self._frame, f"{self._seed}/{self._first + row}/{self._games[row]}")

    def _write(self, row: int) -> None:
        play, batch = self._plays[row], self._batch
        seat = play.seat
        assert seat is not None, "a game that has just begun asks somebody"
        batch.observations[row] = play.numbers(seat)
        batch.masks[row] = play.mask(seat)
        features = play.features(seat)
        if features is not None:
            batch.options[row] = features
        batch.seats[row] = play.seats.index(seat)


class VectorEnv:
    """`tables` games at once; `processes` are started to play them, or none, and then they are
    played here. Further arguments are those of a `Frame` (`frame.py`); observations are dense."""

    def __init__(self, game: str, *, tables: int, processes: int = 0, **setting: Any) -> None:
        if tables < 1:
            raise ValueError(told("one-table", count=str(tables)))
        if not 0 <= processes <= tables:
            given = {"processes": str(processes), "tables": str(tables)}
            raise ValueError(told("processes-and-tables", **given))
        self.frame = frame = Frame(game, **setting)
        context = get_context("spawn")
        fields = _fields(frame, tables)
        shared = [context.RawArray("b", max(1, _bytes(field))) for field in fields]
        self._batch, self._actions = _arrays(shared, fields)
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        self._part: _Part | None = None
        if not processes:
            self._part = _Part(frame, 0, self._batch, self._actions)
            return
        for number in range(processes):
            first, last = (tables * n // processes for n in (number, number + 1))
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work, args=(frame, shared, tables, first, last, theirs), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(self, seed: int | None = None) -> Batch:
        """Begin anew at every table."""
        base = new_seed() if seed is None else str(seed)
        if self._part is not None:
            self._part.reset(base)
        else:
            self._all(RESET, base)
        return self._batch

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Take an action at every table."""
        self._actions[:] = actions
        if self._part is not None:
            self._part.step()
        else:
            self._all(STEP, "")
        return self._batch

    def _all(self, order: str, about: str) -> None:
        for pipe in self._pipes:
            pipe.send((order, about))
        wrong = [told for number in range(len(self._pipes)) if (told := self._answer(number))]
        if wrong:
            raise RuntimeError(wrong[0])

    def _answer(self, number: int) -> str:
        try:
            told: str = self._pipes[number].recv()
        except EOFError:
            return f"Process {number} of the environment has ended."
        return told

    def close(self) -> None:
        for pipe in self._pipes:
            try:
                pipe.send((CLOSE, ""))
            except OSError:
                continue  # it is gone already
        for worker in self._workers:
            worker.join()
        for pipe in self._pipes:
            pipe.close()
        self._pipes, self._workers = [], []

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _fields(frame: Frame, tables: int) -> list[_Field]:
    """What is shared: the arrays of a batch, and the actions."""
    encoding, seats = frame.encoding, len(frame.setting.seats)
    features = encoding.features(None, {})
    shape = (0, len(FEATURES)) if features is None else features.shape
    return [
        _Field((tables, frame.observer.size), np.float32),
        _Field((tables, encoding.size), np.int8),
        _Field((tables, *shape), np.float32),
        _Field((tables,), np.int32),
        _Field((tables, seats), np.float32),
        _Field((tables,), np.bool_),
        _Field((tables,), np.bool_),
        _Field((tables,), np.int64),
    ]


def _bytes(field: _Field) -> int:
    return prod(field.shape) * int(np.dtype(field.type).itemsize)


def _arrays(
    shared: Sequence[Any], fields: Sequence[_Field], rows: slice = slice(None)
) -> tuple[Batch, NDArray[np.int64]]:
    made = [
        np.frombuffer(memory, field.type, prod(field.shape)).reshape(field.shape)[rows]
        for memory, field in zip(shared, fields, strict=True)
    ]
    return Batch(*made[:-1]), made[-1]


def _work(
    frame: Frame, shared: Sequence[Any], tables: int, first: int, last: int, pipe: Connection
) -> None:
    """What a process does until it is told to close, or nobody is left to tell it."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    part = _Part(frame, first, *_arrays(shared, _fields(frame, tables), slice(first, last)))
    while True:
        try:
            order, about = pipe.recv()
        except EOFError:
            return
        if order == CLOSE:
            return
        try:
            if order == RESET:
                part.reset(about)
            else:
                part.step()
        except Exception:
            pipe.send(traceback.format_exc())
        else:
            pipe.send(DONE)
