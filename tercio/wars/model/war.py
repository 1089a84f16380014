"""`g`: the position of a war game, with all its questions and verbs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Self, TypeAlias, TypeVar

from tercio.kernel.ask import Seat
from tercio.kernel.masks import mask_of
from tercio.wars.model.foreign_war_verbs import ForeignVerbs
from tercio.wars.model.ground import W
from tercio.wars.model.names import CardId, Mask, Power, Space
from tercio.wars.model.numbered import by_space
from tercio.wars.model.state import WarsState
from tercio.wars.model.world import Roads

if TYPE_CHECKING:
    from tercio.wars.hooks import Hooks
    from tercio.wars.model.world import Roads


class War(ForeignVerbs[W]):
    """What the shared procedures work on. A game subclasses it and adds its own verbs."""

    book: str
    hooks: "Hooks[Self]"

    def end_turn_effects(self) -> None:
        """What lasts until the end of the turn is over."""
        raise LookupError("a game says what lasts for a turn")

    def roads(self: Self, power: Power) -> "Roads":
        """The connections that a power may use (inland waterways are not everybody's)."""
        return self.hooks.roads(self, power)

    def control_changed(self: Self, space: Space, power: Power) -> None:
        self.hooks.control_changed(self, space, power)

    def is_hidden_card(self, card: CardId) -> bool:
        """A card in a hand that the other seats cannot see (in a view it may be a gap)."""
        return card < 1 or self.world.card_type(card) != "home"

    def might_hold_home(self, power: Power, card: CardId) -> bool:
        """Whether, as far as everybody knows, a power holds a home card."""
        return card in self.state.hands[power]

    def broken_masks(self) -> list[str]:
        """Where a cached mask differs from a fresh count; for fuzzing."""
        state = self.state
        kept = state.fleets, state.friends, state.foes
        self.recount_fleets()
        self.realign()
        fresh = {
            "controlled": self._fresh_control(),
            "land": self._fresh_land(),
            "fleets": state.fleets,
            "friends": state.friends,
            "foes": state.foes,
        }
        # A look must not mend what it finds.
        state.fleets, state.friends, state.foes = kept
        return [name for name, masks in fresh.items() if masks != getattr(state, name)]

    def _fresh_control(self) -> list[Mask]:
        held = [0] * self.world.power_count
        for space, power in by_space(self.state.control):
            held[power] |= 1 << space
        return held

    def _fresh_land(self) -> list[Mask]:
        land = [0] * self.world.power_count
        for index, row in enumerate(self.state.troops):
            if any(row):
                land[index // 2] |= mask_of(space for space, count in enumerate(row) if count)
        return land

    def seats_in_order(self) -> list[Seat]:
        return list(dict.fromkeys(self.seat_of(power) for power in self.impulse_order()))


AnyWar: TypeAlias = War[WarsState]
"""The position of either game, as far as the shared rules know it."""

G = TypeVar("G", bound=AnyWar)
"""The position of one game, which knows more than the shared rules."""
G_contra = TypeVar("G_contra", bound=AnyWar, contravariant=True)
"""The same, for what only takes positions: who asks less of them serves all games."""


class PositionHooks(Generic[G_contra]):
    """What the position asks of the game."""

    def control_changed(self, g: G_contra, space: Space, power: Power) -> None:
        """After political control of a space has passed to `power`."""

    def roads(self, g: G_contra, power: Power) -> Roads:
        """The connections that a power may use (2.5)."""
        roads: Roads = g.world.roads
        return roads

    def capitals(self, g: G_contra, power: Power) -> Sequence[Space]:
        """The capitals of a power, in the order of the data."""
        found: Sequence[Space] = g.world.capitals[power]
        return found

    def can_lose_card(self, g: G_contra, power: Power) -> bool:
        """Whether there is anything to draw at random from a power's hand (6.1)."""
        return any(g.is_hidden_card(card) for card in g.state.hands[power])

    def older_reading(self, g: G_contra, rule: str) -> bool:
        """Whether an earlier reading of a rule holds (VQ: data table `edition_rules`)."""
        return False
