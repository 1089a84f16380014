"""What a decision takes on a machine that has other work, too.

    python -m tools.bench.least random here_i_stand
    python -m tools.bench.least thinkers virgin_queen --runs 5
    python -m tools.bench.least steps here_i_stand --forced
    python -m tools.bench.least random chess --games 8
    python -m tools.bench.least steps chess --games 3

Chess is that of python-chess, or of PettingZoo, to compare with (`pip install chess pygame-ce`).
The same games are played several times, and of each decision the least time counts: what else the
machine did meanwhile hardly shows. `PYTHONPATH` of another checkout measures that one.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from tercio.arena.match import CHECKPOINT_EVERY, Match, seldom_collecting
from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.envs import pettingzoo
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table

CHESS = "chess"


class Times(NamedTuple):
    engine: float
    other: float
    """What the bot thinks, or what the observation takes."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("random", "thinkers", "steps"))
    parser.add_argument("game")
    parser.add_argument("--scenario")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--forced", action="store_true", help="of steps: put every question")
    asked = parser.parse_args()
    if asked.game == CHESS and asked.what == "random":
        play = _chess(asked)
    else:
        play = _steps(asked) if asked.what == "steps" else _decisions(asked)
    with seldom_collecting():
        runs = [[*play()] for _ in range(asked.runs)]
    least = [Times(*map(min, zip(*times, strict=True))) for times in zip(*runs, strict=True)]
    engine, other = (sum(times[n] for times in least) for n in range(2))
    each = 1e6 / len(least)
    print(
        f"{len(least)} decisions: engine {engine * each:.1f} us, bot or observation "
        f"{other * each:.1f} us; {len(least) / (engine + other):,.0f} a second, "
        f"{(engine + other) / asked.games:.3f} s a game"
    )


def _decisions(asked: Any) -> Callable[[], Iterator[Times]]:
    match = Match(asked.game, "least", asked.scenario)

    def play() -> Iterator[Times]:
        chance = RandomBot(Seat(""), Stream.from_seed("least"))
        for number in range(asked.games):
            table = match.table(number)
            table.keep_rarely(CHECKPOINT_EVERY)
            bots = match.sit_down(number)
            yield from _game(table, chance, bots if asked.what == "thinkers" else None)

    return play


def _game(table: Table[Any], chance: RandomBot, bots: Any) -> Iterator[Times]:
    seat: Seat | None = None
    while not table.over:
        seat = next_seat(table, seat)
        begun = process_time()
        key = bots[seat].choose(table.sight(seat)) if bots else chance.pick(table.asks()[seat])
        chosen = process_time()
        table.decide(seat, key)
        # As in `tercio bench`, choosing at random is none of the engine's work.
        yield Times(process_time() - chosen, chosen - begun if bots else 0.0)


def _chess(asked: Any) -> Callable[[], Iterator[Times]]:
    """Random moves of python-chess. Like our table, a board is asked whether the game is over, and
    for all that may be done; to choose among it does not count."""
    import chess

    def play() -> Iterator[Times]:
        chance = random.Random(1)
        for _ in range(asked.games):
            board = chess.Board()
            legal = list(board.legal_moves)
            is_over = False
            while not is_over:
                move = chance.choice(legal)
                begun = process_time()
                board.push(move)
                is_over = board.is_game_over()
                legal = [] if is_over else list(board.legal_moves)
                yield Times(process_time() - begun, 0.0)

    return play


def _environment(asked: Any) -> Any:
    if asked.game == CHESS:
        from pettingzoo.classic import chess_v6

        return chess_v6.env()
    return pettingzoo.env(asked.game, scenario=asked.scenario, forced=asked.forced)


def _steps(asked: Any) -> Callable[[], Iterator[Times]]:
    env = _environment(asked)

    def play() -> Iterator[Times]:
        chance = random.Random(1)
        for number in range(asked.games):
            env.reset(seed=number)
            while env.agents:
                begun = process_time()
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                legal = [] if over else np.flatnonzero(seen["action_mask"]).tolist()
                action = None if over else chance.choice(legal)
                chosen = process_time()
                env.step(action)
                yield Times(process_time() - chosen, chosen - begun)

    return play


if __name__ == "__main__":
    main()
