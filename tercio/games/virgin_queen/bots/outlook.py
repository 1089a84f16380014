"""What a power of Virgin Queen sees in one decision."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tercio.games.virgin_queen.bots import values
from tercio.games.virgin_queen.bots.values import TIMES, WEIGHTS, VqWeights
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import PROTESTANT
from tercio.games.virgin_queen.model.religion_questions import is_protestant, units_of_faith
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rules.naval_affairs.waterways import is_supplied_by_waterway
from tercio.games.virgin_queen.rules.religion.eligible_spaces import Reach
from tercio.games.virgin_queen.rules.victory.scoring import (
    protestant_keys,
    protestant_spaces,
    victory_points,
)
from tercio.wars.bots.once import once
from tercio.wars.bots.outlook import WarOutlook
from tercio.wars.bots.weights import Weights
from tercio.wars.model.names import LeaderId, Mask, Power, Space
from tercio.wars.model.rows import KeyTrackRow
from tercio.wars.turn.actions import is_offered

if TYPE_CHECKING:
    from tercio.games.virgin_queen.bots.weddings import Match


class Outlook(WarOutlook):
    """A position through the eyes of one power. It may have gaps."""

    g: VirginQueen
    state: VqState
    world: VqWorld
    weights: VqWeights = WEIGHTS
    own_times = TIMES

    def __init__(self, g: VirginQueen, power: Power, weights: Weights | None = None) -> None:
        super().__init__(g, power, weights)
        self.faith_values: dict[int, float] = {}
        self.reaches: dict[tuple[str, str], Reach] = {}
        self.guarded: dict[str, Mask] = {}
        """What `values` and `faith` have found."""
        self.known_prices: dict[tuple[str, bool, frozenset[str] | None], int | None] = {}
        self.known_matches: dict[Power, list[Match]] = {}
        self.known_dice: dict[tuple[str, Power, int, LeaderId], tuple[int, int]] = {}
        """Of both sides of an espionage action."""
        self.known_talents: dict[tuple[str, bool], list[int]] = {}
        """Artists and scientists who are available, and the Italians."""
        self.known_raids_overseas: dict[tuple[int, int], float] = {}
        """By captain and ocean zone."""
        self.known_fame: dict[LeaderId, float] = {}
        self.known_victims: dict[Power, LeaderId] | None = None
        """By power, whose death would be worth most to us."""

    # -- the race ------------------------------------------------------------------------------

    def points(self, power: Power) -> int:
        return victory_points(self.g, power)

    def contenders(self) -> Sequence[Power]:
        return self.g.contenders

    def hoard(self, power: Power) -> float:
        return self.weights.treasure_cp * len(self.state.treasury.hands[power])

    # -- faith ---------------------------------------------------------------------------------

    @once
    def believers(self) -> int:
        """Protestant spaces that count."""
        return protestant_spaces(self.g) if plays_with(self.g, "religion") else 0

    @once
    def catholic_units(self) -> Mask:
        return units_of_faith(self.g, "catholic")

    def conversions(self, more: float) -> float:
        """What so many Protestant spaces more (or less) are worth to us."""
        return values.faith_worth(self, self.believers + more) - values.faith_worth(
            self, self.believers
        )

    # -- the map -------------------------------------------------------------------------------

    def keys_held(self, power: Power) -> int:
        return protestant_keys(self.g)[1] if power == PROTESTANT else super().keys_held(power)

    def income(self, power: Power, track: KeyTrackRow, held: int, by: int) -> float:
        """The cards of the Protestant depend on two rows of keys."""
        if power == PROTESTANT:
            return self.weights.rebel_key * by
        return super().income(power, track, held, by)

    def key_worth(self, power: Power, space: Space, by: int) -> float:
        return values.key_worth(self, power, space, by)

    def own_capture(self, space: Space) -> float:
        return values.capture(self, space)

    def cannot_storm(self, space: Space) -> bool:
        """Antwerp or Rotterdam, while the waterway behind it is open (16.7)."""
        return is_supplied_by_waterway(self.g, self.power, space)

    def own_unrest(self, space: Space) -> float:
        """A Protestant space that counts no more."""
        counts = self.world.struggle >> space & 1 and is_protestant(self.g, space)
        return self.conversions(-1) if counts else 0.0

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
        """In an impulse the rules say what is offered (11). Asked again, the answer is the same."""
        about = action, sure, self.offered
        if about not in self.known_prices:
            self.known_prices[about] = self._price(action, sure=sure)
        return self.known_prices[about]

    def _price(self, action: str, *, sure: bool) -> int | None:
        cost = super().price(action, sure=False)
        if cost is None:
            return None
        found = self.actions[action]
        if self.state.impulse.spending and self.power == self.state.active:
            if self.offered is not None:
                return cost if action in self.offered else None
            return cost if is_offered(self.g, self.power, found) else None
        if not self.g.hooks.may_act(self.g, self.power, action):
            return None
        return cost if not sure or found.can(self.g, self.power) else None
