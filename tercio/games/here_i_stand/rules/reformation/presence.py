"""What counts for each side in and around a space, and where each side may convert (HIS 18).

A `Presence` is a few masks taken from the position once, so that the dice of a space are a
handful of bit counts.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tercio.games.here_i_stand.model.court_questions import ruler_of
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_questions import catholic_spaces, protestant_spaces
from tercio.kernel.citations import cites
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import space_members, spaces_in


class Presence(NamedTuple):
    """Spaces that speak for a side: its faith, its figures (reformers or universities), its
    stacks. The `near` masks leave out what is in unrest."""

    faith_near: Mask
    figures: Mask
    figures_near: Mask
    stacks: Mask
    stacks_near: Mask
    weights: tuple[int, int, int, int, int]
    least: int
    adjacent: Sequence[Mask]
    figure: str
    """What its figures are: reformer or university."""

    def dice(self, space: Space) -> int:
        """The base dice of this side in an attempt on `space`."""
        faith_near, figures, figures_near, stacks, stacks_near, weights, least, adjacent, _ = self
        beside, here = adjacent[space], 1 << space
        faith, figure, stack, own_figure, own_stack = weights
        dice = faith * (beside & faith_near).bit_count()
        if there := beside & figures_near:
            dice += figure * there.bit_count()
        if there := beside & stacks_near:
            dice += stack * there.bit_count()
        if figures & here:
            dice += own_figure
        if stacks & here:
            dice += own_stack
        return dice if dice > least else least

    def dice_by_reason(self, space: Space) -> dict[str, int]:
        """The same dice, so many for each reason."""
        beside = self.adjacent[space]
        faith, figure, stack, own_figure, own_stack = self.weights
        found = {
            "faith-near": faith * (beside & self.faith_near).bit_count(),
            f"{self.figure}-near": figure * (beside & self.figures_near).bit_count(),
            "stack-near": stack * (beside & self.stacks_near).bit_count(),
            f"{self.figure}-there": own_figure * (self.figures >> space & 1),
            "stack-there": own_stack * (self.stacks >> space & 1),
        }
        return found | {"least": max(0, self.least - sum(found.values()))}


@cites("HIS 12.4", "HIS 18.2", "HIS 18.3", "HIS 18.4")
def protestant_presence(g: HereIStand) -> Presence:
    """Protestant spaces, reformers and stacks; passes and unrest give no dice."""
    stacks = army_spaces(g, "protestant")
    weights = g.world.religion.protestant_presence
    faith, figures = protestant_spaces(g), reformer_spaces(g)
    return _presence(g, faith, figures, stacks, weights=weights, figure="reformer")


@cites("HIS 12.4", "HIS 18.2", "HIS 18.3", "HIS 18.4")
def catholic_presence(g: HereIStand) -> Presence:
    """Catholic spaces, Jesuit universities and stacks; passes and unrest give no dice."""
    stacks = army_spaces(g, "catholic")
    weights = g.world.religion.catholic_presence
    faith, figures = catholic_spaces(g), g.state.religion.universities
    return _presence(g, faith, figures, stacks, weights=weights, figure="university")


def _presence(
    g: HereIStand,
    faith: Mask,
    figures: Mask,
    stacks: Mask,
    *,
    weights: tuple[int, int, int, int, int],
    figure: str,
) -> Presence:
    calm = ~g.state.unrest
    least = g.world.constant("attempt_minimum_dice")
    adjacent = g.world.clear.adjacent
    return Presence(
        faith & calm,
        figures,
        figures & calm,
        stacks,
        stacks_near=stacks & calm,
        weights=weights,
        least=least,
        adjacent=adjacent,
        figure=figure,
    )


def reformer_spaces(g: HereIStand) -> Mask:
    spaces = 0
    for at in g.state.religion.reformers:
        if at >= 0:
            spaces |= 1 << at
    return spaces


@cites("HIS 18.2")
def army_spaces(g: HereIStand, religion: str) -> Mask:
    """Spaces with a stack of land units that lean to this religion."""
    tables, land = g.world.religion, g.state.land
    spaces = 0
    for power in tables.armies_of[religion]:
        spaces |= land[power]
    for power in tables.wavering_armies:
        if army_religion(g, power) == religion:
            spaces |= land[power]
    return spaces


@cites("HIS 18.2")
def army_religion(g: HereIStand, power: Power) -> str:
    """How the land units of a power pray: protestant, catholic or none."""
    row = g.world.religion.army_religions[power]
    if row.as_ally is not None and g.state.patron[power] == g.world.power[row.as_ally]:
        return army_religion(g, g.world.power[row.as_ally])
    return ruler_of(g, power).army_religion if row.by_ruler else row.religion


# -- where attempts may be made (step 1 of both procedures) ----------------------------------------


@cites("HIS 12.4", "HIS 18.3")
def reformation_targets(g: HereIStand) -> Mask:
    """Catholic spaces that a Reformation attempt may target."""
    catholic = catholic_spaces(g)
    near = _spread(g, protestant_spaces(g))
    return catholic & (reformer_spaces(g) | near)


@cites("HIS 12.4", "HIS 18.4")
def counter_reformation_targets(g: HereIStand) -> Mask:
    """Protestant spaces that a Counter Reformation attempt may target."""
    protestant = protestant_spaces(g)
    return protestant & g.state.religion.universities | _touched(g, protestant, catholic_spaces(g))


def targets_of(g: HereIStand, to_protestant: bool) -> Mask:
    return reformation_targets(g) if to_protestant else counter_reformation_targets(g)


def _spread(g: HereIStand, faith: Mask) -> Mask:
    """Next to a space of this faith that is not in unrest, or by sea from port to port.

    A port in unrest does nothing for the spaces next to it, by land or by sea (12.4).
    """
    world = g.world
    calm = faith & ~g.state.unrest
    found = world.land.neighbours(calm) | _by_sea(g, calm)
    for port in spaces_in(faith & g.state.unrest & world.ports):
        found |= _by_sea(g, 1 << port) & ~world.land.adjacent[port]
    return found


def _by_sea(g: HereIStand, spaces: Mask) -> Mask:
    """The ports on the sea zones of these ports."""
    world = g.world
    seas = world.water.neighbours(spaces & world.ports) & world.all_seas
    return world.water.neighbours(seas) & world.all_spaces


def _touched(g: HereIStand, spaces: Mask, faith: Mask) -> Mask:
    """Those of `spaces` to which `faith` spreads; quick where `spaces` are few."""
    land, water, unrest = g.world.land.adjacent, g.world.water, g.state.unrest
    found = 0
    for space in space_members(spaces):
        source = faith & ~(land[space] & unrest)
        if source & (land[space] | water.neighbours(water.adjacent[space])):
            found |= 1 << space
    return found
