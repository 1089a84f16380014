"""Games of bots, and the positions that are kept of them."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tercio.arena.match import CHECKPOINT_EVERY, Match, seldom_collecting
from tercio.arena.processes import in_processes
from tercio.bots.turns import next_seat
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.bot import Bot
from tercio.kernel.game import Result
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.nets.blocks import Encoder, view_of
from tercio.nets.encoders import encoder_for
from tercio.nets.options import Options, encode_options, is_choice
from tools.train.plans import Plan, part_of

FEW: Final = 1_000_000
"""Chances are drawn in millionths."""


class Kept(NamedTuple):
    """A choice that somebody had, as he saw it and as everybody saw it. `judged` are the chances
    that the game's own judge gives to the contenders."""

    own: NDArray[np.float16]
    public: NDArray[np.float16]
    contenders: tuple[Seat, ...]
    points: list[float]
    judged: list[float]
    turn: int
    options: Options
    chosen: int


Rows = dict[str, NDArray[Any]]
"""Of many positions, by name; options of all of them stand one after the other."""


def play_plan(game: str, plan: Plan, processes: int | None = None) -> Rows:
    found: list[Rows] = []
    for which, setting in enumerate(plan.settings):
        match = Match(game, f"{plan.seed}/{setting.scenario}", setting.scenario, setting.players)
        work = partial(_played, match, plan, which)
        found += in_processes(work, range(setting.games), processes)
    found.sort(key=lambda rows: (int(rows["setting"][0]), int(rows["game"][0])))
    return {name: np.concatenate([rows[name] for rows in found]) for name in found[0]}


def write(rows: Rows, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez(file, **rows)  # type: ignore[arg-type]


def read(file: Path) -> Rows:
    with np.load(file) as found:
        return {name: found[name] for name in found.files}


# -- one game --------------------------------------------------------------------------------------


@cache
def _encoder(game: str, scenario: str, players: int) -> Encoder[Any]:
    match = Match(game, "", scenario, players)
    return encoder_for(match.setting, match.data)


def _played(match: Match, plan: Plan, which: int, number: int) -> Rows:
    """The positions of one game, with what came of it."""
    setting = plan.settings[which]
    encoder = _encoder(match.game, setting.scenario, setting.players)
    table, bots = match.table(number), match.sit_down(number)
    strays = plan.strays if part_of(number) == "train" else 0.0
    with seldom_collecting():
        kept = _keep(table, bots, encoder, _Chance(match.seed, number, plan.every, strays))
    assert table.result is not None
    return _rows(kept, table.result, which, number)


class _Chance:
    """When a position is kept, and when a bot strays."""

    def __init__(self, seed: str, number: int, every: int, strays: float) -> None:
        self._stream = Stream.from_seed(f"{seed}/{number}/kept")
        self._every = every
        self._strays = round(strays * FEW)
        self._left = self._stream.below("first", every)

    def keeps(self) -> bool:
        self._left -= 1
        if self._left >= 0:
            return False
        self._left = self._every - 1
        return True

    def strays(self, options: int) -> int | None:
        if self._strays and self._stream.below("stray", FEW) < self._strays:
            return self._stream.below("option", options)
        return None


def _keep(
    table: Table[Any], bots: Mapping[Seat, Bot], encoder: Encoder[Any], chance: _Chance
) -> list[Kept]:
    table.keep_rarely(CHECKPOINT_EVERY)
    kept: list[Kept] = []
    seat: Seat | None = None
    while not table.over:
        seat = next_seat(table, seat)
        ask = table.asks()[seat]
        key = bots[seat].choose(table.sight(seat))
        if is_choice(ask):
            if chance.keeps():
                kept.append(_look(table, encoder, seat, ask, key=key))
            stray = chance.strays(len(ask.options))
            if stray is not None:
                key = ask.options[stray].key
        table.decide(seat, key)
    return kept


def _look(table: Table[Any], encoder: Encoder[Any], seat: Seat, ask: Ask, *, key: str) -> Kept:
    mine, public = view_of(table, seat), view_of(table, None)
    contenders, judge = encoder.contenders(public), table.game.judge
    assert judge is not None, "what has an encoder has a judge"
    chances = judge.chances(mine, seat)
    return Kept(
        encoder.encode(mine, seat).astype(np.float16),
        encoder.encode(public, None).astype(np.float16),
        contenders,
        encoder.points(public),
        [chances[each] for each in contenders],
        table.g.state.turn,
        options=encode_options(ask, mine),
        chosen=next(n for n, option in enumerate(ask.options) if option.key == key),
    )


def _rows(kept: Sequence[Kept], result: Result, which: int, number: int) -> Rows:
    count = len(kept)
    share = 1 / max(1, len(result.winners))
    options = [each.options for each in kept]
    return {
        "own": np.stack([each.own for each in kept]),
        "public": np.stack([each.public for each in kept]),
        "won": np.array(
            [[share * (seat in result.winners) for seat in each.contenders] for each in kept],
            np.float32,
        ),
        "vp": np.array(
            [[result.scores[seat] for seat in each.contenders] for each in kept], np.float32
        ),
        "points": np.array([each.points for each in kept], np.float32),
        "judged": np.array([each.judged for each in kept], np.float32),
        "turn": np.array([each.turn for each in kept], np.int16),
        "setting": np.full(count, which, np.int16),
        "game": np.full(count, number, np.int32),
        "kind": np.array([each.kind for each in options], np.int16),
        "number": np.array([len(each.verbs) for each in options], np.int32),
        "chosen": np.array([each.chosen for each in kept], np.int16),
        "verbs": np.concatenate([each.verbs for each in options]),
        "things": np.concatenate([each.things for each in options]),
        "numbers": np.concatenate([each.numbers for each in options]),
    }


def digest_of(plan: Plan) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(plan)
    return built
