"""An impulse: everything that a power could do with its points, and which of it is best."""

from collections.abc import Callable, Iterator

from tercio.games.ultima_ratio_regis.bots.allies import corps
from tercio.games.ultima_ratio_regis.bots.armies import armaments, garrisons, musters
from tercio.games.ultima_ratio_regis.bots.campaigns import (
    approaches,
    assaults,
    pacifications,
    strikes,
    subjugations,
)
from tercio.games.ultima_ratio_regis.bots.diplomacy import declarations
from tercio.games.ultima_ratio_regis.bots.fleets import cruises
from tercio.games.ultima_ratio_regis.bots.landings import crossings, landings
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.seas import guards, robbed_seas, robberies, shipyards
from tercio.games.ultima_ratio_regis.bots.trade import worth_of_merchant
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking
from tercio.games.ultima_ratio_regis.model.limits import centers_for_merchant
from tercio.games.ultima_ratio_regis.model.names import Power


def undertakings(o: Outlook, power: Power) -> list[Undertaking]:
    """All that is worth a thought, the best first by what an action point brings."""
    found = [u for u in _all(o, power) if u.worth > 0]
    found.sort(key=lambda u: (-u.rate, u.action, u.script))
    return found


def _all(o: Outlook, power: Power) -> Iterator[Undertaking]:
    for action, find in FINDERS:
        if not action or o.may(power, action):
            yield from find(o, power)


def wars(o: Outlook, power: Power) -> Iterator[Undertaking]:
    yield from strikes(o, power, o.enemies(power))


def merchants(o: Outlook, power: Power) -> Iterator[Undertaking]:
    if o.last:
        return
    for center in centers_for_merchant(o.g, power):
        worth = worth_of_merchant(o, power, center)
        if worth > o.weights.least_merchant:
            script = (f"merchant.{o.world.centers[center].id}",)
            yield Undertaking(power, "build_merchant", worth, 1.0, script=script)


# -- unrest ----------------------------------------------------------------------------------------


def calm(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """To lower unrest by one: urgent only where later impulses could not do it in time."""
    worth = calm_worth(o, power) if o.realm.unrest[power] > 0 else 0.0
    if worth > 0:
        yield Undertaking(power, "lower_unrest", worth, 1.0)


def calm_worth(o: Outlook, power: Power) -> float:
    unrest, w = o.projected(power), o.weights
    if unrest <= 0:
        return 0.0
    excess = unrest - o.limit(power) + (3 if o.last else 1) + fear(o, power)
    later = o.impulses - 1
    if o.g.scenario.solo:
        return w.calm_solo_at_last if o.last and unrest > 0 else w.calm_solo
    if o.last:
        return 0.0 if excess < 0 else w.calm_at_last if excess > later else w.calm_later_at_last
    if excess > 0:
        return w.calm if excess > later else w.calm_later
    return w.calm_above_vitality if unrest > o.world.vitality[power] else w.calm_below


def fear(o: Outlook, power: Power) -> int:
    """Unrest that pirates may still bring, where they have been let in."""
    seas = robbed_seas(o, power)
    bare = sum(n for sea, n in seas.items() if guards(o, power, sea) < n)
    return min(2 * bare, int(o.weights.fear_of_pirates))


# -- fortresses ------------------------------------------------------------------------------------


def walls(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """What was begun is finished if there is war."""
    if o.enemies(power):
        yield Undertaking(power, "finish_fortress", o.weights.wall, 1.0)


FINDERS: tuple[tuple[str, Callable[[Outlook, Power], Iterator[Undertaking]]], ...] = (
    ("build_merchant", merchants),
    ("lower_unrest", calm),
    ("", subjugations),
    ("", approaches),
    ("land", landings),
    ("", crossings),
    ("assault", assaults),
    ("subjugate", pacifications),
    ("march", wars),
    ("", musters),
    ("", garrisons),
    ("build_troop", armaments),
    ("cruise", cruises),
    ("piracy", robberies),
    ("", shipyards),
    ("finish_fortress", walls),
    ("declare_war", declarations),
    ("send_corps", corps),
)
"""Where undertakings come from, and the action without which there is none."""
