"""The data tables, digested once for each edition."""

from collections.abc import Mapping
from typing import Never

from tercio.games.here_i_stand.model.world import HisWorld
from tercio.kernel.data import Dataset
from tercio.wars.hooks import Hooks
from tercio.wars.model.editions import (
    in_edition,
)


class HisData:
    """`hooks` come along, so that the position need not know the rules that fill them."""

    def __init__(
        self, data: Dataset, hooks: Hooks[Never], variants: Mapping[str, Hooks[Never]] | None = None
    ) -> None:
        """`variants` are the hooks of scenarios with rules of their own."""
        self.dataset = data
        self.hooks = hooks
        self._variants = variants or {}
        self._worlds: dict[str, HisWorld] = {}

    def hooks_of(self, scenario: str) -> Hooks[Never]:
        return self._variants.get(scenario, self.hooks)

    def world(self, edition: str) -> HisWorld:
        if edition not in self._worlds:
            self._worlds[edition] = HisWorld(in_edition(self.dataset, edition), edition)
        return self._worlds[edition]
