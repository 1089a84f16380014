"""Which spaces conversion attempts can reach (VQ 2.3, 18.1, 18.5)."""

from collections.abc import Iterator
from dataclasses import dataclass

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.religion_questions import (
    is_in,
    is_last_of_its_faith,
    spaces_of_faith,
    units_of_faith,
)
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Mask, Space
from tercio.wars.model.numbered import space_members


@dataclass(frozen=True, slots=True)
class Reach:
    """The spaces of an area that a faith can win at the start of a step."""

    free: Mask
    """They meet all three conversion conditions."""
    guarded: Mask
    """All but the third: a hostile unit or a Jesuit is there."""
    most: int
    """How many can change before core presence stops it (18.1)."""


def _other(faith: str) -> str:
    return "catholic" if faith == "protestant" else "protestant"


@cites("VQ 18.5", "VQ 12.4", "VQ 16.7", "VQ 2.5")
def beside_the_faithful(g: VirginQueen, faith: str, spaces: Mask) -> Iterator[Space]:
    """Those next to a calm space of the faith, even over a pass, or on the sea of such a port.

    Spaces outside the struggle areas spread their faith too; inland waterways always connect.
    """
    near = g.world.faith_near
    base = spaces_of_faith(g, faith) & ~g.state.unrest
    return (space for space in space_members(spaces) if near[space] & base)


@cites("VQ 18.5")
def guarded_against(g: VirginQueen, faith: str) -> Mask:
    """Spaces that only a major conversion wins: under a unit of the other faith, or a Jesuit."""
    units = units_of_faith(g, _other(faith))
    return units | g.state.religion.jesuits if faith == "protestant" else units


@cites("VQ 18.5", "VQ 18.1")
def reach_of(g: VirginQueen, faith: str, area: str, guarded: Mask | None = None) -> Reach:
    """What attempts of a faith can win in an area, given who believes what now.

    `guarded` is what `guarded_against` says, if that is known.
    """
    theirs = spaces_of_faith(g, _other(faith)) & g.world.area_masks[area]
    near = mask_of(beside_the_faithful(g, faith, theirs))
    guarded = guarded_against(g, faith) if guarded is None else guarded
    return Reach(near & ~guarded, near & guarded, theirs.bit_count() - 1)


@cites("VQ 18.1")
def convertible(g: VirginQueen, faith: str, area: str) -> bool:
    """Whether any space can be flipped there; else attempts may not be initiated at all."""
    theirs = spaces_of_faith(g, _other(faith)) & g.world.area_masks[area]
    return theirs.bit_count() > 1 and any(True for _ in beside_the_faithful(g, faith, theirs))


# -- the conversion conditions, for those who ask why not ------------------------------------------


@forbids("VQ 18.5")
def is_outside_the_area(g: VirginQueen, faith: str, area: str, space: Space) -> bool:
    return not is_in(g, area, space)


@forbids("VQ 2.3")
def has_that_faith_already(g: VirginQueen, faith: str, area: str, space: Space) -> bool:
    return bool(spaces_of_faith(g, faith) >> space & 1)


@forbids("VQ 18.5", "VQ 12.4")
def has_no_calm_neighbour_of_the_faith(g: VirginQueen, faith: str, area: str, space: Space) -> bool:
    return not any(True for _ in beside_the_faithful(g, faith, 1 << space))


@forbids("VQ 18.5")
def is_guarded(g: VirginQueen, faith: str, area: str, space: Space) -> bool:
    """Only saved major conversions may ignore this."""
    return bool(guarded_against(g, faith) >> space & 1)


@forbids("VQ 18.1")
def is_the_last_of_its_faith(g: VirginQueen, faith: str, area: str, space: Space) -> bool:
    return is_in(g, area, space) and is_last_of_its_faith(g, space)


TARGETS = Restrictions(
    "conversion",
    is_outside_the_area,
    has_that_faith_already,
    has_no_calm_neighbour_of_the_faith,
    is_the_last_of_its_faith,
    is_guarded,
)
