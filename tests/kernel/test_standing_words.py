"""Whatever a standing order may name has a name that people understand."""

from typing import Any

import pytest

from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.registry import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_windows_spans_and_conditions_have_names(game: Game[Any]) -> None:
    words = Words(game, game.load_data())
    named = {"window": game.windows, "span": game.spans, "condition": tuple(game.conditions)}
    for kind, ids in named.items():
        told = [words.name(f"{kind}:{id}") for id in ids]
        assert len(set(told)) == len(ids)
        assert not [name for name in told if "_" in name]
