"""Steps a second of environments, beside others on the same machine.

    python -m tools.bench.envs --seconds 5
    python -m tools.bench.envs --vector 1 2 4 8 16

For PettingZoo's own games `pip install chess pygame-ce`; what is missing is named, and left out.

A step is what a learner needs: the observation of the seat that is asked, with its mask, and one
action. Actions are chosen by chance among the legal ones; what choosing takes counts, too. Times
are those of the processor, on one core, so that what else the machine does counts as little as can
be, and the garbage collector wakes seldom, as in our simulations. With several processes only a
clock can tell, and it tells of the whole machine.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tercio.arena.match import seldom_collecting
from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.envs import pettingzoo
from tercio.envs.frame import Frame
from tercio.envs.openspiel import load
from tercio.envs.vector import VectorEnv
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table

GAMES = ("here_i_stand", "virgin_queen", "ultima_ratio_regis", "primer")
THEIRS = (
    "chess",
    "go",
    "backgammon",
    "gin_rummy",
    "hearts",
    "python_tic_tac_toe",
    "python_liars_poker",
)
"""Games of OpenSpiel, those in C++ first."""
CLASSIC = ("chess_v6", "connect_four_v3", "go_v5", "tictactoe_v3")
"""Games of PettingZoo, which need packages that are none of ours (`BRINGS`)."""
BRINGS = {"chess": "chess", "pygame": "pygame-ce"}
"""By module, the package that brings it."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--vector", nargs="*", type=int, default=[], help="numbers of processes")
    parser.add_argument("--tables", type=int, default=16)
    asked = parser.parse_args()
    with seldom_collecting():
        _measure(asked)


def _measure(asked: argparse.Namespace) -> None:
    if asked.vector:
        for processes in asked.vector:
            _show(f"{asked.games[0]}, {processes} processes", _vector(asked, processes))
        return
    for game in asked.games:
        _show(f"{game}: decisions alone", _rate(_decisions(game), asked.seconds))
        for setting in ({}, {"forced": True}, {"actions": "fixed"}):
            named = " ".join(f"{name}={value}" for name, value in setting.items()) or "pointer"
            steps = _aec(pettingzoo.env(game, **setting))
            _show(f"{game}: PettingZoo, {named}", _rate(steps, asked.seconds))
        _show(f"{game}: OpenSpiel", _rate(_spiel(load(game)), asked.seconds))
    _compare(asked.seconds)


def _compare(seconds: float) -> None:
    import open_spiel.python.games  # noqa: F401  (registers those in Python)
    import pyspiel

    for name in THEIRS:
        _show(f"OpenSpiel's {name}", _rate(_spiel(pyspiel.load_game(name)), seconds))
    for name in CLASSIC:
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
        except ImportError as missing:
            print(f"PettingZoo's {name}: {_wanted(missing)}")
            continue
        _show(f"PettingZoo's {name}", _rate(_aec(module.env()), seconds))


def _wanted(missing: ImportError) -> str:
    """Which package is missing. PettingZoo gives the module's error as the cause of its own."""
    while missing.name not in BRINGS and isinstance(missing.__cause__, ImportError):
        missing = missing.__cause__
    module = missing.name or str(missing)
    return f"not to be had without {module} (pip install {BRINGS.get(module, module)})"


def _show(what: str, rate: float) -> None:
    print(f"{what}: {rate:,.0f} steps a second", flush=True)


def _rate(steps: Iterator[None], seconds: float) -> float:
    """After some to warm up."""
    for _ in range(200):
        next(steps)
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(50):
            next(steps)
        count += 50
    return count / spent


def _decisions(game: str) -> Iterator[None]:
    """What the engine does alone."""
    frame = Frame(game)
    bot = RandomBot(Seat(""), Stream.from_seed("bench"))
    for number in range(1_000_000):
        table = Table.start(frame.game, frame.setting, frame.data, f"bench/{number}")
        table.keep_rarely(100)
        last = None
        while not table.over:
            last = next_seat(table, last)
            table.decide(last, bot.pick(table.asks()[last]))
            yield


def _aec(env: Any) -> Iterator[None]:
    chance = random.Random(1)
    for number in range(1_000_000):
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            legal = [] if over else np.flatnonzero(seen["action_mask"]).tolist()
            env.step(None if over else chance.choice(legal))
            yield


def _spiel(game: Any) -> Iterator[None]:
    chance = random.Random(1)
    observe: Callable[[Any, int], Any] | None = None
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
                continue
            if observe is None:
                observe = _observing(game)
            observe(state, state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            yield


def _observing(game: Any) -> Callable[[Any, int], Any]:
    """Its tensor, in the way that is fastest for it."""
    if hasattr(game, "make_py_observer"):
        observer = game.make_py_observer()
        return lambda state, player: observer.set_from(state, player)
    if game.get_type().provides_observation_tensor:
        return lambda state, player: state.observation_tensor(player)
    return lambda state, player: state.information_state_tensor(player)


def _vector(asked: Any, processes: int) -> float:
    tables = max(asked.tables, processes)
    chance = np.random.default_rng(1)
    with VectorEnv(asked.games[0], tables=tables, processes=processes) as many:
        batch = many.reset(seed=1)
        count, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < asked.seconds:
            lots = chance.random(batch.masks.shape, np.float32) * batch.masks
            batch = many.step(lots.argmax(axis=1))
            count += tables
    return count / spent


if __name__ == "__main__":
    main()
