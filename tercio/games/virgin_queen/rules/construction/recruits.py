"""Hired troops that an event brings to a space (VQ 5.3, 17.1)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.citations import cites
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import SECOND, Power, Space


@cites("VQ 5.3", "VQ 17.1")
def recruit(g: VirginQueen, power: Power, count: int, space: Space, *, only: str = "") -> int:
    """Mercenaries, or cavalry for the Ottoman; of a sort that `only` names, if it does.

    The Protestant's are those of the faction at home there, as far as its counters go; then of
    the other. Returns how many came.
    """
    kinds = g.world.second_kind
    owners = [o for o in (power, *g.world.factions) if g.state.patron[o] == power and kinds[o]]
    owners = [o for o in owners if not only or kinds[o] == only]
    area = g.world.area_of(space)
    owners.sort(key=lambda owner: g.world.faction_area.get(owner) != area)
    came = 0
    for owner in owners:
        fits = most_that_fit(g, owner, SECOND, count - came, space=space)
        g.place_troops(owner, SECOND, fits, space)
        came += fits
    return came
