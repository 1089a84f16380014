"""The data tables, digested once for each edition."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.world import VqWorld
from tercio.kernel.data import Dataset
from tercio.wars.model.editions import (
    in_edition,
)

if TYPE_CHECKING:
    from tercio.games.virgin_queen.hooks import VqHooks


class VqData:
    """`hooks` come along, so that the position need not know the rules that fill them."""

    def __init__(self, data: Dataset, hooks: "VqHooks") -> None:
        self.dataset = data
        self.hooks = hooks
        self._worlds: dict[str, VqWorld] = {}

    def world(self, edition: str) -> VqWorld:
        if edition not in self._worlds:
            self._worlds[edition] = VqWorld(in_edition(self.dataset, edition), edition)
        return self._worlds[edition]
