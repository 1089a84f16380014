"""Many tables in several processes play the same as in one."""

from typing import Any

import numpy as np
import pytest

from tercio.envs.vector import Batch, VectorEnv


def chosen(batch: Batch) -> list[int]:
    """Some legal action at every table, which depends on the masks alone."""
    return [
        int(legal[legal.sum() % len(legal)])
        for legal in (np.flatnonzero(mask) for mask in batch.masks)
    ]


def course(processes: int, steps: int, **setting: Any) -> list[list[Any]]:
    with VectorEnv("primer", tables=5, processes=processes, **setting) as many:
        batch = many.reset(seed=3)
        found = [[each.copy() for each in batch]]
        for _ in range(steps):
            batch = many.step(chosen(batch))
            found.append([each.copy() for each in batch])
        return found


def test_processes_change_nothing() -> None:
    here, there = course(0, 60, max_steps=25), course(2, 60, max_steps=25)
    for mine, theirs in zip(here, there, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(mine, theirs, strict=True))


def test_a_table_that_is_over_begins_again() -> None:
    found = [Batch(*each) for each in course(0, 500, scenario="pavia", actions="fixed")]
    ended = [batch for batch in found if batch.terminated.any()]
    assert ended
    for batch in ended:
        over = batch.terminated
        assert batch.rewards[over].sum(axis=1) == pytest.approx(np.ones(over.sum()))
        assert batch.masks[over].any(axis=1).all()
    assert all(not batch.rewards[~batch.terminated].any() for batch in found)


def test_a_limit_truncates() -> None:
    found = [Batch(*each) for each in course(0, 24, max_steps=8)]
    cut = [n for n, batch in enumerate(found) if batch.truncated.all()]
    assert cut == [8, 16, 24]


def test_tables_play_games_of_their_own() -> None:
    with VectorEnv("primer", tables=4) as many:
        batch = many.reset(seed=1)
        assert len({row.tobytes() for row in batch.observations}) > 1
        assert batch.options.shape[:2] == batch.masks.shape
        first = batch.observations.copy()
        assert np.array_equal(many.reset(seed=1).observations, first)
        assert not np.array_equal(many.reset(seed=2).observations, first)


@pytest.mark.parametrize("processes", [0, 1])
def test_an_illegal_action_is_told(processes: int) -> None:
    with VectorEnv("primer", tables=2, processes=processes) as many:
        batch = many.reset(seed=1)
        wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in batch.masks]
        with pytest.raises(Exception, match="may not choose action"):
            many.step(wrong)


def test_numbers_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 table, not 0"):
        VectorEnv("primer", tables=0)
    with pytest.raises(ValueError, match="3 processes cannot share 2 tables"):
        VectorEnv("primer", tables=2, processes=3)
