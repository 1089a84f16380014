"""The Moriscos of Granada: unrest in Winter, and who acts for them (VQ 20.1, 23.1)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, MORISCOS, OTTOMAN
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import place_unrest
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import occupied_places


@cites("VQ 20.1", "VQ 23.1")
def spread_morisco_unrest(g: VirginQueen) -> Procedure[None]:
    """Two unoccupied spaces within two spaces of the Morisco unit.

    If it is besieging a fortified space when Winter begins, it is eliminated instead.
    """
    for space in list(spaces_in(g.state.land[MORISCOS])):
        if g.state.besiegers[space] >> OTTOMAN & 1:
            g.lose_all_troops(MORISCOS, space, "disbanded")
            continue
        spaces = _near_moriscos(g, space)
        count = g.world.constant("morisco_unrest")
        yield from place_unrest(g, morisco_player(g), spaces, count, optional=False, cite="20.1")


def _near_moriscos(g: VirginQueen, space: Space) -> Mask:
    near = g.world.land.within(1 << space, g.world.constant("morisco_range"))
    return near & ~g.state.unrest & ~occupied_places(g)


@cites("VQ 28")
def morisco_player(g: VirginQueen) -> Power:
    """England acts for an Ottoman whom nobody plays."""
    return OTTOMAN if g.is_played(OTTOMAN) else ENGLAND
