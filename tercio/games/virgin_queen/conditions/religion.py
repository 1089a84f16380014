"""Conditions about souls, rebels and Jesuits (VQ 18, 19)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN, WALLOONS
from tercio.games.virgin_queen.rules.espionage.catholic_rebellion import open_targets
from tercio.games.virgin_queen.rules.religion.conversion_attempts import conversion_row
from tercio.games.virgin_queen.rules.religion.eligible_spaces import convertible as is_convertible
from tercio.kernel.masks import mask_of
from tercio.wars.model.names import REGULAR, CardId, Mask, Power
from tercio.wars.model.numbered import spaces_in


@condition("VQ 18.1")
def convertible(g: VirginQueen, power: Power, card: CardId) -> bool:
    """Some attempts of the card can convert a space; the modes look at their own."""
    modes = g.world.vq_card(card).modes
    rows = [conversion_row(g, id) for mode in modes for id in mode.conversions]
    return any(is_convertible(g, row.faith, area) for row in rows for area in row.areas)


@condition("VQ 19.4")
def catholic_english_target(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(open_targets(g))


@condition("VQ 19.2")
def jesuit_on_map(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(g.state.religion.jesuits)


@condition("VQ 6.1")
def ghent_space(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(ghent_spaces(g))


def ghent_spaces(g: VirginQueen) -> Mask:
    """Unfortified, under Spain and without its regulars, Walloons among them."""
    netherlands = g.world.area_masks["netherlands"] & g.state.controlled[SPAIN]
    return mask_of(
        space
        for space in spaces_in(netherlands & ~g.state.fortresses)
        if not any(g.troops_of(owner, REGULAR, space) for owner in (SPAIN, WALLOONS))
    )
