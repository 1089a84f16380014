"""How Virgin Queen fills the shared procedures."""

from typing import Any

from tercio.wars.hooks import Hooks
from tercio.wars.names import Power, Space


class VqHooks(Hooks):
    """Each hook calls one function of the rules."""

    # -- the map (12, 13) ----------------------------------------------------------------------

    # -- sea (16) --------------------------------------------------------------------------------

    may_intercept_among_foes = False

    # -- land (13-15) ----------------------------------------------------------------------------

    takes_lone_naval_leaders = True
    sieges_shun_strangers = True

    # -- diplomacy (9, 24) -----------------------------------------------------------------------

    # -- cards (6, 11) ---------------------------------------------------------------------------

    any_time = "any_impulse"

    # -- the action phase (11) -------------------------------------------------------------------

    # -- forces (17) -----------------------------------------------------------------------------

    builds_under_allies = False

    # -- spring and winter (10, 20) --------------------------------------------------------------

    minor_ships_may_go_home = True

    def capitals(self, g: Any, power: Power) -> list[Space]:
        """Printed ones, those of the Protestant factions, and Prague instead of Vienna (23)."""
        moved = g.state.court.capitals
        if power in moved:
            return [moved[power]]
        factions = [p for p in g.world.factions if p in moved and g.state.patron[p] == power]
        return [*g.world.capitals[power], *(moved[p] for p in factions)]
