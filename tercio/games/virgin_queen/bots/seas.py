"""Undertakings at sea: piracy in Europe, corsairs and ships (16.4, 17.3)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.powers import OTTOMAN
from tercio.wars.bots.fleets import captains_at, corsairs_at, corsairs_of, warships_of
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import Location, Power, SeaZone
from tercio.wars.model.numbered import places_in, seas_in
from tercio.wars.sea.piracy import Raid, defence_dice, dice_of, raids_open_to

HIT_WORTH = 0.6
"""VP, a card or a ship, as the victim likes."""

# -- piracy ----------------------------------------------------------------------------------------


def raids(o: Outlook) -> Iterator[Undertaking]:
    """Piracy where ships lie ready."""
    if o.price("piracy", sure=False) is None:
        return
    best: tuple[float, SeaZone, Power] | None = None
    for sea, target in raids_open_to(o.g, o.power):
        worth = raid_worth(o, sea, target, len(o.g.hooks.pirates(o.g, o.power, sea)))
        if best is None or worth > best[0]:
            best = (worth, sea, target)
    if best is not None and best[0] > 0.15:
        worth, sea, target = best
        script = (f"sea.{o.id(sea)}", f"target.{o.world.power_rows[target].id}")
        yield Undertaking(worth, 2, "piracy", script)


def raid_worth(o: Outlook, sea: SeaZone, target: Power, ships: int, rating: int = 0) -> float:
    """Expected hits less expected losses; `rating` of leaders who are not there yet."""
    if not ships:
        return 0.0
    raid = Raid(o.power, target, sea)
    shots = defence_dice(o.g, raid)
    dice = dice_of(o.g, raid, ships) + rating
    alive = 1.0 - sum(hit_chances(shots)[ships:])
    gain = HIT_WORTH + 0.3 * max(0.0, o.harm(target))
    return alive * dice / 3 * gain - 0.08 * min(shots / 3, ships)


def sorties(o: Outlook) -> Iterator[Undertaking]:
    """Send corsairs to where they can raid."""
    oceans = o.state.oceans
    left = o.world.constant("piracy_per_turn") - oceans.piracy_actions[o.power]
    if o.power != OTTOMAN or left <= 0 or o.price("naval_move") is None:
        return
    orders: list[str] = []
    total = 0.0
    wanted: set[Location] = set()
    for place in places_in(o.state.fleets[o.power]):
        corsairs, rating = corsairs_at(o, place)
        if not corsairs:
            continue
        here = _best_raid(o, place, corsairs, 0) if o.world.is_sea(place) else (0.0, place)
        seas = o.world.water.adjacent[place] & o.world.all_seas
        choices = [sea for sea in seas_in(seas) if sea not in wanted]
        best = max((_best_raid(o, sea, corsairs, rating) for sea in choices), default=here)
        if best[0] > here[0] + 0.15:
            wanted.add(best[1])
            orders += [f"from.{o.id(place)}", f"to.{o.id(best[1])}"]
            orders += ["ship.ottoman.corsair"] * min(corsairs, 3)
            orders += ["done", *captains_at(o, place)]
            total += best[0] - here[0]
    if orders:
        yield Undertaking(0.6 * total, 1, "naval_move", (*orders, "done"), "sortie")


def _best_raid(o: Outlook, sea: SeaZone, corsairs: int, rating: int) -> tuple[float, SeaZone]:
    if o.state.oceans.sea_piracy[o.power] >> sea & 1:
        return 0.0, sea
    worths = [
        raid_worth(o, sea, target, corsairs, rating)
        for target in o.g.impulse_order()
        if target not in o.own_powers and o.g.hooks.piracy_ports(o.g, o.power, target, sea)
    ]
    return max(worths, default=0.0), sea


def corsairs(o: Outlook, most: int = 6) -> Iterator[Undertaking]:
    """A few corsairs for every zone that is worth a raid."""
    if o.price("build_corsair") is None:
        return
    if corsairs_of(o, OTTOMAN) < most:
        worth = 0.3 if o.cards_left or o.turns_left else 0.0
        yield Undertaking(worth, 1, "build_corsair", ("build.algiers", "build.djerba_tripoli"))


# -- ships -----------------------------------------------------------------------------------------


def ships(o: Outlook, wanted: int, kind: str, worth: float = 0.26) -> Iterator[Undertaking]:
    """Keep a small fleet."""
    action = f"build_{kind}"
    if o.price(action) is None:
        return
    if warships_of(o, o.power) < wanted:
        yield Undertaking(worth, 2, action)
    elif o.turns_left:
        yield Undertaking(o.weights.ship, 2, action)
