"""The two players of the variant, and the major powers that they share (HIS 3.1)."""

from typing import Final

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.wars.model.names import Power

PLAYERS: Final = (PAPACY, PROTESTANT)
OTHERS: Final = (OTTOMAN, HAPSBURG, ENGLAND, FRANCE)
"""Major powers without a player of their own."""


def opponent(player: Power) -> Power:
    return PROTESTANT if player == PAPACY else PAPACY
