"""What environments promise, as a check of the contract suite (`tercio/contract`)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from tercio.contract.broken import Broken
from tercio.contract.checks import Check
from tercio.contract.checks.hidden import Place, expect_nothing_noticed
from tercio.contract.run import Run
from tercio.contract.sentences import say
from tercio.contract.shown import ViewingSeat
from tercio.envs.frame import Frame
from tercio.envs.observing import Observer, Recollection
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table


def tensors_tell_nothing(run: Run, pick: Stream) -> None:
    """Non-interference of observations, masks and features: deal anew all that a seat cannot see,
    and not a number changes."""
    expect_nothing_noticed(run, pick, tensors)


def tensors(
    table: Table[Any], viewer: ViewingSeat, refs: list[str]
) -> Iterator[tuple[Place, bytes]]:
    """All numbers that environments give a seat."""
    if viewer is None:
        return
    frames = [_frame(table.setting, actions) for actions in ("pointer", "fixed")]
    yield Place("its-observation"), frames[0].observer.dense(table, viewer).tobytes()
    ask = table.asks().get(viewer)
    if ask is None:
        return
    for frame in frames:
        encoding = frame.encoding
        laid = encoding.lay(ask, 0)
        yield Place("its-mask", encoding.name), encoding.mask(laid).tobytes()
        features = encoding.features(ask, laid)
        if features is not None:
            yield Place("its-features"), features.tobytes()


def kept_numbers_are_true() -> Check:
    """Whoever looks at table after table sees the same as one who has never looked before."""
    known: dict[Observer, Recollection] = {}

    def kept_is_fresh(run: Run, pick: Stream) -> None:
        table = run.table
        observer = _frame(table.setting, "pointer").observer
        kept = known.setdefault(observer, observer.recollection())
        for seat in (*table.asks(), table.seats[pick.below("looks", len(table.seats))]):
            seen = observer.dense(table, seat, known=kept)
            if not np.array_equal(seen, observer.dense(table, seat)):
                raise Broken(say("observation-out-of-date", who=seat))

    return Check(kept_is_fresh)


TENSORS = Check(tensors_tell_nothing, 23)


def _frame(setting: Setting, actions: str) -> Frame:
    options = tuple(sorted(setting.options.items()))
    return _made(setting.game, setting.scenario, len(setting.seats), options, actions=actions)


@cache
def _made(
    game: str, scenario: str, players: int, options: tuple[tuple[str, str], ...], *, actions: Any
) -> Frame:
    return Frame(game, scenario, players, dict(options), actions=actions)
