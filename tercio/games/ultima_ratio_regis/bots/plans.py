"""What powers should want beyond what their cards count, and where their troops wait for it.

Objectives are read from the data. What they do not tell is that some land serves several ends at
once, or feeds a neighbour if one leaves it to him: those who know the game go there first.
"""

from tercio.games.ultima_ratio_regis.model.names import NOBODY, NOWHERE, Place, Power
from tercio.games.ultima_ratio_regis.model.world import World

SOUTH = ("naples", "calabria", "taranto", "abruzzi")
COVETED: dict[str, dict[str, float]] = {
    "spain": {"naples": 1.2, "calabria": 0.7, "taranto": 0.6, "abruzzi": 0.6, "granada": 0.5},
}
"""VP, over the game, that an area is worth to a power besides."""
STATIONS: dict[str, tuple[tuple[str, int, tuple[str, ...]], ...]] = {
    "spain": (("messina", 2, SOUTH),),
}
"""Where so many troops stand until one of the areas is somebody's: the south of Italy is closed at
first, and falls to whoever is next to it when it opens."""


def coveted(world: World, power: Power) -> dict[Place, float]:
    wanted = COVETED.get(world.power_ids[power], {})
    return {world.location[id]: worth for id, worth in wanted.items() if id in world.location}


def station(world: World, power: Power, owner: list[Power], troops: dict[Place, int]) -> Place:
    """Where the next troop should wait, or NOWHERE; `owner` by area, and what stands where."""
    for id, count, prize in STATIONS.get(world.power_ids[power], ()):
        place = world.location.get(id, NOWHERE)
        ripe = any(
            owner[world.location[area]] == NOBODY for area in prize if area in world.location
        )
        if place != NOWHERE and ripe and troops.get(place, 0) < count:
            return place
    return NOWHERE
