"""Treachery in a besieged space, as both games have it (15.1)."""

from collections.abc import Sequence

from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_power, choose_space
from tercio.wars.model.names import Power, Space
from tercio.wars.model.numbered import by_space
from tercio.wars.model.war import AnyWar
from tercio.wars.siege.assault import BETRAYED, assault_targets


@cites("HIS 15.1", "VQ 15.1")
def choose_betrayed(
    g: AnyWar, power: Power, powers: Sequence[Power]
) -> Procedure[tuple[Space, Power]]:
    """A besieged space, and to which of some powers its gates will be opened."""
    besieged = mask_of(s for s, besiegers in by_space(g.state.besiegers) if besiegers)
    space = yield from choose_space(
        g, power, besieged, "treachery-space", cite="15.1", key="betray"
    )
    assert space is not None
    besiegers = [p for p in powers if space in assault_targets(g, p, BETRAYED)]
    besieger = yield from choose_power(g, power, besiegers, "treachery-besieger", cite="15.1")
    return space, besieger
