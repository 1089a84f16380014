"""Building galleys, galleons and corsairs (VQ 17.3)."""

from tercio.games.virgin_queen.position import VirginQueen
from tercio.games.virgin_queen.powers import ENGLAND
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of, places_of
from tercio.wars.actions import Action
from tercio.wars.construction import build_action
from tercio.wars.names import Mask, Power, Space


@cites("VQ 17.3", "VQ 24.3")
def naval_sites(g: VirginQueen, owner: Power, what: str, sites: Mask) -> Mask:
    """Of home ports, those that have a yard for it.

    Galleons need the Atlantic; the map bars more (galleys alone at Oran, none in Algiers, Djerba
    and, for Spain, the Netherlands).
    """
    id, rows = g.world.power_rows[owner].id, g.world.vq_spaces
    barred = (s for s in places_of(sites) if what in rows[s].barred_builds.get(id, ()))
    open_ports = sites & ~mask_of(barred)
    if what == "galleon":
        open_ports &= g.world.water.neighbours(g.world.atlantic)
    return open_ports


@cites("VQ 17.3")
def built_as(g: VirginQueen, owner: Power, what: str, space: Space) -> str:
    """With Hawkins in London, England builds race-built galleons there from turn 3."""
    if owner == ENGLAND and what == "galleon" and is_hawkins_yard(g, space):
        return "race_built_galleon"
    return what


def is_hawkins_yard(g: VirginQueen, space: Space) -> bool:
    late = g.state.turn >= g.world.constant("race_built_from_turn")
    if not late or space != g.world.location["london"]:
        return False
    captains = (g.captain_of_leader(leader) for leader in g.leaders_at(space))
    return any(c is not None and g.world.captains[c].bonus == "race_built" for c in captains)


BUILD_GALLEY: Action = build_action("build_galley", "galley", "17.3")
BUILD_GALLEON: Action = build_action("build_galleon", "galleon", "17.3")
BUILD_CORSAIR: Action = build_action("build_corsair", "corsair", "17.3")
SHIP_ACTIONS = (BUILD_GALLEY, BUILD_CORSAIR, BUILD_GALLEON)
