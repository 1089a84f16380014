"""The effects of cards of Virgin Queen (VQ 6.1, 11).

A function is given the power that carries the event out, the mode with its parameters and, for a
response or combat card, what it is about. Which card calls it with what is data.
"""

from typing import Final

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.wars.cards.card_effects import Effects
from tercio.wars.model.names import Power

EFFECTS: Final = Effects[VirginQueen]()
plain = EFFECTS.plain
of_card = EFFECTS.of_card


def resolver(g: VirginQueen, power: Power, mode: VqCardMode) -> Power:
    """Who carries an event out: the power that the card names, or else the player (11).

    What nobody plays now is carried out by the player.
    """
    if mode.resolver is None:
        return power
    named = g.world.power[mode.resolver]
    return named if g.is_played(named) else power
