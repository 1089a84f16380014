"""Merchants: what one more would bring once competition has had its way (uRR 19.2)."""

from functools import partial

from tercio.games.ultima_ratio_regis.bots.competition import YIELD, Merchants, after_competition
from tercio.games.ultima_ratio_regis.bots.needs import turns_left
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.seas import guards, raided_seas
from tercio.games.ultima_ratio_regis.model.names import Center, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, powers_of
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import seas_of


def coming(o: Outlook, center: Center) -> Merchants:
    """Those in a center, and those that wait to enter it."""
    found = dict(o.realm.merchants[center])
    for power, n in o.realm.prepared[center].items():
        found[power] = min(2, found.get(power, 0) + n)
    return found


def _coming(o: Outlook, center: Center) -> tuple[Merchants, Merchants]:
    """They, and those of them that competition leaves."""
    found = coming(o, center)
    return found, after_competition(o, center, found)


def worth_of_merchant(
    o: Outlook,
    power: Power,
    center: Center,
    at_once: bool = False,
    before: Merchants | None = None,
) -> float:
    """VP over the rest of the game; `at_once` in deployment, else he enters next turn. `before`
    is who will be there without him, if that is not what can be seen.

    What he takes from the other powers of the player counts against him.
    """
    g = o.g
    turns = turns_left(g) - (not at_once)
    if turns <= 0 or not g.realm.capacity[center]:
        return 0.0
    w = o.weights
    times = 1 + w.later * (turns - 1)
    bring = partial(_brings, w.income)
    kept_before: Merchants
    if before is not None:
        kept_before = after_competition(o, center, before)
    elif at_once:
        before, kept_before = g.realm.merchants[center], o.kept_merchants(center)
    else:
        before, kept_before = o.once(("coming", center), lambda: _coming(o, center))
    after = dict(before)
    after[power] = after.get(power, 0) + 1
    if after[power] > 2:
        return 0.0
    kept = after_competition(o, center, after)
    mine = g.state.player_of[power]
    gain = 0.0
    for one in powers_of(g, mine):
        gain += bring(kept.get(one, 0)) - bring(kept_before.get(one, 0))
    for one in {*kept, *kept_before}:
        if one in g.world.majors and player_of(g, one) != mine:
            gain += w.merchant_of_others * (
                bring(kept_before.get(one, 0)) - bring(kept.get(one, 0))
            )
    if kept.get(power, 0) > kept_before.get(power, 0):
        gain += _objectives(o, power, center) - risk(o, power, center)
    return gain * times


def risk(o: Outlook, power: Power, center: Center) -> float:
    """What pirates cost a merchant in a turn (11.5.2)."""
    seas = seas_of(o.g, center) & raided_seas(o)
    if not seas:
        return 0.0
    guarded = any(guards(o, power, sea) for sea in places_in(seas))
    return o.weights.robbed_guarded if guarded else o.weights.robbed


def _brings(income: float, merchants: int) -> float:
    """VP each turn of so many merchants of one power in a center."""
    return (merchants >= 2) + income * YIELD[min(merchants, 2)]


def _objectives(o: Outlook, power: Power, center: Center) -> float:
    """What he does for objectives that count merchants."""
    world = o.world
    total = 0.0
    for row in world.objectives_of[power]:
        if row.kind not in ("merchants", "merchants_each"):
            continue
        tcs = [world.center[tc] for tc in row.tcs] or list(world.every_center)
        if center in tcs:
            short = row.n - sum(coming(o, one).get(power, 0) for one in tcs)
            if short > 0:
                total += row.vp / short
    return total
