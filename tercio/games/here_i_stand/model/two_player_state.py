"""The state that only the two-player variant has: the diplomatic deck and its hands."""

from dataclasses import field
from typing import TYPE_CHECKING, Annotated, Final

from tercio.kernel.fields import Gap, Open, Part, Viewer, covered, nobody, part
from tercio.wars.model.names import NO_CARD, CardId
from tercio.wars.model.state import Fatigue
from tercio.wars.model.viewers import HIDDEN

if TYPE_CHECKING:
    from tercio.games.here_i_stand.model.viewer import HisViewer


DIPLOMATIC_CARD: Final = Gap("the diplomatic cards", HIDDEN)


def _hands(
    viewer: "HisViewer", cards: "TwoPlayer", hands: list[list[CardId]]
) -> list[list[CardId]]:
    return [viewer.diplomatic_hand(player, hand) for player, hand in enumerate(hands)]


def _shown(viewer: Viewer, cards: "TwoPlayer", shown: list[list[CardId]]) -> list[list[CardId]]:
    return shown if viewer.seat is not None else [[], []]


def _must_play(viewer: Viewer, cards: "TwoPlayer", card: CardId) -> CardId:
    return card if viewer.seat is not None else NO_CARD


@part
class TwoPlayer(Part):
    """Empty in all other scenarios. Lists by player hold the Papacy first."""

    deck: Annotated[list[CardId], nobody(DIPLOMATIC_CARD)] = field(default_factory=list)
    """Sorted: a draw picks blindly, so that there is no hidden order."""
    discard: Open[list[CardId]] = field(default_factory=list)
    removed: Open[list[CardId]] = field(default_factory=list)
    aside: Open[list[CardId]] = field(default_factory=list)
    """They join the deck in the turn after the Schmalkaldic League forms."""
    on_table: Open[list[CardId]] = field(default_factory=list)
    """Cards that are being resolved."""
    hands: Annotated[list[list[CardId]], covered(_hands, DIPLOMATIC_CARD)] = field(
        default_factory=lambda: [[], []]
    )
    shown: Annotated[list[list[CardId]], covered(_shown)] = field(default_factory=lambda: [[], []])
    """By player, the cards in his hands, of either deck, that his opponent has seen."""
    must_play: Annotated[CardId, covered(_must_play)] = NO_CARD
    """The diplomatic card that the Protestant was told to play this turn; both know it."""
    played: Open[list[CardId]] = field(default_factory=list)
    """Diplomatic cards played this turn."""
    held_fast: Fatigue = field(default_factory=Fatigue)
    """Units that the Siege of Vienna keeps from moving this turn."""
