"""Undertakings in unfortified spaces: order at home, and open spaces (12.2)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.powers import PROTESTANT
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.land.control import calmable, controllable
from tercio.wars.model.numbered import spaces_in


def controls(o: Outlook) -> Iterator[Undertaking]:
    """Calm what is ours or of our faith, take what lies open."""
    if o.price("control_unfortified", sure=False) is None:
        return
    homes = o.state.home[o.power]
    for space in spaces_in(calmable(o.g, o.power)):
        worth = 0.0
        if o.state.control[space] == o.power:
            worth = 0.08
            if o.world.is_key(space):
                worth = o.key_worth(o.power, space, 1)
        if o.world.struggle >> space & 1 and o.g.is_protestant(space):
            worth += max(-0.5, o.conversions(1))
        if worth > 0.02:
            what = f"calm.{o.id(space)}"
            yield Undertaking(worth, 1, "control_unfortified", (what,), what)
    outposts = o.state.controlled[o.power] & o.world.keys & ~homes
    for space in spaces_in(controllable(o.g, o.power)):
        what = f"control.{o.id(space)}"
        worth = 0.05 if homes >> space & 1 else 0.02
        if o.power == PROTESTANT:
            worth += 0.05
        if o.world.clear.adjacent[space] & outposts:
            worth += 0.08
        yield Undertaking(worth, 1, "control_unfortified", (what,), what)
