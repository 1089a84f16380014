"""`g`: the position of a war game, with its verbs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Self, TypeAlias, TypeVar

from tercio.wars.model.card_verbs import Cards
from tercio.wars.model.ground import W
from tercio.wars.model.names import CardId, Power, Space
from tercio.wars.model.relations import Relations
from tercio.wars.model.state import WarsState
from tercio.wars.model.world import Roads

if TYPE_CHECKING:
    from tercio.wars.hooks import Hooks


class War(Relations[W], Cards[W]):
    """What the shared procedures work on. A game subclasses it and says what is different there."""

    book: str
    hooks: "Hooks[Self]"

    def end_turn_effects(self) -> None:
        """What lasts until the end of the turn is over."""
        raise LookupError("a game says what lasts for a turn")

    def roads(self: Self, power: Power) -> Roads:
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
