"""Undertakings in unfortified spaces: order at home, and roads for armies abroad."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.values import key_step
from tercio.wars.bots.war import army_at
from tercio.wars.land.control import calmable, controllable
from tercio.wars.model.names import Mask, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.siege.assault import sieges_of


def controls(o: Outlook) -> Iterator[Undertaking]:
    """Calm what is ours, take what lies open."""
    for space in spaces_in(calmable(o.g, o.power)):
        owner = o.state.control[space]
        worth = 0.0
        if owner == o.power:
            worth = 0.15
            if o.world.is_key(space):
                worth = key_step(o, o.power, 1)
        if o.power == PROTESTANT and o.state.religion.protestant >> space & 1:
            worth += 0.3 + 1.7 * bool(o.world.electorates >> space & 1)
        if worth:
            what = f"calm.{o.id(space)}"
            yield Undertaking(worth, 1, "control_unfortified", (what,), what)
    # What lies between us and a key abroad opens the road to it in spring and winter.
    outposts = o.state.controlled[o.power] & o.world.keys & ~o.state.home[o.power]
    open_spaces = controllable(o.g, o.power)
    roads = roads_to_armies(o, open_spaces) if open_spaces else {}
    for space in spaces_in(open_spaces):
        what = f"control.{o.id(space)}"
        worth = 0.04 if o.state.home[o.power] >> space & 1 else 0.02
        if o.world.clear.adjacent[space] & outposts:
            worth += 0.12
        worth += roads.get(space, 0.0)
        yield Undertaking(worth, 1, "control_unfortified", (what,), what)


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
