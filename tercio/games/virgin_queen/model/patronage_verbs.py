"""Verbs on artists and scientists (VQ 22)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.events.patronage import (
    BonusClaimed,
    TalentLost,
    TalentReturned,
    WorkFavoured,
    WorkHeldUp,
    WorksFavoured,
    WorkSponsored,
)
from tercio.games.virgin_queen.model.patronage_questions import talent_ref, whereabouts
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE, GONE, SPONSORED, Sponsorship
from tercio.games.virgin_queen.rows.tables import PatronageAwardRow
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


# -- works -----------------------------------------------------------------------------------------


@cites("VQ 22.1", "VQ 22.2")
def sponsor_work(
    g: "VirginQueen", power: Power, kind: str, who: int, *, cp: int, bonus: int = 0
) -> None:
    whereabouts(g, kind)[who] = SPONSORED
    g.state.patronage.sponsored.append(Sponsorship(power, kind, who, cp, bonus=bonus))
    g.record(WorkSponsored(power_ref(g, power), talent_ref(g, kind, who), cp))


def favour_work(g: "VirginQueen", work: Sponsorship, bonus: int) -> None:
    """An event adds to one roll."""
    work.bonus += bonus
    g.record(WorkFavoured(talent_ref(g, work.kind, work.who), bonus))


def favour_works(g: "VirginQueen", power: Power, bonus: int) -> None:
    """An event adds to all rolls of a power this turn."""
    favours = g.state.patronage.favours
    favours[power] = favours.get(power, 0) + bonus
    g.record(WorksFavoured(power_ref(g, power), bonus))


@cites("VQ 28")
def hold_up_work(g: "VirginQueen", work: Sponsorship) -> None:
    """He waits on the turn track and is back next turn."""
    g.state.patronage.sponsored.remove(work)
    g.state.patronage.held_up.append(work)
    g.record(WorkHeldUp(talent_ref(g, work.kind, work.who)))


def lose_talent(g: "VirginQueen", kind: str, who: int) -> None:
    """Finished for the game."""
    whereabouts(g, kind)[who] = GONE
    g.record(TalentLost(talent_ref(g, kind, who)))


def return_talent(g: "VirginQueen", kind: str, who: int) -> None:
    """Back in the pool."""
    whereabouts(g, kind)[who] = AVAILABLE
    g.record(TalentReturned(talent_ref(g, kind, who)))


def end_works(g: "VirginQueen") -> None:
    """The turn's works are judged; what was held up may be sponsored again."""
    patronage = g.state.patronage
    for work in patronage.held_up:
        return_talent(g, work.kind, work.who)
    patronage.sponsored, patronage.held_up, patronage.favours = [], [], {}


# -- what they earn --------------------------------------------------------------------------------


@cites("VQ 22.1", "VQ 22.2")
def claim_award(g: "VirginQueen", power: Power, award: str) -> None:
    """A VP marker."""
    row = g.world.data.table("patronage_awards", PatronageAwardRow)[award]
    g.state.patronage.awards[award] -= 1
    g.gain_vp(power, row.vp, "vp-patronage")


@cites("VQ 22.2")
def claim_science_bonus(g: "VirginQueen", power: Power, bonus: str) -> None:
    g.state.patronage.bonuses[bonus] = power
    g.record(BonusClaimed(power_ref(g, power), f"bonus:{bonus}"))
