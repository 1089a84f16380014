"""Ransom of captives, where nobody may play their captor (VQ 9.3, 30)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.treasure_questions import draws_treasure
from tercio.games.virgin_queen.model.treasure_verbs import discard_random, take_random
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.captives import capitals_or_home_keys
from tercio.wars.model.names import CardId, LeaderId, Power, Space


@cites("VQ 9.1", "VQ 9.3", "VQ 23.6")
def captive_homes(g: VirginQueen, power: Power, leader: LeaderId) -> list[Space]:
    """His capital (of the Huguenots or the Dutch his own), or else a home key."""
    owner = g.hooks.leader_owner(g, leader)
    return capitals_or_home_keys(g, power, g.hooks.winter_capitals(g, power, owner))


@cites("VQ 9.3", "VQ 6.3", "VQ 30")
def pay_ransom(g: VirginQueen, captor: Power, power: Power) -> None:
    """A random card for the captor; for an inactive major power it is discarded.

    A mandatory event is not discarded unplayed: it stays in the hand.
    """
    if g.is_played(captor):
        take_random(g, captor, power, "ransom")
        return
    if draws_treasure(g, power):
        discard_random(g, power)
        return
    card = g.random_card(power)
    if card is not None and not _must_be_played(g, card):
        g.discard_card(power, card)


def _must_be_played(g: VirginQueen, card: CardId) -> bool:
    return g.world.card_type(card) == "mandatory"
