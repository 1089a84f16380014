"""Conditions about the League, artists and scientists (VQ 20.10, 22)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model import religion_questions
from tercio.games.virgin_queen.model.marriage_questions import has_wed
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.patronage.sponsoring import (
    italians_for,
    may_patronize,
    own_or_italian,
)
from tercio.wars.model.names import Power


@condition("VQ 20.10")
def league_formed(g: VirginQueen, power: Power, about: object) -> bool:
    return religion_questions.league_formed(g)


@condition("VQ 22.1")
def italian_available(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(italians_for(g, power))


@condition("VQ 21.1")
def patron_free(g: VirginQueen, power: Power, about: object) -> bool:
    """Rudolf's marriage ends the favour of the card."""
    if has_wed(g, "rudolf_ii"):
        return False
    return any(own_or_italian(g, power, kind) for kind in ("artist", "scientist"))


@condition("VQ 22.2")
def scientist_available(g: VirginQueen, power: Power, about: object) -> bool:
    return may_patronize("scientist", g, power)
