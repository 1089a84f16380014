"""What an environment refuses is told in English, and can be told in other languages."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tercio.envs.frame import Frame
from tercio.envs.gymnasium import SeatEnv
from tercio.envs.shapes import read_shapes
from tercio.envs.vector import VectorEnv
from tercio.kernel.told import Told, sentence_in


def _wrong(name: str) -> dict[str, Any]:
    return {name: "x"}


@pytest.mark.parametrize(
    ("refused", "kept"),
    [
        (partial(Frame, "primer", **_wrong("actions")), "「x」"),
        (partial(Frame, "primer", **_wrong("observations")), "「x」"),
        (partial(Frame, "primer", **_wrong("rewards")), "「x」"),
        (partial(Frame, "primer", **_wrong("illegal")), "「x」"),
        (lambda: Frame("primer", max_turns=0), "max_turns"),
        (lambda: SeatEnv("primer", seat="borgia"), "borgia"),
        (lambda: SeatEnv("primer", bots=["random"] * 5), "5体"),
        (lambda: VectorEnv("primer", tables=0), "1つ以上"),
        (lambda: VectorEnv("primer", tables=2, processes=3), "3個"),
        (lambda: read_shapes("chess"), "「chess」"),
    ],
)
def test_a_refusal_has_a_message(refused: Callable[[], Any], kept: str) -> None:
    with pytest.raises(Exception) as error:  # noqa: PT011 - what is raised differs
        refused()
    assert isinstance(error.value.args[0], Told)
    assert str(error.value).isascii()
    assert kept in sentence_in(error.value, "ja")
