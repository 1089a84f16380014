"""Undertakings beyond the sea: expeditions, piracy, colonies and the way round the world."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.ocean_questions import (
    captains_of,
    has_settlement,
    settlements_of,
)
from tercio.games.virgin_queen.model.powers import ENGLAND, PORTUGAL, SPAIN
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.rules.construction.colonies import open_settlements
from tercio.games.virgin_queen.rules.construction.expeditions import (
    captains_ready,
    colony_cost,
    may_take_colony,
)
from tercio.games.virgin_queen.rules.naval_affairs.oceans import goals_of
from tercio.games.virgin_queen.rules.naval_affairs.world_piracy import (
    WorldRaid,
    defence_dice,
    pirate_dice,
    world_raids,
)
from tercio.kernel.masks import places_of
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.model.numbered import places_in

RAID_COST = 2


def piracy_overseas(o: Outlook) -> Iterator[Undertaking]:
    """Raids of captains who are where settlements are."""
    if o.price("piracy", sure=False) is None:
        return
    for raid in world_raids(o.g, o.power):
        worth = raid_worth(o, raid)
        if worth > 0.15:
            name = o.world.captains[raid.captain].id
            script = (f"captain.{name}", f"target.{o.world.power_rows[raid.target].id}")
            yield Undertaking(worth, RAID_COST, "piracy", script, what=f"raid.{name}")


def raid_worth(o: Outlook, raid: WorldRaid) -> float:
    """Hits less the danger to the captain."""
    shots = defence_dice(o.g, raid) / 3
    gain = o.weights.loot + 0.3 * max(0.0, o.harm(SPAIN)) * (raid.target == SPAIN)
    return pirate_dice(o.g, raid) / 3 * gain * max(0.3, 1 - 0.25 * shots) - 0.25 * shots


def _arrival(o: Outlook, captain: int, ocean: int) -> float:
    """What a captain could win by sailing to an ocean zone: a raid, or a place for his colony,
    which is set down only where he comes to (16.1)."""
    aboard = o.state.oceans.colony_aboard >> captain & 1
    settles = aboard and open_settlements(o.g, 1 << ocean)
    return max(colony_worth(o) if settles else 0.0, _prospect(o, captain, ocean))


def _prospect(o: Outlook, captain: int, ocean: int) -> float:
    """What a captain could win by a raid in an ocean zone, if he were there."""
    worth = o.known_raids_overseas.get((captain, ocean))
    if worth is None:
        worth = o.known_raids_overseas[captain, ocean] = _best_raid(o, captain, ocean)
    return worth


def _best_raid(o: Outlook, captain: int, ocean: int) -> float:
    oceans = o.state.oceans
    left = o.world.constant("piracy_per_turn") - oceans.piracy_actions[o.power]
    if left <= 0 or oceans.ocean_piracy[o.power] >> ocean & 1:
        return 0.0
    best = 0.0
    for target in (SPAIN, PORTUGAL):
        if target not in o.own_powers and has_settlement(o.g, target, ocean):
            if target == PORTUGAL and o.state.patron[PORTUGAL] == o.power:
                continue
            best = max(best, raid_worth(o, WorldRaid(o.power, captain, ocean, target)))
    return best


def expeditions(o: Outlook, cp: int) -> Iterator[Undertaking]:
    """Send a captain out to raid or to settle."""
    cost = o.price("build_expedition", sure=False)
    if cost is None or not plays_with(o.g, "expeditions"):
        return
    entries = o.world.entry_zones[o.power]
    for captain in captains_ready(o.g, o.power):
        name = o.world.captains[captain].id
        for ocean in places_of(entries):
            here = _prospect(o, captain, ocean)
            near = max(
                (
                    _prospect(o, captain, to)
                    for to in places_in(o.world.open_oceans.adjacent[ocean])
                ),
                default=0.0,
            )
            worth = max(here - 0.3, near - 0.5) * (1.0 if o.cards_left else 0.3)
            script = (f"captain.{name}", f"ocean.{o.world.oceans[ocean].id}", "no-colony")
            if worth > 0.05:
                yield Undertaking(
                    worth, cost, "build_expedition", script, what=f"expedition.{name}"
                )
            yield from _colony(o, captain, ocean, cost)


def colony_worth(o: Outlook) -> float:
    """What it brings in the turns that are left."""
    return o.weights.colony * (o.weights.treasure + 0.1) * min(4, o.horizon)


def _colony(o: Outlook, captain: int, ocean: int, cost: int) -> Iterator[Undertaking]:
    if not may_take_colony(o.g, o.power) or o.turns_left < 1:
        return
    # He settles where he sails to, not where he is built.
    if not open_settlements(o.g, o.world.open_oceans.adjacent[ocean]):
        return
    name = o.world.captains[captain].id
    price = cost + colony_cost(o.g, o.power, captain)
    worth = o.weights.sails_on * colony_worth(o)
    script = (f"captain.{name}", f"ocean.{o.world.oceans[ocean].id}", "colony")
    yield Undertaking(worth, price, "build_expedition", script, what=f"expedition.{name}")


def voyages(o: Outlook) -> Iterator[Undertaking]:
    """Captains at sea sail to where they can raid."""
    if o.price("naval_move") is None:
        return
    orders: list[str] = []
    total = 0.0
    for captain in captains_of(o.g, o.power):
        here = o.state.oceans.captain_at[captain]
        stay = _prospect(o, captain, here) if here >= 0 else 0.0
        best, goal = stay + 0.15, None
        for to in places_in(goals_of(o.g, captain)):
            risk = 0.25 if here >= 0 and (here, to) in o.world.perilous else 0.0
            worth = _arrival(o, captain, to) - risk
            if worth > best:
                best, goal = worth, to
        if goal is not None:
            name, ocean = o.world.captains[captain].id, o.world.oceans[goal].id
            orders.append(f"voyage.{name}.{ocean}")
            total += best - stay
    if orders:
        yield Undertaking(0.5 * total, 1, "naval_move", (*orders, "done"), what="voyage")


def patrols(o: Outlook) -> Iterator[Undertaking]:
    """Spain guards the zone with the most settlements that has no patrol."""
    cost = o.price("build_patrol")
    if cost is None:
        return
    for ocean, row in enumerate(o.world.oceans):
        if o.state.oceans.patrols[ocean] >= 1:
            continue
        count = len(settlements_of(o.g, SPAIN, ocean))
        if count >= 2:
            pirates = sum(at == ocean for at in o.state.oceans.captain_at)
            worth = 0.08 + 0.12 * pirates + 0.1 * max(0.0, o.harm(ENGLAND))
            yield Undertaking(worth, cost, "build_patrol", (f"patrol.{row.id}",), what="patrol")
