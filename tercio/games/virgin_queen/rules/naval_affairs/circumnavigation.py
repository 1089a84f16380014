"""Sailing around the world (VQ 16.6)."""

from itertools import pairwise

from tercio.games.virgin_queen.model.events.oceans import CircumnavigationMade
from tercio.games.virgin_queen.model.ocean_questions import captain_ref
from tercio.games.virgin_queen.model.ocean_verbs import bring_captain_home
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import HRE
from tercio.games.virgin_queen.rows.tables import CircumnavigationRow
from tercio.kernel.citations import cites
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY
from tercio.wars.model.refs import power_ref

VP = (2, 1)
"""For the first captain and for the second; nobody else."""


@cites("VQ 16.6")
def comes_full_circle(g: VirginQueen, captain: int) -> None:
    """If his last leg closes the circle: VP, loot ashore, and he is home. Nobody may decline."""
    oceans = g.state.oceans
    if oceans.captain_at[captain] < 0 or not is_full_circle(g, captain):
        return
    power = oceans.captain_power[captain]
    g.record(CircumnavigationMade(captain_ref(g, captain), power_ref(g, power)))
    if oceans.circumnavigations < len(VP):
        g.gain_vp(power, VP[oceans.circumnavigations], "vp-circumnavigation")
    oceans.circumnavigations += 1
    removed = g.world.edition_rule("circumnavigator") == "removed"
    bring_captain_home(g, captain, OUT_OF_PLAY if removed else NEXT_TURN)


def is_full_circle(g: VirginQueen, captain: int) -> bool:
    legs = list(pairwise(g.state.oceans.legs[captain]))
    if not legs:
        return False
    power = g.state.oceans.captain_power[captain]
    if power == HRE and g.world.edition_rule("circumnavigation_voyage") == "unsaid":
        return False
    name = g.world.power_rows[power].id
    rows = g.world.data.table("circumnavigations", CircumnavigationRow).values()
    return any(name in row.powers and _closes(row, legs) for row in rows)


def _closes(row: CircumnavigationRow, legs: list[tuple[str, str]]) -> bool:
    """The last leg for the first time, after the first; who ends where he began must also have
    begun so."""
    first, last = (row.first_from, row.first_to), (row.last_from, row.last_to)
    if legs[-1] != last or legs.count(last) > 1 or first not in legs:
        return False
    if row.first_from == row.last_to:
        return next(leg for leg in legs if leg[0] == row.first_from) == first
    return True
