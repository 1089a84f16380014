"""Ottoman corsairs: who they may raid, and what they win (HIS 16.4)."""

from tercio.games.here_i_stand.model.court_questions import has_happened, is_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import KNIGHTS
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.events import VpGained
from tercio.wars.model.names import Mask, Power, SeaZone, ShipId
from tercio.wars.model.refs import power_ref
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.sea.fleets import is_warship
from tercio.wars.sea.piracy import RAIDS, Raid


@forbids("HIS 16.4", "HIS 21.1")
def barbary_pirates_have_not_come(g: HereIStand, power: Power, sea: SeaZone, target: Power) -> bool:
    return not has_happened(g, "barbary_pirates")


@forbids("HIS 16.4")
def sea_raided_this_turn(g: HereIStand, power: Power, sea: SeaZone, target: Power) -> bool:
    return bool(g.state.court.piracy_zones >> sea & 1)


@forbids("HIS 16.4")
def no_piracy_marker_left(g: HereIStand, power: Power, sea: SeaZone, target: Power) -> bool:
    """Four raids a turn (2010: one in every sea zone)."""
    if g.world.edition_rule("piracy_limit") == "none":
        return False
    return g.state.court.piracy_actions >= g.world.constant("piracy_per_turn")


@forbids("HIS 16.4", "HIS 3.1")
def target_is_played_by_us(g: HereIStand, power: Power, sea: SeaZone, target: Power) -> bool:
    """In games with 3 to 5 players: the other power of the same player."""
    return target != power and g.seat_of(target) == g.seat_of(power)


HIS_RAIDS = Restrictions(
    RAIDS.name,
    *RAIDS.rules,
    barbary_pirates_have_not_come,
    sea_raided_this_turn,
    no_piracy_marker_left,
    target_is_played_by_us,
)


@cites("HIS 16.4")
def corsairs(g: HereIStand, power: Power, sea: SeaZone) -> list[ShipId]:
    """Only corsairs raid; the squadrons with them look on."""
    return [ship for ship in ships_at(g, sea, power) if not is_warship(g, ship)]


@cites("HIS 16.4")
def fortresses_of_the_knights(g: HereIStand) -> Mask:
    """The Knights of St. John fire on corsairs from where they stand."""
    independents = range(g.world.independent, g.world.power_count)
    free = sum(g.state.controlled[power] for power in independents)
    return g.state.land[KNIGHTS] & free


@cites("HIS 16.4")
def any_fort_fires(g: HereIStand) -> bool:
    """2010: even under siege or in unrest."""
    return g.world.edition_rule("piracy_fortress") == "any"


@cites("HIS 16.4")
def spreads_awards(g: HereIStand) -> bool:
    """2010: the target may pay for all hits in the same way."""
    return g.world.edition_rule("piracy_awards") == "spread_evenly"


@cites("HIS 16.4")
def mark_raid(g: HereIStand, sea: SeaZone) -> None:
    g.state.court.piracy_zones |= 1 << sea
    g.state.court.piracy_actions += 1


@cites("HIS 16.4")
def may_score(g: HereIStand) -> bool:
    return g.state.court.piracy_vp < g.world.constant("piracy_vp_max")


@cites("HIS 16.4")
def score(g: HereIStand, power: Power) -> None:
    """Piracy VP have a track of their own, on the Ottoman power card."""
    g.state.court.piracy_vp += 1
    g.record(VpGained(power_ref(g, power), 1, "vp-piracy"))


@cites("HIS 16.4")
def carry_off_julia_gonzaga(g: HereIStand, raid: Raid) -> None:
    """After the event of her name, the first hit of the turn off her coast is worth 1 VP more."""
    if is_this_turn(g, "julia_gonzaga") and raid.sea == g.world.sea["tyrrhenian_sea"]:
        g.state.court.this_turn.remove("julia_gonzaga")
        vp = g.world.mode("julia_gonzaga", "event").numbers["vp"]
        g.gain_vp(raid.power, vp, "vp-julia-gonzaga")
