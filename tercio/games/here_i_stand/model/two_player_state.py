"""The state that only the two-player variant has: the diplomatic deck and its hands."""

from dataclasses import field

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import NO_CARD, CardId
from tercio.wars.model.state import Fatigue


@copied
class TwoPlayer(Copied):
    """Empty in all other scenarios. Lists by player hold the Papacy first."""

    deck: list[CardId] = field(default_factory=list)
    """Sorted: a draw picks blindly, so that there is no hidden order."""
    discard: list[CardId] = field(default_factory=list)
    removed: list[CardId] = field(default_factory=list)
    aside: list[CardId] = field(default_factory=list)
    """They join the deck in the turn after the Schmalkaldic League forms."""
    on_table: list[CardId] = field(default_factory=list)
    """Cards that are being resolved."""
    hands: list[list[CardId]] = field(default_factory=lambda: [[], []])
    shown: list[list[CardId]] = field(default_factory=lambda: [[], []])
    """By player, the cards in his hands, of either deck, that his opponent has seen."""
    must_play: CardId = NO_CARD
    """The diplomatic card that the Protestant was told to play this turn; both know it."""
    played: list[CardId] = field(default_factory=list)
    """Diplomatic cards played this turn."""
    held_fast: Fatigue = field(default_factory=Fatigue)
    """Units that the Siege of Vienna keeps from moving this turn."""
