"""OpenSpiel's own tests, as far as they apply to games whose chance is sampled."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from tercio.envs.openspiel import PREFIX, load
from tercio.kernel.errors import Unknown
from tests.envs.settings import GAMES, IN_TURN, SMALL, Kind


def some_way(game: Any, decisions: int, deal: int = 1) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    chance = random.Random(deal)
    for _ in range(decisions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("kind", [*SMALL[:2], *IN_TURN], ids=str)
def test_their_simulation_runs(kind: Kind) -> None:
    """In C++, without what wants the state of a generator of chance from a game in Python."""
    game = load(kind.game, deals=3, max_steps=40, **kind.setting)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("kind", [*SMALL[:2], *IN_TURN], ids=str)
def test_their_simulation_in_python_runs(kind: Kind) -> None:
    """With clones that must go on alike, and states that are pickled."""
    from open_spiel.python.tests import games_sim_test  # all of SciPy comes with it

    game = load(kind.game, deals=3, max_steps=20, **kind.setting)
    games_sim_test.GamesSimTest().sim_game(game, check_pyspiel_serialization=False)


def test_a_playthrough_is_the_same_each_time() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    load("primer")
    first, second = (
        playthrough_lines(f"{PREFIX}primer(deals=2,max_steps=12)", seed=3) for _ in range(2)
    )
    assert first == second
    assert any(line.startswith("SerializeState()") for line in first)
    assert any("InformationStateString(3)" in line for line in first)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_registered_and_loaded(game_id: str) -> None:
    game = load(game_id)
    assert game.get_type().short_name == PREFIX + game_id
    assert PREFIX + game_id in pyspiel.registered_names()
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    state = some_way(game, 3)
    assert len(state.observation_tensor(0)) == game.frame.observer.size
    assert len(state.legal_actions_mask()) == game.num_distinct_actions()


def test_a_whole_game_ends_with_a_victory_that_is_shared() -> None:
    state = some_way(load("primer"), 0)
    chance = random.Random(2)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []


def test_a_copy_goes_on_with_the_same_dice_and_sees_the_same() -> None:
    state = some_way(load("primer"), 60)
    copy = state.clone()
    chance = random.Random(5)
    for _ in range(40):
        if state.is_terminal():
            break
        action = chance.choice(state.legal_actions())
        state.apply_action(action)
        copy.apply_action(action)
        for player in range(4):
            assert state.information_state_string(player) == copy.information_state_string(player)
            assert state.observation_tensor(player) == copy.observation_tensor(player)


def test_a_state_and_a_game_are_pickled() -> None:
    game = load("primer", players=3, scenario="lombardy", rng_seed=7)
    state = some_way(game, 50)
    other = pickle.loads(pickle.dumps(state))
    assert other.history() == state.history()
    assert other.information_state_string(1) == state.information_state_string(1)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_what_is_resampled_looks_the_same_to_its_player() -> None:
    state = some_way(load("primer"), 45)
    chance = random.Random(3)
    differ = False
    for _ in range(5):
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        rivals = [n for n in range(4) if n != player]
        differ |= any(other.observation_string(n) != state.observation_string(n) for n in rivals)
        state.apply_action(chance.choice(state.legal_actions()))
    assert differ


def test_deals_and_seeds_say_which_game_is_played() -> None:
    def hands(deal: int, seed: int) -> str:
        state = some_way(load("primer", rng_seed=seed), 0, deal)
        return "".join(state.information_state_string(player) for player in range(4))

    assert hands(1, 0) == hands(1, 0)
    assert len({hands(1, 0), hands(2, 0), hands(1, 1), hands(2, 1)}) == 4


def test_what_is_public_is_what_a_spectator_sees() -> None:
    state = some_way(load("primer"), 20)
    game = state.get_game()
    public = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    assert len({public.string_from(state, player) for player in range(4)}) == 1
    public.set_from(state, 0)
    assert not np.any(public.tensor)


def test_a_setting_that_there_is_not_is_named() -> None:
    with pytest.raises(Unknown, match="no scenario 'rome'"):
        load("primer", scenario="rome")
    with pytest.raises(TypeError, match="There is no colour"):
        load("primer", colour="red")
    with pytest.raises(ValueError, match="deals is at least 1, not 0"):
        load("primer", deals=0)
