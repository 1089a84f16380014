"""Questions about the religious struggle (VQ 2.3, 8.2, 18)."""

from typing import TYPE_CHECKING

from tercio.kernel.citations import cites
from tercio.wars.model.names import REGULAR, Mask, Space
from tercio.wars.model.numbered import by_ship, space_members

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def league_formed(g: "VirginQueen") -> bool:
    return g.state.court.league_turn > 0


def is_protestant(g: "VirginQueen", space: Space) -> bool:
    """Religious influence."""
    return bool(g.state.religion.protestant >> space & 1)


def is_in(g: "VirginQueen", area: str, space: Space) -> bool:
    return bool(g.world.area_masks[area] >> space & 1)


@cites("VQ 2.3")
def spaces_of_faith(g: "VirginQueen", faith: str) -> Mask:
    """Under this religious influence, in the struggle areas and elsewhere."""
    protestant = g.state.religion.protestant
    return protestant if faith == "protestant" else g.world.believing & ~protestant


@cites("VQ 18.5")
def units_of_faith(g: "VirginQueen", faith: str) -> Mask:
    """Spaces with regulars or naval units of this faith; mercenaries have none."""
    state, faiths = g.state, g.world.unit_faith
    found = 0
    for owner, its in faiths.items():
        if its == faith:
            regulars = state.troops[owner * 2 + REGULAR]
            for space in space_members(state.land[owner]):
                if regulars[space]:
                    found |= 1 << space
    owners = g.world.ship_owner
    for ship, place in by_ship(state.ship_at):
        if place >= 0 and faiths.get(owners[ship]) == faith:
            found |= 1 << place
    return found


@cites("VQ 18.1")
def is_last_of_its_faith(g: "VirginQueen", space: Space) -> bool:
    """Core presence: neither faith ever loses its last space in an area, calm or not."""
    area = g.world.area_of(space)
    if area is None:
        return True
    same = spaces_of_faith(g, "protestant" if is_protestant(g, space) else "catholic")
    return (same & g.world.area_masks[area]).bit_count() <= 1


def has_rebelled(g: "VirginQueen", area: str) -> bool:
    """Whether a rebellion has targeted an area in this impulse (18.4)."""
    religion = g.state.religion
    return religion.rebelled_in == g.state.impulses and area in religion.rebelled


def has_jesuit(g: "VirginQueen", space: Space) -> bool:
    return bool(g.state.religion.jesuits >> space & 1)


def jesuits_in_play(g: "VirginQueen") -> int:
    """On the map and on the Spanish power card."""
    religion = g.state.religion
    return religion.jesuits.bit_count() + religion.jesuits_on_card
