"""What a power of Here I Stand sees in one decision."""

from collections.abc import Sequence

from tercio.games.here_i_stand.bots import values
from tercio.games.here_i_stand.bots.values import TIMES, WEIGHTS, HisWeights
from tercio.games.here_i_stand.model.court_questions import has_happened, league_formed
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, OTTOMAN
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.model.world import HisWorld
from tercio.games.here_i_stand.rules.victory.victory import victory_points
from tercio.wars.bots.once import once
from tercio.wars.bots.outlook import WarOutlook
from tercio.wars.bots.weights import Weights
from tercio.wars.model.names import Mask, Power, Space


class Outlook(WarOutlook):
    """A position through the eyes of one power. It may have gaps."""

    g: HereIStand
    state: HisState
    world: HisWorld
    weights: HisWeights = WEIGHTS
    own_times = TIMES

    def __init__(self, g: HereIStand, power: Power, weights: Weights | None = None) -> None:
        super().__init__(g, power, weights)
        self.fields: dict[bool, object] = {}
        """What `religion.field_of` has found, by the faith that is to spread."""

    def points(self, power: Power) -> int:
        return victory_points(self.g, power)

    def promise(self, power: Power) -> float:
        """Pirates and chateaux score in every turn, up to a limit (16.4, 21.4)."""
        court, most, w = self.state.court, self.world.constant, self.weights
        if power == OTTOMAN and has_happened(self.g, "barbary_pirates"):
            return min(w.piracy_promise, most("piracy_vp_max") - court.piracy_vp)
        if power == FRANCE:
            return min(w.chateaux_promise, most("chateaux_vp_max") - court.chateaux_vp)
        return 0.0

    # -- the map -------------------------------------------------------------------------------

    def own_capture(self, space: Space) -> float:
        return values.capture(self, space)

    def own_unrest(self, space: Space) -> float:
        return values.unrest(self, space)

    @property
    def spared(self) -> Sequence[Power]:
        """A partner's spaces are not."""
        return (self.power,)

    def own_holding(self, space: Space) -> float:
        return values.holding(self, space)

    def natural_enemies(self) -> Sequence[Power]:
        """The Sultan is coming, whatever he has signed."""
        return (OTTOMAN,) if self.power == HAPSBURG else ()

    @once
    def prizes(self) -> Mask:
        return self.world.electorates

    @once
    def shut(self) -> Mask:
        """Electorates, before the league."""
        return 0 if league_formed(self.g) else self.world.electorates
