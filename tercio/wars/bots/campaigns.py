"""Undertakings of war: assaults, marches, musters, and the defence of what one holds."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tercio.wars.bots.caution import (
    escapes,
    leader_worth,
    leaving_cost,
    relief_risk,
    retreats_before_winter,
)
from tercio.wars.bots.defence import needs_of_defence, reinforcements
from tercio.wars.bots.outlook import Army, O, Undertaking, WarOutlook
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.war import (
    Defence,
    armies,
    army_at,
    besiegers_of,
    can_blockade,
    conquest_chance,
    defence_of,
    formation_script,
    garrison_to_leave,
    is_fed_by_sea,
    storm_chance,
)
from tercio.wars.land.control import controllable
from tercio.wars.model.names import Mask, SeaZone, Space
from tercio.wars.model.numbered import space_members, spaces_in
from tercio.wars.model.world import World
from tercio.wars.siege.assault import assault_targets, sieges_of

REACH = 5
"""CP of marching beyond which nobody plans."""


class Goal(NamedTuple):
    """A space to take, what it is worth to us and who holds it."""

    space: Space
    worth: float
    defence: Defence
    prize: float
    """What it is worth without ships that keep us from storming it."""


class Prospect(NamedTuple):
    """An army that might take a goal."""

    army: Army
    goal: Goal
    rings: Sequence[Mask]
    """What the army can reach, by the CP that it takes."""
    cost: int
    units: int
    foot: int
    chance: float
    route: tuple[SeaZone, ...] = ()
    """The sea zones to cross, if it goes by sea."""

    @property
    def worth(self) -> float:
        return self.chance * self.goal.worth


class Goals:
    """The fortified spaces of others, and our own that are besieged; which of them we want is found
    out as they come in reach."""

    def __init__(self, o: O, plan: WarPlan[O]) -> None:
        self._o = o
        self._plan = plan
        self.besieged: Mask = o.state.controlled[o.power] & o.state.fortresses & o.enemy_land
        self.mask: Mask = o.hostile & (o.state.fortresses | o.prizes) | self.besieged
        self.known: dict[Space, Goal | None] = {}

    def at(self, space: Space) -> Goal | None:
        if space not in self.known:
            self.known[space] = self._look(space)
        return self.known[space]

    def _look(self, space: Space) -> Goal | None:
        o = self._o
        if self.besieged >> space & 1:
            worth = o.weights.relieved * o.holding(space)
            return Goal(space, worth, besiegers_of(o, space), worth)
        worth = o.capture(space) * self._plan.zeal(o, space)
        if worth < 0.2:
            return None
        share = 1.0
        if is_fed_by_sea(o, space):
            share = 0.7 if can_blockade(o, space) else 0.15
        elif o.cannot_storm(space):
            share = 0.15
        return Goal(space, worth * share, defence_of(o, space), worth)

    def reached(self) -> list[Goal]:
        return [goal for goal in self.known.values() if goal is not None]


# -- assaults --------------------------------------------------------------------------------------


def assaults(o: O, plan: WarPlan[O]) -> Iterator[Undertaking]:
    for space in assault_targets(o.g, o.power):
        army, defence = army_at(o, space), defence_of(o, space)
        foot = min(army.foot, army.limit)
        now = storm_chance(foot, army.rating, defence.inside, defence.rating, 1)
        soon = storm_chance(foot, army.rating, defence.inside, defence.rating, 2)
        worth = o.capture(space) * plan.zeal(o, space)
        if now >= plan.least_assault or (soon >= 0.4 and now >= 0.08):
            gain = worth * (now + 0.5 * (soon - now)) - o.weights.other_unit * defence.inside / 2
            yield Undertaking(gain, 1, "assault", (f"assault.{o.id(space)}", "all"), what="assault")


# -- marches ---------------------------------------------------------------------------------------


def rings(o: WarOutlook, start: Space, transit: Mask, goal_mask: Mask) -> tuple[Mask, ...]:
    """Spaces by the CP that it takes to march to them; goals end a march."""
    return _rings(o.world, start, transit, transit | goal_mask)


@lru_cache(maxsize=1 << 12)
def _rings(world: World, start: Space, transit: Mask, goals: Mask) -> tuple[Mask, ...]:
    """Remembered: while a power thinks of something else, its roads hardly change."""
    clear, passes = world.clear.neighbours, world.passes.neighbours
    last, before = 1 << start, 0
    found = [last]
    unseen = goals & ~last
    through = transit | last
    for _ in range(REACH):
        near = clear(last & through)
        if before:
            near |= passes(before & through)
        before, last = last, near & unseen
        if not last and not before:
            break
        unseen ^= last
        found.append(last)
    return tuple(found)


def first_step(o: WarOutlook, p: Prospect) -> Space | None:
    """The space next to the army on a shortest way to its goal."""
    clear, passes = o.world.clear.adjacent, o.world.passes.adjacent
    at, cost, found = p.goal.space, p.cost, p.rings
    while cost > 0:
        back = clear[at] & found[cost - 1]
        step = 1
        if not back and cost >= 2:
            back, step = passes[at] & found[cost - 2], 2
        if not back:
            return None
        cost -= step
        if cost <= 0:
            return at
        at = next(spaces_in(back))
    return None


def prospects(o: O, plan: WarPlan[O], found: Goals) -> list[Prospect]:
    """For every army that can march, the goals within its reach."""
    result: list[Prospect] = []
    goal_mask = found.mask
    if not goal_mask:
        return result
    sieges = sum(1 << space for space in sieges_of(o.g, o.power))
    transit = (o.friendly | o.hostile & ~o.state.fortresses & ~o.enemy_land) & ~o.state.closed
    transit &= ~o.shut & ~goal_mask
    for army in armies(o):
        if sieges >> army.space & 1 or not goal_mask & o.world.land.around(army.space, REACH):
            continue
        keep = garrison_to_leave(o, army.space)
        units = min(army.units - keep, army.limit)
        if units < 2 and not army.leaders:
            continue
        # A leader without troops is somebody to raise troops for.
        units = max(1, units)
        foot = min(units, army.foot)
        reached = rings(o, army.space, transit, goal_mask)
        for cost, ring in enumerate(reached):
            prizes = ring & goal_mask
            if not prizes:
                continue
            for space in space_members(prizes):
                goal = found.at(space)
                if goal is not None:
                    p = _prospect(o, army, goal, reached, cost=cost, units=units, foot=foot)
                    special = plan.conquest(o, space, p.units, army.rating)
                    result.append(p if special is None else p._replace(chance=special))
    return result


def _prospect(
    o: WarOutlook,
    army: Army,
    goal: Goal,
    found: Sequence[Mask],
    *,
    cost: int,
    units: int,
    foot: int,
) -> Prospect:
    """Units that are there already fight with those that come."""
    there = army_at(o, goal.space) if o.own_land >> goal.space & 1 else None
    rating = army.rating
    if there is not None:
        units, foot = units + there.units, foot + there.foot
        rating = max(rating, there.rating)
    chance = conquest_chance(units, foot, rating, goal.defence)
    return Prospect(army, goal, found, cost, units=units, foot=foot, chance=chance)


def marches(o: O, plan: WarPlan[O], found: list[Prospect], cp: int) -> Iterator[Undertaking]:
    """Set out for a goal, or go a step towards it; first the road behind is made safe."""
    takeable: Mask | None = None
    for p in found:
        if p.chance < plan.least_conquest or p.army.units <= garrison_to_leave(o, p.army.space):
            continue
        tries = o.cards_left - (p.cost > cp)
        if tries <= 0 and p.goal.defence.walls:
            continue
        worth = p.worth * (0.9 if tries > 1 else 0.55)
        left = p.units - p.goal.defence.units // 3 - p.goal.defence.inside // 2
        risk = relief_risk(o, p.goal.space, left, p.army.rating)
        worth = worth * (1 - risk) - risk * leader_worth(o, p.army.leaders)
        roads = 0
        cut_off = not o.reach_of_supply >> p.goal.space & 1
        if cut_off and p.cost > 1:
            # What lies on the way must be taken before supplies come through.
            roads, worth = p.cost - 1, worth * 0.9
        worth -= 0.03 * p.units + leaving_cost(o, p.army, p.units)
        first = first_step(o, p) if worth > 0 else None
        if first is None:
            continue
        more = roads + (1 if p.cost <= cp else 2)
        if cut_off and o.hostile >> p.army.space & 1:
            # Behind a siege that has begun the road can no longer be taken: now or never.
            takeable = controllable(o.g, o.power) if takeable is None else takeable
            if takeable >> p.army.space & 1:
                yield _open_road(o, p, worth / (p.cost + more))
                continue
            worth *= CUT_OFF
        yield _march(o, p, first, worth, more=more)


CUT_OFF = 0.3
"""What is left of the worth of a march that no supplies can follow."""


def _open_road(o: WarOutlook, p: Prospect, rate: float) -> Undertaking:
    """Take the space that an army stands in on its way, so that supplies follow it."""
    what = f"control.{o.id(p.army.space)}"
    return Undertaking(1.1 * rate, 1, "control_unfortified", (what,), what=what)


def _march(o: WarOutlook, p: Prospect, first: Space, worth: float, *, more: int) -> Undertaking:
    """`more` CP are needed beyond the march itself."""
    over_pass = o.world.crosses_pass(p.army.space, first)
    step = 2 if over_pass else 1
    keep = garrison_to_leave(o, p.army.space)
    script = (
        f"from.{o.id(p.army.space)}",
        *formation_script(o, p.army, keep),
        f"move.{o.id(p.army.space)}.{o.id(first)}",
    )
    cost = p.cost + more
    action = "move_pass" if over_pass else "move_clear"
    share = Undertaking(worth, cost, action, script, what=f"march.{o.id(p.goal.space)}")
    # What is paid now is one step; it is worth its share of the whole.
    share.worth, share.cost = worth * step / cost, step
    return share


def gatherings(o: O, plan: WarPlan[O], found: list[Prospect]) -> Iterator[Undertaking]:
    """Bring idle troops to the army that needs them most."""
    best = max(found, key=lambda p: p.goal.worth * (0.2 + p.chance), default=None)
    if best is None or best.chance >= 0.85:
        return
    at = best.army.space
    for army in armies(o):
        if army.space == at:
            continue
        near = o.world.clear.adjacent[army.space] >> at & 1
        spare = min(army.units - garrison_to_leave(o, army.space), army.limit)
        if not near or spare < 2:
            continue
        more = conquest_chance(
            best.units + spare, best.foot + spare, best.army.rating, best.goal.defence
        )
        special = plan.conquest(o, best.goal.space, best.units + spare, best.army.rating)
        more = more if special is None else special
        worth = 0.5 * (more - best.chance) * best.goal.worth
        if worth > 0.05:
            keep = army.units - spare
            script = formation_script(o, army, keep)
            to = f"move.{o.id(army.space)}.{o.id(at)}"
            yield Undertaking(
                worth, 1, "move_clear", (f"from.{o.id(army.space)}", *script, to), what="gather"
            )


# -- musters ---------------------------------------------------------------------------------------


def sites(o: WarOutlook) -> Mask:
    """Home spaces where we may raise troops."""
    homes = o.state.home[o.power] & o.state.controlled[o.power]
    return homes & ~o.state.unrest & ~o.enemy_land & ~o.state.closed


RECRUITS = (("buy_mercenary", 1), ("raise_cavalry", 1), ("raise_regular", 2))


def musters(o: O, plan: WarPlan[O], found: list[Prospect]) -> Iterator[Undertaking]:
    """Raise troops where an army lacks them for its goal, or a key lacks them for its defence."""
    open_sites = sites(o)
    needs = _needs_of_attack(o, plan, found, open_sites)
    for space, worth in needs_of_defence(o, open_sites).items():
        needs[space] = max(needs.get(space, 0.0), worth)
    for action, cost in RECRUITS:
        if needs and o.has_action(action):
            for space, worth in needs.items():
                value = worth * (0.5 if action == "raise_cavalry" else 1.0) + 0.03 * cost
                yield Undertaking(value, cost, action, (f"build.{o.id(space)}",), what=action)


def fillers(o: WarOutlook) -> Iterator[Undertaking]:
    """Troops are always of some use, most where most of them stand."""
    homes = sites(o)
    if not homes:
        return
    garrisoned = homes & o.own_land or homes
    units, capital = o.units, o.capital
    site = max(space_members(garrisoned), key=lambda s: (units.get(s, 0), s == capital))
    for action, cost in RECRUITS:
        yield Undertaking(0.04 * cost, cost, action, (f"build.{o.id(site)}",), what=action)


def _needs_of_attack(
    o: O, plan: WarPlan[O], found: list[Prospect], open_sites: Mask
) -> dict[Space, float]:
    needs: dict[Space, float] = {}
    for p in found:
        if p.chance >= 0.8 or p.army.units >= p.army.limit + 1:
            continue
        site = site_near(o, p.army.space, open_sites)
        share = 0.5 if site == p.army.space else 0.25
        if site is None or o.cards_left < 1:
            # They come too late for this year.
            site, share = (o.capital, o.weights.next_year) if o.turns_left else (None, 0.0)
        if site is not None and open_sites >> site & 1:
            worth = o.weights.muster * share * _reinforcement(o, plan, p) * p.goal.worth
            needs[site] = max(needs.get(site, 0.0), worth)
    return needs


def _reinforcement(o: O, plan: WarPlan[O], p: Prospect) -> float:
    """By how much each of a few more units raises the chance of an army, at best."""
    best = 0.0
    for extra in (2, 5, 8):
        special = plan.conquest(o, p.goal.space, p.units + extra, p.army.rating)
        more = conquest_chance(p.units + extra, p.foot + extra, p.army.rating, p.goal.defence)
        more = more if special is None else special
        best = max(best, (more - p.chance) / extra)
    return best


def site_near(o: WarOutlook, space: Space, open_sites: Mask) -> Space | None:
    if open_sites >> space & 1:
        return space
    beside = o.world.clear.adjacent[space] & open_sites
    return next(spaces_in(beside), None)


def war_undertakings(
    o: O, plan: WarPlan[O], cp: int, found: list[Prospect], *, by_sea: list[Prospect]
) -> list[Undertaking]:
    """All that can be done with an army on land."""
    return [
        *assaults(o, plan),
        *marches(o, plan, found, cp),
        *gatherings(o, plan, found),
        *reinforcements(o),
        *musters(o, plan, [*found, *by_sea]),
        *escapes(o),
        *retreats_before_winter(o),
        *fillers(o),
    ]
