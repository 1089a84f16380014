"""Questions about cards in hands."""

from tercio.wars.model.ground import AnyGround
from tercio.wars.model.names import CardId, Power


def card_id(g: AnyGround, card: CardId) -> str:
    return g.world.cards[card].id


def holds_card(g: AnyGround, power: Power, card: CardId) -> bool:
    return card in g.state.hands[power]
