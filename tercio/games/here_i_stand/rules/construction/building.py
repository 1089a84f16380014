"""Where the powers of Here I Stand build less, or more, than 17 allows (HIS 17, 21.1, 21.6)."""

from typing import Final

from tercio.games.here_i_stand.model.court_questions import has_happened, league_formed
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import OTTOMAN, PROTESTANT
from tercio.games.here_i_stand.rules.major_powers.foreign_war import must_build_abroad
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.land.construction import is_naval
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_besieged

RECRUITS: Final = "foreign_recruits"


@cites("HIS 17.2", "HIS 21.1", "HIS 21.6")
def sites(g: HereIStand, power: Power, what: str, allowed: Mask) -> Mask:
    """Corsairs wait for Barbarossa; nothing else is built in a pirate haven."""
    if is_recruiting_abroad(g):
        allowed |= recruiting_grounds(g, power, what)
    if what == "corsair":
        return allowed if has_happened(g, "barbary_pirates") else 0
    if power == PROTESTANT and not league_formed(g):
        return 0
    if what != "squadron" and must_build_abroad(g, power):
        return 0
    if power == OTTOMAN and not is_recruiting_abroad(g):
        return allowed & ~g.world.pirate_havens
    return allowed


def is_recruiting_abroad(g: HereIStand) -> bool:
    """The CP of this impulse come from Foreign Recruits as an event."""
    impulse = g.state.impulse
    return impulse.as_event and impulse.card == g.world.card[RECRUITS]


@cites("HIS 17")
def recruiting_grounds(g: HereIStand, power: Power, what: str) -> Mask:
    """Every space under control that is not besieged, home or not, pirate havens included."""
    spaces = g.state.controlled[power]
    if is_naval(g, what):
        spaces &= g.world.ports
    return mask_of(space for space in spaces_in(spaces) if not is_besieged(g, space))
