"""What each diplomatic card does (cards 201 to 219)."""

from collections.abc import Callable
from typing import TypeAlias

from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import diplomatic_card
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import note_citation
from tercio.wars.model.names import CardId, Power

Event: TypeAlias = Callable[[TwoPlayerStand, Power, DiplomaticCardRow], Procedure[None]]
"""It is given the player of the card, and the card for its numbers and places."""

EVENTS: dict[str, Event] = {}


def diplomatic(*cards: str, cite: str = "HIS 9") -> Callable[[Event], Event]:
    """Register the event of some diplomatic cards."""

    def register(event: Event) -> Event:
        note_citation(f"{event.__module__}:{event.__qualname__}", cite)
        for card in cards:
            assert card not in EVENTS, f"{card} is registered twice"
            EVENTS[card] = event
        return event

    return register


def resolve(g: TwoPlayerStand, player: Power, card: CardId) -> Procedure[None]:
    row = diplomatic_card(g, card)
    return EVENTS[row.id](g, player, row)
