"""Louise of Lorraine, whom a card brings to court (VQ 28)."""

from tercio.games.virgin_queen.model import marriage_state
from tercio.games.virgin_queen.model.marriage_questions import (
    is_available_to_wed,
    is_betrothed,
    royal_power,
    royal_ref,
)
from tercio.games.virgin_queen.model.marriage_verbs import bring_royal
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.marriage.weddings import betroth
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import CAPTIVE, Power
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.refs import power_ref

LOUISE = "louise_of_lorraine"


def grooms_for(g: VirginQueen, power: Power) -> list[int]:
    """Male royals who are free to wed: one's own, or those of a power that is no enemy."""
    return [
        royal
        for royal, row in enumerate(g.world.royals)
        if row.sex == "m" and _is_free(g, royal) and _may_ask(g, power, royal_power(g, royal))
    ]


def _is_free(g: VirginQueen, royal: int) -> bool:
    leader = g.world.royals[royal].leader
    captured = leader is not None and g.state.leader_at[g.world.leader[leader]] <= CAPTIVE
    return is_available_to_wed(g, royal) and not is_betrothed(g, royal) and not captured


def _may_ask(g: VirginQueen, power: Power, groom_power: Power) -> bool:
    if groom_power == power:
        return True
    return g.is_played(groom_power) and not is_at_war(g, power, groom_power)


@cites("VQ 28", "VQ 9.1", "VQ 21")
def wed_louise(g: VirginQueen, power: Power) -> Procedure[None]:
    """Her holder finds her a husband; another power may refuse. She is a royal of the holder, and
    weds as others do at the end of the turn: only Mary's wedding is resolved at once."""
    bride = g.world.royal[LOUISE]
    grooms = grooms_for(g, power)
    if not grooms or g.state.weddings.eligibility[bride] != marriage_state.NOT_YET:
        return
    bring_royal(g, bride, power)
    while grooms:
        groom = yield from _choose(g, power, grooms)
        if (yield from _accepts(g, power, groom)):
            yield from betroth(g, groom, bride)
            return
        grooms.remove(groom)


def _choose(g: VirginQueen, power: Power, grooms: list[int]) -> Procedure[int]:
    if len(grooms) == 1:
        return grooms[0]
    rows = g.world.royals
    options = [Option(f"groom.{rows[r].id}", r, (royal_ref(g, r),)) for r in grooms]
    pick = yield Ask(g.seat_of(power), "wed-louise", options, "VQ 28")
    groom: int = pick.value
    return groom


def _accepts(g: VirginQueen, power: Power, groom: int) -> Procedure[bool]:
    other = royal_power(g, groom)
    if g.seat_of(other) == g.seat_of(power):
        return True
    args = {"power": power_ref(g, power), "royal": royal_ref(g, groom)}
    options = [Option("consent"), Option("refuse")]
    pick = yield Ask(g.seat_of(other), "consent-to-louise", options, "VQ 28", args=args)
    return bool(pick.key == "consent")
