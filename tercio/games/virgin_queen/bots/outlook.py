"""What a power of Virgin Queen sees in one decision."""

from typing import Final

from tercio.games.virgin_queen.bots import values
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS, PROTESTANT
from tercio.games.virgin_queen.model.setup import scenario_of
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rules.actions import ACTIONS
from tercio.games.virgin_queen.rules.religion.eligible_spaces import Reach
from tercio.games.virgin_queen.rules.victory.scoring import protestant_spaces, victory_points
from tercio.wars.bots.once import once
from tercio.wars.bots.outlook import WarOutlook
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.turn.actions import Action, is_offered

_ACTION: Final[dict[str, Action[VirginQueen]]] = {action.id: action for action in ACTIONS}


class Outlook(WarOutlook):
    """A position through the eyes of one power. It may have gaps."""

    g: VirginQueen
    state: VqState
    world: VqWorld

    def __init__(self, g: VirginQueen, power: Power) -> None:
        super().__init__(g, power)
        self.key_steps: dict[tuple[Power, int], float] = {}
        self.faith_values: dict[int, float] = {}
        self.reaches: dict[tuple[str, str], Reach] = {}
        self.guarded: dict[str, Mask] = {}
        """What `values` and `faith` have found."""

    # -- time ----------------------------------------------------------------------------------

    @once
    def turns_left(self) -> int:
        return scenario_of(self.g).last_turn - self.state.turn

    # -- the race ------------------------------------------------------------------------------

    @once
    def vp(self) -> list[int]:
        """By major power; those who cannot win have none."""
        able = self.g.contenders()
        return [victory_points(self.g, p) if p in able else 0 for p in MAJORS]

    @once
    def own_powers(self) -> list[Power]:
        """All that our seat plays."""
        return self.g.powers_of(self.g.seat_of(self.power))

    @once
    def best_rival(self) -> Power:
        rivals = [p for p in self.g.contenders() if p not in self.own_powers]
        return max(rivals, key=lambda p: self.vp[p], default=self.power)

    @once
    def rival_weights(self) -> list[float]:
        best, vp, able = self.best_rival, self.vp, self.g.contenders()
        weights = [0.15 if p in able else 0.0 for p in MAJORS]
        rest = max((v for p, v in enumerate(vp) if p != best), default=0)
        scenario = scenario_of(self.g)
        wins_soon = vp[best] >= scenario.standard_vp - 4
        if self.state.turn + 1 >= scenario.domination_from_turn:
            wins_soon = wins_soon or vp[best] - rest >= scenario.domination_lead - 2
        weights[best] = 0.9 if wins_soon else 0.4
        for own in self.own_powers:
            weights[own] = -0.8
        weights[self.power] = 0.0
        return weights

    # -- faith ---------------------------------------------------------------------------------

    @once
    def believers(self) -> int:
        """Protestant spaces that count."""
        return protestant_spaces(self.g) if self.g.plays_with("religion") else 0

    @once
    def catholic_units(self) -> Mask:
        return self.g.units_of_faith("catholic")

    def conversions(self, more: float) -> float:
        """What so many Protestant spaces more (or less) are worth to us."""
        return values.faith_worth(self, self.believers + more) - values.faith_worth(
            self, self.believers
        )

    # -- the map -------------------------------------------------------------------------------

    def capture(self, space: Space) -> float:
        return values.capture(self, space)

    def holding(self, space: Space) -> float:
        return values.holding(self, space)

    @once
    def capital(self) -> Space | None:
        """The first of the power, or of its factions."""
        printed = self.world.capitals[self.power]
        if printed:
            return printed[0]
        found = self.state.court.capitals
        factions = self.commands if self.power == PROTESTANT else [self.power]
        return next((found[f] for f in factions if f in found), None)

    # -- actions -------------------------------------------------------------------------------

    def price(self, action: str, sure: bool = True) -> int | None:
        """Whoever looks at every target of an action need not be `sure` that there are any."""
        found = _ACTION[action]
        cost = found.price(self.g, self.power)
        impulse = self.state.impulse
        if cost is None or action in impulse.barred:
            return None
        if impulse.spending and self.power == self.state.active:
            if self.offered is not None:
                return cost if action in self.offered else None
            return cost if is_offered(self.g, self.power, found) else None
        if not self.g.hooks.may_act(self.g, self.power, action):
            return None
        return cost if not sure or found.can(self.g, self.power) else None

    def has_action(self, action: str) -> bool:
        return _ACTION[action].price(self.g, self.power) is not None
