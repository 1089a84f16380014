"""Undertakings in unfortified spaces: order at home, and open spaces (12.2)."""

from collections.abc import Iterator, Mapping
from typing import Generic

from tercio.wars.bots.outlook import O, Undertaking
from tercio.wars.land.control import calmable, controllable
from tercio.wars.model.names import Mask, Space
from tercio.wars.model.numbered import spaces_in

LEAST = 0.02
"""What is worth less is not calmed."""


class OpenCountry(Generic[O]):
    """A game says what a space is worth besides: for its faith, or for the roads over it."""

    # -- what the game decides ---------------------------------------------------------------------

    def calm_worth(self, o: O, space: Space) -> float:
        """What it is worth that a space is calm, whoever controls it."""
        return 0.0

    def road_worths(self, o: O, open_spaces: Mask) -> Mapping[Space, float]:
        """Of spaces that we could take, those that are worth more than others."""
        return {}

    # -- undertakings ------------------------------------------------------------------------------

    def controls(self, o: O) -> Iterator[Undertaking]:
        """Calm what is ours, take what lies open."""
        for space in spaces_in(calmable(o.g, o.power)):
            worth = self._calm(o, space)
            if worth > LEAST:
                yield _control(worth, f"calm.{o.id(space)}")
        open_spaces = controllable(o.g, o.power)
        if not open_spaces:
            return
        w, homes = o.weights, o.state.home[o.power]
        # What lies between us and a key abroad opens the road to it in spring and winter.
        outposts = o.state.controlled[o.power] & o.world.keys & ~homes
        roads = self.road_worths(o, open_spaces)
        for space in spaces_in(open_spaces):
            worth = w.open_home if homes >> space & 1 else w.open_abroad
            if o.world.clear.adjacent[space] & outposts:
                worth += w.by_outpost
            yield _control(worth + roads.get(space, 0.0), f"control.{o.id(space)}")

    def _calm(self, o: O, space: Space) -> float:
        worth = 0.0
        if o.state.control[space] == o.power:
            key = o.world.is_key(space)
            worth = o.key_worth(o.power, space, 1) if key else o.weights.calm
        return worth + self.calm_worth(o, space)


def _control(worth: float, what: str) -> Undertaking:
    return Undertaking(worth, 1, "control_unfortified", (what,), what=what)
