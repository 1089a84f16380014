"""What a power of Here I Stand sees in one decision."""

from typing import Final

from tercio.games.here_i_stand.bots import values
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.model.world import HisWorld
from tercio.games.here_i_stand.rules.actions import ACTIONS
from tercio.games.here_i_stand.rules.victory.victory import scenario_of, victory_points
from tercio.wars.bots.once import once
from tercio.wars.bots.outlook import WarOutlook
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.turn.actions import Action

_ACTION: Final[dict[str, Action[HereIStand]]] = {action.id: action for action in ACTIONS}


class Outlook(WarOutlook):
    """A position through the eyes of one power. It may have gaps."""

    g: HereIStand
    state: HisState
    world: HisWorld

    def __init__(self, g: HereIStand, power: Power) -> None:
        super().__init__(g, power)
        self.key_steps: dict[tuple[Power, int], float] = {}
        self.fields: dict[bool, object] = {}
        """What `religion.field_of` has found, by the faith that is to spread."""

    @once
    def turns_left(self) -> int:
        return scenario_of(self.g).last_turn - self.state.turn

    # -- the race ------------------------------------------------------------------------------

    @once
    def vp(self) -> list[int]:
        return [victory_points(self.g, power) for power in MAJORS]

    @once
    def best_rival(self) -> Power:
        mine = self.g.seat_of(self.power)
        rivals = [p for p in MAJORS if self.g.seat_of(p) != mine]
        return max(rivals, key=lambda p: self.vp[p])

    @once
    def rival_weights(self) -> list[float]:
        """How much a VP that another power loses is worth to us."""
        best, vp = self.best_rival, self.vp
        weights = [0.2] * len(MAJORS)
        rest = max(v for p, v in enumerate(vp) if p != best)
        scenario = scenario_of(self.g)
        wins_soon = vp[best] >= scenario.standard_vp - 4
        if self.state.turn + 1 >= scenario.domination_from_turn:
            wins_soon = wins_soon or vp[best] - rest >= scenario.domination_lead - 2
        weights[best] = 0.9 if wins_soon else 0.45
        for own in self.g.powers_of(self.g.seat_of(self.power)):
            weights[own] = -0.8
        weights[self.power] = 0.0
        return weights

    # -- the map -------------------------------------------------------------------------------

    def capture(self, space: Space) -> float:
        return values.capture(self, space)

    def holding(self, space: Space) -> float:
        return values.holding(self, space)

    @once
    def prizes(self) -> Mask:
        return self.world.electorates

    @once
    def shut(self) -> Mask:
        """Electorates, before the league."""
        return 0 if self.g.league_formed() else self.world.electorates

    # -- actions -------------------------------------------------------------------------------

    def price(self, action: str) -> int | None:
        found = _ACTION[action]
        cost = found.price(self.g, self.power)
        if cost is None or action in self.state.impulse.barred:
            return None
        return cost if found.can(self.g, self.power) else None

    def has_action(self, action: str) -> bool:
        return _ACTION[action].price(self.g, self.power) is not None
