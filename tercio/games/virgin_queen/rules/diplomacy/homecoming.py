"""Ransom of captives, where nobody may play their captor (VQ 9.3, 30)."""

from tercio.games.virgin_queen.position import VirginQueen
from tercio.kernel.citations import cites
from tercio.wars.names import CardId, Power


@cites("VQ 9.3", "VQ 6.3", "VQ 30")
def pay_ransom(g: VirginQueen, captor: Power, power: Power) -> None:
    """A random card for the captor; for an inactive major power it is discarded.

    A mandatory event is not discarded unplayed: it stays in the hand.
    """
    if g.is_played(captor):
        g.take_random(captor, power)
        return
    if g.draws_treasure(power):
        g.discard_random(power)
        return
    card = g.random_card(power)
    if card is not None and not _must_be_played(g, card):
        g.discard_card(power, card)


def _must_be_played(g: VirginQueen, card: CardId) -> bool:
    return g.world.card_type(card) == "mandatory"
