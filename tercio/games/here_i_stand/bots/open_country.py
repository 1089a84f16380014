"""Undertakings in unfortified spaces: calm for the Protestant faith, roads for armies abroad."""

from collections.abc import Mapping
from typing import Final

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.wars.bots.open_country import OpenCountry
from tercio.wars.bots.war import army_at
from tercio.wars.model.names import Mask, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.siege.assault import sieges_of


class HisCountry(OpenCountry[Outlook]):
    def calm_worth(self, o: Outlook, space: Space) -> float:
        if o.power != PROTESTANT or not o.state.religion.protestant >> space & 1:
            return 0.0
        return 0.3 + 1.7 * bool(o.world.electorates >> space & 1)

    def road_worths(self, o: Outlook, open_spaces: Mask) -> Mapping[Space, float]:
        return roads_to_armies(o, open_spaces)


OPEN_COUNTRY: Final = HisCountry()


def roads_to_armies(o: Outlook, open_spaces: Mask) -> dict[Space, float]:
    """Of the spaces that we could take, those by which supplies come nearer to a siege of ours,
    or to a large army, and what that is worth."""
    found: dict[Space, float] = {}
    cut_off = o.own_land & ~o.reach_of_supply
    if not cut_off:
        return found
    sieges = sieges_of(o.g, o.power)
    through = (o.friendly | o.hostile & ~o.state.fortresses) & ~o.enemy_land
    for space in spaces_in(cut_off):
        worth = 0.8 if space in sieges else 0.3 if army_at(o, space).units >= 5 else 0.0
        if not worth:
            continue
        for ring in o.world.land.distances(1 << space, through):
            if nearest := ring & open_spaces:
                for near in spaces_in(nearest):
                    found[near] = max(found.get(near, 0.0), worth)
                break
    return found
