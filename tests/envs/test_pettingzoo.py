"""PettingZoo's own tests, of every game, scenario and number of players."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, seed_test

from tercio.envs import pettingzoo
from tercio.kernel.errors import Illegal, Unknown
from tests.envs.settings import IN_TURN, SMALL, Kind

EVERY = [*SMALL[:2], *IN_TURN]
quiet = pytest.mark.filterwarnings("ignore")
"""It warns of what is no fault: seats have names without numbers, observations are dicts."""


@quiet
@pytest.mark.parametrize("kind", EVERY, ids=str)
@pytest.mark.parametrize("actions", ["pointer", "fixed"])
def test_the_api_is_kept(kind: Kind, actions: str) -> None:
    api_test(pettingzoo.env(kind.game, actions=actions, **kind.setting), num_cycles=25)


@quiet
@pytest.mark.parametrize("kind", EVERY, ids=str)
def test_a_seed_makes_the_same_game(kind: Kind) -> None:
    seed_test(lambda: pettingzoo.env(kind.game, **kind.setting), num_cycles=10)


@quiet
@pytest.mark.parametrize("kind", EVERY, ids=str)
def test_cycles_are_counted(kind: Kind) -> None:
    setting = kind.setting
    max_cycles_test(
        SimpleNamespace(
            env=partial(pettingzoo.env, kind.game, **setting),
            parallel_env=partial(pettingzoo.parallel_env, kind.game, **setting),
        )
    )


@quiet
@pytest.mark.parametrize("kind", EVERY, ids=str)
def test_the_benchmark_runs(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a while of its own: here nobody measures."""
    clock = iter(range(1000))
    module = __import__("pettingzoo.test.performance_benchmark", fromlist=["time"])
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(pettingzoo.env(kind.game, **kind.setting))


def played(seed: int, **setting: Any) -> tuple[Any, dict[str, float], int]:
    """A game of the primer by chance, what each got, and how many decisions it took."""
    env = pettingzoo.env("primer", **setting)
    env.reset(seed)
    chance = np.random.default_rng(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
        for agent, reward in env.rewards.items():
            paid[agent] += reward
    return env, paid, steps


def test_a_game_is_played_to_its_end_and_its_winners_share_one() -> None:
    env, paid, _ = played(3)
    result = env.unwrapped.play.table.result
    assert result is not None
    assert sum(paid.values()) == pytest.approx(1)
    assert {seat for seat, reward in paid.items() if reward} == set(result.winners)


def test_it_is_truncated_after_so_many_turns() -> None:
    env, paid, _ = played(3, max_turns=1)
    table = env.unwrapped.play.table
    assert not table.over
    assert table.g.state.turn == 2
    assert not any(paid.values())


def test_it_is_truncated_after_so_many_steps() -> None:
    _, _, steps = played(3, max_steps=17)
    assert steps == 17


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("primer")
    env.reset(1)
    play = env.unwrapped.play
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    decided = play.table.history
    with pytest.raises(Illegal, match=f"may not choose action {wrong}"):
        env.step(wrong)
    assert play.table.history == decided


def test_or_the_next_legal_one_is_taken() -> None:
    env = pettingzoo.env("primer", illegal="next")
    env.reset(1)
    play = env.unwrapped.play
    first = play.legal()[0]
    key = play.key(first)
    env.step(env.action_space(env.agent_selection).n - 1)
    assert play.table.history[0].key == key


@pytest.mark.parametrize(
    ("setting", "wrong"),
    [
        ({"actions": "spoken"}, "There are no actions 'spoken'"),
        ({"observations": "smells"}, "There are no observations 'smells'"),
        ({"rewards": "praise"}, "There are no rewards 'praise'"),
        ({"illegal": "jail"}, "There are no illegal 'jail'"),
        ({"scenario": "rome"}, "no scenario 'rome'"),
        ({"players": 9}, "not 9"),
    ],
)
def test_a_setting_that_there_is_not_is_named(setting: dict[str, Any], wrong: str) -> None:
    with pytest.raises(Unknown, match=wrong):
        pettingzoo.env("primer", **setting)


def test_a_game_without_shapes_has_no_environment() -> None:
    with pytest.raises(Unknown, match="chess"):
        pettingzoo.env("chess")


@pytest.mark.parametrize(
    ("setting", "wrong"),
    [
        ({"events": -1}, "events is at least 0, not -1"),
        ({"gamma": 1.5}, "gamma lies between 0 and 1, not 1.5"),
        ({"gamma": -0.5}, "gamma lies between 0 and 1, not -0.5"),
        ({"max_turns": 0}, "max_turns is at least 1, not 0"),
    ],
)
def test_a_number_that_makes_no_sense_is_refused(setting: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        pettingzoo.env("primer", **setting)
