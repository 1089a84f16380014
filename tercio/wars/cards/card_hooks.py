"""The hooks of games whose cards are rows of data with modes, played by `card_play` (6.1, 11)."""

from collections.abc import Sequence

from tercio.kernel.ask import Procedure
from tercio.wars.cards import card_play
from tercio.wars.hooks import Hooks
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.war import G_contra


class CardHooks(Hooks[G_contra]):
    def cards_for(self, g: G_contra, moment: str) -> Sequence[CardId]:
        cards: Sequence[CardId] = g.world.cards_by_window.get(moment, ())
        return cards

    def may_respond(
        self, g: G_contra, power: Power, card: CardId, moment: str, about: object
    ) -> bool:
        return card_play.may_respond(g, power, card, moment, about)

    def respond(
        self, g: G_contra, power: Power, card: CardId, moment: str, about: object
    ) -> Procedure[None]:
        return card_play.respond(g, power, card, moment, about)
