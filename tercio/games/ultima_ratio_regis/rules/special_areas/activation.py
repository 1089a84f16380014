"""Inactive areas, and what they become when they are activated (uRR 18.2.1)."""

from functools import lru_cache

from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play
from tercio.games.ultima_ratio_regis.model.setup import becomes
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.kernel.citations import cites


@lru_cache(maxsize=16)
def _becomes(world: World, setup: str) -> dict[Place, tuple[Power, int]]:
    return becomes(world, setup)


@cites("uRR 7.1")
def areas_in_game(g: Regis) -> Mask:
    """All areas of the theaters that the scenario has; others do not exist."""
    return g.world.areas_in(theaters=g.scenario.theaters)


@cites("uRR 18.2.1", "uRR 18.2.2")
def open_areas(g: Regis, areas: Mask, level: int = 0) -> None:
    """They belong to whom the set-up promises them, if he is in play; else they are independent.

    `level` is that of the event or rule, which goes before that of the set-up. Of a major that is
    still to come they are independent until it enters and takes them (24).
    """
    promised = _becomes(g.world, g.scenario.setup)
    for area in places_in(areas & g.state.closed & areas_in_game(g)):
        owner, own_level = promised.get(area, (NOBODY, 0))
        g.open_area(area)
        if owner != NOBODY and is_in_play(g, owner):
            home = owner in g.world.minors or bool(g.world.home[owner] >> area & 1)
            g.set_owner(area, owner, home=home)
        else:
            g.free_area(area, level or own_level or g.world.book.independence.activated)


@cites("uRR 18.2.1")
def close_areas(g: Regis, areas: Mask) -> None:
    """Those that nobody possesses and where nobody stands."""
    for area in places_in(areas & ~g.state.closed):
        taken = g.state.owner[area] != NOBODY or any(
            mask >> area & 1 for mask in (*g.state.troops, *g.state.ships)
        )
        if not taken:
            g.close_area(area)
