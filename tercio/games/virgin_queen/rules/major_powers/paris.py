"""VP for Paris and for Central Europe (VQ 23.4, 23.5, 25.3)."""

from tercio.games.virgin_queen.model.court_questions import reigns
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import HRE
from tercio.games.virgin_queen.model.religion_questions import is_protestant
from tercio.games.virgin_queen.rows.tables import ParisVpRow, VqTurnRow
from tercio.kernel.citations import cites
from tercio.wars.model.space_questions import controller_of, is_in_unrest

CENTRAL_EUROPE = ("prague", "vienna", "buda")


@cites("VQ 25.3", "VQ 23.4")
def award_paris(g: VirginQueen) -> None:
    """1 VP for holding Paris in quiet; 2 late in the game with the right man."""
    paris = g.world.space["paris"]
    if is_in_unrest(g, paris):
        return
    holder = g.world.power_rows[controller_of(g, paris)].id
    row = g.world.data.table("paris_vp", ParisVpRow).get(holder)
    if row is None:
        return
    if g.world.edition_rule("paris") == "political_and_religious" and _wrong_faith(g, holder):
        return
    power = g.world.power[row.power]
    g.gain_vp(power, row.great_vp if is_great(g, row) else row.vp, "vp-paris")


def _wrong_faith(g: VirginQueen, holder: str) -> bool:
    """In the first printing the space must also be of the holder's faith."""
    return is_protestant(g, g.world.space["paris"]) != (holder == "protestant")


def is_great(g: VirginQueen, row: ParisVpRow) -> bool:
    """The turn is late enough, and the ruler rules or the leader is in Paris."""
    if not g.world.data.table("turns", VqTurnRow)[str(g.state.turn)].great_paris:
        return False
    if any(reigns(g, g.world.power[row.power], ruler) for ruler in row.rulers):
        return True
    if row.leader is None:
        return False
    return g.state.leader_at[g.world.leader[row.leader]] == g.world.space["paris"]


@cites("VQ 25.3", "VQ 23.5")
def award_central_europe(g: VirginQueen) -> None:
    """1 VP for Prague, Vienna and Buda, all Holy Roman and none in unrest."""
    spaces = g.world.mask(*CENTRAL_EUROPE)
    if spaces & g.state.controlled[HRE] & ~g.state.unrest == spaces:
        g.gain_vp(HRE, 1, "vp-central-europe")
