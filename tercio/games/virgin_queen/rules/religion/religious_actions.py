"""The religious actions of the power cards (VQ 18.2-18.4)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.religion.rebellions import REBELLION
from tercio.games.virgin_queen.rules.religion.sermons_and_heresy import (
    PREACH_SERMON,
    SUPPRESS_HERESY,
)
from tercio.wars.turn.actions import Action

RELIGIOUS_ACTIONS: list[Action[VirginQueen]] = [PREACH_SERMON, SUPPRESS_HERESY, REBELLION]
