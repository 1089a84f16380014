"""Undertakings at sea: piracy and ships."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.court_questions import has_happened
from tercio.games.here_i_stand.model.powers import MAJORS, OTTOMAN
from tercio.wars.bots.fleets import captains_at, corsairs_at, corsairs_of, warships_of
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import Power, SeaZone
from tercio.wars.model.numbered import places_in, seas_in
from tercio.wars.sea.piracy import Raid, defence_dice, ports_on, raids_open_to

HIT_WORTH = 0.55
"""VP, a card or a squadron, as the victim likes."""


# -- piracy ----------------------------------------------------------------------------------------


def raids(o: Outlook) -> Iterator[Undertaking]:
    """Piracy where corsairs lie ready."""
    best: tuple[float, SeaZone, Power] | None = None
    for sea, target in raids_open_to(o.g, o.power):
        worth = raid_worth(o, sea, target, *corsairs_at(o, sea))
        if best is None or worth > best[0]:
            best = (worth, sea, target)
    if best is not None and best[0] > 0.15:
        worth, sea, target = best
        script = (f"sea.{o.id(sea)}", f"target.{o.world.power_rows[target].id}")
        yield Undertaking(worth, 2, "piracy", script)


def raid_worth(o: Outlook, sea: SeaZone, target: Power, corsairs: int, rating: int) -> float:
    """Expected hits less expected losses."""
    if not corsairs:
        return 0.0
    shots = defence_dice(o.g, Raid(o.power, target, sea))
    lost = shots / 3
    ports = ports_on(o.g, target, sea).bit_count()
    dice = (1 if corsairs == 1 or ports == 1 else 2) + rating
    alive = 1.0 - sum(hit_chances(shots)[corsairs:])
    hits = alive * dice / 3
    gain = HIT_WORTH + 0.3 * max(0.0, o.harm(target))
    return hits * gain - 0.1 * min(lost, corsairs)


def sorties(o: Outlook) -> Iterator[Undertaking]:
    """Send corsairs to where they can raid."""
    if o.power != OTTOMAN or not has_happened(o.g, "barbary_pirates"):
        return
    court = o.state.court
    left = o.world.constant("piracy_per_turn") - court.piracy_actions
    if left <= 0 or o.turns_left < 0:
        return
    orders: list[str] = []
    total = 0.0
    for place in places_in(o.state.fleets[o.power]):
        corsairs, rating = corsairs_at(o, place)
        if not corsairs:
            continue
        here = _best_raid(o, place, corsairs, rating) if o.world.is_sea(place) else (0.0, place)
        seas = o.world.water.adjacent[place] & o.world.all_seas
        best = max((_best_raid(o, sea, corsairs, rating) for sea in seas_in(seas)), default=here)
        if best[0] > here[0] + 0.2:
            orders += [f"from.{o.id(place)}", f"to.{o.id(best[1])}", "all"]
            orders += captains_at(o, place)
            total += best[0] - here[0]
    if orders:
        yield Undertaking(0.5 * total, 1, "naval_move", (*orders, "done"), "sortie")


def _best_raid(o: Outlook, sea: SeaZone, corsairs: int, rating: int) -> tuple[float, SeaZone]:
    if o.state.court.piracy_zones >> sea & 1:
        return 0.0, sea
    targets = [p for p in MAJORS if p != o.power and ports_on(o.g, p, sea)]
    worths = [raid_worth(o, sea, target, corsairs, rating) for target in targets]
    return max(worths, default=0.0), sea


def corsairs(o: Outlook) -> Iterator[Undertaking]:
    """Two corsairs for every zone that is worth a raid, four with a captain."""
    if not has_happened(o.g, "barbary_pirates") or o.turns_left < 1:
        return
    if corsairs_of(o, OTTOMAN) < 6:
        yield Undertaking(0.2, 1, "build_corsair", ("build.algiers",))


# -- ships -----------------------------------------------------------------------------------------


def squadrons(o: Outlook, wanted: int) -> Iterator[Undertaking]:
    """Keep a small fleet."""
    if warships_of(o, o.power) < wanted:
        yield Undertaking(0.28, 2, "build_squadron")
