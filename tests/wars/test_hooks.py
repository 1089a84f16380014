"""Hooks: what a shared procedure asks, some game fills, and nobody fills what is not asked."""

import re
from inspect import get_annotations
from pathlib import Path

import pytest

import tercio
from tercio.games.here_i_stand.hooks import HisHooks
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.two_player.hooks import TwoPlayerHooks
from tercio.games.virgin_queen.hooks import VqHooks
from tercio.wars.hooks import Hooks
from tercio.wars.model.names import Power, Space

FILLED_BY = (HisHooks, TwoPlayerHooks, VqHooks)
FILLED_BY_TESTS = {"cards_for", "respond"}
"""Windows are below the play of cards, and ask it by hooks; tests bring cards of their own."""


def declared(hooks: type) -> set[str]:
    names = (name for each in hooks.__mro__ for name in (*vars(each), *get_annotations(each)))
    return {name for name in names if not name.startswith("_")}


def test_a_misspelt_hook_is_found_when_its_game_is_imported() -> None:
    with pytest.raises(TypeError, match=r"Misspelt\.may_entre fills no hook"):

        class Misspelt(HisHooks[HereIStand]):
            def may_entre(self, g: HereIStand, power: Power, space: Space) -> bool:
                return False


def test_every_hook_is_filled_by_some_game() -> None:
    filled = {name for hooks in FILLED_BY for name in vars(hooks)}
    assert declared(Hooks) - filled == FILLED_BY_TESTS


def test_every_hook_is_asked() -> None:
    folder = Path(tercio.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    asked = set(re.findall(r"\bhooks\.(\w+)", code))
    for hooks in FILLED_BY:
        assert declared(hooks) <= asked


def test_a_hook_stands_beside_what_asks_it() -> None:
    """Where the games join all hooks, there is none."""
    for name in declared(Hooks):
        home = next(c for c in reversed(Hooks.__mro__) if name in declared(c))
        assert home is not Hooks
        assert not callable(getattr(home, name, None)) or getattr(home, name).__doc__
