"""Gymnasium's own checker, and what one seat among bots gets."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tercio.envs.gymnasium import SeatEnv
from tercio.kernel.errors import Unknown
from tests.envs.settings import IN_TURN, SMALL, Kind

quiet = pytest.mark.filterwarnings("ignore")


@quiet
@pytest.mark.parametrize("kind", [*SMALL[:2], *IN_TURN], ids=str)
def test_the_api_is_kept(kind: Kind) -> None:
    check_env(SeatEnv(kind.game, bots=("random",) if kind.players > 1 else (), **kind.setting))


@quiet
def test_the_structured_form_keeps_it_too() -> None:
    check_env(SeatEnv("primer", bots=("random",), observations="structured"))


def played(env: SeatEnv, seed: int) -> tuple[list[int], float]:
    """A game by chance: the actions, and the reward in all."""
    seen, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    actions: list[int] = []
    paid = 0.0
    while True:
        assert info["action_mask"] is seen["action_mask"]
        actions.append(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        seen, reward, terminated, truncated, info = env.step(actions[-1])
        paid += reward
        if terminated or truncated:
            return actions, paid


def test_a_whole_game_among_bots_is_the_same_for_the_same_seed() -> None:
    env = SeatEnv("primer", scenario="lombardy", seat="medici", bots=("sergeant", "random"))
    first = played(env, 4)
    assert played(env, 4) == first
    result = env.play.table.result
    assert result is not None
    assert first[1] == pytest.approx(("medici" in result.winners) / len(result.winners))
    assert played(env, 5)[0] != first[0]


def test_only_its_own_questions_are_put_to_it() -> None:
    env = SeatEnv("primer", seat="orsini", bots=("random",))
    env.reset(seed=1)
    for _ in range(30):
        assert env.play.seat == "orsini"
        assert f"orsini: {env.play.ask.kind}" in env.render() if env.play.ask else False
        env.step(env.play.legal()[0])


def test_a_seat_or_a_bot_that_there_is_not_is_named() -> None:
    with pytest.raises(Unknown, match="There is no seat 'borgia'"):
        SeatEnv("primer", seat="borgia")
    with pytest.raises(Unknown, match="no bot 'nobody'"):
        SeatEnv("primer", bots=("nobody",))
    with pytest.raises(Unknown, match="5 bots for 3 other seats"):
        SeatEnv("primer", bots=("random",) * 5)
